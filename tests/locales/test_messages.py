import pytest

from gangoffour.locales import (
    REFERENCE,
    FaultyMessage,
    Messages,
    MissingMessage,
    UnknownLanguage,
    languages,
    message_id,
    messages,
)


def test_the_reference_language_is_there() -> None:
    assert REFERENCE in languages()
    assert messages().language == REFERENCE


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="tlh"):
        messages("tlh")


def test_a_missing_message_is_not_papered_over() -> None:
    with pytest.raises(MissingMessage, match="play-the-flute"):
        messages().format("play-the-flute")


def test_what_is_not_translated_yet_is_said_in_the_reference_language() -> None:
    reference = Messages("en", {"cards.ftl": "one = one card\ntwo = two cards\n"})
    polish = Messages("pl", {"cards.ftl": "one = jedna karta\n"}, reference)
    assert [polish.format("one"), polish.format("two")] == ["jedna karta", "two cards"]


def test_a_missing_fact_is_not_papered_over() -> None:
    with pytest.raises(FaultyMessage, match="top_play"):
        messages().format("play-does-not-beat", cards="4G")


def test_a_file_that_does_not_parse_is_refused_by_name() -> None:
    with pytest.raises(FaultyMessage, match=r"en/cards\.ftl"):
        Messages("en", {"cards.ftl": "one = 1\n= two\n"})


def test_an_id_that_stands_twice_is_refused() -> None:
    with pytest.raises(FaultyMessage, match="one"):
        Messages("en", {"a.ftl": "one = 1\n", "b.ftl": "one = 2\n"})


def test_text_is_handed_on_without_marks() -> None:
    assert messages().format("hand-size", name="Mei", count=3) == "Mei 3"


def test_every_language_has_its_own_plurals() -> None:
    polish = "cards = { $count ->\n    [one] karta\n    [few] karty\n   *[many] kart\n    }\n"
    texts = Messages("pl", {"cards.ftl": polish})
    assert [texts.format("cards", count=count) for count in (1, 2, 5, 22)] == ["karta", "karty", "kart", "karty"]


@pytest.mark.parametrize("code", ["play/does_not_beat", "play-does-not-beat", "play/does-not_beat"])
def test_a_code_names_its_message(code: str) -> None:
    assert message_id(code) == "play-does-not-beat"
