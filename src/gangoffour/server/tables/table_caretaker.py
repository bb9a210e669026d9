"""Doing what the server owes a table: one event list for each task."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple
from uuid import UUID

from gangoffour.engine import Action, IllegalAction, Pass, Seat
from gangoffour.protocol import MatchInfo, Player, Preparation
from gangoffour.protocol import events as wire
from gangoffour.records import format_record
from gangoffour.server.ports import BotRunner, Clock, EventStore, KeptRecord, PlayerId, Records
from gangoffour.server.tables.action_events import SUBSTITUTE_LEVEL, act, deal, time_out
from gangoffour.server.tables.dealer import Dealer
from gangoffour.server.tables.match_record import record_of_match
from gangoffour.server.tables.options import table_rules
from gangoffour.server.tables.owed_tasks import Owed, Pace, Task, shown_moment
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.streams import Stream, entry_of
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

    def __init__(self, bots: BotRunner, clock: Clock, pace: Pace) -> None:
        self._bots = bots
        self._clock = clock
        self._pace = pace
        self._thinking: dict[UUID, tuple[_Subject, asyncio.Task[Action]]] = {}

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
        task = asyncio.create_task(self._choose(level, state, due), name=f"thought at table {stream.table_id}")
        self.drop(stream.table_id)
        self._thinking[stream.table_id] = (subject, task)
        return task

    async def _choose(self, level: str, state: TableState, due: Owed) -> Action:
        action = await self._bots.choose(level, state.view_of(_seat(due)))
        await self._clock.sleep_until(shown_moment(due.at_ms, self._clock.now_ms(), self._pace))
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

    def __init__(self, dealer: Dealer, events: EventStore, records: Records, thoughts: Thoughts, clock: Clock) -> None:
        self._dealer = dealer
        self._events = events
        self._records = records
        self._thoughts = thoughts
        self._clock = clock
        self._tasks: Final[dict[Task, Callable[[Stream, Owed], Awaitable[list[wire.Event]]]]] = {
            Task.PREPARE: self._prepare,
            Task.COMMIT_NUMBERS: self._commit_numbers,
            Task.START_MATCH: self._start_match,
            Task.DEAL: self._deal,
            Task.BOT_TURN: self._bot_turn,
            Task.AUTO_PASS: self._auto_pass,
            Task.TIMEOUT: self._time_out,
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

    async def _commit_numbers(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        public = stream.state.public
        return [await self._dealer.commit_numbers(stream.table_id, _preparation(stream.state), public.seats)]

    async def _start_match(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        """Start the match; the stream can be read from here on."""
        state = stream.state
        public = state.public
        rules = table_rules(public.options)
        started = await self._dealer.start(stream.table_id, _preparation(state), public.seats, rules)
        carried_on = wire.TableCarriedOn(
            table_id=public.table_id,
            host=public.host,
            options=public.options,
            is_quick=public.is_quick,
            players=tuple(info.player for info in public.seats),
            here=tuple(info.is_here for info in public.seats),
            away_since_ms=tuple(info.away_since_ms for info in public.seats),
        )
        hidden: list[wire.Event] = [
            wire.AutoPassSet(seat=seat, is_on=False) for seat, is_on in enumerate(state.auto_pass) if not is_on
        ]
        if state.invite_hash is not None:
            hidden.append(wire.InviteSet(invite_hash=state.invite_hash))
        return [carried_on, *hidden, started]

    async def _deal(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        state = stream.state
        if state.match is None:
            raise ValueError(stream)
        public = state.match.public
        deck = await self._dealer.deck(stream.table_id, _match(state), len(public.results), public.rules)
        return deal(state, deck, self._clock.now_ms())

    async def _bot_turn(self, stream: Stream, due: Owed) -> list[wire.Event]:
        seat, state = _seat(due), stream.state
        action = await self._thoughts.begin(stream, due)
        try:
            return act(state, seat, action, self._clock.now_ms())
        except IllegalAction:
            # A bot that breaks the rules must not stop the table.
            return act(state, seat, forced_action(state.view_of(seat)), self._clock.now_ms())

    async def _auto_pass(self, stream: Stream, due: Owed) -> list[wire.Event]:
        return act(stream.state, _seat(due), Pass(), self._clock.now_ms())

    async def _time_out(self, stream: Stream, due: Owed) -> list[wire.Event]:
        return time_out(stream.state, _seat(due), self._clock.now_ms())

    async def _substitute(self, _stream: Stream, due: Owed) -> list[wire.Event]:
        return [wire.SubstituteSeated(seat=_seat(due), bot=SUBSTITUTE_LEVEL, cause="away")]

    async def _adjourn(self, _stream: Stream, _due: Owed) -> list[wire.Event]:
        return [wire.MatchAdjourned()]

    async def _end_match(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        """Reveal the seed. The record is kept first, so that whoever hears of the end finds it."""
        match = _match(stream.state)
        secret = await self._dealer.reveal(stream.table_id, match)
        await self._keep_record(stream, match, secret)
        return [wire.MatchEnded(match_id=match.match_id, cause="won", secret=secret.hex())]

    async def _abandon(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        """Reveal the seed, and no more yet: if somebody comes back at this moment, the match goes on."""
        match = _match(stream.state)
        secret = await self._dealer.reveal(stream.table_id, match)
        return [wire.MatchEnded(match_id=match.match_id, cause="abandoned", secret=secret.hex())]

    async def _close(self, stream: Stream, _due: Owed) -> list[wire.Event]:
        match = stream.state.public.match
        if match is not None and match.ended == "abandoned" and match.secret is not None:
            await self._keep_record(stream, match, bytes.fromhex(match.secret))
            return [wire.TableClosed(cause="adjourned_too_long")]
        return [wire.TableClosed(cause="idle" if stream.state.people else "empty")]

    async def _keep_record(self, stream: Stream, match: MatchInfo, secret: bytes) -> None:
        head = await self._events.head(stream.table_id)
        stored = await self._events.read(stream.table_id, 0 if head is None else head.base_seq - 1)
        entries = [entry_of(event) for event in stored]
        text = await asyncio.to_thread(lambda: format_record(record_of_match(entries, secret)))
        await self._records.put(
            KeptRecord(
                match_id=UUID(match.match_id),
                table_id=stream.table_id,
                ended_at_ms=self._clock.now_ms(),
                player_ids=_people_of(match.players, stream.state),
                text=text,
            )
        )


def _people_of(players: tuple[Player, ...], state: TableState) -> tuple[PlayerId, ...]:
    """Return the people who played: those the deals were drawn for, and those who took a seat over."""
    later = [info.player for info in state.public.seats if info.player is not None]
    people = [player.player_id for player in (*players, *later) if player.bot is None]
    return tuple(PlayerId(player_id) for player_id in dict.fromkeys(people))


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
