"""Names: what is left of them, and those that are made up."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.locales import languages
from gangoffour.server.people.errors import BadName, PeopleCode
from gangoffour.server.people.guest_names import ADJECTIVES, ANIMALS, friendly_name
from gangoffour.server.people.names import BOT_NAMES, LONGEST_NAME, cleaned_name


@pytest.mark.parametrize(
    "text, name",
    [
        ("Mei", "Mei"),
        ("  Mei \t\n  Lin ", "Mei Lin"),
        ("Mei\u202eniL", "MeiniL"),
        ("\u200bM\u200de\ufeffi\u2066", "Mei"),
        ("M\x00e\x1b[i\x9f", "Me[i"),
        ("Zoe\u0308", "Zoë"),
        ("e\u200b\u0301", "é"),
        ("\u3164Mei\u2800", "Mei"),
        ("Mei\u2028Lin", "Mei Lin"),
        ("李小龙 & \N{CROWN}", "李小龙 & \N{CROWN}"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_cleaned(text: str, name: str) -> None:
    assert cleaned_name(text) == name


@pytest.mark.parametrize(
    "text",
    ["", "   ", "\u200b\u202e", "\u3164", "\u0301", "x" * (LONGEST_NAME + 1), "<b>", "a>b", "\ud800", "\ue000"],
)
def test_a_name_that_nobody_can_have_is_refused(text: str) -> None:
    with pytest.raises(BadName) as refusal:
        cleaned_name(text)
    assert refusal.value.code is PeopleCode.BAD_NAME
    assert refusal.value.facts == {"longest": LONGEST_NAME}


@pytest.mark.parametrize("text", ["Irma", "IRMA", " irma ", "lrma", "Ir ma", "Alm\u0430", *BOT_NAMES])
def test_nobody_is_called_like_a_bot(text: str) -> None:
    with pytest.raises(BadName) as refusal:
        cleaned_name(text)
    assert refusal.value.code is PeopleCode.BOT_NAME


@pytest.mark.parametrize("text", ["Irmard", "Ana Alma", "Ivo 2", "Norah"])
def test_a_name_that_only_begins_like_a_bot_s_is_anybody_s(text: str) -> None:
    assert cleaned_name(text) == text


@given(st.text(st.characters(), max_size=40))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    try:
        name = cleaned_name(text)
    except BadName:
        return
    assert cleaned_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    assert unicodedata.is_normalized("NFC", name)
    assert not [each for each in name if unicodedata.category(each) in {"Cc", "Cf", "Cs", "Zl", "Zp"}]


@given(st.binary(min_size=3, max_size=3), st.sampled_from(languages()))
def test_a_made_up_name_is_clean(chance: bytes, language: str) -> None:
    name = friendly_name(lambda size: chance[:size], language)
    assert cleaned_name(name) == name
    assert len(name.split()) == (3 if language == "en" else 2)


@pytest.mark.parametrize("language", languages())
def test_every_word_can_be_drawn(language: str) -> None:
    chances = (bytes([byte]) * 3 for byte in range(256))
    names = [friendly_name(lambda _: next(chances), language).split() for _ in range(256)]
    assert {each[-2] for each in names} == set(ANIMALS[language])
    assert len(ANIMALS[language]) == len(set(ANIMALS[language])) == 32
    if language == "en":
        assert {each[0] for each in names} == set(ADJECTIVES)
        assert len(ADJECTIVES) == len(set(ADJECTIVES)) == 32
