"""The test bed: a PostgreSQL and a NATS of its own, two nodes, a bot worker, and processes full of players."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final, Literal, Self

import msgspec

from gangoffour.protocol import TurnClock
from tools.chaos.history import History, history_of, read_lines
from tools.chaos.nodes import ROOT, Node, Service, environment, migrate
from tools.chaos.players import ProcessPlan, Report, TablePlan
from tools.services.nats_server import NatsServer
from tools.services.postgres_cluster import PostgresCluster

NODES: Final = 2
SEATING_S: Final = 180.0
GENEROUS: Final = TurnClock(turn_s=600, bank_s=600)
PRESETS: Final[tuple[Literal["classic", "german", "french"], ...]] = ("classic", "german", "french")


def table_plan(number: int, length: Literal["one_deal", "short"]) -> TablePlan:
    """Return one of many kinds of tables: all of them come up, whatever the count."""
    seat_count: Literal[3, 4] = 3 if number % 3 == 2 else 4
    bots = ("greedy",) if number % 4 == 1 else ()
    people = seat_count - len(bots)
    is_on_one_node = number % 5 == 0
    nodes = tuple((number if is_on_one_node else seat) % NODES for seat in range(people))
    clock = GENEROUS if number % 5 == 3 else None
    return TablePlan(PRESETS[number % 3], seat_count, bots, clock, nodes, length)


class PlayerProcess:
    """A process full of players."""

    def __init__(self, plan: ProcessPlan) -> None:
        self.plan = plan
        self.report = Report()
        self._process: Process | None = None
        self._listener: asyncio.Task[None] | None = None

    async def start(self, folder: Path) -> None:
        """Start it."""
        file = folder / f"{Path(self.plan.history).stem}.plan.json"
        file.write_bytes(msgspec.json.encode(self.plan))
        with file.with_suffix(".log").open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tools.chaos.players", file), cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=log
            )
        self._listener = asyncio.create_task(self._listen())

    @property
    def is_done(self) -> bool:
        """True if every seat has ended its last match."""
        return self.report.is_seated and self.report.seats_done == self.report.seats

    async def say(self, word: str) -> None:
        """Tell it to `stop` or `close`."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n".encode())
        await self._process.stdin.drain()

    async def close(self) -> None:
        """Let it write its history to the end, and wait until it is gone."""
        if self._process is None or self._process.returncode is not None:
            return
        try:
            await self.say("close")
            async with asyncio.timeout(20):
                await self._process.wait()
        except (TimeoutError, OSError):
            self._process.kill()
            await self._process.wait()

    async def _listen(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            self.report = msgspec.json.decode(line, type=Report)


class Bed:
    """Everything that runs."""

    def __init__(self, folder: Path, postgres: PostgresCluster, nats: NatsServer) -> None:
        self.folder = folder
        self.postgres = postgres
        self.nats = nats
        self.settings = environment(postgres.url, nats.url)
        self.nodes = [Node(f"node-{number}", self.settings, folder) for number in range(NODES)]
        self.worker = Service("think", "worker", self.settings, folder)
        self.players: list[PlayerProcess] = []

    async def start(self) -> Self:
        """Start the services and the nodes."""
        await self.nats.start()
        await self.worker.start()
        await self.postgres.make()
        await self.postgres.start()
        await migrate(self.settings)
        for node in self.nodes:
            await node.start()
        for node in self.nodes:
            await node.ready()
        return self

    async def seat(self, matches: int, processes: int, seed: str, length: Literal["one_deal", "short"]) -> None:
        """Start the players and wait until all sit."""
        ports = tuple(node.port for node in self.nodes)
        plans = [table_plan(number, length) for number in range(matches)]
        for number in range(processes):
            history = str(self.folder / f"players-{number}.jsonl")
            plan = ProcessPlan(ports, tuple(plans[number::processes]), history, f"{seed} {number}")
            self.players.append(PlayerProcess(plan))
            await self.players[-1].start(self.folder)
        if not await self.until(lambda: all(each.report.is_seated for each in self.players), SEATING_S):
            raise TimeoutError(f"the players do not sit; see {self.folder}")

    @property
    def acks(self) -> int:
        """How many actions were acknowledged so far."""
        return sum(each.report.acks for each in self.players)

    @property
    def failures(self) -> list[str]:
        """What ended players."""
        return [failure for each in self.players for failure in each.report.failures]

    async def until(self, condition: Callable[[], bool], limit_s: float) -> bool:
        """Wait until the condition holds; return whether it did."""
        try:
            async with asyncio.timeout(limit_s):
                while not condition():  # noqa: ASYNC110  other processes tell it
                    await asyncio.sleep(0.1)
        except TimeoutError:
            return False
        return True

    def history(self) -> History:
        """Return what all players saw."""
        return history_of(line for each in self.players for line in read_lines(Path(each.plan.history)))

    def log_errors(self) -> list[str]:
        """Return the lines of errors in the logs of nodes and worker."""
        return [
            f"{service.name}: {line[:600]}"
            for service in (*self.nodes, self.worker)
            for line in service.log.read_text(encoding="utf-8", errors="replace").splitlines()
            if '"level":"error"' in line.replace(" ", "") or line.startswith("Traceback")
        ]


@asynccontextmanager
async def chaos_bed(folder: Path) -> AsyncIterator[Bed]:
    """Run a cluster, with histories and logs in a folder; end everything afterwards."""
    async with AsyncExitStack() as stack:
        postgres = PostgresCluster()
        stack.push_async_callback(postgres.remove)
        nats = await stack.enter_async_context(NatsServer())
        bed = Bed(folder, postgres, nats)
        for service in (*bed.nodes, bed.worker):
            stack.push_async_callback(service.remove)
        await bed.start()
        stack.push_async_callback(_close_players, bed)
        yield bed


async def _close_players(bed: Bed) -> None:
    for players in bed.players:
        await players.close()
