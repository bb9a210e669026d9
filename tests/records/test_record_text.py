"""The text of a record: what is written is read again, and what follows from other lines is checked."""

import re
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.records import (
    ContradictoryRecord,
    IllegalRecord,
    MalformedRecord,
    RecordCode,
    RecordError,
    UnknownVersion,
    format_record,
    parse_record,
)
from tests.records.matches import Played, derived_lines, line_number, random_match, random_matches, with_line

MATCH = random_match(7)
TEXT = format_record(MATCH.record)


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return caught.value


# --- round trips ------------------------------------------------------------------------------------------------------


@given(random_matches())
def test_a_record_is_read_as_it_was_written(played: Played) -> None:
    assert parse_record(format_record(played.record)) == played.record


@given(random_matches())
def test_a_canonical_text_is_written_as_it_was_read(played: Played) -> None:
    text = format_record(played.record)
    assert format_record(parse_record(text)) == text


@given(random_matches())
def test_an_unchecked_reading_finds_the_same_facts_and_claims(played: Played) -> None:
    assert parse_record(format_record(played.record), check=False) == played.record


def test_comments_and_blank_lines_may_stand_anywhere() -> None:
    lines = TEXT.split("\n")
    text = "# first of all\n" + "\n\n  # between\n".join(lines)
    assert parse_record(text) == MATCH.record


def test_a_comment_may_follow_a_statement_of_a_deal() -> None:
    head, deal, rest = TEXT.partition("\ndeal ")
    text = head + (deal + rest).replace("\n  ", " # well played?\n  ")
    assert "well played" in text
    assert parse_record(text) == MATCH.record


def test_indentation_line_ends_and_the_order_of_cards_do_not_matter() -> None:
    number = line_number(TEXT, "hand 0:")
    cards = TEXT.split("\n")[number - 1].removeprefix("hand 0: ").split()
    text = with_line(TEXT, number, f"   hand 0:   {', '.join(reversed(cards)).lower()}")
    assert parse_record("\ufeff" + text.replace("\n", "\r\n")) == MATCH.record


def test_a_name_may_hold_the_sign_of_a_comment_and_angle_brackets() -> None:
    assert parse_record(TEXT).seats[0].name == "Name  0 # <0>"
    assert parse_record(TEXT).header("Event") == "Chance #1"
    assert parse_record(TEXT).header("Place") is None


# --- lines that follow from others ------------------------------------------------------------------------------------


@given(random_matches(), st.data())
def test_a_changed_line_that_follows_from_others_is_refused_by_its_number(played: Played, data: st.DataObject) -> None:
    text = format_record(played.record)
    number = data.draw(st.sampled_from(derived_lines(text)))
    line = text.split("\n")[number - 1]
    places = [found.start() for found in re.finditer(r"[0-9]|\bc?cw\b|not finished", line)]
    if not places:
        changed = line.replace("-", "DR")  # nothing left
    else:
        place = data.draw(st.sampled_from(places))
        changed = line[:place] + changed_word(line[place:], data)
    error = refusal(with_line(text, number, changed))
    assert error.line == error.facts["line"] == number


def changed_word(rest: str, data: st.DataObject) -> str:
    if rest[0].isdigit():
        return data.draw(st.sampled_from([digit for digit in "0123456789" if digit != rest[0]])) + rest[1:]
    if rest.startswith("not finished"):
        return "won by 0"
    return rest.removeprefix("c") if rest.startswith("ccw") else "c" + rest


@given(random_matches(), st.data())
def test_a_removed_line_that_follows_from_others_is_missed_where_it_stood(played: Played, data: st.DataObject) -> None:
    text = format_record(played.record)
    number = data.draw(st.sampled_from(derived_lines(text, with_deals=False)))
    error = refusal(with_line(text, number, None))
    assert isinstance(error, ContradictoryRecord)
    assert error.facts["expected"] == text.split("\n")[number - 1].strip()


