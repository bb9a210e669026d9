"""Everything that leaves a server, kept: what clients get, what goes over the bus, into the log and the figures."""

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from unittest import mock

import structlog

from gangoffour.server import main
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.local_bus import LocalBus
from gangoffour.server.logs import configure_logs
from gangoffour.server.ports import TableId
from gangoffour.server.settings import Limits
from tools.leaks.referee import Captured, Referee, Violation, judge_sinks
from tools.leaks.truth import Truth, read_truth
from tools.servers.gateway import QUICK, Gateway, gateway

NAP_S = 0.005
MANY = 1_000_000
UNLIMITED = Limits(
    commands_burst=MANY,
    commands_per_s=MANY,
    guests_per_ip_per_hour=MANY,
    tables_per_player_per_hour=MANY,
    sockets_per_ip=MANY,
    sockets_per_player=MANY,
    http_burst=MANY,
    http_per_s=MANY,
    chat_per_10s=MANY,
    send_queue=100_000,
    send_queue_bytes=16_777_216,
)


class LeapingClock(SteadyClock):
    """A clock that can be moved on, so that deadlines pass without waiting."""

    def leap(self, ms: int) -> None:
        self._offset_s += ms / 1000

    async def sleep_until(self, moment_ms: int) -> None:
        while (left_ms := moment_ms - self.now_ms()) > 0:  # noqa: ASYNC110  the clock may leap meanwhile
            await asyncio.sleep(min(left_ms / 1000, NAP_S))


@dataclass
class Sinks:
    """What left a server."""

    gateway: Gateway
    clock: LeapingClock
    database: Path
    published: list[tuple[str, str]]
    logged: io.StringIO
    measured: list[str] = field(default_factory=list)
    captured: dict[str, list[Captured]] = field(default_factory=dict)
    """By table."""
    tokens: list[bytes] = field(default_factory=list)
    invites: dict[str, bytes] = field(default_factory=dict)
    """By table."""
    truths: list[Truth] = field(default_factory=list)
    frame_count: int = 0
    byte_count: int = 0
    card_count: int = 0

    def head(self, table_id: str) -> int:
        """Where the stream of a table stands."""
        stream = self.gateway.services.tables.streams.cached(TableId(table_id))
        return 0 if stream is None else stream.state.seq

    def keep(self, table_id: str, captured: Captured) -> None:
        self.captured.setdefault(table_id, []).append(captured)
        self.frame_count += 1
        self.byte_count += len(captured.data)

    def judge_table(self, table_id: str) -> list[Violation]:
        """Judge all that was told about a table so far, and forget it."""
        truth = read_truth(self.database, table_id)
        self.truths.append(truth)
        self.card_count += truth.cards_dealt
        private = [*self.tokens, *([self.invites[table_id]] if table_id in self.invites else [])]
        referee = Referee(truth, private)
        return [found for each in self.captured.pop(table_id, []) for found in referee.judge(each)]

    def judge_rest(self) -> list[Violation]:
        """Judge the bus, the log and the figures."""
        return judge_sinks(self.truths, self.published, self.logged.getvalue(), self.measured)


@contextmanager
def kept_log() -> Iterator[io.StringIO]:
    """Keep all that the server logs, down to the least important; put the log back as it was afterwards."""
    stream = io.StringIO()
    handlers, level = logging.root.handlers[:], logging.root.level
    clients = [logging.getLogger(name) for name in ("websockets.client", "httpx2", "httpcore2", "asyncio", "aiosqlite")]
    levels = [each.level for each in clients]
    configure_logs("json", "debug", stream)
    for each in clients:  # they hold what a client got, which is its own; the driver names every statement
        each.setLevel(logging.WARNING)
    try:
        yield stream
    finally:
        logging.root.handlers[:] = handlers
        logging.root.setLevel(level)
        for each, before in zip(clients, levels, strict=True):
            each.setLevel(before)
        structlog.reset_defaults()


@asynccontextmanager
async def watched_server(folder: Path) -> AsyncIterator[Sinks]:
    """Run a real server on loopback, and keep all that leaves it."""
    published: list[tuple[str, str]] = []
    clock = LeapingClock()

    class KeptBus(LocalBus):
        async def publish(self, subject: str, text: str) -> None:
            published.append((subject, text))
            await super().publish(subject, text)

    database = folder / "server.sqlite"
    with (
        kept_log() as logged,
        mock.patch.object(main, "LocalBus", KeptBus),
        mock.patch.object(main, "SteadyClock", return_value=clock),
    ):
        async with gateway(f"sqlite:///{database}", QUICK, limits=UNLIMITED, depart_grace_s=0) as door:
            yield Sinks(door, clock, database, published, logged)
