"""The contract of `Guests`."""

from dataclasses import replace

import pytest

from gangoffour.server.ports import Guest, Guests, PlayerId
from tests.contracts.harness import ANNA, BERT, Opened

pytestmark = pytest.mark.anyio

NOBODY = PlayerId("nobody")
GUEST = Guest(ANNA, "Anna Łąka", 1_700_000_000_000, 1_700_000_000_500)
OTHER = Guest(BERT, "Bert", 1_700_000_000_001, 1_700_000_000_900)
TOKEN = b"\x00" * 31 + b"\xff"


@pytest.fixture
async def guests(opened: Opened) -> Guests:
    await opened.stores.guests.add(GUEST, TOKEN)
    await opened.stores.guests.add(OTHER, b"other")
    return opened.stores.guests


async def test_a_guest_is_known_by_the_session_and_by_id(guests: Guests) -> None:
    assert await guests.by_token(TOKEN) == GUEST
    assert await guests.by_token(b"unknown") is None
    assert await guests.by_ids([ANNA, NOBODY, BERT]) == {ANNA: GUEST, BERT: OTHER}
    assert await guests.by_ids([]) == {}


async def test_a_guest_who_is_added_again_stays_the_same(guests: Guests) -> None:
    await guests.add(replace(GUEST, name="Mallory"), b"second session")
    assert await guests.by_token(TOKEN) == GUEST
    assert await guests.by_token(b"second session") == GUEST


async def test_a_guest_can_take_another_name(guests: Guests) -> None:
    await guests.rename(ANNA, "Änne")
    await guests.rename(NOBODY, "Nobody")
    assert await guests.by_token(TOKEN) == replace(GUEST, name="Änne")
    assert await guests.by_ids([NOBODY]) == {}


async def test_the_last_time_a_guest_was_seen_is_kept(guests: Guests) -> None:
    await guests.touch(ANNA, GUEST.seen_at_ms + 70)
    await guests.touch(ANNA, GUEST.seen_at_ms + 50)
    await guests.touch(NOBODY, 5)
    assert await guests.by_token(TOKEN) == replace(GUEST, seen_at_ms=GUEST.seen_at_ms + 70)


async def test_an_ended_session_is_forgotten_and_the_guest_is_not(guests: Guests) -> None:
    await guests.end_session(TOKEN)
    await guests.end_session(b"unknown")
    assert await guests.by_token(TOKEN) is None
    assert await guests.by_ids([ANNA]) == {ANNA: GUEST}
    assert await guests.by_token(b"other") == OTHER


async def test_idle_guests_are_forgotten_with_their_sessions(guests: Guests) -> None:
    assert await guests.remove_idle(GUEST.seen_at_ms) == 0
    assert await guests.remove_idle(GUEST.seen_at_ms + 1) == 1
    assert await guests.by_token(TOKEN) is None
    assert await guests.by_ids([ANNA, BERT]) == {BERT: OTHER}
    await guests.add(GUEST, b"new session")
    assert await guests.by_token(TOKEN) is None, "an old session does not come back with its guest"
