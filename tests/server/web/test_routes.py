"""The HTTP routes: people, tables, matches, the server itself."""

from dataclasses import replace

import pytest

from tools.servers.gateway import WIDE, gateway

pytestmark = pytest.mark.anyio


async def test_a_guest_gets_a_name_a_token_and_a_cookie() -> None:
    async with gateway() as server:
        answer = await server.http.post("/api/guests", json={"name": "  Mei   Lin "})
        body = answer.json()
        assert (answer.status_code, body["name"], body["is_guest"]) == (201, "Mei Lin", True)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"gof={body['token']}; Path=/")
        assert "HttpOnly; SameSite=Lax" in cookie
        by_cookie = await server.http.get("/api/me")
        assert by_cookie.json() == {"player_id": body["player_id"], "name": "Mei Lin", "is_guest": True}
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
        listed = (await server.http.get("/api/tables")).json()["tables"]
        assert [table["table_id"] for table in listed] == opened[:1]
        mine = (await person.get("/api/me/tables")).json()["tables"]
        assert {table["table_id"] for table in mine} == set(opened)


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
            await wire.until("told", lambda told: "player_back" in str(told["entries"]))
            found = (await second.post("/api/play-now", {})).json()
        assert opened["table_id"] == found["table_id"]
        assert {opened["seat"], found["seat"]} == {0, 1}


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
        server.services.connections.stop()
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


async def test_the_lobby_socket_shows_tables_as_they_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gangoffour.server.tables.owed_tasks.ADJOURN_MS", 1_500)
    async with gateway() as server, server.socket("/ws/lobby") as lobby:
        shown = await lobby.next()
        assert (shown.type, shown["tables"]) == ("lobby_shown", [])
        person = await server.guest("Ada")
        table_id = (await person.open_table("greedy"))["table_id"]
        changed = await lobby.until("lobby_changed")
        assert [table["table_id"] for table in changed["changed"]] == [table_id]
        async with server.socket("/ws/lobby") as late:
            assert [table["table_id"] for table in (await late.next())["tables"]] == [table_id]
        gone = await lobby.until("lobby_changed", lambda message: message["gone"])
        assert gone["gone"] == [table_id]
        await lobby.send(type="hello", version=1)
        assert (await lobby.closed())[0] == 4400
