"""Every combination there is, written down by brute force and without the engine's generator."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product

from gangoffour.engine import COPIES, FACES, Card, Combination, classify

RANKED = [[card for card in FACES if card.rank == rank] for rank in range(1, 11)]
PHOENIXES = [card for card in FACES if card.rank == 11]


def _possible(cards: tuple[Card, ...]) -> bool:
    return all(cards.count(card) <= COPIES[card] for card in cards)


def _of_one_rank(count: int) -> Iterator[tuple[Card, ...]]:
    for faces in [*RANKED, PHOENIXES] if count == 2 else RANKED:
        yield from combinations_with_replacement(faces, count)


def _card_sets() -> Iterator[tuple[Card, ...]]:
    yield from ((card,) for card in FACES)
    for count in range(2, 8):
        yield from _of_one_rank(count)
    for low in range(6):
        yield from product(*RANKED[low : low + 5])
    for colour in range(3):
        yield from combinations_with_replacement(
            [card for card in FACES if card.rank <= 10 and card.colour in (colour, 3)], 5
        )
    for triple, pair in product(_of_one_rank(3), _of_one_rank(2)):
        yield triple + pair


@cache
def all_combinations() -> tuple[Combination, ...]:
    """Return every combination once."""
    found = {classify(cards) for cards in _card_sets() if _possible(cards)}
    return tuple(sorted(combination for combination in found if combination is not None))


@cache
def _first_bits() -> dict[Card, int]:
    return {card: 2 * position for position, card in enumerate(FACES)}


def mask_of(cards: tuple[Card, ...]) -> int:
    """Return cards as bits, two for each face and filled from the lower one: held means no bit is missing."""
    mask = 0
    for card in cards:
        bit = 1 << _first_bits()[card]
        mask |= bit if not mask & bit else bit << 1
    return mask


@cache
def masked_combinations() -> tuple[tuple[int, Combination], ...]:
    """Return every combination with its bits."""
    return tuple((mask_of(combination.cards), combination) for combination in all_combinations())


def held_by_brute_force(hand: tuple[Card, ...]) -> list[Combination]:
    """Return the combinations whose cards are all in the hand."""
    hand_mask = mask_of(hand)
    return [combination for mask, combination in masked_combinations() if mask & hand_mask == mask]
