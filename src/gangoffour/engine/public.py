"""What everybody knows: the public side of a match, and how events change it.

`PublicView` is the fold of the events that everybody sees. Nothing else ever enters it, so it cannot hold a hidden
card. A state is this view together with the hidden hands.

Views and states are named tuples: as immutable as frozen dataclasses, and several times quicker to replace.
"""

from enum import StrEnum
from typing import NamedTuple, Never, TypeAlias

from gangoffour.engine import events as ev
from gangoffour.engine.cards import HAND_SIZE, Card, Hand
from gangoffour.engine.combinations import Combination
from gangoffour.engine.rules import RuleSet
from gangoffour.engine.seats import Direction, Seat, all_seats


class Phase(StrEnum):
    """What the match waits for."""

    READY = "ready"
    """The next deal has to be started."""
    RETURN = "return"
    """The deal winner has to return a card."""
    PLAY = "play"
    """A seat has to play or pass."""
    OVER = "over"
    """Nothing: the match is over."""


class Turn(NamedTuple):
    """What a seat did in its turn."""

    seat: Seat
    combination: Combination | None
    """The play; None for a pass."""


class Trick(NamedTuple):
    """From a lead until every other active seat has passed."""

    leader: Seat
    direction: Direction
    turns: tuple[Turn, ...] = ()
    """Every play and pass, in order."""

    @property
    def top_turn(self) -> Turn | None:
        """The turn whose play is to be beaten; None while the leader has not played."""
        for turn in reversed(self.turns):
            if turn.combination is not None:
                return turn
        return None

    @property
    def top_play(self) -> Combination | None:
        """The play to be beaten; None while the leader has not played."""
        turn = self.top_turn
        return None if turn is None else turn.combination


class Exchange(NamedTuple):
    """The tribute and what came back for it (R57-R62)."""

    deal_loser: Seat
    deal_winner: Seat
    tribute: Card
    returned_card: Card | None = None


class PublicDeal(NamedTuple):
    """What everybody knows of the deal being played, or played last."""

    number: int
    dealer: Seat
    seat_to_act: Seat | None
    """None when the deal is over."""
    hand_sizes: tuple[int, ...]
    trick: Trick
    """The current trick; in a deal that is over, the last one."""
    tricks: tuple[Trick, ...] = ()
    """The finished tricks before it, in order."""
    declared: frozenset[Seat] = frozenset()
    """Seats that declared their last card."""
    disqualified: frozenset[Seat] = frozenset()
    exchange: Exchange | None = None
    cut: ev.DeckCut | None = None
    deal_winner: Seat | None = None
    shown_hands: tuple[Hand, ...] | None = None
    """The cards left in every hand, by seat, once the deal is over."""

    @property
    def direction(self) -> Direction:
        """The direction of the current trick."""
        return self.trick.direction

    @property
    def undeclared(self) -> Seat | None:
        """The active seat that holds a single card it has not declared: its window is open (R42)."""
        if 1 in self.hand_sizes:
            for seat, size in enumerate(self.hand_sizes):
                if size == 1 and seat not in self.declared and seat not in self.disqualified:
                    return Seat(seat)
        return None


class DealResult(NamedTuple):
    """One line of the score sheet."""

    deal_winner: Seat
    deal_loser: Seat
    points: tuple[int, ...]
    scores: tuple[int, ...]
    """The running sums, this deal included."""


