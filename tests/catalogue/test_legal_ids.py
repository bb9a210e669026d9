"""What the catalogue calls legal is what the engine calls legal, in any position of any rule set."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gangoffour.catalogue import load_catalogue, mask_of
from gangoffour.engine import (
    DECK,
    PRESETS,
    Limits,
    Phase,
    Play,
    RuleSet,
    SeatView,
    apply,
    legal_actions,
    legal_plays,
    parse_cards,
    preset,
    start_deal,
    start_match,
    view,
)
from tests.properties.rule_sets import RULE_SETS, seat_counts
from tools.matches.refusals import on_lead_with_undeclared_last_card

CATALOGUE = load_catalogue()
TABLES = [(name, seat_count) for name, rules in PRESETS.items() for seat_count in rules.players_allowed]


def compare(on_turn: SeatView) -> None:
    """Compare the legal plays of a view with those that the catalogue finds."""
    assert on_turn.public.deal is not None
    assert on_turn.limits is not None
    top_play = on_turn.public.deal.trick.top_play
    top_play_id = None if top_play is None else CATALOGUE.id_of(top_play.cards)
    found = CATALOGUE.legal_ids(mask_of(on_turn.hand), top_play_id, on_turn.limits, on_turn.public.rules)
    assert sorted(map(CATALOGUE.combination, found)) == sorted(legal_plays(on_turn))


def positions(rules: RuleSet, seat_count: int, seed: object, deal_count: int = 1) -> Iterator[SeatView]:
    """The views of the seats on turn in deals that are played by chance."""
    chance = random.Random(f"{seed}")
    state = start_match(rules, seat_count)
    for _ in range(deal_count):
        if state.public.phase is Phase.OVER:
            return
        state = start_deal(state, chance.sample(range(len(DECK)), len(DECK))).after
        while (seat := state.public.seat_to_act) is not None:
            actions = legal_actions(state, seat)
            if state.public.phase is Phase.PLAY:
                yield view(state, seat)
            # Rarely a pass: long tricks bring more to compare.
            plays = [action for action in actions if isinstance(action, Play)]
            state = apply(state, seat, chance.choice(plays if plays and chance.random() < 0.7 else actions)).after


@pytest.mark.parametrize("name, seat_count", TABLES)
def test_the_catalogue_agrees_with_the_engine_in_the_presets(name: str, seat_count: int) -> None:
    count = 0
    for on_turn in positions(preset(name), seat_count, f"{name} {seat_count}", deal_count=6):
        compare(on_turn)
        count += 1
    assert count > 100


@settings(max_examples=40)
@given(rules=RULE_SETS, data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_the_catalogue_agrees_with_the_engine_in_any_rule_set(rules: RuleSet, data: st.DataObject, seed: int) -> None:
    for on_turn in positions(rules, data.draw(seat_counts(rules)), seed):
        compare(on_turn)


@pytest.mark.rule("R42")
def test_nothing_is_legal_for_a_seat_that_has_to_declare_first() -> None:
    state = on_lead_with_undeclared_last_card()
    assert state.public.seat_to_act is not None
    on_turn = view(state, state.public.seat_to_act)
    assert on_turn.limits == Limits(must_declare_first=True)
    compare(on_turn)
    assert CATALOGUE.legal_ids(mask_of(on_turn.hand), None, on_turn.limits, on_turn.public.rules) == []


@pytest.mark.rule("R34")
def test_the_same_gang_does_not_beat_itself_nor_one_of_the_same_rank() -> None:
    rules = preset("classic")
    gangs = [CATALOGUE.id_of(parse_cards(text)) for text in ("7G 7G 7Y 7R", "7Y 7Y 7R 7R")]
    assert None not in gangs
    assert not any(CATALOGUE.beats(high, low, rules) for high in gangs for low in gangs if high and low)
