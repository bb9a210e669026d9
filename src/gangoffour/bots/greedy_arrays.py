"""The bot `greedy` over arrays: thousands of its decisions at once, so that a network can learn while it meets it."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.catalogue import load_catalogue, mask_of
from gangoffour.core import FIRST_RETURN, PASS, PLAYS
from gangoffour.encoding import ACTION_COUNT, FIELDS, ActionIndices, best
from gangoffour.engine import COPIES, DECK, FACES, SMALLEST_GANG, Kind, RuleSet

_Words: TypeAlias = NDArray[np.uint64]
_Flags: TypeAlias = NDArray[np.bool_]
_Worth: TypeAlias = NDArray[np.int64]

_STARTS: Final = {field.name: field.start for field in FIELDS}
_RANKS: Final = sorted({card.rank for card in DECK})
_RANK_MASKS: Final = np.array([mask_of(card for card in DECK if card.rank == rank) for rank in _RANKS], np.uint64)
_IS_RANKED: Final = np.array([any(card.rank == rank and card.is_ranked for card in DECK) for rank in _RANKS])
_LOWER_COPIES: Final = np.uint64(mask_of(face for face in FACES if COPIES[face] > 1))
_ONE: Final = np.uint64(1)

# What a choice goes by, the weightiest first, in one number that a float of 32 bits holds exactly.
_MOST_SPLIT: Final = 6
_STRENGTHS: Final = 1 << 14
_SPLITS: Final = _STRENGTHS << 3
"""Above it a leader counts the cards of a play, and a follower how good a reason there is for it."""
_SIZES: Final = _SPLITS << 3


class _Looks(NamedTuple):
    """What can be said of all plays, whatever they are for."""

    is_last: _Flags
    """It is all that is held."""
    is_spare: _Flags
    """It keeps every gang whole, or is a gang that leads to the end."""
    height: _Worth
    """The fewer ranks it splits, the higher."""


class GreedyPlayer:
    """Decides in many places as the bot does in one."""

    def __init__(self, rules: RuleSet) -> None:
        catalogue, plays = load_catalogue(), slice(1, 1 + PLAYS)
        self._masks = np.zeros(ACTION_COUNT, np.uint64)
        self._masks[plays] = catalogue.masks
        self._strengths = np.zeros(ACTION_COUNT, np.int64)
        self._strengths[plays] = catalogue.strengths(rules)
        self._is_gang = np.zeros(ACTION_COUNT, np.bool_)
        self._is_gang[plays] = [kind is Kind.GANG for kind in catalogue.kinds]
        self._counts = _counts(self._masks)
        self._sizes = np.bitwise_count(self._masks).astype(np.int64)
        self._combinations = np.sort(np.array([0, *catalogue.masks], np.uint64))
        """All combinations, and none: what the last cards can be laid as at once."""

    def choose(self, packed: NDArray[np.uint8], legal: ActionIndices, starts: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return where in all lists the choice of each place stands; no play may be missing in them."""
        words = np.ascontiguousarray(packed).view(np.uint64)
        places = np.repeat(np.arange(len(words)), np.diff(starts))
        looks = self._looks(words[:, 0], legal, places)
        is_threatened = _is_threatened(words)
        stops_single = is_threatened & _flag(words, "kind")  # the first of the kinds is a single
        worth = np.where(
            _flag(words, "is_lead")[places],
            self._worth_leading(legal, looks, is_threatened[places]),
            self._worth_following(legal, looks, is_threatened[places], stops_single[places]),
        )
        for place in np.flatnonzero(_flag(words, "must_return")):
            entries = slice(starts[place], starts[place + 1])
            worth[entries] = self._worth_returning(words[place, 0], legal[entries])
        return best(worth.astype(np.float32), starts)

    def _worth_leading(self, legal: ActionIndices, looks: _Looks, is_threatened: _Flags) -> _Worth:
        sizes, strengths = self._sizes[legal], self._strengths[legal]
        height = np.where(is_threatened & (sizes == 1), strengths, looks.height - strengths)
        worth: _Worth = height + sizes * _SPLITS + looks.is_spare * _SIZES + looks.is_last * 2 * _SIZES
        return worth

    def _worth_following(
        self, legal: ActionIndices, looks: _Looks, is_threatened: _Flags, stops_single: _Flags
    ) -> _Worth:
        is_gang, is_pass, strengths = self._is_gang[legal], legal == PASS, self._strengths[legal]
        reasons = [
            looks.is_last | (is_gang & looks.is_spare),
            looks.is_spare & ~is_gang & ~is_pass,
            is_gang & is_threatened,
            is_pass,
        ]
        ends, spares, *_ = reasons
        height = np.where(stops_single, strengths, looks.height - strengths)
        worth: _Worth = np.where(spares & ~ends, height, -strengths) + np.select(reasons, [4, 3, 2, 1], 0) * _SPLITS
        return worth

    def _worth_returning(self, hand: np.uint64, legal: ActionIndices) -> _Worth:
        is_held = (self._masks & ~hand == 0) & (self._sizes > 1)
        useful = int(np.bitwise_or.reduce(self._masks[is_held], initial=np.uint64(0)))
        faces = legal.astype(np.int64) - FIRST_RETURN
        is_useful = np.array([useful & mask_of([FACES[face]]) > 0 for face in faces])
        has_twin = _counts(np.array([hand]))[0][[_RANKS.index(FACES[face].rank) for face in faces]] > 1
        worth: _Worth = -((is_useful * 2 + has_twin) * len(FACES) + faces)
        return worth

    def _looks(self, hands: _Words, legal: ActionIndices, places: NDArray[np.int64]) -> _Looks:
        held = _counts(hands)
        taken = self._counts[legal]
        is_taken = taken > 0
        splits = (is_taken & (taken < held[places])).sum(axis=1)
        is_spare = ~(is_taken & ((held >= SMALLEST_GANG) & _IS_RANKED)[places]).any(axis=1)
        gangs = np.flatnonzero(self._is_gang[legal])
        rest = _settled(hands[places[gangs]] & ~self._masks[legal[gangs]])
        found = np.searchsorted(self._combinations, rest)
        is_spare[gangs] = self._combinations[np.minimum(found, len(self._combinations) - 1)] == rest
        is_last = self._sizes[legal] == np.bitwise_count(hands)[places]
        return _Looks(is_last, is_spare, (_MOST_SPLIT - splits) * _STRENGTHS)


def _counts(masks: _Words) -> NDArray[np.uint8]:
    """Return how many cards of each rank there are."""
    counts: NDArray[np.uint8] = np.bitwise_count(masks[:, None] & _RANK_MASKS)
    return counts


def _settled(hands: _Words) -> _Words:
    """Let one copy of a face be its lower bit."""
    alone = hands >> _ONE & _LOWER_COPIES & ~hands
    settled: _Words = hands ^ alone ^ alone << _ONE
    return settled


def _flag(words: _Words, name: str) -> _Flags:
    """Return the first bit of a field."""
    word, bit = divmod(_STARTS[name], 64)
    return (words[:, word] >> np.uint64(bit) & _ONE).astype(np.bool_)


def _is_threatened(words: _Words) -> _Flags:
    """Return whether somebody else, who is not disqualified, has one card."""
    threats = np.zeros(len(words), np.bool_)
    sizes, (word, first) = words[:, _STARTS["hand_sizes"] // 64], divmod(_STARTS["disqualified"], 64)
    for slot in (1, 2, 3):
        scale = sizes >> np.uint64(16 * slot) & np.uint64(0xFFFF)
        threats |= (scale == 1) & (words[:, word] >> np.uint64(first + slot) & _ONE == 0)
    return threats
