"""Tokens of programs end with their time, and remember when they were used."""

import pytest

from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.people.memory_people import MemoryPlayers
from gangoffour.server.adapters.people.memory_programs import MemoryApiTokens
from gangoffour.server.adapters.streams.memory import MemorySecrets
from gangoffour.server.people.errors import BadName, NotForPrograms
from gangoffour.server.people.programs import DAY_MS, Programs
from gangoffour.server.people.service import TOUCH_EVERY_MS
from gangoffour.server.ports import KeptName, Person, PlayerId, PlayerKind, Scope

pytestmark = pytest.mark.anyio

ANA = Person(PlayerId("guest-ana"), PlayerKind.USER, "Ana", 0)


class House:
    """Programs of one user, in memory."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        players = MemoryPlayers()
        players.rows.people[ANA.player_id] = ANA
        players.rows.names[ANA.player_id] = [KeptName(1, "Ana", 0)]
        players.rows.readings[ANA.player_id, 1] = ("ana",)
        players.rows.claims.add((ANA.player_id, 1))
        self.programs = Programs(MemoryApiTokens(players), players, self.clock, MemorySecrets())


@pytest.fixture
def house() -> House:
    return House()


async def test_a_token_is_good_to_its_last_moment(house: House) -> None:
    token, kept = await house.programs.issue(ANA, "laptop", [Scope.PLAY], days=1)
    await house.clock.advance(DAY_MS)
    found = await house.programs.authenticate(token)
    assert found is not None
    assert (found.person, found.scopes) == (ANA, frozenset({Scope.READ, Scope.PLAY}))
    await house.clock.advance(1)
    assert await house.programs.authenticate(token) is None
    assert kept.expires_at_ms == house.clock.now_ms() - 1


async def test_when_a_token_was_used_is_remembered_to_the_hour(house: House) -> None:
    token, kept = await house.programs.issue(ANA, "laptop", [], days=1)
    used = []
    for step_ms in (0, TOUCH_EVERY_MS - 1, 1):
        await house.clock.advance(step_ms)
        await house.programs.authenticate(token)
        used.append((await house.programs.tokens_of(ANA.player_id))[0].used_at_ms)
    assert used == [kept.created_at_ms, kept.created_at_ms, kept.created_at_ms + TOUCH_EVERY_MS]


async def test_what_is_no_token_of_a_program_is_nobodys(house: House) -> None:
    for text in ("", "gofp_", "gofg_" + "x" * 43, "gofp_" + "x" * 43, "gofp_" + "é" * 43):
        assert await house.programs.authenticate(text) is None


async def test_guests_and_bots_have_no_programs(house: House) -> None:
    for kind in (PlayerKind.GUEST, PlayerKind.BOT):
        person = Person(PlayerId("guest-ben"), kind, "Ben", 0)
        with pytest.raises(NotForPrograms):
            await house.programs.issue(person, "laptop", [], days=1)
        with pytest.raises(NotForPrograms):
            await house.programs.open_bot(person, "Robbie")


async def test_a_label_has_something_to_see(house: House) -> None:
    with pytest.raises(BadName):
        await house.programs.issue(ANA, "\u200b \u3164", [], days=1)
    _, kept = await house.programs.issue(ANA, " my \n  laptop ", [], days=1)
    assert kept.label == "my laptop"
    assert "token_hash" not in repr(kept)