@given(random_matches(), st.data())
def test_a_repeated_line_is_refused(played: Played, data: st.DataObject) -> None:
    text = format_record(played.record)
    number = data.draw(st.sampled_from(derived_lines(text, with_deals=False)))
    line = text.split("\n")[number - 1]
    assert refusal(with_line(text, number, f"{line}\n{line}")).line == number + 1


def test_the_first_wrong_line_is_named_even_if_a_later_action_is_illegal() -> None:
    first = line_number(TEXT, "  trick won by")
    later = line_number(TEXT, "trick 3") + 1
    seat = TEXT.split("\n")[later - 1].strip()[0]
    text = with_line(with_line(TEXT, later, f"  {seat}: pass"), first, "  trick won by 9")
    assert refusal(text).line == first


def test_a_contradiction_tells_what_was_found_and_what_follows() -> None:
    number = line_number(TEXT, "points:")
    expected = TEXT.split("\n")[number - 1]
    error = refusal(with_line(TEXT, number, "points: 1 2 3 4"))
    assert (error.code, error.facts) == (
        RecordCode.CONTRADICTION,
        {"found": "points: 1 2 3 4", "expected": expected, "line": number},
    )


def test_a_line_after_the_end_is_a_contradiction() -> None:
    error = refusal(TEXT + "match not finished\n")
    assert (error.code, error.facts["expected"]) == (RecordCode.CONTRADICTION, "")


def test_a_text_that_ends_too_soon_lacks_its_next_line() -> None:
    assert not refusal(TEXT.rstrip().rpartition("\n")[0]).facts["found"]


# --- facts that cannot be ---------------------------------------------------------------------------------------------


def test_an_illegal_action_is_named_with_the_reason_of_the_rules() -> None:
    number = line_number(TEXT, "trick 1 ") + 1
    seat = TEXT.split("\n")[number - 1].strip()[0]
    error = refusal(with_line(TEXT, number, f"  {seat}: pass"))
    assert isinstance(error, IllegalRecord)
    assert error.refusal is not None
    assert error.facts == {
        "deal": 1,
        "action_number": 1,
        "seat": int(seat),
        "action": "pass",
        "reason": "pass/on_lead",
        "line": number,
    }


def test_a_flag_without_meaning_is_a_contradiction() -> None:
    number = line_number(TEXT, "trick 1 ") + 1
    line = TEXT.split("\n")[number - 1]
    assert refusal(with_line(TEXT, number, f"{line} declare")).facts["expected"] == line.strip()


def test_hands_that_are_not_the_deck_are_refused_at_their_deal() -> None:
    number = line_number(TEXT, "hand 0:")
    line = TEXT.split("\n")[number - 1]
    error = refusal(with_line(TEXT, number, line.rpartition(" ")[0]))
    assert (error.code, error.line) == (RecordCode.BAD_HANDS, line_number(TEXT, "deal 1"))


def test_a_deal_cannot_follow_one_that_is_not_over() -> None:
    text = format_record(stopped().record).replace("match not finished\n", "")
    deal = text[text.index("\ndeal ") :]
    error = refusal(text + deal)
    assert (error.code, error.facts["reason"]) == (RecordCode.BAD_DEAL, "deal/in_progress")


def stopped() -> Played:
    matches = map(random_match, range(100))
    return next(each for each in matches if len(each.record.deals) == 1 and each.state.public.seat_to_act is not None)


# --- lines that are no statements -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, code",
    [
        ("", RecordCode.NOT_A_RECORD),
        ("[Event]\n1. e4", RecordCode.NOT_A_RECORD),
        ("gof-record one", RecordCode.NOT_A_RECORD),
        ("gof-record 3", RecordCode.UNKNOWN_VERSION),
        ("gof-record 0", RecordCode.UNKNOWN_VERSION),
        ("gof-record 1", RecordCode.MISSING),
        ("gof-record 2", RecordCode.MISSING),
    ],
)
def test_a_text_says_first_that_it_is_a_record_of_a_known_version(text: str, code: RecordCode) -> None:
    assert refusal(text).code is code


