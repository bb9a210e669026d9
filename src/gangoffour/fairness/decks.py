"""Step 6 of gof-fair-1: deck orders, the first dealer and the cut cards, all from one key.

A deck order lists positions 0…63 of the canonical deck; `CANONICAL_DECK` tells the face at each. Faces are numbered
0…33 in card order (R14: 1G 1Y 1R 1M 2G … 10R PG PY DR), so that the greater number is the higher card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gangoffour.fairness.commitments import KEY_SIZE, SEAT_COUNTS, key_stream_block, require_size, tagged_hash

DECK_SIZE: Final = 64
HAND_SIZE: Final = 16
FACE_COUNT: Final = 34

_MULTI_ONE: Final = 3
_FIRST_SPECIAL_FACE: Final = 31
_FIRST_SPECIAL_POSITION: Final = 61
_BYTE_VALUES: Final = 256
_INDEX_LIMIT: Final = 1 << 32
_DEALER_INDEX: Final = 0


def _copies(face: int) -> int:
    return 1 if face == _MULTI_ONE or face >= _FIRST_SPECIAL_FACE else 2


CANONICAL_DECK: Final[tuple[int, ...]] = tuple(face for face in range(FACE_COUNT) for _ in range(_copies(face)))
"""The face at each position of the deck before it is shuffled; copies of a face are neighbours."""


@dataclass(frozen=True, slots=True)
class DealtFaces:
    """The faces that a deck order gives to each seat, as dealt, before any exchange."""

    hands: tuple[tuple[int, ...], ...]
    """One hand of 16 faces per seat, in seat order."""
    dummy_hand: tuple[int, ...] | None
    """The last 16 cards at a table of three seats, else None."""


def deck_order(key: bytes, deal_index: int) -> tuple[int, ...]:
    """Return the order of the 64 cards for a deal; the first deal of a match has index 0.

    Examples:
        >>> from gangoffour.fairness import seed_key
        >>> sorted(deck_order(seed_key(b"example"), 0)) == list(range(64))
        True
    """
    stream = _byte_stream(key, "deal", deal_index)
    deck = list(range(DECK_SIZE))
    for size in range(DECK_SIZE, 1, -1):
        chosen = _draw(stream, size)
        deck[size - 1], deck[chosen] = deck[chosen], deck[size - 1]
    return tuple(deck)


def first_dealer(key: bytes, seat_count: int) -> int:
    """Return the seat that deals first in the match."""
    _require_seat_count(seat_count)
    return _draw(_byte_stream(key, "dealer", _DEALER_INDEX), seat_count)


def cut_cards(key: bytes, deal_index: int) -> tuple[int, ...]:
    """Return the cards looked at in the dealing ritual (R7), as positions of the canonical deck.

    A phoenix or the dragon asks for another cut: all cards but the last are such, and the last has a rank from 1 to 10.
    """
    stream = _byte_stream(key, "cut", deal_index)
    cards = [_draw(stream, DECK_SIZE)]
    while cards[-1] >= _FIRST_SPECIAL_POSITION:
        cards.append(_draw(stream, DECK_SIZE))
    return tuple(cards)


def later_deal_roles(key: bytes, deal_index: int, seat_count: int) -> tuple[int, int]:
    """Return who won and who lost the deal before this one: two seats, for a later deal that is played apart.

    The tag is older than the boards that need it too: the published figures of the arena rest on it.
    """
    _require_seat_count(seat_count)
    digest = tagged_hash("arena roles", key, deal_index.to_bytes(4, "big"))
    deal_winner, distance = divmod(int.from_bytes(digest, "big") % (seat_count * (seat_count - 1)), seat_count - 1)
    return deal_winner, (deal_winner + 1 + distance) % seat_count


def dealt_faces(order: Sequence[int], seat_count: int) -> DealtFaces:
    """Return the hands that a deck order gives: seat s receives the s-th sixteen cards."""
    _require_seat_count(seat_count)
    if sorted(order) != list(range(DECK_SIZE)):
        raise ValueError("a deck order lists each of 0 to 63 once")
    faces = [CANONICAL_DECK[position] for position in order]
    blocks = [tuple(faces[start : start + HAND_SIZE]) for start in range(0, DECK_SIZE, HAND_SIZE)]
    return DealtFaces(tuple(blocks[:seat_count]), blocks[seat_count] if seat_count < len(blocks) else None)


def _byte_stream(key: bytes, tag: str, index: int) -> Iterator[int]:
    require_size("key", key, KEY_SIZE)
    if not 0 <= index < _INDEX_LIMIT:
        raise ValueError(f"deal index {index} is not between 0 and {_INDEX_LIMIT - 1}")
    return _stream_bytes(key, tag, index)


def _stream_bytes(key: bytes, tag: str, index: int) -> Iterator[int]:
    # Apart from `_byte_stream` because a generator would check its arguments only at the first draw.
    for block in range(_INDEX_LIMIT):
        yield from key_stream_block(key, tag, index, block)


def _draw(stream: Iterator[int], size: int) -> int:
    # The bytes above the last full multiple of `size` are dropped: kept, they would favour the low numbers.
    limit = _BYTE_VALUES - _BYTE_VALUES % size
    while (byte := next(stream)) >= limit:
        pass
    return byte % size


def _require_seat_count(seat_count: int) -> None:
    if seat_count not in SEAT_COUNTS:
        raise ValueError(f"a match has three or four seats, not {seat_count}")
