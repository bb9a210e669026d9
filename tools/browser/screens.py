"""Every screen there is, and how to come to it."""

from collections.abc import Callable, Mapping
from typing import Literal

from playwright.sync_api import FilePayload, Page

from tools.browser import days
from tools.browser.chromium import Person
from tools.browser.profiles import answer_with_profile
from tools.browser.reviews import REVIEWED, answer_with_review, show_moment
from tools.browser.scenes import NAMES, kept_scenes
from tools.golden.replays import record_texts

LoadState = Literal["load", "networkidle"]
IN_TEXT_MODE = ("seating", "follow", "exchange", "deal over", "match over", "lesson")
TEXT = " as text"
PAGES: Mapping[str, str] = {
    "home": "/",
    "bots": "/bots",
    "new table": "/new",
    "settings": "/settings",
    "kept": "/kept",
    "continue": "/continue",
    "friends": "/friends",
    "moderation": "/moderation",
    "profile": "/p",
    "profile in use": "/p",
    "profile choices": "/p",
    "nowhere": "/no/such/page",
    "lessons": "/learn",
    "lesson": "/learn/7",
    "pad": "/pad",
    "pad in use": "/pad",
    "puzzle": "/puzzles/85bfe963f70a4f0b",  # one that every bot finds is never that of the day
    "replay": "/replay",
    "replay of a match": "/replay",
    "review": f"/m/{REVIEWED}",
    "verify": "/verify",
    "verified": "/verify",
    "day": days.ADDRESS,
    "day finished": days.ADDRESS,
    "deal of a day": f"{days.ADDRESS}/1",
    "contest": f"/d/c/{days.CONTEST_ID}",
    "instant": f"/d/c/{days.CONTEST_ID}",
}
RULES: Mapping[str, str] = {"rules": "/rules/", "tips": "/tips/"}
SCREENS = (*PAGES, *RULES, *NAMES, *(f"{name}{TEXT}" for name in IN_TEXT_MODE))


RECORD = "fair-deals.gof"


def bring_record(page: Page) -> None:
    """Give the page a record of a match with fair deals."""
    file = FilePayload(name=RECORD, mimeType="text/plain", buffer=record_texts()["fair"].encode())
    page.locator("input[type=file]").first.set_input_files(file)


def show_replay(page: Page) -> None:
    bring_record(page)
    page.locator("[data-seat]").first.wait_for()


def show_verdict(page: Page) -> None:
    bring_record(page)
    page.locator('[data-verdict="verified"]').wait_for()


def begin_sheet(page: Page) -> None:
    page.locator("main form button.primary").click()
    page.locator("main table").wait_for()


def open_choices(page: Page) -> None:
    page.locator("[aria-expanded]").click()
    page.locator("main form input[type=radio]").first.wait_for(state="attached")


def wait_for_all(page: Page) -> None:
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")


def lay_out(page: Page) -> None:
    page.locator(".asked").wait_for()
    page.locator(".hand button").first.wait_for()


ANSWERS: Mapping[str, Callable[[Page], None]] = {
    "profile in use": answer_with_profile,
    "profile choices": answer_with_profile,
    "day": days.answer_with_open_day,
    "day finished": days.answer_with_day,
    "deal of a day": days.answer_with_day,
    "contest": days.answer_with_day,
    "instant": days.answer_with_instant,
    "review": answer_with_review,
}
"""What the server is made to say, where it would take many matches to come to a screen."""
ACTS: Mapping[str, Callable[[Page], None]] = {
    "profile choices": open_choices,
    "pad in use": begin_sheet,
    "puzzle": lay_out,
    "replay of a match": show_replay,
    "review": show_moment,
    "verified": show_verdict,
    "day": wait_for_all,
    "day finished": wait_for_all,
    "deal of a day": wait_for_all,
    "contest": wait_for_all,
    "instant": wait_for_all,
}
"""What is done where an address alone does not show the screen."""


def is_text(screen: str) -> bool:
    """True for a screen of text mode."""
    return screen.endswith(TEXT)


def show(person: Person, screen: str, until: LoadState = "load") -> Page:
    """Go to a screen and wait until it is there."""
    page = person.page
    scene = kept_scenes().get(screen.removesuffix(TEXT))
    if scene is not None:
        scene.replay(page)
    if screen in ANSWERS:
        ANSWERS[screen](page)
    person.visit({**PAGES, **RULES}[screen.removesuffix(TEXT)] if scene is None else scene.address)
    page.locator("main h1, main section").first.wait_for()
    page.wait_for_load_state(until)
    if screen in ACTS:
        ACTS[screen](page)
    return page
