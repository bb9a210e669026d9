"""Sessions and links to further devices, as clients meet them."""

from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from structlog.testing import capture_logs

from gangoffour.server.people.devices import LINK_MS
from gangoffour.server.web.people.device_names import device_name
from tools.servers.gateway import WIDE, Gateway, Person, gateway

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 "
    "Edg/138.0.0.0"
)


async def link_of(person: Person) -> str:
    """A fresh link of a person: what stands behind the #."""
    answer = await person.post("/api/me/links", {})
    assert answer.status_code == 201, answer.text
    return urlsplit(str(answer.json()["url"])).fragment


async def taken(server: Gateway, token: str, **headers: str) -> Person:
    """Whoever takes a link on a device without a session."""
    answer = await server.http.post("/api/link", json={"token": token}, headers=headers)
    assert answer.status_code == 201, answer.text
    server.http.cookies.clear()
    return Person(server, answer.json())


async def test_a_link_leads_here_and_has_an_end() -> None:
    async with gateway() as server:
        person = await server.guest("Ada")
        made = (await person.post("/api/me/links", {})).json()
        assert made["url"].startswith(f"{server.origin}/continue#gofl_")
        assert 0 < made["expires_at_ms"] - server.services.for_all.clock.now_ms() <= LINK_MS


async def test_looking_at_a_link_does_not_use_it_up_and_taking_it_does() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        token = await link_of(ada)
        for person, is_me in ((ada, True), (bo, False), (bo, False)):
            offer = (await person.get("/api/link", **{"X-Link": token})).json()
            assert (offer["name"], offer["is_me"]) == ("Ada", is_me)
        second = await taken(server, token)
        assert second.player_id == ada.player_id
        assert second.token != ada.token
        for person in (ada, second):
            assert (await person.get("/api/me")).json()["name"] == "Ada"
        for answer in (
            await server.http.get("/api/link", headers={"X-Link": token}),
            await server.http.post("/api/link", json={"token": token}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (404, "link/unknown")


async def test_the_page_of_a_link_is_the_same_for_everybody_and_learns_no_token() -> None:
    async with gateway() as server:
        ada = await server.guest("Ada")
        url = urlsplit((await ada.post("/api/me/links", {})).json()["url"])
        assert (url.path, url.query) == ("/continue", ""), "what stands behind # never leaves the browser"


async def test_a_browser_that_takes_a_link_leaves_the_session_it_had() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        own = {"Origin": server.origin, "Cookie": f"gof={bo.token}"}
        answer = await server.http.post("/api/link", json={"token": await link_of(ada)}, headers=own)
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"gof={answer.json()['token']};")
        assert "HttpOnly" in cookie
        server.http.cookies.clear()
        assert (await bo.get("/api/me")).status_code == 401
        assert (await ada.get("/api/me")).status_code == 200


async def test_no_other_site_can_make_a_browser_take_a_link() -> None:
    async with gateway() as server:
        ada = await server.guest("Ada")
        token = await link_of(ada)
        foreign = {"Origin": "http://evil.example"}
        answer = await server.http.post("/api/link", json={"token": token}, headers=foreign)
        assert answer.status_code == 403
        await taken(server, token)


async def test_the_devices_of_a_person_are_listed_and_signed_out_one_by_one() -> None:
    async with gateway() as server:
        answer = await server.http.post("/api/guests", json={"name": "Ada"}, headers={"User-Agent": FIREFOX})
        ada = Person(server, answer.json())
        server.http.cookies.clear()
        phone = await taken(server, await link_of(ada), **{"User-Agent": IPHONE})
        sessions = (await ada.get("/api/me/sessions")).json()["sessions"]
        assert {(each["device"], each["is_this"]) for each in sessions} == {
            ("Firefox, Linux", True),
            ("Safari, iPhone", False),
        }
        assert ada.token not in str(sessions)
        other = next(each["session_id"] for each in sessions if not each["is_this"])
        table_id = (await phone.open_table("greedy"))["table_id"]
        async with phone.at(table_id) as wire:
            await wire.hello()
            address = f"/api/me/sessions/{other}"
            assert (await server.http.delete(address, headers=ada.headers)).status_code == 204
            assert (await wire.closed())[0] == 4401
        assert (await phone.get("/api/me")).status_code == 401
        assert (await ada.get("/api/me")).status_code == 200
        again = await server.http.delete(address, headers=ada.headers)
        assert (again.status_code, again.json()["code"]) == (404, "session/unknown")


async def test_links_and_names_are_limited() -> None:
    limits = replace(WIDE, links_per_player_per_hour=2, names_per_player_per_hour=1, guests_per_ip_per_hour=2)
    async with gateway(limits=limits) as server:
        ada = await server.guest("Ada")
        token = [await link_of(ada) for _ in range(2)][-1]
        assert (await ada.post("/api/me/links", {})).status_code == 429
        renamed = [
            (await server.http.patch("/api/me", json={"name": name}, headers=ada.headers)).status_code
            for name in ("Bo", "Cy")
        ]
        assert renamed == [200, 429]
        await taken(server, token)
        answer = await server.http.post("/api/link", json={"token": token})
        assert answer.status_code == 429, "as many tries as guests from one address"


async def test_links_are_written_in_the_security_log_without_their_tokens() -> None:
    with capture_logs() as logs:
        async with gateway() as server:
            ada = await server.guest("Ada")
            token = await link_of(ada)
            await taken(server, token)
            assert (await server.http.post("/api/link", json={"token": token})).status_code == 404
    kinds = [(line["kind"], line["code"]) for line in logs if line["event"] == "security_event"]
    assert kinds == [("new_device", ""), ("bad_link", "link/unknown")]
    assert token not in str(logs)


@pytest.mark.parametrize(
    "user_agent, device",
    [
        (FIREFOX, "Firefox, Linux"),
        (IPHONE, "Safari, iPhone"),
        (EDGE, "Edge, Windows"),
        ("curl/8.14.1", "curl"),
        ("", ""),
        ("<script>", ""),
        ("x" * 200, "x" * 32),
    ],
)
def test_a_device_is_called_by_browser_and_system(user_agent: str, device: str) -> None:
    assert device_name(user_agent) == device
