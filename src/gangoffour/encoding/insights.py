"""What follows from an observation and an action, told outright: a network need not find out by itself.

How many cards of each rank an action leaves in the hand, which straights and flushes these still make, how many turns
they take at least by rank, how many of them nobody can beat, and how many unseen answers there are. Nothing here is
known only to the core: all of it follows from bits of the observation and of the action.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.catalogue import load_catalogue
from gangoffour.core import PLAYS
from gangoffour.encoding.actions import ACTION_COUNT, UNDECLARED_PLAYS
from gangoffour.encoding.features import action_features
from gangoffour.engine import DECK, FACES, PLAIN_COLOURS, RANKED, Card, Colour, Combination, Kind, Rank

Array: TypeAlias = Any
"""An array of the library in which the network runs: NumPy's, or a tensor."""

_Floats: TypeAlias = NDArray[np.float32]

_HAND: Final = slice(0, 64)
_UNSEEN: Final = slice(64, 128)
_FIVE: Final = 5
_RANKS: Final = len(RANKED)
_COLOURS: Final = len(PLAIN_COLOURS)
_WINDOWS: Final = _RANKS - _FIVE + 1
"""How many runs of five ranks there are."""
_LEVELS: Final = 4
"""Up to how many cards of a rank are counted: four make a gang."""
_BY_RANK: Final = _LEVELS * _RANKS

CARD_INSIGHTS: Final = _BY_RANK + _COLOURS + _WINDOWS
"""Bits about a set of cards: for each rank whether there are one, two, three, four of it; flushes; straights."""

_MOST_CARDS: Final = 16
_MOST_TURNS: Final = 10
_ANSWERS: Final = (0, 1, 2, 4, 8)
_ABOVE: Final = (0, 2, 5)
"""A card is counted as high if at most so many unseen cards are above it."""
_HIGH: Final = 4
_HIGH_SETS: Final = 2

ACTION_INSIGHTS: Final = (
    CARD_INSIGHTS + _MOST_CARDS + _MOST_TURNS + len(_ANSWERS) + len(_ABOVE) * _HIGH + 2 * _HIGH_SETS
)
"""Bits about an action where it is taken."""


class Seen(NamedTuple):
    """What of some observations goes into their insights, a row for each."""

    counts: Array
    """Cards in the hand by rank, by colour, and in all."""
    unseen: Array
    """Insights about the unseen cards."""
    answers: Array
    """How many answers there are to each sort of play."""
    high_from: tuple[Array, ...]
    """The faces from which on a card is high, for each way to count."""
    high: tuple[Array, ...]
    """How many high cards the hand has."""
    high_pairs: Array
    """The ranks whose pairs no unseen pair beats."""
    high_triples: Array


