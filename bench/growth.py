"""`make growth`: two million finished matches in PostgreSQL: who looks back waits for nobody, and no table is scanned.

A fresh database is filled (`bench.growth_rows`). Then a node answers 50 people over HTTP, each of whom asks for
something once a second: pages of a history both ways, searches in it, profiles, records, friends, standings. The
statements behind histories are explained: which indexes they use, and how many buffers they touch. The size of the
database is told by table, with what it would be at ten million matches. At last a month of events is dropped while
tables append.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from random import Random
from time import perf_counter
from typing import Final
from uuid import UUID

import asyncpg
import httpx2
import sqlalchemy as sa
import uvloop

from bench.appends import fresh_database, fresh_id, play
from bench.growth_rows import TEXT_EVERY, Crowd, add_month, fill, name_of, player_id, token_of
from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.engines import open_engine
from gangoffour.server.adapters.databases.partitions import Month, drop_month
from gangoffour.server.adapters.stores import Stores, postgres_stores
from gangoffour.server.people.names import new_name
from gangoffour.server.ports import EventStore, MatchId, PlayerId, Sought
from tools.figures import Figure, quantile, show, show_all
from tools.load.node import started_node
from tools.load.processes import raise_file_limit
from tools.servers.daily_season import keep_season
from tools.services.questions import Step, asked, steps_of

USERS: Final = 100_000
MATCHES: Final = 2_000_000
CLIENTS: Final = 50
SECONDS: Final = 120.0
WARM_UP_S: Final = 20.0
"""Days that are over are worked out once by each node."""
MOST_MS: Final = 50.0
PAGE: Final = 50
MOST_BUFFERS: Final = 10
TEN_MILLION: Final = 10_000_000
OF_MATCHES: Final = ("matches", "match_seats", "match_figures", "analyses")
"""What grows with every match; of texts there are fewer here, and the rest grows with people."""
DROPPED_EVENTS: Final = 500_000
APPENDERS: Final = 16
CALM_S: Final = 5.0
LOCK_NOT_AVAILABLE: Final = "55P03"
BETWEEN_TRIES_S: Final = 0.1
LONGEST_MS: Final = 250.0
"""Whoever drops a month may stand in the way for 100 ms, and an append takes some time itself."""


# --- people who look back --------------------------------------------------------------------------------------------


@dataclass
class Looker:
    """Somebody who asks again and again, for this and that."""

    http: httpx2.AsyncClient
    crowd: Crowd
    match_ids: Sequence[UUID]
    rng: Random
    waited_ms: dict[str, list[float]]
    refused: list[str] = field(default_factory=list)
    _next: list[tuple[str, str, int]] = field(default_factory=list)

    async def look(self, seconds: float) -> None:
        """Ask once a second."""
        await asyncio.sleep(self.rng.random())
        begin_s = perf_counter()
        for number in range(int(seconds)):
            await asyncio.sleep(max(0.0, begin_s + number - perf_counter()))
            if not self._next:
                self._next.append(self._wanted())
            await self._ask(*self._next.pop())

    async def _ask(self, kind: str, path: str, asker: int) -> None:
        since_s = perf_counter()
        answer = await self.http.get(path, headers={"Authorization": f"Bearer {token_of(asker)}"})
        self.waited_ms.setdefault(kind, []).append(1000 * (perf_counter() - since_s))
        if answer.is_error:
            self.refused.append(f"{path}: {answer.status_code}")
        elif kind == "history, first page" and (older := answer.json()["older"]):
            self._next.append(("history, older page", f"/api/me/matches?before={older}", asker))
        elif kind == "history, older page" and (newer := answer.json()["newer"]):
            self._next.append(("history, newer page", f"/api/me/matches?after={newer}", asker))

    def _wanted(self) -> tuple[str, str, int]:
        rng, today = self.rng, datetime.now(UTC).date()
        asker = int(self.crowd.users * rng.random() ** 1.5)  # as matches were drawn: who plays much also looks back
        other = (asker + rng.randint(1, 16)) % self.crowd.users
        match rng.randrange(10):
            case 0 | 1 | 2:
                return "history, first page", "/api/me/matches", asker
            case 3:
                return "history, of an opponent", f"/api/me/matches?opponent={player_id(other)}", asker
            case 4:
                return "history, of a preset", "/api/me/matches?preset=german", asker
            case 5:
                seats = rng.choice([3, 4])
                return "history, of seats and month", f"/api/me/matches?seats={seats}&month={today:%Y-%m}", asker
            case 6:
                return "profile of another", f"/api/players/{name_of(other)}", asker
            case 7:
                return "record of a match", f"/api/matches/{rng.choice(self.match_ids)}/record", asker
            case 8:
                return "friends", "/api/me/friends", asker
            case _:
                return "standing of the day", f"/api/daily/{today.isoformat()}/standing", asker


async def measure_looks(url: str, crowd: Crowd, match_ids: Sequence[UUID], seconds: float) -> list[Figure]:
    """Let a node answer people."""
    waited_ms: dict[str, list[float]] = {}
    refused: list[str] = []
    async with started_node({"GOF_DATABASE_URLS": url}) as node:
        limits = httpx2.Limits(max_connections=CLIENTS, max_keepalive_connections=CLIENTS)
        base = f"http://127.0.0.1:{node.port}"
        async with httpx2.AsyncClient(base_url=base, trust_env=False, timeout=30, limits=limits) as http:
            lookers = [
                Looker(http, crowd, match_ids, Random(f"look {number}"), waited_ms, refused)
                for number in range(CLIENTS)
            ]
            await asyncio.gather(*(looker.look(WARM_UP_S) for looker in lookers))
            waited_ms.clear()
            cpu_s = node.cpu_s()
            await asyncio.gather(*(looker.look(seconds) for looker in lookers))
            cost_ms = 1000 * (node.cpu_s() - cpu_s) / sum(map(len, waited_ms.values()))
    if refused:
        print(f"  refused: {refused[:3]}")
    figures = [Figure("refused", len(refused), "", 0), Figure("an answer", cost_ms, "ms of the node's processor")]
    for kind, each in sorted(waited_ms.items()):
        figures.append(Figure(f"{kind}, 50 % of {len(each)}", quantile(each, 0.5), "ms"))
        figures.append(Figure(f"{kind}, 99 %", quantile(each, 0.99), "ms", MOST_MS))
    return figures


# --- plans -----------------------------------------------------------------------------------------------------------


async def questions(stores: Stores, match_id: MatchId) -> dict[str, list[tuple[str, Sequence[object]]]]:
    """Return what is asked for pages of the history of whoever played most, and for what leads there."""
    who, other = PlayerId(player_id(0)), PlayerId(player_id(5))
    month = Sought(preset="german", seats=4, first=match_id, has_boards=False)
    found: dict[str, list[tuple[str, Sequence[object]]]] = {}
    asking: dict[str, Callable[[], Awaitable[object]]] = {
        "first page": lambda: stores.matches.of_player(who, PAGE),
        "older page": lambda: stores.matches.of_player(who, PAGE, before=match_id),
        "newer page": lambda: stores.matches.of_player(who, PAGE, after=match_id),
        "page of an opponent": lambda: stores.matches.of_player(who, PAGE, sought=Sought(opponent=other)),
        "page of a preset, seats and a month": lambda: stores.matches.of_player(who, PAGE, sought=month),
        "match by id": lambda: stores.matches.get(match_id),
        "record by id": lambda: stores.matches.text(match_id),
        "player by name": lambda: stores.players.by_name(new_name(name_of(7)), 0),
    }
    with asked() as heard:
        for name, question in asking.items():
            await question()
            found[name] = list(heard)
            heard.clear()
    return found


def _finding(steps: Sequence[Step]) -> int:
    """Return what it takes to find which matches are on a page: the limit, and all below it."""
    return next((step.buffers for step in steps if step.kind == "Limit"), steps[0].buffers)


async def explain(url: str, match_id: MatchId) -> list[Figure]:
    """Look how PostgreSQL answers what the adapters ask."""
    figures: list[Figure] = []
    connection = await asyncpg.connect(url)
    try:
        async with postgres_stores(url, 2) as stores:
            wanted = await questions(stores, match_id)
        for name, statements in wanted.items():
            plans = [await steps_of(connection, statement, parameters) for statement, parameters in statements]
            scans = {step.relation for plan in plans for step in plan if step.kind == "Seq Scan"}
            if scans:
                print(f"  {name}: scans {scans}")
            is_plain = name in ("first page", "older page", "newer page", "match by id")
            goal = MOST_BUFFERS if is_plain else None
            figures += [
                Figure(f"{name}: buffers until it is found", _finding(plans[0]), "", goal),
                Figure(f"{name}: buffers in all, with {PAGE} matches and their seats", _all(plans), "")
                if "page" in name
                else Figure(f"{name}: buffers in all", _all(plans), ""),
                Figure(f"{name}: tables scanned", len(scans), "", 0),
            ]
    finally:
        await connection.close()
    return figures


def _all(plans: Sequence[Sequence[Step]]) -> int:
    return sum(plan[0].buffers for plan in plans)


# --- size ------------------------------------------------------------------------------------------------------------

_SIZES: Final = """
SELECT c.relname AS name, pg_total_relation_size(c.oid) AS bytes
FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
WHERE c.relkind = 'r' AND n.nspname = 'public' ORDER BY 2 DESC LIMIT 14
"""


async def measure_sizes(connection: "asyncpg.Connection[asyncpg.Record]", crowd: Crowd) -> list[Figure]:
    """Tell the size of the largest tables, and what ten million matches take."""
    sizes: Mapping[str, int] = {row["name"]: row["bytes"] for row in await connection.fetch(_SIZES)}
    kept: int = await connection.fetchval("SELECT count(*) FROM matches")
    per_match = sum(sizes.get(name, 0) for name in OF_MATCHES) / kept
    per_text = sizes.get("match_texts", 0) / max(1, crowd.matches // TEXT_EVERY)
    return [
        *(Figure(f"{name}, with indexes", size / 1e6, "MB") for name, size in sizes.items()),
        Figure("a match with its seats", per_match, "bytes"),
        Figure("a record, as it lies there", per_text, f"bytes, of which text {crowd.text_bytes}"),
        Figure("ten million matches", TEN_MILLION * per_match / 1e9, "GB"),
        Figure("and their records", TEN_MILLION * per_text / 1e9, "GB"),
    ]


# --- dropping a month ------------------------------------------------------------------------------------------------


async def append_on(events: EventStore, took_ms: list[float]) -> None:
    """Let a table play until cancelled."""
    table_id, match_id, seq = fresh_id(), fresh_id(), 0
    while True:
        since_s = perf_counter()
        await events.append(play(table_id, seq, match_id))
        took_ms.append(1000 * (perf_counter() - since_s))
        seq += 1


@asynccontextmanager
async def appending(events: EventStore, took_ms: list[float]) -> AsyncIterator[None]:
    """Let tables play meanwhile."""
    tasks = [asyncio.create_task(append_on(events, took_ms)) for _ in range(APPENDERS)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def drop(database: Database, month: Month) -> int:
    """Drop a month of events as retention does; return how often it had to be tried."""
    for tries in count(1):
        try:
            async with database.writing() as connection:
                await drop_month(connection, "events", month)
        except sa.exc.DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) != LOCK_NOT_AVAILABLE:
                raise
            await asyncio.sleep(BETWEEN_TRIES_S)
        else:
            return tries
    raise AssertionError


async def measure_drop(url: str) -> list[Figure]:
    """Drop a month of events while tables append."""
    month = Month(2020, 1)
    connection = await asyncpg.connect(url)
    await add_month(connection, month, DROPPED_EVENTS)
    size: int = await connection.fetchval("SELECT pg_total_relation_size($1::regclass)", month.partition("events"))
    await connection.close()
    calm_ms, dropping_ms = list[float](), list[float]()
    engine = open_engine(url)
    try:
        async with postgres_stores(url, APPENDERS) as stores:
            async with appending(stores.events, calm_ms):
                await asyncio.sleep(CALM_S)
            async with appending(stores.events, dropping_ms):
                await asyncio.sleep(CALM_S / 2)
                since_s = perf_counter()
                tries = await drop(Database(engine), month)
                taken_s = perf_counter() - since_s
                await asyncio.sleep(CALM_S / 2)
    finally:
        await engine.dispose()
    return [
        Figure("the month", size / 1e6, "MB"),
        Figure("dropped in", 1000 * taken_s, f"ms, at try {tries}"),
        Figure("the longest append before", max(calm_ms), "ms"),
        Figure("the longest append meanwhile", max(dropping_ms), "ms", LONGEST_MS),
    ]


async def run(chosen: argparse.Namespace) -> list[Figure]:
    """Measure all."""
    found: list[Figure] = []
    async with fresh_database() as url:
        connection = await asyncpg.connect(url)
        begin_s = perf_counter()
        crowd = await fill(connection, chosen.users, chosen.matches)
        print(f"  filled in {perf_counter() - begin_s:,.0f} s", flush=True)
        sample = await connection.fetch("SELECT match_id FROM match_texts ORDER BY random() LIMIT 1000")
        async with postgres_stores(url, 2) as stores:
            await keep_season(stores.daily, crowd.season)
        half = "SELECT match_id FROM match_seats WHERE player_id = $1 ORDER BY 1 OFFSET 60 LIMIT 1"
        middle: UUID = await connection.fetchval(half, player_id(0))
        for title, figures in (
            ("Size", await measure_sizes(connection, crowd)),
            ("Plans", await explain(url, middle)),
            ("Looking back", await measure_looks(url, crowd, [row["match_id"] for row in sample], chosen.seconds)),
            ("Dropping a month", await measure_drop(url)),
        ):
            show(title, figures)
            found += figures
        await connection.close()
    return found


def main() -> None:
    """Measure, and say whether all goals are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--users", type=int, default=USERS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long people look back")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON at the end")
    chosen = parser.parse_args()
    raise_file_limit()
    figures = uvloop.run(run(chosen))
    if chosen.json:
        show_all(figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
