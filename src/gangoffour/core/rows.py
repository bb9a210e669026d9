"""What the stepper works on: arrays with one row for each deal, and what it has to know to observe."""

from array import array
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.core.actions import PLAYS
from gangoffour.core.options import ActionNumbers, Numbers, Starts, Words
from gangoffour.core.states import SEATS, WORDS_PER_DEAL

SEEN_WORDS: Final = 8
"""By seat the cards it has played, then by seat what it has passed on."""

OBSERVATION_WORDS: Final = 14

_MOST_LISTED: Final = PLAYS + 1
"""More than any hand holds. This much room is asked for and hardly any of it is ever touched, which costs nothing."""


class Seeing(NamedTuple):
    """What a rule set means for observations and for the end of a match, and what the caller wishes."""

    seat_count: int
    slot_seats: bytes
    """For each direction, counter-clockwise first, and each seat to act: the seats by slot, always four."""
    slot_sets: Numbers
    """For each direction and each seat to act: by set of seats, as bits, the set of their slots."""
    size_scales: Numbers
    """The scale for so many cards in a hand."""
    score_scales: Numbers
    """The scale for a score; that of the last one is for all higher ones too."""
    passed_on: bytes
    """For each play, by action number, the bit that says a seat has passed on it."""
    options: int
    """The last word of every observation."""
    match_limit: int
    match_deals: int
    """0: by score only."""
    exceeds: bool
    """Whether only exceeding the limit ends a match."""
    extra_deal: bool
    """Whether a tie for the lowest score puts the end off."""
    skips_forced: bool
    """Whether turns that leave no choice are taken at once."""
    forgets: bool
    """Whether plays that leave out a declaration are listed too."""

    @property
    def spread(self) -> Numbers:
        """For each byte its bits, one in a byte of its own."""
        return _spread()


@cache
def _spread() -> Numbers:
    return array("Q", (sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)))


class Rows(NamedTuple):
    """Flat arrays, a row for each deal. Those of results are filled when a deal ends in that place."""

    words: Words
    seen: Words
    chances: Words
    """The state of each deal's own chance."""
    numbers: NDArray[np.int32]
    """The number of the deal in its match."""
    listed: ActionNumbers
    starts: Starts
    packed: Words
    columns: Words
    """The observations with a byte for each bit; empty if nobody wants them."""
    seats: NDArray[np.uint8]
    """The seat to act."""
    ended: NDArray[np.uint8]
    """What ended in the last step: 0 nothing, 1 a deal, 2 with it the match."""
    deal_winners: NDArray[np.uint8]
    deal_losers: NDArray[np.uint8]
    points: NDArray[np.int32]
    scores: NDArray[np.int32]
    actions: ActionNumbers
    """What is to be done next."""


def new_rows(deals: int, chances: Words, *, with_columns: bool) -> Rows:
    """Return rows for so many deals."""
    return Rows(
        words=np.zeros(deals * WORDS_PER_DEAL, np.uint64),
        seen=np.zeros(deals * SEEN_WORDS, np.uint64),
        chances=chances,
        numbers=np.zeros(deals, np.int32),
        listed=np.empty(deals * _MOST_LISTED, np.uint16),
        starts=np.zeros(deals + 1, np.int64),
        packed=np.zeros(deals * OBSERVATION_WORDS, np.uint64),
        columns=np.zeros(deals * OBSERVATION_WORDS * 8 if with_columns else 0, np.uint64),
        seats=np.zeros(deals, np.uint8),
        ended=np.zeros(deals, np.uint8),
        deal_winners=np.zeros(deals, np.uint8),
        deal_losers=np.zeros(deals, np.uint8),
        points=np.zeros(deals * SEATS, np.int32),
        scores=np.zeros(deals * SEATS, np.int32),
        actions=np.zeros(deals, np.uint16),
    )
