"""Worlds: what is certain is kept, what is not is as likely as it should be."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb

import numpy as np
import pytest
from numpy.typing import NDArray

from gangoffour.catalogue import cards_of
from gangoffour.core import (
    SIGNS,
    DealState,
    Hidden,
    HiddenHand,
    SeenPass,
    Study,
    Words,
    Worlds,
    empty_deal,
    hidden_cards,
    new_deals,
    read_deal,
    write_deal,
)
from gangoffour.core.options import options_of
from gangoffour.core.signs import SIGN_COLOURS, SIGN_RANKS
from gangoffour.core.tables import tables_for
from gangoffour.engine import (
    CLASSIC,
    DECK,
    PLAIN_COLOURS,
    RANKED,
    Card,
    Colour,
    Combination,
    Hand,
    Kind,
    Seat,
    classify,
    format_cards,
    held_combinations,
    parse_card,
    parse_cards,
    sorted_hand,
)
from tests.core.plain import as_plain_python

SWAPS = 300
ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)


def play(text: str) -> Combination:
    combination = classify(parse_cards(text))
    assert combination is not None
    return combination


def places(count: int) -> Words:
    words = new_deals(1)
    write_deal(Study(CLASSIC).croupier, words, empty_deal(4))
    return np.tile(words, count)


def drawn(
    hidden: Hidden, count: int, tries: int = 1, seed: int = 1, favours: NDArray[np.float64] | None = None
) -> list[tuple[Hand, ...]]:
    """The hands of all four seats in so many worlds."""
    study, words = Study(CLASSIC), places(count)
    worlds = study.worlds(hidden)
    if favours is not None:
        worlds.favour(favours)
    assert worlds.draw(words, seed, tries, 0 if favours is None else SWAPS) == 0
    states: list[DealState] = [read_deal(study.croupier, words, place) for place in range(count)]
    return [tuple(tuple(cards_of(hand)) for hand in state.hands) for state in states]


def test_the_unseen_cards_are_dealt_out_and_what_is_left_lies_aside() -> None:
    unseen = DECK[16:]
    hands = [HiddenHand(ONE, 16), HiddenHand(TWO, 15), HiddenHand(THREE, 3)]
    for world in drawn(hidden_cards(unseen, hands), 50):
        assert [len(hand) for hand in world] == [0, 16, 15, 3]
        assert not Counter(card for hand in world for card in hand) - Counter(unseen)


def shares(worlds: Sequence[tuple[Hand, ...]]) -> dict[tuple[str, ...], float]:
    counts = Counter(tuple(format_cards(hand) for hand in world[1:3]) for world in worlds)
    return {world: count / len(worlds) for world, count in counts.items()}


def enumerated(unseen: Hand, first: HiddenHand, second: HiddenHand) -> dict[tuple[str, ...], float]:
    """How likely each world is if every way to give out the cards, copies told apart, is as likely."""

    def fits(hand: HiddenHand, cards: Hand) -> bool:
        drawn_cards = list(cards)
        for card in hand.kept:
            if card not in drawn_cards:
                return False
            drawn_cards.remove(card)
        return hand.highest is None or all(card <= hand.highest for card in drawn_cards)

    counts: Counter[tuple[str, ...]] = Counter()
    numbered = list(enumerate(unseen))
    for one in combinations(numbered, first.size):
        for two in combinations([each for each in numbered if each not in one], second.size):
            hands = sorted_hand(card for _, card in one), sorted_hand(card for _, card in two)
            if fits(first, hands[0]) and fits(second, hands[1]):
                counts[format_cards(hands[0]), format_cards(hands[1])] += 1
    return {world: count / counts.total() for world, count in counts.items()}


UNSEEN = sorted_hand(parse_cards("3G 3G 5Y 8R 8R 10Y DR"))


@pytest.mark.parametrize(
    "first, second",
    [
        (HiddenHand(ONE, 2), HiddenHand(TWO, 3)),
        (HiddenHand(ONE, 2, highest=parse_card("8R")), HiddenHand(TWO, 3)),
        (HiddenHand(ONE, 2, highest=parse_card("10Y")), HiddenHand(TWO, 3, highest=parse_card("8R"))),
        (HiddenHand(ONE, 2), HiddenHand(TWO, 3, kept=parse_cards("DR"), highest=parse_card("5Y"))),
    ],
    ids=["free", "one bound", "two bounds", "a card kept above the bound"],
)
def test_every_world_that_can_be_is_as_likely(first: HiddenHand, second: HiddenHand) -> None:
    found = shares(drawn(hidden_cards(UNSEEN, [first, second]), 10_000))
    expected = enumerated(UNSEEN, first, second)
    assert found.keys() == expected.keys()
    assert max(abs(found[world] - share) for world, share in expected.items()) < 0.012


def test_worlds_without_a_gang_or_a_combination_are_as_likely_as_they_were() -> None:
    unseen = sorted_hand(parse_cards("3G 3G 3Y 4G 4Y 5R 9G"))
    hands = HiddenHand(ONE, 2, had_no_combination=parse_cards("9R")), HiddenHand(TWO, 3, had_no_gang=parse_cards("3R"))
    expected = {
        world: share
        for world, share in enumerated(unseen, HiddenHand(ONE, 2), HiddenHand(TWO, 3)).items()
        if world[1] != "3G 3G 3Y"
        and world[0] in ("3G 4G", "3G 4Y", "3Y 4G", "3Y 4Y", "3G 5R", "3Y 5R", "4G 5R", "4Y 5R")
    }
    found = shares(drawn(hidden_cards(unseen, hands), 10_000))
    assert found.keys() == expected.keys()
    whole = sum(expected.values())
    assert max(abs(found[world] - share / whole) for world, share in expected.items()) < 0.015


def test_a_seat_that_lacks_combinations_is_served_where_chance_alone_would_never_do_it() -> None:
    hand = HiddenHand(ONE, 9, had_no_combination=())
    for world in drawn(hidden_cards(DECK, [hand, HiddenHand(TWO, 16), HiddenHand(THREE, 16)]), 40):
        assert all(len(combination.cards) == 1 for combination in held_combinations(world[1]))


def test_who_can_hold_nothing_that_is_left_draws_all_the_same() -> None:
    hands = [HiddenHand(ONE, 2, highest=parse_card("1G")), HiddenHand(TWO, 5)]
    for world in drawn(hidden_cards(UNSEEN, hands), 20):
        assert [len(hand) for hand in world[1:3]] == [2, 5]


def test_what_cannot_be_is_told() -> None:
    study, words = Study(CLASSIC), places(3)
    hidden = hidden_cards(parse_cards("3G 3Y 3R"), [HiddenHand(ONE, 2, had_no_combination=())])
    assert study.worlds(hidden).draw(words, 1) == 3
    assert read_deal(study.croupier, words).hands[1].bit_count() == 2


@pytest.mark.parametrize(
    "top_play, answer",
    [("9G", "10Y"), ("8G 8Y", "9Y 9R"), ("4G 4Y 4R 3G 3Y", "5G 5Y 5R 3R 3R")],
    ids=["single", "pair", "five cards"],
)
def test_an_answer_that_a_seat_did_not_give_is_less_likely_in_its_hand(top_play: str, answer: str) -> None:
    cards = parse_cards(answer)
    unseen = sorted_hand((*cards, *parse_cards("1G 1Y 2R 2G 7R")[: 1 + len(cards)]))
    hand = HiddenHand(ONE, len(cards))
    passes = [SeenPass(ONE, play(top_play), ())]
    plain = np.mean([world[1] == sorted_hand(cards) for world in drawn(hidden_cards(unseen, [hand]), 3_000)])
    weighed = np.mean(
        [world[1] == sorted_hand(cards) for world in drawn(hidden_cards(unseen, [hand], passes), 3_000, 8)]
    )
    assert plain == pytest.approx(1 / comb(len(unseen), len(cards)), abs=0.03)
    assert weighed < plain / 2


def test_cards_laid_since_count_for_the_answer_that_was_not_given() -> None:
    unseen = sorted_hand(parse_cards("9R 2Y 3Y 4Y"))
    passes = [SeenPass(ONE, play("8G 8Y"), parse_cards("9Y"))]
    worlds = drawn(hidden_cards(unseen, [HiddenHand(ONE, 1)], passes), 2_000, 8)
    assert np.mean([world[1] == parse_cards("9R") for world in worlds]) < 0.1


def test_a_gang_that_was_kept_counts_for_little_unless_a_gang_was_to_beat() -> None:
    unseen = sorted_hand(parse_cards("9G 9Y 9R 9R 2G"))
    for top_play, is_rare in (("8G 8Y 8R", False), ("8G 8Y 8R 8R", True)):
        passes = [SeenPass(ONE, play(top_play), ())]
        worlds = drawn(hidden_cards(unseen, [HiddenHand(ONE, 4)], passes), 2_000, 8)
        gangs = np.mean([any(each.kind is Kind.GANG for each in held_combinations(world[1])) for world in worlds])
        # Three of a rank answer the triple as well: without the gang there is an answer still.
        assert (gangs < 0.1) == is_rare


def favour(hand: Sequence[str], row: NDArray[np.float64]) -> float:
    """How much speaks for a hand: its signs as a reader of the cards would find them."""
    cards = parse_cards(" ".join(hand))
    copies = Counter[Card]()
    signs = []
    for card in cards:
        signs.append(DECK.index(card) + copies[card])
        copies[card] += 1
    ranks = Counter(card.rank for card in cards if card.is_ranked)
    signs += [64 + 10 * level + RANKED.index(rank) for rank, count in ranks.items() for level in range(min(count, 4))]
    for number, colour in enumerate(PLAIN_COLOURS):
        if sum(card.is_ranked and card.colour in {colour, Colour.MULTI} for card in cards) >= 5:
            signs.append(104 + number)
    signs += [107 + low for low in range(6) if all(ranks[rank] for rank in RANKED[low : low + 5])]
    return float(row[signs].sum())


def test_cards_change_hands_until_worlds_are_as_likely_as_the_favours_say() -> None:
    unseen = sorted_hand(parse_cards("1M 2G 3G 4G 5G 2Y 2Y DR"))
    first, second = HiddenHand(ONE, 5), HiddenHand(TWO, 2)
    favours = np.random.default_rng(3).normal(size=(4, SIGNS))
    expected = enumerated(unseen, first, second)
    for one, two in expected:
        expected[one, two] *= np.exp(favour(one.split(), favours[1]) + favour(two.split(), favours[2]))
    total = sum(expected.values())
    found = shares(drawn(hidden_cards(unseen, [first, second]), 10_000, favours=favours))
    assert max(abs(found.get(world, 0) - likely / total) for world, likely in expected.items()) < 0.012


def test_no_favour_outweighs_what_is_certain() -> None:
    hands = [
        HiddenHand(ONE, 3, kept=parse_cards("DR"), highest=parse_card("8R")),
        HiddenHand(TWO, 3, had_no_combination=()),
    ]
    favours = np.zeros((4, SIGNS))
    favours[1, 40:64] = favours[2, 64:104] = 8  # high cards for the one, many of a rank for the other
    for world in drawn(hidden_cards(UNSEEN, hands), 50, favours=favours):
        assert parse_card("DR") in world[1]
        assert sorted(world[1])[1] <= parse_card("8R")
        assert all(len(each.cards) == 1 for each in held_combinations(world[2]))


def test_compiled_or_not_the_same_worlds_are_drawn() -> None:
    passes = [SeenPass(ONE, play("5G"), parse_cards("2G")), SeenPass(TWO, play("4G 4Y"), ())]
    hands = [
        HiddenHand(ONE, 5, kept=parse_cards("DR"), highest=parse_card("7R")),
        HiddenHand(TWO, 4, had_no_gang=parse_cards("2G 2Y")),
        HiddenHand(THREE, 6, had_no_combination=()),
    ]
    hidden = hidden_cards([card for card in DECK if card not in parse_cards("2G 2Y")], hands, passes)
    favours = np.random.default_rng(1).normal(size=(4, SIGNS))
    worlds = drawn(hidden, 20, tries=5, favours=favours)
    plays, deals, plain = map(as_plain_python, ("_plays", "_deals", "_worlds"))
    tables, words = tables_for(CLASSIC), places(20)
    twin: Worlds = plain.Worlds(
        deals.Deal(plays.Plays(tables), tables.paired, options_of(CLASSIC)), hidden, SIGN_RANKS, SIGN_COLOURS
    )
    twin.favour(favours)
    assert twin.draw(words, 1, 5, SWAPS) == 0
    study = Study(CLASSIC)
    assert worlds == [
        tuple(tuple(cards_of(hand)) for hand in read_deal(study.croupier, words, place).hands) for place in range(20)
    ]
    assert drawn(hidden, 20, tries=5, seed=2, favours=favours) != worlds
