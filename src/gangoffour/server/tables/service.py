"""Tables: commands of players, people who come and go, and what the server owes.

Every change goes one way: load the state, decide, append where the stream ends, then tell. Two nodes may try at once;
the store lets one of them, and the other decides again.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final

from gangoffour.engine import CodedError, Seat
from gangoffour.protocol import Player, TableOptions, TablePolicy, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ids import RANDOM_SIZE, new_id
from gangoffour.server.ports import CommandKey, Conflict, PlayerId, Repeated, StoreUnavailable, TableId, Wish
from gangoffour.server.tables.access import has_place
from gangoffour.server.tables.background import Background
from gangoffour.server.tables.dealer import Dealer
from gangoffour.server.tables.decider import arrive, ban, decide, depart, give_up, join
from gangoffour.server.tables.errors import UNDECIDED, Refusal, TableCode, unserved
from gangoffour.server.tables.feeds import Change, Feeds, Follower
from gangoffour.server.tables.needs import TablePorts
from gangoffour.server.tables.opening import NewlyOpened, in_seats, new_invite, opened_by_person, opened_by_server
from gangoffour.server.tables.origins import Origins
from gangoffour.server.tables.owed_tasks import Owed, Pace, Task, is_open, owed, pass_moment
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.streams import Stream, Streams, put_off_ms
from gangoffour.server.tables.table_bus import TableBus
from gangoffour.server.tables.table_caretaker import Caretaker, Thoughts
from gangoffour.server.tables.wake_up_timers import Wakeups
from gangoffour.server.tables.wishes import Effect, Wishes, granted, has_passed, taken_void

ATTEMPTS: Final = 20
"""How often a command is decided again when others act at the same table."""


class Tables:
    """The tables, as one node serves them."""

    def __init__(self, ports: TablePorts, pace: Pace, node_id: str, *, shards: Sequence[int] = (0,)) -> None:
        self._ports = ports
        self._pace = pace
        self._node_id = node_id
        self._shards = tuple(shards)
        self._opened = 0
        self.origins = Origins()
        self._dealer = Dealer(ports.secrets)
        self._thoughts = Thoughts(ports.bots, self._dealer, ports.clock, pace, self.origins)
        self._caretaker = Caretaker(self._dealer, self._thoughts, ports.clock)
        self.streams = Streams(ports.events, ports.clock, pace)
        self.feeds = Feeds()
        self._wakeups = Wakeups(ports.clock, self.wake)
        self._wishes = Wishes(ports.events)
        self.bus = TableBus(ports.bus, self._hear, lambda: {*self.feeds.tables, *self._wakeups.tables})
        self._background = Background()
        self.conflict_count = 0
        self.observe_lateness_s: Callable[[float], object] = lambda _lateness_s: None
        """Called with how late each thing that was due is done."""

    # --- opening, looking, following ---------------------------------------------------------------------------------

    async def open(
        self, host: Player, options: TableOptions, *, bots: Sequence[str] = (), is_quick: bool = False
    ) -> NewlyOpened:
        """Open a table with its host in the first seat, and bots in the last ones."""
        table_id = self.new_table_id()
        invite = new_invite(options, self._ports.secrets.token)
        await self._open(table_id, opened_by_person(table_id, host, options, invite, bots=bots, is_quick=is_quick))
        return NewlyOpened(table_id, Seat(0), invite)

    async def open_for(
        self,
        entrants: Sequence[Player],
        options: TableOptions,
        policy: TablePolicy,
        board_seed: bytes | None = None,
        table_id: TableId | None = None,
    ) -> NewlyOpened:
        """Open a table of the server; rated, in random seats. The seed of a board goes to the vault before that."""
        table_id = table_id or self.new_table_id()
        seated = in_seats(entrants, options, self._ports.secrets.token)
        if board_seed is not None:
            policy = await self._dealer.seal_board(table_id, policy, board_seed)
        await self._open(table_id, opened_by_server(table_id, seated, options, policy))
        return NewlyOpened(table_id, None, None)

    def new_table_id(self, shard: int | None = None) -> TableId:
        """Return an id for a table; unless it belongs on a shard, they go to the databases in turn."""
        self._opened += 1
        shard = self._shards[self._opened % len(self._shards)] if shard is None else shard
        return new_id(self._ports.clock.now_ms(), self._ports.secrets.token(RANDOM_SIZE), shard)

    async def _open(self, table_id: TableId, events: Sequence[wire.Event]) -> None:
        stream, change = await self.streams.open(table_id, events)
        self._committed(stream, change)

    async def state(self, table_id: TableId) -> TableState:
        """Return the state of a table; refuse an unknown table."""
        if not self.bus.is_heard(table_id):
            await self.catch_up(table_id)
        return (await self.streams.get(table_id)).state

    async def follow(self, table_id: TableId, follower: Follower) -> tuple[Stream, Callable[[], None]]:
        """Follow a table from now on; return its stream and how to end it."""
        stream = await self.streams.get(table_id)
        if await self.bus.listen(table_id):
            await self.catch_up(table_id)
        self._plan_overdue(stream)
        return stream, self.feeds.follow(table_id, stream.state.seq, follower)

    async def _hear(self, table_id: TableId, seq: int) -> None:
        """Another node appended to a table."""
        stream = self.streams.cached(table_id)
        if stream is not None and stream.state.seq < seq:
            await self.catch_up(table_id)

    # --- commands ----------------------------------------------------------------------------------------------------

    async def command(
        self, table_id: TableId, player: Player, command: messages.TableCommand, apart: Collection[str] = ()
    ) -> Effect:
        """Carry out a command of a player, once, or keep it as a wish; return what became of it.

        Raise `Refusal`, or the engine's refusal, if it has no effect. The command's id makes it safe to try again.
        """
        key = CommandKey(PlayerId(player.player_id), command.id)
        try:
            return await self._change(table_id, lambda state: self._decide(state, player, command, apart), key)
        except CodedError as refusal:
            if isinstance(refusal, Refusal) and refusal.code in UNDECIDED:
                if refusal.code is TableCode.BUSY and isinstance(command, messages.Pass):
                    raise Refusal(TableCode.UNAVAILABLE) from refusal  # the server may have passed under this id
                raise
            seq = await self._seq_of(table_id, key)
            if seq is not None:
                return Effect(seq)
            if isinstance(command, messages.Pass) and command.seen_seq is not None:
                stream = await self.streams.get(table_id)
                if has_passed(stream, player.player_id, command.seen_seq):
                    return await self._change(table_id, lambda _: [], key)
            raise

    def _decide(
        self, state: TableState, player: Player, command: messages.TableCommand, apart: Collection[str]
    ) -> list[wire.Event] | Wish:
        """Decide now; a legal pass before its moment is a wish, so that nobody can tell it from an automatic one."""
        now_ms = self._ports.clock.now_ms()
        events = decide(state, player, command, now_ms, apart)
        seat = state.seat_to_act
        if not isinstance(command, messages.Pass) or seat is None:
            return events
        table_id = TableId(state.public.table_id)
        moment_ms = pass_moment(state, seat, self._pace, is_watched=self.feeds.is_watched(table_id))
        key = CommandKey(PlayerId(player.player_id), command.id)
        return events if now_ms >= moment_ms else Wish(table_id, state.turn_seq, key, moment_ms)

    async def join(self, table_id: TableId, player: Player, address: str, apart: Collection[str] = ()) -> None:
        """Promise a person the seat of a bot at a "play now" table where people play."""
        now_ms = self._ports.clock.now_ms
        await self._change(table_id, lambda state: join(state, player, address, now_ms(), apart), None)

    async def give_up(self, table_id: TableId, player: Player) -> None:
        """Let a person go for good."""
        await self._change(table_id, lambda state: give_up(state, player, self._ports.clock.now_ms()), None)

    async def arrive(self, table_id: TableId, player: Player) -> None:
        """The person has a socket at the table, here."""
        if not has_place(await self.state(table_id), player.player_id):
            return
        await self._ports.presences.arrive(table_id, PlayerId(player.player_id), self._node_id)
        await self._change(table_id, lambda state: arrive(state, player, self._ports.clock.now_ms()), None)

    async def depart(self, table_id: TableId, player_id: str) -> None:
        """The person has no socket at the table any more, here."""
        if not await self._ports.presences.depart(table_id, PlayerId(player_id), self._node_id):  # nor elsewhere
            await self.depart_everywhere(table_id, player_id)

    async def depart_everywhere(self, table_id: TableId, player_id: str) -> None:
        """The person has no socket at the table any more, at any node."""
        await self._change(table_id, lambda state: depart(state, player_id, self._ports.clock.now_ms()), None)

    async def ban(self, table_id: TableId, address_hash: str) -> None:
        """Keep strangers from an address away from the table."""
        await self._change(table_id, lambda state: ban(state, address_hash), None)

    async def _seq_of(self, table_id: TableId, key: CommandKey) -> int | None:
        try:
            return await self.streams.command_seq(table_id, key)
        except StoreUnavailable as error:
            raise unserved(error) from error

    async def _change(
        self, table_id: TableId, events_in: Callable[[TableState], list[wire.Event] | Wish], key: CommandKey | None
    ) -> Effect:
        """Append, or keep, what `events_in` finds in the present state; find again if somebody else was quicker."""
        try:
            for _ in range(ATTEMPTS):
                stream = await self.streams.get(table_id)
                async with stream.lock:
                    await self._tell_put_off(stream)
                    seq, refused = stream.state.seq, None
                    try:
                        found = events_in(stream.state)
                        if isinstance(found, Wish):
                            effect = await self._wishes.keep(stream, found)
                            self._plan(stream)
                            return effect
                        if not found and key is None:
                            return Effect(seq)
                        change = await self.streams.append(stream, found, key)
                    except CodedError as refusal:
                        refused = refusal
                    except Conflict:
                        self.conflict_count += 1
                    except Repeated as repeated:
                        return Effect(repeated.seq)
                    else:
                        self._committed(stream, change)
                        return Effect(change.state.seq)
                await self.catch_up(table_id)
                if refused is not None and stream.state.seq == seq:
                    raise refused  # by the newest state there is: an old one must refuse nobody
        except StoreUnavailable as error:
            raise unserved(error) from error
        raise Refusal(TableCode.BUSY)

    async def _tell_put_off(self, stream: Stream) -> None:
        """After a stall or an outage tell everybody by how much the deadline was put off."""
        await self.streams.assure(stream)
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
        self.bus.tell(stream.table_id, change.state.seq)
        self._drop_void_wish(stream)
        self._plan(stream)
        self._ports.poke(stream.table_id, {wire.event_type(entry.event) for entry in change.entries})

    def _tell(self, stream: Stream, change: Change) -> None:
        told = self.feeds.told(stream.table_id)
        if told is None or change.state.seq <= told:
            return
        if change.after == told:
            self.feeds.tell(stream.table_id, change)
        else:
            self._background.spawn(self._tell_gap(stream))

    async def _tell_gap(self, stream: Stream) -> None:
        """Tell what this node missed while its cache was dropped."""
        told = self.feeds.told(stream.table_id)
        if told is None or told >= stream.state.seq:
            return
        entries = await self.streams.entries_after(stream, told)
        state = stream.state
        if self.feeds.told(stream.table_id) == told and entries and entries[-1].seq == state.seq:
            self.feeds.tell(stream.table_id, Change(told, state, entries))

    def _drop_void_wish(self, stream: Stream) -> None:
        void = taken_void(stream)
        if void is not None:
            self._background.spawn(self._settle(stream, void))

    async def _settle(self, stream: Stream, void: Wish) -> None:
        """Forget a wish whose turn is over; if a node passed that did not know of it, it took effect by that."""
        if has_passed(stream, void.command.player_id, void.turn_seq):
            await self._change(stream.table_id, lambda _: [], void.command)
        await self._wishes.drop(void)

    def _owed(self, stream: Stream) -> Owed | None:
        is_watched = self.feeds.is_watched(stream.table_id)
        if is_open(stream.wish, stream.state):
            return owed(stream.state, self._pace, is_watched=is_watched, wish=stream.wish)
        return self.streams.owed(stream, is_watched=is_watched)

    def _plan(self, stream: Stream) -> None:
        """Set the timer for what is due next; let a bot begin to think."""
        due = self._owed(stream)
        if due is not None and due.task is Task.BOT_TURN:
            _ = self._thoughts.begin(stream, due)
        else:
            self._thoughts.drop(stream.table_id)
        if due is None:
            self._wakeups.unset(stream.table_id)
        else:
            self._wakeups.set(stream.table_id, due.at_ms)
            self.bus.begin(stream.table_id)

    def _plan_overdue(self, stream: Stream) -> None:
        """Take over what nobody did in time: its node may be gone. Only a person's deadline has to wait for the store.

        After an outage the store puts everything off, and a bot need not be spared.
        """
        due = self._owed(stream)
        if due is not None and due.task is not Task.TIMEOUT and due.at_ms < self._ports.clock.now_ms():
            self._plan(stream)

    # --- what is due -------------------------------------------------------------------------------------------------

    async def tend(self, table_id: TableId) -> None:
        """Wake a table that overslept, unless this node is about it; nobody waits here for a bot to think."""
        if self._wakeups.is_waking(table_id):
            return
        stream = await self.streams.get(table_id)
        wish = await self._wishes.find(table_id)
        if wish is not None:
            if wish.turn_seq > stream.state.turn_seq:
                await self.catch_up(table_id)  # another node kept it, for a turn that this one has not heard of
            stream.wish = wish
            self._drop_void_wish(stream)
        if (due := self._owed(stream)) is not None and due.task is Task.BOT_TURN:
            self._plan(stream)
        else:
            await self.wake(table_id)

    async def wake(self, table_id: TableId) -> None:
        """Do all that is due at a table now, and plan what comes next."""
        for _ in range(ATTEMPTS):
            stream = await self.streams.get(table_id)
            due = self._owed(stream)
            if due is None or due.at_ms > self._ports.clock.now_ms():
                self._plan(stream)
                return
            if due.task is Task.BOT_TURN:
                await asyncio.wait([self._thoughts.begin(stream, due)])
            async with stream.lock:
                if self._owed(stream) != due:
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
        wish = granted(stream, due)
        try:
            change = await self.streams.append(stream, events, None if wish is None else wish.command)
        except Repeated:
            stream.wish = None  # its command took effect in an earlier turn
            raise Conflict from None
        if wish is not None:
            stream.wish = None  # its command took effect: the next sweep forgets it in the store
        self._committed(stream, change)

    async def _was_put_off(self, stream: Stream, due: Owed) -> bool:
        """True if the store says that an outage put the deadline off."""
        head = await self._ports.events.head(stream.table_id)
        if head is None or head.seq != stream.state.seq:
            raise Conflict
        stream.put_off_ms = put_off_ms(head, due.at_ms)
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
            self._drop_void_wish(stream)
            if stream.wish is not None:
                self._plan(stream)  # of a wish that this node kept, whoever appended need not know
            self._tell(stream, change)

    async def make_good(self, table_id: TableId) -> None:
        """Tell a table by how much its deadline was put off; what nobody has to be spared is done at once."""
        stream = self.streams.cached(table_id)
        if stream is not None:
            async with stream.lock:
                await self._tell_put_off(stream)
            self._plan_overdue(stream)

    async def close(self) -> None:
        """Stop: nothing that was acknowledged is lost, and any node may go on."""
        await self._wakeups.close()
        await self._thoughts.close()
        await self._background.close()
        await self.bus.close()
