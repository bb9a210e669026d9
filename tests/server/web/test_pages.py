"""The built web client, as a browser gets it."""

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import Response
from litestar import Litestar
from litestar.testing import AsyncTestClient

from gangoffour.server.web.app import create_app
from tools.servers.gateway import gateway

pytestmark = pytest.mark.anyio

SCRIPT = "const cards = 64;\n" * 100
HTML = {"accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        "index.html": "<!doctype html><title>client</title>",
        "assets/app-1a2b.js": SCRIPT,
        "assets/de-shell-1.ftl": "site-home = Start",
        "assets/en-shell-2.ftl": "site-home = Home",
        "assets/en-table-3.ftl": "pass = Pass",
        "screens/table.html": "<!doctype html><title>client at a table</title>",
        "screens/learn.html": "<!doctype html><title>client with a list of lessons</title>",
        "screens/lesson.html": "<!doctype html><title>client in a lesson</title>",
        "screens/replay.html": "<!doctype html><title>client that asks for a record</title>",
        "screens/match.html": "<!doctype html><title>client with a match</title>",
        "screens/daily.html": "<!doctype html><title>client with a day</title>",
        "screens/contest.html": "<!doctype html><title>client with a contest</title>",
        "icon.svg": "<svg/>",
        "rules/en/index.html": "<!doctype html><title>rules</title>",
        "rules/de/index.html": "<!doctype html><title>Regeln</title>",
        "tips/en/index.html": "<!doctype html><title>tips</title>",
        "tips/de/index.html": "<!doctype html><title>Tipps</title>",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
async def browser(folder: Path) -> AsyncIterator[AsyncTestClient[Litestar]]:
    async with gateway() as server, AsyncTestClient(create_app(server.services, folder)) as client:
        yield client


async def get(browser: AsyncTestClient[Litestar], path: str, **headers: str) -> Response:
    return await browser.get(path, headers=headers, follow_redirects=False)


async def test_without_a_client_the_server_says_that_it_runs(tmp_path: Path) -> None:
    async with gateway() as server, AsyncTestClient(create_app(server.services, tmp_path)) as browser:
        assert "The server runs" in (await browser.get("/")).text


@pytest.mark.parametrize("path", ["/", "/t/0199", "/settings"])
async def test_every_screen_is_the_one_page(browser: AsyncTestClient[Litestar], path: str) -> None:
    answer = await get(browser, path)
    assert (answer.status_code, "client" in answer.text) == (200, True)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_a_screen_names_the_words_that_it_will_need(browser: AsyncTestClient[Litestar]) -> None:
    home = await get(browser, "/", **{"accept-language": "de"})
    table = await get(browser, "/t/0199", **{"accept-language": "en"})
    assert home.headers["link"] == "</assets/de-shell-1.ftl>; rel=preload; as=fetch; crossorigin"
    assert [link.split(">")[0] for link in table.headers["link"].split(", ")] == [
        "</assets/en-shell-2.ftl",
        "</assets/en-table-3.ftl",
    ]
    assert "Accept-Language" in home.headers["vary"]
    assert "client at a table" in table.text


@pytest.mark.parametrize(
    "path, page",
    [
        ("/learn", "with a list of lessons"),
        ("/learn/7", "in a lesson"),
        ("/replay", "that asks for a record"),
        ("/m/0199", "with a match"),
        ("/d/2026-11-16/1", "with a day"),
        ("/d/c/0f0f", "with a contest"),
        ("/d/c/0f0f/play", "with a day"),
        ("/d/instant", "with a contest"),
    ],
)
async def test_an_address_gets_the_page_that_names_what_is_shown_there(
    browser: AsyncTestClient[Litestar], path: str, page: str
) -> None:
    assert f"client {page}<" in (await get(browser, path)).text


async def test_what_is_named_by_its_contents_is_kept_for_good(browser: AsyncTestClient[Litestar]) -> None:
    answer = await get(browser, "/assets/app-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


async def test_files_are_packed_for_those_who_can_unpack_them(browser: AsyncTestClient[Litestar]) -> None:
    packed = await get(browser, "/assets/app-1a2b.js", **{"accept-encoding": "gzip"})
    plain = await get(browser, "/assets/app-1a2b.js", **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0))
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


async def test_a_page_that_did_not_change_is_not_sent_again(browser: AsyncTestClient[Litestar]) -> None:
    first = await get(browser, "/")
    again = await get(browser, "/", **{"if-none-match": first.headers["etag"]})
    other = await get(browser, "/", **{"if-none-match": '"something else"'})
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200


async def test_what_an_issuer_sends_back_moves_behind_the_mark_and_leads_nowhere_else(
    browser: AsyncTestClient[Litestar],
) -> None:
    answer = await get(browser, "/continue/school?code=a%2Fb&state=s&iss=https%3A%2F%2Fx.example&more=1&code=c")
    assert answer.status_code == 302
    assert answer.headers["location"] == "/continue#issuer=school&code=a%2Fb&state=s&iss=https%3A%2F%2Fx.example"
    assert answer.headers["cache-control"] == "no-store"
    odd = await get(browser, "/continue/%0d%0aset-cookie:x?error=access_denied")
    assert odd.headers["location"] == "/continue#issuer=%0D%0Aset-cookie%3Ax&error=access_denied"
    assert "set-cookie" not in odd.headers
    assert (await get(browser, "/continue/a/b", accept="text/html")).status_code == 200


@pytest.mark.parametrize("page", ["rules", "tips"])
@pytest.mark.parametrize("wish, language", [("de-AT, en;q=0.5", "de"), ("tlh", "en")])
async def test_pages_to_read_are_shown_in_the_language_of_the_reader(
    browser: AsyncTestClient[Litestar], wish: str, language: str, page: str
) -> None:
    answer = await get(browser, f"/{page}", **{"accept-language": wish})
    assert (answer.status_code, answer.headers["location"]) == (302, f"/{page}/{language}/")
    assert "title" in (await get(browser, f"/{page}/{language}/")).text


@pytest.mark.parametrize("path", ["/rules/de", "/rules/de/"])
async def test_a_page_to_read_names_its_address_and_its_translations(
    browser: AsyncTestClient[Litestar], path: str
) -> None:
    own, *others = (await get(browser, path)).headers["link"].split(", ")
    found = re.fullmatch(r'<(http://[\w.]+:\d+)/rules/de/>; rel="canonical"', own)
    assert found is not None
    assert f'<{found[1]}/rules/fi/>; rel="alternate"; hreflang="fi"' in others
    assert others[-1] == f'<{found[1]}/rules/>; rel="alternate"; hreflang="x-default"'


async def test_no_stranger_s_address_stands_in_a_page_to_read(browser: AsyncTestClient[Litestar]) -> None:
    assert "evil.example" not in (await get(browser, "/rules/de/", host="evil.example")).headers["link"]


async def test_a_language_that_was_chosen_comes_before_the_browser_s(browser: AsyncTestClient[Litestar]) -> None:
    wishes = {"accept-language": "en", "cookie": "gangoffour_language=de"}
    assert (await get(browser, "/rules", **wishes)).headers["location"] == "/rules/de/"
    assert "de-shell" in (await get(browser, "/", **wishes)).headers["link"]
    assert "en-shell" in (await get(browser, "/", **wishes | {"cookie": "gangoffour_language=../x"})).headers["link"]


async def test_a_person_who_went_astray_gets_the_page_and_a_program_a_refusal(
    browser: AsyncTestClient[Litestar],
) -> None:
    person = await get(browser, "/nowhere", **HTML)
    program = await get(browser, "/nowhere", accept="application/json")
    assert (person.status_code, "client" in person.text) == (404, True)
    assert (program.status_code, program.json()["code"]) == (404, "request/unknown_path")


async def test_browsers_find_the_icon_under_the_name_they_know(browser: AsyncTestClient[Litestar]) -> None:
    answer = await get(browser, "/favicon.ico")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/pyproject.toml", "/assets/../../secret", "/assets"])
async def test_nothing_outside_the_client_can_be_read(browser: AsyncTestClient[Litestar], path: str) -> None:
    assert (await get(browser, path, accept="*/*")).status_code == 404


async def test_the_interface_stays_where_it_was(browser: AsyncTestClient[Litestar]) -> None:
    assert (await get(browser, "/api/about")).status_code == 200
    assert (await get(browser, "/api/nothing", accept="*/*")).status_code == 404
