"""A match in the engine that goes along with one place of a lockstep."""

from gangoffour.catalogue import cards_of
from gangoffour.core import DealState, croupier_for, read_deal
from gangoffour.encoding import UNDECLARED_PLAYS, Lockstep, decode_action, encode_action, pack_view, seen_in
from gangoffour.engine import (
    DECK,
    FACES,
    Card,
    MatchState,
    Phase,
    Seat,
    SeatView,
    apply,
    hand_with,
    hand_without,
    legal_actions_in,
    start_deal,
    start_match,
    view,
)


class Mirror:
    """Holds what the engine says against what the lockstep says, decision by decision."""

    def __init__(self, lockstep: Lockstep, place: int, *, skip_forced: bool, undeclared: bool) -> None:
        self.lockstep, self.place = lockstep, place
        self.skip_forced, self.undeclared = skip_forced, undeclared
        self.croupier = croupier_for(lockstep.rules)
        self.state = self.new_match()
        self.settle()

    def new_match(self) -> MatchState:
        deal = self.deal()
        first_dealer = Seat((deal.leader - 1) % deal.seats)  # counts only while 1M lies aside, and then none is forced
        return self.dealt(start_match(self.lockstep.rules, deal.seats, first_dealer), deal)

    def deal(self) -> DealState:
        return read_deal(self.croupier, self.lockstep.words, self.place)

    def dealt(self, state: MatchState, deal: DealState) -> MatchState:
        """Deal the same cards in the engine: those in the hands and those played, less what the exchange moved."""
        played = self.lockstep.seen[self.place]
        hands = [cards_of(mask) + cards_of(int(played[seat])) for seat, mask in enumerate(deal.hands[: deal.seats])]
        if deal.tribute:
            tribute: Card = FACES[deal.tribute - 1]
            hands[deal.giver] = hand_with(hands[deal.giver], tribute)
            hands[deal.winner] = hand_without(hands[deal.winner], (tribute,))
        left = list(range(len(DECK)))
        order: list[int] = []
        for hand in hands:
            for card in hand:
                position = next(position for position in left if DECK[position] == card)
                left.remove(position)
                order.append(position)
        return start_deal(state, order + left).after

    def view(self) -> SeatView:
        seat = self.state.public.seat_to_act
        assert seat is not None
        return view(self.state, seat)

    def compare(self) -> None:
        """The seat to act, what it sees and what it may do: the same to the byte."""
        seat_view, place = self.view(), self.place
        assert self.lockstep.seats[place] == seat_view.seat
        assert self.lockstep.packed[place].tobytes() == pack_view(seat_view), seat_view
        assert self.lockstep.seen[place].tolist() == seen_in(seat_view), seat_view
        first, end = self.lockstep.starts[place : place + 2]
        assert self.lockstep.legal[first:end].tolist() == self.legal(seat_view), seat_view

    def legal(self, seat_view: SeatView) -> list[int]:
        """What the engine allows, as indices."""
        indices = (encode_action(action, seat_view) for action in legal_actions_in(seat_view))
        return sorted(index for index in indices if self.undeclared or index not in UNDECLARED_PLAYS)

    def follow(self, index: int) -> None:
        """Take the action that was taken in the lockstep, and all that it takes without asking."""
        ended = self.take(index)
        assert self.lockstep.ended[self.place] == (self.settle() or ended)

    def settle(self) -> int:
        """Take the turns that leave no choice, if the lockstep does; return what ended."""
        ended = 0
        while self.skip_forced:
            legal = self.legal(self.view())
            if len(legal) > 1:
                break
            ended = self.take(legal[0]) or ended
        return ended

    def take(self, index: int) -> int:
        seat_view = self.view()
        self.state = apply(self.state, seat_view.seat, decode_action(index, seat_view)).after
        return self.end_deal() if self.state.public.phase in {Phase.READY, Phase.OVER} else 0

    def end_deal(self) -> int:
        public, place = self.state.public, self.place
        result = public.results[-1]
        assert tuple(self.lockstep.points[place][: public.seat_count]) == result.points
        assert tuple(self.lockstep.scores[place][: public.seat_count]) == result.scores
        assert self.lockstep.deal_winners[place] == result.deal_winner
        assert self.lockstep.deal_losers[place] == result.deal_loser
        if public.phase is Phase.OVER:
            self.state = self.new_match()
            return 2
        self.state = self.dealt(self.state, self.deal())
        return 1
