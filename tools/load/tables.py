"""Tables full of players who choose by chance, as cheaply as possible: thousands of them run in one process.

Only what has to be known is read of a message: who is told to act reads it whole, the others look for a word in it.
"""

import asyncio
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, TypeVar
from uuid import UUID

import msgspec

from gangoffour.client import Client
from gangoffour.engine import FACES, Combination, Kind, beating_combinations, held_combinations, preset
from gangoffour.fairness import client_commitment
from gangoffour.protocol import (
    PROTOCOL_VERSION,
    ClientMessage,
    Combined,
    OwnView,
    TableOptions,
    decode_server_message,
    encode_client_message,
    limits_of,
    messages,
    public_view,
)
from tools.load.addresses import ClientFrom, own_address
from tools.load.client_socket import ClientSocket, connect

SEATS: Final = 4
RULES: Final = preset("classic")
CARDS: Final = {str(card): card for card in FACES}
NUMBER: Final = bytes(range(32))
"""What every player adds to the deals."""
AT_ONCE: Final = 8
"""How many tables are set up at the same time: not a thundering herd."""

TRY_AGAIN: Final = frozenset({"table/busy", "table/unavailable"})
"""Refusals after which the same command is sent again."""
PAUSE_S: Final = (0.25, 0.75)
"""How long a player waits before that, by chance: not all come at once."""

_Item = TypeVar("_Item")


class _Event(msgspec.Struct):
    """What is read of an event."""

    type: str
    match_id: str | None = None
    combination: Combined | None = None
    receiver: int | None = None


class _Entry(msgspec.Struct):
    event: _Event


class _Told(msgspec.Struct):
    entries: tuple[_Entry, ...]
    own: OwnView | None


class _Answer(msgspec.Struct):
    id: str | None = None
    code: str = ""
    is_wish: bool = False


_TOLD: Final = msgspec.json.Decoder(_Told)
_ANSWER: Final = msgspec.json.Decoder(_Answer)


@dataclass(slots=True)
class Tally:
    """What was counted over all tables."""

    acks_s: list[float] = field(default_factory=list)
    """From the moment an action was scheduled to its answer."""
    fan_out_s: list[float] = field(default_factory=list)
    """From that moment to each of those who are told of it."""
    answers_s: list[float] = field(default_factory=list)
    """From sending any command to its answer, whatever that was."""
    errors: Counter[str] = field(default_factory=Counter)
    acknowledged: set[tuple[str, str, str]] = field(default_factory=set)
    """All commands ever acknowledged, by table, player and id; `clear` leaves them."""
    changes: int = 0
    """Messages that told of something."""

    def clear(self) -> None:
        """Count from nothing."""
        self.acks_s.clear()
        self.fan_out_s.clear()
        self.answers_s.clear()
        self.errors.clear()
        self.changes = 0


