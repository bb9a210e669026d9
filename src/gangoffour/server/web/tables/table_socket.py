"""`/ws/tables/{table_id}`: a socket at a table. It tells its audience what happens, and takes commands.

Commands of one socket are carried out one after the other, in the order they came; sockets do not wait for each
other. Reading stops while a command is carried out, so a client cannot pile up more than it is told.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final
from uuid import UUID

import msgspec
from litestar import websocket
from litestar.params import FromPath

from gangoffour.engine import CodedError, Seat
from gangoffour.protocol import (
    PROTOCOL_VERSION,
    Farewell,
    MalformedMessage,
    Player,
    Snapshot,
    TableCommand,
    decode_client_message,
    messages,
    snake_case,
)
from gangoffour.server.logs import logger, new_connection_id
from gangoffour.server.people.errors import NotSignedIn, OutOfScope, PeopleCode
from gangoffour.server.ports import Scope, StoreUnavailable, Urgency, asking
from gangoffour.server.tables.access import address_hash, admit, has_place, is_banned, may_stay, seat_of
from gangoffour.server.tables.errors import Refusal, TableCode, unserved
from gangoffour.server.tables.feeds import Change, told_frame
from gangoffour.server.tables.owed_tasks import is_alone
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.streams import Stream
from gangoffour.server.tables.visibility import own_part, seen_entries, snapshot
from gangoffour.server.tables.wishes import Effect
from gangoffour.server.web.channels import AnySocket, Channel
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.door import Visitor, let_in, table_id_in
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.limits import AFTER_FLOOD_S
from gangoffour.server.web.sessions import UNKNOWN_ADDRESS
from gangoffour.server.web.tables.admission import kept_apart
from gangoffour.server.web.tables.table_services import TableServices

_LOG: Final = logger(__name__)
NO_TABLE: Final = UUID(int=0)
"""An id that no table has."""

ANSWER_MS: Final = 4_000
"""A command that is not carried out by then is refused: whether it takes effect is found out by sending it again."""

_JOINING: Final = (messages.TakeSeat, messages.Say)
"""Commands that can wait for those of people who play."""

_JSON: Final = msgspec.json.Encoder()
_FAREWELLS: Final = {TableCode.UNKNOWN: Farewell.UNKNOWN_TABLE, TableCode.BANNED: Farewell.BANNED}
"""What a visitor who is refused is told; all others are not welcome."""


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    """Hold a socket at a table until either side ends it."""
    known_id = table_id_in(table_id) or NO_TABLE

    common, services = CommonServices.of(socket), TableServices.of(socket)

    async def serve(channel: Channel, visitor: Visitor) -> None:
        await TableSocket(common, services, channel, visitor, known_id).serve()

    await let_in(socket, "table", serve)


async def _hello(channel: Channel, hello_s: float) -> messages.Hello | Farewell | None:
    """Return the first message of a client, or why there is none; None if the client went."""
    try:
        async with asyncio.timeout(hello_s):
            data = await channel.receive()
    except TimeoutError:
        return Farewell.NO_HELLO
    if data is None:
        return None
    try:
        hello = decode_client_message(data)
    except MalformedMessage:
        return Farewell.MALFORMED
    if not isinstance(hello, messages.Hello):
        return Farewell.MALFORMED
    return hello if hello.version == PROTOCOL_VERSION else Farewell.VERSION


def _forget(task: asyncio.Task[Effect]) -> None:
    """Take note of how a command ended that nobody waits for: its answer was that this is unknown."""
    if not task.cancelled():
        task.exception()


async def _done_or_late(task: asyncio.Task[Effect], seconds: float) -> None:
    """Wait until a task is done, but no longer. `asyncio.wait` does that for any number of them, and costs far more."""
    loop = asyncio.get_running_loop()
    woken: asyncio.Future[None] = loop.create_future()

    def wake(_task: asyncio.Task[Effect] | None = None) -> None:
        if not woken.done():
            woken.set_result(None)

    timer = loop.call_later(seconds, wake)
    task.add_done_callback(wake)
    try:
        await woken
    finally:
        timer.cancel()
        task.remove_done_callback(wake)


class TableSocket:
    """A socket at a table."""

    __slots__ = (
        "_channel",
        "_common",
        "_ends",
        "_is_removed",
        "_key",
        "_late",
        "_scopes",
        "_seat",
        "_seq",
        "_services",
        "address",
        "player",
        "session",
        "table_id",
    )

    def __init__(
        self, common: CommonServices, services: TableServices, channel: Channel, visitor: Visitor, table_id: UUID
    ) -> None:
        self.player: Player | None = visitor.player
        self.session = visitor.session
        self.address = visitor.address
        self.table_id = table_id
        self._common = common
        self._services = services
        self._channel = channel
        self._key = visitor.key
        self._scopes = visitor.scopes
        self._seat: Seat | None = None
        self._seq = 0
        self._is_removed = False
        self._late: tuple[str, asyncio.Task[Effect]] | None = None
        """The last command that was not carried out in time, by its id. It may still be."""
        self._ends: list[Callable[[], None]] = []
        """What has to be undone at the end, last things first."""

    @property
    def is_spectator(self) -> bool:
        """True without a seat."""
        return self._seat is None

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        self._channel.send(frame)

    def finish(self, farewell: Farewell) -> None:
        """End the socket."""
        self._channel.finish(farewell)

    async def serve(self) -> None:
        """Wait for the Hello, welcome the client, then take its commands until the end."""
        self._common.connections.add(self)
        try:
            hello = await _hello(self._channel, self._common.settings.limits.hello_s)
            if isinstance(hello, messages.Hello):
                await self._enter(hello)
                while (data := await self._channel.receive()) is not None:
                    await self._take(data)
                if self._is_removed:
                    await self._ban_address()
            elif hello is not None:
                self.finish(hello)
        except Refusal as refusal:
            self.finish(_FAREWELLS.get(refusal.code, Farewell.NOT_WELCOME))
        finally:
            while self._ends:
                self._ends.pop()()
            self._common.connections.remove(self)

    async def _enter(self, hello: messages.Hello) -> None:
        """Follow the table from its present state on; nothing is lost or told twice in between."""
        services, table_id = self._services, self.table_id
        stream, unfollow = await services.tables.follow(table_id, self._told)
        self._ends.append(unfollow)
        if hello.last_seq is not None and hello.last_seq > stream.state.seq:
            await services.tables.catch_up(table_id)  # the client was told more at another node
        apart = await kept_apart(services.friends, stream.state, self._player_id)
        state = stream.state  # as it is by now: the seat and what it is told belong together
        self._seat = admit(state, self._player_id, hello.invite, self.address, apart)
        self._welcome_back(stream, hello.last_seq)
        services.watching.come(table_id, self)
        self._ends.append(partial(services.watching.go, table_id, self))
        if self.player is not None:
            services.attendance.come(table_id, self.player)
            self._ends.append(partial(services.attendance.go, table_id, self.player.player_id))
            self._attend(state)
        if state.public.is_closed:
            self.finish(Farewell.TABLE_CLOSED)
            return
        self._ends.append(await services.chats.follow(table_id, self._channel.say, self._player_id))
        for line in await services.chats.latest(table_id, self._player_id):
            self._channel.say(line)

    async def _ban_address(self) -> None:
        """Keep whoever was removed away under any name; not where others from the same house have a seat."""
        is_spared = self._services.watching.has_seat_from(self.table_id, self.address)
        if not is_spared and self.address != UNKNOWN_ADDRESS:
            await self._services.tables.ban(self.table_id, address_hash(self.table_id, self.address))

    @property
    def _player_id(self) -> str | None:
        return None if self.player is None else self.player.player_id

    # --- telling -----------------------------------------------------------------------------------------------------

    def _welcome_back(self, stream: Stream, last_seq: int | None) -> None:
        """Say where the client stands: with what it missed if that is at hand, else with a snapshot."""
        state = stream.state
        since = self._told_since(state)
        missed = stream.tail_after(last_seq) if last_seq is not None and since <= last_seq <= state.seq else None
        if last_seq is None or missed is None:
            self._welcome(state)
            return
        self._say_welcome(state, None)
        if missed:
            shared = [_JSON.encode(entry) for entry in seen_entries(missed, self._seat)]
            own = own_part(state, self._seat)
            self.send(told_frame(last_seq, state, shared, own, self._common.clock.now_ms()))

    def _told_since(self, state: TableState) -> int:
        """Return from where on the client may be told when things happened; a spectator counts as one from now on.

        While nobody watched, a person alone among bots passed at once if nothing beat: those moments are nobody's.
        """
        since = self._services.tables.feeds.watch(self.table_id, state.seq) if self.is_spectator else 1
        return since if is_alone(state) else 1

    def _welcome(self, state: TableState) -> None:
        self._say_welcome(state, snapshot(state, self._seat))

    def _say_welcome(self, state: TableState, known: Snapshot | None) -> None:
        self._seq = state.seq
        welcome = messages.Welcome(
            version=PROTOCOL_VERSION,
            now_ms=self._common.clock.now_ms(),
            player_id=self._player_id,
            seat=self._seat,
            seq=state.seq,
            snapshot=known,
        )
        self._channel.say(welcome)

    def _told(self, change: Change) -> None:
        """Tell the audience its share of a change. Whatever breaks here must not reach whoever made the change."""
        try:
            self._tell(change)
        except Exception:  # noqa: BLE001  see above
            _LOG.exception("a change could not be told", table_id=self.table_id)
            self.finish(Farewell.FAILED)

    def _tell(self, change: Change) -> None:
        state = change.state
        if self._seq == 0 or state.seq <= self._seq:
            return  # not welcomed yet, or the welcome held it
        seat = seat_of(state, self._player_id)
        if seat is None and not may_stay(state, self._player_id, self.address):
            self._seat = None
            self._is_removed = self._player_id in state.banned_players
            is_out = is_banned(state, self._player_id, self.address)
            self.finish(Farewell.BANNED if is_out else Farewell.NOT_WELCOME)
            return
        if seat != self._seat:
            self._seat = seat
            _ = self._told_since(state)
            self._welcome(state)
            self._attend(state)
            self._services.watching.changed(self.table_id)
        elif change.after == self._seq:
            self.send(change.frame(seat, self._common.clock.now_ms()))
        else:
            self._welcome(state)
        self._seq = state.seq
        if state.public.is_closed:
            self.finish(Farewell.TABLE_CLOSED)

    def _attend(self, state: TableState) -> None:
        if self.player is not None and has_place(state, self.player.player_id):
            seat = seat_of(state, self.player.player_id)
            is_known = seat is None or state.public.seats[seat].is_here  # of a promise the table tells nobody
            self._services.attendance.sit(self.table_id, self.player, is_known=is_known)

    # --- commands ----------------------------------------------------------------------------------------------------

    async def _take(self, data: str | bytes) -> None:
        """Carry out a command, or say why not."""
        if self._common.limiters.commands.take(self._key) > 0:
            self._common.security.note_refusal(WebCode.FLOOD, self.address)
            self._common.limiters.http.drain(self._key, AFTER_FLOOD_S)
            self.finish(Farewell.FLOOD)
            return
        try:
            message = decode_client_message(data)
        except MalformedMessage as malformed:
            self._refuse(malformed.command_id, malformed)
            return
        if isinstance(message, messages.Hello):
            self.finish(Farewell.MALFORMED)
            return
        await self._answer_measured(message)

    async def _answer_measured(self, message: TableCommand) -> None:
        arrived_s = time.monotonic()
        outcome = await self._answer(message)
        metrics = self._common.metrics
        metrics.ack_latency_s.observe(time.monotonic() - arrived_s)
        metrics.commands.labels(snake_case(type(message).__name__), outcome).inc()

    async def _answer(self, command: TableCommand) -> str:
        """Carry out a command and answer; return the outcome, for the figures."""
        try:
            effect = await self._carry_out_in_time(command)
        except StoreUnavailable as error:
            return self._refuse(command.id, unserved(error))
        except CodedError as refusal:
            return self._refuse(command.id, refusal)
        except Exception:  # noqa: BLE001  a command that broke must not end the socket
            failure_id = new_connection_id()
            _LOG.exception("command failed", failure_id=failure_id, command=type(command).__name__)
            return self._refuse(command.id, WebError(WebCode.FAILED, id=failure_id))
        self._channel.say(messages.Ack(id=command.id, seq=effect.seq, is_wish=effect.is_wish))
        return "ack"

    async def _carry_out_in_time(self, command: TableCommand) -> Effect:
        """Carry out a command, but let nobody wait for it too long. It is not cut off: it may be on its way."""
        if self._late is not None and not self._late[1].done():
            raise Refusal(TableCode.UNAVAILABLE if self._late[0] == command.id else TableCode.BUSY)
        is_urgent = self._seat is not None and not isinstance(command, _JOINING)
        with asking(Urgency.PLAY if is_urgent else Urgency.JOIN):
            task = asyncio.create_task(self._carry_out(command))
        try:
            await _done_or_late(task, ANSWER_MS / 1000)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if not task.done():
            task.add_done_callback(_forget)
            self._late = (command.id, task)
            raise Refusal(TableCode.UNAVAILABLE)
        return task.result()

    async def _carry_out(self, command: TableCommand) -> Effect:
        if self.player is None:
            raise NotSignedIn(PeopleCode.NOT_SIGNED_IN)
        needed = Scope.SAY if isinstance(command, messages.Say) else Scope.PLAY
        if self._scopes is not None and needed not in self._scopes:
            raise OutOfScope(PeopleCode.OUT_OF_SCOPE)
        services = self._services
        if isinstance(command, messages.Say):
            self._common.limiters.chat.demand(self.player.player_id, WebCode.CHAT_TOO_MANY)
            state = await services.tables.state(self.table_id)
            await services.chats.say(self.table_id, state, self.player, command)
            return Effect(state.seq)
        if isinstance(command, messages.TakeSeat | messages.ChangeOptions):
            await self._demand_conduct(self.player, command)
        comes = isinstance(command, messages.TakeSeat)
        apart = await services.friends.apart_from(self.player.player_id) if comes else frozenset()
        effect = await services.tables.command(self.table_id, self.player, command, apart)
        if not isinstance(command, messages.LeaveSeat):
            # Whoever acts is here, whatever was told about it: the last socket of a node that was thought dead.
            self._attend(await services.tables.state(self.table_id))
        return effect

    async def _demand_conduct(self, player: Player, command: messages.TakeSeat | messages.ChangeOptions) -> None:
        """Refuse a seat at a public table, or a table made public, to those to whom they are closed."""
        state = await self._services.tables.state(self.table_id)
        if isinstance(command, messages.ChangeOptions):
            if command.options.visibility != state.public.options.visibility:
                await self._services.conduct.demand(player.player_id, command.options)
        elif state.policy.opener != "server":  # what the server has promised is theirs
            await self._services.conduct.demand(player.player_id, state.public.options)

    def _refuse(self, command_id: str | None, refusal: CodedError) -> str:
        code = str(refusal.code)
        self._common.security.note_refusal(code, self.address)
        self._channel.say(messages.Refused(id=command_id, code=code, facts=dict(refusal.facts)))
        return code
