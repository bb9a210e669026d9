"""What every bit of an observation means: encoding version 1.

Seats stand in slots: slot 0 is the seat itself, slots 1 to 3 are the others in the direction of play, so that slot 1
acts next. With three seats slot 3 is empty. Cards are masks as in the catalogue: bit *i* is the *i*-th card of the
deck, and one copy of a face is its lower bit. A scale of *n* bits has as many set, from the lowest, as it counts.
"""

from typing import Final, NamedTuple

from gangoffour.engine import FACES, Combination, Kind

ENCODING_VERSION: Final = 1
"""Changes whenever a bit of an observation or the number of an action comes to mean something else."""

SLOTS: Final = 4
"""Seats that an array has room for; with three, the last stays empty."""
SCALE: Final = 16
"""The length of the scales for hand sizes and scores."""

_WORD: Final = 64


class Field(NamedTuple):
    """Some bits of an observation that belong together."""

    name: str
    start: int
    width: int
    meaning: str


_FLAGS: Final = 11 * _WORD
_MORE_FLAGS: Final = 12 * _WORD
_OPTIONS: Final = 13 * _WORD
_FACES: Final = len(FACES)

FIELDS: Final = (
    Field("hand", 0, _WORD, "the seat's own hand"),
    Field("unseen", 64, _WORD, "all cards that are neither in that hand nor played"),
    Field("played_1", 128, _WORD, "cards that slot 1 has played in this deal"),
    Field("played_2", 192, _WORD, "cards that slot 2 has played in this deal"),
    Field("played_3", 256, _WORD, "cards that slot 3 has played in this deal"),
    Field("top_play", 320, _WORD, "the cards of the top play; none on lead"),
    Field(
        "passed_on_1", 384, _WORD, "what slot 1 has passed on in this deal; one bit for each kind and rank, see below"
    ),
    Field("passed_on_2", 448, _WORD, "the same for slot 2"),
    Field("passed_on_3", 512, _WORD, "the same for slot 3"),
    Field("hand_sizes", 576, SLOTS * SCALE, "four scales of 16 bits, by slot: the number of cards; 17 counts as 16"),
    Field("scores", 640, SLOTS * SCALE, "four scales of 16 bits, by slot: the score in sixteenths of the match limit"),
    Field("tribute", _FLAGS, _FACES, "the face of the tribute that began this deal"),
    Field("deal_loser", _FLAGS + 34, SLOTS, "the slot that gave it"),
    Field("deal_winner", _FLAGS + 38, SLOTS, "the slot that got it"),
    Field("holds_tribute", _FLAGS + 42, 1, "the deal winner certainly holds the tribute still"),
    Field("holds_returned", _FLAGS + 43, 1, "the deal loser certainly holds the returned card still"),
    Field("declared", _FLAGS + 44, SLOTS, "the slots that have declared a last card"),
    Field("disqualified", _FLAGS + 48, SLOTS, "the slots that are disqualified"),
    Field("undeclared", _FLAGS + 52, SLOTS, "the slot that has a last card to declare, while it may"),
    Field(
        "passed", _FLAGS + 56, SLOTS, "the slots that a pass keeps out for now: since the top play, or for the trick"
    ),
    Field("top_seat", _FLAGS + 60, SLOTS, "the slot whose play is the top play"),
    Field("returned", _MORE_FLAGS, _FACES, "the face of the returned card"),
    Field("must_return", _MORE_FLAGS + 34, 1, "a card has to be returned"),
    Field("is_lead", _MORE_FLAGS + 35, 1, "there is no top play"),
    Field("is_opening", _MORE_FLAGS + 36, 1, "this is the first trick of the match"),
    Field("has_duty", _MORE_FLAGS + 37, 1, "the seat is on turn and acts under the last-card duty"),
    Field("has_slot_3", _MORE_FLAGS + 38, 1, "there are four seats"),
    Field("clockwise", _MORE_FLAGS + 39, 1, "the direction of play is clockwise"),
    Field("kind", _MORE_FLAGS + 40, len(Kind), "the kind of the top play, in the order of strength, single first"),
    Field("gang_size", _MORE_FLAGS + 48, 3, "a scale: how many cards more than four a gang on top has"),
    Field("spare", _MORE_FLAGS + 51, 13, "always 0"),
    Field("options", _OPTIONS, _WORD, "the rule set, see below"),
)
"""Every bit of an observation, in order."""

WORDS: Final = 14
"""The length of an observation in words of 64 bits."""
BITS: Final = WORDS * _WORD
"""The length of an observation in bits, which is its number of columns."""

OPTIONS: Final = (
    "declaration is manual",
    "declaration_window is with_play",
    "undeclared_points is cards_plus_one",
    "last_card_duty",
    "duty_gang is required",
    "duty_gang is forbidden",
    "duty_lead_highest_single",
    "loser_tiebreak is highest_leftover_card",
    "exchange_return_same",
    "passing is reenter",
    "direction_change is trick",
    "tiebreak_order is ranks_first",
    "full_house_tiebreak is triple_only",
    "multi_one_in_flush is as_colour",
    *(f"opening_max_cards is none or at least {count}" for count in range(1, 8)),
)
"""What the bits of the field `options` mean, from the lowest; the rest are 0."""

PASSED_ON: Final = (
    (Kind.SINGLE, 1, 12),
    (Kind.PAIR, 1, 11),
    (Kind.TRIPLE, 1, 10),
    (Kind.STRAIGHT, 5, 10),
    (Kind.FLUSH, 2, 10),
    (Kind.FULL_HOUSE, 1, 10),
    (Kind.STRAIGHT_FLUSH, 0, 0),
    (Kind.GANG, 0, 0),
)
"""The bits of the fields `passed_on`, from the lowest: kind, lowest and highest rank; 0 is any rank."""


def passed_on_bit(combination: Combination) -> int:
    """Return which bit says that a seat has passed on this top play."""
    start = 0
    for kind, lowest, highest in PASSED_ON:
        if kind is combination.kind:
            # The middle card of a full house belongs to its triple, which decides; else the highest card does.
            deciding = combination.cards[2 if kind is Kind.FULL_HOUSE else -1].rank
            return start + (min(deciding, highest) - lowest)
        start += highest - lowest + 1
    raise ValueError(combination)


def size_scale(size: int) -> int:
    """Return the scale for so many cards in a hand."""
    return (1 << min(size, SCALE)) - 1


def score_scale(score: int, match_limit: int) -> int:
    """Return the scale for a score."""
    return (1 << min(score * SCALE // match_limit, SCALE)) - 1


def fields_of(packed: bytes) -> dict[str, int]:
    """Return the fields of a packed observation, each as a number: for people who look at one."""
    if len(packed) != BITS // 8:
        raise ValueError(f"a packed observation has {BITS // 8} bytes, not {len(packed)}")
    whole = int.from_bytes(packed, "little")
    return {field.name: whole >> field.start & (1 << field.width) - 1 for field in FIELDS}
