"""The whole truth of a match: what everybody knows, and the hidden hands."""

from dataclasses import dataclass
from typing import NamedTuple

from gangoffour.engine import events as ev
from gangoffour.engine.cards import Hand, hand_with, hand_without
from gangoffour.engine.public import PublicView, evolve_public, summary
from gangoffour.engine.seats import Seat


class MatchState(NamedTuple):
    """The whole truth. It never leaves the server; others get a view of it (`view`)."""

    public: PublicView
    hands: tuple[Hand, ...]
    """By seat; after a deal, the cards left."""
    dummy_hands: tuple[Hand, ...] = ()
    """With three seats, the dummy hand of each deal so far."""

    def __repr__(self) -> str:
        # Without the hands: a state may end up in a log, and a hidden card never may.
        return f"<MatchState: {summary(self.public)}>"


@dataclass(frozen=True, slots=True)
class Step:
    """What one action, or the start of a deal, brought about."""

    before: MatchState
    after: MatchState
    events: tuple[ev.DealEvent, ...]


def initial_state(event: ev.MatchStarted) -> MatchState:
    """Return the state a match begins with."""
    public = PublicView(event.rules, event.seat_count, event.first_dealer, scores=(0,) * event.seat_count)
    return MatchState(public, hands=((),) * event.seat_count)


def evolve(state: MatchState, event: ev.DealEvent) -> MatchState:
    """Return the state after one more event."""
    match event:
        case ev.HandDealt(seat=seat, hand=hand):
            return state._replace(hands=_with_hand(state.hands, seat, hand))
        case ev.DummyHandDealt(hand=hand):
            return state._replace(dummy_hands=(*state.dummy_hands, hand))
        case _:
            return MatchState(evolve_public(state.public, event), _evolve_hands(state.hands, event), state.dummy_hands)


def _evolve_hands(hands: tuple[Hand, ...], event: ev.PublicEvent) -> tuple[Hand, ...]:
    match event:
        case ev.CombinationPlayed(seat=seat, combination=combination):
            return _with_hand(hands, seat, hand_without(hands[seat], combination.cards))
        case (
            ev.TributeGiven(giver=giver, receiver=receiver, card=card)
            | ev.CardReturned(giver=giver, receiver=receiver, card=card)
        ):
            hands = _with_hand(hands, giver, hand_without(hands[giver], (card,)))
            return _with_hand(hands, receiver, hand_with(hands[receiver], card))
        case ev.DealStarted():
            return ((),) * len(hands)
        case _:
            return hands


def _with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
