"""Every screen, in both themes and on every sort of device: no barriers, no names twice, and the tree it should be."""

import os
import re
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.looking import (
    DEVICE,
    View,
    barriers,
    cards_cut_off,
    each_screen,
    faults_seen,
    like_sounding_buttons,
    outline,
    speak,
    texts_too_wide,
)
from tools.browser.chromium import Person
from tools.browser.scenes import kept_scenes
from tools.browser.screens import SCREENS, is_text, show
from tools.browser.words import as_id, said
from tools.patience import blocked_until

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

SNAPSHOTS = Path(__file__).parent / "snapshots"
SAME = 100
"""So often a page that is written down has said the same before."""


WIDE_PICTURE = """() => {
    const picture = document.createElement("img");
    picture.style.cssText = "position: absolute; top: 0; left: 0; width: 150vw; height: 1px";
    document.body.append(picture);
}"""


def test_whoever_looks_at_a_screen_sees_its_faults(person: People) -> None:
    # A look that found nothing anywhere would look the same as screens without faults.
    with person(name="Ana") as ana:
        page = show(ana, "follow")
        looks = (like_sounding_buttons, cards_cut_off, texts_too_wide, barriers)
        assert {look.__name__: look(page) for look in looks} == {look.__name__: [] for look in looks}
        cards = page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button")
        first_name = cards.nth(0).get_attribute("aria-label")
        cards.nth(1).evaluate("(card, name) => card.setAttribute('aria-label', name)", first_name)
        cards.nth(2).evaluate("(card) => { card.style.translate = '-100vw'; }")
        page.evaluate(WIDE_PICTURE)
        assert [look.__name__ for look in looks if not look(page)] == []


@pytest.mark.parametrize("screen", each_screen(SCREENS))
def test_a_screen_has_no_barriers(screen: str, views: tuple[View, ...], person: People) -> None:
    with person(name="Ana", theme="auto", textMode=is_text(screen)) as ana:
        ana.watch.expected.append("/no/such/page")
        page = show(ana, screen)
        assert "\n".join(faults_seen(page, views)) == ""


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_reads_as_agreed(screen: str, person: People) -> None:
    """The words say nothing but their ids, so that only a change of what is there changes the golden file."""
    with person(name="Ana", textMode=is_text(screen)) as ana:
        ana.watch.expected.append("/no/such/page")
        speak(ana.page, as_id)
        golden = SNAPSHOTS / f"{screen.replace(' ', '_')}.yaml"
        page = show(ana, screen, "networkidle")
        if os.environ.get("GOF_WRITE_SNAPSHOTS") == "1":
            golden.write_text(at_rest(page), encoding="utf-8")
        agreed = golden.read_text(encoding="utf-8")
        # What is read out comes a moment after the rest; how long a moment is depends on the machine.
        with suppress(TimeoutError):
            blocked_until(lambda: seen(page) == agreed, page)
        assert seen(page) == agreed


def at_rest(page: Page) -> str:
    """Return what a page says once it says the same again and again."""
    last: deque[str] = deque(maxlen=SAME)

    def is_at_rest() -> bool:
        last.append(seen(page))
        return len(last) == SAME and len(set(last)) == 1

    blocked_until(is_at_rest, page)
    return last[-1]


def seen(page: Page) -> str:
    """Return what a page says, with one name for everybody and every browser."""
    text = re.sub(DEVICE, "DEVICE", outline(page))
    for name in {"Ana", *(name for scene in kept_scenes().values() for name in scene.names)}:
        text = text.replace(name, "NAME")
    return text
