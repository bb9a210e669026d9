"""The contract of `Players`."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from gangoffour.server.people.names import new_name
from gangoffour.server.ports import (
    NAME_REST_MS,
    SHOWN_FIRST,
    DeviceLink,
    KeptName,
    NameTaken,
    NameTooSoon,
    Part,
    Person,
    PlayerId,
    PlayerKind,
    Players,
    Sessions,
)
from tests.contracts.harness import ANNA, BERT, Opened, session_of

pytestmark = pytest.mark.anyio

NOBODY = PlayerId("nobody")
CREATED_MS = 1_700_000_000_000
GUEST = Person(ANNA, PlayerKind.GUEST, "Anna Łąka", CREATED_MS)
OTHER = Person(BERT, PlayerKind.GUEST, "Bert", CREATED_MS + 1)
SESSION = session_of(ANNA, b"\x00" * 31 + b"\xff", CREATED_MS)
EVER_MS = CREATED_MS * 2


@pytest.fixture
async def players(opened: Opened) -> Players:
    await opened.stores.players.add(GUEST, new_name(GUEST.name), SESSION)
    await opened.stores.players.add(OTHER, new_name(OTHER.name), session_of(BERT, b"other", CREATED_MS))
    return opened.stores.players


@pytest.fixture
def sessions(opened: Opened) -> Sessions:
    return opened.stores.sessions


async def test_people_are_known_by_their_ids(players: Players) -> None:
    assert await players.by_ids([ANNA, NOBODY, BERT]) == {ANNA: GUEST, BERT: OTHER}
    assert await players.by_ids([]) == {}


async def test_whoever_is_added_again_stays_the_same(players: Players, sessions: Sessions) -> None:
    second = session_of(ANNA, b"second session", CREATED_MS)
    await players.add(replace(GUEST, name="Mallory", kind=PlayerKind.USER), new_name("Mallory"), second)
    assert await players.by_ids([ANNA]) == {ANNA: GUEST}
    found = await sessions.by_token(b"second session")
    assert found is not None
    assert found.person == GUEST


async def test_names_are_numbered_and_kept_with_their_time(players: Players) -> None:
    await players.rename(ANNA, new_name("Änne"), CREATED_MS + 50)
    await players.rename(ANNA, new_name("Änne"), CREATED_MS + 60)
    await players.rename(ANNA, new_name("Anna Łąka"), CREATED_MS + 70)
    await players.rename(NOBODY, new_name("Nobody"), CREATED_MS + 80)
    assert await players.by_ids([ANNA, NOBODY]) == {ANNA: GUEST}
    assert await players.names_of([ANNA, BERT, NOBODY]) == {
        ANNA: [
            KeptName(1, "Anna Łąka", CREATED_MS, CREATED_MS + 50),
            KeptName(2, "Änne", CREATED_MS + 50, CREATED_MS + 70),
            KeptName(3, "Anna Łąka", CREATED_MS + 70),
        ],
        BERT: [KeptName(1, "Bert", CREATED_MS + 1)],
    }
    assert await players.names_of([]) == {}


async def test_guests_may_share_a_name(players: Players) -> None:
    await players.rename(BERT, new_name(GUEST.name), CREATED_MS + 50)
    assert (await players.by_ids([BERT]))[BERT].name == GUEST.name


async def test_a_guest_becomes_a_user_with_the_same_id_name_and_session(players: Players, sessions: Sessions) -> None:
    assert await players.become_user(ANNA, CREATED_MS)
    user = replace(GUEST, kind=PlayerKind.USER)
    assert await players.by_ids([ANNA]) == {ANNA: user}
    found = await sessions.by_token(SESSION.token_hash)
    assert found is not None
    assert (found.person, found.session) == (user, SESSION)
    assert not await players.become_user(ANNA, CREATED_MS)
    assert not await players.become_user(NOBODY, CREATED_MS)


async def test_no_two_users_have_names_that_look_alike(players: Players) -> None:
    await players.become_user(ANNA, CREATED_MS)
    await players.rename(BERT, new_name("ANNA ŁĄKA"), CREATED_MS + 50)
    with pytest.raises(NameTaken):
        await players.become_user(BERT, CREATED_MS)
    assert (await players.by_ids([BERT]))[BERT].kind is PlayerKind.GUEST, "nothing has changed"
    await players.rename(BERT, new_name("Bertha"), CREATED_MS + 60)
    assert await players.become_user(BERT, CREATED_MS)
    with pytest.raises(NameTaken):
        await players.rename(BERT, new_name("anna łąka"), CREATED_MS + 70)
    assert (await players.by_ids([BERT]))[BERT].name == "Bertha", "nothing has changed"


@pytest.mark.parametrize("alike", ["\u0392en", "\u0392\u0415N", "\u24b7en", "B\u0435 n", "BEN"])
async def test_names_are_compared_by_all_that_they_can_be_read_as(players: Players, alike: str) -> None:
    await players.rename(ANNA, new_name("Ben"), CREATED_MS + 50)
    await players.become_user(ANNA, CREATED_MS + 60)
    await players.rename(BERT, new_name(alike), CREATED_MS + 70)
    with pytest.raises(NameTaken):
        await players.become_user(BERT, CREATED_MS + 80)


async def test_a_name_that_a_user_gave_up_leads_to_them_for_a_while_and_is_nobody_elses_meanwhile(
    players: Players,
) -> None:
    await players.become_user(ANNA, CREATED_MS)
    await players.rename(ANNA, new_name("Änne"), CREATED_MS + 50)
    free_at_ms = CREATED_MS + 50 + NAME_REST_MS
    user = replace(GUEST, kind=PlayerKind.USER, name="Änne")
    assert await players.by_name(new_name("ANNA ŁĄKA"), free_at_ms - 1) == user
    await players.rename(BERT, new_name("anna łąka"), CREATED_MS + 60)
    with pytest.raises(NameTaken):
        await players.become_user(BERT, free_at_ms - 1)
    assert await players.by_name(new_name("Anna Łąka"), free_at_ms) is None
    assert await players.become_user(BERT, free_at_ms)
    found = await players.by_name(new_name("Anna Łąka"), free_at_ms)
    assert found is not None
    assert found.player_id == BERT


async def test_a_user_changes_their_name_once_in_a_while(players: Players) -> None:
    await players.rename(ANNA, new_name("Guest's choice"), CREATED_MS + 10)
    await players.become_user(ANNA, CREATED_MS + 20)
    await players.rename(ANNA, new_name("Änne"), CREATED_MS + 50)
    free_at_ms = CREATED_MS + 50 + NAME_REST_MS
    for name in ("Anja", "Guest's choice"):
        with pytest.raises(NameTooSoon) as refused:
            await players.rename(ANNA, new_name(name), free_at_ms - 1)
        assert refused.value.free_at_ms == free_at_ms
    await players.rename(ANNA, new_name("ÄNNE"), CREATED_MS + 60)
    assert (await players.by_ids([ANNA]))[ANNA].name == "ÄNNE", "another form of a name is no other name"
    await players.rename(ANNA, new_name("Guest's choice"), free_at_ms)
    assert (await players.by_ids([ANNA]))[ANNA].name == "Guest's choice", "one's own former name is free for oneself"


@pytest.mark.parametrize("way", ["grow up", "rename"])
async def test_of_two_who_want_one_name_at_once_one_gets_it(players: Players, way: str) -> None:
    wanted = [(ANNA, "Ivan"), (BERT, "lVAN")]
    tries: list[Awaitable[object]]
    if way == "rename":
        await asyncio.gather(*(players.become_user(each, CREATED_MS) for each, _ in wanted))
        tries = [players.rename(each, new_name(name), CREATED_MS + 50) for each, name in wanted]
    else:
        for each, name in wanted:
            await players.rename(each, new_name(name), CREATED_MS + 50)
        tries = [players.become_user(each, CREATED_MS + 60) for each, _ in wanted]
    ends = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(isinstance(end, NameTaken) for end in ends) == [False, True]
    owner = await players.by_name(new_name("Ivan"), CREATED_MS + 70)
    assert owner is not None
    assert owner.player_id == wanted[[isinstance(end, NameTaken) for end in ends].index(False)][0]


async def test_a_user_is_found_by_what_their_name_looks_like_and_a_guest_is_not(players: Players) -> None:
    assert await players.by_name(new_name(GUEST.name), CREATED_MS) is None
    await players.become_user(ANNA, CREATED_MS)
    assert await players.by_name(new_name("ANNA ŁĄKA"), CREATED_MS) == replace(GUEST, kind=PlayerKind.USER)
    assert await players.by_name(new_name("unknown"), CREATED_MS) is None


async def test_a_person_chooses_a_face_and_what_everybody_may_see(players: Players, sessions: Sessions) -> None:
    shown = frozenset({Part.STATISTICS, Part.DAILY})
    await players.choose(ANNA, "fox-jade", shown)
    await players.choose(NOBODY, "fox-jade", shown)
    chosen = replace(GUEST, avatar="fox-jade", shown=shown)
    assert await players.by_ids([ANNA, BERT, NOBODY]) == {ANNA: chosen, BERT: OTHER}
    found = await sessions.by_token(SESSION.token_hash)
    assert found is not None
    assert found.person == chosen
    await players.choose(ANNA, None, frozenset())
    assert await players.by_ids([ANNA]) == {ANNA: replace(GUEST, shown=frozenset())}


async def test_of_a_deleted_person_the_id_alone_is_left(players: Players, sessions: Sessions) -> None:
    await players.become_user(ANNA, CREATED_MS)
    await sessions.put_link(DeviceLink(b"link", ANNA, CREATED_MS, EVER_MS))
    await players.choose(ANNA, "fox-jade", SHOWN_FIRST)
    assert await players.delete(ANNA)
    assert await players.by_ids([ANNA]) == {ANNA: Person(ANNA, PlayerKind.DELETED, "", CREATED_MS, shown=frozenset())}
    assert await players.names_of([ANNA]) == {}
    assert await sessions.by_token(SESSION.token_hash) is None
    assert await sessions.link_owner(b"link", CREATED_MS) is None
    assert not await players.become_user(ANNA, CREATED_MS)
    await players.rename(ANNA, new_name("Back again"), CREATED_MS + 50)
    assert await players.names_of([ANNA]) == {}
    await players.become_user(BERT, CREATED_MS)
    await players.rename(BERT, new_name(GUEST.name), CREATED_MS + 60)
    assert (await players.by_ids([BERT]))[BERT].name == GUEST.name, "their name is free"
    assert not await players.delete(NOBODY)


async def test_guests_whom_no_session_brings_back_are_forgotten(players: Players, sessions: Sessions) -> None:
    await players.rename(ANNA, new_name("Änne"), CREATED_MS + 50)
    assert await players.remove_idle(SESSION.expires_at_ms, EVER_MS) == 0
    await sessions.touch(b"other", SESSION.seen_at_ms + 1, SESSION.expires_at_ms + 1)
    assert await players.remove_idle(SESSION.expires_at_ms + 1, EVER_MS) == 1
    assert await players.by_ids([ANNA, BERT]) == {BERT: OTHER}
    assert await players.names_of([ANNA]) == {}
    await players.add(GUEST, new_name(GUEST.name), session_of(ANNA, b"new session", CREATED_MS))
    assert await sessions.by_token(SESSION.token_hash) is None, "an old session does not come back with its guest"


async def test_a_guest_who_signed_out_is_kept_for_a_while(players: Players, sessions: Sessions) -> None:
    await sessions.end(SESSION.token_hash)
    assert await players.remove_idle(CREATED_MS, GUEST.created_at_ms) == 0
    assert await players.by_ids([ANNA]) == {ANNA: GUEST}
    assert await players.remove_idle(CREATED_MS, GUEST.created_at_ms + 1) == 1


async def test_a_user_is_never_forgotten_and_keeps_every_session_until_it_expires(
    players: Players, sessions: Sessions
) -> None:
    await players.become_user(ANNA, CREATED_MS)
    await sessions.end(b"other")
    assert await players.remove_idle(SESSION.expires_at_ms, EVER_MS) == 1, "the other one, who was a guest"
    found = await sessions.by_token(SESSION.token_hash)
    assert found is not None, "the session of a user outlives the sweep of guests"
    assert found.person.player_id == ANNA
    assert await players.remove_idle(SESSION.expires_at_ms + 1, EVER_MS) == 0
    assert await sessions.by_token(SESSION.token_hash) is None
    assert ANNA in await players.by_ids([ANNA])


@pytest.mark.nightly
async def test_many_idle_guests_are_forgotten_at_once(players: Players, sessions: Sessions) -> None:
    for number in range(1_100):
        person = Person(PlayerId(f"guest-{number}"), PlayerKind.GUEST, "Many", CREATED_MS)
        token = number.to_bytes(2, "big")
        await players.add(person, new_name("Many"), session_of(person.player_id, token, CREATED_MS))
    await sessions.touch(b"other", SESSION.seen_at_ms + 1, EVER_MS)
    assert await players.remove_idle(SESSION.expires_at_ms + 1, EVER_MS) == 1_101
    assert await players.names_of([PlayerId("guest-7")]) == {}
