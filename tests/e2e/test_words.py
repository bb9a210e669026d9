"""Words on every screen: none that is not from the Fluent files, and none that runs off, in any language."""

import re
from calendar import month_abbr, month_name
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from gangoffour.bots import CHARACTERS
from gangoffour.locales import languages
from tests.cases import nightly_but
from tests.e2e.looking import DEVICE, NARROW, each_screen, enlarge_text, foreign_texts, speak, texts_too_wide
from tools.browser.chromium import Person
from tools.browser.scenes import kept_scenes
from tools.browser.screens import RECORD, RULES, SCREENS, is_text, show
from tools.browser.words import in_brackets

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

NO_WORDS = (
    r"[\W\d_]+",
    r"\S*/t/\S+",
    r"[A-Z]",
    r"\w{5}( \w{5}){3}|[0-9A-Z]{5}",
    rf"(gangoffour verify )?{re.escape(RECORD)}",
    DEVICE,
    rf"({'|'.join([*month_name[1:], *month_abbr[1:]])}) \d+(, \d{{4}})?",
)
"""Signs and numbers, the link to a table, the initial of a name, a fingerprint, a file, a command with it, a device, a
date as the browser writes it."""
OF_LESSONS = ("Mei", "Tomek")
OF_RECORD = ("Bao", "Chloé", "Dmitri", "A fair deal · March 1, 2025", "· A gang of every size · #2")
"""Names, and what a record says of itself."""
OF_DAYS = ("Maximiliane Oberhuber", "Ben", "Monday, November 16", "Monday, November 16 ·")
"""Names, and a date as the browser writes it."""


@pytest.mark.parametrize("share", ["a share", pytest.param("all", marks=pytest.mark.nightly)])
@pytest.mark.parametrize("way", ["pictures", "text"])
@pytest.mark.parametrize("language", nightly_but(("de", "pl"), languages()))
def test_nothing_runs_off_a_narrow_screen(language: str, way: str, share: str, person: People) -> None:
    """Every night each language on all screens; on every push two of them, on a share each."""
    found = []
    in_text_mode = way == "text"
    screens = [screen for screen in SCREENS if is_text(screen) == in_text_mode]
    if share != "all":
        screens = screens[languages().index(language) % len(screens) :: len(languages())]
    with person(NARROW, name="Ana", language=language, textMode=in_text_mode) as ana:
        ana.watch.expected.append("/no/such/page")
        for screen in screens:
            page = show(ana, screen)
            found += [f"{screen}: {each}" for each in texts_too_wide(page)]
            enlarge_text(page)
            found += [f"{screen}, large: {each}" for each in texts_too_wide(page)]
    assert "\n".join(found) == ""


@pytest.mark.parametrize("screen", each_screen(each for each in SCREENS if each not in RULES))
def test_every_word_comes_from_the_fluent_files(screen: str, person: People) -> None:
    with person(name="Ana", textMode=is_text(screen)) as ana:
        ana.watch.expected.append("/no/such/page")
        speak(ana.page, in_brackets)
        page = show(ana, screen)
        names = {
            "Ana",
            "Gang of Four",
            *OF_LESSONS,
            *OF_RECORD,
            *OF_DAYS,
            *(name for scene in kept_scenes().values() for name in scene.names),
        }
        bot = f"({'|'.join(name for level in CHARACTERS.values() for name in level)})"
        bots = (rf"{bot}( · \d+)?", f"{bot}, {bot},? and {bot}")
        allowed = re.compile("|".join([*map(re.escape, names), *bots, *NO_WORDS]))
        assert foreign_texts(page, allowed) == []
