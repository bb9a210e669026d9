"""People: registered, recognised, renamed, forgotten, deleted."""

import re
from hashlib import sha256
from uuid import UUID

import pytest

from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.people.memory_people import MemoryPlayers, MemorySessions
from gangoffour.server.adapters.streams.memory import MemoryChat, MemorySecrets
from gangoffour.server.people.errors import BadName, NotOwnName, NotSignedIn, PeopleCode
from gangoffour.server.people.service import HOUR_MS, IDLE_LIMIT_MS, People
from gangoffour.server.ports import ChatLine, Person, PlayerId, PlayerKind

pytestmark = pytest.mark.anyio


class CountedSessions(MemorySessions):
    """Sessions in memory that remember when they were seen."""

    def __init__(self, players: MemoryPlayers) -> None:
        super().__init__(players)
        self.touches: list[int] = []

    async def touch(self, token_hash: bytes, seen_at_ms: int, expires_at_ms: int) -> None:
        self.touches.append(seen_at_ms)
        await super().touch(token_hash, seen_at_ms, expires_at_ms)


@pytest.fixture
def players() -> MemoryPlayers:
    return MemoryPlayers()


@pytest.fixture
def sessions(players: MemoryPlayers) -> CountedSessions:
    return CountedSessions(players)


@pytest.fixture
def chat() -> MemoryChat:
    return MemoryChat()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def people(players: MemoryPlayers, sessions: CountedSessions, chat: MemoryChat, clock: ManualClock) -> People:
    return People(players, sessions, chat, clock, MemorySecrets())


async def recognised(people: People, token: str | None) -> Person | None:
    found = await people.authenticate(token)
    return None if found is None else found.person


async def test_a_guest_is_recognised_by_the_token(people: People, clock: ManualClock) -> None:
    guest, token = await people.register_guest(" Mei\u202e ", "Firefox, Linux")
    assert (guest.name, guest.kind) == ("Mei", PlayerKind.GUEST)
    found = await people.authenticate(token)
    assert found is not None
    assert found.person == guest
    assert guest.created_at_ms == found.session.seen_at_ms == clock.now_ms()
    assert found.session.device == "Firefox, Linux"
    assert await people.signed_in(token) == guest


async def test_ids_and_tokens_have_their_form_and_never_repeat(people: People) -> None:
    registered = [await people.register_guest() for _ in range(50)]
    assert all(re.fullmatch(r"guest-[a-z2-7]{16}", guest.player_id) for guest, _ in registered)
    assert all(re.fullmatch(r"gofg_[A-Za-z0-9_-]{43}", token) for _, token in registered)
    assert len({guest.player_id for guest, _ in registered}) == len({token for _, token in registered}) == 50
    assert len({guest.name for guest, _ in registered}) > 40


async def test_the_store_gets_the_hash_of_a_token_only(people: People, players: MemoryPlayers) -> None:
    _, token = await people.register_guest()
    assert list(players.rows.sessions) == [sha256(token.encode()).digest()]
    assert token not in repr(players.rows)


@pytest.mark.parametrize("name", ["", "<b>", "x" * 25, "Deleted  Player", "deIeted pIayer"])
async def test_a_bad_name_makes_no_guest(name: str, people: People, players: MemoryPlayers) -> None:
    with pytest.raises(BadName):
        await people.register_guest(name)
    assert not players.rows.people


@pytest.mark.parametrize(
    "token", [None, "", "gofg_", "gofg_" + "A" * 43, "gofb_" + "A" * 43, "gofg_" + "ä" * 43, "x" * 100_000]
)
async def test_a_strange_token_is_nobodys(token: str | None, people: People) -> None:
    await people.register_guest()
    assert await people.authenticate(token) is None
    with pytest.raises(NotSignedIn) as refusal:
        await people.signed_in(token)
    assert refusal.value.code is PeopleCode.NOT_SIGNED_IN


async def test_a_token_counts_as_a_whole(people: People) -> None:
    _, token = await people.register_guest()
    for altered in (token[:-1], token + "A", token + "\n", token.upper(), " " + token):
        assert await people.authenticate(altered) is None


