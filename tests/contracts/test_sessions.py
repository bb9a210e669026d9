"""The contract of `Sessions`."""

import asyncio
from dataclasses import replace

import pytest

from gangoffour.server.people.names import new_name
from gangoffour.server.ports import (
    DeviceLink,
    Person,
    PlayerId,
    PlayerKind,
    Session,
    Sessions,
    SignedIn,
)
from tests.contracts.harness import ANNA, BERT, Opened, session_of

pytestmark = pytest.mark.anyio

CREATED_MS = 1_700_000_000_000
GUEST = Person(ANNA, PlayerKind.GUEST, "Anna", CREATED_MS)
SESSION = session_of(ANNA, b"\x00" * 31 + b"\xff", CREATED_MS + 7)
LINK = DeviceLink(b"link", ANNA, CREATED_MS + 10, CREATED_MS + 20)


def further(token: bytes, at_ms: int) -> Session:
    """A session that nobody has yet."""
    return session_of(PlayerId(""), token, at_ms)


@pytest.fixture
async def sessions(opened: Opened) -> Sessions:
    await opened.stores.players.add(GUEST, new_name("Anna"), SESSION)
    other = Person(BERT, PlayerKind.GUEST, "Bert", CREATED_MS)
    await opened.stores.players.add(other, new_name("Bert"), session_of(BERT, b"other", CREATED_MS))
    return opened.stores.sessions


async def test_whoever_comes_is_known_by_the_token(sessions: Sessions) -> None:
    assert await sessions.by_token(SESSION.token_hash) == SignedIn(GUEST, SESSION)
    assert await sessions.by_token(b"unknown") is None


async def test_when_a_session_was_seen_never_goes_back(sessions: Sessions) -> None:
    await sessions.touch(SESSION.token_hash, SESSION.seen_at_ms + 70, SESSION.expires_at_ms + 70)
    await sessions.touch(SESSION.token_hash, SESSION.seen_at_ms + 50, SESSION.expires_at_ms + 50)
    await sessions.touch(b"unknown", 5, 6)
    seen = replace(SESSION, seen_at_ms=SESSION.seen_at_ms + 70, expires_at_ms=SESSION.expires_at_ms + 70)
    assert await sessions.by_token(SESSION.token_hash) == SignedIn(GUEST, seen)


async def test_an_ended_session_is_forgotten_and_no_other(sessions: Sessions) -> None:
    await sessions.end(SESSION.token_hash)
    await sessions.end(b"unknown")
    assert await sessions.by_token(SESSION.token_hash) is None
    assert await sessions.by_token(b"other") is not None
    assert await sessions.of_player(ANNA) == []


async def test_a_link_makes_one_more_session_of_the_same_player(sessions: Sessions) -> None:
    await sessions.put_link(LINK)
    session = further(b"phone", LINK.expires_at_ms)
    assert await sessions.take_link(LINK.token_hash, session) == GUEST
    own = replace(session, player_id=ANNA)
    assert await sessions.by_token(b"phone") == SignedIn(GUEST, own)
    assert await sessions.of_player(ANNA) == [own, SESSION], "the one seen last comes first"
    assert await sessions.by_token(SESSION.token_hash) == SignedIn(GUEST, SESSION)


async def test_a_link_can_be_looked_at_often_and_taken_once(sessions: Sessions) -> None:
    await sessions.put_link(LINK)
    for _ in range(3):
        assert await sessions.link_owner(LINK.token_hash, LINK.expires_at_ms) == (GUEST, LINK)
    assert await sessions.take_link(LINK.token_hash, further(b"phone", LINK.created_at_ms)) == GUEST
    assert await sessions.take_link(LINK.token_hash, further(b"thief", LINK.created_at_ms)) is None
    assert await sessions.link_owner(LINK.token_hash, LINK.created_at_ms) is None
    assert await sessions.by_token(b"thief") is None


async def test_of_many_who_take_a_link_at_once_one_gets_it(sessions: Sessions) -> None:
    await sessions.put_link(LINK)
    takers = [sessions.take_link(LINK.token_hash, further(bytes([number]), LINK.created_at_ms)) for number in range(6)]
    taken = await asyncio.gather(*takers)
    assert sorted(taken, key=bool) == [None] * 5 + [GUEST]
    assert len(await sessions.of_player(ANNA)) == 2


async def test_a_link_that_is_too_old_leads_nowhere(sessions: Sessions) -> None:
    await sessions.put_link(LINK)
    late_ms = LINK.expires_at_ms + 1
    assert await sessions.link_owner(LINK.token_hash, late_ms) is None
    assert await sessions.take_link(LINK.token_hash, further(b"phone", late_ms)) is None
    assert await sessions.by_token(b"phone") is None


async def test_a_new_link_ends_the_one_before(sessions: Sessions) -> None:
    await sessions.put_link(LINK)
    newer = replace(LINK, token_hash=b"newer")
    await sessions.put_link(newer)
    of_other = DeviceLink(b"other link", BERT, CREATED_MS, LINK.expires_at_ms)
    await sessions.put_link(of_other)
    assert await sessions.link_owner(LINK.token_hash, LINK.created_at_ms) is None
    assert await sessions.link_owner(b"newer", LINK.created_at_ms) == (GUEST, newer)
    assert await sessions.link_owner(b"other link", LINK.created_at_ms) is not None


async def test_a_session_that_was_added_opens_and_says_when_it_was_proved(sessions: Sessions) -> None:
    proved = replace(session_of(ANNA, b"proved", CREATED_MS), proved_at_ms=CREATED_MS)
    await sessions.add(proved)
    assert await sessions.by_token(b"proved") == SignedIn(GUEST, proved)
    assert proved in await sessions.of_player(ANNA)
