"""Clues: what a view tells about the hands it does not show.

Certain is what the rules compel:

- The exchange lay face up (R62). Its two cards are where they went until they are laid or given on, and the deal loser
  was dealt none above the tribute (R60).
- In the first deal 1M is in the first lead or lies aside (R8).
- Under the last-card duty a pass, and with `duty_gang: forbidden` a gang, shows that there was no card above the top
  play; a single shows that there was none above itself (R48, R49). With `duty_gang: required` the pass also shows that
  there was no gang, and a single led that there was no combination of more cards (R50).

Any other pass only makes an answer less likely. Nothing is concluded from what a seat chose to play.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from gangoffour.bots.unseen import unseen_cards
from gangoffour.core import HiddenHand, SeenPass
from gangoffour.engine import (
    MULTI_ONE,
    Card,
    Combination,
    DutyGang,
    Exchange,
    Hand,
    Kind,
    PublicDeal,
    RuleSet,
    Seat,
    SeatView,
    duty_seats,
)


class Clues(NamedTuple):
    """What a seat knows about the other hands."""

    unseen: Hand
    """The cards that others may hold; what they do not hold lies aside."""
    hands: tuple[HiddenHand, ...]
    passes: tuple[SeenPass, ...]


def clues_of(view: SeatView) -> Clues:
    """Return the clues of a seat whose turn it is."""
    deal, rules = view.public.deal, view.public.rules
    if deal is None:
        raise ValueError(view)
    others = {Seat(seat): _Notes(Seat(seat), size) for seat, size in enumerate(deal.hand_sizes) if seat != view.seat}
    passes: list[SeenPass] = []
    for turn in reversed(list(_turns(deal, rules))):
        notes = others.get(turn.seat)
        if notes is None:
            continue
        if turn.combination is not None:
            notes.laid += turn.combination.cards
        if turn.is_bound:
            notes.add_duty(turn, rules)
        elif turn.combination is None and turn.top_play is not None:
            passes.append(SeenPass(turn.seat, turn.top_play, tuple(notes.laid)))
    hands = tuple(notes.hidden_hand(deal.exchange) for notes in others.values())
    return Clues(_unseen(view, deal), hands, tuple(passes))


class _PastTurn(NamedTuple):
    """A turn, and what the seat faced."""

    seat: Seat
    combination: Combination | None
    top_play: Combination | None
    is_bound: bool
    """True if the seat led or followed a single under the last-card duty."""


def _turns(deal: PublicDeal, rules: RuleSet) -> Iterator[_PastTurn]:
    """Yield the turns of the deal in order."""
    sizes = list(deal.hand_sizes)
    tricks = (*deal.tricks, deal.trick)
    for trick in tricks:
        for seat, combination in trick.turns:
            sizes[seat] += 0 if combination is None else len(combination.cards)
    is_opening = deal.number == 1
    for trick in tricks:
        top_play: Combination | None = None
        for seat, combination in trick.turns:
            # Who came to a last card had declared it, or counted as disqualified, before anybody acted again (R44): so
            # the seats that did so until today are those that had done so then, if they held one card then.
            last = {Seat(other) for other, size in enumerate(sizes) if size == 1}
            is_bound = (top_play is None or top_play.kind is Kind.SINGLE) and seat in duty_seats(
                last & deal.declared, last & deal.disqualified, trick.direction, len(sizes), rules
            )
            if is_opening and combination is not None and MULTI_ONE in combination.cards:
                is_bound = False  # the first lead of a match goes by its own rule
            yield _PastTurn(seat, combination, top_play, is_bound)
            is_opening = False
            if combination is not None:
                top_play = combination
                sizes[seat] -= len(combination.cards)


@dataclass(slots=True)
class _Notes:
    """What is noted about a seat while its turns are gone through, the last one first."""

    seat: Seat
    size: int
    laid: list[Card] = field(default_factory=list)
    """What it has laid from this turn on."""
    highest: Card | None = None
    had_no_gang: Hand | None = None
    had_no_combination: Hand | None = None

    def add_duty(self, turn: _PastTurn, rules: RuleSet) -> None:
        """Note what a turn under the duty tells; an earlier one tells more, for the seat held more cards."""
        play, top_play = turn.combination, turn.top_play
        if play is None and top_play is not None:
            self._add_highest(top_play.cards[0])
            if rules.duty_gang is DutyGang.REQUIRED:
                self.had_no_gang = tuple(self.laid)
        elif play is not None and play.kind is Kind.SINGLE:
            if top_play is None:
                self.had_no_combination = tuple(self.laid)
            if top_play is not None or rules.duty_lead_highest_single:
                self._add_highest(play.cards[0])
        elif top_play is not None and rules.duty_gang is DutyGang.FORBIDDEN:
            self._add_highest(top_play.cards[0])

    def hidden_hand(self, exchange: Exchange | None) -> HiddenHand:
        """Return what is certain about the hand."""
        kept: Hand = ()
        if exchange is not None:
            given = {exchange.deal_winner: exchange.tribute, exchange.deal_loser: exchange.returned_card}
            card = given.get(self.seat)
            if self.seat == exchange.deal_loser:
                self._add_highest(exchange.tribute)
            elif card == exchange.returned_card:
                card = None  # it went back
            kept = (card,) if card is not None and card not in self.laid else ()
        return HiddenHand(self.seat, self.size, kept, self.highest, self.had_no_gang, self.had_no_combination)

    def _add_highest(self, card: Card) -> None:
        self.highest = card if self.highest is None else min(self.highest, card)


def _unseen(view: SeatView, deal: PublicDeal) -> Hand:
    """Return the unseen cards that others may hold: in the first deal 1M lies aside, unless all cards are needed."""
    cards = unseen_cards(view)
    held = sum(deal.hand_sizes) - len(view.hand)
    if deal.number == 1 and len(cards) > held:
        return tuple(card for card in cards if card != MULTI_ONE)
    return cards
