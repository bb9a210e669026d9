"""Why an action is worth a thought: one fact about it that is certain from the view, the most telling there is.

A reason is a code with the numbers of its sentence. It says nothing that is only likely, and it is not how a network
came to its choice: nobody can read that.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique
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
    Play,
    Rank,
    ReturnCard,
    Seat,
    SeatView,
    classify,
    hand_without,
    legal_actions_in,
    strength,
)

_MANY: Final = 3
"""How many cards at once are worth a word."""


@unique
class HintReason(StrEnum):
    """What can be said of an action; `left` counts the fewest plays that the rest of the hand can be laid in."""

    OUT = "out"
    """It empties the hand."""
    SETTLED = "settled"
    """Nobody can beat it, and the rest of the hand is one play."""
    DUTY = "duty"
    """The last-card duty asks for the highest card."""
    ONLY = "only"
    """No other action is legal."""
    UNBEATABLE = "unbeatable"
    """Nobody can beat it. Facts: left."""
    SHUTS_OUT = "shuts_out"
    """A seat has too few cards to beat it. Facts: seat, held, count."""
    KEEPS_GANG = "keeps_gang"
    """Other plays would break up a gang. Facts: left."""
    LOWEST_BEATING = "lowest_beating"
    """Of its kind nothing lower beats. Facts: left."""
    LOWEST_CARD = "lowest_card"
    """The lowest card of the hand goes with it. Facts: count, left."""
    MANY_CARDS = "many_cards"
    """Facts: count, left."""
    LEAVES = "leaves"
    """Facts: left."""
    PASS_KEEPS_GANG = "pass_keeps_gang"
    """Every play would break up or spend a gang."""
    PASS_KEEPS_PLAN = "pass_keeps_plan"
    """No play would leave fewer plays than there are now."""
    PASS_KEEPS_HIGHEST = "pass_keeps_highest"
    """Every play would take a card of the highest rank in the hand."""
    PASS_WAITS = "pass_waits"
    """Nothing of this holds."""
    RETURN_LOWEST = "return_lowest"
    """It is the lowest card that may be returned. Facts: left."""
    RETURN_SPARED = "return_spared"
    """No other card leaves fewer plays. Facts: left."""
    DECLARE = "declare"
    """The last card has to be declared."""


@dataclass(frozen=True, slots=True)
class GivenReason:
    """A reason with the numbers that its sentence needs."""

    reason: HintReason
    facts: Mapping[str, int] = field(default_factory=dict)


class Reasons:
    """The reasons for the actions of one view."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        actions = legal_actions_in(view)
        self._combinations = {
            action.cards: combination
            for action in actions
            if isinstance(action, Play) and (combination := classify(action.cards)) is not None
        }
        self._cards_to_return = [action.card for action in actions if isinstance(action, ReturnCard)]
        # A play listed with and without its declaration is one choice.
        self._choices = len({action.cards if isinstance(action, Play) else action for action in actions})
        self._unseen = Unseen(unseen_cards(view), opposing_sizes(view), view.public.rules)
        self._partitions = Partitions(view.hand, lambda _kind, _rank, _size: 1.0)

    def reason(self, action: Action) -> GivenReason:
        """Return the most telling reason for a legal action."""
        match action:
            case Play(cards=cards):
                return next(self._for_play(self._combinations[cards]))
            case Pass():
                return next(self._for_pass())
            case ReturnCard(card=card):
                return next(self._for_return(card))
            case Declare():
                return GivenReason(HintReason.DECLARE)

    def _for_play(self, play: Combination) -> Iterator[GivenReason]:
        rest = self._rest(play.cards)
        if not rest:
            yield GivenReason(HintReason.OUT)
        left, count = {"left": self._left(rest)}, {"count": len(play.cards)}
        is_unbeatable = self._unseen.is_unbeatable(play)
        if is_unbeatable and left["left"] == 1:
            yield GivenReason(HintReason.SETTLED)
        limits = self._view.limits
        if limits is not None and limits.single_only and play.kind is Kind.SINGLE:
            yield GivenReason(HintReason.DUTY)
        if self._choices == 1:
            yield GivenReason(HintReason.ONLY)
        if is_unbeatable:
            yield GivenReason(HintReason.UNBEATABLE, left)
        yield from self._shut_out(play)
        if not self._harms_gang(play) and any(map(self._harms_gang, self._combinations.values())):
            yield GivenReason(HintReason.KEEPS_GANG, left)
        if self._is_lead:
            if play.cards[0] == self._view.hand[0]:
                yield GivenReason(HintReason.LOWEST_CARD, count | left)
        elif self._is_lowest_beating(play):
            yield GivenReason(HintReason.LOWEST_BEATING, left)
        if len(play.cards) >= _MANY:
            yield GivenReason(HintReason.MANY_CARDS, count | left)
        yield GivenReason(HintReason.LEAVES, left)

    def _for_pass(self) -> Iterator[GivenReason]:
        plays = self._combinations.values()
        if not plays:
            yield GivenReason(HintReason.ONLY)
        if all(map(self._harms_gang, plays)):
            yield GivenReason(HintReason.PASS_KEEPS_GANG)
        now = self._left(self._view.hand)
        if all(self._left(self._rest(play.cards)) >= now for play in plays):
            yield GivenReason(HintReason.PASS_KEEPS_PLAN)
        highest = self._view.hand[-1].rank
        if all(any(card.rank is highest for card in play.cards) for play in plays):
            yield GivenReason(HintReason.PASS_KEEPS_HIGHEST)
        yield GivenReason(HintReason.PASS_WAITS)

    def _for_return(self, card: Card) -> Iterator[GivenReason]:
        left = self._left(self._rest((card,)))
        if card == min(self._cards_to_return):
            yield GivenReason(HintReason.RETURN_LOWEST, {"left": left})
        if left == min(self._left(self._rest((other,))) for other in self._cards_to_return):
            yield GivenReason(HintReason.RETURN_SPARED, {"left": left})
        yield GivenReason(HintReason.LEAVES, {"left": left})

    @property
    def _is_lead(self) -> bool:
        deal = self._view.public.deal
        return deal is not None and deal.trick.top_play is None

    def _rest(self, cards: tuple[Card, ...]) -> Hand:
        return hand_without(self._view.hand, cards)

    def _left(self, hand: Hand) -> int:
        """Return the fewest plays that the hand can be laid in."""
        return int(self._partitions.price(hand))

    def _shut_out(self, play: Combination) -> Iterator[GivenReason]:
        """Name the seat with the fewest cards, if it holds too few to beat the lead, gangs included."""
        deal = self._view.public.deal
        if deal is None or not self._is_lead:
            return
        others = [
            (size, Seat(seat))
            for seat, size in enumerate(deal.hand_sizes)
            if seat != self._view.seat and seat not in deal.disqualified
        ]
        held, seat = min(others)
        if held < min(len(play.cards), SMALLEST_GANG):
            yield GivenReason(HintReason.SHUTS_OUT, {"seat": seat, "held": held, "count": len(play.cards)})

    def _harms_gang(self, play: Combination) -> bool:
        """True if the hand holds a gang and is left with a smaller one, or without it."""
        before, after = _gangs(self._view.hand), _gangs(self._rest(play.cards))
        return any(after[rank] < count for rank, count in before.items())

    def _is_lowest_beating(self, play: Combination) -> bool:
        """True if it is the weakest of its kind that beats, and there are stronger ones."""
        rules = self._view.public.rules
        strengths = [strength(other, rules) for other in self._combinations.values() if other.kind is play.kind]
        return strength(play, rules) == min(strengths) < max(strengths)


def _gangs(hand: Hand) -> Counter[Rank]:
    """Return how many cards each gang in the hand has."""
    counts = Counter(card.rank for card in hand)
    return Counter({rank: count for rank, count in counts.items() if count >= SMALLEST_GANG})