def test_a_newer_version_is_refused_with_the_one_that_is_known() -> None:
    error = refusal(TEXT.replace("gof-record 2", "gof-record 12", 1))
    assert isinstance(error, UnknownVersion)
    assert error.facts == {"found": 12, "known": 2, "line": 1}


@pytest.mark.parametrize(
    "start, line, code",
    [
        ("hand 0", "hnad 0: 1G", RecordCode.LINE),
        ("hand 0", "hand 0: 1X", RecordCode.VALUE),
        ("hand 1", "hand 0: 1G", RecordCode.DUPLICATE),
        ("hand 0", "hand 9: 1G", RecordCode.SEAT),
        ("hand 0", "seats: 4", RecordCode.MISPLACED),
        ("rules", "hand 0: 1G", RecordCode.MISPLACED),
        ("rules", "rules: gof-rules-2 classic", RecordCode.UNKNOWN_RULES),
        ("rules", "rules: gof-rules-1 italian", RecordCode.VALUE),
        ("rules", "rules: gof-rules-1 classic", RecordCode.CONTRADICTION),
        ("option match", "option match_deals: none", RecordCode.VALUE),
        ("option match", "option match_deals: 0", RecordCode.VALUE),
        ("option match", "option snap: true", RecordCode.VALUE),
        ("option match", f"option match_deals: {'[' * 100_000}", RecordCode.VALUE),
        ("seats", "seats: four", RecordCode.LINE),
        ("first dealer", "first dealer: 7", RecordCode.SEAT),
        ("seat 1", "seat 0: Ana <ana>", RecordCode.DUPLICATE),
        ("seat 1", "seat 8: Ana <ana>", RecordCode.SEAT),
        ("seat 1", "seat 1: A\x07a <ana>", RecordCode.VALUE),
        ("Event", "event: lower case", RecordCode.LINE),
        ("Event", "match id: 7", RecordCode.LINE),
    ],
)
def test_a_line_that_says_nothing_is_refused_by_its_number(start: str, line: str, code: RecordCode) -> None:
    number = line_number(TEXT, start)
    error = refusal(with_line(TEXT, number, line))
    assert error.code is code
    assert error.line == number


@pytest.mark.parametrize("start", ["rules", "seats", "seat 1", "first dealer", "hand 1"])
def test_a_missing_fact_is_named(start: str) -> None:
    error = refusal(with_line(TEXT, line_number(TEXT, start), None))
    assert isinstance(error, MalformedRecord)
    assert (error.code, error.facts["field"]) == (RecordCode.MISSING, start)


def test_an_unchecked_reading_wants_every_claim_once() -> None:
    number = line_number(TEXT, "left 1")
    left_0 = TEXT.split("\n")[number - 2]
    for text, code in (
        (with_line(TEXT, number, None), RecordCode.MISSING),
        (with_line(TEXT, number, f"{left_0}\n{TEXT.split(chr(10))[number - 1]}"), RecordCode.DUPLICATE),
    ):
        with pytest.raises(MalformedRecord) as caught:
            parse_record(text, check=False)
        assert caught.value.code is code


@given(random_matches(), st.integers(0, 2**32))
def test_whatever_is_done_to_a_text_only_record_errors_come_of_it(played: Played, seed: int) -> None:
    text = mangled(format_record(played.record), Random(seed))
    for check in (True, False):
        with suppress(RecordError):
            parse_record(text, check=check)


def mangled(text: str, rng: Random) -> str:
    lines = text.split("\n")
    for _ in range(rng.randrange(1, 4)):
        place, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        words = lines[place].split(" ")
        word = rng.randrange(len(words))
        match rng.randrange(5):
            case 0:
                lines[place], lines[other] = lines[other], lines[place]
            case 1:
                del lines[place]
                lines.append("")
            case 2:
                words[word] = rng.choice(lines[other].split(" "))
            case 3:
                words[word] = rng.choice(["", "-", "9", "1M", "declare", "return 1G", "²", ",", "99999999999", "\x00"])
            case _:
                lines.insert(place, lines[other])
                continue
        if lines[place]:
            lines[place] = " ".join(words)
    return "\n".join(lines)
