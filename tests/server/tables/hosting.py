"""Tables on memory adapters and a clock that the test moves: people, bots, and whole matches in no time."""

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from uuid import UUID

from gangoffour.bots import UniformBot
from gangoffour.engine import Action, Phase, Play, Seat, SeatView, legal_actions_in
from gangoffour.fairness import client_commitment
from gangoffour.protocol import Player, TableOptions, action_command, messages
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.bus.local_bus import LocalBus
from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.stores import Stores, memory_stores
from gangoffour.server.conduct import ConductService
from gangoffour.server.lobby.listing import LISTINGS
from gangoffour.server.lobby.service import Lobby, TableLimits
from gangoffour.server.matches import History
from gangoffour.server.ports import BotRunner, MatchId, TableId, entry_of
from gangoffour.server.tables.needs import TablePorts
from gangoffour.server.tables.owed_tasks import Pace
from gangoffour.server.tables.service import Tables
from gangoffour.server.tables.state import TableState
from gangoffour.server.workers.caretakers import Caretakers
from gangoffour.server.workers.projecting import projections_of
from tools.patience import until
from tools.servers.in_process_bots import InProcessBotRunner

ANA, BEN, CLEO, DAN = (Player(player_id=f"guest-{name.lower()}", name=name) for name in ("Ana", "Ben", "Cleo", "Dan"))
PEOPLE = (ANA, BEN, CLEO, DAN)


class Host:
    """One node, its stores, and the hands of the people at its tables."""

    def __init__(
        self,
        stores: Stores,
        clock: ManualClock,
        bus: LocalBus,
        *,
        bots: BotRunner | None = None,
        pace: Pace | None = None,
        node_id: str = "one",
    ) -> None:
        self.stores = stores
        self.clock = clock
        self.bus = bus
        self.pace = pace or Pace()
        self.projections = projections_of(stores.projected, clock, bus)
        self.history = History(stores.matches, self.projections)
        self.conduct = ConductService(self.history, clock)
        self._projecting: set[asyncio.Task[bool]] = set()
        self.tables = Tables(
            TablePorts(
                stores.events,
                stores.secrets,
                stores.presences,
                bus,
                clock,
                bots or InProcessBotRunner(1, 0, secrets.token_bytes),
                self._poke,
            ),
            self.pace,
            node_id,
        )
        self.caretakers = Caretakers(
            self.tables, stores.events, stores.presences, node_id, lambda: clock.now_ms() / 1000
        )
        self._node_id = node_id
        self._ids = count(1)

    def _poke(self, _table_id: TableId, _types: Collection[str]) -> None:
        """Bring the lobby up to date at once, so that no test has to let time pass for it."""
        task = asyncio.create_task(self.projections.caught_up(LISTINGS))
        self._projecting.add(task)
        task.add_done_callback(self._projecting.discard)

    def lobby(self, per_player: int = 10, per_origin: int = 10) -> Lobby:
        """The lobby of this node."""
        limits = TableLimits(per_player, per_origin)
        return Lobby(self.tables, self.stores.listings, self.stores.relations, self.projections, self.conduct, limits)

    async def record_text(self, state: TableState) -> str:
        """The record of the match that was played last."""
        assert state.public.match is not None
        text = await self.history.text(MatchId(state.public.match.match_id))
        assert text is not None
        return text

    async def close(self) -> None:
        await self.tables.close()
        await asyncio.gather(*self._projecting)
        await self.projections.close()

    def _new_id(self) -> str:
        return f"{self._node_id}-{next(self._ids)}"

    async def state(self, table_id: TableId) -> TableState:
        return await self.tables.state(table_id)

    async def send(self, table_id: TableId, player: Player, command: type[messages.Command], **fields: object) -> int:
        """Send a command under a fresh id; return where it took effect, or was kept."""
        sent = command(id=self._new_id(), **fields)
        return (await self.tables.command(table_id, player, sent)).seq  # type: ignore[arg-type]

    async def act(self, table_id: TableId, player: Player, action: Action) -> int:
        """Send the command for an action; a pass is waited for through its moment. Return where it took effect."""
        command = action_command(action, self._new_id())
        effect = await self.tables.command(table_id, player, command)
        await self.clock.settle()
        for _ in range(30):  # a forced pass may take that long
            if effect.is_wish:
                await self.clock.advance(1_100)
                effect = await self.tables.command(table_id, player, command)
        return effect.seq

    async def until(self, is_reached: Callable[[], bool]) -> None:
        """Let tasks run, also those in threads, until something is so."""

        async def is_settled() -> bool:
            await self.clock.settle()
            return is_reached()

        await until(is_settled)

    async def open(self, people: Sequence[Player], options: TableOptions, bots: Sequence[str] = ()) -> TableId:
        """Open a table where all people are here."""
        opened = await self.tables.open(people[0], options, bots=bots)
        await self.tables.arrive(opened.table_id, people[0])
        for seat, player in enumerate(people[1:], start=1):
            await self.send(opened.table_id, player, messages.TakeSeat, seat=seat)
        await self.clock.settle()
        return opened.table_id

    async def start(self, table_id: TableId, people: Sequence[Player], *, silent: Sequence[Player] = ()) -> None:
        """Let everybody get ready and reveal; the silent ones do not reveal."""
        state = await self.state(table_id)
        assert state.public.preparation is not None
        match_id = state.public.preparation.match_id
        for player in people:
            commitment = client_commitment(UUID(match_id).bytes, player.player_id, number_of(player)).hex()
            await self.send(table_id, player, messages.Ready, match_id=match_id, commitment=commitment)
        await self.clock.settle()
        for player in people:
            if player not in silent:
                await self.send(table_id, player, messages.Reveal, match_id=match_id, number=number_of(player).hex())
        await self.clock.settle()
        if silent:
            await self.clock.advance(5_000)
        state = await self.state(table_id)
        assert state.phase in (Phase.PLAY, Phase.RETURN)

    async def seated(self, people: Sequence[Player], options: TableOptions, bots: Sequence[str] = ()) -> TableId:
        """Open a table and start its match."""
        table_id = await self.open(people, options, bots)
        await self.start(table_id, people)
        return table_id

    async def play_out(self, table_id: TableId, choose: Callable[[SeatView], Action]) -> TableState:
        """Let people act as `choose` says, and time pass for all others, until the match has ended."""
        for _ in range(20_000):
            state = await self.state(table_id)
            if not state.public.is_playing:
                return state
            seat = state.seat_to_act
            if state.phase is Phase.OVER:
                await self.until(lambda: not self.cached(table_id).public.is_playing)
            elif seat is None:
                await self.ready_for_next_deal(table_id)
            elif state.bot_at(seat) is not None:
                await self.clock.advance(100)
            else:
                player = state.public.seats[seat].player
                assert player is not None
                await self.act(table_id, player, choose(state.view_of(seat)))
        raise AssertionError("the match never ended")

    def cached(self, table_id: TableId) -> TableState:
        stream = self.tables.streams.cached(table_id)
        assert stream is not None
        return stream.state

    async def ready_for_next_deal(self, table_id: TableId) -> None:
        state = await self.state(table_id)
        assert state.public.match is not None
        for seat in state.people_here:
            player = state.public.seats[seat].player
            assert player is not None
            await self.send(table_id, player, messages.Ready, match_id=state.public.match.match_id)
        await self.clock.settle()

    async def entries(self, table_id: TableId) -> list[wire.Entry]:
        """The whole stream, from the store."""
        return [entry_of(stored) for stored in await self.stores.events.read(table_id, 0)]


