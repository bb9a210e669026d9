"""A process full of players: `python -m tools.chaos.players <plan.json>`.

It seats them, says so, plays until it reads `stop`, plays the matches that have begun to their end, and goes when it
reads `close`. Twice a second it prints how far it is.
"""

import asyncio
import sys
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Final, Literal

import msgspec

from gangoffour.client import Client, Patience
from gangoffour.protocol import TableOptions, TurnClock
from tools.chaos.door import Door
from tools.chaos.history import HistoryWriter
from tools.chaos.seats import SeatPlayer, TableRun, Tally

PATIENCE: Final = Patience(
    first_pause_s=0.05, longest_pause_s=0.5, reconnect_limit_s=180, command_limit_s=180, request_limit_s=30
)
REPORT_S: Final = 0.5


class TablePlan(msgspec.Struct, frozen=True):
    """A table to open."""

    preset: Literal["classic", "german", "french", "gang"]
    seat_count: Literal[3, 4]
    bots: tuple[str, ...]
    clock: TurnClock | None
    nodes: tuple[int, ...]
    """By person: the node that is tried first."""
    length: Literal["one_deal", "short"] = "short"


class ProcessPlan(msgspec.Struct, frozen=True):
    """What a process has to do."""

    ports: tuple[int, ...]
    tables: tuple[TablePlan, ...]
    history: str
    seed: str


class Report(msgspec.Struct, frozen=True):
    """How far a process is."""

    is_seated: bool = False
    acks: int = 0
    seats: int = 0
    seats_done: int = 0
    looked_again: int = 0
    failures: tuple[str, ...] = ()


class Players:
    """The players of one process."""

    def __init__(self, plan: ProcessPlan) -> None:
        self._plan = plan
        self._rng = Random(plan.seed)
        self._tally = Tally()
        self._writer = HistoryWriter(Path(plan.history))
        self._seats: list[SeatPlayer] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._is_seated = False

    async def run(self) -> None:
        """Seat everybody, then play until told to stop and to close."""
        reports = asyncio.create_task(self._report())
        async with AsyncExitStack() as stack:
            doors = [
                Door((*self._plan.ports[first:], *self._plan.ports[:first])) for first in range(len(self._plan.ports))
            ]
            for door in doors:
                await door.open()
                stack.push_async_callback(door.close)
            for plan in self._plan.tables:
                await self._seat(plan, doors, stack)
            for player in self._seats:
                self._spawn(self._play(player))
            self._is_seated = True
            await self._obey()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        reports.cancel()
        self._writer.close()

    async def _seat(self, plan: TablePlan, doors: list[Door], stack: AsyncExitStack) -> None:
        options = TableOptions(
            preset=plan.preset, seat_count=plan.seat_count, clock=plan.clock, length=plan.length, pace="fast"
        )
        run, table_id = TableRun(self._tally), ""
        for seat, first in enumerate(plan.nodes):
            client = await stack.enter_async_context(Client(doors[first].url, patience=PATIENCE))
            session = await client.register(f"Player {seat}")
            if seat == 0:
                table_id = (await client.open_table(options, plan.bots)).table_id
            player = SeatPlayer(client, table_id, run, self._tally, self._writer)
            player.sit(session.player_id, Random(self._rng.random()))
            await stack.enter_async_context(player.table)
            self._spawn(player.read())
            if seat > 0:
                await player.table.take_seat(seat)
            if self._rng.random() < 0.7:  # passes of the others are the server's
                await player.table.set_auto_pass(is_on=False)
            self._seats.append(player)

    async def _play(self, player: SeatPlayer) -> None:
        await player.play()
        self._tally.seats_done += 1

    def _spawn(self, duty: Coroutine[object, object, None]) -> None:
        async def noted() -> None:
            try:
                await duty
            except Exception as error:  # noqa: BLE001  whatever ends a player is a finding
                self._tally.failures.append(repr(error))

        self._tasks.append(asyncio.create_task(noted()))

    async def _obey(self) -> None:
        reader = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while (word := (await reader.readline()).strip()) != b"close":
            if not word:
                return  # whoever started this process is gone
            self._tally.is_stopping = word == b"stop"

    async def _report(self) -> None:
        while True:
            report = Report(
                self._is_seated,
                self._tally.acks,
                len(self._seats),
                self._tally.seats_done,
                self._tally.looked_again,
                tuple(self._tally.failures),
            )
            self._writer.flush()
            sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
            sys.stdout.flush()
            await asyncio.sleep(REPORT_S)


if __name__ == "__main__":
    asyncio.run(Players(msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=ProcessPlan)).run())
