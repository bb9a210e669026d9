"""`make attempts`: 5,000 attempts at today's deals end within one minute while others look at the standing.

Each of the eight boards is played once, by chance, at a server of its own. The streams are then appended as if 625
people had played them one after another, and ended at an even pace, beside a node with a database of its own.
Then the results are compared with what was appended, and with what a rebuild of the projection makes of the streams.
"""

import argparse
import asyncio
import hashlib
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from time import perf_counter, time_ns
from typing import Final
from uuid import UUID

import httpx2
import msgspec
import uvloop

from bench.appends import fresh_database, fresh_id
from gangoffour.bots import UniformBot
from gangoffour.client import play_with
from gangoffour.daily import BOARD_COUNT, SecretSeason, Standing, new_season
from gangoffour.protocol import DailyStanding
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.stores import Stores, open_stores
from gangoffour.server.matches import MATCHES
from gangoffour.server.ports import Append, Attempt, PlayerId, StoredEvent, entry_of
from gangoffour.server.workers.projecting import projections_of
from tools.figures import Figure, quantile, show
from tools.load.node import started_node
from tools.load.processes import raise_file_limit
from tools.servers.daily_season import at_noon, keep_season, open_season
from tools.servers.party import serving
from tools.services.databases import snapshot

PEOPLE: Final = 625
MINUTE_S: Final = 60.0
LOOKS_PER_S: Final = 20
AT_ONCE: Final = 8
"""So many ends are appended side by side: the store refuses whoever brings too many."""
MOST_MS: Final = 100.0
TABLES: Final = ("matches", "match_seats", "match_notes", "player_totals")
"""What the projection of finished matches writes."""


@dataclass(frozen=True, slots=True)
class Played:
    """A board that was played: its stream in three parts, before the match, during it and at its end."""

    board_id: str
    table_id: str
    match_id: str
    player_id: str
    parts: tuple[Sequence[StoredEvent], ...]
    points: tuple[int, ...]


async def played_boards(secret: SecretSeason, day: date) -> list[Played]:
    """Play all boards of a day by chance, each at its table."""
    with tempfile.TemporaryDirectory() as name, at_noon(day):
        folder, points = Path(name), dict[str, tuple[int, ...]]()
        await open_season(folder, secret)
        async with AsyncExitStack() as stack:
            client = await (await stack.enter_async_context(serving(folder))).guest("Ana", stack)
            for number in range(BOARD_COUNT):
                place = await client.play_daily(day)
                async with client.table(place.table_id) as table:
                    view = await play_with(table, UniformBot(), Random(f"attempt {number}"))
                points[place.table_id] = tuple(view.results[-1].points)
        async with open_stores([f"sqlite:///{folder / 'server.sqlite'}"]) as stores:
            streams = {table_id: await stores.events.read(UUID(table_id), 0) for table_id in points}
    board_ids = [str(secret.season.board_id(1, board)) for board in range(1, BOARD_COUNT + 1)]
    return [
        _played(board_id, table_id, streams[table_id], points[table_id])
        for board_id, table_id in zip(board_ids, points, strict=True)
    ]


def _played(board_id: str, table_id: str, stored: Sequence[StoredEvent], points: tuple[int, ...]) -> Played:
    types = [event.type for event in stored]
    start, end = types.index("match_started"), types.index("match_ended")
    taken = (entry_of(event).event for event in stored)
    player_id = next(event.player.player_id for event in taken if isinstance(event, wire.SeatTaken) and event.seat == 0)
    parts = (stored[:start], stored[start:end], stored[end : end + 1])
    return Played(board_id, table_id, str(stored[start].match_id), player_id, parts, points)


