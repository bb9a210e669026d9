"""Doing what the server owes a table: one event list for each task."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple
from uuid import UUID

from gangoffour.engine import Action, IllegalAction, Pass, Seat, legal_actions_in
from gangoffour.protocol import MatchInfo, Preparation
from gangoffour.protocol import events as wire
from gangoffour.server.ports import BotRunner, Cause, Clock, TableId
from gangoffour.server.tables.action_events import SUBSTITUTE_LEVEL, act, deal, time_out
from gangoffour.server.tables.bot_seats import handed_back, promises_kept, unready_seats
from gangoffour.server.tables.dealer import Dealer
from gangoffour.server.tables.lateness import Lateness
from gangoffour.server.tables.options import table_rules
from gangoffour.server.tables.origins import Origins
from gangoffour.server.tables.owed_tasks import Owed, Pace, Task, shown_moment, turn_chance
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.streams import Stream
from gangoffour.server.tables.timeouts import forced_action


class _Subject(NamedTuple):
    """What a thought is about. Nothing else at the table touches it, so that nobody can make a bot think anew."""

    due: Owed
    turn_seq: int
    level: str


class Thoughts:
    """What bots think about the present turn of their tables. They think while the beat passes.

    A thought is there when it may be shown, and no earlier: whoever waits for it, and how often, learns nothing else.
    """

    def __init__(self, bots: BotRunner, dealer: Dealer, clock: Clock, pace: Pace, origins: Origins) -> None:
        self._bots = bots
        self._dealer = dealer
        self._clock = clock
        self._pace = pace
        self._origins = origins
        self._thinking: dict[UUID, tuple[_Subject, asyncio.Task[Action]]] = {}
        self._lateness = Lateness()

    def begin(self, stream: Stream, due: Owed) -> asyncio.Task[Action]:
        """Let the bot whose turn is due think, unless it does already; return its thought."""
        state, seat = stream.state, _seat(due)
        level = state.bot_at(seat)
        if level is None:
            raise ValueError(seat)
        subject = _Subject(due, state.turn_seq, level)
        thinking = self._thinking.get(stream.table_id)
        if thinking is not None and thinking[0] == subject and not thinking[1].cancelled():
            return thinking[1]
        cause = self._origins.cause(stream.table_id, state.public.host)
        task = asyncio.create_task(self._choose(level, state, due, cause), name=f"thought at table {stream.table_id}")
        self.drop(stream.table_id)
        self._thinking[stream.table_id] = (subject, task)
        return task

    async def _choose(self, level: str, state: TableState, due: Owed, cause: Cause) -> Action:
        view = state.view_of(_seat(due))
        chance = await self._dealer.bot_chance(TableId(state.public.table_id), state.policy, view)
        action = await self._bots.choose(level, view, cause, chance)
        late_ms = shown_moment(due.at_ms, self._clock.now_ms(), self._pace) - due.at_ms
        if len(legal_actions_in(view)) > 1:
            self._lateness.note(level, action, late_ms)
        else:
            late_ms = max(late_ms, self._lateness.drawn_ms(level, action, turn_chance(state, self._pace)))
        await self._clock.sleep_until(due.at_ms + late_ms)
        return action

    def drop(self, table_id: UUID) -> None:
        """Let nobody at the table think any more."""
        thinking = self._thinking.pop(table_id, None)
        if thinking is not None and not thinking[1].done():
            thinking[1].cancel()

    async def close(self) -> None:
        """Let nobody think any more."""
        tasks = [task for _, task in self._thinking.values()]
        for table_id in tuple(self._thinking):
            self.drop(table_id)
        await asyncio.gather(*tasks, return_exceptions=True)


class Caretaker:
    """Finds the events that a task brings about. Whether they come to be is for the store to say."""

    def __init__(self, dealer: Dealer, thoughts: Thoughts, clock: Clock) -> None:
        self._dealer = dealer
        self._thoughts = thoughts
        self._clock = clock
        self._tasks: Final[dict[Task, Callable[[Stream, Owed], Awaitable[list[wire.Event]]]]] = {
            Task.PREPARE: self._prepare,
            Task.HAND_BACK: self._hand_back,
            Task.COMMIT_NUMBERS: self._commit_numbers,
            Task.START_MATCH: self._start_match,
            Task.DEAL: self._deal,
            Task.BOT_TURN: self._bot_turn,
            Task.PASS: self._pass,
            Task.TIMEOUT: self._time_out,
            Task.IDLE: self._idle,
            Task.SUBSTITUTE: self._substitute,
            Task.ADJOURN: self._adjourn,
            Task.END_MATCH: self._end_match,
            Task.ABANDON: self._abandon,
            Task.CLOSE: self._close,
        }

    async def perform(self, stream: Stream, due: Owed) -> list[wire.Event]:
        """Return the events that the task brings about now."""
        return await self._tasks[due.task](stream, due)

    async def _prepare(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        public = stream.state.public
        players = [info.player for info in public.seats if info.player is not None]
        rules = table_rules(public.options)
        return [await self._dealer.prepare(stream.table_id, rules, players, self._clock.now_ms())]

    async def _hand_back(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        return handed_back(stream.state, unready_seats(stream.state), self._clock.now_ms())

    async def _commit_numbers(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        public = stream.state.public
        return [await self._dealer.commit_numbers(stream.table_id, _preparation(stream.state), public.seats)]

    async def _start_match(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        """Start the match; the stream can be read from here on."""
        state = stream.state
        public = state.public
        rules = table_rules(public.options)
        started = await self._dealer.start(stream.table_id, _preparation(state), public.seats, rules, state.policy)
        carried_on = wire.TableCarriedOn(
            table_id=public.table_id,
            host=public.host,
            options=public.options,
            is_quick=public.is_quick,
            players=tuple(info.player for info in public.seats),
            here=tuple(info.is_here for info in public.seats),
            away_since_ms=tuple(info.away_since_ms for info in public.seats),
            left_by=state.left_by,
            policy=state.policy,
        )
        hidden: list[wire.Event] = [
            wire.AutoPassSet(seat=seat, is_on=False) for seat, is_on in enumerate(state.auto_pass) if not is_on
        ]
        if state.invite_hash is not None:
            hidden.append(wire.InviteSet(invite_hash=state.invite_hash))
        hidden.append(wire.PassDelaysCarriedOn(salt=self._dealer.salt().hex(), delays_ms=state.pass_delays_ms))
        promises = [
            wire.SeatPromised(seat=seat, player=info.promised_to)
            for seat, info in enumerate(public.seats)
            if info.promised_to is not None
        ]
        late = [
            wire.SubstituteSeated(seat=seat, bot=SUBSTITUTE_LEVEL, cause="late")
            for seat in state.people
            if not public.seats[seat].is_ready
        ]
        return [carried_on, *hidden, *_bans(state), *promises, started, *late]

    async def _deal(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        state = stream.state
        if state.match is None:
            raise ValueError(stream)
        public = state.match.public
        deck = await self._dealer.deck(stream.table_id, _match(state), len(public.results), public.rules, state.policy)
        return deal(state, deck, self._clock.now_ms())

    async def _bot_turn(self, stream: Stream, due: Owed) -> list[wire.Event]:
        seat, state = _seat(due), stream.state
        action = await self._thoughts.begin(stream, due)
        try:
            return act(state, seat, action, self._clock.now_ms())
        except IllegalAction:
            # A bot that breaks the rules must not stop the table.
            return act(state, seat, forced_action(state.view_of(seat)), self._clock.now_ms())

    async def _pass(self, stream: Stream, due: Owed) -> list[wire.Event]:
        return act(stream.state, _seat(due), Pass(), self._clock.now_ms())

    async def _time_out(self, stream: Stream, due: Owed) -> list[wire.Event]:
        return time_out(stream.state, _seat(due), self._clock.now_ms())

    async def _idle(self, _stream: Stream, due: Owed) -> list[wire.Event]:
        return [wire.DeadlinePassed(seat=_seat(due), is_idle=True)]

    async def _substitute(self, _stream: Stream, due: Owed) -> list[wire.Event]:
        return [wire.SubstituteSeated(seat=_seat(due), bot=SUBSTITUTE_LEVEL, cause="away")]

    async def _adjourn(self, _stream: Stream, _due: Owed) -> list[wire.Event]:
        return [wire.MatchAdjourned()]

    async def _end_match(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        """Reveal the seed."""
        match = _match(stream.state)
        secret = await self._dealer.reveal(stream.table_id, match)
        ended = wire.MatchEnded(match_id=match.match_id, cause="won", secret=secret.hex())
        # Whoever waits for a deal that never came has the seat for the next match.
        return [ended, *promises_kept(stream.state, self._clock.now_ms())]

    async def _abandon(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        """Reveal the seed. If somebody comes back at this moment, the match goes on, and nothing was revealed."""
        match = _match(stream.state)
        secret = await self._dealer.reveal(stream.table_id, match)
        return [wire.MatchEnded(match_id=match.match_id, cause="abandoned", secret=secret.hex())]

    async def _close(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        match = stream.state.public.match
        if stream.state.people and match is not None and match.ended == "abandoned":
            return [wire.TableClosed(cause="adjourned_too_long")]
        return [wire.TableClosed(cause="idle" if stream.state.people else "empty")]


def _bans(state: TableState) -> list[wire.Event]:
    """Return the bans as events, for a stream that is read from here on."""
    players: list[wire.Event] = [wire.PlayerBanned(player_id=banned) for banned in sorted(state.banned_players)]
    return [*players, *(wire.AddressBanned(address_hash=banned) for banned in sorted(state.banned_addresses))]


def _seat(due: Owed) -> Seat:
    if due.seat is None:
        raise ValueError(due)
    return due.seat


def _match(state: TableState) -> MatchInfo:
    if state.public.match is None:
        raise ValueError(state)
    return state.public.match


def _preparation(state: TableState) -> Preparation:
    if state.public.preparation is None:
        raise ValueError(state)
    return state.public.preparation
