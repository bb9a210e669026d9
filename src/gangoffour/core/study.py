"""The tools of a search under one rule set, and what came of many deals at once."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.core._croupier import Croupier
from gangoffour.core._deals import Deal
from gangoffour.core._playouts import Playouts
from gangoffour.core._plays import Plays
from gangoffour.core._proofs import Prover
from gangoffour.core._worlds import Worlds
from gangoffour.core.hidden import Hidden
from gangoffour.core.options import Words, options_of
from gangoffour.core.signs import SIGN_COLOURS, SIGN_RANKS
from gangoffour.core.states import SEATS, WORDS_PER_DEAL, deal_state, new_deals, write_deal
from gangoffour.core.tables import tables_for
from gangoffour.engine import MatchState, RuleSet, SeatView

_FIELDS, _POINTS = 4, 6
_WINNER, _LOSER, _SEAT_BITS = 39, 41, 3
_POINT_BITS, _POINTS_OF_SEAT = 16, 0xFFFF

Seats: TypeAlias = NDArray[np.int64]
"""A seat for each deal."""


class Study:
    """A croupier, playouts, worlds and a prover that share one deal at hand: for one thread."""

    def __init__(self, rules: RuleSet) -> None:
        tables = tables_for(rules)
        self._deal = Deal(Plays(tables), tables.paired, options_of(rules))
        self.croupier: Final = Croupier(self._deal)
        self.playouts: Final = Playouts(self._deal)

    def seen_by(self, view: SeatView) -> Words:
        """Return the deal as a seat sees it: the hands of the others are empty."""
        words = new_deals(1)
        hands = tuple(view.hand if seat == view.seat else () for seat in view.public.seats)
        write_deal(self.croupier, words, deal_state(MatchState(view.public, hands)))
        return words

    def worlds(self, hidden: Hidden) -> Worlds:
        """Return what draws worlds with these hidden hands."""
        return Worlds(self._deal, hidden, SIGN_RANKS, SIGN_COLOURS)

    def prover(self) -> Prover:
        """Return what proves that a seat is out first."""
        return Prover(self._deal)


class Ends(NamedTuple):
    """How deals ended that are over."""

    points: NDArray[np.int64]
    """By deal, then seat; always four seats."""
    winners: Seats
    losers: Seats


def ends_of(words: Words) -> Ends:
    """Return how the deals ended."""
    deals = words.reshape(-1, WORDS_PER_DEAL)
    places = np.arange(SEATS, dtype=np.uint64) * np.uint64(_POINT_BITS)
    points = deals[:, _POINTS, np.newaxis] >> places & np.uint64(_POINTS_OF_SEAT)
    fields = deals[:, _FIELDS]
    return Ends(points.astype(np.int64), _seats(fields, _WINNER), _seats(fields, _LOSER))


def deal_rewards(points: Sequence[int] | NDArray[np.integer[Any]]) -> NDArray[np.float64]:
    """Return by seat what the points of a deal are worth: the mean points of the others less one's own.

    It also takes a row of points for each of many deals.
    """
    own = np.asarray(points, dtype=np.float64)
    seat_count = own.shape[-1]
    rewards: NDArray[np.float64] = (own.sum(axis=-1, keepdims=True) - seat_count * own) / (seat_count - 1)
    return rewards


def _seats(fields: Words, shift: int) -> Seats:
    return (fields >> np.uint64(shift) & np.uint64(_SEAT_BITS)).astype(np.int64)