@dataclass(frozen=True, slots=True)
class Copy:
    """One attempt: a board as somebody else played it."""

    played: Played
    player_id: str
    table_id: UUID
    match_id: UUID

    def append(self, part: int, now_ms: int) -> Append:
        """Return one part of the stream, as if it had ended now."""
        events = self.played.parts[part]
        shift_ms = now_ms - self.played.parts[-1][-1].at_ms
        return Append(self.table_id, events[0].seq - 1, [self._renamed(event, shift_ms) for event in events])

    def _renamed(self, event: StoredEvent, shift_ms: int) -> StoredEvent:
        payload = event.payload
        for old, new in (
            (self.played.table_id, str(self.table_id)),
            (self.played.match_id, str(self.match_id)),
            (self.played.player_id, self.player_id),
        ):
            payload = payload.replace(old.encode(), new.encode())
        match_id = None if event.match_id is None else self.match_id
        return replace(event, at_ms=event.at_ms + shift_ms, match_id=match_id, payload=payload)


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who plays and looks."""

    player_id: str
    token: str


async def guests(http: httpx2.AsyncClient, count: int) -> list[Guest]:
    """Let so many people come."""
    found: list[Guest] = []
    for _ in range(count):
        answer = (await http.post("/api/guests", json={"name": None})).raise_for_status().json()
        http.cookies.clear()  # everybody is somebody else
        found.append(Guest(answer["player_id"], answer["token"]))
    return found


def now_ms() -> int:
    """Return the time of day."""
    return time_ns() // 1_000_000


async def begin(stores: Stores, copy: Copy) -> None:
    """Append everything but the end."""
    await stores.daily.begin(Attempt(copy.played.board_id, PlayerId(copy.player_id), copy.table_id, now_ms()))
    for part in (0, 1):
        await stores.events.append(copy.append(part, now_ms()))


async def end(stores: Stores, copies: Sequence[Copy], people: int, seconds: float) -> float:
    """Append the ends at an even pace, and the next board of each of the people; return how long that took."""
    begun_s, room = perf_counter(), asyncio.Semaphore(AT_ONCE)

    async def end_one(number: int, copy: Copy) -> None:
        async with room:
            await stores.events.append(copy.append(2, now_ms()))
            for following in copies[number + people : number + people + 1]:
                await begin(stores, following)

    async with asyncio.TaskGroup() as playing:  # nobody waits for the end of another
        for number, copy in enumerate(copies):
            await asyncio.sleep(max(0.0, begun_s + number * seconds / len(copies) - perf_counter()))
            playing.create_task(end_one(number, copy))
    return perf_counter() - begun_s


async def look(http: httpx2.AsyncClient, people: Sequence[Guest], day: date, waited_ms: list[float]) -> None:
    """Look at the standing, so many times a second, each time as somebody else; nobody waits for the one before."""
    rng, asked = Random("looks"), set[asyncio.Task[None]]()

    async def ask(guest: Guest) -> None:
        since_s = perf_counter()
        headers = {"Authorization": f"Bearer {guest.token}"}
        (await http.get(f"/api/daily/{day.isoformat()}/standing", headers=headers)).raise_for_status()
        waited_ms.append(1000 * (perf_counter() - since_s))

    try:
        while True:
            task = asyncio.create_task(ask(rng.choice(people)))
            asked.add(task)
            task.add_done_callback(asked.discard)
            await asyncio.sleep(1 / LOOKS_PER_S)
    finally:
        await asyncio.gather(*asked)


async def contents(url: str) -> dict[str, str]:
    """Return a digest of each table that the projection writes."""
    rows = await snapshot(url, {table: f"SELECT t::text AS row FROM {table} AS t ORDER BY 1" for table in TABLES})  # noqa: S608  our own names
    return {
        table: hashlib.sha256("\n".join(row["row"] for row in found).encode()).hexdigest()
        for table, found in rows.items()
    }


def wrong_sums(told: DailyStanding, copies: Sequence[Copy], field: dict[str, list[tuple[int, ...]]]) -> int:
    """Return how many people are told another total or place than what was appended gives them."""
    places = {copy.played.board_id: at for at, copy in enumerate(copies[:: len(copies) // BOARD_COUNT])}
    people: dict[str, list[tuple[int, ...] | None]] = {}
    for copy in copies:
        boards = people.setdefault(copy.player_id, [None] * BOARD_COUNT)
        boards[places[copy.played.board_id]] = copy.played.points
    wanted = {each.who: each for each in Standing(people, field, is_closed=False).entries if not each.is_bot}
    told_people = [each for each in told.entries if each.player_id is not None]
    wrong = [
        each
        for each in told_people
        if (each.total, each.place) != (wanted[each.player_id or ""].total, wanted[each.player_id or ""].place)
    ]
    return len(wrong) + (told.people != len(wanted)) + (not told_people)


async def run(chosen: argparse.Namespace) -> list[Figure]:
    """Measure."""
    today = datetime.now(UTC).date()
    secret = new_season(today, 7, hashlib.sha512(b"attempts").digest())
    boards = await played_boards(secret, today)
    waited_ms: list[float] = []
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(fresh_database())
        stores = await stack.enter_async_context(open_stores([url]))
        await keep_season(stores.daily, secret)
        node = await stack.enter_async_context(started_node({"GOF_DATABASE_URLS": url}))
        http = await stack.enter_async_context(
            httpx2.AsyncClient(base_url=f"http://127.0.0.1:{node.port}", trust_env=False, timeout=30)
        )
        people = await guests(http, chosen.people)
        copies = [Copy(board, guest.player_id, fresh_id(), fresh_id()) for board in boards for guest in people]
        for copy in copies[: chosen.people]:
            await begin(stores, copy)
        looking = asyncio.create_task(look(http, people, today, waited_ms))
        taken_s = await end(stores, copies, chosen.people, chosen.seconds)
        looking.cancel()
        await asyncio.wait([looking])
        await asyncio.sleep(MINUTE_S - datetime.now(UTC).timestamp() % MINUTE_S + 1)  # the book of the next minute
        told = (await http.get(f"/api/daily/{today.isoformat()}/standing")).raise_for_status()
        ghosts = await stores.daily.ghosts(secret.season.name, [1])
        field = {
            ghost.level: [ghosts[each].points for each in sorted(ghosts) if each.level == ghost.level]
            for ghost in ghosts
        }
        wrong = wrong_sums(msgspec.json.decode(told.content, type=DailyStanding), copies, field)
        results = await stores.daily.results([board.board_id for board in boards])
        before = await contents(url)
        (runner,) = projections_of(stores.projected, SteadyClock()).runners
        await runner.rebuild(MATCHES)
        changed = sum(after != before[table] for table, after in (await contents(url)).items())
    return [
        Figure("attempts ended", len(results), "", len(copies), "least"),
        Figure("in", taken_s, "s", 1.05 * chosen.seconds),
        Figure("looks at the standing", len(waited_ms), ""),
        Figure("standing, 50 %", quantile(waited_ms, 0.5), "ms"),
        Figure("standing, 99 %", quantile(waited_ms, 0.99), "ms", MOST_MS),
        Figure("standing, longest", max(waited_ms), "ms"),
        Figure("wrong totals or places", wrong, "", 0),
        Figure("tables that a rebuild changes", changed, "", 0),
    ]


def main() -> None:
    """Measure, and show the figures; end with 1 if a goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--seconds", type=float, default=MINUTE_S)
    raise_file_limit()
    figures = uvloop.run(run(parser.parse_args()))
    show("attempts", figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
