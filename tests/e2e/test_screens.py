"""Every screen, in both themes and on every sort of device: no barriers, no names twice, and the tree it should be."""

import os
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.looking import View, faults_seen, outline, speak
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


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_barriers(screen: str, views: tuple[View, ...], person: People) -> None:
    with person(name="Ana", theme="auto", textMode=is_text(screen)) as ana:
        ana.watch.expected.append("/no/such/page")
        page = show(ana, screen, said("home-play-bots"))
        assert "\n".join(faults_seen(page, views)) == ""


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_reads_as_agreed(screen: str, person: People) -> None:
    """The words say nothing but their ids, so that only a change of what is there changes the golden file."""
    with person(name="Ana", textMode=is_text(screen)) as ana:
        ana.watch.expected.append("/no/such/page")
        speak(ana.page, as_id)
        golden = SNAPSHOTS / f"{screen.replace(' ', '_')}.yaml"
        page = show(ana, screen, "home-play-bots", "networkidle")
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
    """Return what a page says, with one name for everybody."""
    text = outline(page)
    for name in {"Ana", *(name for scene in kept_scenes().values() for name in scene.names)}:
        text = text.replace(name, "NAME")
    return text
