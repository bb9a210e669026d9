"""Tables: commands of players, people who come and go, and what the server owes.

Every change goes one way: load the state, decide, append where the stream ends, then tell. Two nodes may try at once;
the store lets one of them, and the other decides again.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Final

import structlog

from gangoffour.engine import CodedError, Seat
from gangoffour.protocol import Player, TableOptions, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ids import RANDOM_SIZE, new_id
from gangoffour.server.ports import (
    CommandKey,
    Conflict,
    PlayerId,
    Repeated,
    StoreUnavailable,
    TableId,
)
from gangoffour.server.tables.access import invite_hash
from gangoffour.server.tables.dealer import Dealer
from gangoffour.server.tables.decider import arrive, bot_player, decide, depart, take_seat_at_once
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.feeds import Change, Feeds, Follower
from gangoffour.server.tables.listing import listing_of
from gangoffour.server.tables.needs import TablePorts
from gangoffour.server.tables.options import table_rules
from gangoffour.server.tables.owed_tasks import Owed, Pace, Task, owed, pass_moment
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.streams import Stream, Streams, put_off_ms
from gangoffour.server.tables.table_caretaker import Caretaker, Thoughts
from gangoffour.server.tables.wake_up_timers import Wakeups

ATTEMPTS: Final = 20
"""How often a command is decided again when others act at the same table."""

INVITE_SIZE: Final = 16

_LISTED: Final = (
    wire.OptionsChanged,
    wire.SeatTaken,
    wire.SeatLeft,
    wire.SeatPromised,
    wire.PromiseWithdrawn,
    wire.MatchStarted,
    wire.DealStarted,
    wire.MatchAdjourned,
    wire.MatchContinued,
    wire.MatchEnded,
    wire.TableClosed,
)
"""Events that change what the lobby shows of a table. A deadline after every action does not."""


class _TooEarly(Exception):
    """A pass is legal, but its beat is not over."""

    def __init__(self, moment_ms: int, seq: int) -> None:
        super().__init__(moment_ms, seq)
        self.moment_ms = moment_ms
        self.seq = seq


@dataclass(frozen=True, slots=True)
class NewlyOpened:
    """A table that was just opened."""

    table_id: TableId
    seat: Seat
    invite: str | None


class Tables:
    """The tables, as one node serves them."""

    def __init__(self, ports: TablePorts, pace: Pace, node_id: str, *, shards: Sequence[int] = (0,)) -> None:
        self._ports = ports
        self._pace = pace
        self._node_id = node_id
        self._shards = tuple(shards)
        self._opened = 0
        self._thoughts = Thoughts(ports.bots, ports.clock, pace)
        self._caretaker = Caretaker(Dealer(ports.secrets), ports.events, ports.records, self._thoughts, ports.clock)
        self.streams = Streams(ports.events, ports.clock, pace)
        self.feeds = Feeds()
        self._wakeups = Wakeups(ports.clock, self.wake)
        self._clicked: dict[TableId, tuple[int, CommandKey]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger("gangoffour.tables")
        self.conflict_count = 0
        self.observe_lateness_s: Callable[[float], object] = lambda _lateness_s: None
        """Called with how late each thing that was due is done."""

    # --- opening, looking, following ---------------------------------------------------------------------------------

    async def open(
        self, host: Player, options: TableOptions, *, bots: Sequence[str] = (), is_quick: bool = False
    ) -> NewlyOpened:
        """Open a table with its host in the first seat, and bots in the last ones."""
        table_rules(options)
        chance = self._ports.secrets.token(RANDOM_SIZE)
        self._opened += 1
        shard = self._shards[self._opened % len(self._shards)]
        table_id = new_id(self._ports.clock.now_ms(), chance, shard)
        events: list[wire.Event] = [
            wire.TableOpened(table_id=str(table_id), host=host.player_id, options=options, is_quick=is_quick)
        ]
        invite = None
        if options.visibility == "private":
            invite = self._ports.secrets.token(INVITE_SIZE).hex()
            events.append(wire.InviteSet(invite_hash=invite_hash(invite)))
        events.append(wire.SeatTaken(seat=0, player=host))
        levels = list(bots)[: options.seat_count - 1]
        first_bot = options.seat_count - len(levels)
        events += [
            wire.SeatTaken(seat=seat, player=bot_player(level, seat)) for seat, level in enumerate(levels, first_bot)
        ]
        stream, change = await self.streams.open(table_id, events)
        await self._ports.listings.put(listing_of(table_id, stream.state), stream.state.seq)
        self._committed(stream, change)
        return NewlyOpened(table_id, Seat(0), invite)

    async def state(self, table_id: TableId) -> TableState:
        """Return the state of a table as this node knows it; refuse an unknown table."""
        return (await self.streams.get(table_id)).state

    async def follow(self, table_id: TableId, follower: Follower) -> tuple[Stream, Callable[[], None]]:
        """Follow a table from now on; return its stream and how to end it."""
        stream = await self.streams.get(table_id)
        self._plan_overdue(stream)
        return stream, self.feeds.follow(table_id, stream.state.seq, follower)

    # --- commands ----------------------------------------------------------------------------------------------------

    async def command(self, table_id: TableId, player: Player, command: messages.TableCommand) -> int:
        """Carry out a command of a player, once; return the sequence number of its effect.

        Raise `Refusal`, or the engine's refusal, if it has none. The command's id makes it safe to try again.
        """
        key = CommandKey(PlayerId(player.player_id), command.id)
        decided_at = command.seen_seq if isinstance(command, messages.Pass) else None
        try:
            while True:
                try:
                    return await self._change(table_id, lambda state: self._decide(state, player, command), key)
                except _TooEarly as early:
                    decided_at = early.seq
                    self._clicked[table_id] = (early.seq, key)
                    await self._ports.clock.sleep_until(early.moment_ms)
        except CodedError as refusal:
            if isinstance(refusal, Refusal) and refusal.code in (TableCode.UNKNOWN, TableCode.UNAVAILABLE):
                raise
            seq = await self._seq_of(table_id, key)
            if seq is not None:
                return seq
            if decided_at is not None and await self._has_passed(table_id, player, decided_at):
                return await self._change(table_id, lambda _: [], key)
            raise

    def _decide(self, state: TableState, player: Player, command: messages.TableCommand) -> list[wire.Event]:
        """Decide now; hold a legal pass until its beat, so that nobody can tell it from an automatic one."""
        now_ms = self._ports.clock.now_ms()
        events = decide(state, player, command, now_ms)
        seat = state.seat_to_act
        if isinstance(command, messages.Pass) and seat is not None:
            moment_ms = pass_moment(state, seat, self._pace)
            if now_ms < moment_ms:
                raise _TooEarly(moment_ms, state.seq)
        return events

    async def take_seat_at_once(self, table_id: TableId, player: Player) -> int:
        """Put a person in the place of a bot at a "play now" table that is about to begin; return the seat."""
        await self._change(table_id, lambda state: take_seat_at_once(state, player), None)
        seat = (await self.state(table_id)).public.seat_of(player.player_id)
        if seat is None:
            raise Refusal(TableCode.SEAT_TAKEN)
        return seat

    async def arrive(self, table_id: TableId, player: Player) -> None:
        """The person has a socket at the table, here."""
        state = await self.state(table_id)
        if state.public.seat_of(player.player_id) is None:
            return
        await self._ports.presences.arrive(table_id, PlayerId(player.player_id), self._node_id)
        await self._change(table_id, lambda state: arrive(state, player, self._ports.clock.now_ms()), None)

    async def depart(self, table_id: TableId, player_id: str) -> None:
        """The person has no socket at the table any more, here."""
        is_elsewhere = await self._ports.presences.depart(table_id, PlayerId(player_id), self._node_id)
        if not is_elsewhere:
            await self.depart_everywhere(table_id, player_id)

    async def depart_everywhere(self, table_id: TableId, player_id: str) -> None:
        """The person has no socket at the table any more, at any node."""
        await self._change(table_id, lambda state: depart(state, player_id), None)

    async def _has_passed(self, table_id: TableId, player: Player, seq: int) -> bool:
        """True if the first turn after a sequence number was a pass of this player: the server made it by itself."""
        stream = await self.streams.get(table_id)
        seat = stream.state.public.seat_of(player.player_id)
        entries = await self.streams.entries_after(stream, seq)
        turns = (entry.event for entry in entries if isinstance(entry.event, wire.Passed | wire.CombinationPlayed))
        first = next(turns, None)
        return isinstance(first, wire.Passed) and first.seat == seat

    async def _seq_of(self, table_id: TableId, key: CommandKey) -> int | None:
        try:
            return await self.streams.command_seq(table_id, key)
        except StoreUnavailable as error:
            raise Refusal(TableCode.UNAVAILABLE) from error

    async def _change(
        self, table_id: TableId, events_in: Callable[[TableState], list[wire.Event]], key: CommandKey | None
    ) -> int:
        """Append what `events_in` finds in the present state; find again if somebody else was quicker."""
        try:
            for _ in range(ATTEMPTS):
                stream = await self.streams.get(table_id)
                async with stream.lock:
                    await self._tell_put_off(stream)
                    seq, refused = stream.state.seq, None
                    try:
                        events = events_in(stream.state)
                        if not events and key is None:
                            return seq
                        change = await self.streams.append(stream, events, key)
                    except CodedError as refusal:
                        refused = refusal
                    except Conflict:
                        self.conflict_count += 1
                    except Repeated as repeated:
                        return repeated.seq
                    else:
                        self._committed(stream, change)
                        return change.state.seq
                await self.catch_up(table_id)
                if refused is not None and stream.state.seq == seq:
                    raise refused  # by the newest state there is: an old one must refuse nobody
        except StoreUnavailable as error:
            raise Refusal(TableCode.UNAVAILABLE) from error
        raise Refusal(TableCode.BUSY)

    async def _tell_put_off(self, stream: Stream) -> None:
        """After an outage tell everybody by how much the deadline was put off."""
        deadline = stream.state.public.deadline
        if stream.put_off_ms == 0 or deadline is None:
            return
        due_ms = deadline.due_ms + stream.put_off_ms
        put_off = wire.DeadlineSet(seat=deadline.seat, due_ms=due_ms, bank_ms=deadline.bank_ms)
        try:
            self._committed(stream, await self.streams.append(stream, [put_off]))
        except Conflict:
            stream.put_off_ms = 0

    # --- after a change ----------------------------------------------------------------------------------------------

    def _committed(self, stream: Stream, change: Change) -> None:
        """Tell everybody, and see what is due next."""
        self._tell(stream, change)
        self._spawn(self._ports.bus.publish(f"table.{stream.table_id}.event", str(change.state.seq)))
        self._plan(stream)
        if any(isinstance(entry.event, _LISTED) for entry in change.entries):
            self._spawn(self._list(stream))

    def _tell(self, stream: Stream, change: Change) -> None:
        told = self.feeds.told(stream.table_id)
        if told is None or change.state.seq <= told:
            return
        if change.after == told:
            self.feeds.tell(stream.table_id, change)
        else:
            self._spawn(self._tell_gap(stream))

    async def _tell_gap(self, stream: Stream) -> None:
        """Tell what this node missed while its cache was dropped."""
        told = self.feeds.told(stream.table_id)
        if told is None or told >= stream.state.seq:
            return
        entries = await self.streams.entries_after(stream, told)
        state = stream.state
        if self.feeds.told(stream.table_id) == told and entries and entries[-1].seq == state.seq:
            self.feeds.tell(stream.table_id, Change(told, state, entries))

    def _plan(self, stream: Stream) -> None:
        """Set the timer for what is due next; let a bot begin to think."""
        due = owed(stream.state, self._pace)
        if due is not None and due.task is Task.BOT_TURN:
            _ = self._thoughts.begin(stream, due)
        else:
            self._thoughts.drop(stream.table_id)
        if due is None:
            self._wakeups.unset(stream.table_id)
        else:
            self._wakeups.set(stream.table_id, due.at_ms)

    def _plan_overdue(self, stream: Stream) -> None:
        """Take over what nobody did in time: its node may be gone. Only a person's deadline has to wait for the store.

        After an outage the store puts everything off, and a bot need not be spared.
        """
        due = owed(stream.state, self._pace)
        if due is not None and due.task is not Task.TIMEOUT and due.at_ms < self._ports.clock.now_ms():
            self._plan(stream)

    async def _list(self, stream: Stream) -> None:
        state = stream.state
        await self._ports.listings.put(listing_of(stream.table_id, state), state.seq)
        await self._ports.bus.publish("lobby.tables.event", str(stream.table_id))

    def _spawn(self, coroutine: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(self._logged(coroutine))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _logged(self, coroutine: Coroutine[object, object, None]) -> None:
        try:
            await coroutine
        except Exception as error:  # noqa: BLE001  what follows a commit must not undo it
            self._log.warning("something after a change failed", error=type(error).__name__)

    # --- what is due -------------------------------------------------------------------------------------------------

    async def wake(self, table_id: TableId) -> None:
        """Do all that is due at a table now, and plan what comes next."""
        for _ in range(ATTEMPTS):
            stream = await self.streams.get(table_id)
            due = owed(stream.state, self._pace)
            if due is None or due.at_ms > self._ports.clock.now_ms():
                self._plan(stream)
                return
            if due.task is Task.BOT_TURN:
                await asyncio.wait([self._thoughts.begin(stream, due)])
            async with stream.lock:
                if owed(stream.state, self._pace) != due:
                    continue
                try:
                    await self._perform(stream, due)
                except Conflict:
                    self.conflict_count += 1
                else:
                    continue
            await self.catch_up(table_id)
        self._plan(await self.streams.get(table_id))

    async def _perform(self, stream: Stream, due: Owed) -> None:
        self.observe_lateness_s((self._ports.clock.now_ms() - due.at_ms) / 1000)
        if due.task is Task.TIMEOUT and await self._was_put_off(stream, due):
            await self._tell_put_off(stream)
            return
        events = await self._caretaker.perform(stream, due)
        seq, key = self._clicked.pop(stream.table_id, (0, None))
        if due.task is not Task.AUTO_PASS or seq != stream.state.seq:
            key = None
        try:
            change = await self.streams.append(stream, events, key)
        except Repeated:
            raise Conflict from None
        self._committed(stream, change)

    async def _was_put_off(self, stream: Stream, due: Owed) -> bool:
        """True if the store says that an outage put the deadline off."""
        head = await self._ports.events.head(stream.table_id)
        if head is None or head.seq != stream.state.seq:
            raise Conflict
        stream.put_off_ms = put_off_ms(head, due)
        return stream.put_off_ms > 0

    async def catch_up(self, table_id: TableId) -> None:
        """Learn what other nodes appended to a table that is at hand here, and tell its followers."""
        stream = self.streams.cached(table_id)
        if stream is None:
            return
        change = await self.streams.catch_up(stream)
        if change is not None:
            # Whoever appended plans what comes next; the store is the backstop.
            self._wakeups.unset(table_id)
            self._thoughts.drop(table_id)
            self._tell(stream, change)

    async def renew_followed(self) -> None:
        """Load the followed tables anew and tell what was missed."""
        for table_id in self.feeds.tables:
            stream = await self.streams.get(table_id)
            await self._tell_gap(stream)
            self._plan_overdue(stream)

    async def close(self) -> None:
        """Stop: nothing that was acknowledged is lost, and any node may go on."""
        await self._wakeups.close()
        await self._thoughts.close()
        while self._background:
            await asyncio.wait(self._background, timeout=5)