class Insights:
    """The tables, in the arrays of one library."""

    def __init__(
        self,
        convert: Callable[[_Floats], Array],
        join: Callable[[Sequence[Array]], Array],
        whole: Callable[[Any], Array],
    ) -> None:
        """Take three ways of the library.

        Args:
            convert: Makes an array of the library.
            join: Sets arrays side by side, truths as numbers.
            whole: Makes whole numbers, to find columns with.
        """
        self._join, self._whole = join, whole
        counting = np.array([_counts(card) for card in DECK], np.float32)
        cards = action_features()[:, _HAND].astype(np.float32)
        faces = np.array([[card == face for face in FACES] for card in DECK], np.float32)
        from_on = np.array(
            [[face >= FACES[first] for first in range(len(FACES))] + [False] for face in FACES], np.float32
        )
        self._counting, self._spent = convert(counting), convert(cards @ counting)
        cards_from_on: _Floats = faces @ from_on
        self._from_on, self._high_spent = convert(cards_from_on), convert(cards @ cards_from_on)
        self._above_faces = convert(np.array([[card > face for face in FACES] for card in DECK], np.float32))
        self._columns = whole(_answer_columns())
        self._sorts = convert(_sorts())
        self._by_count, self._least_count = (convert(each) for each in _by_count())
        self._by_rank, self._least_ranks = (convert(each) for each in _by_rank())
        self._higher = convert(np.array([[first > second for second in RANKED] for first in RANKED], np.float32))
        self._all_ranks = convert(np.ones((_RANKS, 1), np.float32))
        self._all_faces = convert(np.ones((len(FACES), 1), np.float32))
        self._most_answers = convert(np.array([_ANSWERS], np.float32))
        self._some = convert(np.arange(1, _HIGH + 1, dtype=np.float32)[None])

    def of_cards(self, cards: Array) -> Array:
        """Return the insights about sets of cards, which have a column for each card."""
        counts = cards @ self._counting
        bits = counts @ self._by_count[:, : _BY_RANK + _COLOURS] >= self._least_count[:, : _BY_RANK + _COLOURS]
        ranks = counts[:, :_RANKS].clip(0, 1)
        return self._join([bits, ranks @ self._by_rank[:, :_WINDOWS] >= self._least_ranks[:, :_WINDOWS]])

    def seen(self, observations: Array) -> Seen:
        """Return what the insights into actions need of observations, which have a column for each bit."""
        hand, unseen = observations[:, _HAND], observations[:, _UNSEEN]
        insights = self.of_cards(unseen)
        above = unseen @ self._above_faces
        high_from = tuple(self._whole(self._join([above > most]) @ self._all_faces)[:, 0] for most in _ABOVE)
        in_hand = hand @ self._from_on
        rows = self._whole(np.arange(len(observations)))
        return Seen(
            counts=hand @ self._counting,
            unseen=insights,
            answers=self._join([above, insights @ self._sorts]),
            high_from=high_from,
            high=tuple(in_hand[rows, first] for first in high_from),
            high_pairs=insights[:, _RANKS : 2 * _RANKS] @ self._higher < 1,
            high_triples=insights[:, 2 * _RANKS : 3 * _RANKS] @ self._higher < 1,
        )

    def of_actions(self, seen: Seen, rows: Array, actions: Array) -> Array:
        """Return the insights into actions, each in the position of the observation whose row is named."""
        left = seen.counts[rows] - self._spent[actions]
        by_rank = left[:, :_RANKS]
        answers = seen.answers[rows, self._columns[actions]][:, None]
        high = [
            (count[rows] - self._high_spent[actions, first[rows]])[:, None] >= self._some
            for first, count in zip(seen.high_from, seen.high, strict=True)
        ]
        sets = [
            self._join([(by_rank >= size) & high_sets[rows]]) @ self._all_ranks >= self._some[:, :_HIGH_SETS]
            for size, high_sets in ((2, seen.high_pairs), (3, seen.high_triples))
        ]
        return self._join(
            [
                left @ self._by_count >= self._least_count,
                by_rank.clip(0, 1) @ self._by_rank >= self._least_ranks,
                answers <= self._most_answers,
                *high,
                *sets,
            ]
        )


def _counts(card: Card) -> list[bool]:
    """Return in which counts a card is: its rank, its colour, all."""
    in_colour = [card.is_ranked and card.colour in {colour, Colour.MULTI} for colour in PLAIN_COLOURS]
    return [*(card.rank == rank for rank in RANKED), *in_colour, True]


def _by_count() -> tuple[_Floats, _Floats]:
    """Return how to read counts of cards, a column for each bit, and the least for which it is set."""
    columns = np.zeros((_RANKS + _COLOURS + 1, _BY_RANK + _COLOURS + _MOST_CARDS), np.float32)
    least = np.zeros((1, columns.shape[1]), np.float32)
    for level in range(_LEVELS):
        for rank in range(_RANKS):
            columns[rank, level * _RANKS + rank] = 1
            least[0, level * _RANKS + rank] = level + 1
    for colour in range(_COLOURS):
        columns[_RANKS + colour, _BY_RANK + colour] = 1
        least[0, _BY_RANK + colour] = _FIVE
    columns[-1, -_MOST_CARDS:] = -1
    least[0, -_MOST_CARDS:] = -np.arange(_MOST_CARDS)
    return columns, least


