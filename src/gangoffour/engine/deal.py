"""The play of a deal: tricks, the last card, and how it ends (R36-R47, R57-R62).

The functions here carry out actions that `judgement` has allowed. They tell events to an `Unfolding`, which keeps
the state up to date.
"""

from collections.abc import Collection

from gangoffour.engine import events as ev
from gangoffour.engine.cards import Card
from gangoffour.engine.combinations import Combination
from gangoffour.engine.last_card import closed_out, must_declare_itself, window_closes_with_play
from gangoffour.engine.public import PublicDeal, PublicView, Trick
from gangoffour.engine.rules import DirectionChange, Passing
from gangoffour.engine.scoring import deal_loser, deal_points, match_winners
from gangoffour.engine.seats import Seat, next_seat, seats_after
from gangoffour.engine.state import MatchState, Step, evolve


class Unfolding:
    """One step in the making: the events so far and the state they lead to."""

    def __init__(self, state: MatchState) -> None:
        """Begin with a state and no events."""
        self._before = state
        self._events: list[ev.DealEvent] = []
        self.state = state

    def tell(self, event: ev.DealEvent) -> None:
        """Add an event."""
        self._events.append(event)
        self.state = evolve(self.state, event)

    @property
    def public(self) -> PublicView:
        """What everybody knows by now."""
        return self.state.public

    @property
    def deal(self) -> PublicDeal:
        """What everybody knows of the deal by now."""
        if self.state.public.deal is None:
            raise ValueError(self.state)
        return self.state.public.deal

    def step(self) -> Step:
        """Return the finished step."""
        return Step(self._before, self.state, tuple(self._events))


def carry_out_play(unfolding: Unfolding, seat: Seat, combination: Combination, *, declare: bool) -> None:
    """Lay a combination: it may end the deal (R41), call for a declaration (R42), even win the trick at once."""
    if _close_window(unfolding, seat):
        return
    deal, rules = unfolding.deal, unfolding.public.rules
    cards_left = deal.hand_sizes[seat] - len(combination.cards)
    if cards_left == 0:
        unfolding.tell(ev.CombinationPlayed(seat, combination, None))
        _end_deal(unfolding, seat)
        return
    # With `reenter` a play calls every other seat up again; with `out_of_trick` a pass lasts for the trick (R38).
    passed = () if rules.passing is Passing.REENTER else _passed_in(deal.trick)
    unfolding.tell(ev.CombinationPlayed(seat, combination, _next_in_trick(deal, seat, seat, passed)))
    if cards_left == 1:
        if declare or not must_declare_itself(cards_left, rules):
            unfolding.tell(ev.LastCardDeclared(seat))
        elif window_closes_with_play(rules) and _disqualify(unfolding, seat):
            return
    if unfolding.deal.seat_to_act is None:
        _end_trick(unfolding)


def carry_out_pass(unfolding: Unfolding, seat: Seat) -> None:
    """Pass; the trick ends with the pass of the last seat that could have played (R39)."""
    if _close_window(unfolding, seat):
        return
    deal = unfolding.deal
    top_turn = deal.trick.top_turn
    if top_turn is None:
        raise ValueError(deal)
    passed = {seat, *_passed_in(deal.trick, since_top_play=unfolding.public.rules.passing is Passing.REENTER)}
    unfolding.tell(ev.Passed(seat, _next_in_trick(deal, seat, top_turn.seat, passed)))
    if unfolding.deal.seat_to_act is None:
        _end_trick(unfolding)


def carry_out_return(unfolding: Unfolding, seat: Seat, card: Card) -> None:
    """Return a card in the exchange (R61)."""
    exchange = unfolding.deal.exchange
    if exchange is None:
        raise ValueError(unfolding.deal)
    unfolding.tell(ev.CardReturned(seat, exchange.deal_loser, card))


def _close_window(unfolding: Unfolding, seat: Seat) -> bool:
    """Disqualify a seat that has not declared before this action (R44); True if that ended the deal (R47)."""
    return any(_disqualify(unfolding, undeclared) for undeclared in closed_out(unfolding.deal, seat))


def _disqualify(unfolding: Unfolding, seat: Seat) -> bool:
    """Disqualify a seat; True if only one active seat is left, which wins the deal (R47)."""
    unfolding.tell(ev.SeatDisqualified(seat))
    active = [other for other in unfolding.public.seats if other not in unfolding.deal.disqualified]
    if len(active) > 1:
        return False
    _end_deal(unfolding, active[0])
    return True


def _passed_in(trick: Trick, *, since_top_play: bool = False) -> set[Seat]:
    passed: set[Seat] = set()
    for turn in trick.turns:
        if turn.combination is None:
            passed.add(turn.seat)
        elif since_top_play:
            passed.clear()
    return passed


def _next_in_trick(deal: PublicDeal, seat: Seat, top_seat: Seat, passed: Collection[Seat]) -> Seat | None:
    """Return the next active seat that has neither made the top play nor passed; None if the trick is over."""
    for other in seats_after(seat, deal.direction, len(deal.hand_sizes)):
        if other != top_seat and other not in passed and other not in deal.disqualified:
            return other
    return None


def _end_trick(unfolding: Unfolding) -> None:
    """The seat of the top play leads next; if it is disqualified, the next active seat in the direction (R39, R45)."""
    deal, rules = unfolding.deal, unfolding.public.rules
    top_turn = deal.trick.top_turn
    if top_turn is None:
        raise ValueError(deal)
    leader = winner = top_turn.seat
    if winner in deal.disqualified:
        leader = next_seat(winner, deal.direction, unfolding.public.seat_count, deal.disqualified)
    flips = rules.direction_change is DirectionChange.TRICK
    unfolding.tell(ev.TrickWon(winner, leader, deal.direction.reversed if flips else deal.direction))


def _end_deal(unfolding: Unfolding, winner: Seat) -> None:
    """Show the hands, write the points down, and see whether the match is over (R5, R53-R56)."""
    unfolding.tell(ev.DealWon(winner))
    public, deal, hands = unfolding.public, unfolding.deal, unfolding.state.hands
    unfolding.tell(ev.HandsShown(hands))
    points = deal_points(deal.hand_sizes, winner, deal.disqualified, public.rules)
    scores = tuple(score + added for score, added in zip(public.scores, points, strict=True))
    unfolding.tell(ev.DealScored(points, scores, deal_loser(winner, hands, scores, public.rules)))
    winners = match_winners(scores, deal.number, winner, public.rules)
    if winners:
        if unfolding.state.dummy_hands:
            unfolding.tell(ev.DummyHandsShown(unfolding.state.dummy_hands))
        unfolding.tell(ev.MatchWon(winners))
