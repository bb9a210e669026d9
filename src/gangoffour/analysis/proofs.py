"""Which actions win a deal for certain: every way the hidden cards may lie, and every reply, looked through.

Possible is all that the rules leave open after what was seen (`clues_of`). A proof holds whatever a network thinks.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final

import numpy as np

from gangoffour.bots import clues_of
from gangoffour.catalogue import mask_of
from gangoffour.core import WORDS_PER_DEAL, HiddenHand, Study, Words
from gangoffour.encoding import decode_action
from gangoffour.engine import (
    SMALLEST_GANG,
    Action,
    Card,
    Hand,
    Phase,
    Seat,
    SeatView,
    held_combinations,
    sorted_hand,
)

MOST_WORLDS_PROVED: Final = 3_000
"""Positions with more ways for the hidden cards to lie are left alone."""

PROOF_EFFORT: Final = 1_000_000
"""How many steps of a world an action is looked into at most."""

_YES, _UNKNOWN = 1, 2


@dataclass(frozen=True, slots=True)
class Proof:
    """The legal actions of a position, parted by what is certain after them."""

    winning: tuple[Action, ...]
    """The seat is out first, however the cards lie and whatever the others do."""
    open: tuple[Action, ...]
    """There is a way for it not to be."""
    world_count: int


def proof_of(view: SeatView, *, effort: int = PROOF_EFFORT, most_worlds: int = MOST_WORLDS_PROVED) -> Proof | None:
    """Return what is certain in a position; None if it is too large to look through, or no play is due."""
    deal = view.public.deal
    if deal is None or view.public.phase is not Phase.PLAY or deal.seat_to_act != view.seat or view.may_declare:
        return None
    hands = possible_hands(view, most_worlds)
    if hands is None:
        return None
    study = Study(view.public.rules)
    verdicts = study.prover().verdicts(_words(study, view, hands), effort)
    if any(verdict == _UNKNOWN for _, verdict in verdicts):
        return None
    actions = sorted(verdicts)
    winning = tuple(decode_action(number, view) for number, verdict in actions if verdict == _YES)
    left_open = tuple(decode_action(number, view) for number, verdict in actions if verdict != _YES)
    return Proof(winning, left_open, len(hands))


def possible_hands(view: SeatView, most: int) -> list[dict[Seat, Hand]] | None:
    """Return every way in which the hidden cards may lie, as hands by seat; None if there may be more than so many."""
    clues = clues_of(view)
    left = Counter(clues.unseen)
    for hand in clues.hands:
        left.subtract(hand.kept)
    free = sorted(left.elements())
    needs = [hand.size - len(hand.kept) for hand in clues.hands]
    if _way_count(len(free), needs) > most * _copies_factor(left):
        return None
    found = [dict(zip((hand.seat for hand in clues.hands), way, strict=True)) for way in _ways(free, clues.hands)]
    return found if len(found) <= most else None


def _way_count(cards: int, needs: Sequence[int]) -> int:
    """Return in how many ways cards can be dealt, if no two of them were alike."""
    ways = 1
    for need in needs:
        ways *= comb(cards, need)
        cards -= need
    return ways


def _copies_factor(left: Counter[Card]) -> int:
    """Return how many times fewer ways there may be since copies of a card are alike."""
    return 1 << sum(count > 1 for count in left.values())


def _ways(free: Sequence[Card], hands: Sequence[HiddenHand]) -> Iterator[tuple[Hand, ...]]:
    """Yield every way to deal the free cards to the hands, each once."""
    if not hands:
        yield ()
        return
    first, *others = hands
    for chosen in sorted(set(combinations(free, first.size - len(first.kept)))):
        hand = sorted_hand((*first.kept, *chosen))
        if not _may_hold(first, chosen, hand):
            continue
        left = Counter(free)
        left.subtract(chosen)
        for rest in _ways(sorted(left.elements()), others):
            yield (hand, *rest)


def _may_hold(known: HiddenHand, chosen: Sequence[Card], hand: Hand) -> bool:
    """True if a hand goes with all that is certain about it."""
    if known.highest is not None and any(card > known.highest for card in chosen):
        return False
    if known.had_no_gang is not None:
        ranks = Counter(card.rank for card in (*hand, *known.had_no_gang))
        if max(ranks.values()) >= SMALLEST_GANG:
            return False
    if known.had_no_combination is None:
        return True
    before = sorted_hand((*hand, *known.had_no_combination))
    return all(len(combination.cards) == 1 for combination in held_combinations(before))


def _words(study: Study, view: SeatView, hands: Sequence[dict[Seat, Hand]]) -> Words:
    """Return the worlds as the core keeps them."""
    words = np.tile(study.seen_by(view), len(hands)).reshape(-1, WORDS_PER_DEAL)
    for world, by_seat in zip(words, hands, strict=True):
        for seat, hand in by_seat.items():
            world[seat] = mask_of(hand)
    return words.reshape(-1)
