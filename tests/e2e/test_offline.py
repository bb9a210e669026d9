"""What was visited once works without the network; and no new version takes anything from under an open page."""

import json
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cases import nightly_but
from tools.browser.chromium import Person
from tools.browser.chromium import person as made
from tools.browser.learners import KeyLearner, Learner, MouseLearner, TextLearner, lessons
from tools.browser.words import said, said_in
from tools.servers.site import serving

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

AWAY = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "ERR_CONNECTION", "WebSocket connection")
"""What a browser writes to its console when the network is away."""
FILES_OF_WORDS = 6
IS_KEPT = f"""async () => {{
    await navigator.serviceWorker.ready;
    const words = await (await caches.open("gangoffour-words")).keys();
    return words.length === {FILES_OF_WORDS} && navigator.serviceWorker.controller !== null;
}}"""
KEPT = """async () => {
    const requests = [];
    for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
    return requests.map((request) => new URL(request.url).pathname);
}"""
NEWER_WAITS = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    return registration.waiting !== null;
}"""


def wait_until_kept(page: Page) -> None:
    page.wait_for_function(IS_KEPT, timeout=30_000)


@pytest.mark.parametrize("language", nightly_but((), ["en", "pl"]))
def test_home_pad_tutorial_and_settings_open_without_the_network_after_one_visit(person: People, language: str) -> None:
    with person(keeps=True, language=language) as ana:
        ana.watch.expected.extend(AWAY)
        page = ana.visit("/")
        wait_until_kept(page)
        ana.context.set_offline(offline=True)
        for address, title in (("/pad", "pad-title"), ("/learn", "learn-title"), ("/settings", "settings-title")):
            ana.visit(address)
            expect(page.get_by_role("heading", level=1)).to_have_text(said_in(language, title))
        ana.visit("/")
        expect(page.get_by_role("heading", level=1)).to_have_text(said_in(language, "home-offline"))


def test_home_without_the_network_leads_to_what_was_read(person: People) -> None:
    with person(keeps=True) as ana:
        ana.watch.expected.extend(AWAY)
        wait_until_kept(ana.visit("/"))
        ana.visit("/rules/en/").get_by_role("heading", level=1).wait_for()
        ana.context.set_offline(offline=True)
        main = ana.visit("/").get_by_role("main")
        main.get_by_role("link", name=said("site-rules")).click()
        ana.page.wait_for_url("**/rules/en/")
        ana.visit("/")
        main.get_by_role("link", name=said("home-lessons")).wait_for()
        expect(main.get_by_role("link", name=said("site-tips"))).to_have_count(0)


@pytest.mark.nightly
@pytest.mark.parametrize("way", [MouseLearner, KeyLearner, TextLearner])
def test_lessons_are_taken_without_the_network_after_a_visit_of_home(way: type[Learner], person: People) -> None:
    with person(keeps=True, textMode=way is TextLearner) as ana:
        ana.watch.expected.extend(AWAY)
        wait_until_kept(ana.visit("/"))
        ana.context.set_offline(offline=True)
        for number, lesson in enumerate(lessons(), start=1):
            ana.visit(f"/learn/{number}")
            way(ana).take(lesson)


def test_who_wants_to_play_while_the_server_is_away_is_told_so(person: People) -> None:
    with person() as ana:
        ana.watch.expected.extend(AWAY)
        page = ana.visit("/")
        page.route("**/api/**", lambda route: route.abort())
        page.get_by_role("button", name=said("home-play-now"), exact=True).click()
        expect(page.get_by_role("status").filter(has_text=said("network-away"))).to_be_visible()


def test_nothing_that_the_server_knows_is_kept(person: People) -> None:
    with person(name="Ana", keeps=True) as ana:
        page = ana.visit("/")
        wait_until_kept(page)
        ana.visit(ana.open_table("greedy", "greedy", "greedy"))
        page.get_by_role("button", name=said("hand-pass"), exact=True).wait_for()
        kept = page.evaluate(KEPT)
        assert [path for path in kept if path.startswith(("/api", "/ws", "/schema"))] == []
        assert [path for path in kept if path.startswith("/assets/table-")] != []


def test_a_new_version_waits_for_open_pages_and_leaves_them_what_they_need(
    chromium: Browser, client: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    newer = tmp_path_factory.mktemp("client") / "newer"
    shutil.copytree(client, newer)
    worker = newer / "offline.js"
    worker.write_text(worker.read_text(encoding="utf-8") + "\n// newer", encoding="utf-8")
    (settings,) = (newer / "assets").glob("SettingsScreen-*.js")
    settings.unlink()  # in a newer version it has another name
    with ExitStack() as first:
        old = first.enter_context(serving(tmp_path_factory.mktemp("old"), client))
        with made(chromium, old, keeps=True) as ana:
            ana.watch.expected.extend((*AWAY, "404"))
            page = ana.visit("/")
            wait_until_kept(page)
            page.evaluate("() => { window.isStillHere = true; }")
            first.close()
            with serving(tmp_path_factory.mktemp("new"), newer, port=old.port):
                page.wait_for_function(NEWER_WAITS, timeout=30_000)
                page.get_by_role("link", name=said("site-settings"), exact=True).click()
                expect(page.get_by_role("heading", level=1)).to_have_text(said("settings-title"))
                assert page.evaluate("() => window.isStillHere") is True


def test_the_page_can_be_installed(person: People) -> None:
    with person() as ana:
        page = ana.visit("/")
        address = page.locator('link[rel="manifest"]').get_attribute("href")
        answer = page.request.get(f"{ana.url}{address}")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.loads(answer.text())
        assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
        sizes = {icon["sizes"]: page.request.get(f"{ana.url}{icon['src']}").ok for icon in manifest["icons"]}
        assert sizes == {"any": True, "192x192": True, "512x512": True}