def _by_rank() -> tuple[_Floats, _Floats]:
    """Return the same for the ranks that are there: which straights there are, and how many ranks at most."""
    columns = np.zeros((_RANKS, _WINDOWS + _MOST_TURNS), np.float32)
    for first in range(_WINDOWS):
        columns[first : first + _FIVE, first] = 1
    columns[:, _WINDOWS:] = -1
    least = np.array([[*[_FIVE] * _WINDOWS, *range(-1, -1 - _MOST_TURNS, -1)]], np.float32)
    return columns, least


_PAIRS: Final = 0
_FULL_HOUSES: Final = (_LEVELS - 1) * _RANKS
_STRAIGHTS: Final = _FULL_HOUSES + _RANKS
_FLUSHES: Final = _STRAIGHTS + _WINDOWS
_OTHERS: Final = _FLUSHES + 1
"""Sorts of plays whose answers are counted from insights: two, three and four of each rank, full houses by the rank of
their triple, straights by their lowest rank, flushes; and all others, which have none."""


def _sorts() -> _Floats:
    """Return, for each sort of play, which insights about the unseen cards count as answers.

    Gangs are not counted, but as answers to gangs, and of higher flushes it is not known whether they are.
    """
    columns = np.zeros((CARD_INSIGHTS, _OTHERS + 1), np.float32)
    for level in range(1, _LEVELS):
        for rank in range(_RANKS):
            columns[level * _RANKS + rank + 1 : (level + 1) * _RANKS, (level - 1) * _RANKS + rank] = 1
    triples, colours = slice(2 * _RANKS, 3 * _RANKS), slice(_BY_RANK, _BY_RANK + _COLOURS)
    for rank in range(_RANKS):
        columns[2 * _RANKS + rank + 1 : 3 * _RANKS, _FULL_HOUSES + rank] = 1
    columns[triples, _STRAIGHTS:_OTHERS] = 1
    columns[colours, _STRAIGHTS:_FLUSHES] = 1
    for first in range(_WINDOWS):
        columns[_BY_RANK + _COLOURS + first + 1 :, _STRAIGHTS + first] = 1
    return columns


@cache
def _answer_columns() -> NDArray[np.int64]:
    """Return for each action in which column its answers are counted: the faces first, then the sorts."""
    columns = np.full(ACTION_COUNT, len(FACES) + _OTHERS, np.int64)
    catalogue = load_catalogue()
    for number in range(PLAYS):
        columns[1 + number] = _answer_column(catalogue.combination(number))
    columns[UNDECLARED_PLAYS.start : UNDECLARED_PLAYS.stop] = columns[1 : 1 + PLAYS]
    return columns


def _answer_column(play: Combination) -> int:
    kind, cards = play.kind, play.cards
    sort = _OTHERS
    if kind is Kind.SINGLE:
        return FACES.index(cards[0])
    if kind in {Kind.PAIR, Kind.TRIPLE, Kind.GANG} and cards[0].is_ranked:
        sort = _PAIRS + (min(len(cards), _LEVELS) - 2) * _RANKS + RANKED.index(cards[0].rank)
    elif kind is Kind.FULL_HOUSE:
        ranks = [card.rank for card in cards]
        triple = max(set(ranks), key=ranks.count)
        sort = _FULL_HOUSES + RANKED.index(triple) if triple <= Rank.TEN else _OTHERS
    elif kind is Kind.STRAIGHT:
        sort = _STRAIGHTS + RANKED.index(cards[0].rank)
    elif kind is Kind.FLUSH:
        sort = _FLUSHES
    return len(FACES) + sort
