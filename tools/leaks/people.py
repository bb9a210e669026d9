"""People and onlookers at a watched server: they play by chance, blunder, drop out, come back, and keep every byte."""

import asyncio
import itertools
import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any
from uuid import UUID

import httpx2
import websockets
from websockets.asyncio.client import ClientConnection

from gangoffour.bots import UniformBot
from gangoffour.engine import FACES, Phase, Seat
from gangoffour.fairness import client_commitment
from gangoffour.protocol import action_command, encode_client_message
from gangoffour.server.ports import TableId
from gangoffour.server.tables.state import TableState
from tools.leaks.referee import Captured, mentions
from tools.leaks.sinks import Sinks
from tools.servers.gateway import Person

LULL_S = 0.02
LOOK_EVERY = 10
LONG_MS = 61_000
"""Longer than anybody may take, and than a person may be away before a substitute sits in."""


@dataclass
class Habits:
    """How often somebody does what; chances at each turn, or at each look."""

    blunder: float = 0.15
    drop: float = 0.04
    look: float = 0.05
    toggle: float = 0.03
    speak: float = 0.02
    dawdle: float = 0.0
    """Lets a deadline pass."""
    leave: float = 0.0
    """Stays away until a substitute sits in."""


@dataclass
class Audience:
    """Somebody at a table, with or without a session."""

    sinks: Sinks
    table_id: str
    rng: Random
    person: Person | None = None
    invite: str | None = None
    habits: Habits = field(default_factory=Habits)
    connection: ClientConnection | None = None
    sent: dict[str, frozenset[str]] = field(default_factory=dict)
    last_seq: int = 0
    acted_at: int = 0
    fidgeted_at: int = 0
    wants_seat: bool = False
    """Asks to play now as soon as a match is on: gets the seat of a bot with the next deal."""
    number: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    @property
    def player_id(self) -> str | None:
        return None if self.person is None else self.person.player_id

    async def state(self) -> TableState:
        return await self.sinks.gateway.services.for_tables.tables.state(TableId(self.table_id))

    # --- the socket --------------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        """Come to the table: anew, or from some place where one was before, now and then with a lie about the seat."""
        door = self.sinks.gateway
        headers = {"Origin": door.origin} if self.person is None else self.person.headers
        address = f"ws://127.0.0.1:{door.port}/ws/tables/{self.table_id}"
        low = self.sinks.head(self.table_id)
        self.connection = await websockets.connect(
            address, additional_headers=headers, compression=None, proxy=None, max_queue=None
        )
        if self.connection.response is not None:
            self._keep("headers", str(self.connection.response.headers).encode(), low)
        seat = None if self.person is None else (await self.state()).public.seat_of(self.person.player_id)
        hello: dict[str, Any] = {"type": "hello", "version": 1, "invite": self.invite}
        if self.last_seq and self.rng.random() < 0.8:
            hello["last_seq"] = self.rng.choice((self.last_seq, self.rng.randint(1, self.last_seq)))
            hello["seat"] = self.rng.choice((seat, seat, 0, 1))
        await self.connection.send(json.dumps(hello))

    async def hang_up(self) -> None:
        while await self.take(LULL_S / 4):
            pass
        if self.connection is not None:
            await self.connection.close()
            self.connection = None

    async def take(self, wait_s: float) -> bool:
        """Take the next frame, if one comes soon."""
        if self.connection is None:
            return False
        low = self.sinks.head(self.table_id)
        try:
            async with asyncio.timeout(wait_s):
                frame = await self.connection.recv()
        except TimeoutError:
            return False
        except websockets.ConnectionClosed:
            self.connection = None
            return False
        data = frame.encode() if isinstance(frame, str) else frame
        self._keep("frame", data, low)
        if data.startswith((b'{"type":"told"', b'{"type":"welcome"')):
            self.last_seq = max(self.last_seq, json.loads(data)["seq"])
        return True

    def _keep(self, kind: str, data: bytes, low: int) -> None:
        high = self.sinks.latest_head(self.table_id)
        self.sinks.keep(self.table_id, Captured(kind, data, self.player_id, low, high, self.sent))

    async def send(self, command: dict[str, Any]) -> None:
        command.setdefault("id", secrets.token_hex(8))
        self.sent[command["id"]] = frozenset(mentions(command))
        if self.connection is not None:
            try:
                await self.connection.send(json.dumps(command))
            except websockets.ConnectionClosed:
                self.connection = None

    async def look(self, path: str, kind: str) -> None:
        """Ask over HTTP, and keep the answer with its headers."""
        low = self.sinks.head(self.table_id)
        headers = {} if self.person is None else dict(self.person.headers)
        if self.invite is not None and self.rng.random() < 0.5:
            headers["X-Invite"] = self.invite
        answer: httpx2.Response = await self.sinks.gateway.http.get(path, headers=headers)
        self._keep("headers", str(answer.headers.multi_items()).encode(), low)
        self._keep(kind if answer.status_code == 200 else "problem", answer.content, low)

    # --- what one does -----------------------------------------------------------------------------------------------

    async def stay(self, is_over: asyncio.Event) -> None:
        """Be at the table until the match is over, and hear it end."""
        while not is_over.is_set():
            if self.connection is None:
                await self.connect()
            await self.take(LULL_S)
            await self.react(is_over)
        await self.hang_up()

    async def react(self, is_over: asyncio.Event) -> None:
        """Do what is to be done, and what is not."""
        state = await self.state()
        match = state.public.match
        if match is not None and match.ended is not None:
            is_over.set()
            return
        seat = None if self.person is None else state.public.seat_of(self.person.player_id)
        if seat is None:
            await self._look_on(state)
        elif state.public.preparation is not None and not state.public.is_playing:
            await self._begin(state, seat)
        elif state.public.is_playing:
            await self._play(state, Seat(seat))

    async def _look_on(self, state: TableState) -> None:
        habits, rng = self.habits, self.rng
        if self.fidgeted_at == state.seq:
            return
        self.fidgeted_at = state.seq
        if self.wants_seat and self.person is not None and state.public.is_playing:
            self.wants_seat = False
            await self.person.post("/api/play-now", {"preset": "classic", "length": "short"})
        if rng.random() < habits.drop:
            await self.hang_up()
        if rng.random() < habits.look:
            await self.look(f"/api/tables/{self.table_id}", "snapshot")
        if rng.random() < habits.look / 2:
            await self.look("/api/tables", "listing")
        if state.public.match is not None and rng.random() < habits.look / 2:
            for shown in ("record", "replay"):
                await self.look(f"/api/matches/{state.public.match.match_id}/{shown}", "record")
        if rng.random() < habits.blunder / 4:
            await self.send({"type": "play", "cards": [str(rng.choice(FACES))]})

    async def _begin(self, state: TableState, seat: int) -> None:
        preparation, info = state.public.preparation, state.public.seats[seat]
        if preparation is None or self.person is None or self.acted_at == state.seq:
            return
        self.acted_at = 0 if self.connection is None else state.seq
        if not info.is_ready:
            commitment = client_commitment(UUID(preparation.match_id).bytes, self.person.player_id, self.number)
            await self.send({"type": "ready", "match_id": preparation.match_id, "commitment": commitment.hex()})
        elif preparation.committed_at_ms is not None and info.number is None:
            await self.send({"type": "reveal", "match_id": preparation.match_id, "number": self.number.hex()})

    async def _play(self, state: TableState, seat: Seat) -> None:
        if self.acted_at == state.seq or state.match is None or state.public.match is None:
            return
        habits, rng = self.habits, self.rng
        if self.fidgeted_at != state.seq:
            self.fidgeted_at = state.seq
            await self._fidget(state, seat)
        if self.connection is None:
            return
        if state.public.seats[seat].substitute is not None:
            if not state.public.seats[seat].asked_back and rng.random() < 0.3:
                self.acted_at = state.seq
                await self.send({"type": "take_back"})
        elif state.phase is Phase.READY and state.match.public.results and not state.public.seats[seat].is_ready:
            self.acted_at = state.seq
            await self.send({"type": "ready", "match_id": state.public.match.match_id})
        elif state.seat_to_act == seat:
            if rng.random() < habits.leave:
                await self.hang_up()
                await asyncio.sleep(LULL_S)
                self.sinks.clock.leap(LONG_MS)
                await asyncio.sleep(LULL_S)
                return
            self.acted_at = state.seq
            if state.public.deadline is not None and rng.random() < habits.dawdle:
                self.sinks.clock.leap(LONG_MS)
                return
            action = UniformBot().choose(state.view_of(seat), rng)
            command = json.loads(encode_client_message(action_command(action, secrets.token_hex(8))))
            await self.send(command)

    async def _fidget(self, state: TableState, seat: Seat) -> None:
        """Wrong plays, looks, words, a lost line: nothing of it may tell others anything."""
        habits, rng = self.habits, self.rng
        if state.match is None:
            return
        if rng.random() < habits.blunder:
            source = rng.choice(([str(card) for card in state.match.hands[seat]], [str(face) for face in FACES]))
            cards = rng.sample(source, min(len(source), rng.choice((2, 4, 6, 7))))
            wrong = {"type": "play", "cards": cards} if cards and len(cards) != 5 else {"type": "declare"}
            if state.seat_to_act != seat or len(set(cards)) == len(cards):
                await self.send(wrong)
        if rng.random() < habits.blunder / 3:
            await self.send({"type": "return_card", "card": str(rng.choice(FACES))})
        if rng.random() < habits.toggle:
            await self.send({"type": "set_auto_pass", "is_on": rng.random() < 0.5})
        if rng.random() < habits.speak:
            await self.send({"type": "say", "phrase": "well_played"})
        if rng.random() < habits.look:
            await self.look(f"/api/tables/{self.table_id}", "snapshot")
        if rng.random() < habits.drop:
            await self.hang_up()


