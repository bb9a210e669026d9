"""The one door for hidden cards: what a seat or a spectator may know (R5, R62, R63, R65).

`view` gives an audience its view of a state, `seen` its share of the events, and `fold` brings a view up to date
with that share: `fold(view(before), seen(events)) == view(after)`. A view is built up from what is public; an event
of an unknown type is hidden.
"""

from collections.abc import Iterable
from enum import Enum
from typing import Final, Literal, NamedTuple, TypeAlias, TypeGuard, get_args, overload

from gangoffour.engine import events as ev
from gangoffour.engine.cards import Hand, hand_with, hand_without
from gangoffour.engine.limits import Limits, limits_of
from gangoffour.engine.notation import format_cards
from gangoffour.engine.public import Phase, PublicView, evolve_public, summary
from gangoffour.engine.seats import Seat
from gangoffour.engine.state import MatchState


class Spectator(Enum):
    """The audience that holds no seat."""

    SPECTATOR = "spectator"


SPECTATOR: Final = Spectator.SPECTATOR
"""The audience that holds no seat, for `view` and `seen`."""

Audience: TypeAlias = Seat | Spectator
"""Who may know something: a seat, or the spectators."""

SeenEvent: TypeAlias = ev.PublicEvent | ev.HandDealt
"""Events that some audience sees."""


class SeatView(NamedTuple):
    """What one seat knows: what everybody knows, its own hand, and what binds it."""

    public: PublicView
    seat: Seat
    hand: Hand
    limits: Limits | None
    """What binds the seat while it is on turn to play; else None."""

    @property
    def may_declare(self) -> bool:
        """True while the seat holds a last card that it has to declare."""
        return _may_declare(self.public, self.seat)

    def __repr__(self) -> str:
        return f"<SeatView of seat {self.seat}: {summary(self.public)}, hand {format_cards(self.hand) or 'empty'}>"


_PUBLIC_EVENTS: Final = get_args(ev.PublicEvent)


@overload
def view(state: MatchState, audience: Seat) -> SeatView: ...
@overload
def view(state: MatchState, audience: Literal[Spectator.SPECTATOR]) -> PublicView: ...
def view(state: MatchState, audience: Audience) -> SeatView | PublicView:
    """Return what the audience may know of the state."""
    if isinstance(audience, Spectator):
        return state.public
    return _seat_view(state.public, audience, state.hands[audience])


def seen(events: Iterable[ev.DealEvent], audience: Audience) -> tuple[SeenEvent, ...]:
    """Return the events that the audience sees, in order."""
    return tuple(event for event in events if _is_public(event) or _is_own_hand(event, audience))


@overload
def fold(before: SeatView, events: Iterable[SeenEvent]) -> SeatView: ...
@overload
def fold(before: PublicView, events: Iterable[SeenEvent]) -> PublicView: ...
def fold(before: SeatView | PublicView, events: Iterable[SeenEvent]) -> SeatView | PublicView:
    """Return the view after the events that its audience saw."""
    if isinstance(before, PublicView):
        return _fold_public(before, events)
    events = tuple(events)
    hand = before.hand
    for event in events:
        hand = _own_hand_after(hand, before.seat, event)
    return _seat_view(_fold_public(before.public, events), before.seat, hand)


def _seat_view(public: PublicView, seat: Seat, hand: Hand) -> SeatView:
    deal, limits = public.deal, None
    if deal is not None and deal.seat_to_act == seat and seat not in deal.disqualified and public.phase is Phase.PLAY:
        limits = limits_of(deal, seat, hand, public.rules)
    return SeatView(public, seat, hand, limits)


def _may_declare(public: PublicView, seat: Seat) -> bool:
    return public.phase is Phase.PLAY and public.deal is not None and public.deal.undeclared == seat


def _is_public(event: ev.DealEvent) -> TypeGuard[ev.PublicEvent]:
    return isinstance(event, _PUBLIC_EVENTS)


def _is_own_hand(event: ev.DealEvent, audience: Audience) -> TypeGuard[ev.HandDealt]:
    return isinstance(event, ev.HandDealt) and event.seat == audience


def _fold_public(public: PublicView, events: Iterable[SeenEvent]) -> PublicView:
    for event in events:
        if not isinstance(event, ev.HandDealt):
            public = evolve_public(public, event)
    return public


def _own_hand_after(hand: Hand, seat: Seat, event: SeenEvent) -> Hand:
    match event:
        case ev.HandDealt(hand=dealt):
            return dealt
        case ev.DealStarted():
            return ()
        case ev.CombinationPlayed(seat=player, combination=combination) if player == seat:
            return hand_without(hand, combination.cards)
        case ev.TributeGiven(giver=giver, card=card) | ev.CardReturned(giver=giver, card=card) if giver == seat:
            return hand_without(hand, (card,))
        case ev.TributeGiven(receiver=receiver, card=card) | ev.CardReturned(receiver=receiver, card=card) if (
            receiver == seat
        ):
            return hand_with(hand, card)
        case _:
            return hand
