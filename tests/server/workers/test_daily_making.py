"""Making the deals of coming days: once, again after an interruption, and anew for another engine."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from gangoffour.boards import play_board
from gangoffour.bots import bot, parse_bot_id
from gangoffour.daily import BOARD_COUNT, DAY_MS, Ghost
from gangoffour.records import parse_record, replay
from gangoffour.server.adapters.stores import Stores, memory_stores
from gangoffour.server.ports import GhostResult
from gangoffour.server.workers import daily_making
from gangoffour.server.workers.daily_making import SEASON_DAYS, Made, keep_days_made, make_days
from tools.patience import until
from tools.servers.daily_season import MONDAY, NOON_MS
from tools.servers.party import HANG_S

pytestmark = pytest.mark.anyio

LEVELS = ("random", "greedy")


class Making:
    """What a run was told of its progress."""

    def __init__(self) -> None:
        self.stores: Stores = memory_stores()
        self.shown: list[tuple[int, int]] = []

    async def make(self, days: int, now_ms: int = NOON_MS) -> Made:
        self.shown.clear()
        stores = self.stores
        return await make_days(stores.daily, stores.secrets, now_ms, days, 1, lambda *done: self.shown.append(done))


@pytest.fixture
def making(monkeypatch: pytest.MonkeyPatch) -> Making:
    """With a field of bots that answer at once."""
    monkeypatch.setattr("gangoffour.daily.ghosts.LEVELS", LEVELS)
    return Making()


async def test_a_season_is_opened_and_its_field_plays_the_boards_that_people_will_get(making: Making) -> None:
    made = await making.make(1)
    assert (made.first_day, made.last_day) == (MONDAY, MONDAY)
    (secret,) = await making.stores.daily.seasons()
    assert made.seasons == [secret.season]
    found = await making.stores.daily.ghosts(secret.season.name, [1])
    assert len(found) == BOARD_COUNT * len(LEVELS)
    bots = {level: bot(level) for level in (*LEVELS, "planner")}
    for ghost in (Ghost(1, 1, "random"), Ghost(1, 8, "greedy")):
        assert found[ghost].points == play_board(secret.board(1, ghost.board), ghost.level, bots)


async def test_what_was_played_before_is_not_played_again(making: Making) -> None:
    await making.make(1)
    assert making.shown[-1] == (BOARD_COUNT * 2, BOARD_COUNT * 2)
    await making.make(1)
    assert making.shown == []


async def test_a_run_that_was_interrupted_goes_on(making: Making, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_making, "BATCH", 5)

    class Interrupted(Exception):
        pass

    def interrupt(done: int, _total: int) -> None:
        if done == 10:
            raise Interrupted

    stores = making.stores
    with pytest.raises(Interrupted):
        await make_days(stores.daily, stores.secrets, NOON_MS, 1, 1, interrupt)
    await making.make(1)
    assert making.shown[-1] == (BOARD_COUNT * 2 - 10, BOARD_COUNT * 2 - 10)


async def test_a_later_season_begins_after_the_last_and_seasons_never_overlap(making: Making) -> None:
    await making.make(1)
    await making.make(2)
    seasons = [secret.season for secret in await making.stores.daily.seasons()]
    assert [(season.first_day, season.day_count) for season in seasons] == [(MONDAY, SEASON_DAYS)]
    await making.make(1, NOON_MS + SEASON_DAYS * DAY_MS)
    seasons = [secret.season for secret in await making.stores.daily.seasons()]
    assert [season.first_day for season in seasons] == [MONDAY, MONDAY + timedelta(days=SEASON_DAYS)]


async def test_a_season_is_as_long_as_what_is_asked_for_if_that_is_more(making: Making) -> None:
    await making.make(0)
    assert await making.stores.daily.seasons() == []
    await daily_making._open_season(  # noqa: SLF001  its field would take long
        making.stores.daily, making.stores.secrets, MONDAY, MONDAY + timedelta(days=39), NOON_MS
    )
    (secret,) = await making.stores.daily.seasons()
    assert secret.season.day_count == 40


async def test_how_the_field_played_is_kept_with_its_points(making: Making) -> None:
    await making.make(1)
    (secret,) = await making.stores.daily.seasons()
    for ghost, found in (await making.stores.daily.ghosts(secret.season.name, [1])).items():
        record = parse_record(found.record or "")
        assert replay(record).final_state.public.results[-1].points == found.points
        assert [parse_bot_id(seat.player_id) for seat in record.seats] == [ghost.level, *["planner"] * 3]


async def test_a_database_that_nobody_else_can_write_to_gets_no_days() -> None:
    await keep_days_made(("memory:",), 3)


async def test_days_are_made_in_a_process_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it is started with is another program here: the field of a real day takes long."""
    started = tmp_path / "started"
    program = f"import os; open({str(started)!r}, 'w').write(os.environ['GOF_DATABASE_URLS'])"
    monkeypatch.setattr(daily_making, "MAKING", program)
    duty = asyncio.create_task(keep_days_made(("sqlite:///x",), 2))
    await until(lambda: started.exists() and started.read_text() == "sqlite:///x", HANG_S)
    duty.cancel()
    with pytest.raises(asyncio.CancelledError):
        await duty


async def test_what_another_engine_made_of_days_to_come_is_made_anew(making: Making) -> None:
    await making.make(1)
    (secret,) = await making.stores.daily.seasons()
    ghost = Ghost(1, 3, "random")
    before = (await making.stores.daily.ghosts(secret.season.name, [1]))[ghost]
    await making.stores.daily.put_ghosts(secret.season.name, {ghost: GhostResult("another", (99, 0, 1, 1))})
    await making.make(1)
    assert making.shown == [(1, 1)]
    assert (await making.stores.daily.ghosts(secret.season.name, [1]))[ghost] == before
