"""How the screens speak: no word of the machinery, quotation marks and plurals as each language has them."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gangoffour.locales import languages

SPOKEN = (
    "home.ftl",
    "opening.ftl",
    "settings.ftl",
    "characters.ftl",
    "levels.ftl",
    "table.ftl",
    "seating.ftl",
    "hand.ftl",
    "account.ftl",
    "account_refusals.ftl",
    "conduct.ftl",
    "conduct_refusals.ftl",
    "contest.ftl",
    "contest_refusals.ftl",
    "daily.ftl",
    "devices.ftl",
    "friend_refusals.ftl",
    "friends.ftl",
    "learn.ftl",
    "mail.ftl",
    "moderation.ftl",
    "profile.ftl",
    "review.ftl",
    "review_page.ftl",
)
"""The files that are written in this voice."""

FORBIDDEN = {
    "en": r"\bon turn\b|\blies on\b|\bgo on\b|loudness|\bby itself\b|whoever|gentle|everybody",
    "de": r"Pärchen|Wertungsblock|sanft",
    "fr": r"\bvotre|Comparez|\b(le|ce|du|meilleur) tour\b|d\u2019office",
    "nl": r"\bu\b|\buw\b|milde|Scoreblad",
    "es": r"ciclo|\bpases?\b|usted|vosotros",
    "it": r"ciclo|figure|Senza tempo|superar|Indizio",
    "fi": r"-sarja|Autopassi|lisäaika|Uusinta",
    "pl": r"\bRad[aęy]\b|łagodn|Gotowość|Ta lewa",
}
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "nl": "\u2018\u2019", "es": "«»", "it": "«»", "fi": "”", "pl": "„”"}
ALL_QUOTES = "“”„«»\u2018"
FRENCH_SPACE = re.compile(r" [:;!?»]|« ")
BEFORE_DOTS = re.compile(r"(\s)…")


class Selectors(Visitor):
    """The variants of every choice by number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  the visitor's name
        keys = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
        if "one" in keys:
            self.found.append(keys)
        self.generic_visit(node)


def spoken(language: str) -> Iterator[ftl.Message]:
    folder = files("gangoffour.locales") / language
    for name in SPOKEN:
        for entry in FluentParser().parse((folder / name).read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield entry


def text_of(entry: ftl.Message) -> str:
    """What a message says, without its name."""
    return FluentSerializer().serialize_entry(entry).partition("=")[2]


def said_amiss(language: str, pattern: str | re.Pattern[str]) -> list[str]:
    return [entry.id.name for entry in spoken(language) if re.search(pattern, text_of(entry))]


@pytest.mark.parametrize("language", languages())
def test_no_word_is_said_that_nobody_says_at_a_table(language: str) -> None:
    assert said_amiss(language, FORBIDDEN[language]) == []


@pytest.mark.parametrize("language", languages())
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    strange = set(ALL_QUOTES) - set(QUOTES[language])
    assert said_amiss(language, "['\"" + "".join(sorted(strange)) + "]") == []


def test_french_keeps_its_marks_on_the_line() -> None:
    assert said_amiss("fr", FRENCH_SPACE) == []


@pytest.mark.parametrize("language", languages())
def test_three_dots_close_up_but_in_german(language: str) -> None:
    spaces = {found[1] for entry in spoken(language) if (found := BEFORE_DOTS.search(text_of(entry)))}
    assert spaces <= ({"\N{NO-BREAK SPACE}"} if language == "de" else set())


@pytest.mark.parametrize("language", languages())
def test_a_choice_by_number_has_all_the_forms_of_the_language(language: str) -> None:
    needed = {"one", "few", "many", "other"} if language == "pl" else {"one", "other"}
    selectors = Selectors()
    for entry in spoken(language):
        selectors.visit(entry)
    assert selectors.found
    assert [keys for keys in selectors.found if not needed <= keys] == []
