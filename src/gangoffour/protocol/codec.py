"""Between the engine and the wire: cards, events, actions and rules, each both ways. Views are in `view_codec`.

A decoded wire value has been checked by msgspec, so nothing is checked again here. Every action of every table comes
this way, so it is made of look-ups.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

from gangoffour import engine
from gangoffour.engine import (
    Action,
    Card,
    Combination,
    DealEvent,
    Direction,
    Kind,
    RuleSet,
    Seat,
    option_values,
    rule_set,
)
from gangoffour.protocol import events as wire
from gangoffour.protocol import messages
from gangoffour.protocol.messages import ActionCommand
from gangoffour.protocol.values import CardName, Combined, KindName

CARD_NAMES: Final = {card: cast("CardName", str(card)) for card in engine.FACES}
CARDS: Final = {name: card for card, name in CARD_NAMES.items()}
DIRECTION_NAMES: Final = {direction: direction.value for direction in Direction}
DIRECTIONS: Final = {name: direction for direction, name in DIRECTION_NAMES.items()}
_KIND_NAMES: Final = {kind: cast("KindName", kind.name.lower()) for kind in Kind}
_KINDS: Final = {name: kind for kind, name in _KIND_NAMES.items()}


def card_names(cards: Iterable[Card]) -> tuple[CardName, ...]:
    """Return cards as they are sent, in the order given."""
    return tuple([CARD_NAMES[card] for card in cards])


def cards_of(names: Iterable[CardName]) -> tuple[Card, ...]:
    """Return the cards that were sent, in the order given."""
    return tuple([CARDS[name] for name in names])


def combined(combination: Combination) -> Combined:
    """Return a combination as it is sent."""
    return Combined(kind=_KIND_NAMES[combination.kind], cards=card_names(combination.cards))


def combination_of(sent: Combined) -> Combination:
    """Return the combination that was sent."""
    return Combination(_KINDS[sent.kind], cards_of(sent.cards))


def optional_seat(seat: int | None) -> Seat | None:
    """Return the seat that was sent, if one was."""
    return None if seat is None else Seat(seat)


# --- events ----------------------------------------------------------------------------------------------------------


def wire_event(event: DealEvent) -> wire.MatchEvent:
    """Return an event of the engine as it is stored and sent."""
    return _TO_WIRE[type(event)](event)


def engine_event(event: wire.MatchEvent) -> DealEvent:
    """Return the event of the engine that was stored or sent."""
    return _TO_ENGINE[type(event)](event)


def _wire_deal_started(event: engine.DealStarted) -> wire.DealStarted:
    return wire.DealStarted(
        deal_number=event.deal_number,
        dealer=event.dealer,
        direction=DIRECTION_NAMES[event.direction],
        leader=event.leader,
    )


def _wire_combination_played(event: engine.CombinationPlayed) -> wire.CombinationPlayed:
    return wire.CombinationPlayed(seat=event.seat, combination=combined(event.combination), next_seat=event.next_seat)


def _wire_tribute_given(event: engine.TributeGiven) -> wire.TributeGiven:
    return wire.TributeGiven(giver=event.giver, receiver=event.receiver, card=CARD_NAMES[event.card])


def _wire_card_returned(event: engine.CardReturned) -> wire.CardReturned:
    return wire.CardReturned(giver=event.giver, receiver=event.receiver, card=CARD_NAMES[event.card])


def _wire_trick_won(event: engine.TrickWon) -> wire.TrickWon:
    return wire.TrickWon(seat=event.seat, leader=event.leader, direction=DIRECTION_NAMES[event.direction])


def _wire_deal_scored(event: engine.DealScored) -> wire.DealScored:
    return wire.DealScored(points=event.points, scores=event.scores, deal_loser=event.deal_loser)


# A dictionary cannot say that a function takes the very type it stands under; the round-trip tests can.
_TO_WIRE: Final[Mapping[type[DealEvent], Callable[[Any], wire.MatchEvent]]] = {
    engine.DealStarted: _wire_deal_started,
    engine.DeckCut: lambda event: wire.DeckCut(cards=card_names(event.cards), first_card_to=event.first_card_to),
    engine.HandDealt: lambda event: wire.HandDealt(seat=event.seat, hand=card_names(event.hand)),
    engine.DummyHandDealt: lambda event: wire.DummyHandDealt(hand=card_names(event.hand)),
    engine.TributeGiven: _wire_tribute_given,
    engine.CardReturned: _wire_card_returned,
    engine.CombinationPlayed: _wire_combination_played,
    engine.Passed: lambda event: wire.Passed(seat=event.seat, next_seat=event.next_seat),
    engine.LastCardDeclared: lambda event: wire.LastCardDeclared(seat=event.seat),
    engine.SeatDisqualified: lambda event: wire.SeatDisqualified(seat=event.seat),
    engine.TrickWon: _wire_trick_won,
    engine.DealWon: lambda event: wire.DealWon(seat=event.seat),
    engine.HandsShown: lambda event: wire.HandsShown(hands=tuple(map(card_names, event.hands))),
    engine.DealScored: _wire_deal_scored,
    engine.DummyHandsShown: lambda event: wire.DummyHandsShown(hands=tuple(map(card_names, event.hands))),
    engine.MatchWon: lambda event: wire.MatchWon(winners=event.winners),
}


def _engine_deal_started(event: wire.DealStarted) -> engine.DealStarted:
    return engine.DealStarted(
        event.deal_number, Seat(event.dealer), DIRECTIONS[event.direction], leader=Seat(event.leader)
    )


def _engine_deck_cut(event: wire.DeckCut) -> engine.DeckCut:
    return engine.DeckCut(cards_of(event.cards), optional_seat(event.first_card_to))


def _engine_tribute_given(event: wire.TributeGiven) -> engine.TributeGiven:
    return engine.TributeGiven(Seat(event.giver), Seat(event.receiver), CARDS[event.card])


def _engine_card_returned(event: wire.CardReturned) -> engine.CardReturned:
    return engine.CardReturned(Seat(event.giver), Seat(event.receiver), CARDS[event.card])


def _engine_combination_played(event: wire.CombinationPlayed) -> engine.CombinationPlayed:
    return engine.CombinationPlayed(Seat(event.seat), combination_of(event.combination), optional_seat(event.next_seat))


def _engine_trick_won(event: wire.TrickWon) -> engine.TrickWon:
    return engine.TrickWon(Seat(event.seat), Seat(event.leader), DIRECTIONS[event.direction])


def _engine_deal_scored(event: wire.DealScored) -> engine.DealScored:
    return engine.DealScored(event.points, event.scores, Seat(event.deal_loser))


_TO_ENGINE: Final[Mapping[type[wire.MatchEvent], Callable[[Any], DealEvent]]] = {
    wire.DealStarted: _engine_deal_started,
    wire.DeckCut: _engine_deck_cut,
    wire.HandDealt: lambda event: engine.HandDealt(Seat(event.seat), cards_of(event.hand)),
    wire.DummyHandDealt: lambda event: engine.DummyHandDealt(cards_of(event.hand)),
    wire.TributeGiven: _engine_tribute_given,
    wire.CardReturned: _engine_card_returned,
    wire.CombinationPlayed: _engine_combination_played,
    wire.Passed: lambda event: engine.Passed(Seat(event.seat), optional_seat(event.next_seat)),
    wire.LastCardDeclared: lambda event: engine.LastCardDeclared(Seat(event.seat)),
    wire.SeatDisqualified: lambda event: engine.SeatDisqualified(Seat(event.seat)),
    wire.TrickWon: _engine_trick_won,
    wire.DealWon: lambda event: engine.DealWon(Seat(event.seat)),
    wire.HandsShown: lambda event: engine.HandsShown(tuple(map(cards_of, event.hands))),
    wire.DealScored: _engine_deal_scored,
    wire.DummyHandsShown: lambda event: engine.DummyHandsShown(tuple(map(cards_of, event.hands))),
    wire.MatchWon: lambda event: engine.MatchWon(tuple(map(Seat, event.winners))),
}


# --- actions ---------------------------------------------------------------------------------------------------------


def engine_action(command: ActionCommand) -> Action:
    """Return the action that a command asks for, its cards in rising card order."""
    match command:
        case messages.Play(cards=names, declare=declare):
            return engine.Play(engine.sorted_hand(cards_of(names)), declare)
        case messages.Pass():
            return engine.Pass()
        case messages.Declare():
            return engine.Declare()
        case messages.ReturnCard(card=name):
            return engine.ReturnCard(CARDS[name])


def action_command(action: Action, command_id: str, seen_seq: int | None = None) -> ActionCommand:
    """Return the command that asks for an action, decided on what was known at a sequence number."""
    match action:
        case engine.Play(cards=cards, declare=declare):
            return messages.Play(id=command_id, cards=card_names(cards), declare=declare, seen_seq=seen_seq)
        case engine.Pass():
            return messages.Pass(id=command_id, seen_seq=seen_seq)
        case engine.Declare():
            return messages.Declare(id=command_id, seen_seq=seen_seq)
        case engine.ReturnCard(card=card):
            return messages.ReturnCard(id=command_id, card=CARD_NAMES[card], seen_seq=seen_seq)


# --- rules -----------------------------------------------------------------------------------------------------------


def rules_values(rules: RuleSet) -> dict[str, str | int | bool | list[int] | None]:
    """Return every option of a rule set with its value, as it is sent."""
    return option_values(rules)


def rules_of(values: Mapping[str, object]) -> RuleSet:
    """Return the rule set whose options were sent; refuse what is no option or no value of it."""
    return rule_set(values)