class PublicView(NamedTuple):
    """What a spectator knows of a match."""

    rules: RuleSet
    seat_count: int
    first_dealer: Seat
    scores: tuple[int, ...]
    """The running sum of points, by seat (R54)."""
    deal: PublicDeal | None = None
    """The deal being played or played last; None before the first."""
    results: tuple[DealResult, ...] = ()
    """The finished deals in order."""
    winners: tuple[Seat, ...] = ()
    """The winners of the match; empty until it is over."""
    dummy_hands: tuple[Hand, ...] | None = None
    """With three seats, the dummy hands of all deals, once the match is over."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return all_seats(self.seat_count)

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        if self.winners:
            return Phase.OVER
        if self.deal is None or self.deal.deal_winner is not None:
            return Phase.READY
        exchange = self.deal.exchange
        return Phase.RETURN if exchange is not None and exchange.returned_card is None else Phase.PLAY

    @property
    def seat_to_act(self) -> Seat | None:
        """The seat whose turn it is."""
        return None if self.deal is None else self.deal.seat_to_act

    def __repr__(self) -> str:
        return f"<PublicView: {summary(self)}>"


def summary(public: PublicView) -> str:
    """Return where a match stands, in a few words: whole, with every trick of the deal, it fills a screen."""
    deal = public.deal
    words = [f"{public.seat_count} seats"] if deal is None else [f"deal {deal.number}"]
    match public.phase:
        case Phase.OVER:
            words.append(f"over, won by {' and '.join(f'seat {seat}' for seat in public.winners)}")
        case Phase.READY:
            words.append("the next deal has to be started")
        case Phase.RETURN:
            words.append(f"seat {public.seat_to_act} has to return a card")
        case Phase.PLAY:
            words.append(f"seat {public.seat_to_act} to act")
    if deal is not None:
        words.append(f"cards {' '.join(map(str, deal.hand_sizes))}")
    return ", ".join([*words, f"scores {' '.join(map(str, public.scores))}"])


def evolve_public(public: PublicView, event: ev.PublicEvent) -> PublicView:
    """Return what everybody knows after one more public event."""
    match event:
        case ev.DealStarted():
            return public._replace(deal=_started(event, public.seat_count))
        case ev.DealScored(points=points, scores=scores, deal_loser=deal_loser):
            winner = _deal(public).deal_winner
            if winner is None:
                raise ValueError(event)
            result = DealResult(winner, deal_loser, points, scores)
            return public._replace(scores=scores, results=(*public.results, result))
        case ev.DummyHandsShown(hands=hands):
            return public._replace(dummy_hands=hands)
        case ev.MatchWon(winners=winners):
            return public._replace(winners=winners)
        case _:
            return public._replace(deal=_evolve_deal(_deal(public), event))


def _deal(public: PublicView) -> PublicDeal:
    if public.deal is None:
        raise ValueError(public)
    return public.deal


def _started(event: ev.DealStarted, seat_count: int) -> PublicDeal:
    return PublicDeal(
        number=event.deal_number,
        dealer=event.dealer,
        seat_to_act=event.leader,
        hand_sizes=(HAND_SIZE,) * seat_count,
        trick=Trick(event.leader, event.direction),
    )


_PlayEvent: TypeAlias = (
    ev.CombinationPlayed | ev.Passed | ev.TrickWon | ev.LastCardDeclared | ev.SeatDisqualified | ev.DealWon
)
_OtherDealEvent: TypeAlias = ev.DeckCut | ev.TributeGiven | ev.CardReturned | ev.HandsShown


def _evolve_deal(deal: PublicDeal, event: _PlayEvent | _OtherDealEvent) -> PublicDeal:
    match event:
        case ev.Passed(seat=seat, next_seat=next_seat):
            return deal._replace(seat_to_act=next_seat, trick=_with_turn(deal.trick, Turn(seat, None)))
        case ev.CombinationPlayed(seat=seat, combination=combination, next_seat=next_seat):
            return deal._replace(
                seat_to_act=next_seat,
                hand_sizes=_resized(deal.hand_sizes, seat, -len(combination.cards)),
                trick=_with_turn(deal.trick, Turn(seat, combination)),
            )
        case ev.TrickWon(leader=leader, direction=direction):
            tricks = (*deal.tricks, deal.trick)
            return deal._replace(seat_to_act=leader, tricks=tricks, trick=Trick(leader, direction))
        case ev.LastCardDeclared(seat=seat):
            return deal._replace(declared=deal.declared | {seat})
        case ev.SeatDisqualified(seat=seat):
            return deal._replace(disqualified=deal.disqualified | {seat})
        case ev.DealWon(seat=seat):
            return deal._replace(seat_to_act=None, deal_winner=seat)
        case _:
            return _evolve_around_play(deal, event)


def _evolve_around_play(deal: PublicDeal, event: _OtherDealEvent) -> PublicDeal:
    """Evolve by what happens before the first lead and after the last play."""
    match event:
        case ev.DeckCut():
            return deal._replace(cut=event)
        case ev.TributeGiven(giver=giver, receiver=receiver, card=card):
            exchange = Exchange(deal_loser=giver, deal_winner=receiver, tribute=card)
            return deal._replace(exchange=exchange, hand_sizes=_moved(deal.hand_sizes, giver, receiver))
        case ev.CardReturned(giver=giver, receiver=receiver, card=card):
            if deal.exchange is None:
                raise ValueError(event)
            exchange = deal.exchange._replace(returned_card=card)
            return deal._replace(exchange=exchange, hand_sizes=_moved(deal.hand_sizes, giver, receiver))
        case ev.HandsShown(hands=hands):
            return deal._replace(shown_hands=hands)
        case _:
            raise _no_deal_event(event)


def _no_deal_event(value: Never) -> TypeError:
    return TypeError(f"{value!r} is no event of a deal")


def _with_turn(trick: Trick, turn: Turn) -> Trick:
    return Trick(trick.leader, trick.direction, (*trick.turns, turn))


def _resized(hand_sizes: tuple[int, ...], seat: Seat, change: int) -> tuple[int, ...]:
    return (*hand_sizes[:seat], hand_sizes[seat] + change, *hand_sizes[seat + 1 :])


def _moved(hand_sizes: tuple[int, ...], giver: Seat, receiver: Seat) -> tuple[int, ...]:
    return _resized(_resized(hand_sizes, giver, -1), receiver, 1)
