"""A view as an observation, the readable way; `Lockstep` writes the same bits at full speed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.catalogue import mask_of
from gangoffour.encoding.layout import BITS, FIELDS, SCALE, SLOTS, passed_on_bit, score_scale, size_scale
from gangoffour.encoding.rule_sets import option_bits
from gangoffour.engine import (
    COPIES,
    FACES,
    SMALLEST_GANG,
    Card,
    Direction,
    Kind,
    Passing,
    Phase,
    PublicDeal,
    PublicView,
    Seat,
    SeatView,
    Turn,
    has_duty,
    seats_after,
)

Observation: TypeAlias = NDArray[np.uint8]
"""One row of 0 and 1 for each view."""


def encode_view(view: SeatView) -> Observation:
    """Return the observation of a view: one column for each bit. The match has to have begun a deal."""
    return unpacked(np.frombuffer(pack_view(view), dtype=np.uint8))


def unpacked(packed: NDArray[np.uint8]) -> Observation:
    """Return packed observations with one column for each bit."""
    return np.unpackbits(packed, axis=-1, bitorder="little")


def pack_view(view: SeatView) -> bytes:
    """Return the observation of a view as its bits, eight in a byte, the lowest first."""
    if view.public.deal is None:
        raise ValueError("no deal has begun")
    values = _Reading(view, view.public.deal).values()
    return sum(values[field.name] << field.start for field in FIELDS).to_bytes(BITS // 8, "little")


def seen_in(view: SeatView) -> list[int]:
    """Return what everybody has seen of the deal, as `Lockstep.seen` keeps it: by seat what it played and passed on."""
    if view.public.deal is None:
        raise ValueError("no deal has begun")
    return _Reading(view, view.public.deal).seen()


class _Reading:
    """A view, read field by field."""

    def __init__(self, view: SeatView, deal: PublicDeal) -> None:
        self._view = view
        self._public: PublicView = view.public
        self._deal = deal
        self._slots: Sequence[Seat] = (view.seat, *seats_after(view.seat, deal.direction, view.public.seat_count))
        self._turns = [turn for trick in (*deal.tricks, deal.trick) for turn in trick.turns]

    def values(self) -> dict[str, int]:
        """Return the value of every field."""
        limit = self._public.rules.match_limit
        return {
            "hand": mask_of(self._view.hand),
            "unseen": self._unseen(),
            **{f"played_{slot}": mask_of(self._played_by(slot)) for slot in (1, 2, 3)},
            **{f"passed_on_{slot}": self._passed_on(slot) for slot in (1, 2, 3)},
            "hand_sizes": self._scales([size_scale(size) for size in self._deal.hand_sizes]),
            "scores": self._scales([score_scale(score, limit) for score in self._public.scores]),
            **self._exchange(),
            **self._standing(),
            **self._top_play(),
            "spare": 0,
            "options": option_bits(self._public.rules),
        }

    def seen(self) -> list[int]:
        """Return what the seats played, then what they passed on; always four of each."""
        seats = range(SLOTS)
        slots = [self._slots.index(Seat(seat)) if seat in self._slots else SLOTS for seat in seats]
        return [*(mask_of(self._played_by(slot)) for slot in slots), *(self._passed_on(slot) for slot in slots)]

    def _bits(self, seats: Iterable[Seat | None]) -> int:
        """Return seats as slots."""
        return sum(1 << self._slots.index(seat) for seat in seats if seat is not None)

    def _scales(self, scales: Sequence[int]) -> int:
        """Return scales, which come by seat, by slot."""
        return sum(scales[seat] << SCALE * slot for slot, seat in enumerate(self._slots))

    def _played_by(self, slot: int) -> list[Card]:
        if slot >= len(self._slots):
            return []
        seat = self._slots[slot]
        return [
            card for turn in self._turns if turn.seat == seat and turn.combination for card in turn.combination.cards
        ]

    def _unseen(self) -> int:
        seen = Counter(self._view.hand)
        for turn in self._turns:
            seen.update(() if turn.combination is None else turn.combination.cards)
        return mask_of((COPIES - seen).elements())

    def _passed_on(self, slot: int) -> int:
        if slot >= len(self._slots):
            return 0
        bits, seat = 0, self._slots[slot]
        for trick in (*self._deal.tricks, self._deal.trick):
            top_play = None
            for turn in trick.turns:
                if turn.combination is None and turn.seat == seat and top_play is not None:
                    bits |= 1 << passed_on_bit(top_play)
                top_play = turn.combination or top_play
        return bits

    def _exchange(self) -> dict[str, int]:
        exchange = self._deal.exchange
        if exchange is None:
            names = (
                "tribute",
                "deal_loser",
                "deal_winner",
                "holds_tribute",
                "holds_returned",
                "returned",
                "must_return",
            )
            return dict.fromkeys(names, 0)
        tribute, returned = exchange.tribute, exchange.returned_card
        given_on = returned == tribute or tribute in self._played_by(self._slots.index(exchange.deal_winner))
        played = returned is None or returned in self._played_by(self._slots.index(exchange.deal_loser))
        return {
            "tribute": 1 << FACES.index(tribute),
            "deal_loser": self._bits([exchange.deal_loser]),
            "deal_winner": self._bits([exchange.deal_winner]),
            "holds_tribute": not given_on,
            "holds_returned": not played,
            "returned": 0 if returned is None else 1 << FACES.index(returned),
            "must_return": returned is None,
        }

    def _standing(self) -> dict[str, int]:
        deal, seat = self._deal, self._view.seat
        is_on_turn = deal.seat_to_act == seat and self._public.phase is Phase.PLAY
        return {
            "declared": self._bits(deal.declared),
            "disqualified": self._bits(deal.disqualified),
            "undeclared": self._bits([deal.undeclared if self._public.phase is Phase.PLAY else None]),
            "passed": self._bits(self._passed()),
            "is_opening": deal.number == 1 and not deal.tricks,
            "has_duty": is_on_turn and has_duty(deal, seat, self._public.rules),
            "has_slot_3": len(self._slots) > 3,  # noqa: PLR2004  slot 3 is the fourth
            "clockwise": deal.direction is Direction.CLOCKWISE,
        }

    def _passed(self) -> set[Seat]:
        passed: set[Seat] = set()
        for turn in self._deal.trick.turns:
            if turn.combination is None:
                passed.add(turn.seat)
            elif self._public.rules.passing is Passing.REENTER:
                passed.clear()
        return passed

    def _top_play(self) -> dict[str, int]:
        top: Turn | None = self._deal.trick.top_turn
        if top is None or top.combination is None:
            return {"top_play": 0, "top_seat": 0, "is_lead": 1, "kind": 0, "gang_size": 0}
        kind, cards = top.combination.kind, top.combination.cards
        return {
            "top_play": mask_of(cards),
            "top_seat": self._bits([top.seat]),
            "is_lead": 0,
            "kind": 1 << list(Kind).index(kind),
            "gang_size": (1 << len(cards) - SMALLEST_GANG) - 1 if kind is Kind.GANG else 0,
        }
