"""A connection to one table: what its audience knows, kept up to date, and commands.

It outlives its sockets. When one breaks, another is opened, the missing events are fetched, and commands without an
answer are sent again with the id they had, so that each takes effect once.
"""

import asyncio
import time
import weakref
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from types import TracebackType
from typing import Final, Protocol, Self
from urllib.parse import quote

from gangoffour.client.changes import Change, Changes
from gangoffour.client.commands import TableCommands, new_command_id
from gangoffour.client.errors import ClientCode, ClientError, ConnectionClosed, Refusal
from gangoffour.client.fair_start import FairStart, SaveTranscript
from gangoffour.client.link import Link, Patience
from gangoffour.client.outbox import OnCommand, Outbox
from gangoffour.client.table_fold import OutOfStep, TableFold, told, welcomed
from gangoffour.engine import PublicView, Seat, SeatView
from gangoffour.fairness import Transcript, Verified
from gangoffour.protocol import (
    PROTOCOL_VERSION,
    ClientMessage,
    ServerMessage,
    TableCommand,
    TableView,
    messages,
)
from gangoffour.protocol import events as wire
from gangoffour.records import verify_text

CHAT_KEPT: Final = 200
CATCH_UP_S: Final = 3.0
"""An effect that is acknowledged but not told for this long was lost on the way: the client asks for it."""

_OUT_OF_STEP_LIMIT: Final = 2


class Server(Protocol):
    """What a table needs of the server it is at; `Client` has it."""

    @property
    def socket_headers(self) -> dict[str, str]:
        """The headers that say who opens a socket."""
        ...

    def socket_url(self, path: str) -> str:
        """Return the address of a socket."""
        ...

    async def record_text(self, match_id: str) -> str:
        """Return the record of a finished match."""
        ...


@dataclass(frozen=True, slots=True)
class Conduct:
    """How a connection behaves."""

    auto_ready: bool = False
    patience: Patience = field(default_factory=Patience)
    known: TableFold | None = None
    save_transcript: SaveTranscript | None = None
    on_command: OnCommand | None = None