class Seated:
    """One player in a seat, with a socket."""

    def __init__(self, table: "LoadTable", seat: int, token: str, player_id: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.player_id = player_id
        self.waits_to_be_told = False
        self.socket: ClientSocket | None = None
        self.sent: dict[str, tuple[ClientMessage, float]] = {}
        """Commands without an answer, and when each was sent last."""
        self._match_id = ""

    def send(self, message: ClientMessage) -> None:
        """Send a message."""
        if self.socket is None or self.socket.transport.is_closing():
            return
        command_id = getattr(message, "id", None)
        if command_id is not None:
            self.sent[command_id] = (message, perf_counter())
        self.socket.send(encode_client_message(message))

    async def come(self, port: int) -> None:
        """Open a socket at the table, and send again what has no answer."""
        path, address = f"/ws/tables/{self.table.table_id}", self.table.address
        self.socket = await connect(port, path, self.token, self.heard, address=address)
        self.send(messages.Hello(version=PROTOCOL_VERSION))
        for message, _ in tuple(self.sent.values()):
            self.send(message)

    def _answered(self, frame: bytes) -> None:
        """Take the answer to a command; send it again after a while if that is the answer."""
        answer, now_s, tally = _ANSWER.decode(frame), perf_counter(), self.table.tally
        message, sent_s = self.sent.pop(answer.id or "", (None, now_s))
        tally.answers_s.append(now_s - sent_s)
        if answer.code:
            tally.errors[answer.code] += 1
        elif not answer.is_wish:  # whether that takes effect is not known yet
            tally.acknowledged.add((self.table.table_id, self.player_id, answer.id or ""))
        if answer.code in TRY_AGAIN and message is not None:
            asyncio.get_running_loop().call_later(random.uniform(*PAUSE_S), self.send, message)
        else:
            self.table.answered(answer.id or "", None if answer.code else now_s)

    def heard(self, frame: bytes) -> None:
        """Take a message of the server; its type stands first."""
        kind = frame[9:12]
        if kind == b"tol":
            self._told(frame)
        elif kind in (b"ack", b"ref"):
            self._answered(frame)
        elif kind == b"goo":
            code = _ANSWER.decode(frame).code
            self.table.tally.errors[f"goodbye {code}"] += 1
            if code in TRY_AGAIN:
                asyncio.get_running_loop().call_later(random.uniform(*PAUSE_S), self.table.invite_back, self)
        elif kind == b"wel":
            self._welcomed(frame)

    def _told(self, frame: bytes) -> None:
        table = self.table
        table.tally.changes += 1
        if self.waits_to_be_told:
            self.waits_to_be_told = False
            table.tally.fan_out_s.append(perf_counter() - table.scheduled_s)
        if table.has_bots or b'"limits":{' in frame:
            told = _TOLD.decode(frame)
            table.top_play = _top_play(told.entries, table.top_play)
            if told.own is not None and told.own.limits is not None:
                table.take_turn(self, _chosen(told.own, table.top_play, table.next_id()))
        if (
            b'"deal_scored"' in frame
            or b'"tribute_given"' in frame
            or b'"match_prepared"' in frame
            or b'"numbers_committed"' in frame
        ):
            self._prepare(_TOLD.decode(frame))

    def _welcomed(self, frame: bytes) -> None:
        """Find out what to do from a snapshot: it comes after a seat was taken, and whenever the node lost count."""
        welcome = decode_server_message(frame)
        snapshot = welcome.snapshot if isinstance(welcome, messages.Welcome) else None
        if snapshot is None or self.seat != getattr(welcome, "seat", None):
            return
        table, info, own = snapshot.table, snapshot.table.seats[self.seat], snapshot.own
        if table.preparation is not None and not info.is_ready:
            self._commit(table.preparation.match_id)
        elif table.preparation is not None and table.preparation.committed_at_ms is not None and info.number is None:
            self._reveal()
        if snapshot.match is None or own is None or not table.is_playing:
            return
        deal = public_view(snapshot.match).deal
        if deal is not None and deal.deal_winner is not None and not info.is_ready:
            self.send(messages.Ready(id=self.table.next_id("s"), match_id=self._match_id))
        elif deal is not None and own.limits is not None:
            self.table.top_play = deal.trick.top_play
            self.table.take_turn(self, _chosen(own, deal.trick.top_play, self.table.next_id()))
        elif deal is not None and deal.exchange is not None and deal.seat_to_act == self.seat:
            self.table.take_turn(self, messages.ReturnCard(id=self.table.next_id(), card=own.hand[0]))

    def _commit(self, match_id: str) -> None:
        self._match_id = match_id
        commitment = client_commitment(UUID(match_id).bytes, self.player_id, NUMBER).hex()
        self.send(messages.Ready(id=self.table.next_id("s"), match_id=match_id, commitment=commitment))

    def _reveal(self) -> None:
        self.send(messages.Reveal(id=self.table.next_id("s"), match_id=self._match_id, number=NUMBER.hex()))

    def _prepare(self, told: _Told) -> None:
        """Do what has to be done between deals and between matches."""
        for entry in told.entries:
            event = entry.event
            if event.type == "match_prepared" and event.match_id is not None:
                self._commit(event.match_id)
            elif event.type == "numbers_committed":
                self._reveal()
            elif event.type == "deal_scored" and all(other.event.type != "match_won" for other in told.entries):
                self.send(messages.Ready(id=self.table.next_id("s"), match_id=self._match_id))
            elif event.type == "tribute_given" and event.receiver == self.seat and told.own is not None:
                card = told.own.hand[0]
                self.table.take_turn(self, messages.ReturnCard(id=self.table.next_id(), card=card))


def _top_play(entries: Sequence[_Entry], before: Combination | None) -> Combination | None:
    """Return what has to be beaten after these events."""
    top_play = before
    for entry in entries:
        sent = entry.event.combination
        if entry.event.type == "combination_played" and sent is not None:
            top_play = Combination(Kind[sent.kind.upper()], tuple(CARDS[name] for name in sent.cards))
        elif entry.event.type in ("trick_won", "deal_started"):
            top_play = None
    return top_play


def _chosen(own: OwnView, top_play: Combination | None, command_id: str) -> ClientMessage:
    """Choose among the legal plays by chance; pass if there is none."""
    hand = tuple(CARDS[name] for name in own.hand)
    plays = held_combinations(hand) if top_play is None else beating_combinations(hand, top_play, RULES)
    if own.limits is not None:
        limits = limits_of(own.limits)
        plays = [play for play in plays if limits.play_refusal(play) is None]
    if not plays:
        return messages.Pass(id=command_id)
    return messages.Play(id=command_id, cards=tuple(str(card) for card in random.choice(plays).cards))  # type: ignore[misc]


class LoadTable:
    """Four players, of whom one acts whenever an action is due."""

    def __init__(self, tally: Tally, number: int, address: str | None = None) -> None:
        self.tally = tally
        self.number = number
        self.address = address
        """Where its players come from, if a proxy says so."""
        self.table_id = ""
        self.seats: list[Seated] = []
        self.top_play: Combination | None = None
        self.scheduled_s = 0.0
        self.is_hasty = False
        """Act as soon as it can be done, instead of when it is due."""
        self.has_bots = False
        """No client is told to act when a bot is on turn, so somebody has to read everything."""
        self.playing = asyncio.Event()
        self.at_rest = asyncio.Event()
        """Set while nothing is due and nothing is to be answered."""
        self.at_rest.set()
        self._turn: tuple[Seated, ClientMessage] | None = None
        self._due_s: deque[float] = deque()
        self._in_flight = ""
        self._ids = 0
        self._port = 0
        self._returns: set[asyncio.Future[None]] = set()

    @property
    def unanswered(self) -> int:
        """How many actions were due and are not answered."""
        return len(self._due_s) + bool(self._in_flight)

    def next_id(self, kind: str = "a") -> str:
        """Return an id for a command: `a` for actions, `s` for what is done between deals."""
        self._ids += 1
        return f"{kind}{self._ids}"

    def due(self, scheduled_s: float) -> None:
        """An action is due now. If the table is not ready for it, it waits, and its time counts from now."""
        self._due_s.append(scheduled_s)
        self.at_rest.clear()
        self._act()

    def hurry(self) -> None:
        """Act as fast as possible from now on."""
        self.is_hasty = True
        self._act()

    def rest(self) -> None:
        """Act no more."""
        self.is_hasty = False
        self._due_s.clear()

    def take_turn(self, seated: Seated, message: ClientMessage) -> None:
        """A player is on turn, and knows what to do."""
        self._turn = (seated, message)
        self.playing.set()
        self._act()

    def answered(self, command_id: str, now_s: float | None) -> None:
        """A command was answered; at no moment if it was refused."""
        if not self._in_flight or command_id != self._in_flight:
            return
        self._in_flight = ""
        if now_s is not None:
            self.tally.acks_s.append(now_s - self.scheduled_s)
        if not self._due_s:
            self.at_rest.set()
        self._act()

    def _act(self) -> None:
        if self._turn is None or self._in_flight or not (self._due_s or self.is_hasty):
            return
        seated, message = self._turn
        self._turn = None
        self.scheduled_s = self._due_s.popleft() if self._due_s else perf_counter()
        self._in_flight = getattr(message, "id", "")
        self.at_rest.clear()
        for each in self.seats:
            each.waits_to_be_told = True
        seated.send(message)

    # --- the beginning -----------------------------------------------------------------------------------------------

    async def open(self, client: Client, port: int, bots: Sequence[str] = ()) -> None:
        """Open the table, seat its players, bots in the last seats, and wait until they play."""
        self.has_bots = bool(bots)
        for seat in range(SEATS - len(bots)):
            session = await client.register()
            self.seats.append(Seated(self, seat, session.token, session.player_id))
            if seat == 0:
                self.table_id = (await client.open_table(TableOptions(), bots)).table_id
        self._port = port
        for seated in self.seats:
            await seated.come(port)
            if seated.seat > 0:
                seated.send(messages.TakeSeat(id=self.next_id("s"), seat=seated.seat))
            seated.send(messages.SetAutoPass(id=self.next_id("s"), is_on=False))
        try:
            async with asyncio.timeout(60):
                await self.playing.wait()
        except TimeoutError as error:
            refusals = dict(self.tally.errors)
            raise TimeoutError(f"nobody is on turn at table {self.table_id}; all refusals: {refusals}") from error

    def invite_back(self, seated: Seated) -> None:
        """Let a player come back whom the server had no time for."""
        task = asyncio.ensure_future(seated.come(self._port))
        self._returns.add(task)
        task.add_done_callback(self._returns.discard)

    def close(self) -> None:
        """Hang up."""
        for task in self._returns:
            task.cancel()
        for seated in self.seats:
            if seated.socket is not None:
                seated.socket.close()


async def opened_tables(
    port: int, count: int, tally: Tally, bots: Sequence[str] = (), *, is_spread: bool = False
) -> list[LoadTable]:
    """Open tables, a few at a time, and return them when all play; spread, the players of each have their address."""
    tables = [LoadTable(tally, number, own_address(number) if is_spread else None) for number in range(count)]

    async def open_some(client: Client, table: LoadTable) -> None:
        if table.address is None:
            await table.open(client, port, bots)
            return
        async with ClientFrom(port, table.address) as own:
            await table.open(own, port, bots)

    await by_clients(port, tables, open_some)
    return tables


async def by_clients(port: int, items: Sequence[_Item], job: Callable[[Client, _Item], Awaitable[None]]) -> None:
    """Do a job for every item, a few at a time, each with a client that another may have used before."""
    waiting = deque(items)

    async def work() -> None:
        async with Client(f"http://127.0.0.1:{port}") as client:
            while waiting:
                await job(client, waiting.popleft())

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
