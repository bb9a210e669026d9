"""Everything that leaves a server, kept: for clients, over the bus, into the log and the figures, into the database.

A server alone has an SQLite file; a node of a cluster has PostgreSQL, NATS, and bots that think elsewhere.
"""

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from unittest import mock

import structlog

from gangoffour.server import main
from gangoffour.server.adapters.bus.local_bus import LocalBus
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.logs import configure_logs
from gangoffour.server.ports import TableId
from gangoffour.server.settings import Limits
from gangoffour.server.tables.streams import Stream
from gangoffour.server.workers.bots import serve_bots
from tools.leaks.overheard import RequestReferee, hints_in
from tools.leaks.referee import Captured, Referee, Violation, judge_sinks
from tools.leaks.stored import Stored, StoredInFile, StoredOnServer
from tools.leaks.truth import FOREVER, Truth
from tools.servers.gateway import QUICK, Gateway, gateway
from tools.services.databases import empty_database
from tools.services.nats_ear import NatsEar, nats_ear
from tools.services.nats_server import NatsServer

NAP_S = 0.005
PREFIX = "watched"
LEVELS = ("random", "greedy", "planner")
MANY = 1_000_000
UNLIMITED = Limits(
    commands_burst=MANY,
    commands_per_s=MANY,
    guests_per_ip_per_hour=MANY,
    tables_per_player_per_hour=MANY,
    tables_per_player=MANY,
    tables_per_ip=MANY,
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
    stored: Stored
    published: list[tuple[str, str]]
    logged: io.StringIO
    ear: NatsEar | None = None
    """On the NATS server of a cluster."""
    measured: list[str] = field(default_factory=list)
    captured: dict[str, list[Captured]] = field(default_factory=dict)
    """By table."""
    tokens: list[bytes] = field(default_factory=list)
    invites: dict[str, bytes] = field(default_factory=dict)
    """By table."""
    heads: dict[str, int] = field(default_factory=dict)
    """By table, as last seen."""
    streams: dict[str, Stream] = field(default_factory=dict)
    """By table, as first seen."""
    truths: list[Truth] = field(default_factory=list)
    found_stored: list[Violation] = field(default_factory=list)
    frame_count: int = 0
    byte_count: int = 0
    card_count: int = 0
    row_count: int = 0
    """Rows that were read while people played; each look counts anew."""

    def head(self, table_id: str) -> int:
        """Where the stream of a table stands."""
        stream = self.gateway.services.for_tables.tables.streams.cached(TableId(table_id))
        if stream is not None:
            self.heads[table_id] = stream.state.seq
        return self.heads.get(table_id, 0)

    def latest_head(self, table_id: str) -> int:
        """Where the stream stands at most.

        A server that was held up forgets its streams and reads them anew, while what was under way still ends on the
        one that it forgot: then nobody here can tell.
        """
        stream = self.gateway.services.for_tables.tables.streams.cached(TableId(table_id))
        is_first = stream is not None and self.streams.setdefault(table_id, stream) is stream
        return self.head(table_id) if is_first else FOREVER

    def keep(self, table_id: str, captured: Captured) -> None:
        self.captured.setdefault(table_id, []).append(captured)
        self.frame_count += 1
        self.byte_count += len(captured.data)

    async def look(self) -> None:
        """Look through the database."""
        look = await self.stored.look()
        self.row_count += look.row_count
        self.found_stored += look.judge()

    async def judge_table(self, table_id: str) -> list[Violation]:
        """Judge all that was told about a table so far, and forget it."""
        truth = await self.stored.truth(table_id)
        self.truths.append(truth)
        self.card_count += truth.cards_dealt
        private = [*self.tokens, *([self.invites[table_id]] if table_id in self.invites else [])]
        referee = Referee(truth, private)
        captured = [replace(each, high=min(each.high, truth.head)) for each in self.captured.pop(table_id, [])]
        told = [found for each in captured for found in referee.judge(each)]
        return [*told, *referee.judge_events()]

    async def judge_rest(self) -> list[Violation]:
        """Judge the bus, the log, the figures, and what lay in the database."""
        await self.look()
        published, found = self.published, [*self.found_stored]
        if self.ear is not None:
            await self.ear.catch_up()
            found += RequestReferee(PREFIX, self.truths).judge(self.ear.overheard)
            published = hints_in(PREFIX, self.ear.overheard)
        return [*found, *judge_sinks(self.truths, published, self.logged.getvalue(), self.measured)]


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
async def watched_server(folder: Path, *, is_cluster: bool = False) -> AsyncIterator[Sinks]:
    """Run a real server on loopback, alone or as a node of a cluster, and keep all that leaves it."""
    clock = LeapingClock()
    async with AsyncExitStack() as stack:
        logged = stack.enter_context(kept_log())
        stack.enter_context(mock.patch.object(main, "_open_clock", mock.AsyncMock(return_value=clock)))
        if is_cluster:
            url, nats_url, ear = await _cluster(stack)
            given: dict[str, Any] = {"nats_url": nats_url, "nats_prefix": PREFIX, "bot_workers": 0}
            stored: Stored = StoredOnServer(url)
            published: list[tuple[str, str]] = []
        else:
            url, ear, given = f"sqlite:///{folder / 'server.sqlite'}", None, {}
            stored, published = StoredInFile(folder / "server.sqlite"), stack.enter_context(_kept_hints())
        door = await stack.enter_async_context(gateway(url, QUICK, limits=UNLIMITED, depart_grace_s=0, **given))
        yield Sinks(door, clock, stored, published, logged, ear)


@contextmanager
def _kept_hints() -> Iterator[list[tuple[str, str]]]:
    """Keep what goes over the bus inside a server that is alone."""
    published: list[tuple[str, str]] = []

    class KeptBus(LocalBus):
        async def publish(self, subject: str, text: str) -> None:
            published.append((subject, text))
            await super().publish(subject, text)

    with mock.patch.object(main, "LocalBus", KeptBus):
        yield published


async def _cluster(stack: AsyncExitStack) -> tuple[str, str, NatsEar]:
    """Open a database, a NATS server on which somebody listens, and a bot worker."""
    url = await stack.enter_async_context(empty_database())
    await upgrade(url)
    nats = await stack.enter_async_context(NatsServer())
    await nats.start()
    ear = await stack.enter_async_context(nats_ear(nats.url))
    stop = asyncio.Event()
    worker = asyncio.create_task(serve_bots(nats.url, LEVELS, stop, prefix=PREFIX))

    async def end() -> None:
        stop.set()
        await worker

    stack.push_async_callback(end)
    return url, nats.url, ear
