"""Making the deals of coming days: once, again after an interruption, and anew for another engine."""

import asyncio
import os
import sys
from datetime import timedelta
from pathlib import Path
from signal import SIGKILL, SIGTERM
from unittest.mock import AsyncMock

import pytest
from structlog.testing import capture_logs

from gangoffour.boards import play_board
from gangoffour.bots import bot, parse_bot_id
from gangoffour.daily import BOARD_COUNT, DAY_MS, Ghost
from gangoffour.records import parse_record, replay
from gangoffour.server.adapters.stores import Stores, memory_stores
from gangoffour.server.ports import BoardPlace, ContestRow, GhostResult, PlayerId
from gangoffour.server.workers import daily_making
from gangoffour.server.workers.daily_making import SEASON_DAYS, STOCK_AHEAD, Made, keep_days_made, make_days, make_stock
from tools.patience import until
from tools.processes import is_alive
from tools.servers.daily_season import MONDAY, NOON_MS
from tools.servers.party import HANG_S

pytestmark = pytest.mark.anyio

LEVELS = ("random", "greedy")

SERVER = f"""
import asyncio, sys
from {daily_making.__name__} import keep_days_made
import {daily_making.__name__} as making
making.MAKING = sys.argv[1]
asyncio.run(keep_days_made(("sqlite:///x",), 2))
"""


class Making:
    """What a run was told of its progress."""

    def __init__(self) -> None:
        self.stores: Stores = memory_stores()
        self.shown: list[tuple[int, int]] = []

    @property
    def season(self) -> str:
        """The name of the first season."""
        return f"{MONDAY.isoformat()}+{SEASON_DAYS}"

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


@pytest.mark.parametrize("number, is_fault", [(int(SIGTERM), False), (int(SIGKILL), True)])
async def test_a_service_that_is_stopped_with_all_its_processes_logs_no_error(
    number: int,
    is_fault: bool,  # noqa: FBT001  given by pytest
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """systemd asks each of them to end. Ctrl+C in a terminal reaches the server's group alone."""
    groups = tmp_path / "groups"
    program = f"import os; print(os.getpgid(0), file=open({str(groups)!r}, 'a')); os.kill(os.getpid(), {number})"
    monkeypatch.setattr(daily_making, "MAKING", program)
    monkeypatch.setattr(daily_making, "MAKE_EVERY_S", 0.0)
    with capture_logs() as logs:
        duty = asyncio.create_task(keep_days_made(("sqlite:///x",), 2))
        await until(lambda: groups.exists() and len(groups.read_text().splitlines()) > 1, HANG_S)
        duty.cancel()
        with pytest.raises(asyncio.CancelledError):
            await duty
    assert bool(logs) == is_fault
    assert str(os.getpgid(0)) not in groups.read_text().splitlines()


async def test_whoever_has_made_the_days_ends_well_though_the_server_lives_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = tmp_path / "ended"
    program = f"from {daily_making.__name__} import stand_back; stand_back(); open({str(ended)!r}, 'a').write('.')"
    monkeypatch.setattr(daily_making, "MAKING", program)
    monkeypatch.setattr(daily_making, "MAKE_EVERY_S", 0.0)
    with capture_logs() as logs:
        duty = asyncio.create_task(keep_days_made(("sqlite:///x",), 2))
        await until(lambda: ended.exists() and len(ended.read_text()) > 1, HANG_S)
        duty.cancel()
        with pytest.raises(asyncio.CancelledError):
            await duty
    assert logs == []


class JustEnded:
    """A process that ends between the question and the wish that it end, as a real one may."""

    def __init__(self) -> None:
        """Start."""
        self.is_asked = asyncio.Event()

    async def wait(self) -> int:
        """Stay away the first time."""
        if not self.is_asked.is_set():
            self.is_asked.set()
            await asyncio.Event().wait()
        return 0

    def kill(self) -> None:
        """Do as asyncio does."""
        raise ProcessLookupError


async def test_a_service_is_stopped_while_a_process_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    process = JustEnded()
    monkeypatch.setattr(asyncio, "create_subprocess_exec", AsyncMock(return_value=process))
    duty = asyncio.create_task(keep_days_made(("sqlite:///x",), 2))
    await process.is_asked.wait()
    duty.cancel()
    with pytest.raises(asyncio.CancelledError):
        await duty


async def test_a_server_that_is_killed_leaves_nobody_behind_who_makes_days(tmp_path: Path) -> None:
    """A day takes a minute of a processor, and nobody would know whose it is."""
    started = tmp_path / "started"
    program = (
        f"from {daily_making.__name__} import stand_back; stand_back(); import os, time;"
        f"open({str(started)!r}, 'w').write(f'{{os.getpid()}} '); time.sleep({HANG_S})"
    )
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVER, program)
    try:
        await until(lambda: started.exists() and started.read_text().endswith(" "), HANG_S)
    finally:
        server.kill()
        await server.wait()
    making = int(started.read_text())
    await until(lambda: not is_alive(making), HANG_S)


async def test_what_another_engine_made_of_days_to_come_is_made_anew(making: Making) -> None:
    await making.make(1)
    (secret,) = await making.stores.daily.seasons()
    ghost = Ghost(1, 3, "random")
    before = (await making.stores.daily.ghosts(secret.season.name, [1]))[ghost]
    await making.stores.daily.put_ghosts(secret.season.name, {ghost: GhostResult("another", (99, 0, 1, 1))})
    await making.make(1)
    assert making.shown == [(1, 1)]
    assert (await making.stores.daily.ghosts(secret.season.name, [1]))[ghost] == before


async def test_there_is_a_stock_ahead_of_whoever_has_played_most_of_it(making: Making) -> None:
    await making.make(1)
    stores = making.stores

    async def make() -> list[int]:
        await make_stock(stores.daily, stores.contests, 1, lambda *done: making.shown.append(done))
        return [each.number for each in await stores.daily.packets() if each.packet]

    assert await make() == [1, 2, 3, 4], "of several days, for their bots differ"
    making.shown.clear()
    assert len(await make()) == STOCK_AHEAD
    assert making.shown == [], "there is enough"
    boards = tuple(BoardPlace(making.season, 1, board) for board in range(9, 17))
    await stores.contests.add(ContestRow("c", "instant", PlayerId("ana"), boards, 5), [PlayerId("ana")])
    assert await make() == [1, 2, 3, 4, 5]
    assert making.shown[-1] == (BOARD_COUNT * 2, BOARD_COUNT * 2)


async def test_a_stock_that_was_interrupted_is_gone_on_with(making: Making, monkeypatch: pytest.MonkeyPatch) -> None:
    await making.make(1)
    monkeypatch.setattr(daily_making, "STOCK_AHEAD", 1)
    stores = making.stores
    found = {Ghost(1, 9, "random"): GhostResult("test", (0, 1, 2, 3))}
    await stores.daily.put_ghosts(making.season, found)
    assert [each.packet for each in await stores.daily.packets()] == [0]
    making.shown.clear()
    await make_stock(stores.daily, stores.contests, 1, lambda *done: making.shown.append(done))
    assert making.shown[-1] == (BOARD_COUNT * 2 - 1, BOARD_COUNT * 2 - 1)
    assert [each.packet for each in await stores.daily.packets()] == [0, 1]


async def test_days_with_the_dearest_bots_have_no_stock(making: Making, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_making, "DEAREST", "planner")
    monkeypatch.setattr(daily_making, "STOCK_AHEAD", 1)
    await making.make(1)
    await make_stock(making.stores.daily, making.stores.contests, 1)
    assert [each.number for each in await making.stores.daily.packets() if each.packet] == [2]
