"""`make projections`: finished matches are projected once each and soon, though nodes and PostgreSQL are killed.

Two nodes run as processes on a PostgreSQL of its own. Streams of short matches are appended beside them, as other nodes
would, while node after node, both nodes, or PostgreSQL are killed at once and started again. In the end every match is
there once, as the pure projection of its stream, and lateness is counted from when the match had ended and everything
was up again. Before that, a backlog tells how many events a second one runner takes in.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter, time_ns
from typing import Final
from uuid import UUID, uuid4

from bench.appends import fresh_database
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.stores import Stores, open_stores
from gangoffour.server.ids import new_id
from gangoffour.server.matches import MatchProjection
from gangoffour.server.ports import Append, Conflict, FinishedMatch, PlayerId, StoreUnavailable, entry_of
from gangoffour.server.workers.projecting import projections_of
from tools.chaos.nodes import Node, environment, migrate
from tools.figures import Figure, quantile, show, show_all
from tools.matches.appended import PLAYERS, appends_of, short_match
from tools.matches.streams import TableStream
from tools.services.postgres_cluster import PostgresCluster

MATCHES: Final = 1_000
KILLS: Final = 20
KINDS: Final = 20
"""How many different matches are played; the others are their copies at other tables."""
WRITERS: Final = 8
ENDS_PER_S: Final = 10
"""So many matches end a second, as of fifteen thousand tables: whoever ends all at once measures the
backlog again. What an outage held up comes after it, as fast as it can."""
AT_ONCE: Final = 12
"""How many turns one append holds, so that the writers are not what is measured."""
LATE_S: Final = 2.0
BACKLOG: Final = 100
EVENTS_PER_S: Final = 2_000
LOOK_S: Final = 0.05
CALM_S: Final = 3.0
"""How long everything is left alone between two kills."""


def fresh_id() -> UUID:
    """Return the id of something made now."""
    return new_id(time_ns() // 1_000_000, uuid4().bytes[:8])


def played_streams(count: int) -> list[TableStream]:
    """Return tables where a match of two deals was played, in few appends."""
    streams = [short_match(f"bench {number}", deals=2) for number in range(count)]
    for stream in streams:
        kept = [end for place, end in enumerate(stream.ends) if place % AT_ONCE == 0 or end > stream.ends[-2]]
        stream.ends[:] = _without_mixed(stream, kept)
    return streams


def _without_mixed(stream: TableStream, ends: Sequence[int]) -> list[int]:
    """Return the ends of appends such that start and end of the match begin one of their own, as at a server.

    What the match has to know of its table comes in one append with its start.
    """
    begins = {
        entry.seq - 1 for entry in stream.entries if isinstance(entry.event, wire.TableCarriedOn | wire.MatchEnded)
    }
    apart = {entry.seq - 1 for entry in stream.entries if isinstance(entry.event, wire.MatchStarted)}
    return sorted({*ends, *begins, stream.ends[-1]} - apart - {0})


# --- the rate --------------------------------------------------------------------------------------------------------


async def measure_rate(streams: Sequence[TableStream]) -> list[Figure]:
    """Append a backlog while nobody looks, then let one runner take it in."""
    async with fresh_database() as url, open_stores([url]) as stores:
        projections = projections_of(stores.projected, SteadyClock())
        (runner,) = projections.runners
        await runner.catch_up()
        events = 0
        for number in range(BACKLOG):
            for append in appends_of(streams[number % len(streams)], fresh_id(), fresh_id()):
                await stores.events.append(append)
                events += len(append.events)
        begin = perf_counter()
        await runner.catch_up()
        taken_s = perf_counter() - begin
        count = len((await stores.matches.of_player(PlayerId(PLAYERS[0].player_id), BACKLOG + 1)).matches)
    return [
        Figure("events taken in by one runner", events / taken_s, "/s", EVENTS_PER_S, "least"),
        Figure("matches among them", count, "", BACKLOG, "least"),
    ]


# --- the kills -------------------------------------------------------------------------------------------------------


@dataclass
class Bed:
    """Two nodes on a PostgreSQL that may be killed."""

    postgres: PostgresCluster
    nodes: list[Node]
    up_at_s: float = 0.0
    """Since when everything is up."""
    is_up: bool = True
    kills: list[str] = field(default_factory=list)

    async def kill(self, rng: Random) -> None:
        """Kill something, and start it again."""
        victim = rng.choice(["node", "node", "both nodes", "PostgreSQL"])
        self.is_up = False
        if victim == "PostgreSQL":
            await self.postgres.kill()
            await self.postgres.start()
        else:
            chosen = self.nodes if victim == "both nodes" else [rng.choice(self.nodes)]
            for node in chosen:
                await node.kill()
            for node in chosen:
                await node.start()
        for node in self.nodes:
            await node.ready()
        self.up_at_s, self.is_up = perf_counter(), True
        self.kills.append(victim)


@asynccontextmanager
async def opened_bed(folder: Path) -> AsyncIterator[Bed]:
    """Start everything; end it afterwards."""
    async with AsyncExitStack() as stack:
        postgres = PostgresCluster()
        stack.push_async_callback(postgres.remove)
        await postgres.make()
        await postgres.start()
        settings = environment(postgres.url, "") | {"GOF_BOT_WORKERS": "1"}  # no bus, so no workers elsewhere
        await migrate(settings)
        nodes = [Node(f"node {number}", settings, folder) for number in range(2)]
        for node in nodes:
            stack.push_async_callback(node.remove)
            await node.start()
        for node in nodes:
            await node.ready()
        yield Bed(postgres, nodes, perf_counter())


@dataclass
class Watch:
    """When each match ended, and when it was seen among the finished ones."""

    bed: Bed
    ended_s: dict[UUID, float] = field(default_factory=dict)
    seen_s: dict[UUID, float] = field(default_factory=dict)
    late_s: list[float] = field(default_factory=list)

    async def look(self, stores: Stores, expected: int) -> None:
        """Look for matches until all are there."""
        while len(self.seen_s) < expected:
            waiting = [match_id for match_id in tuple(self.ended_s) if match_id not in self.seen_s]
            for match_id in waiting:
                try:
                    found = await stores.matches.get(match_id)
                except StoreUnavailable:
                    break
                if found is not None:
                    self._see(match_id)
            await asyncio.sleep(LOOK_S)

    def _see(self, match_id: UUID) -> None:
        now_s = perf_counter()
        self.seen_s[match_id] = now_s
        since_s = max(self.ended_s[match_id], self.bed.up_at_s)
        self.late_s.append(max(0.0, now_s - since_s) if self.bed.is_up else 0.0)


async def append_surely(stores: Stores, append: Append) -> None:
    """Append, however often the store is away meanwhile."""
    while True:
        try:
            await stores.events.append(append)
        except StoreUnavailable:
            await asyncio.sleep(LOOK_S)
        except Conflict:  # it took effect, though nobody could say so
            return
        else:
            return


async def measure_kills(streams: Sequence[TableStream], matches: int, kills: int, folder: Path) -> list[Figure]:
    """Play matches while everything is killed in turn; then compare what is there with what should be."""
    rng = Random("projections")
    async with opened_bed(folder) as bed, open_stores([bed.postgres.url]) as stores:
        watch = Watch(bed)
        played: dict[UUID, UUID] = {}
        numbers = iter(range(matches))
        is_killed = asyncio.Event()
        begin = perf_counter()

        async def write() -> None:
            for number in numbers:
                await asyncio.sleep(max(0.0, begin + number / ENDS_PER_S - perf_counter()))
                # The last tenth waits for the last kill: all kills fall among matches.
                if number >= matches * 0.9:
                    await is_killed.wait()
                table_id, match_id = fresh_id(), fresh_id()
                for append in appends_of(streams[number % len(streams)], table_id, match_id):
                    await append_surely(stores, append)
                watch.ended_s[match_id] = perf_counter()
                played[match_id] = table_id

        async def kill() -> None:
            for _ in range(kills):
                await asyncio.sleep(CALM_S * rng.random())
                await bed.kill(rng)
            is_killed.set()

        await asyncio.gather(kill(), watch.look(stores, matches), *(write() for _ in range(WRITERS)))
        taken_s = perf_counter() - begin
        wrong = await wrong_matches(stores, played)
    return [
        Figure("kills of nodes and PostgreSQL", len(bed.kills), "", kills, "least"),
        Figure("matches projected", len(watch.seen_s), "", matches, "least"),
        Figure("matches that differ from their streams", wrong, "", 0),
        Figure("late after all is up, median", quantile(watch.late_s, 0.5), "s"),
        Figure("late after all is up, 99 %", quantile(watch.late_s, 0.99), "s", LATE_S),
        Figure("in all", taken_s, "s"),
    ]


async def wrong_matches(stores: Stores, played: dict[UUID, UUID]) -> int:
    """Count the matches that are not there as the pure projection of their streams."""
    wrong = 0
    for match_id, table_id in played.items():
        entries = [entry_of(event) for event in await stores.events.read(table_id, 0)]
        (expected,) = MatchProjection().apply(table_id, None, entries)
        match, text = await stores.matches.get(match_id), await stores.matches.text(match_id)
        seats = tuple(await stores.matches.seats(match_id))
        wrong += match is None or text is None or FinishedMatch(match, seats, text) != replace(expected, notes=())
    return wrong


async def measure(matches: int, kills: int) -> list[Figure]:
    """Measure both."""
    streams = played_streams(KINDS)
    rate = await measure_rate(streams)
    show("A backlog", rate)
    with tempfile.TemporaryDirectory() as folder:
        killed = await measure_kills(streams, matches, kills, Path(folder))
    show("Under kills", killed)
    return [*rate, *killed]


def main() -> None:
    """Measure, and say whether all goals are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--kills", type=int, default=KILLS)
    options = parser.parse_args()
    figures = asyncio.run(measure(options.matches, options.kills))
    show_all(figures)
    sys.exit(0 if all(figure.is_met for figure in figures) else 1)


if __name__ == "__main__":
    main()
