"""What an observation tells about the hands of others, for those who draw them.

It is a little less than a view tells: what a seat passed on, but not which cards it has laid since, and nothing of what
the last-card duty shows.
"""

from array import array
from functools import cache
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from gangoffour.catalogue import load_catalogue, mask_of
from gangoffour.core import PLAYS, Hidden
from gangoffour.encoding import FIELDS, passed_on_bit
from gangoffour.engine import COPIES, DECK, FACES

_FIELDS: Final = {field.name: (*divmod(field.start, 64), (1 << field.width) - 1) for field in FIELDS}
_FACE_PLACES: Final = [mask_of([face]).bit_length() - 1 for face in FACES]

_Row: TypeAlias = list[int]
"""An observation, as words."""


class _Other(NamedTuple):
    """Another seat, as it is drawn; the one that may hold the fewest cards comes first."""

    reach: int
    """How many of the cards to draw from, from the lowest, it may hold."""
    seat: int
    need: int
    kept: int
    """The card that it holds for certain, or none."""
    passed_on: int


def hidden_hands(row: _Row, seat: int, seat_count: int) -> Hidden:
    """Return what the observation of a seat, in words, tells about the others."""
    others, cards = _others(row, seat, seat_count)
    passes = [(place, top) for place, each in enumerate(others) for top in _passed_plays(each.passed_on)]
    needs = [each.need for each in others]
    nothing = array("Q", [0] * len(others))
    return Hidden(
        cards=array("Q", [1 << place for place in range(len(DECK)) if cards >> place & 1]),
        seats=bytes(each.seat for each in others),
        needs=bytes(needs),
        reaches=bytes(max(each.reach, least) for each, least in zip(others, accumulate(needs), strict=True)),
        kept=array("Q", [each.kept for each in others]),
        lacks=bytes(len(others)),
        laid_since_gang=nothing,
        laid_since_combination=nothing,
        pass_seats=bytes(place for place, _ in passes),
        pass_tops=array("H", [top for _, top in passes]),
        pass_laid=array("Q", [0] * len(passes)),
    )


def _others(row: _Row, seat: int, seat_count: int) -> tuple[list[_Other], int]:
    """Return the other seats, and the cards of which they draw."""
    cards, step = _of(row, "unseen"), seat_count - 1 if _of(row, "clockwise") else 1
    winner, loser, tribute = _of(row, "deal_winner"), _of(row, "deal_loser"), _of(row, "tribute")
    kept = dict.fromkeys(range(1, seat_count), 0)
    for slot in kept:
        if winner >> slot & 1 and _of(row, "holds_tribute"):
            kept[slot] = _higher_copy(cards, tribute)
        elif loser >> slot & 1 and _of(row, "holds_returned"):
            kept[slot] = _higher_copy(cards, _of(row, "returned"))
        cards &= ~kept[slot]
    sizes = _of(row, "hand_sizes")
    others = [
        _Other(
            reach=(cards & _up_to(tribute) if loser >> slot & 1 else cards).bit_count(),
            seat=(seat + slot * step) % seat_count,
            need=(sizes >> 16 * slot & 0xFFFF).bit_count() - (card > 0),
            kept=card,
            passed_on=_of(row, f"passed_on_{slot}"),
        )
        for slot, card in kept.items()
    ]
    return sorted(others), cards


def _of(row: _Row, name: str) -> int:
    word, first, mask = _FIELDS[name]
    return row[word] >> first & mask


def _higher_copy(cards: int, face: int) -> int:
    """Return the bit of a card with this face; of two copies among the cards the higher one."""
    number = face.bit_length() - 1
    lower = 1 << _FACE_PLACES[number]
    return lower << 1 if COPIES[FACES[number]] > 1 and cards & lower << 1 else lower


def _up_to(face: int) -> int:
    """Return the mask of all cards up to this face."""
    number = face.bit_length() - 1
    return (1 << _FACE_PLACES[number] + COPIES[FACES[number]]) - 1


def _passed_plays(passed_on: int) -> list[int]:
    """Return what a seat passed on: for each bit the strongest play that it can mean, as an action."""
    plays = _plays_by_bit()
    return [plays[bit] for bit in range(passed_on.bit_length()) if passed_on >> bit & 1]


@cache
def _plays_by_bit() -> dict[int, int]:
    """Of plays that one bit stands for, the last of the catalogue is the strongest."""
    catalogue = load_catalogue()
    return {passed_on_bit(catalogue.combination(number)): number + 1 for number in range(PLAYS)}
