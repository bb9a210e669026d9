"""A match in one object plays, shows and keeps what the engine's functions would."""

import doctest
from random import Random

import pytest

import gangoffour
import gangoffour.matches.match
from gangoffour.bots import GreedyBot
from gangoffour.engine import (
    Code,
    IllegalAction,
    InvalidSetup,
    MalformedText,
    Pass,
    Seat,
    format_cards,
    legal_actions,
    preset,
    start_deal,
    start_match,
)
from gangoffour.fairness import deck_order, first_dealer, seed_key
from gangoffour.matches import Match, format_match
from gangoffour.records import format_record, parse_record, replay
from tools.terminal import run


def played(match: Match) -> Match:
    rng = Random(1)
    while not match.is_over:
        if match.seat is None:
            match.deal()
        else:
            match.play(GreedyBot().choose(match.view(), rng))
    return match


def test_a_seed_deals_what_the_engine_deals_from_its_key() -> None:
    match = Match("evening")
    step = match.deal()
    key = seed_key(b"evening")
    expected = start_deal(start_match(first_dealer=Seat(first_dealer(key, 4))), deck_order(key, 0))
    assert step == expected
    assert match.state == expected.after


def test_a_seed_deals_the_cards_of_the_command_line() -> None:
    match = Match("evening")
    match.deal()
    assert format_cards(match.state.hands[0]) in run("play", "--seed", "evening", typed="hand\nquit\n").stdout


def test_what_is_legal_can_be_played_as_it_is_written() -> None:
    match = Match("legal")
    match.deal()
    for text in match.legal():
        again = Match("legal")
        again.deal()
        assert again.play(text).events
    assert match.seat is not None
    assert len(match.legal()) == len(legal_actions(match.state, match.seat))


def test_a_whole_match_can_be_kept_and_read_again() -> None:
    match = played(Match("whole", rules="german", seat_count=3, players=["Ana", "Ben", "Cleo"]))
    record = parse_record(format_record(match.to_record()))
    assert [seat.name for seat in record.seats] == ["Ana", "Ben", "Cleo"]
    assert record.rules == preset("german")
    assert dict(record.headers)["Seed"] == "whole"
    assert replay(record).final_state == match.state
    assert match.public.winners


def test_the_next_deals_follow_from_the_seed_too() -> None:
    assert played(Match("again")).to_record() == played(Match("again")).to_record()
    assert len(played(Match("again")).to_record().deals) > 1


def test_at_a_prompt_the_table_is_shown() -> None:
    match = Match("prompt", rules="gang")
    assert repr(match) == "Match('prompt', rules=preset('gang'))\nno deal has begun"
    match.deal()
    assert f"{match}\n" == format_match(match.state)
    assert str(match) in repr(match)
    assert repr(Match("prompt", seat_count=3)).startswith("Match('prompt', seat_count=3)\n")


def test_without_a_deal_there_is_nobody_to_act() -> None:
    match = Match("early")
    assert match.seat is None
    for attempt in (match.legal, match.view, lambda: match.play("pass")):
        with pytest.raises(IllegalAction) as refusal:
            attempt()
        assert refusal.value.code is Code.DEAL_NOT_STARTED
    with pytest.raises(IllegalAction) as refusal:
        played(Match("late")).play("pass")
    assert refusal.value.code is Code.MATCH_OVER


def test_what_the_rules_refuse_changes_nothing() -> None:
    match = Match("refused")
    match.deal()
    before = match.state, match.to_record()
    with pytest.raises(IllegalAction):
        match.play(Pass())
    with pytest.raises(MalformedText):
        match.play("7Q")
    assert (match.state, match.to_record()) == before


@pytest.mark.parametrize("seed", [4, None, b"bytes"])
def test_a_seed_has_to_be_a_text(seed: object) -> None:
    with pytest.raises(TypeError, match="is no seed"):
        Match(seed)  # type: ignore[arg-type]


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(InvalidSetup):
        Match("table", rules="gang", seat_count=3)


def test_the_package_itself_offers_it() -> None:
    assert gangoffour.Match is Match
    with pytest.raises(AttributeError):
        _ = gangoffour.Game  # type: ignore[attr-defined]


def test_the_example_in_its_docstring_is_true() -> None:
    failed, tried = doctest.testmod(gangoffour.matches.match)
    assert (failed, tried) == (0, 4)