class TableConnection(TableCommands):
    """A table, from the point of view of one player or spectator. Enter it with `async with`."""

    def __init__(self, server: Server, table_id: str, invite: str | None, conduct: Conduct) -> None:
        self.table_id = table_id
        self.auto_ready = conduct.auto_ready
        """Whether to be ready by itself for every match that is prepared."""
        self.chat: deque[messages.Said] = deque(maxlen=CHAT_KEPT)
        """What was said lately, oldest first."""
        self.spectators = 0
        self._server = server
        self._invite = invite
        self._patience = conduct.patience
        self._outbox = Outbox(conduct.on_command)
        self._fair = FairStart(conduct.save_transcript)
        url = server.socket_url(f"/ws/tables/{quote(table_id, safe='')}")
        self._link = Link(url, lambda: server.socket_headers, self, conduct.patience)
        self._known = conduct.known
        self._offset_ms = 0.0
        self._out_of_step = 0
        self._followers: weakref.WeakSet[Changes] = weakref.WeakSet()
        self._asked: set[tuple[type, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._end: Exception | None = None
        self._entered: asyncio.Future[None] | None = None

    async def __aenter__(self) -> Self:
        """Connect, and wait until the table is known."""
        self._entered = asyncio.get_running_loop().create_future()
        self._spawn(self._run())
        try:
            await self._entered
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the connection. A seat stays one's own; in a match the server sees that the person is away."""
        await self._close()

    # --- what is known -----------------------------------------------------------------------------------------------

    @property
    def known(self) -> TableFold:
        """Everything that is known, at one sequence number."""
        if self._known is None:
            raise RuntimeError("use `async with` to connect to the table first")
        return self._known

    @property
    def table(self) -> TableView:
        """Seats, options, deadlines, the fair deal: what everybody knows apart from the cards."""
        return self.known.table

    @property
    def view(self) -> SeatView | PublicView | None:
        """The match as I see it: the view of my seat, or of a spectator; None if there is no match."""
        return self.known.view

    @property
    def seat(self) -> Seat | None:
        """My seat, or None."""
        return self.known.seat

    @property
    def seq(self) -> int:
        """The sequence number of the last event that is known."""
        return self.known.seq

    @property
    def auto_pass(self) -> bool:
        """Whether the server passes for me when nothing I hold beats the top play."""
        return self.known.auto_pass

    def now_ms(self) -> int:
        """Return the server's time by the best estimate: deadlines count in it."""
        return int(time.monotonic() * 1000 + self._offset_ms)

    def changes(self) -> Changes:
        """Follow the table: `async for change in table.changes()`. The first change is the table as it stands."""
        changes = Changes(self.known)
        if self._end is None:
            self._followers.add(changes)
        else:
            changes.put(self._end)
        return changes

    async def until(self, condition: Callable[[TableFold], bool]) -> TableFold:
        """Wait until the condition holds; return the table as it was when it first did."""
        async for change in self.changes():
            if condition(change.after):
                return change.after
        raise self._end or ConnectionClosed(ClientCode.CONNECTION_CLOSED)

    # --- the fair deal -----------------------------------------------------------------------------------------------

    async def ready(self) -> int:
        """Be ready for the next match: wait until it is prepared, then commit to a number for its deals.

        The number is revealed by itself once everybody has committed, and the transcript is saved before.
        """
        prepared = await self.until(lambda known: known.table.preparation is not None and known.seat is not None)
        command = self._ready_command(prepared)
        if command is None:
            raise RuntimeError("a prepared match has players")
        return await self.give(command)

    async def ready_for_next_deal(self) -> int:
        """Be done with looking at the finished deal."""
        match = self.table.match
        return await self.give(messages.Ready(id=new_command_id(), match_id="" if match is None else match.match_id))

    @property
    def transcript(self) -> Transcript | None:
        """The transcript of the present match, or of the last one, if this client took part in its start."""
        match = self.table.match
        return None if match is None else self._fair.transcript(match.match_id)

    async def verify(self, *, board_seed: bytes | None = None) -> Verified:
        """Fetch the record of the match that ended, and verify it against the transcript that was saved.

        A match on a shared board needs the seed of the board, which is published when nobody plays it any more.

        Raises:
            UnfairRecord: The cards are not those that were committed to.
            RecordError: The match cannot have been played as it is recorded.
        """
        match = self.table.match
        if match is None or match.ended is None:
            raise ClientError(ClientCode.NO_MATCH)
        text = await self._server.record_text(match.match_id)
        transcript = self._fair.transcript(match.match_id)
        return await asyncio.to_thread(verify_text, text, transcript, board_seed=board_seed)

    # --- commands ----------------------------------------------------------------------------------------------------

    async def give(self, command: TableCommand) -> int:
        """Send a command, again if need be, until it is answered; return the sequence number of its effect.

        When this returns, the effect is known here too: `view` and `table` show it.
        """
        if self._end is not None:
            raise self._end
        answer = self._outbox.add(command)
        try:
            async with asyncio.timeout(self._patience.command_limit_s):
                await self._link.send(command)
                seq = await answer
        except TimeoutError:
            raise self._outbox.give_up(command) from None
        except asyncio.CancelledError:
            self._outbox.give_up(command)
            raise
        await self._catch_up(seq)
        return seq

    async def reconnect(self) -> None:
        """Cut the socket as a lost network would, and go on over a new one: to test that nothing depends on it."""
        await self._link.break_off()

    # --- the link's listener -----------------------------------------------------------------------------------------

    def hello(self) -> messages.Hello:
        """Ask for what is missing; for everything, if what is known cannot be gone on from."""
        known = None if self._out_of_step >= _OUT_OF_STEP_LIMIT else self._known
        return messages.Hello(
            version=PROTOCOL_VERSION,
            last_seq=None if known is None else known.seq,
            seat=None if known is None else known.seat,
            invite=self._invite,
        )

    def hear(self, message: ServerMessage) -> list[ClientMessage]:
        """Take a message of the server; return what to send because of it."""
        match message:
            case messages.Welcome():
                return self._hear_welcome(message)
            case messages.Told():
                self._hear_told(message)
            case messages.Ack() | messages.Refused():
                again = self._outbox.answer(message)
                if again is not None:
                    self._spawn(self._send_later(again))
            case messages.Said():
                if all(line.chat_id != message.chat_id for line in self.chat):
                    self.chat.append(message)
            case messages.ChatRemoved(chat_id=chat_id):
                kept = [line for line in self.chat if line.chat_id != chat_id]
                self.chat = deque(kept, maxlen=CHAT_KEPT)
            case messages.Watching(spectators=spectators):
                self.spectators = spectators
            case messages.Goodbye():
                pass
        return []

    def _hear_welcome(self, message: messages.Welcome) -> list[ClientMessage]:
        try:
            known = welcomed(self._known, message)
        except OutOfStep:
            self._out_of_step = _OUT_OF_STEP_LIMIT
            raise
        self._offset_ms = message.now_ms - time.monotonic() * 1000
        if message.snapshot is None:
            self._known = known
            self._do_duties(known)
        else:
            self._out_of_step = 0
            self._learn(Change((), known, is_fresh=True))
        if self._entered is not None and not self._entered.done():
            self._entered.set_result(None)
        return [*self._outbox.commands]

    def _hear_told(self, message: messages.Told) -> None:
        try:
            known = told(self.known, message)
        except OutOfStep:
            self._out_of_step += 1
            raise
        # A message takes time to arrive, so the largest difference seen is the nearest to the truth.
        self._offset_ms = max(self._offset_ms, message.now_ms - time.monotonic() * 1000)
        self._out_of_step = 0
        self._learn(Change(message.entries, known))

    def _learn(self, change: Change) -> None:
        self._known = change.after
        for changes in tuple(self._followers):
            changes.put(change)
        if any(isinstance(entry.event, (*wire.MATCH_EVENTS, wire.SubstituteSeated)) for entry in change.entries):
            for wish in self._outbox.wishes:
                self._spawn(self._link.send(wish))  # the turn is over: what became of it?
        self._fair.check_start(change.after)
        self._do_duties(change.after)

    # --- what is done unasked ----------------------------------------------------------------------------------------

    def _do_duties(self, known: TableFold) -> None:
        number, preparation = self._fair.number_due(known), known.table.preparation
        if number is not None and preparation is not None:
            self._ask_once(messages.Reveal(id=new_command_id(), match_id=preparation.match_id, number=number))
        elif self.auto_ready and known.seat is not None and not known.table.seats[known.seat].is_ready:
            command = self._ready_command(known)
            if command is not None:
                self._ask_once(command)

    def _ready_command(self, known: TableFold) -> messages.Ready | None:
        preparation, player_id = known.table.preparation, known.player_id
        if preparation is None or player_id is None:
            return None
        commitment = self._fair.commitment(preparation.match_id, player_id)
        return messages.Ready(id=new_command_id(), match_id=preparation.match_id, commitment=commitment)

    def _ask_once(self, command: messages.Ready | messages.Reveal) -> None:
        asked = (type(command), command.match_id)
        if asked not in self._asked:
            self._asked.add(asked)
            self._spawn(self._give_unasked(command))

    async def _give_unasked(self, command: TableCommand) -> None:
        try:
            await self.give(command)
        except (Refusal, ClientError):
            return  # the match was called off in the meantime, or the connection ended

    async def _send_later(self, command: TableCommand) -> None:
        await asyncio.sleep(self._patience.pause_s(2))
        if self._outbox.holds(command):
            await self._link.send(command)

    async def _catch_up(self, seq: int) -> None:
        if self.known.seq >= seq:
            return
        try:
            async with asyncio.timeout(CATCH_UP_S):
                await self.until(lambda known: known.seq >= seq)
        except TimeoutError:
            await self._link.break_off()
        except (Refusal, ClientError):
            return  # the command took effect; that the connection ended is told elsewhere

    # --- the life of the connection ----------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            await self._link.run()
        except Exception as error:  # noqa: BLE001  whatever it is, those who wait have to hear of it
            self._finish(error)

    def _finish(self, error: Exception) -> None:
        if self._end is not None:
            return
        self._end = error
        self._outbox.end(error)
        for changes in tuple(self._followers):
            changes.put(error)
        if self._entered is not None and not self._entered.done():
            self._entered.set_exception(error)

    async def _close(self) -> None:
        self._finish(ConnectionClosed(ClientCode.CONNECTION_CLOSED))
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, coroutine: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