async def lobby_guest(sinks: Sinks, table_id: str, is_over: asyncio.Event) -> None:
    """Somebody in the lobby who reads what it shows, and comes back when a busy server sends them away."""
    while not is_over.is_set():
        with suppress(websockets.ConnectionClosed):
            await _read_lobby(sinks, table_id, is_over)


async def _read_lobby(sinks: Sinks, table_id: str, is_over: asyncio.Event) -> None:
    async with sinks.gateway.socket("/ws/lobby") as wire:
        while not is_over.is_set():
            try:
                async with asyncio.timeout(LULL_S * 4):
                    frame = await wire.connection.recv()
            except TimeoutError:
                continue
            data = frame.encode() if isinstance(frame, str) else frame
            sinks.keep(table_id, Captured("frame", data, None, sinks.head(table_id), sinks.latest_head(table_id)))


async def play_out(sinks: Sinks, audiences: Sequence[Audience], limit_s: float) -> bool:
    """Let everybody stay until the match is over; False if it took too long, which leaves enough to judge."""
    table_id = audiences[0].table_id
    is_over = asyncio.Event()
    try:
        async with asyncio.timeout(limit_s), asyncio.TaskGroup() as group:
            for audience in audiences:
                _ = group.create_task(audience.stay(is_over))
            _ = group.create_task(lobby_guest(sinks, table_id, is_over))
            _ = group.create_task(_measure(sinks, is_over))
    except TimeoutError:
        return False
    return True


async def _measure(sinks: Sinks, is_over: asyncio.Event) -> None:
    """Look at the figures, and now and then at the database."""
    for count in itertools.count():
        if is_over.is_set():
            return
        sinks.measured.append((await sinks.gateway.http.get("/metrics")).text)
        if count % LOOK_EVERY == 0:
            await sinks.look()
        await asyncio.sleep(LULL_S * 10)
