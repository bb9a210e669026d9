"""Tables on the server's own code, at which every pass is timed. Time passes only when nothing else is left to do.

People think as people do: their times are lognormal, each person with a median of their own. Bots think longer than
they may, on a machine that is busy now and then, and not at all where they have no choice.
"""

import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from math import log
from random import Random
from typing import Final
from uuid import UUID

from gangoffour.engine import Action, Pass, Phase, Play, Seat, SeatView, legal_actions_in
from gangoffour.fairness import client_commitment
from gangoffour.protocol import HintedAction, Player, TableOptions, action_command, messages
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.bus.local_bus import LocalBus
from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.stores import memory_stores
from gangoffour.server.adapters.streams.memory import MemorySecrets
from gangoffour.server.ports import Cause, TableId
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.needs import TablePorts
from gangoffour.server.tables.owed_tasks import THINK_MS, Pace, owed, pass_moment
from gangoffour.server.tables.service import Tables
from gangoffour.server.tables.state import TableState, cannot_beat
from gangoffour.server.tables.wishes import Effect
from tools.leaks.samples import CHOSEN, FORCED, Samples, merged
from tools.patience import until

MEDIANS_S: Final = (0.8, 1.2, 1.8, 4.0)
"""How long people think, by seat."""
NEWCOMERS_PASSES: Final = 20
"""Until nearly nobody at a table is a newcomer."""
OLD_PACE: Final = Pace(pass_median_ms=0)
"""With which forced passes come with the beat."""
START_MS: Final = 1_790_000_000_000
LITTLE_MS: Final = 100
SPREAD: Final = 0.6
"""Of the logarithm of the times that a person takes."""
CHOSEN_SHARE: Final = 0.4
"""Of all passes, as people play."""
KNOWN: Final = 8
"""Of a seat with fewer chosen passes the server knows little: it warms up."""
CLICKS_ANYWAY: Final = 0.2
"""How often people click early though the server would pass for them."""
BUSY_THOUGHTS: Final = 150
"""For so many thoughts a machine is busy, then for as many it is not."""


class SeededSecrets(MemorySecrets):
    """Seeds, ids and salts that are the same in every run."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self._rng = Random(seed)

    def token(self, size: int) -> bytes:
        """Return bytes as fresh as the seed is."""
        return self._rng.randbytes(size)


class Temper:
    """Whether to pass where one could play, such that a given share of all passes is chosen."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._forced = self._chosen = 0

    def choose(self, actions: Sequence[Action]) -> Action:
        """Return an action that is as good as any other."""
        plays = [action for action in actions if isinstance(action, Play)]
        if Pass() not in actions or not plays:
            self._forced += Pass() in actions
            return self._rng.choice(actions)
        lacks = self._chosen < CHOSEN_SHARE * (self._forced + self._chosen)
        if self._rng.random() < (0.8 if lacks else 0.02):
            self._chosen += 1
            return Pass()
        return self._rng.choice(plays)


