"""Tables of bots on a real server with the real beats, whose passes are timed.

The clients are cheap, for they share the machine with the server: they search what comes, and rarely decode it.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine, Sequence
from multiprocessing.connection import Connection
from random import Random
from typing import Any
from uuid import UUID

import httpx2
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from gangoffour.engine import (
    SPECTATOR,
    Action,
    Passed,
    Play,
    PublicView,
    Seat,
    SeatView,
    fold,
    legal_actions_in,
    legal_plays,
    parse_card,
    seen,
    start_match,
    view,
)
from gangoffour.fairness import client_commitment
from gangoffour.protocol import (
    OwnView,
    action_command,
    decode_server_message,
    encode_client_message,
    engine_event,
    limits_of,
    messages,
    rules_of,
)
from gangoffour.protocol import events as wire
from gangoffour.records import parse_record, replay_steps
from gangoffour.server.main import running
from gangoffour.server.settings import Limits, Settings
from tools.leaks.samples import CHOSEN, FORCED, Samples
from tools.servers.gateway import free_listener

PASSED = b'"type":"passed"'
TURN_ENDS = (b'"type":"combination_played"', PASSED, b'"type":"deal_started"')

MANY = 1_000_000
PLAY_WITHIN_S = 0.1
SEATING_S = 0.02
FOLLOW_S = 0.002


def serve(pipe: Connection, database_url: str) -> None:
    """Serve until the other end says stop; tell the port, and in the end the time spent."""

    async def hold() -> None:
        listener = free_listener()
        limits = Limits(
            commands_burst=MANY, commands_per_s=MANY, guests_per_ip_per_hour=MANY, tables_per_player_per_hour=MANY,
            tables_per_player=MANY, tables_per_ip=MANY, sockets_per_ip=MANY, http_burst=MANY, http_per_s=MANY,
        )  # fmt: skip
        port = listener.getsockname()[1]
        settings = Settings(port=port, database_urls=(database_url,), pass_median_ms=0, limits=limits)
        async with running(settings, listener):
            pipe.send(port)
            await asyncio.to_thread(pipe.recv)
        pipe.send(time.process_time())

    asyncio.run(hold())


class OwnPart(msgspec.Struct):
    """What a person reads in a message: their own part alone."""

    type: str
    seq: int = 0
    own: OwnView | None = None


class Table:
    """A table of one person and bots, and a spectator. The passes of the bots are timed."""

    def __init__(self, http: httpx2.AsyncClient, port: int, samples: Samples, rng: Random, bots: Sequence[str]) -> None:
        self._http = http
        self._port = port
        self._samples = samples
        self._rng = rng
        self._bots = list(bots)
        self._public: PublicView | None = None
        """What everybody knows of the match, up to a sequence number."""
        self._seq = 0
        self._match_id = ""
        """Of the match that is being prepared, or was last."""
        self._seen: dict[int, list[tuple[str, float, bytes]]] = {}
        """Passes of bots, by the sequence number before them: which sort they are, the record will tell."""
        self._given_s: dict[int | None, float] = {}
        """By audience: when the present turn was given."""
        self._pass_places: list[int] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Play match after match, until cancelled."""
        person = await self._guest()
        options = {"length": "one_deal"}
        headers = {"Authorization": f"Bearer {person['token']}"}
        body = {"options": options, "bots": self._bots}
        opened = (await self._http.post("/api/tables", json=body, headers=headers)).json()
        async with asyncio.TaskGroup() as group:
            _ = group.create_task(self._sit(opened["table_id"], None, None))
            _ = group.create_task(self._sit(opened["table_id"], 0, person))

    async def _guest(self) -> dict[str, Any]:
        """Become a new guest, with a client of its own: cookies of others would make it somebody else."""
        async with httpx2.AsyncClient(base_url=self._http.base_url, trust_env=False) as http:
            return dict((await http.post("/api/guests", json={})).json())

    async def _sit(self, table_id: str, seat: int | None, person: dict[str, Any] | None) -> None:
        """Hold a socket. What comes is searched, not decoded, unless something is to be done about it."""
        address = f"ws://127.0.0.1:{self._port}/ws/tables/{table_id}"
        headers = {"Origin": f"http://127.0.0.1:{self._port}"}
        if person is not None:
            headers = {"Authorization": f"Bearer {person['token']}"}
        async with websockets.connect(
            address, additional_headers=headers, compression=None, proxy=None, max_queue=None
        ) as socket:
            await socket.send('{"type":"hello","version":1}')
            async for text in socket:
                now_s = time.perf_counter()
                frame = text.encode() if isinstance(text, str) else text
                if frame.startswith(b'{"type":"told"'):
                    self._note(frame, seat, now_s)
                if seat is None:
                    self._follow(frame)
                elif person is not None:
                    self._react(socket, seat, person, frame)

    def _note(self, frame: bytes, seat: int | None, now_s: float) -> None:
        """Note a pass, and when the next turn was given."""
        if not any(mark in frame for mark in TURN_ENDS):
            return
        place, given_s = frame.find(PASSED), self._given_s.get(seat)
        self._given_s[seat] = now_s
        if place < 0 or given_s is None:
            return
        at = frame.find(b'"seat":', place) + 7
        passer, after = int(frame[at : at + 1]), int(frame[23 : frame.find(b",", 23)])
        audience = "spectator" if seat is None else "another seat"
        if passer > 0:
            self._seen.setdefault(after, []).append((audience, now_s - given_s, frame))

    def _follow(self, frame: bytes) -> None:
        """Keep what everybody knows, as the spectator is told it; after a match ask for its record."""
        message = decode_server_message(frame)
        if isinstance(message, messages.Welcome) and message.snapshot is not None:
            preparation = message.snapshot.table.preparation
            self._match_id = "" if preparation is None else preparation.match_id
            self._seq = message.seq
        elif isinstance(message, messages.Told):
            for entry in message.entries:
                self._evolve(entry.event, message.after)
            self._seq = message.seq

    def _evolve(self, event: wire.Event, after: int) -> None:
        match event:
            case wire.MatchPrepared(match_id=match_id):
                self._match_id = match_id
            case wire.MatchStarted(rules=rules, seat_count=seat_count, first_dealer=first_dealer):
                self._pass_places = []
                self._public = view(start_match(rules_of(rules), seat_count, Seat(first_dealer)), SPECTATOR)
            case wire.MatchEnded(match_id=match_id):
                self._spawn(self._sort_out(match_id, self._pass_places))
            case _ if isinstance(event, wire.MATCH_EVENTS) and self._public is not None:
                self._public = fold(self._public, seen([engine_event(event)], SPECTATOR))
                if isinstance(event, wire.Passed):
                    self._pass_places.append(after)
            case _:
                pass

    def _spawn(self, duty: Coroutine[Any, Any, None]) -> None:
        async def do() -> None:
            with contextlib.suppress(websockets.ConnectionClosed):  # the run is over
                await duty

        task = asyncio.create_task(do())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sort_out(self, match_id: str, places: list[int]) -> None:
        """Find out from the record which bots could have beaten the top play when they passed."""
        seen, self._seen = self._seen, {}
        text = (await self._http.get(f"/api/matches/{match_id}/record")).text
        before, count = None, 0
        for step in replay_steps(parse_record(text)):
            for event in step.events:
                if isinstance(event, Passed) and before is not None:
                    sort = CHOSEN if legal_plays(view(before, event.seat)) else FORCED
                    for audience, delay_s, frame in seen.get(places[count], []):
                        self._samples.add(sort, audience, delay_s, frame)
                    count += 1
            before = step.after

    def _react(self, socket: ClientConnection, seat: int, person: dict[str, Any], frame: bytes) -> None:
        if b'"limits":{' in frame:
            part = msgspec.json.decode(frame, type=OwnPart)
            if part.own is not None:
                self._spawn(self._take_turn(socket, part.seq, part.own))
        elif b'"match_prepared"' in frame or b'"numbers_committed"' in frame or b'"preparation":{' in frame:
            self._spawn(self._begin(socket, seat, person, is_reveal=b'"numbers_committed"' in frame))

    async def _begin(self, socket: ClientConnection, seat: int, person: dict[str, Any], *, is_reveal: bool) -> None:
        """Commit to a number, or reveal it. It is the same each time: nothing hangs on it here."""
        while not self._match_id:  # noqa: ASYNC110  cheaper than an event
            await asyncio.sleep(SEATING_S)
        match_id, number = self._match_id, bytes([seat]) * 32
        command = {"type": "reveal", "id": f"reveal-{match_id}", "match_id": match_id, "number": number.hex()}
        if not is_reveal:
            commitment = client_commitment(UUID(match_id).bytes, person["player_id"], number).hex()
            command = {"type": "ready", "id": f"ready-{match_id}", "match_id": match_id, "commitment": commitment}
        await socket.send(msgspec.json.encode(command).decode())

    async def _take_turn(self, socket: ClientConnection, seq: int, own: OwnView) -> None:
        """Play, as soon as may be, unless nothing beats."""
        while self._seq < seq:  # noqa: ASYNC110  cheaper than an event
            await asyncio.sleep(FOLLOW_S)
        public = self._public
        if self._seq != seq or public is None or own.limits is None:
            return
        known = SeatView(public, Seat(own.seat), tuple(map(parse_card, own.hand)), limits_of(own.limits))
        plays = [action for action in legal_actions_in(known) if isinstance(action, Play)]
        if plays:
            await asyncio.sleep(self._rng.uniform(0, PLAY_WITHIN_S))
            await self._send(socket, self._rng.choice(plays))

    async def _send(self, socket: ClientConnection, action: Action) -> None:
        await socket.send(encode_client_message(action_command(action, secrets.token_hex(8))).decode())
