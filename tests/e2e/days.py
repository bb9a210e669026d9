"""Days in the browser: players who know what comes after a deal, and a link with which another device goes on."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any, ClassVar, TypeAlias

from playwright.sync_api import Page

from tools.browser.chromium import Person
from tools.browser.players import KeyPlayer, MousePlayer, TextPlayer, TouchPlayer
from tools.browser.words import any_shape, said
from tools.servers.daily_season import MONDAY

TODAY = MONDAY + timedelta(days=7)
"""A Monday too, so that the bots answer at once, and with a week behind it."""
ADDRESS = f"/d/{TODAY.isoformat()}"
HAND = "[data-key]"
ON = ("over", "main a", any_shape("day-next", "day-result", "day-play-next").pattern)
"""What the page of a finished deal, or of a contest, offers next."""


Wishes: TypeAlias = tuple[tuple[str, str, str], ...]


def on_a_day(wishes: Wishes) -> Wishes:
    """What is wanted of whoever plays a deal of a day. It is a match by itself: no other deal waits for them."""
    return (ON, *(wish for wish in wishes if wish[0] != "ready"))


def apart(work: Coroutine[Any, Any, None]) -> None:
    """Do something in a loop of its own: that of the browser is under way in this thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


class DayMouse(MousePlayer):
    """By mouse."""

    wishes: ClassVar[Wishes] = on_a_day(MousePlayer.wishes)


class DayTouch(TouchPlayer):
    """By touch."""

    wishes: ClassVar[Wishes] = on_a_day(TouchPlayer.wishes)


class DayKeys(KeyPlayer):
    """By keys alone."""

    wishes: ClassVar[Wishes] = on_a_day(KeyPlayer.wishes)


class DayTyping(TextPlayer):
    """By typed words alone."""

    wishes: ClassVar[Wishes] = on_a_day(TextPlayer.wishes)


def finished_days(somebody: Person) -> list[str]:
    """How far the person is, as the server says."""
    day = somebody.page.evaluate("async () => (await fetch('/api/daily')).json()")
    return [board["status"] for board in day["boards"]]


def link_shown_to(page: Page) -> str:
    """Ask for a link in the settings, by keys alone."""
    page.get_by_role("button", name=said("devices-link-show"), exact=True).focus()
    page.keyboard.press("Enter")
    field = page.get_by_role("textbox", name=said("devices-link"), exact=True)
    field.wait_for()
    page.get_by_role("img", name=said("devices-link-picture"), exact=True).wait_for()
    return field.input_value()
