"""The contract of `WaysIn`."""

import asyncio
from dataclasses import replace

import pytest

from gangoffour.server.people.names import new_name
from gangoffour.server.ports import Challenge, Passkey, Person, PlayerId, PlayerKind, WaysIn
from tests.contracts.harness import ANNA, BERT, Opened, session_of

pytestmark = pytest.mark.anyio

NOW_MS = 1_700_000_000_000
KEY = Passkey(b"\x00key", ANNA, b"\xffpublic", 0, "Firefox, Linux", NOW_MS)


@pytest.fixture
def ways_in(opened: Opened) -> WaysIn:
    return opened.stores.ways_in


async def test_a_new_password_replaces_the_one_before(ways_in: WaysIn) -> None:
    assert await ways_in.password(ANNA) is None
    await ways_in.put_password(ANNA, "first", NOW_MS)
    await ways_in.put_password(BERT, "other", NOW_MS)
    await ways_in.put_password(ANNA, "second", NOW_MS + 1)
    assert await ways_in.password(ANNA) == "second"
    assert await ways_in.password(BERT) == "other"


async def test_a_passkey_is_found_by_its_id_and_belongs_to_one_person(ways_in: WaysIn) -> None:
    assert await ways_in.add_passkey(KEY)
    assert not await ways_in.add_passkey(replace(KEY, player_id=BERT)), "whoever has it keeps it"
    assert await ways_in.passkey(KEY.credential_id) == KEY
    assert await ways_in.passkey(b"unknown") is None
    newer = replace(KEY, credential_id=b"newer", created_at_ms=NOW_MS + 1)
    assert await ways_in.add_passkey(newer)
    assert await ways_in.passkeys_of(ANNA) == [KEY, newer]
    assert await ways_in.passkeys_of(BERT) == []


async def test_a_passkey_remembers_when_it_was_used(ways_in: WaysIn) -> None:
    await ways_in.add_passkey(KEY)
    await ways_in.use_passkey(KEY.credential_id, 5, NOW_MS + 9)
    await ways_in.use_passkey(b"unknown", 5, NOW_MS)
    assert await ways_in.passkey(KEY.credential_id) == replace(KEY, sign_count=5, used_at_ms=NOW_MS + 9)


async def test_nobody_removes_the_passkey_of_another(ways_in: WaysIn) -> None:
    await ways_in.add_passkey(KEY)
    assert not await ways_in.remove_passkey(BERT, KEY.credential_id)
    assert await ways_in.remove_passkey(ANNA, KEY.credential_id)
    assert not await ways_in.remove_passkey(ANNA, KEY.credential_id)
    assert await ways_in.passkey(KEY.credential_id) is None


async def test_new_recovery_codes_end_the_ones_before(ways_in: WaysIn) -> None:
    await ways_in.put_recovery_codes(ANNA, [b"a", b"b"])
    await ways_in.put_recovery_codes(BERT, [b"z"])
    await ways_in.put_recovery_codes(ANNA, [b"c", b"d", b"e"])
    assert await ways_in.recovery_code_count(ANNA) == 3
    assert await ways_in.take_recovery_code(b"a") is None
    assert await ways_in.take_recovery_code(b"c") == ANNA
    assert await ways_in.recovery_code_count(ANNA) == 2
    assert await ways_in.take_recovery_code(b"z") == BERT


async def test_of_many_who_take_a_recovery_code_at_once_one_gets_it(ways_in: WaysIn) -> None:
    await ways_in.put_recovery_codes(ANNA, [b"a"])
    taken = await asyncio.gather(*(ways_in.take_recovery_code(b"a") for _ in range(6)))
    assert sorted(taken, key=bool) == [None] * 5 + [ANNA]


@pytest.mark.parametrize("player_id", [None, ANNA])
async def test_a_challenge_is_taken_once_and_in_time(player_id: PlayerId | None, ways_in: WaysIn) -> None:
    challenge = Challenge(b"\x00\xff", player_id, NOW_MS + 10)
    await ways_in.put_challenge(challenge)
    assert await ways_in.take_challenge(b"unknown", NOW_MS) is None
    assert await ways_in.take_challenge(challenge.challenge, NOW_MS + 10) == challenge
    assert await ways_in.take_challenge(challenge.challenge, NOW_MS) is None
    await ways_in.put_challenge(challenge)
    assert await ways_in.take_challenge(challenge.challenge, NOW_MS + 11) is None
    assert await ways_in.take_challenge(challenge.challenge, NOW_MS) is None, "too late is over"


async def test_whoever_is_forgotten_has_no_way_in_left(opened: Opened) -> None:
    players, ways_in = opened.stores.players, opened.stores.ways_in
    for player_id in (ANNA, BERT):
        person = Person(player_id, PlayerKind.GUEST, player_id.title(), NOW_MS)
        name = new_name(person.name)
        await players.add(person, name, session_of(player_id, player_id.encode(), NOW_MS))
        await ways_in.put_password(player_id, "hash", NOW_MS)
        await ways_in.add_passkey(replace(KEY, credential_id=player_id.encode(), player_id=player_id))
        await ways_in.put_recovery_codes(player_id, [player_id.encode()])
        await ways_in.put_challenge(Challenge(player_id.encode(), player_id, NOW_MS + 10))
    await players.delete(ANNA)
    assert await ways_in.password(ANNA) is None
    assert await ways_in.passkeys_of(ANNA) == []
    assert await ways_in.recovery_code_count(ANNA) == 0
    assert await ways_in.take_challenge(b"anna", NOW_MS) is None
    assert await ways_in.password(BERT) == "hash"
    assert len(await ways_in.passkeys_of(BERT)) == await ways_in.recovery_code_count(BERT) == 1
    assert await ways_in.take_challenge(b"bert", NOW_MS) is not None


async def test_challenges_that_nobody_answered_are_removed(opened: Opened) -> None:
    await opened.stores.ways_in.put_challenge(Challenge(b"old", None, NOW_MS - 1))
    await opened.stores.ways_in.put_challenge(Challenge(b"new", None, NOW_MS))
    await opened.stores.players.remove_idle(NOW_MS, 0)
    assert await opened.stores.ways_in.take_challenge(b"old", NOW_MS - 1) is None
    assert await opened.stores.ways_in.take_challenge(b"new", NOW_MS) is not None
