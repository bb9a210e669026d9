"""What programs may do: every route and every command of a socket, for every scope of a token and for a bot.

A new route is closed to all of them unless it has a row here.
"""

import re
import secrets
from collections.abc import Mapping
from contextlib import AsyncExitStack

import pytest

from gangoffour.server.web.token_scopes import SCOPES
from tests.server.web.test_authorization import ROUTES, STILL, address_of, status
from tests.server.web.test_authorization_of_commands import WAITING, fields, outcome
from tools.servers.gateway import Gateway, gateway

pytestmark = pytest.mark.anyio

OPEN_TO_TOKENS: Mapping[tuple[str, str], tuple[int, ...]] = {
    # of a program that may read, that may play too, that may talk too, and of a bot that may play
    ("GET", "/api/me"): (200, 200, 200, 200),
    ("GET", "/api/session"): (200, 200, 200, 200),
    ("GET", "/api/me/tables"): (200, 200, 200, 200),
    ("GET", "/api/me/records"): (200, 200, 200, 200),
    ("GET", "/api/me/figure"): (200, 200, 200, 200),
    ("GET", "/api/tables"): (200, 200, 200, 200),
    ("POST", "/api/tables"): (403, 201, 403, 201),
    ("POST", "/api/play-now"): (403, 201, 403, 403),  # people who want to play at once want people
    ("POST", "/api/daily/{day:date}/play"): (403, 404, 403, 403),  # there is no season; bots have no place in it
    ("POST", "/api/tables/{table_id:str}/code"): (403, 409, 403, 409),  # of a table that is not theirs
    ("POST", "/api/codes"): (403, 404, 403, 404),  # nobody's
    ("GET", "/api/about"): (200, 200, 200, 200),
    ("GET", "/api/bots"): (200, 200, 200, 200),
    ("GET", "/api/presets"): (200, 200, 200, 200),
    ("GET", "/api/puzzles"): (200, 200, 200, 200),
    ("GET", "/schema/protocol.json"): (200, 200, 200, 200),
    ("GET", "/schema/openapi.json"): (200, 200, 200, 200),
    ("GET", "/schema"): (200, 200, 200, 200),
    ("GET", "/healthz"): (200, 200, 200, 200),
    ("GET", "/readyz"): (200, 200, 200, 200),
    ("GET", "/metrics"): (401, 401, 401, 401),
    ("GET", "/"): (200, 200, 200, 200),
    **dict.fromkeys(
        (
            ("GET", "/api/puzzles/{puzzle_id:str}"),
            ("GET", "/api/matches/{match_id:str}/record"),
            ("GET", "/api/matches/{match_id:str}/replay"),
            ("GET", "/api/matches/{match_id:str}/review"),
            ("GET", "/api/daily"),
            ("GET", "/api/daily/{day:date}"),
            ("GET", "/api/daily/{day:date}/standing"),
            ("GET", "/api/daily/{day:date}/week"),
            ("GET", "/api/daily/{day:date}/sheet"),
            ("GET", "/api/daily/{day:date}/season"),
            ("GET", "/api/daily/{day:date}/boards/{board:int}"),
            ("GET", "/api/daily/{day:date}/boards/{board:int}/bots/{level:str}"),
            ("GET", "/schema/{path:str}"),
        ),
        (404, 404, 404, 404),  # there is no such thing, or not yet
    ),
}
"""All other routes are closed to every program: 403."""
CLOSED = (403, 403, 403, 403)


async def test_every_route_answers_each_program_as_its_token_says() -> None:
    async with gateway(pace=STILL) as server:
        assert OPEN_TO_TOKENS.keys() <= ROUTES.keys()
        tokens = await programs(server)
        found = {row: await token_statuses(server, tokens, *row) for row in ROUTES}
    assert found == {row: OPEN_TO_TOKENS.get(row, CLOSED) for row in ROUTES}


def test_every_scope_is_of_a_route() -> None:
    assert SCOPES.keys() <= {(method, re.sub(r":\w+\}", "}", path)) for method, path in ROUTES}


async def programs(server: Gateway) -> list[dict[str, str]]:
    """The headers of four programs of one user: who may read, play, talk, and a bot who may play."""
    owner = await server.user()
    bot = (await owner.post("/api/me/bots", {"name": secrets.token_hex(8)})).json()
    wishes: list[dict[str, object]]
    wishes = [{}, {"scopes": ["play"]}, {"scopes": ["say"]}, {"scopes": ["play"], "bot_id": bot["player_id"]}]
    answers = [await owner.post("/api/me/tokens", {"label": "laptop", **wish}) for wish in wishes]
    return [{"Authorization": f"Bearer {answer.json()['token']}"} for answer in answers]


async def token_statuses(server: Gateway, tokens: list[dict[str, str]], method: str, path: str) -> tuple[int, ...]:
    address = await address_of(server, path, await server.guest())
    return tuple([await status(server, method, path, address, headers) for headers in tokens])


async def test_a_program_gives_the_commands_that_its_token_allows() -> None:
    async with gateway(pace=STILL) as server:
        tokens = await programs(server)
        found = {command: await outcomes_of_programs(server, tokens, command) for command in WAITING}
    far = "token/out_of_scope"
    expected = {command: (far, row[1], far, row[1]) for command, row in WAITING.items()}
    assert found == {**expected, "say": (far, far, "ack", far)}


async def outcomes_of_programs(server: Gateway, tokens: list[dict[str, str]], command: str) -> tuple[str, ...]:
    """What programs are answered who watch a table: who may read, play, talk, and a bot who may play."""
    host = await server.guest()
    found = []
    async with AsyncExitStack() as stack:
        for headers in tokens:
            table = await host.open_table(visibility="private", seat_count=3)
            wire = await stack.enter_async_context(server.socket(f"/ws/tables/{table['table_id']}", headers))
            await wire.hello(invite=table["invite"])
            found.append(outcome(await wire.ask(command, **fields(command, "1G"))))
    return tuple(found)
