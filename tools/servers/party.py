"""A real server with an SQLite file, in the same event loop as its clients, and without pauses for the eye.

Its time stands still: no deadline passes because the machine is busy.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from gangoffour.bots import Bot
from gangoffour.client import Client, OnCommand, Patience, TableConnection, TableFold, play_with
from gangoffour.engine import PublicView, Seat
from gangoffour.protocol import OpenedTable, TableOptions
from gangoffour.server import Settings
from gangoffour.server.main import running
from gangoffour.server.ports import TableId
from gangoffour.server.settings import Limits
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.owed_tasks import Pace
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.visibility import snapshot
from gangoffour.server.web.services import Services
from tools.matches.audiences import encoded
from tools.servers.in_process_bots import bots_in_process
from tools.servers.manual_time import manual_time
from tools.servers.patient_stores import patient_stores
from tools.servers.spare_apps import spare_app

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
MANY = 1_000_000
AT_ONCE = Pace(0, 0, {"fast": 0, "normal": 0, "relaxed": 0}, {}, step_ms=0, trick_ms=0, jitter_ms=0, pass_median_ms=0)
HANG_S = 300.0
"""Whole matches at many tables, on a machine that is busy with other things too, take less."""
BRISK = Patience(0.01, 0.1, reconnect_limit_s=HANG_S, command_limit_s=HANG_S, request_limit_s=HANG_S)


@dataclass
class Site:
    """A running server."""

    url: str
    services: Services

    def client(self, token: str | None = None) -> Client:
        return Client(self.url, token, patience=BRISK)

    async def guest(self, name: str, stack: AsyncExitStack) -> Client:
        """A client that is signed in as a new guest."""
        client = await stack.enter_async_context(self.client())
        await client.register(name)
        return client


@asynccontextmanager
async def serving(folder: Path, port: int = 0, database_urls: Sequence[str] = ()) -> AsyncIterator[Site]:
    """Run a server; its stream of events is a file in the folder, so that another one can go on with it."""
    # With the protocol named, asyncio turns off the delay that TCP adds to small messages.
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
        port = listener.getsockname()[1]
        settings = Settings(
            port=port,
            database_urls=tuple(database_urls) or (f"sqlite:///{folder / 'server.sqlite'}",),
            review_every_match=False,
            review_every_board=False,
            limits=Limits(
                commands_burst=MANY,
                commands_per_s=MANY,
                guests_per_ip_per_hour=MANY,
                tables_per_player_per_hour=MANY,
                tables_per_player=MANY,
                tables_per_ip=MANY,
                sockets_per_ip=MANY,
                http_burst=MANY,
                http_per_s=MANY,
            ),
        )
        with bots_in_process(), patient_stores(), manual_time(), spare_app(settings) as app:
            async with running(settings, listener, AT_ONCE, app) as server:
                yield Site(f"http://127.0.0.1:{port}", server.services)


@dataclass
class Party:
    """People at a table of a server, each with a client, and what the server knew at every step."""

    site: Site
    opened: OpenedTable
    clients: list[Client]
    tables: list[TableConnection]
    states: dict[int, TableState]
    known: list[dict[int, TableFold]] = field(default_factory=list)
    """By seat: what its client knew, by sequence number."""

    def snapshot(self, seq: int, seat: int | None) -> bytes:
        """What the server itself says the audience knew then."""
        return encoded(snapshot(self.states[seq], None if seat is None else Seat(seat)))

    @property
    def server_seq(self) -> int:
        return max(self.states)

    async def play(self, bots: Sequence[Bot], seed: str = "party") -> list[PublicView]:
        """Let every person play a match with a bot; return how each saw it end."""
        async with asyncio.timeout(HANG_S):
            return list(
                await asyncio.gather(
                    *(
                        play_with(table, bot, Random(f"{seed} {seat}"))
                        for seat, (table, bot) in enumerate(zip(self.tables, bots, strict=True))
                    )
                )
            )

    def wrong_views(self) -> list[tuple[int, int]]:
        """Seat and sequence number of everything that a client knew otherwise than the server."""
        return [
            (seat, seq)
            for seat, folds in enumerate(self.known)
            for seq, known in folds.items()
            if seq in self.states and encoded(known.snapshot) != self.snapshot(seq, known.seat)
        ]


@asynccontextmanager
async def party(site: Site, options: TableOptions, on_command: OnCommand | None = None) -> AsyncIterator[Party]:
    """Open a table and sit down at it with as many people as it has seats."""
    async with AsyncExitStack() as stack:
        clients = [await site.guest(name, stack) for name in PEOPLE[: options.seat_count]]
        opened = await clients[0].open_table(options)
        states: dict[int, TableState] = {}

        def keep(change: Change) -> None:
            states[change.state.seq] = change.state

        table_id = TableId(opened.table_id)
        stream, unfollow = await site.services.for_tables.tables.follow(table_id, keep)
        states[stream.state.seq] = stream.state
        stack.callback(unfollow)
        tables = [
            await stack.enter_async_context(client.table(opened.table_id, opened.invite, on_command=on_command))
            for client in clients
        ]
        made = Party(site, opened, clients, tables, states)
        followers = [asyncio.create_task(_follow(table, made)) for table in tables]
        stack.push_async_callback(_end, followers)
        for seat, table in enumerate(tables[1:], start=1):
            await table.take_seat(seat)
        yield made


async def _follow(table: TableConnection, made: Party) -> None:
    folds: dict[int, TableFold] = {}
    made.known.append(folds)
    async for change in table.changes():
        folds[change.after.seq] = change.after


async def _end(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
