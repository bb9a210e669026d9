"""A real server on a loopback port, and a plain client for its sockets."""

import asyncio
import json
import secrets
import socket
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from random import Random
from typing import Any, Final, Protocol
from uuid import UUID

import httpx2
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from gangoffour.bots import GreedyBot
from gangoffour.engine import Phase
from gangoffour.fairness import client_commitment
from gangoffour.protocol import Snapshot, action_command, encode_client_message, seat_view
from gangoffour.server.main import Server, running
from gangoffour.server.settings import Limits, Settings
from gangoffour.server.tables.owed_tasks import Pace
from gangoffour.server.web.uvicorn_protocols import SocketProtocol
from tools.patience import PATIENCE_S
from tools.servers.in_process_bots import bots_in_process
from tools.servers.patient_stores import patient_stores
from tools.servers.spare_apps import spare_app

QUICK = Pace(
    pass_beat_ms=1,
    pass_beat_bots_ms=1,
    bot_beat_ms={"fast": 0, "normal": 0, "relaxed": 0},
    think_ms={},
    step_ms=0,
    trick_ms=0,
    jitter_ms=0,
    pass_median_ms=0,
)
WIDE = Limits(
    commands_burst=10_000,
    http_burst=10_000,
    guests_per_ip_per_hour=1000,
    names_per_player_per_hour=1000,
    links_per_player_per_hour=1000,
    friends_per_player_per_hour=1000,
    sign_ins_per_ip_per_10min=1000,
    sign_ins_per_name_per_10min=1000,
    tables_per_player_per_hour=1000,
    tables_per_player=1000,
    tables_per_ip=1000,
)
"""Limits that no test meets by accident."""

PLAIN: Final = ssl.create_default_context()
"""For clients that speak to this machine alone: each would read all certificates anew."""

LINES = httpx2.Limits(keepalive_expiry=2.0)
"""A line at rest is given up before the server closes it: on a busy machine a question could meet its end."""


class Message(dict[str, Any]):
    """A message of the server."""

    @property
    def type(self) -> str:
        return str(self["type"])


