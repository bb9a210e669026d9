"""Every screen there is, and how to come to it."""

from collections.abc import Mapping
from typing import Literal

from playwright.sync_api import Page

from tests.e2e.browsing import Person
from tests.e2e.scenes import NAMES, kept_scenes

LoadState = Literal["load", "networkidle"]
IN_TEXT_MODE = ("seating", "follow", "exchange", "deal over", "match over")
TEXT = " as text"
BOTS_DIALOG = "bots dialog"
PAGES: Mapping[str, str] = {"home": "/", BOTS_DIALOG: "/", "settings": "/settings", "nowhere": "/no/such/page"}
RULES: Mapping[str, str] = {"rules": "/rules/", "tips": "/tips/"}
SCREENS = (*PAGES, *RULES, *NAMES, *(f"{name}{TEXT}" for name in IN_TEXT_MODE))


def is_text(screen: str) -> bool:
    """True for a screen of text mode."""
    return screen.endswith(TEXT)


def show(person: Person, screen: str, bots_button: str, until: LoadState = "load") -> Page:
    """Go to a screen and wait until it is there. The words may be others than English."""
    page = person.page
    scene = kept_scenes().get(screen.removesuffix(TEXT))
    if scene is not None:
        scene.replay(page)
    person.visit({**PAGES, **RULES}[screen] if scene is None else scene.address)
    page.locator("main h1, main section").first.wait_for()
    page.wait_for_load_state(until)
    if screen == BOTS_DIALOG:
        page.get_by_role("button", name=bots_button, exact=True).click()
        page.get_by_role("radio").first.wait_for()
    return page
