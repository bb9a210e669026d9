"""Who may do what: every route, for everybody who might try.

A new route without a row here fails. What programs may do, and bots, stands in `test_token_scopes.py`, for the same
routes; commands of a socket in `test_authorization_of_commands.py`.
"""

import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from uuid import UUID

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from gangoffour.server.ids import new_id
from gangoffour.server.ports import PlayerId, Role
from gangoffour.server.tables.owed_tasks import Pace
from gangoffour.server.web.app import create_app
from tools.matches.finished import finished_match
from tools.servers.gateway import Gateway, Person, gateway

pytestmark = pytest.mark.anyio

STILL = Pace(bot_beat_ms={"fast": 60_000, "normal": 60_000, "relaxed": 60_000})

ROUTES: Mapping[tuple[str, str], tuple[int, ...]] = {
    # anonymous, a guest without a seat, a guest in a seat, a user who has proved nothing lately, one who has, a
    # moderator and an admin who have
    ("POST", "/api/guests"): (201, 201, 201, 201, 201, 201, 201),
    ("GET", "/api/me"): (401, 200, 200, 200, 200, 200, 200),
    ("PATCH", "/api/me"): (401, 200, 200, 200, 200, 200, 200),
    ("DELETE", "/api/me"): (401, 204, 204, 403, 204, 204, 204),
    ("GET", "/api/session"): (200, 200, 200, 200, 200, 200, 200),
    ("POST", "/api/session"): (200, 200, 200, 200, 200, 200, 200),
    ("DELETE", "/api/session"): (401, 204, 204, 204, 204, 204, 204),
    ("GET", "/api/me/tables"): (401, 200, 200, 200, 200, 200, 200),
    ("DELETE", "/api/me/tables/{table_id:str}"): (401, 409, 204, 409, 409, 409, 409),  # where others hold no seat
    ("GET", "/api/me/records"): (401, 200, 200, 200, 200, 200, 200),
    ("GET", "/api/me/profile"): (401, 200, 200, 200, 200, 200, 200),
    ("PUT", "/api/me/profile"): (401, 200, 200, 200, 200, 200, 200),
    ("GET", "/api/me/matches"): (401, 200, 200, 200, 200, 200, 200),
    ("GET", "/api/players/{name:str}"): (404, 404, 404, 404, 404, 404, 404),  # nobody's
    ("GET", "/api/players/{name:str}/matches"): (404, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/faces"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/api/me/sessions"): (401, 200, 200, 200, 200, 200, 200),
    ("DELETE", "/api/me/sessions/{session_id:str}"): (401, 404, 404, 403, 404, 404, 404),  # of somebody else
    ("DELETE", "/api/me/sessions"): (401, 204, 204, 403, 204, 204, 204),
    ("GET", "/api/me/ways-in"): (401, 200, 200, 200, 200, 200, 200),
    ("PUT", "/api/me/password"): (401, 200, 200, 403, 200, 200, 200),
    ("POST", "/api/me/passkeys/options"): (401, 409, 409, 403, 409, 409, 409),  # not at an address without a name
    ("POST", "/api/me/passkeys"): (401, 403, 403, 403, 403, 403, 403),  # nobody's
    ("DELETE", "/api/me/passkeys/{passkey_id:str}"): (401, 404, 404, 403, 404, 404, 404),
    ("POST", "/api/me/recovery-codes"): (401, 403, 403, 403, 201, 201, 201),  # for users
    ("POST", "/api/sign-in"): (403, 403, 403, 403, 403, 403, 403),  # nobody's
    ("POST", "/api/sign-in/passkey/options"): (409, 409, 409, 409, 409, 409, 409),
    ("POST", "/api/sign-in/passkey"): (403, 403, 403, 403, 403, 403, 403),
    ("POST", "/api/recovery"): (404, 404, 404, 404, 404, 404, 404),
    ("POST", "/api/me/mail"): (401, 409, 409, 409, 409, 409, 409),  # this server sends none
    ("POST", "/api/mail-links"): (409, 409, 409, 409, 409, 409, 409),
    ("GET", "/api/mail-link"): (404, 404, 404, 404, 404, 404, 404),  # nobody's
    ("POST", "/api/mail-link"): (404, 404, 404, 404, 404, 404, 404),
    ("POST", "/api/me/departures"): (401, 404, 404, 404, 404, 404, 404),  # this server has no issuers
    ("POST", "/api/departures"): (404, 404, 404, 404, 404, 404, 404),
    ("POST", "/api/arrivals"): (404, 404, 404, 404, 404, 404, 404),
    ("DELETE", "/api/me/issuers/{issuer:str}"): (401, 404, 404, 403, 404, 404, 404),
    ("POST", "/api/me/links"): (401, 201, 201, 201, 201, 201, 201),
    ("GET", "/api/me/archive"): (401, 200, 200, 200, 200, 200, 200),
    ("GET", "/api/me/tokens"): (401, 200, 200, 200, 200, 200, 200),
    ("POST", "/api/me/tokens"): (401, 403, 403, 403, 201, 201, 201),  # for users
    ("DELETE", "/api/me/tokens/{token_id:str}"): (401, 404, 404, 404, 404, 404, 404),  # nobody's
    ("GET", "/api/me/bots"): (401, 200, 200, 200, 200, 200, 200),
    ("POST", "/api/me/bots"): (401, 403, 403, 201, 201, 201, 201),  # for users
    ("DELETE", "/api/me/bots/{player_id:str}"): (401, 404, 404, 403, 404, 404, 404),  # nobody's
    ("GET", "/api/link"): (404, 404, 404, 404, 404, 404, 404),  # nobody's
    ("POST", "/api/link"): (404, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/me/conduct"): (401, 200, 200, 200, 200, 200, 200),
    ("POST", "/api/reports"): (401, 404, 404, 404, 404, 404, 404),  # in a match that is not finished
    ("POST", "/api/appeals"): (404, 404, 404, 404, 404, 404, 404),  # nobody's
    ("GET", "/api/moderation"): (401, 403, 403, 403, 403, 200, 200),  # for the staff (`test_moderation.py`)
    ("POST", "/api/moderation/reports/{report_id:str}"): (401, 403, 403, 403, 403, 404, 404),
    ("POST", "/api/moderation/appeals/{case_id:str}"): (401, 403, 403, 403, 403, 404, 404),
    ("POST", "/api/moderation/sanctions"): (401, 403, 403, 403, 403, 403, 404),
    ("GET", "/api/me/friends"): (401, 200, 200, 200, 200, 200, 200),
    ("POST", "/api/me/friends"): (401, 404, 404, 404, 404, 404, 404),  # nobody
    ("DELETE", "/api/me/friends/{player_id:str}"): (401, 204, 204, 204, 204, 204, 204),
    ("PUT", "/api/me/blocks/{player_id:str}"): (401, 204, 204, 204, 204, 204, 204),
    ("DELETE", "/api/me/blocks/{player_id:str}"): (401, 204, 204, 204, 204, 204, 204),
    ("POST", "/api/me/friend-links"): (401, 201, 201, 201, 201, 201, 201),
    ("GET", "/api/friend-link"): (404, 404, 404, 404, 404, 404, 404),  # nobody's
    ("POST", "/api/friend-link"): (401, 404, 404, 404, 404, 404, 404),
    ("POST", "/api/me/invitations"): (401, 404, 404, 404, 404, 404, 404),  # to no table
    ("DELETE", "/api/me/invitations/{table_id:str}"): (401, 204, 204, 204, 204, 204, 204),
    ("GET", "/api/tables"): (200, 200, 200, 200, 200, 200, 200),
    ("POST", "/api/tables"): (401, 201, 201, 201, 201, 201, 201),
    ("POST", "/api/play-now"): (401, 201, 201, 201, 201, 201, 201),
    ("GET", "/api/tables/{table_id:str}"): (403, 403, 200, 403, 403, 403, 403),  # a private one, without its key
    ("GET", "/api/tables/{table_id:str}/hints"): (401, 403, 409, 403, 403, 403, 403),  # the match has not begun
    ("GET", "/api/tables/{table_id:str}/voice"): (401, 403, 200, 403, 403, 403, 403),
    ("POST", "/api/tables/{table_id:str}/code"): (401, 409, 403, 409, 409, 409, 409),  # without the key of the table
    ("POST", "/api/codes"): (404, 404, 404, 404, 404, 404, 404),  # nobody's
    ("GET", "/api/matches/{match_id:str}/record"): (404, 404, 404, 404, 404, 404, 404),  # not yet finished
    ("GET", "/api/matches/{match_id:str}/replay"): (404, 404, 404, 404, 404, 404, 404),  # not yet finished
    # JSON is no record; from a program with a token, no type is asked for.
    ("POST", "/api/replays"): (415, 400, 400, 400, 400, 400, 400),
    ("GET", "/api/daily"): (404, 404, 404, 404, 404, 404, 404),  # there is no season
    ("GET", "/api/daily/{day:date}"): (404, 404, 404, 404, 404, 404, 404),
    ("POST", "/api/daily/{day:date}/play"): (401, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/standing"): (404, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/week"): (404, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/sheet"): (404, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/matches/{match_id:str}/review"): (404, 404, 404, 404, 404, 404, 404),  # not yet finished
    ("POST", "/api/matches/{match_id:str}/review"): (401, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/me/figure"): (401, 200, 200, 200, 200, 200, 200),
    ("GET", "/api/puzzles"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/api/puzzles/{puzzle_id:str}"): (404, 404, 404, 404, 404, 404, 404),  # no such puzzle
    ("GET", "/api/me/practice"): (401, 200, 200, 200, 200, 200, 200),
    ("POST", "/api/puzzles/{puzzle_id:str}/tries"): (401, 404, 404, 404, 404, 404, 404),
    ("POST", "/api/me/practice/tries"): (401, 404, 404, 404, 404, 404, 404),  # nothing has come back
    ("POST", "/api/practice"): (404, 404, 404, 404, 404, 404, 404),  # in a match that is not finished
    ("GET", "/api/daily/{day:date}/season"): (404, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/boards/{board:int}"): (404, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/daily/{day:date}/boards/{board:int}/bots/{level:str}"): (404, 404, 404, 404, 404, 404, 404),
    ("POST", "/api/challenges"): (401, 409, 409, 409, 409, 409, 409),  # of no deals
    ("POST", "/api/instant"): (401, 409, 409, 409, 409, 409, 409),  # there are no stored deals
    ("GET", "/api/contests/{contest_id:str}"): (404, 404, 404, 404, 404, 404, 404),  # no such contest
    ("POST", "/api/contests/{contest_id:str}/play"): (401, 404, 404, 404, 404, 404, 404),
    ("GET", "/api/about"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/api/bots"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/api/presets"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/schema/protocol.json"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/schema/openapi.json"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/schema"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/schema/{path:str}"): (404, 404, 404, 404, 404, 404, 404),
    ("GET", "/healthz"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/readyz"): (200, 200, 200, 200, 200, 200, 200),
    ("GET", "/metrics"): (401, 401, 401, 401, 401, 401, 401),  # from another machine
    ("GET", "/"): (200, 200, 200, 200, 200, 200, 200),
}
PAGES = ("GET", "/{path:path}")
"""Every other address is the web client, the same for everybody (`test_pages.py`)."""
SOCKETS = {"/ws/tables/{table_id:str}", "/ws/lobby"}

OWN_NAMES = {("PATCH", "/api/me"), ("POST", "/api/me/bots")}
"""Where users say how they, or their bots, are called."""
BODIES: Mapping[tuple[str, str], object] = {
    ("POST", "/api/codes"): {"words": "tiger lamp 42"},
    ("POST", "/api/me/tokens"): {"label": "laptop"},
    ("POST", "/api/practice"): {"match_id": str(UUID(int=0)), "deal": 1, "turn": 1},
    ("POST", "/api/puzzles/{puzzle_id:str}/tries"): {"action": None},
    ("POST", "/api/me/practice/tries"): {"match_id": str(UUID(int=0)), "deal": 1, "turn": 1, "action": "pass"},
    ("POST", "/api/challenges"): {"match_ids": []},
    ("POST", "/api/link"): {"token": "gofl_" + "x" * 27},
    ("PUT", "/api/me/password"): {"password": "seven owls at noon"},
    ("POST", "/api/me/passkeys"): {"credential": "{}"},
    ("POST", "/api/sign-in"): {"name": "Nobody", "password": "seven owls at noon"},
    ("POST", "/api/sign-in/passkey"): {"credential": "{}"},
    ("POST", "/api/recovery"): {"code": "AAAA-AAAA-AAAA-AAAA"},
    ("POST", "/api/me/mail"): {"address": "nobody@cards.example"},
    ("POST", "/api/mail-links"): {"address": "nobody@cards.example"},
    ("POST", "/api/me/departures"): {"issuer": "school"},
    ("POST", "/api/departures"): {"issuer": "school"},
    ("POST", "/api/arrivals"): {"issuer": "school", "code": "none", "state": "x" * 32},
    ("POST", "/api/me/friends"): {"name": "Nobody"},
    ("POST", "/api/reports"): {"match_id": str(UUID(int=0)), "player_id": "nobody", "reason": "abuse"},
    ("POST", "/api/appeals"): {"case_id": str(UUID(int=0)), "words": "It was not me."},
    ("POST", "/api/moderation/reports/{report_id:str}"): {"act": "dismiss"},
    ("POST", "/api/moderation/appeals/{case_id:str}"): {"is_lifted": True},
    ("POST", "/api/moderation/sanctions"): {"player_id": "nobody", "act": "ban"},
    ("POST", "/api/friend-link"): {"token": "goff_" + "x" * 27},
    ("POST", "/api/me/invitations"): {"table_id": str(UUID(int=0)), "player_id": "nobody"},
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


ENDING = {
    ("POST", "/api/guests"),
    ("DELETE", "/api/me"),
    ("DELETE", "/api/session"),
    ("PUT", "/api/me/password"),
}
"""After these nobody is who they were."""


async def test_every_route_answers_each_as_it_should() -> None:
    async with gateway(pace=STILL) as server:
        people, found = await everybody(server), {}
        for row in ROUTES:
            found[row] = await statuses(server, people, *row)
            people = await everybody(server) if row in ENDING else people
    assert found == ROUTES


async def account(server: Gateway, role: Role | None = None, *, is_proved: bool = True) -> Person:
    """A user, maybe of the staff, who has just proved who they are, or never on this device.

    They have no password: nobody waits for a hash, for every route.
    """
    guest, services = await server.guest(secrets.token_hex(8)), server.services
    player_id = PlayerId(guest.player_id)
    await services.for_people.accounts.grow_up(await services.for_people.people.signed_in(guest.token))
    if role is not None:
        await services.for_people.desk.appoint("command line", player_id, role)
    token = await services.for_people.accounts.begin_session(player_id, "laptop") if is_proved else guest.token
    return Person(server, {"token": token, "player_id": player_id, "name": guest.name})


async def everybody(server: Gateway) -> tuple[Person | None, ...]:
    """One of each column; the guest in the seat is the third."""
    guests = await server.guest(), await server.guest()
    users = await account(server, is_proved=False), await account(server)
    return (None, *guests, *users, await account(server, Role.MODERATOR), await account(server, Role.ADMIN))


async def statuses(server: Gateway, people: tuple[Person | None, ...], method: str, path: str) -> tuple[int, ...]:
    seated = people[2]
    assert seated is not None
    address = await address_of(server, path, seated)
    return tuple([await status(server, method, path, address, {} if each is None else each.headers) for each in people])


@pytest.mark.parametrize("role, direct", [(Role.MODERATOR, 403), (Role.ADMIN, 204)])
async def test_the_staff_does_what_its_role_allows(role: Role, direct: int) -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        staff, other = await account(server, role), await account(server, Role.MODERATOR)
        for number in range(2):
            match_id = new_id(server.services.for_all.clock.now_ms(), bytes([number] * 8))
            await server.services.for_matches.history.matches.put(
                finished_match(match_id, "", ada.player_id, bo.player_id)
            )
            body = {"match_id": str(match_id), "player_id": bo.player_id, "reason": "abuse"}
            assert (await ada.post("/api/reports", body)).status_code == 204
        first, second = (await staff.get("/api/moderation")).json()["reports"]
        await other.post(f"/api/moderation/reports/{first['report_id']}", {"act": "mute"})
        (sanction,) = (await bo.get("/api/me/conduct")).json()["sanctions"]
        await bo.post("/api/appeals", {"case_id": sanction["case_id"], "words": "It was not me."})
        found = [
            (await staff.get("/api/moderation")).status_code,
            (await staff.post(f"/api/moderation/reports/{second['report_id']}", {"act": "warn"})).status_code,
            (await staff.post(f"/api/moderation/appeals/{sanction['case_id']}", {"is_lifted": True})).status_code,
            (await staff.post("/api/moderation/sanctions", {"player_id": bo.player_id, "act": "ban"})).status_code,
        ]
    assert found == [200, 204, 204, direct]


async def address_of(server: Gateway, path: str, seated: Person) -> str:
    """The address of a route, with the private table of somebody, and the session of somebody else."""
    if "{" not in path:
        return path
    table_id = (await seated.open_table("greedy", visibility="private"))["table_id"]
    other = await server.guest()
    fillings = {
        "table_id:str": table_id,
        "match_id:str": table_id,
        "report_id:str": table_id,
        "case_id:str": table_id,
        "session_id:str": (await other.get("/api/me/sessions")).json()["sessions"][0]["session_id"],
        "token_id:str": "0" * 32,
        "player_id:str": other.player_id,
        "passkey_id:str": "AAAA",
        "issuer:str": "school",
        "puzzle_id:str": "none",
        "contest_id:str": "none",
        "name:str": "Nobody",
        "day:date": "2026-11-16",
        "board:int": "1",
        "level:str": "planner",
        "path:str": "other",
    }
    return re.sub(r"\{([^}]+)\}", lambda found: fillings[found[1]], path)


async def status(server: Gateway, method: str, path: str, address: str, who: Mapping[str, str]) -> int:
    headers = {
        "/metrics": {"X-Forwarded-For": "203.0.113.9"},
        "/api/link": {"X-Link": "nobody's"},
        "/api/mail-link": {"X-Link": "nobody's"},
        "/api/friend-link": {"X-Link": "nobody's"},
    }.get(path, {})
    body = None if method == "GET" else BODIES.get((method, path), {})
    if (method, path) in OWN_NAMES:
        body = {"name": secrets.token_hex(8)}  # nobody else's
    answer = await server.http.request(method, address, json=body, headers={**headers, **who})
    server.http.cookies.clear()
    return answer.status_code
