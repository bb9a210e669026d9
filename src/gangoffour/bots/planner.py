"""A player with a plan: the hand in few plays, winners kept to regain the lead, the end of the deal counted out."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from gangoffour.bots.partition import Partitions
from gangoffour.bots.unseen import Unseen, opposing_sizes, unseen_cards
from gangoffour.engine import (
    SMALLEST_GANG,
    Action,
    Card,
    Combination,
    Declare,
    Hand,
    Kind,
    Pass,
    Phase,
    Play,
    Rank,
    ReturnCard,
    SeatView,
    classify,
    hand_without,
    held_combinations,
    holds,
    legal_actions_in,
    legal_plays,
    must_declare_itself,
    points_for,
)

_WINNER: Final = 1.4
"""What a sure winner in the hand is worth, in plays: more than itself, for it also brings the lead for another."""

_LEAD: Final = 1.0
"""What the lead of the next trick is worth, in plays."""

_CARD: Final = 0.3
"""What a card shed is worth, in plays."""

_RISK: Final = 1.0
"""What a point for cards left is worth, in plays, while another seat holds a single card; less with more cards."""

_LATE: Final = 8
"""With fewer cards in another hand the deal nears its end, and a turn let pass may not come back."""

_LATE_PASS: Final = -5.0
"""What a pass is worth then, in plays."""

_GANG_LED: Final = 2.5
"""What it costs to lead a gang, or part of one, when the deal nears its end, in plays: it would have taken a trick."""

_MOST_ENDINGS: Final = 300
"""How many hands are looked at for a sure way to the end."""


class PlannerBot:
    """Leaves the hand behind that is nearest to its end, and weighs that against the chance to have the lead.

    It remembers every card played. When all plays that are left but one are unbeatable, it lays them one by one.
    """

    name: Final = "planner"

    def choose(self, view: SeatView, rng: Random) -> Action:  # noqa: ARG002  it leaves nothing to chance
        """Return the action; equal views give equal actions."""
        if view.public.phase is Phase.RETURN:
            cards = [action.card for action in legal_actions_in(view) if isinstance(action, ReturnCard)]
            return ReturnCard(_Decision(view).card_to_return(cards))
        plays = legal_plays(view)
        if not plays:
            return Declare() if view.may_declare else Pass()
        may_pass = view.limits is not None and view.limits.may_pass
        chosen = _Decision(view).best_play(plays, may_pass=may_pass)
        if chosen is None:
            return Pass()
        cards_left = len(view.hand) - len(chosen.cards)
        return Play(chosen.cards, declare=must_declare_itself(cards_left, view.public.rules))


class _Decision:
    """What a seat weighs on its turn."""

    def __init__(self, view: SeatView) -> None:
        self._hand = view.hand
        sizes = opposing_sizes(view)
        self._unseen = Unseen(unseen_cards(view), sizes, view.public.rules)
        self._plan = Partitions(view.hand, self._price)
        held = Counter(card.rank for card in view.hand if card.is_ranked)
        self._gangs = {rank for rank, count in held.items() if count >= SMALLEST_GANG}
        fewest = min(sizes, default=1)
        is_on_lead = view.public.deal is not None and view.public.deal.trick.top_play is None
        self._keeps_gangs = is_on_lead and fewest < _LATE
        self._risk = _RISK / fewest
        self._passing = _LATE_PASS if fewest < _LATE else 0.0

    def card_to_return(self, cards: Sequence[Card]) -> Card:
        """Return the card whose loss leaves the best hand; of equals the lowest."""
        return min(cards, key=lambda card: (self._plan.price(hand_without(self._hand, (card,))), card))

    def best_play(self, plays: Sequence[Combination], *, may_pass: bool) -> Combination | None:
        """Return the play, or None to pass."""
        final = self._play_to_the_end(plays)
        if final is not None:
            return final
        best, highest = None, self._worth(self._hand) + self._passing if may_pass else float("-inf")
        for play in plays:
            rest = hand_without(self._hand, play.cards)
            worth = self._worth(rest) + _LEAD * self._unseen.chance_to_hold(play)
            if self._keeps_gangs and any(card.rank in self._gangs for card in play.cards):
                worth -= _GANG_LED
            if worth > highest:
                best, highest = play, worth
        return best

    def _play_to_the_end(self, plays: Sequence[Combination]) -> Combination | None:
        """Return a play that ends the deal, or a winner after which at most one play is left that is none."""
        for play in plays:
            if len(play.cards) == len(self._hand):
                return play
        winners = [play for play in plays if self._unseen.is_unbeatable(play)]
        if not winners:
            return None
        ending = _Ending(held_combinations(self._hand), self._unseen)
        for play in winners:
            if ending.is_sure(hand_without(self._hand, play.cards)):
                return play
        return None

    def _worth(self, hand: Hand) -> float:
        """Return what holding the hand is worth, in plays."""
        return -self._plan.price(hand) - _CARD * len(hand) - self._risk * points_for(len(hand))

    def _price(self, kind: Kind, rank: Rank, size: int) -> float:
        """Return what it takes to lay a play: one turn, less what it brings when it wins the trick."""
        return 1 - _WINNER * self._unseen.chance_of(kind, rank, size)


class _Ending:
    """Can a hand be laid to its end without losing the lead?"""

    def __init__(self, plays: Sequence[Combination], unseen: Unseen) -> None:
        self._winners = [play for play in plays if unseen.is_unbeatable(play)]
        self._known: dict[Hand, bool] = {}
        self._left = _MOST_ENDINGS

    def is_sure(self, hand: Hand) -> bool:
        """True if the hand is one play, or has a winner that leaves a hand of which this is true."""
        if hand not in self._known:
            self._left -= 1
            self._known[hand] = classify(hand) is not None or (
                self._left > 0
                and any(
                    self.is_sure(hand_without(hand, play.cards)) for play in self._winners if holds(hand, play.cards)
                )
            )
        return self._known[hand]
