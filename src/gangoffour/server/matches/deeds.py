"""What seats did in the deals of a match: deals won, gangs, disqualifications, exchanges.

Streams and records tell of it by events of the same names; cards stand there as text or as cards.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from gangoffour import engine
from gangoffour.protocol import events as wire


class Deeds(NamedTuple):
    """What a seat did in one deal or in several."""

    deals_won: int = 0
    gangs_played: int = 0
    gangs_met: int = 0
    """Gangs that others played."""
    disqualified: int = 0
    exchanges: int = 0
    exchange_gain: int = 0
    """The ranks of the cards that came, less those of the cards that went."""

    def __or__(self, other: "Deeds") -> "Deeds":
        """Return both together."""
        return Deeds(*(own + others for own, others in zip(self, other, strict=True)))


NOTHING: Final = Deeds()
_GANGS: Final = (engine.Kind.GANG, "gang")

DeedsByDeal: TypeAlias = Sequence[Sequence[Deeds]]
"""By deal, then by seat."""


def deeds_of(events: Iterable[object], seat_count: int) -> list[tuple[Deeds, ...]]:
    """Return what each seat did in each deal, from the events of a match."""
    deals: list[list[Deeds]] = []
    for event in events:
        if isinstance(event, wire.DealStarted | engine.DealStarted):
            deals.append([NOTHING] * seat_count)
        elif deals:
            for seat, deed in _done(event, seat_count):
                deals[-1][seat] |= deed
    return [tuple(deal) for deal in deals]


def _done(event: object, seat_count: int) -> Iterable[tuple[int, Deeds]]:
    match event:
        case wire.CombinationPlayed() | engine.CombinationPlayed() if event.combination.kind in _GANGS:
            for seat in range(seat_count):
                yield seat, Deeds(gangs_played=1) if seat == event.seat else Deeds(gangs_met=1)
        case wire.DealWon() | engine.DealWon():
            yield event.seat, Deeds(deals_won=1)
        case wire.SeatDisqualified() | engine.SeatDisqualified():
            yield event.seat, Deeds(disqualified=1)
        case wire.TributeGiven() | engine.TributeGiven() | wire.CardReturned() | engine.CardReturned():
            rank = _rank(event.card)
            is_tribute = isinstance(event, wire.TributeGiven | engine.TributeGiven)
            yield event.giver, Deeds(exchanges=int(is_tribute), exchange_gain=-rank)
            yield event.receiver, Deeds(exchanges=int(is_tribute), exchange_gain=rank)
        case _:
            return


def _rank(card: engine.Card | str) -> int:
    return int((engine.parse_card(card) if isinstance(card, str) else card).rank)