class Wire:
    """One end of a socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, **fields: object) -> None:
        await self.connection.send(json.dumps(fields))

    async def next(self) -> Message:
        async with asyncio.timeout(PATIENCE_S):
            return Message(json.loads(await self.connection.recv()))

    async def until(self, type_name: str, fits: Callable[[Message], bool] = lambda _message: True) -> Message:
        """Return the next message of a type that fits, whatever comes before."""
        while True:
            message = await self.next()
            if message.type == type_name and fits(message):
                return message

    async def hello(self, **fields: object) -> Message:
        await self.send(type="hello", version=1, **fields)
        return await self.until("welcome")

    async def ask(self, type_name: str, **fields: object) -> Message:
        """Send a command; return its answer."""
        command_id = secrets.token_hex(4)
        await self.send(type=type_name, id=command_id, **fields)
        return await self.until_answered(command_id)

    async def until_answered(self, command_id: str) -> Message:
        """Return the answer to a command, whatever comes before."""
        while True:
            message = await self.next()
            if message.get("id") == command_id:
                return message

    async def closed(self) -> tuple[int | None, list[Message]]:
        """Wait until the server closes; return its code and what it said before."""
        said = []
        try:
            while True:
                said.append(await self.next())
        except websockets.ConnectionClosed as closed:
            return (None if closed.rcvd is None else closed.rcvd.code), said


class Place(Protocol):
    """Where a server listens."""

    http: httpx2.AsyncClient

    def socket(self, path: str, headers: dict[str, str]) -> AbstractAsyncContextManager[Wire]:
        """Open a socket."""


class Person:
    """A guest with a client of its own."""

    def __init__(self, place: Place, session: dict[str, Any]) -> None:
        self.place = place
        self.token = str(session["token"])
        self.player_id = str(session["player_id"])
        self.name = str(session["name"])
        self.headers = {"Authorization": f"Bearer {self.token}"}

    async def get(self, path: str, **headers: str) -> httpx2.Response:
        return await self.place.http.get(path, headers={**self.headers, **headers})

    async def post(self, path: str, body: object, **headers: str) -> httpx2.Response:
        return await self.place.http.post(path, json=body, headers={**self.headers, **headers})

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Wire]:
        async with self.place.socket(f"/ws/tables/{table_id}", self.headers) as wire:
            yield wire

    async def open_table(self, *bots: str, **options: object) -> dict[str, Any]:
        answer = await self.post("/api/tables", {"options": options, "bots": bots})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def begin_match(self, wire: Wire, match_id: str) -> None:
        """Be ready, and reveal the number when everybody has committed to one."""
        number = await self.commit(wire, match_id)
        await wire.until("told", lambda told: holds(told, "numbers_committed"))
        await wire.send(type="reveal", id="reveal", match_id=match_id, number=number)

    async def commit(self, wire: Wire, match_id: str) -> str:
        """Be ready with a commitment to a number; return the number."""
        number = secrets.token_bytes(32)
        commitment = client_commitment(UUID(match_id).bytes, self.player_id, number)
        await wire.send(type="ready", id="ready", match_id=match_id, commitment=commitment.hex())
        return number.hex()

    async def play_match(self, wire: Wire, table_id: str) -> list[Message]:
        """Play the match that is being prepared to its end; return all that was told."""
        prepared = await self.prepared_match(wire, table_id)
        await self.begin_match(wire, prepared)
        heard = []
        while True:
            message = await wire.next()
            heard.append(message)
            if message.type == "told" and holds(message, "match_ended"):
                return heard
            if message.type == "told" and message["own"] is not None:
                await self.act(wire, table_id, prepared)

    async def prepared_match(self, wire: Wire, table_id: str) -> str:
        """Wait until a match is prepared; return its id."""
        while True:
            table = (await self.get(f"/api/tables/{table_id}")).json()["table"]
            if table["preparation"] is not None:
                return str(table["preparation"]["match_id"])
            await wire.until("told")

    async def act(self, wire: Wire, table_id: str, match_id: str) -> None:
        """Do what a greedy bot would do, if anything has to be done."""
        known = msgspec.json.decode((await self.get(f"/api/tables/{table_id}")).content, type=Snapshot)
        if known.match is None or known.own is None or not known.table.is_playing:
            return
        view = seat_view(known.match, known.own)
        if view.public.phase is Phase.READY:
            await wire.send(type="ready", id=secrets.token_hex(4), match_id=match_id)
        elif view.public.seat_to_act == view.seat:
            action = GreedyBot().choose(view, Random(0))
            await wire.connection.send(encode_client_message(action_command(action, secrets.token_hex(4))).decode())


def holds(told: Message, event_type: str) -> bool:
    """True if an event of the type was told."""
    return any(entry["event"]["type"] == event_type for entry in told["entries"])


class Gateway:
    """A server, and ways to it."""

    def __init__(self, port: int, server: Server, http: httpx2.AsyncClient) -> None:
        self.port = port
        self.server = server
        self.services = server.services
        self.http = http
        self.origin = f"http://127.0.0.1:{port}"

    @property
    def open_sockets(self) -> int:
        """How many sockets uvicorn holds."""
        return sum(isinstance(each, SocketProtocol) for each in self.server.server_state.connections)

    async def guest(self, name: str | None = None) -> Person:
        """Return a new guest."""
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.http.cookies.clear()
        return Person(self, answer.json())

    async def user(self, name: str | None = None) -> Person:
        """Return a new user, who has just proved who they are."""
        guest = await self.guest()
        body = {"password": "seven owls at noon", "name": name or secrets.token_hex(8)}
        answer = await self.http.put("/api/me/password", json=body, headers=guest.headers)
        assert answer.status_code == 200, answer.text
        self.http.cookies.clear()
        return Person(self, answer.json())

    @asynccontextmanager
    async def socket(self, path: str, headers: dict[str, str] | None = None) -> AsyncIterator[Wire]:
        """Open a socket; without headers as a page of our own without a session."""
        address = f"ws://127.0.0.1:{self.port}{path}"
        async with websockets.connect(
            address, additional_headers=headers or {"Origin": self.origin}, compression=None, proxy=None
        ) as connection:
            yield Wire(connection)


def free_listener() -> socket.socket:
    """Return a socket on a port that nobody has."""
    # With the protocol named, asyncio sends small answers at once instead of waiting to fill a packet.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    return listener


@asynccontextmanager
async def gateway(database_url: str = "memory:", pace: Pace = QUICK, **given: Any) -> AsyncIterator[Gateway]:  # noqa: ANN401  any setting
    """Run a server of its own for a test. It reviews a match when somebody looks: most tests do not."""
    listener = free_listener()
    port = listener.getsockname()[1]
    given = {"limits": WIDE, "review_every_match": False, "review_every_board": False, **given}
    settings = Settings(port=port, database_urls=(database_url,), **given)
    base = f"http://127.0.0.1:{port}"
    with bots_in_process(), patient_stores(), spare_app(settings) as app:
        async with (
            running(settings, listener, pace, app) as server,
            httpx2.AsyncClient(base_url=base, trust_env=False, timeout=PATIENCE_S, limits=LINES, verify=PLAIN) as http,
        ):
            yield Gateway(port, server, http)
