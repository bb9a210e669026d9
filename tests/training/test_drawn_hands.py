"""Hands among which the true ones are to be told."""

import numpy as np

from gangoffour.catalogue import mask_of
from gangoffour.encoding import BITS, FIELDS
from gangoffour.engine import DECK, parse_cards
from gangoffour.training.drawn_hands import hands_among_others
from gangoffour.training.selfplay import OUTCOMES, Lessons

UNSEEN = next(field for field in FIELDS if field.name == "unseen")


def lessons(unseen: str, *hands: str) -> Lessons:
    """One decision, with these cards unseen and these hands in the other slots."""
    packed = np.zeros((1, BITS // 8), np.uint8)
    mask = mask_of(parse_cards(unseen))
    packed[:, UNSEEN.start // 8 : UNSEEN.start // 8 + 8] = np.frombuffer(mask.to_bytes(8, "little"), np.uint8)
    held = np.array([[mask_of(parse_cards(hand)) for hand in hands]], np.uint64)
    return Lessons(packed, np.zeros(1, np.uint16), np.zeros((1, OUTCOMES), np.float32), held)


def as_masks(hands: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> list[list[int]]:
    return [[sum(1 << int(place) for place in np.flatnonzero(hand)) for hand in world] for world in hands]


def test_the_true_hands_come_first_and_others_are_dealt_from_the_unseen_cards() -> None:
    told = lessons("2G 2G 5Y 8R 9R 10R DR", "2G 5Y", "2G 9R 10R", "")
    worlds = as_masks(hands_among_others(told, 200, np.random.default_rng(1))[0])
    assert worlds[0] == told.hands[0].tolist()
    found = set()
    for one, two, three in worlds:
        assert (one.bit_count(), two.bit_count(), three) == (2, 3, 0)
        found.add((one, two))
    assert len(found) > 60
    lower = 1 << DECK.index(parse_cards("2G")[0])
    assert not any(mask & lower << 1 and not mask & lower for world in worlds for mask in world)
    assert any(mask & lower << 1 for world in worlds for mask in world)
    unseen = mask_of(parse_cards("2G 2G 5Y 8R 9R 10R DR"))
    assert not any(mask & ~unseen for world in worlds for mask in world)


def test_without_hands_there_is_nothing_to_tell_apart() -> None:
    assert not hands_among_others(lessons("2G 3G", "", "", ""), 4, np.random.default_rng(1)).any()
