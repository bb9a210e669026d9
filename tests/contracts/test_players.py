"""The contract of `Players`."""

from dataclasses import replace

import pytest

from gangoffour.server.ports import (
    DeviceLink,
    KeptName,
    NameTaken,
    NewName,
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


def named(name: str, skeleton: str | None = None) -> NewName:
    return NewName(name, skeleton or name.casefold())


@pytest.fixture
async def players(opened: Opened) -> Players:
    await opened.stores.players.add(GUEST, named(GUEST.name), SESSION)
    await opened.stores.players.add(OTHER, named(OTHER.name), session_of(BERT, b"other", CREATED_MS))
    return opened.stores.players


@pytest.fixture
def sessions(opened: Opened) -> Sessions:
    return opened.stores.sessions


async def test_people_are_known_by_their_ids(players: Players) -> None:
    assert await players.by_ids([ANNA, NOBODY, BERT]) == {ANNA: GUEST, BERT: OTHER}
    assert await players.by_ids([]) == {}


async def test_whoever_is_added_again_stays_the_same(players: Players, sessions: Sessions) -> None:
    second = session_of(ANNA, b"second session", CREATED_MS)
    await players.add(replace(GUEST, name="Mallory", kind=PlayerKind.USER), named("Mallory"), second)
    assert await players.by_ids([ANNA]) == {ANNA: GUEST}
    found = await sessions.by_token(b"second session")
    assert found is not None
    assert found.person == GUEST


async def test_names_are_numbered_and_kept_with_their_time(players: Players) -> None:
    await players.rename(ANNA, named("Änne"), CREATED_MS + 50)
    await players.rename(ANNA, named("Änne"), CREATED_MS + 60)
    await players.rename(ANNA, named("Anna Łąka"), CREATED_MS + 70)
    await players.rename(NOBODY, named("Nobody"), CREATED_MS + 80)
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
    await players.rename(BERT, named(GUEST.name), CREATED_MS + 50)
    assert (await players.by_ids([BERT]))[BERT].name == GUEST.name


async def test_a_guest_becomes_a_user_with_the_same_id_name_and_session(players: Players, sessions: Sessions) -> None:
    assert await players.become_user(ANNA)
    user = replace(GUEST, kind=PlayerKind.USER)
    assert await players.by_ids([ANNA]) == {ANNA: user}
    found = await sessions.by_token(SESSION.token_hash)
    assert found is not None
    assert (found.person, found.session) == (user, SESSION)
    assert not await players.become_user(ANNA)
    assert not await players.become_user(NOBODY)


async def test_no_two_users_have_names_that_look_alike(players: Players) -> None:
    await players.become_user(ANNA)
    await players.rename(BERT, named("ANNA ŁĄKA", named(GUEST.name).skeleton), CREATED_MS + 50)
    with pytest.raises(NameTaken):
        await players.become_user(BERT)
    assert (await players.by_ids([BERT]))[BERT].kind is PlayerKind.GUEST, "nothing has changed"
    await players.rename(BERT, named("Bertha"), CREATED_MS + 60)
    assert await players.become_user(BERT)
    with pytest.raises(NameTaken):
        await players.rename(BERT, named("Anna", named(GUEST.name).skeleton), CREATED_MS + 70)
    assert (await players.by_ids([BERT]))[BERT].name == "Bertha", "nothing has changed"
    await players.rename(ANNA, named("Änne"), CREATED_MS + 80)
    await players.rename(BERT, named("Anna", named(GUEST.name).skeleton), CREATED_MS + 90)
    assert (await players.by_ids([BERT]))[BERT].name == "Anna", "a name that was given up is free"


async def test_a_user_is_found_by_what_their_name_looks_like_and_a_guest_is_not(players: Players) -> None:
    skeleton = named(GUEST.name).skeleton
    assert await players.by_skeleton(skeleton) is None
    await players.become_user(ANNA)
    assert await players.by_skeleton(skeleton) == replace(GUEST, kind=PlayerKind.USER)
    await players.rename(ANNA, named("Änne"), CREATED_MS + 80)
    assert await players.by_skeleton(skeleton) is None, "a name that was given up is nobody's"
    assert await players.by_skeleton("unknown") is None


async def test_of_a_deleted_person_the_id_alone_is_left(players: Players, sessions: Sessions) -> None:
    await players.become_user(ANNA)
    await sessions.put_link(DeviceLink(b"link", ANNA, CREATED_MS, EVER_MS))
    assert await players.delete(ANNA)
    assert await players.by_ids([ANNA]) == {ANNA: Person(ANNA, PlayerKind.DELETED, "", CREATED_MS)}
    assert await players.names_of([ANNA]) == {}
    assert await sessions.by_token(SESSION.token_hash) is None
    assert await sessions.link_owner(b"link", CREATED_MS) is None
    assert not await players.become_user(ANNA)
    await players.rename(ANNA, named("Back again"), CREATED_MS + 50)
    assert await players.names_of([ANNA]) == {}
    await players.become_user(BERT)
    await players.rename(BERT, named(GUEST.name), CREATED_MS + 60)
    assert (await players.by_ids([BERT]))[BERT].name == GUEST.name, "their name is free"
    assert not await players.delete(NOBODY)


async def test_guests_whom_no_session_brings_back_are_forgotten(players: Players, sessions: Sessions) -> None:
    await players.rename(ANNA, named("Änne"), CREATED_MS + 50)
    assert await players.remove_idle(SESSION.expires_at_ms, EVER_MS) == 0
    await sessions.touch(b"other", SESSION.seen_at_ms + 1, SESSION.expires_at_ms + 1)
    assert await players.remove_idle(SESSION.expires_at_ms + 1, EVER_MS) == 1
    assert await players.by_ids([ANNA, BERT]) == {BERT: OTHER}
    assert await players.names_of([ANNA]) == {}
    await players.add(GUEST, named(GUEST.name), session_of(ANNA, b"new session", CREATED_MS))
    assert await sessions.by_token(SESSION.token_hash) is None, "an old session does not come back with its guest"


async def test_a_guest_who_signed_out_is_kept_for_a_while(players: Players, sessions: Sessions) -> None:
    await sessions.end(SESSION.token_hash)
    assert await players.remove_idle(CREATED_MS, GUEST.created_at_ms) == 0
    assert await players.by_ids([ANNA]) == {ANNA: GUEST}
    assert await players.remove_idle(CREATED_MS, GUEST.created_at_ms + 1) == 1


async def test_a_user_is_never_forgotten_and_keeps_every_session_until_it_expires(
    players: Players, sessions: Sessions
) -> None:
    await players.become_user(ANNA)
    await sessions.end(b"other")
    assert await players.remove_idle(SESSION.expires_at_ms, EVER_MS) == 1, "the other one, who was a guest"
    found = await sessions.by_token(SESSION.token_hash)
    assert found is not None, "the session of a user outlives the sweep of guests"
    assert found.person.player_id == ANNA
    assert await players.remove_idle(SESSION.expires_at_ms + 1, EVER_MS) == 0
    assert await sessions.by_token(SESSION.token_hash) is None
    assert ANNA in await players.by_ids([ANNA])


async def test_many_idle_guests_are_forgotten_at_once(players: Players, sessions: Sessions) -> None:
    for number in range(1_100):
        person = Person(PlayerId(f"guest-{number}"), PlayerKind.GUEST, "Many", CREATED_MS)
        token = number.to_bytes(2, "big")
        await players.add(person, named("Many"), session_of(person.player_id, token, CREATED_MS))
    await sessions.touch(b"other", SESSION.seen_at_ms + 1, EVER_MS)
    assert await players.remove_idle(SESSION.expires_at_ms + 1, EVER_MS) == 1_101
    assert await players.names_of([PlayerId("guest-7")]) == {}