class ByChance:
    """Chooses actions as the uniform bot does, the same for the same seed."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def __call__(self, view: SeatView) -> Action:
        return UniformBot().choose(view, self._rng)


def number_of(player: Player) -> bytes:
    """The number a person draws; always the same, for tests."""
    return hashlib.sha256(player.player_id.encode()).digest()


async def to_act(host: Host, table_id: TableId) -> tuple[Seat, Player]:
    """The seat on turn, and who sits there."""
    state = await host.state(table_id)
    assert state.match is not None
    seat = state.match.public.seat_to_act
    assert seat is not None
    player = state.public.seats[seat].player
    assert player is not None
    return seat, player


async def first_play(host: Host, table_id: TableId) -> Play:
    """A play that the seat on turn may make: as few cards as it can."""
    state = await host.state(table_id)
    seat, _ = await to_act(host, table_id)
    plays = [action for action in legal_actions_in(state.view_of(seat)) if isinstance(action, Play)]
    return min(plays, key=lambda play: (len(play.cards), play.cards))


@asynccontextmanager
async def hosting(*, bots: BotRunner | None = None, pace: Pace | None = None) -> AsyncIterator[Host]:
    """One node on memory adapters."""
    clock = ManualClock(1_790_000_000_000)
    async with LocalBus() as bus:
        host = Host(memory_stores(clock.now_ms), clock, bus, bots=bots, pace=pace)
        await host.caretakers.start()
        try:
            yield host
        finally:
            await host.close()
