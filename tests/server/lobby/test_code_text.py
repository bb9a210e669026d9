"""The words of codes can be told apart, said aloud, and typed on any keyboard."""

from itertools import combinations

import pytest

from gangoffour.server.lobby.code_text import CODE_LANGUAGES, NOUNS, code_nouns, drawn_code, folded


def are_near(one: str, other: str) -> bool:
    """True if one slip of a finger makes one word the other."""
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) == len(longer):
        return sum(a != b for a, b in zip(one, other, strict=True)) <= 1
    return any(longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer)))


@pytest.mark.parametrize("language", CODE_LANGUAGES)
def test_no_slip_of_a_finger_makes_one_word_another(language: str) -> None:
    nouns = [folded(noun) for noun in code_nouns(language)]
    assert len(nouns) == NOUNS
    assert [noun for noun in nouns if not (noun.isascii() and noun.isalpha() and 4 <= len(noun) <= 8)] == []
    assert [pair for pair in combinations(nouns, 2) if are_near(*pair)] == []


@pytest.mark.parametrize("language", CODE_LANGUAGES)
def test_a_code_is_two_words_and_two_digits(language: str) -> None:
    first, second, number = drawn_code(language, lambda size: bytes(range(7, 7 + size))).split()
    assert {first, second} <= set(code_nouns(language))
    assert len(number) == 2
    assert number.isdecimal()


def test_every_word_and_every_number_can_be_drawn() -> None:
    def at(place: int) -> str:
        return drawn_code("en", lambda size: (place * 2_654_435_761).to_bytes(8)[-size:])

    drawn = [at(place).split() for place in range(20_000)]
    assert {word for code in drawn for word in code[:2]} == set(code_nouns("en"))
    assert len({code[2] for code in drawn}) == 100


@pytest.mark.parametrize(
    "typed, shown",
    [
        ("tiger lamp 42", "tiger lamp 42"),
        ("TIGERLAMP42", "tiger lamp 42"),
        (" tiger-lamp, 42 ", "tiger lamp 42"),
        ("lowe flosse 07", "Löwe Flosse 07"),
        ("zolwlos00", "Żółw Łoś 00"),
        ("strassefuss11", "Straße Fuß 11"),
    ],
)
def test_case_marks_and_spaces_do_not_matter(typed: str, shown: str) -> None:
    assert folded(typed) == folded(shown)


def test_other_words_are_other_words() -> None:
    assert len({folded(text) for text in ("tiger lamp 42", "tiger lamp 24", "lamp tiger 42", "tiger lamps 42")}) == 4
