"""Names: what is left of them, and those that are made up."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.server.accounts.errors import AccountCode, BadName
from gangoffour.server.accounts.names import ADJECTIVES, ANIMALS, LONGEST_NAME, cleaned_name, friendly_name


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
    assert refusal.value.code is AccountCode.BAD_NAME
    assert refusal.value.facts == {"longest": LONGEST_NAME}


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


@given(st.binary(min_size=3, max_size=3))
def test_a_made_up_name_is_clean(chance: bytes) -> None:
    name = friendly_name(lambda size: chance[:size])
    assert cleaned_name(name) == name
    assert len(name.split()) == 3


def test_every_word_can_be_drawn() -> None:
    chances = (bytes([byte]) * 3 for byte in range(256))
    names = [friendly_name(lambda _: next(chances)).split() for _ in range(256)]
    assert {each[0] for each in names} == set(ADJECTIVES)
    assert {each[1] for each in names} == set(ANIMALS)
    assert len(ADJECTIVES) == len(set(ADJECTIVES)) == len(ANIMALS) == len(set(ANIMALS)) == 32