class BusyBots:
    """Bots that outlast the time they may think, in busy times nearly always, unless they have no choice."""

    def __init__(self, clock: ManualClock, rng: Random) -> None:
        self._clock = clock
        self._rng = rng
        self._temper = Temper(rng)
        self._thoughts = 0

    async def choose(self, level: str, view: SeatView, _cause: Cause, chance: bytes | None = None) -> Action:
        """Return an action, after a while."""
        del chance
        actions = legal_actions_in(view)
        span_ms = 2
        if len(actions) > 1:
            self._thoughts += 1
            load = (0.9, 1.8)[self._thoughts // BUSY_THOUGHTS % 2]
            span_ms = int(THINK_MS[level] * load * self._rng.uniform(0.2, 1.6))
        await self._clock.sleep_until(self._clock.now_ms() + span_ms)
        return self._temper.choose(actions)

    async def hints(self, view: SeatView, _cause: Cause) -> tuple[HintedAction, ...]:
        """Nobody asks for hints here."""
        raise NotImplementedError(view)


class TimedTable:
    """A table of people and bots; whoever sits in a seat is of a kind, and passes are gathered by kind."""

    def __init__(self, tables: Tables, clock: ManualClock, pace: Pace, rng: Random) -> None:
        self._tables = tables
        self._clock = clock
        self._pace = pace
        self._rng = rng
        self._temper = Temper(rng)
        self._ids = count(1)
        self._table_id: TableId = UUID(int=0)
        self._people: list[Player] = []
        self._medians_s: Sequence[float] = ()
        self._kinds: list[str] = []
        self._before: TableState | None = None
        """Before the change that is told."""
        self._turn_told_ms = 0
        self._deal_told_ms = 0
        self._trick_told_ms = 0
        self.samples: dict[str, Samples] = {}
        """By kind."""
        self.warm_up: dict[str, Samples] = {}
        """The same, of seats of which little was known."""
        self.deals_s: list[float] = []
        """How long deals took."""
        self.tricks_s: list[float] = []
        """How long tricks took."""

    async def open(self, medians_s: Sequence[float], levels: Sequence[str] = ()) -> None:
        """Let people with these medians sit down, and bots of these levels."""
        self._people = [Player(player_id=f"guest-{seat}", name=f"Guest {seat}") for seat in range(len(medians_s))]
        self._medians_s = medians_s
        self._kinds = [f"median {median_s} s" for median_s in medians_s] + list(levels)
        options = TableOptions(length="one_deal", seat_count=4, pace="fast")
        opened = await self._tables.open(self._people[0], options, bots=levels)
        self._table_id = opened.table_id
        stream, _ = await self._tables.follow(self._table_id, self._told)
        self._tables.feeds.watch(self._table_id, stream.state.seq)
        self._before = stream.state
        await self._tables.arrive(self._table_id, self._people[0])
        for seat, player in enumerate(self._people[1:], start=1):
            await self._send(player, messages.TakeSeat(id=self._new_id(), seat=seat))

    def count(self) -> int:
        """How many passes were seen, those of the warm-up not counted."""
        return sum(samples.count(sort) for samples in self.samples.values() for sort in (FORCED, CHOSEN))

    async def play_until(self, passes: int) -> None:
        """Play match after match, until so many passes were seen."""
        while self.count() < passes:
            await self._step()

    async def _step(self) -> None:
        state = await self._tables.state(self._table_id)
        seat = state.seat_to_act
        if not state.public.is_playing or state.phase is Phase.OVER:
            await until(self._is_prepared)
            await self._begin(await self._tables.state(self._table_id))
        elif seat is None or seat >= len(self._people):
            await self._wait(state)
        else:
            await self._take_turn(state, seat)

    async def _take_turn(self, state: TableState, seat: Seat) -> None:
        """Think, then act; where nothing beats, wait for the server, and perhaps click all the same."""
        actions = legal_actions_in(state.view_of(seat))
        action = self._temper.choose(actions)
        if actions == [Pass()] and self._rng.random() >= CLICKS_ANYWAY:
            while (await self._tables.state(self._table_id)).turn_seq == state.turn_seq:
                await self._wait(state)
            return
        think_s = self._rng.lognormvariate(log(self._medians_s[seat]), SPREAD)
        if actions == [Pass()]:
            think_s = self._rng.uniform(0, self._pace.pass_beat_ms / 1000)
        await self._advance_to(state.turn_at_ms + int(think_s * 1000))
        effect = await self._send(self._people[seat], action_command(action, self._new_id()))
        await self._clock.settle()
        while effect.is_wish and (await self._tables.state(self._table_id)).turn_seq == state.turn_seq:
            await self._advance_to(pass_moment(state, seat, self._pace))

    async def _wait(self, state: TableState) -> None:
        """Let time pass until the server does what it owes."""
        due = owed(state, self._pace)
        await self._advance_to(0 if due is None else due.at_ms)

    async def _advance_to(self, moment_ms: int) -> None:
        """Let time pass up to a moment; a little, if it is over and what was to happen takes longer."""
        span_ms = moment_ms - self._clock.now_ms()
        await self._clock.advance(span_ms if span_ms > 0 else LITTLE_MS)

    async def _is_prepared(self) -> bool:
        """Whether the last match is recorded and the next one prepared. Threads do it; meanwhile time stands still."""
        await self._clock.settle()
        public = (await self._tables.state(self._table_id)).public
        return not public.is_playing and public.preparation is not None

    async def _begin(self, state: TableState) -> None:
        if state.public.preparation is None:
            raise ValueError(state)
        match_id = state.public.preparation.match_id
        for player in self._people:
            commitment = client_commitment(UUID(match_id).bytes, player.player_id, _number(player)).hex()
            await self._send(player, messages.Ready(id=self._new_id(), match_id=match_id, commitment=commitment))
        await self._clock.settle()
        for player in self._people:
            number = _number(player).hex()
            await self._send(player, messages.Reveal(id=self._new_id(), match_id=match_id, number=number))
        await self._clock.settle()

    async def _send(self, player: Player, command: messages.TableCommand) -> Effect:
        return await self._tables.command(self._table_id, player, command)

    def _new_id(self) -> str:
        return f"command-{next(self._ids)}"

    def _told(self, change: Change) -> None:
        """Note a pass as another seat and a spectator see it."""
        before, self._before = self._before, change.state
        now_ms = self._clock.now_ms()
        for entry in change.entries:
            match entry.event:
                case wire.Passed(seat=seat) if before is not None:
                    self._note(before, Seat(seat), change, now_ms)
                case wire.DealStarted():
                    self._deal_told_ms = self._trick_told_ms = now_ms
                case wire.TrickWon():
                    self.tricks_s.append((now_ms - self._trick_told_ms) / 1000)
                    self._trick_told_ms = now_ms
                case wire.DealWon():
                    self.deals_s.append((now_ms - self._deal_told_ms) / 1000)
                case _:
                    pass
        if any(isinstance(entry.event, wire.MATCH_EVENTS) for entry in change.entries):
            self._turn_told_ms = now_ms

    def _note(self, before: TableState, seat: Seat, change: Change, now_ms: int) -> None:
        is_warm = seat >= len(self._people) or len(before.pass_delays_ms[seat]) >= KNOWN
        by_kind = self.samples if is_warm else self.warm_up
        samples = by_kind.setdefault(self._kinds[seat], Samples())
        sort = FORCED if cannot_beat(before, seat) else CHOSEN
        delay_s = (now_ms - self._turn_told_ms) / 1000
        samples.add(sort, "spectator", delay_s, change.frame(None, now_ms))
        samples.add(sort, "another seat", delay_s, change.frame(Seat((seat + 2) % 4), now_ms))


@asynccontextmanager
async def timed_table(seed: str, pace: Pace | None = None) -> AsyncIterator[TimedTable]:
    """A table at a server of its own, and the same one for the same seed."""
    clock, rng, pace = ManualClock(START_MS), Random(seed), pace or Pace()
    stores = memory_stores(clock.now_ms)
    async with LocalBus() as bus:
        ports = TablePorts(
            stores.events,
            SeededSecrets(seed),
            stores.presences,
            bus,
            clock,
            BusyBots(clock, rng),
            lambda _table_id, _types: None,
        )
        tables = Tables(ports, pace, "one")
        try:
            yield TimedTable(tables, clock, pace, rng)
        finally:
            await tables.close()


async def people_at_a_table(passes: int, seed: str, pace: Pace | None = None) -> TimedTable:
    """Let four people play until so many passes of each were seen."""
    async with timed_table(seed, pace) as table:
        await table.open(MEDIANS_S)
        await table.play_until(passes * len(MEDIANS_S))
        return table


async def newcomers_at_tables(tables: int, seed: str) -> dict[str, Samples]:
    """Let four people play at one table after the other, as if each were the first; return how they passed."""
    met: dict[str, list[Samples]] = {}
    for number in range(tables):
        async with timed_table(f"{seed} {number}") as table:
            await table.open(MEDIANS_S)
            await table.play_until(NEWCOMERS_PASSES)
            for kind, samples in table.warm_up.items():
                met.setdefault(kind, []).append(samples)
    return {kind: merged(met[kind]) for kind in sorted(met)}


async def bots_at_a_table(passes: int, level: str, seed: str) -> TimedTable:
    """Let bots of a level play until so many passes of them were seen."""
    async with timed_table(f"{seed} {level}") as table:
        await table.open((0.5,), (level,) * 3)
        await table.play_until(passes)
        return table


def _number(player: Player) -> bytes:
    return hashlib.sha256(player.player_id.encode()).digest()
