"""Playouts by the policy of the core: legal under every rule set, the same compiled and not, and not stupid."""

import random

import numpy as np
import pytest

from gangoffour.core import (
    DECLARE,
    FIRST_RETURN,
    PASS,
    PLAYS,
    Study,
    Words,
    action_of,
    deal_state,
    empty_deal,
    ends_of,
    new_deals,
    number_of,
    read_deal,
    write_deal,
)
from gangoffour.core._playouts import Playouts
from gangoffour.core.options import options_of
from gangoffour.core.tables import tables_for
from gangoffour.engine import CLASSIC, PRESETS, MatchState, Play, RuleSet, format_action, parse_cards, set_up_position
from tests.core.matches import any_rule_set
from tests.core.plain import as_plain_python

DEALS = 6
RULE_SETS = [*PRESETS.values(), *(any_rule_set(random.Random(seed)) for seed in range(8))]


def first_deals(study: Study, seats: int, count: int, seed: int = 64) -> Words:
    words = new_deals(count)
    for place in range(count):
        write_deal(study.croupier, words, empty_deal(seats), place)
    study.croupier.deal_all(words, seed, 1)
    return words


def plain_playouts(rules: RuleSet) -> Playouts:
    plays, deals, playouts = map(as_plain_python, ("_plays", "_deals", "_playouts"))
    tables = tables_for(rules)
    plain: Playouts = playouts.Playouts(deals.Deal(plays.Plays(tables), tables.paired, options_of(rules)))
    return plain


def played(playouts: Playouts, rules: RuleSet) -> tuple[int, list[int]]:
    """Two deals in each of some places, the second with its exchange."""
    study = Study(rules)
    words = first_deals(study, rules.players_allowed[0], DEALS)
    count = playouts.play_out(words)
    study.croupier.deal_all(words, 65, 2)
    return count + playouts.play_out(words), words.tolist()


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_compiled_or_not_the_same_deals_are_played(rules: RuleSet) -> None:
    count, words = played(Study(rules).playouts, rules)
    assert (count, words) == played(plain_playouts(rules), rules)
    study = Study(rules)
    assert all(read_deal(study.croupier, np.array(words, np.uint64), place).phase == 2 for place in range(DEALS))


def test_every_action_of_a_playout_is_legal_and_the_one_of_most_worth() -> None:
    chance = random.Random(4)
    for _ in range(12):
        rules = any_rule_set(chance)
        study = Study(rules)
        words = first_deals(study, chance.choice(rules.players_allowed), 1, chance.getrandbits(32))
        if chance.random() < 0.5:
            study.playouts.play_out(words)
            study.croupier.deal_all(words, chance.getrandbits(32), 2)
        whole = words.copy()
        study.playouts.play_out(whole)
        while read_deal(study.croupier, words).phase != 2:
            rated = study.playouts.rated(words, 0)
            legal = [action for action in study.croupier.legal(words, 0) if not PLAYS < action < DECLARE]
            assert sorted(action for action, _ in rated) == sorted(legal)
            most = max(worth for _, worth in rated)
            best = [action for action, worth in rated if worth == most]
            strengths = tables_for(rules).strengths
            study.croupier.apply(words, 0, min(best, key=lambda action: strengths[single_of(action)]))
        assert words.tolist() == whole.tolist()


def single_of(action: int) -> int:
    """A returned card counts as the single with its face."""
    return action - FIRST_RETURN + 1 if action >= FIRST_RETURN else action


def test_equal_deals_end_alike_and_an_empty_place_is_left_alone() -> None:
    study = Study(CLASSIC)
    words = np.concatenate((first_deals(study, 4, 1), new_deals(1), first_deals(study, 4, 1)))
    study.playouts.play_out(words)
    assert words[:7].tolist() == words[14:].tolist()
    assert not np.any(words[7:14])


def test_a_place_outside_the_array_is_refused() -> None:
    for place in (-1, 1):
        with pytest.raises(IndexError):
            Study(CLASSIC).playouts.rated(new_deals(1), place)


def choice(state: MatchState) -> str:
    """What the policy would do."""
    study, words = Study(CLASSIC), new_deals(1)
    write_deal(study.croupier, words, deal_state(state))
    number, _ = max(study.playouts.rated(words, 0), key=lambda each: (each[1], -each[0]))
    return format_action(action_of(number))


FILL = ("3G 3Y 6G 6Y", "3R 3R 6R 6R")


@pytest.mark.parametrize(
    "hand, expected",
    [
        ("2G 3Y 4R 5G 6Y", "2G 3Y 4R 5G 6Y"),
        ("1G 4G 4Y 5R 6Y 7R 8G 10R", "4G 5R 6Y 7R 8G"),
        ("2G 5G 5Y 8R 8Y 10R", "5G 5Y"),
        ("7G 7G 7Y 7R 2G 3Y 5R", "2G"),
        ("4G 4Y 9R DR", "4G 4Y"),
    ],
    ids=["goes out", "saves most turns", "sheds more cards", "keeps a gang", "keeps what is high"],
)
def test_the_policy_leads_sensibly(hand: str, expected: str) -> None:
    assert choice(set_up_position([parse_cards(each) for each in (hand, *FILL)])) == expected


def test_the_policy_takes_a_turn_rather_than_a_pass() -> None:
    study, words = Study(CLASSIC), new_deals(1)
    hands = [parse_cards(hand) for hand in ("4G 9R 9Y", *FILL)]
    write_deal(study.croupier, words, deal_state(set_up_position(hands)))
    study.croupier.apply(words, 0, number_of(Play(parse_cards("4G"))))
    worth = dict(study.playouts.rated(words, 0))
    assert max(worth, key=lambda action: worth[action]) == number_of(Play(parse_cards("6R")))
    assert min(worth, key=lambda action: worth[action]) == PASS


def test_the_policy_plays_far_better_than_chance() -> None:
    study, chance = Study(CLASSIC), random.Random(6)
    words = first_deals(study, 4, 150)
    for place in range(150):
        while rated := study.playouts.rated(words, place):
            has_sense = read_deal(study.croupier, words, place).seat == 0
            action, _ = max(rated, key=lambda each: each[1]) if has_sense else chance.choice(rated)
            study.croupier.apply(words, place, action)
    points = ends_of(words).points.mean(axis=0)
    assert points[0] < points[1:].min() / 2


def test_ends_are_what_the_deals_say() -> None:
    study = Study(CLASSIC)
    words = first_deals(study, 4, 5)
    study.playouts.play_out(words)
    ends = ends_of(words)
    for place in range(5):
        state = read_deal(study.croupier, words, place)
        assert tuple(ends.points[place]) == state.points
        assert (ends.winners[place], ends.losers[place]) == (state.winner, state.loser)
