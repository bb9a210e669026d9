"""The HTTP routes: people, tables, matches, the server itself."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from ipaddress import ip_network

import pytest

from gangoffour.server.people.guest_names import ANIMALS
from gangoffour.server.web.host.readiness import Readiness
from gangoffour.server.web.limits import HeldRefusals
from tools.patience import until
from tools.servers.gateway import WIDE, Gateway, gateway, holds

pytestmark = pytest.mark.anyio

LOOPBACK = (ip_network("127.0.0.0/8"),)


async def test_a_guest_gets_a_name_a_token_and_a_cookie() -> None:
    async with gateway() as server:
        answer = await server.http.post("/api/guests", json={"name": "  Mei   Lin "})
        body = answer.json()
        assert (answer.status_code, body["name"], body["is_guest"]) == (201, "Mei Lin", True)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"gof={body['token']}; Path=/")
        assert "HttpOnly; SameSite=Lax" in cookie
        by_cookie = await server.http.get("/api/me")
        assert by_cookie.json() == {"player_id": body["player_id"], "name": "Mei Lin", "is_guest": True, "avatar": None}
        assert by_cookie.headers["cache-control"] == "no-store"


async def test_whoever_enters_is_who_they_were_before_or_else_a_new_guest() -> None:
    async with gateway() as server:
        page = {"Origin": server.origin}
        newcomer = await server.http.post("/api/session", json={}, headers=page)
        assert newcomer.headers["set-cookie"].startswith("gof=")
        again = await server.http.post("/api/session", json={}, headers=page)
        assert (again.status_code, again.json()) == (200, newcomer.json())
        assert "set-cookie" not in again.headers
        foreign = await server.http.post("/api/session", json={}, headers={"Origin": "http://evil.example"})
        assert foreign.status_code == 403


async def test_a_name_that_nobody_can_have_is_refused() -> None:
    async with gateway() as server:
        answer = await server.http.post("/api/guests", json={"name": "\u200b"})
        assert (answer.status_code, answer.json()["code"]) == (400, "account/bad_name")
        answer = await server.http.post("/api/guests", json={"name": "x" * 25})
        assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed")


async def test_a_cookie_changes_nothing_for_a_page_of_another_site() -> None:
    async with gateway() as server:
        person = await server.guest("Ada")
        cookie = {"Cookie": f"gof={person.token}"}
        for headers, status in (
            ({"Origin": "http://evil.example"}, 403),
            ({"Sec-Fetch-Site": "cross-site"}, 403),
            ({}, 403),
            ({"Origin": server.origin, "Content-Type": "text/plain"}, 415),
            ({"Origin": server.origin}, 200),
        ):
            answer = await server.http.patch("/api/me", json={"name": "Eve"}, headers={**cookie, **headers})
            assert answer.status_code == status, headers
            name = "Eve" if status == 200 else "Ada"
            assert (await person.get("/api/me")).json()["name"] == name


async def test_an_opened_table_is_listed_unless_it_is_not_public() -> None:
    async with gateway() as server:
        person = await server.guest()
        opened = [(await person.open_table(visibility=each))["table_id"] for each in ("public", "unlisted", "private")]
        async with AsyncExitStack() as stack:
            for table_id in opened:
                wire = await stack.enter_async_context(person.at(table_id))
                await wire.hello()
                await wire.until("told", lambda told: holds(told, "player_back"))
            await until(partial(is_listed, server, opened[:1]))
        mine = (await person.get("/api/me/tables")).json()["tables"]
        assert {table["table_id"] for table in mine} == set(opened)


async def is_listed(server: Gateway, table_ids: list[str]) -> bool:
    """True if the lobby shows these tables and no others."""
    listed = (await server.http.get("/api/tables")).json()["tables"]
    return [table["table_id"] for table in listed] == table_ids


async def test_a_table_that_cannot_be_is_refused() -> None:
    rows: list[tuple[object, int, str]] = [
        ({"options": {"seat_count": 5}}, 400, "request/malformed"),
        ({"options": {"rules": {"no_such_option": 1}}}, 400, "rules/unknown_option"),
        ({"bots": ["nobody"]}, 404, "bot/unknown"),
        ({"bots": ["greedy"] * 4}, 400, "request/malformed"),
        ({"colour": "red"}, 400, "request/malformed"),
        ([], 400, "request/malformed"),
    ]
    async with gateway() as server:
        person = await server.guest()
        for body, status, code in rows:
            answer = await person.post("/api/tables", body)
            assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_body_that_is_nested_without_end_or_no_text_is_malformed() -> None:
    bodies = (b"[" * 16_000, b'{"name": ' + b"[" * 8_000 + b"]" * 8_000 + b"}", b'{"a":' * 3_000, b'{"name": "\xff"}')
    async with gateway() as server:
        person = await server.guest()
        for path in ("/api/guests", "/api/tables", "/api/play-now"):
            for body in bodies:
                answer = await server.http.post(
                    path, content=body, headers={**person.headers, "Content-Type": "application/json"}
                )
                assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed"), (path, body[:9])


async def test_play_now_takes_no_body_at_all() -> None:
    async with gateway() as server:
        person = await server.guest()
        answer = await server.http.post("/api/play-now", headers=person.headers)
        assert (answer.status_code, answer.json()["seat"]) == (201, 0)


async def test_play_now_brings_people_together() -> None:
    async with gateway() as server:
        first, second = await server.guest(), await server.guest()
        opened = (await first.post("/api/play-now", {})).json()
        async with first.at(opened["table_id"]) as wire:
            await wire.hello()
            await first.begin_match(wire, await first.prepared_match(wire, opened["table_id"]))
            await wire.until("told", lambda told: holds(told, "deal_started"))
            found = (await second.post("/api/play-now", {})).json()
            alone = (await second.post("/api/play-now", {"is_alone": True})).json()
        assert (found["table_id"], found["seat"]) == (opened["table_id"], None)
        assert (alone["table_id"] == opened["table_id"], alone["seat"]) == (False, 0)


async def test_one_player_or_address_opens_no_more_tables_at_once_than_it_may() -> None:
    async with gateway(limits=replace(WIDE, tables_per_player=1, tables_per_ip=2)) as server:
        people = [await server.guest() for _ in range(3)]
        refused = []
        for person in (people[0], people[0], people[1], people[2]):
            answer = await person.post("/api/play-now", {"is_alone": True})
            refused.append((answer.status_code, answer.json().get("code")))
        assert refused == [(201, None), (429, "table/too_many_tables"), (201, None), (429, "table/too_many_here")]


async def test_what_is_not_there_is_not_found() -> None:
    names = ("nonsense", "01a1dd3a-a7dc-7000-bd28-fc089a49ab41", "01a1dd3aa7dc7000bd28fc089a49ab41", "%00", "a" * 200)
    async with gateway() as server:
        for path, code in (("/api/tables/{}", "table/unknown"), ("/api/matches/{}/record", "request/unknown_path")):
            for name in names:
                answer = await server.http.get(path.format(name))
                assert (answer.status_code, answer.json()["code"]) == (404, code), name


async def test_limits_on_guests_tables_requests_and_bodies() -> None:
    limits = replace(WIDE, guests_per_ip_per_hour=2, tables_per_player_per_hour=1, http_burst=12, http_per_s=1)
    async with gateway(limits=limits) as server:
        person = await server.guest()
        await server.guest()
        third = await server.http.post("/api/guests", json={})
        assert (third.status_code, third.json()["code"]) == (429, "request/too_many")
        assert int(third.headers["retry-after"]) > 0
        assert (await person.post("/api/tables", {})).status_code == 201
        assert (await person.post("/api/tables", {})).status_code == 429
        long = await person.post("/api/tables", {"bots": ["x" * 20_000]})
        assert (long.status_code, long.json()["code"]) == (413, "request/too_large")
        statuses = [(await server.http.get("/api/about")).status_code for _ in range(15)]
        assert 429 in statuses
        assert (await person.get("/api/me")).status_code == 200


async def test_whoever_asks_too_often_waits_for_the_refusal_and_nobody_else_does() -> None:
    held: list[float] = []

    async def sleep(wait_s: float) -> None:
        held.append(wait_s)

    async with gateway(limits=replace(WIDE, http_burst=2, http_per_s=1)) as server:
        server.services.for_all.limiters.held_refusals = HeldRefusals(sleep=sleep)
        statuses = [(await server.http.get("/api/about")).status_code for _ in range(4)]
        assert statuses.count(429) == len(held) > 0
        assert (await server.http.get("/healthz")).status_code == 200


async def test_checks_are_limited_by_address_and_apart_from_what_else_it_asks() -> None:
    async with gateway(limits=replace(WIDE, http_burst=3, http_per_s=1), trusted_proxies=LOOPBACK) as server:
        server.services.for_all.limiters.held_refusals = HeldRefusals(most=0)
        statuses = [(await server.http.get(path)).status_code for path in ("/readyz", "/healthz", "/readyz/") * 5]
        assert statuses[0] == 200
        assert 429 in statuses
        checker = {"X-Forwarded-For": "203.0.113.7"}
        assert (await server.http.get("/readyz", headers=checker)).status_code == 200
        assert (await server.http.get("/api/about")).status_code == 200


async def test_the_server_says_what_it_is_and_offers() -> None:
    async with gateway(site_name="Our table") as server:
        about = (await server.http.get("/api/about")).json()
        assert (about["site_name"], about["protocol_version"]) == ("Our table", 1)
        bots = (await server.http.get("/api/bots")).json()["bots"]
        assert bots[-1] == {"level": "champion", "place": 6}
        assert set((await server.http.get("/api/presets")).json()["presets"]) == {"classic", "german", "french", "gang"}
        assert "ClientMessage" in (await server.http.get("/schema/protocol.json")).json()["$defs"]


async def test_a_server_that_is_about_to_stop_is_alive_but_not_ready() -> None:
    async with gateway() as server:
        assert (await server.http.get("/healthz")).status_code == 200
        assert (await server.http.get("/readyz")).status_code == 200
        server.services.for_all.connections.stop()
        assert (await server.http.get("/healthz")).status_code == 200
        assert (await server.http.get("/readyz")).status_code == 503


async def test_metrics_are_for_this_machine_or_those_with_the_token() -> None:
    token = "m" * 32
    async with gateway(metrics_token=token) as server:
        figures = await server.http.get("/metrics")
        assert figures.status_code == 200
        assert "gof_open_sockets" in figures.text
        assert figures.headers["content-type"].count("charset") == 1
        proxied = {"X-Forwarded-For": "203.0.113.9"}
        assert (await server.http.get("/metrics", headers=proxied)).status_code == 401
        bearer = {"Authorization": f"Bearer {token}"}
        assert (await server.http.get("/metrics", headers=proxied | bearer)).status_code == 200
        wrong = {"Authorization": f"Bearer {token[:-1]}n"}
        assert (await server.http.get("/metrics", headers=proxied | wrong)).status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "cards.example"},
        {"Host": "203.0.113.9:8064"},
        {"X-Real-IP": "203.0.113.9"},
        {"Via": "1.1 proxy"},
        {"Forwarded": "for=203.0.113.9"},
    ],
    ids=str,
)
async def test_whoever_may_sit_elsewhere_needs_the_token_for_metrics(headers: dict[str, str]) -> None:
    token = "m" * 32
    async with gateway(metrics_token=token) as server:
        assert (await server.http.get("/metrics", headers=headers)).status_code == 401
        bearer = {"Authorization": f"Bearer {token}"}
        assert (await server.http.get("/metrics", headers=headers | bearer)).status_code == 200


async def test_behind_a_proxy_nobody_sits_at_this_machine() -> None:
    for settings in ({"tls": True, "public_origins": ("https://cards.example",)}, {"trusted_proxies": LOOPBACK}):
        async with gateway(**settings) as server:
            assert (await server.http.get("/metrics")).status_code == 401


async def test_the_store_is_asked_once_a_second_whether_it_is_well() -> None:
    asked = 0
    may_answer = asyncio.Event()
    now_s = 10.0

    async def ask() -> bool:
        nonlocal asked
        asked += 1
        await may_answer.wait()
        return asked == 1

    is_ready = Readiness(ask, lambda: now_s)
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(is_ready()) for _ in range(100)]
        await asyncio.sleep(0)
        may_answer.set()
    assert {task.result() for task in tasks} == {True}
    assert await is_ready()
    assert asked == 1
    now_s += 1
    assert not await is_ready()
    assert asked == 2


async def test_commands_are_counted_without_names() -> None:
    async with gateway() as server:
        person = await server.guest()
        table_id = (await person.open_table())["table_id"]
        async with person.at(table_id) as wire:
            await wire.hello()
            await wire.ask("set_auto_pass", is_on=True)
            await wire.ask("pass")
        text = (await server.http.get("/metrics")).text
        assert 'gof_commands_total{outcome="ack",type="set_auto_pass"} 1.0' in text
        assert 'gof_commands_total{outcome="table/no_match",type="pass"} 1.0' in text
        assert person.player_id not in text


async def test_every_answer_has_the_headers_and_no_server_name() -> None:
    async with gateway() as server:
        for path in ("/", "/nope", "/api/me", "/healthz", "/schema/openapi.json"):
            answer = await server.http.get(path)
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
            assert "server" not in answer.headers


async def test_the_lobby_socket_shows_tables_as_they_come_and_go() -> None:
    async with gateway(depart_grace_s=0) as server, server.socket("/ws/lobby") as lobby:
        shown = await lobby.next()
        assert (shown.type, shown["tables"], shown["people"]) == ("lobby_shown", [], 0)
        person = await server.guest("Ada")
        table_id = (await person.open_table("greedy"))["table_id"]
        async with person.at(table_id) as wire:
            await wire.hello()
            changed = await lobby.until("lobby_changed")
            assert ([table["table_id"] for table in changed["changed"]], changed["people"]) == ([table_id], 1)
            async with server.socket("/ws/lobby") as late:
                assert [table["table_id"] for table in (await late.next())["tables"]] == [table_id]
        gone = await lobby.until("lobby_changed", lambda message: message["gone"])
        assert (gone["gone"], gone["people"]) == ([table_id], 0)
        await lobby.send(type="hello", version=1)
        assert (await lobby.closed())[0] == 4400


@pytest.mark.parametrize(
    "headers, language",
    [
        ({"Accept-Language": "de-CH, en;q=0.5"}, "de"),
        ({"Accept-Language": "de", "Cookie": "gangoffour_language=fi"}, "fi"),
        ({"Accept-Language": "tlh"}, "en"),
    ],
)
async def test_whoever_gives_no_name_gets_one_in_their_language(headers: dict[str, str], language: str) -> None:
    async with gateway() as server:
        guest = (await server.http.post("/api/guests", json={}, headers=headers)).json()
        assert guest["name"].split()[-2] in ANIMALS[language]
        server.http.cookies.clear()
        visitor = (await server.http.post("/api/session", json={}, headers=headers)).json()
        assert visitor["name"].split()[-2] in ANIMALS[language]