async def test_a_session_is_noted_as_seen_once_an_hour(
    people: People, sessions: CountedSessions, clock: ManualClock
) -> None:
    start_ms = clock.now_ms()
    _, token = await people.register_guest()
    for _ in range(12):
        await clock.advance(HOUR_MS // 4)
        await people.signed_in(token)
    assert sessions.touches == [start_ms + hour * HOUR_MS for hour in (1, 2, 3)]
    found = await people.authenticate(token)
    assert found is not None
    assert found.session.seen_at_ms == start_ms + 3 * HOUR_MS


async def test_a_guest_who_comes_back_in_time_stays(people: People, clock: ManualClock) -> None:
    _, token = await people.register_guest()
    for _ in range(3):
        await clock.advance(IDLE_LIMIT_MS)
        assert await people.remove_idle() == 0
        assert await people.authenticate(token) is not None


async def test_a_guest_who_stays_away_is_forgotten(people: People, clock: ManualClock) -> None:
    _, token = await people.register_guest()
    await clock.advance(IDLE_LIMIT_MS + 1)
    assert await people.authenticate(token) is None
    assert await people.remove_idle() == 1
    assert await people.remove_idle() == 0


async def test_how_long_somebody_may_stay_away_can_be_set(
    players: MemoryPlayers, sessions: CountedSessions, chat: MemoryChat, clock: ManualClock
) -> None:
    people = People(players, sessions, chat, clock, MemorySecrets(), idle_limit_ms=2 * HOUR_MS)
    _, token = await people.register_guest()
    await clock.advance(2 * HOUR_MS)
    assert await people.authenticate(token) is not None
    await clock.advance(2 * HOUR_MS)
    assert await people.remove_idle() == 0
    await clock.advance(1)
    assert await people.authenticate(token) is None
    assert await people.remove_idle() == 1


async def test_a_guest_takes_another_name(people: People) -> None:
    guest, token = await people.register_guest("Mei")
    renamed = await people.rename(guest, " Lin ")
    assert (renamed.name, renamed.player_id) == ("Lin", guest.player_id)
    assert await recognised(people, token) == renamed
    with pytest.raises(BadName):
        await people.rename(guest, "<>")


async def test_a_user_cannot_take_a_name_that_looks_like_another_users(people: People, players: MemoryPlayers) -> None:
    ivan, _ = await people.register_guest("Ivan")
    mei, token = await people.register_guest("Mei")
    for person in (ivan, mei):
        await players.become_user(person.player_id, 0)
    with pytest.raises(NotOwnName) as refusal:
        await people.rename(mei, "lVAN")
    assert refusal.value.code is PeopleCode.NAME_TAKEN
    assert (await people.signed_in(token)).name == "Mei"


async def test_a_token_opens_nothing_after_signing_out(people: People) -> None:
    _, token = await people.register_guest()
    _, other = await people.register_guest()
    await people.sign_out(token)
    await people.sign_out("no token at all")
    assert await people.authenticate(token) is None
    assert await people.authenticate(other) is not None


async def test_of_a_deleted_person_neither_name_nor_words_nor_sessions_are_left(
    people: People, players: MemoryPlayers, chat: MemoryChat
) -> None:
    mei, token = await people.register_guest("Mei")
    lin, other = await people.register_guest("Lin")
    table_id = UUID(int=1)
    for number, person in enumerate((mei, lin)):
        await chat.add(ChatLine(UUID(int=number), table_id, 0, person.player_id, person.name, "hello", None))
    ended = await people.delete(mei.player_id)
    assert [session.token_hash for session in ended] == [sha256(token.encode()).digest()]
    assert await people.authenticate(token) is None
    assert [line.name for line in await chat.latest(table_id, 10)] == ["Lin"]
    assert (await players.by_ids([mei.player_id]))[mei.player_id].kind is PlayerKind.DELETED
    assert await recognised(people, other) == lin
    assert await people.delete(PlayerId("nobody")) == []
