"""Ten thousand disguised names: none of them passes for another user's, a bot's, or the site's own."""

import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import pytest

from gangoffour.locales import languages, messages
from gangoffour.server.people.errors import BadName, PeopleCode
from gangoffour.server.people.names import BOT_NAMES, LEVEL_NAMES, LONGEST_NAME, SITE_NAMES, STAFF_WORDS, cleaned_name
from gangoffour.server.people.skeletons import readings, skeleton

NAME_COUNT: Final = 10_000
TAKEN: Final = (
    *("Ana", "Ben", "Emma", "Ivan", "Mei", "Zoë", "Olivier", "Wim", "Bill", "Kilian", "Jöran", "Łukasz", "Iñigo"),
    *("Aino", "Mathieu", "William", "Maximilian", "Ömer", "Ludwig", "Dmitri", "Jimmy", "Molly", "Ilse", "Vivienne"),
    *("Rosalind", "Benjamin", "Ottilie", "Immanuel", "Gwen", "Noor"),
)
RESERVED: Final = (*BOT_NAMES, *LEVEL_NAMES, *STAFF_WORDS, *SITE_NAMES)
UNSEEN: Final = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u061c\u180e\u202a\u202e\u2066\u2069\ufe0f\U000e0101\u3164"
"""Without width, turning the direction, choosing a form, or blank."""


def shapes() -> Mapping[str, tuple[str, ...]]:
    """For what a character looks like: all single characters that Unicode says look so, or are forms of it."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for number in range(0x21, sys.maxunicode):
        character = chr(number)
        if unicodedata.category(character)[0] not in "LNPS":
            continue
        found[skeleton(character)].append(character)
        compatible = unicodedata.normalize("NFKC", character)
        if compatible != character and len(compatible) == 1:
            found[skeleton(compatible)].append(character)
    return {look: tuple(characters) for look, characters in found.items()}


def disguised(name: str, shapes_of: Mapping[str, tuple[str, ...]], chance: Random) -> str:
    """A name that reads like another one to somebody in a hurry."""

    def letters() -> Iterator[str]:
        for letter in unicodedata.normalize("NFC", name):
            cased = chance.choice((letter, letter.swapcase() if len(letter.swapcase()) == 1 else letter))
            yield chance.choice((cased, *shapes_of.get(skeleton(cased), ()))) if chance.random() < 0.6 else cased
            if chance.random() < 0.2:
                yield chance.choice(UNSEEN)
            if chance.random() < 0.05:
                yield " "

    return "".join(letters())


@pytest.fixture(scope="module")
def shapes_of() -> Mapping[str, tuple[str, ...]]:
    return shapes()


@pytest.mark.nightly
def test_no_disguised_name_passes_for_another(shapes_of: Mapping[str, tuple[str, ...]]) -> None:
    chance = Random("names")
    passed: list[tuple[str, str]] = []
    for _ in range(NAME_COUNT // 2):
        name = chance.choice(TAKEN)
        disguise = disguised(name, shapes_of, chance)
        try:
            taken = cleaned_name(disguise)
        except BadName:
            continue
        if set(readings(taken)).isdisjoint(readings(name)):
            passed.append((name, taken))
    assert passed == []


@pytest.mark.nightly
def test_no_disguised_name_passes_for_a_reserved_one(shapes_of: Mapping[str, tuple[str, ...]]) -> None:
    chance = Random("reserved")
    refusals: defaultdict[PeopleCode, int] = defaultdict(int)
    for _ in range(NAME_COUNT // 2):
        name = chance.choice(RESERVED)
        disguise = disguised(name, shapes_of, chance)
        with pytest.raises(BadName) as refused:
            cleaned_name(disguise)
        refusals[refused.value.code] += 1
    assert refusals[PeopleCode.BOT_NAME] > NAME_COUNT // 20
    assert refusals[PeopleCode.STAFF_NAME] > NAME_COUNT // 20


def test_names_that_differ_are_different_people() -> None:
    looks = [frozenset(readings(cleaned_name(name))) for name in TAKEN]
    for number, look in enumerate(looks):
        assert all(look.isdisjoint(other) for other in looks[:number]), TAKEN[number]


@pytest.mark.parametrize(
    "text", ["Admin", "Site Admin", "moderator_7", "The Staff", "Ylläpitäjä", "\u0430dmin", "Gang of Four", "a d m i n"]
)
def test_nobody_speaks_for_the_site(text: str) -> None:
    with pytest.raises(BadName) as refused:
        cleaned_name(text)
    assert refused.value.code is PeopleCode.STAFF_NAME


@pytest.mark.parametrize("text", ["Alma Bot", "Champion bot", "Ana, robot", "Bywalec", "Mestari"])
def test_nobody_is_labelled_like_a_bot(text: str) -> None:
    with pytest.raises(BadName) as refused:
        cleaned_name(text)
    assert refused.value.code is PeopleCode.BOT_NAME


@pytest.mark.parametrize("text", ["Modesta", "Administer", "Abbot", "Stafford", "Masterful", "Rooty"])
def test_a_word_inside_a_word_reserves_nothing(text: str) -> None:
    assert cleaned_name(text) == text


def test_the_levels_of_bots_are_reserved_in_every_language() -> None:
    levels = ("random", "greedy", "planner", "search", "neural", "champion")
    said = {messages(language).format(f"level-{level}") for language in languages() for level in levels}
    assert said == set(LEVEL_NAMES)
    assert all(len(name) <= LONGEST_NAME for name in said)
