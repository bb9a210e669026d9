"""The lists of plays, over hands of every shape: larger, and richer in equal ranks, than any that is dealt."""

import random

import pytest

from gangoffour.catalogue import ORDERS, load_catalogue, mask_of
from gangoffour.core import action_of_play, croupier_for, empty_deal, new_deals, write_deal
from gangoffour.engine import DECK, Combination, Hand, RuleSet, beating_combinations, held_combinations, sorted_hand

HANDS_PER_ORDER = 40
ONE_HAND = empty_deal(4)


def any_hand(chance: random.Random) -> Hand:
    """Cards of a few ranks, or of one colour and some others, or any."""
    ranks = set(chance.sample(range(1, 13), chance.randint(1, 7)))
    colour = chance.randrange(3)
    pool = chance.choice(
        [
            DECK,
            [card for card in DECK if card.rank in ranks],
            [card for card in DECK if card.colour == colour or card.rank in ranks],
        ]
    )
    return sorted_hand(chance.sample(pool, chance.randint(1, min(len(pool), 24))))


def numbers(combinations: list[Combination]) -> list[int]:
    catalogue = load_catalogue()
    ids = [catalogue.id_of(combination.cards) for combination in combinations]
    return sorted(action_of_play(each) for each in ids if each is not None)


@pytest.mark.parametrize("order", range(len(ORDERS)))
def test_any_hand_leads_and_follows_with_what_the_engine_lists(order: int) -> None:
    chance = random.Random(order)
    rules: RuleSet = ORDERS[order]
    catalogue, croupier, words = load_catalogue(), croupier_for(rules), new_deals(1)
    for _ in range(HANDS_PER_ORDER):
        hand = any_hand(chance)
        state = ONE_HAND._replace(hands=(mask_of(hand), 0, 0, 0), declared=0)
        write_deal(croupier, words, state)
        led = {action for action in croupier.legal(words, 0) if action <= len(catalogue)}
        assert sorted(led) == numbers(held_combinations(hand)), hand
        for _ in range(4):
            group = chance.choice([range(34), range(34, 98), range(98, 174), range(174, 12_235), range(12_235, 12_352)])
            top = chance.choice(group)
            write_deal(croupier, words, state._replace(top=action_of_play(top), top_seat=1))
            followed = {action for action in croupier.legal(words, 0) if 0 < action <= len(catalogue)}
            expected = beating_combinations(hand, catalogue.combination(top), rules)
            assert sorted(followed) == numbers(expected), (hand, catalogue.combination(top))
