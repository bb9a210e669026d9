"""Who may do what: every route and every command of a socket, for everybody who might try.

A new route or command without a row here fails.
"""

import re
import secrets
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args
from urllib.parse import urlsplit
from uuid import UUID

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from gangoffour.protocol import TableCommand, snake_case
from gangoffour.server.tables.owed_tasks import Pace
from gangoffour.server.web.app import create_app
from tools.servers.gateway import Gateway, Message, Person, Wire, gateway, holds

pytestmark = pytest.mark.anyio

STILL = Pace(bot_beat_ms={"fast": 60_000, "normal": 60_000, "relaxed": 60_000})

# --- routes ----------------------------------------------------------------------------------------------------------

ROUTES: Mapping[tuple[str, str], tuple[int, ...]] = {
    # anonymous, a guest without a seat, a guest in a seat, a user who has proved nothing lately
    ("POST", "/api/guests"): (201, 201, 201, 201),
    ("GET", "/api/me"): (401, 200, 200, 200),
    ("PATCH", "/api/me"): (401, 200, 200, 200),
    ("DELETE", "/api/me"): (401, 204, 204, 403),
    ("GET", "/api/session"): (200, 200, 200, 200),
    ("POST", "/api/session"): (200, 200, 200, 200),
    ("DELETE", "/api/session"): (401, 204, 204, 204),
    ("GET", "/api/me/tables"): (401, 200, 200, 200),
    ("GET", "/api/me/records"): (401, 200, 200, 200),
    ("GET", "/api/me/sessions"): (401, 200, 200, 200),
    ("DELETE", "/api/me/sessions/{session_id:str}"): (401, 404, 404, 403),  # of somebody else
    ("DELETE", "/api/me/sessions"): (401, 204, 204, 403),
    ("GET", "/api/me/ways-in"): (401, 200, 200, 200),
    ("PUT", "/api/me/password"): (401, 200, 200, 403),
    ("POST", "/api/me/passkeys/options"): (401, 409, 409, 403),  # not at an address without a name
    ("POST", "/api/me/passkeys"): (401, 403, 403, 403),  # nobody's
    ("DELETE", "/api/me/passkeys/{passkey_id:str}"): (401, 404, 404, 403),
    ("POST", "/api/me/recovery-codes"): (401, 403, 403, 403),  # for users
    ("POST", "/api/sign-in"): (403, 403, 403, 403),  # nobody's
    ("POST", "/api/sign-in/passkey/options"): (409, 409, 409, 409),
    ("POST", "/api/sign-in/passkey"): (403, 403, 403, 403),
    ("POST", "/api/recovery"): (404, 404, 404, 404),
    ("POST", "/api/me/mail"): (401, 409, 409, 409),  # this server sends none
    ("POST", "/api/mail-links"): (409, 409, 409, 409),
    ("GET", "/api/mail-link"): (404, 404, 404, 404),  # nobody's
    ("POST", "/api/mail-link"): (404, 404, 404, 404),
    ("POST", "/api/me/links"): (401, 201, 201, 201),
    ("GET", "/api/link"): (404, 404, 404, 404),  # nobody's
    ("POST", "/api/link"): (404, 404, 404, 404),
    ("GET", "/api/tables"): (200, 200, 200, 200),
    ("POST", "/api/tables"): (401, 201, 201, 201),
    ("POST", "/api/play-now"): (401, 201, 201, 201),
    ("GET", "/api/tables/{table_id:str}"): (403, 403, 200, 403),  # a private one, without its key
    ("GET", "/api/tables/{table_id:str}/hints"): (401, 403, 409, 403),  # the match has not begun
    ("POST", "/api/tables/{table_id:str}/code"): (401, 409, 403, 409),  # without the key of the table
    ("POST", "/api/codes"): (404, 404, 404, 404),  # nobody's
    ("GET", "/api/matches/{match_id:str}/record"): (404, 404, 404, 404),  # not yet finished
    ("GET", "/api/matches/{match_id:str}/replay"): (404, 404, 404, 404),  # not yet finished
    ("POST", "/api/replays"): (
        415,
        400,
        400,
        400,
    ),  # JSON is no record; from a program with a token, no type is asked for
    ("GET", "/api/daily"): (404, 404, 404, 404),  # there is no season
    ("GET", "/api/daily/{day:date}"): (404, 404, 404, 404),
    ("POST", "/api/daily/{day:date}/play"): (401, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/standing"): (404, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/week"): (404, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/sheet"): (404, 404, 404, 404),
    ("GET", "/api/matches/{match_id:str}/review"): (404, 404, 404, 404),  # not yet finished
    ("POST", "/api/matches/{match_id:str}/review"): (401, 404, 404, 404),
    ("GET", "/api/me/figure"): (401, 200, 200, 200),
    ("GET", "/api/puzzles"): (200, 200, 200, 200),
    ("GET", "/api/puzzles/{puzzle_id:str}"): (404, 404, 404, 404),  # no such puzzle
    ("POST", "/api/practice"): (404, 404, 404, 404),  # in a match that is not finished
    ("GET", "/api/daily/{day:date}/season"): (404, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/boards/{board:int}"): (404, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/boards/{board:int}/bots/{level:str}"): (404, 404, 404, 404),
    ("GET", "/api/about"): (200, 200, 200, 200),
    ("GET", "/api/bots"): (200, 200, 200, 200),
    ("GET", "/api/presets"): (200, 200, 200, 200),
    ("GET", "/schema/protocol.json"): (200, 200, 200, 200),
    ("GET", "/schema/openapi.json"): (200, 200, 200, 200),
    ("GET", "/schema"): (200, 200, 200, 200),
    ("GET", "/schema/{path:str}"): (404, 404, 404, 404),
    ("GET", "/healthz"): (200, 200, 200, 200),
    ("GET", "/readyz"): (200, 200, 200, 200),
    ("GET", "/metrics"): (401, 401, 401, 401),  # from another machine
    ("GET", "/"): (200, 200, 200, 200),
}
PAGES = ("GET", "/{path:path}")
"""Every other address is the web client, the same for everybody (`test_pages.py`)."""
SOCKETS = {"/ws/tables/{table_id:str}", "/ws/lobby"}

BODIES: Mapping[tuple[str, str], object] = {
    ("PATCH", "/api/me"): {"name": "Zoe"},
    ("POST", "/api/codes"): {"words": "tiger lamp 42"},
    ("POST", "/api/practice"): {"match_id": str(UUID(int=0)), "deal": 1, "turn": 1},
    ("POST", "/api/link"): {"token": "gofl_" + "x" * 27},
    ("PUT", "/api/me/password"): {"password": "seven owls at noon"},
    ("POST", "/api/me/passkeys"): {"credential": "{}"},
    ("POST", "/api/sign-in"): {"name": "Nobody", "password": "seven owls at noon"},
    ("POST", "/api/sign-in/passkey"): {"credential": "{}"},
    ("POST", "/api/recovery"): {"code": "AAAA-AAAA-AAAA-AAAA"},
    ("POST", "/api/me/mail"): {"address": "nobody@cards.example"},
    ("POST", "/api/mail-links"): {"address": "nobody@cards.example"},
    ("POST", "/api/mail-link"): {"token": "gofm_" + "x" * 27},
}


async def test_every_route_has_a_row(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    async with gateway() as server:
        routes = create_app(server.services, tmp_path).routes
    found = {
        (str(method), route.path)
        for route in routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS"
    }
    assert found == {*ROUTES, PAGES}
    assert {route.path for route in routes if isinstance(route, WebSocketRoute)} == SOCKETS


async def test_every_route_answers_each_as_it_should() -> None:
    async with gateway(pace=STILL) as server:
        assert {row: await statuses(server, *row) for row in ROUTES} == ROUTES


async def unproved(server: Gateway) -> Person:
    """A user on a device to which a link brought them."""
    guest = await server.guest()
    link = urlsplit((await guest.post("/api/me/links", {})).json()["url"])
    session = (await server.http.post("/api/link", json={"token": link.fragment})).json()
    body = {"password": "seven owls at noon", "name": secrets.token_hex(8)}
    assert (await server.http.put("/api/me/password", json=body, headers=guest.headers)).status_code == 200
    server.http.cookies.clear()
    return Person(server, session)


async def statuses(server: Gateway, method: str, path: str) -> tuple[int, ...]:
    stranger, seated = await server.guest(), await server.guest()
    table_id = (await seated.open_table("greedy", visibility="private"))["table_id"]
    other = await server.guest()
    session_id = (await other.get("/api/me/sessions")).json()["sessions"][0]["session_id"]
    address = re.sub(r"\{(table|match)_id:str\}", table_id, path).replace("{path:str}", "other")
    address = address.replace("{session_id:str}", session_id).replace("{day:date}", "2026-11-16")
    address = address.replace("{board:int}", "1").replace("{level:str}", "planner")
    address = address.replace("{puzzle_id:str}", "none")
    address = (
        address.replace("{passkey_id:str}", "AAAA")
        .replace("{session_id:str}", session_id)
        .replace("{day:date}", "2026-11-16")
    )
    found = []
    for person in (None, stranger, seated, await unproved(server)):
        headers = {
            "/metrics": {"X-Forwarded-For": "203.0.113.9"},
            "/api/link": {"X-Link": "nobody's"},
            "/api/mail-link": {"X-Link": "nobody's"},
        }.get(path, {})
        headers |= {} if person is None else person.headers
        body = None if method == "GET" else BODIES.get((method, path), {})
        answer = await server.http.request(method, address, json=body, headers=headers)
        server.http.cookies.clear()
        found.append(answer.status_code)
    return tuple(found)


# --- commands --------------------------------------------------------------------------------------------------------

NOBODY = "account/not_signed_in"
FIELDS: Mapping[str, Mapping[str, object]] = {
    "take_seat": {"seat": 2},
    "seat_bot": {"seat": 1, "level": "greedy"},
    "remove_player": {"seat": 1},
    "change_options": {"options": {"seat_count": 3, "visibility": "private"}},
    "ready": {"match_id": "another", "commitment": "0" * 64},
    "reveal": {"match_id": "another", "number": "0" * 64},
    "set_auto_pass": {"is_on": False},
    "say": {"phrase": "hello"},
}

WAITING: Mapping[str, tuple[str, str, str, str]] = {
    # anonymous, a spectator, a guest in a seat, the host
    "take_seat": (NOBODY, "ack", "seat/held", "seat/held"),
    "leave_seat": (NOBODY, "seat/none", "ack", "ack"),
    "seat_bot": (NOBODY, "table/host_only", "table/host_only", "seat/taken"),
    "remove_player": (NOBODY, "table/host_only", "table/host_only", "ack"),
    "change_options": (NOBODY, "table/host_only", "table/host_only", "ack"),
    "ready": (NOBODY, "seat/none", "ready/not_prepared", "ready/not_prepared"),
    "reveal": (NOBODY, "seat/none", "reveal/not_due", "reveal/not_due"),
    "play": (NOBODY, "seat/none", "table/no_match", "table/no_match"),
    "pass": (NOBODY, "seat/none", "table/no_match", "table/no_match"),
    "declare": (NOBODY, "seat/none", "table/no_match", "table/no_match"),
    "return_card": (NOBODY, "seat/none", "table/no_match", "table/no_match"),
    "take_back": (NOBODY, "seat/none", "ack", "ack"),
    "set_auto_pass": (NOBODY, "seat/none", "ack", "ack"),
    "pause": (NOBODY, "table/host_only", "table/host_only", "table/no_match"),
    "resume": (NOBODY, "table/host_only", "table/host_only", "table/no_match"),
    "say": (NOBODY, "ack", "ack", "ack"),
}

PLAYING: Mapping[str, tuple[str, ...]] = {
    # anonymous, a spectator, a guest in another seat, the host (not on turn), a guest on turn
    "take_seat": (NOBODY, "table/in_match", "table/in_match", "table/in_match", "table/in_match"),
    "leave_seat": (NOBODY, "seat/none", "ack", "ack", "ack"),
    "seat_bot": (NOBODY, "table/host_only", "table/host_only", "seat/present", "table/host_only"),
    "remove_player": (NOBODY, "table/host_only", "table/host_only", "table/in_match", "table/host_only"),
    "change_options": (NOBODY, "table/host_only", "table/host_only", "table/in_match", "table/host_only"),
    "ready": (NOBODY, "seat/none", *["ready/other_match"] * 3),
    "reveal": (NOBODY, "seat/none", *["reveal/not_due"] * 3),
    "play": (NOBODY, "seat/none", "turn/not_yours", "turn/not_yours", "ack"),
    "pass": (NOBODY, "seat/none", "turn/not_yours", "turn/not_yours", "pass/on_lead"),
    "declare": (NOBODY, "seat/none", *["declare/automatic"] * 3),
    "return_card": (NOBODY, "seat/none", *["return/not_due"] * 3),
    "take_back": (NOBODY, "seat/none", "ack", "ack", "ack"),
    "set_auto_pass": (NOBODY, "seat/none", "ack", "ack", "ack"),
    "pause": (NOBODY, "table/host_only", "table/host_only", "ack", "table/host_only"),
    "resume": (NOBODY, "table/host_only", "table/host_only", "ack", "table/host_only"),
    "say": (NOBODY, "seat/none", "ack", "ack", "ack"),
}


def test_every_command_has_its_rows() -> None:
    commands = {snake_case(command.__name__) for command in get_args(TableCommand)}
    assert set(WAITING) == set(PLAYING) == commands


async def opened(server: Gateway, stack: AsyncExitStack, people: list[Person]) -> tuple[str, list[Wire]]:
    """Open a private table with the first of the people as host; return sockets of all, and of an anonymous one."""
    table = await people[0].open_table(visibility="private", seat_count=3)
    address = f"/ws/tables/{table['table_id']}"
    wires = []
    for headers in (None, *(person.headers for person in people)):
        wire = await stack.enter_async_context(server.socket(address, headers))
        await wire.hello(invite=table["invite"])
        wires.append(wire)
    return table["table_id"], wires


def outcome(answer: Message) -> str:
    return "ack" if answer.type == "ack" else str(answer["code"])


async def test_every_command_before_a_match_is_for_whom_it_should() -> None:
    async with gateway(pace=STILL) as server:
        assert {command: await outcomes_waiting(server, command) for command in WAITING} == WAITING


async def outcomes_waiting(server: Gateway, command: str) -> tuple[str, ...]:
    async with AsyncExitStack() as stack:
        people = [await server.guest() for _ in range(3)]
        _, (nobody, host, seated, spectator) = await opened(server, stack, people)
        await seated.ask("take_seat", seat=1)
        answers = [await wire.ask(command, **fields(command, "1G")) for wire in (nobody, spectator, seated, host)]
        return tuple(map(outcome, answers))


async def test_every_command_in_a_match_is_for_whom_it_should() -> None:
    async with gateway(pace=STILL) as server:
        assert {command: await outcomes_playing(server, command) for command in PLAYING} == PLAYING


async def outcomes_playing(server: Gateway, command: str) -> tuple[str, ...]:
    async with AsyncExitStack() as stack:
        while True:
            people = [await server.guest() for _ in range(4)]
            table_id, (nobody, *wires) = await opened(server, stack, people)
            own = await begun(people, wires, table_id)
            on_turn = next(seat for seat in range(3) if own[seat]["limits"] is not None)
            if on_turn != 0:  # so that the host is not on turn
                break
        card = own[on_turn]["limits"]["must_contain"] or own[on_turn]["hand"][0]
        order = (nobody, wires[3], wires[3 - on_turn], wires[0], wires[on_turn])
        answers = [await wire.ask(command, **fields(command, card)) for wire in order]
        return tuple(map(outcome, answers))


def fields(command: str, card: str) -> Mapping[str, object]:
    """Return the fields of a command, apart from its id."""
    match command:
        case "play":
            return {"cards": [card]}
        case "return_card":
            return {"card": card}
        case _:
            return FIELDS.get(command, {})


async def begun(people: list[Person], wires: list[Wire], table_id: str) -> list[dict[str, Any]]:
    """Seat the second and third person and begin a match; return what each seat knows."""
    for seat in (1, 2):
        await wires[seat].ask("take_seat", seat=seat)
    match_id = await people[0].prepared_match(wires[0], table_id)
    numbers = []
    for person, wire in zip(people[:3], wires[:3], strict=True):
        numbers.append(await person.commit(wire, match_id))
    for wire, number in zip(wires[:3], numbers, strict=True):
        await wire.until("told", lambda told: holds(told, "numbers_committed"))
        await wire.send(type="reveal", id="reveal", match_id=match_id, number=number)
    return [(await wire.until("told", has_hand))["own"] for wire in wires[:3]]


def has_hand(told: Message) -> bool:
    return told["own"] is not None and len(told["own"]["hand"]) > 0
