"""Positions: a match cut in at the start of a deal with given hands, for puzzles, analysis and tests."""

from collections import Counter
from collections.abc import Sequence

from gangoffour.engine import events as ev
from gangoffour.engine.cards import COPIES, Card, sorted_hand
from gangoffour.engine.errors import Code, InvalidSetup
from gangoffour.engine.exchange import tribute_of
from gangoffour.engine.match import start_match
from gangoffour.engine.public import PublicDeal, PublicView, Trick
from gangoffour.engine.rules import CLASSIC, RuleSet
from gangoffour.engine.seats import SEAT_0, Seat, deal_direction
from gangoffour.engine.state import MatchState, evolve


def set_up_position(  # noqa: PLR0913  a position has this many independent facts
    hands: Sequence[Sequence[Card]],
    *,
    rules: RuleSet = CLASSIC,
    leader: Seat = SEAT_0,
    deal_number: int = 2,
    dealer: Seat | None = None,
    deal_loser: Seat | None = None,
    scores: Sequence[int] | None = None,
    dummy_hand: Sequence[Card] = (),
) -> MatchState:
    """Return a match at the start of a deal, before its first lead, with these hands of any size.

    With a `deal_loser` the deal begins with the exchange: the hands are those before it, and the leader is the
    winner of the deal before. With deal number 1 the first lead of the match is still to come (R8). A hand of one
    card counts as declared: before a lead no window is open (R42).
    """
    started = start_match(rules, len(hands), dealer if dealer is not None else leader).public
    counts = Counter(card for hand in (*hands, dummy_hand) for card in hand)
    if not all(hands) or any(count > COPIES[card] for card, count in counts.items()):
        raise InvalidSetup(Code.DEAL_BAD_HANDS)
    deal = PublicDeal(
        number=deal_number,
        dealer=started.first_dealer,
        seat_to_act=leader,
        hand_sizes=tuple(map(len, hands)),
        trick=Trick(leader, deal_direction(deal_number)),
        declared=frozenset(Seat(seat) for seat, hand in enumerate(hands) if len(hand) == 1),
    )
    public = PublicView(
        rules,
        started.seat_count,
        started.first_dealer,
        scores=started.scores if scores is None else tuple(scores),
        deal=deal,
    )
    dummy_hands = (sorted_hand(dummy_hand),) if dummy_hand else ()
    state = MatchState(public, tuple(map(sorted_hand, hands)), dummy_hands)
    if deal_loser is None:
        return state
    return evolve(state, ev.TributeGiven(deal_loser, leader, tribute_of(state.hands[deal_loser])))
