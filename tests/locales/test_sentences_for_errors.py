import pytest

from gangoffour.bots import UnknownBot, bot
from gangoffour.engine import Code, GangOfFourError
from gangoffour.fairness import MalformedTranscript, UnfairCode, UnfairRecord, parse_transcript
from gangoffour.locales import message_id, messages
from gangoffour.records import RecordCode, RecordError
from gangoffour.rulings import RulingsCode, RulingsError, check_rulings
from tests.locales.record_refusals import refuse
from tools.matches.refusals import REFUSALS

RULINGS = '"format": "gang-of-four rulings", "version": 2'
REFUSED_RULINGS = {
    RulingsCode.NOT_JSON: "{",
    RulingsCode.WRONG_FORMAT: "{}",
    RulingsCode.WRONG_VERSION: '{"format": "gang-of-four rulings", "version": 1}',
    RulingsCode.WRONG_COUNT: f'{{{RULINGS}, "count": 3, "vectors": []}}',
    RulingsCode.BAD_VECTOR: f'{{{RULINGS}, "count": 1, "vectors": [7]}}',
}


def is_helpful(sentence: str) -> bool:
    """What is wrong, then what to do: at least two sentences, and nothing left unfilled."""
    return sentence.count(". ") >= 1 and sentence.endswith(".") and "{" not in sentence


@pytest.mark.parametrize("code", Code)
def test_a_refusal_of_the_engine_becomes_a_sentence_with_its_own_facts(code: Code) -> None:
    with pytest.raises(GangOfFourError) as refusal:
        REFUSALS[code]()
    assert refusal.value.code is code
    assert is_helpful(messages().format(message_id(code), **refusal.value.facts))


@pytest.mark.parametrize("code", RecordCode)
def test_a_refused_record_becomes_a_sentence_with_its_own_facts(code: RecordCode) -> None:
    with pytest.raises(RecordError) as refusal:
        refuse(code)
    assert refusal.value.code is code
    assert is_helpful(messages().format(message_id(code), **refusal.value.facts))


@pytest.mark.parametrize("code", UnfairCode)
def test_an_unfair_record_becomes_a_sentence(code: UnfairCode) -> None:
    error = UnfairRecord(code, "deal 1: tribute", "it is not the highest card")
    assert is_helpful(messages().format(message_id(error.code), field=error.field, reason=error.reason))


@pytest.mark.parametrize("code", RulingsCode)
def test_a_refused_file_of_rulings_becomes_a_sentence_with_its_own_facts(code: RulingsCode) -> None:
    with pytest.raises(RulingsError) as refusal:
        check_rulings(REFUSED_RULINGS[code])
    assert refusal.value.code is code
    assert is_helpful(messages().format(message_id(code), **refusal.value.facts))


def test_an_unreadable_transcript_becomes_a_sentence() -> None:
    with pytest.raises(MalformedTranscript) as refusal:
        parse_transcript("{")
    assert is_helpful(messages().format(message_id(refusal.value.code), reason=str(refusal.value)))


def test_an_unknown_bot_becomes_a_sentence() -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot("oracle")
    assert is_helpful(messages().format(message_id(refusal.value.code), **refusal.value.facts))


def test_the_facts_are_in_the_sentence() -> None:
    sentence = messages().format("play-does-not-beat", cards="4G", top_play="5R")
    assert "4G does not beat 5R" in sentence


@pytest.mark.parametrize(
    "copies, words", [(1, "There is only 1 1M in the deck"), (2, "There are only 2 7G in the deck")]
)
def test_numbers_have_their_plural(copies: int, words: str) -> None:
    card = "1M" if copies == 1 else "7G"
    assert messages().format("text-too-many-copies", card=card, copies=copies, count=3).startswith(words)
