"""Names that can be taken for each other."""

import unicodedata
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.locales import languages
from gangoffour.server.people.guest_names import ADJECTIVES, ANIMALS
from gangoffour.server.people.skeletons import look_alike, readings, skeleton

texts = st.text(max_size=24)


@pytest.mark.parametrize(
    "text, expected",
    [
        ("\N{CYRILLIC SMALL LETTER A}na", "ana"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER A}na", "Ana"),
        ("\N{MATHEMATICAL BOLD CAPITAL A}na", "Ana"),
        ("rn", "rn"),
        ("m", "rn"),
        ("I", "l"),
        ("1", "l"),
        ("0", "O"),
        ("A\u200bna\ufe0f", "Ana"),
        ("e\N{COMBINING ACUTE ACCENT}", "e\N{COMBINING ACUTE ACCENT}"),
        ("\N{LATIN SMALL LETTER E WITH ACUTE}", "e\N{COMBINING ACUTE ACCENT}"),
        ("\N{LATIN SMALL LIGATURE FF}", "ff"),
    ],
)
def test_a_skeleton_is_what_unicode_says(text: str, expected: str) -> None:
    assert skeleton(text) == expected


@given(texts)
def test_a_skeleton_is_its_own(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)


@given(texts)
def test_forms_of_one_text_have_one_skeleton(text: str) -> None:
    assert skeleton(unicodedata.normalize("NFC", text)) == skeleton(unicodedata.normalize("NFD", text))


@pytest.mark.parametrize(
    "name, other",
    [
        ("Ben", "Ben"),
        ("Ben", "BEN"),
        ("Ben", "B e n"),
        ("Ben", "B\N{CYRILLIC SMALL LETTER IE}n"),
        ("Ben", "\N{CYRILLIC CAPITAL LETTER VE}EN"),
        ("Ben", "B\u2060en\ufe0f"),
        ("Ben", "\N{CIRCLED LATIN CAPITAL LETTER B}en"),
        ("Ivan", "lvan"),
        ("Ivan", "1VAN"),
        ("ivan", "\N{GREEK CAPITAL LETTER IOTA}van"),
        ("Emma", "Ernrna"),
        ("Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}", "Zoe\N{COMBINING DIAERESIS}"),
    ],
)
def test_names_that_look_alike_are_found_both_ways(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(
    "name, other",
    [("Ben", "Bea"), ("Ana", "Anna"), ("Zoe", "Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}"), ("Heron 42", "Heron 43")],
)
def test_names_that_differ_in_sight_are_two(name: str, other: str) -> None:
    assert not look_alike(name, other)


@pytest.mark.parametrize("language", languages())
def test_no_two_words_of_made_up_names_look_alike(language: str) -> None:
    read = [(word, set(readings(word))) for word in (*ADJECTIVES, *ANIMALS[language])]
    pairs = combinations(read, 2)
    assert [(one, other) for (one, looks), (other, others) in pairs if not looks.isdisjoint(others)] == []
