"""An observation in the words of a person who looks at the table."""

from gangoffour.catalogue import cards_of
from gangoffour.encoding import FIELDS, OPTIONS, PASSED_ON, fields_of, pack_view
from gangoffour.engine import FACES, Kind, MatchState, Seat, format_cards, view

CARDS = ("hand", "unseen", "played_1", "played_2", "played_3", "top_play")
SLOTS = ("deal_loser", "deal_winner", "declared", "disqualified", "undeclared", "passed", "top_seat")
SCALES = ("hand_sizes", "scores")
FACE = ("tribute", "returned")
FLAGS = tuple(field.name for field in FIELDS if field.width == 1)
PASSES = tuple(
    f"{kind.name.lower()} {rank or 'any'}" for kind, lowest, highest in PASSED_ON for rank in range(lowest, highest + 1)
)
"""What each bit says of a top play that a seat has passed on: kind and rank."""
WORDS = {
    "passed_on_1": PASSES,
    "passed_on_2": PASSES,
    "passed_on_3": PASSES,
    "kind": tuple(kind.name.lower() for kind in Kind),
    "options": OPTIONS,
}
"""Fields whose bits have a name each."""


def said(state: MatchState, seat: int) -> dict[str, object]:
    """What the observation of a seat says, field by field."""
    return {name: said_of(name, value) for name, value in fields_of(pack_view(view(state, Seat(seat)))).items()}


def said_of(name: str, value: int) -> object:
    """What the value of a field says: cards as text, slots as a list, scales as counts, flags as yes or no."""
    if name in CARDS:
        return format_cards(cards_of(value))
    if name in SLOTS:
        return places(value)
    if name in SCALES:
        return [count(value >> 16 * slot & 0xFFFF) for slot in range(4)]
    if name in FACE:
        return format_cards(FACES[place] for place in places(value))
    if name in FLAGS:
        return bool(value)
    if name in WORDS:
        return [WORDS[name][place] for place in places(value)]
    return count(value)  # gang_size, and what is always 0


def places(bits: int) -> list[int]:
    """Which bits are set."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def count(scale: int) -> int:
    """How far a scale reaches; it has no holes."""
    assert scale & scale + 1 == 0, bin(scale)
    return scale.bit_length()
