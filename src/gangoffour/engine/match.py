"""A match from its start to its end: the engine's way in (R2-R11, R55, R66).

Chance is an input: the caller hands in the deck order of every deal. A match is a rule set, deck orders and
actions; everything else follows.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gangoffour.engine import events as ev
from gangoffour.engine.actions import Action, Declare, Pass, Play, ReturnCard, no_action
from gangoffour.engine.cards import DECK, HAND_SIZE, MULTI_ONE, Card, Hand, sorted_hand
from gangoffour.engine.deal import Unfolding, carry_out_pass, carry_out_play, carry_out_return
from gangoffour.engine.errors import Code, InvalidSetup
from gangoffour.engine.exchange import exchange_due, tribute_of
from gangoffour.engine.judgement import (
    check_seat,
    judge_declaration,
    judge_pass,
    judge_play,
    judge_return,
    legal_actions_in,
)
from gangoffour.engine.public import Phase
from gangoffour.engine.ritual import ritual_outcome
from gangoffour.engine.rules import CLASSIC, RuleSet
from gangoffour.engine.seats import SEAT_0, Direction, Seat, deal_direction, next_seat
from gangoffour.engine.state import MatchState, Step, evolve, initial_state
from gangoffour.engine.view import view


class LaterDeal(NamedTuple):
    """A later deal with which a match begins, and the roles that the deal before it, which nobody played, has left."""

    number: int
    """From 2 on; it decides the direction (R11)."""
    deal_winner: Seat
    deal_loser: Seat


def start_match(rules: RuleSet = CLASSIC, seat_count: int = 4, first_dealer: Seat = SEAT_0) -> MatchState:
    """Return a match in which the first deal has to be started."""
    if not isinstance(rules, RuleSet):
        raise TypeError(f"{rules!r} are no rules: write start_match(preset('german')), or start_match(seat_count=3)")
    if seat_count not in rules.players_allowed:
        allowed = ", ".join(map(str, rules.players_allowed))
        raise InvalidSetup(Code.MATCH_SEAT_COUNT, seats=seat_count, allowed=allowed)
    if not 0 <= first_dealer < seat_count:
        raise InvalidSetup(Code.MATCH_UNKNOWN_SEAT, seat=first_dealer)
    return initial_state(ev.MatchStarted(rules, seat_count, first_dealer))


def restore(started: ev.MatchStarted, events: Iterable[ev.DealEvent]) -> MatchState:
    """Return the state that a match has come to, from its events alone."""
    state = initial_state(started)
    for event in events:
        state = evolve(state, event)
    return state


def start_deal(
    state: MatchState, deck_order: Sequence[int], cut_cards: Sequence[Card] = (), *, later: LaterDeal | None = None
) -> Step:
    """Deal the next deal from a deck order: 64 positions in the canonical `DECK`, sixteen for each seat in turn.

    The tribute is taken at once, for it leaves no choice (R60). `cut_cards` only report the dealing ritual (R7).
    A match may begin with a `later` deal, for deals that are played apart from a match.
    """
    _check_start(state, deck_order, later)
    deck = [DECK[position] for position in deck_order]
    hands = [sorted_hand(deck[start : start + HAND_SIZE]) for start in range(0, len(deck), HAND_SIZE)]
    public = state.public
    if later is None:
        number = 1 if public.deal is None else public.deal.number + 1
        dealer = dealer_of(state)
        leader = first_leader(state, hands[: public.seat_count])
    else:
        number, dealer, leader = later.number, later.deal_winner, later.deal_winner
    direction = deal_direction(number)

    unfolding = Unfolding(state)
    unfolding.tell(ev.DealStarted(number, dealer, direction, leader))
    if cut_cards:
        first = ritual_outcome(dealer, cut_cards, direction, public.seat_count, public.rules)
        unfolding.tell(ev.DeckCut(tuple(cut_cards), first))
    for seat in public.seats:
        unfolding.tell(ev.HandDealt(seat, hands[seat]))
    for dummy_hand in hands[public.seat_count :]:
        unfolding.tell(ev.DummyHandDealt(dummy_hand))
    if exchange_due(number):
        roles = later or public.results[-1]
        tribute = tribute_of(hands[roles.deal_loser])
        unfolding.tell(ev.TributeGiven(roles.deal_loser, roles.deal_winner, tribute))
    return unfolding.step()


def apply(state: MatchState, seat: Seat, action: Action) -> Step:
    """Carry out an action of a seat, or raise `IllegalAction` and leave everything as it was."""
    check_seat(state.public, seat)
    seat_view = view(state, seat)
    unfolding = Unfolding(state)
    match action:
        case Pass():
            judge_pass(seat_view)
            carry_out_pass(unfolding, seat)
        case Play(cards=cards, declare=declare):
            combination = judge_play(cards, seat_view)
            carry_out_play(unfolding, seat, combination, declare=declare)
        case Declare():
            judge_declaration(seat_view)
            unfolding.tell(ev.LastCardDeclared(seat))
        case ReturnCard(card=card):
            judge_return(card, seat_view)
            carry_out_return(unfolding, seat, card)
        case _:
            raise no_action(action)
    return unfolding.step()


def legal_actions(state: MatchState, seat: Seat) -> list[Action]:
    """Return every canonical action the seat may take now; a seat out of turn may have a last card to declare."""
    check_seat(state.public, seat)
    return legal_actions_in(view(state, seat))


def dealer_of(state: MatchState) -> Seat:
    """Return who deals next: the first dealer, later the winner of the deal before (R6)."""
    results = state.public.results
    return results[-1].deal_winner if results else state.public.first_dealer


def first_leader(state: MatchState, hands: Sequence[Hand]) -> Seat:
    """Return who leads the next deal: first the holder of 1M, else the dealer's right-hand neighbour (R8, R9).

    In later deals it is the winner of the deal before (R10).
    """
    public = state.public
    if public.results:
        return public.results[-1].deal_winner
    for seat, hand in zip(public.seats, hands, strict=True):
        if MULTI_ONE in hand:
            return seat
    return next_seat(public.first_dealer, Direction.COUNTER_CLOCKWISE, public.seat_count)


def _check_start(state: MatchState, deck_order: Sequence[int], later: LaterDeal | None) -> None:
    phase = state.public.phase
    if later is not None:
        _check_later(state, later)
    if phase is Phase.OVER:
        raise InvalidSetup(Code.MATCH_OVER)
    if phase is not Phase.READY:
        raise InvalidSetup(Code.DEAL_IN_PROGRESS)
    if sorted(deck_order) != list(range(len(DECK))):
        raise InvalidSetup(Code.DEAL_BAD_DECK)


def _check_later(state: MatchState, later: LaterDeal) -> None:
    if state.public.deal is not None:
        raise InvalidSetup(Code.DEAL_IN_PROGRESS)
    if not exchange_due(later.number):
        raise ValueError(later)
    others = [seat for seat in state.public.seats if seat != later.deal_winner]
    for seat, known in ((later.deal_winner, state.public.seats), (later.deal_loser, others)):
        if seat not in known:
            raise InvalidSetup(Code.MATCH_UNKNOWN_SEAT, seat=seat)
