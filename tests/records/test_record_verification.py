"""Verification of records: an honest one passes; in a tampered one the wrong field is named, replayable or not."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gangoffour.engine import FACES, MatchStarted, Play, canonical_rules
from gangoffour.fairness import Transcript, UnfairCode, UnfairRecord, parse_transcript
from gangoffour.records import (
    ContradictoryRecord,
    DealInput,
    IllegalRecord,
    MatchRecord,
    RecordCode,
    RecordError,
    UnverifiableRecord,
    deck_order_of,
    evidence_of,
    from_json,
    parse_record,
    record_of,
    revelation_of,
    to_json,
    verify_record,
    verify_text,
)
from tests.records.matches import line_number, with_line

GOLDEN = Path(__file__).parents[1] / "golden" / "records"
TEXT = (GOLDEN / "fair.gof").read_text(encoding="utf-8")
RECORD = parse_record(TEXT)
SAVED = parse_transcript((GOLDEN / "fair.transcript.json").read_text(encoding="utf-8"))


def changed(start: str, pattern: str, new: str, nth: int = 1) -> str:
    """The text with the nth line that starts so changed in one place."""
    lines = TEXT.split("\n")
    numbers = [number for number, line in enumerate(lines, start=1) if line.startswith(start)]
    line = lines[numbers[nth - 1] - 1]
    new_line = re.sub(pattern, new, line, count=1)
    assert new_line != line
    return with_line(TEXT, numbers[nth - 1], new_line)


def unfair(text: str, transcript: Transcript | None = None) -> UnfairRecord:
    with pytest.raises(UnfairRecord) as caught:
        verify_text(text, transcript)
    return caught.value


# --- honest -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("transcript", [None, SAVED])
def test_an_honest_record_is_verified(transcript: Transcript | None) -> None:
    verified = verify_text(TEXT, transcript)
    assert verified == verify_record(RECORD, transcript)
    assert verified.is_transcript_checked is (transcript is not None)


def test_an_honest_record_is_verified_from_json_too() -> None:
    assert verify_record(from_json(to_json(RECORD))) == verify_record(RECORD)


@pytest.mark.parametrize("action_count", [0, 1, 2, 20])
def test_a_match_that_was_broken_off_is_verified_as_far_as_it_went(action_count: int) -> None:
    assert verify_record(broken_off(action_count)).deal_count == 2


def broken_off(action_count: int) -> MatchRecord:
    """The record, stopped after so many actions of its second deal."""
    deals = []
    for deal, count in zip(RECORD.deals, (None, action_count), strict=False):
        order = deck_order_of(deal)
        assert order is not None
        deals.append(DealInput(order, [(each.seat, each.action) for each in deal.actions[:count]], deal.cut_cards))
    started = MatchStarted(RECORD.rules, RECORD.seat_count, RECORD.first_dealer)
    return record_of(started, deals, RECORD.seats, match_id=RECORD.match_id, fairness=RECORD.fairness)


def test_the_rules_enter_by_their_canonical_text() -> None:
    assert revelation_of(RECORD).rules == canonical_rules(RECORD.rules, 4) == SAVED.rules


def test_evidence_is_taken_as_it_is_written() -> None:
    for evidence, deal in zip(evidence_of(RECORD), RECORD.deals, strict=True):
        assert tuple(FACES[face] for face in evidence.hands[0]) == deal.hands[0]
        assert tuple(FACES[face] for face in evidence.left[3]) == deal.left[3]
        assert (evidence.exchange is None) == (deal.tribute is None)
        assert len(evidence.played[1]) + len(evidence.left[1]) == 16


def test_a_turn_that_was_not_carried_out_played_no_cards() -> None:
    record = parse_record((GOLDEN / "sole-survivor.gof").read_text(encoding="utf-8"))
    last = record.deals[0].actions[-1]
    assert isinstance(last.action, Play)
    evidence = evidence_of(record)[0]
    assert all(len(played) + len(left) == 16 for played, left in zip(evidence.played, evidence.left, strict=True))


# --- tampered ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, code, field",
    [
        (changed("match id", "-.", "-f"), UnfairCode.MATCH_ID, "match id"),
        (changed("seat 1", "<player-1>", "<player-9>"), UnfairCode.PLAYER, "seat 1: player id or r"),
        (changed("option match_deals", "3", "4"), UnfairCode.RULES, "rules"),
        (changed("first dealer", "[0-9]", str((RECORD.first_dealer + 1) % 4)), UnfairCode.DEALER, "first dealer"),
        (changed("fair C", ": .", ": 0"), UnfairCode.COMMITMENT, "C"),
        (changed("fair h 0", ": ..", ": 00"), UnfairCode.CLIENT_COMMITMENT, "h of seat 0"),
        (changed("fair T", ": ..", ": 00"), UnfairCode.TRANSCRIPT, "T"),
        (changed("fair S", "..$", ""), UnfairCode.SECRET, "S"),
        (changed("cut", ": [^ ,]+", ": 1M"), UnfairCode.CUT, "deal 1: cut cards"),
        (changed("hand 2", "[0-9]+([GYR])", r"8\1", nth=2), UnfairCode.HAND, "deal 2: hand of seat 2"),
        (changed("tribute", "gives [^ ]+", "gives 1G"), UnfairCode.TRIBUTE, "deal 2: tribute"),
    ],
)
def test_a_tampered_field_is_named(text: str, code: UnfairCode, field: str) -> None:
    error = unfair(text)
    assert (error.code, error.field) == (code, field)


@pytest.mark.parametrize("nth", [1, 2])
def test_a_tampered_returned_card_is_named_though_no_replay_is_possible(nth: int) -> None:
    returned = RECORD.deals[nth].returned_card
    for card in FACES:
        if card == returned:
            continue
        text = changed("returned card", "gives [^ ]+", f"gives {card}", nth=nth)
        error = unfair(text)
        assert (error.code, error.field) == (UnfairCode.RETURNED_CARD, f"deal {nth + 1}: returned card")


def test_a_removed_tribute_is_missed() -> None:
    assert unfair(with_line(TEXT, line_number(TEXT, "tribute"), None)).field == "deal 2: exchange"


def test_cards_left_that_were_played_are_found() -> None:
    text = changed("left", ": -", ": DR")
    assert unfair(text).code is UnfairCode.PLAYS


def test_a_play_of_other_cards_is_found() -> None:
    number = line_number(TEXT, "trick 2") + 1
    seat = TEXT.split("\n")[number - 1].strip()[0]
    error = unfair(with_line(TEXT, number, f"  {seat}: DR"))
    assert error.code is UnfairCode.PLAYS


def test_plays_in_another_order_are_left_to_the_replay() -> None:
    first, second = line_number(TEXT, "trick 1") + 1, line_number(TEXT, "trick 2") + 1
    lines = TEXT.split("\n")
    text = with_line(with_line(TEXT, first, lines[second - 1]), second, lines[first - 1])
    with pytest.raises(IllegalRecord) as caught:
        verify_text(text)
    assert caught.value.line == first
    with pytest.raises(IllegalRecord):
        verify_record(parse_record(text, check=False))


def test_false_points_are_found_last_of_all() -> None:
    text = changed("points", "[0-9]+", "99")
    assert verify_record(parse_record(text, check=False)) == verify_record(RECORD)
    with pytest.raises(ContradictoryRecord) as caught:
        verify_text(text)
    assert caught.value.line == line_number(TEXT, "points")


def test_a_record_that_differs_from_the_saved_transcript_is_refused() -> None:
    saved = replace(SAVED, players=("somebody", *SAVED.players[1:]))
    assert unfair(TEXT, saved).code is UnfairCode.SAVED_TRANSCRIPT


# --- not verifiable ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "starts, missing", [(("fair",), "fair scheme"), (("fair S",), "fair S"), (("match id",), "match id")]
)
def test_a_record_without_the_values_cannot_be_verified(starts: tuple[str, ...], missing: str) -> None:
    text = "\n".join(line for line in TEXT.split("\n") if not line.startswith(starts))
    with pytest.raises(UnverifiableRecord) as caught:
        verify_text(text)
    assert (caught.value.code, caught.value.facts) == (RecordCode.NOT_VERIFIABLE, {"missing": missing})


def test_a_fairness_section_is_whole_or_not_there() -> None:
    for start in ("fair scheme", "fair C", "fair h 1", "fair r 2", "fair T"):
        with pytest.raises(RecordError, match=f"record/missing field={start}"):
            parse_record(with_line(TEXT, line_number(TEXT, start), None))


@pytest.mark.parametrize("line", ["fair C: xyz", "fair C: abc", "fair C: AB"])
def test_values_are_bytes_in_small_hexadecimal(line: str) -> None:
    with pytest.raises(RecordError, match="record/value field=fair C"):
        parse_record(with_line(TEXT, line_number(TEXT, "fair C"), line))
