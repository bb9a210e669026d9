"""Limits: what binds a seat on turn beyond holding the cards and beating the top play (R8, R40, R42, R48-R50).

A combination is legal if it is held, beats the top play and meets the limits. So a client needs no rule of its
own: it looks up what is held and what beats in the catalogue, and reads the limits from the view.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from gangoffour.engine.cards import MULTI_ONE, Card, Hand
from gangoffour.engine.combinations import LARGEST_GANG, SMALLEST_GANG, Combination, Kind
from gangoffour.engine.errors import Code
from gangoffour.engine.last_card import has_duty
from gangoffour.engine.plays import holds_gang, holds_multi_card_combination
from gangoffour.engine.public import PublicDeal
from gangoffour.engine.rules import DutyGang, RuleSet
from gangoffour.engine.seats import Seat


class GangLimit(StrEnum):
    """What the limits say of gangs."""

    FREE = "free"
    """Nothing: a gang has to meet the other limits like any combination."""
    ALLOWED = "allowed"
    """A gang may be played instead of what the other limits ask for."""
    REQUIRED = "required"
    """Only a gang may be played."""
    BARRED = "barred"
    """No gang may be played."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What binds a seat on turn. The defaults bind nothing but the leader, who may not pass."""

    may_pass: bool = False
    min_cards: int = 1
    max_cards: int = LARGEST_GANG
    must_contain: Card | None = None
    single_only: bool = False
    gang: GangLimit = GangLimit.FREE
    must_declare_first: bool = False

    def play_refusal(self, combination: Combination) -> Code | None:
        """Return why the limits refuse the combination, or None if they allow it."""
        if self.must_declare_first:
            return Code.PLAY_DECLARE_FIRST
        if combination.kind is Kind.GANG:
            if self.gang is GangLimit.BARRED:
                return Code.PLAY_DUTY_GANG_BARRED
            if self.gang is not GangLimit.FREE:
                return None
        count = len(combination.cards)
        if count < self.min_cards:
            return Code.PLAY_DUTY_MULTI_CARD
        if self.must_contain is not None and self.must_contain not in combination.cards:
            return Code.PLAY_DUTY_HIGHEST_SINGLE if self.single_only else Code.PLAY_MUST_CONTAIN_MULTI_ONE
        if count > self.max_cards:
            return Code.PLAY_OPENING_TOO_MANY_CARDS
        return Code.PLAY_DUTY_HIGHEST_SINGLE if self.single_only and count > 1 else None

    @property
    def pass_refusal(self) -> Code | None:
        """Why passing is refused, or None if it is allowed."""
        if self.may_pass:
            return None
        if self.gang is GangLimit.REQUIRED:
            return Code.PASS_DUTY_GANG
        if self.gang is GangLimit.FREE:
            return Code.PASS_ON_LEAD
        return Code.PASS_DUTY_HIGHEST_SINGLE


FREE_TO_FOLLOW: Final = Limits(may_pass=True)
FREE_TO_LEAD: Final = Limits()


def limits_of(deal: PublicDeal, seat: Seat, hand: Hand, rules: RuleSet) -> Limits:
    """Return what binds the seat, which has to be the one on turn to play."""
    if deal.undeclared == seat:
        return Limits(must_declare_first=True)
    top_play = deal.trick.top_play
    if top_play is None:
        return _lead_limits(deal, seat, hand, rules)
    if top_play.kind is not Kind.SINGLE or not has_duty(deal, seat, rules):
        return FREE_TO_FOLLOW
    return _duty_limits(top_play, hand, rules)


def _lead_limits(deal: PublicDeal, seat: Seat, hand: Hand, rules: RuleSet) -> Limits:
    """On lead there is no pass (R40); the first lead of the match (R8) and the duty (R50) bind further."""
    if deal.number == 1 and not deal.tricks and MULTI_ONE in hand:
        return Limits(max_cards=rules.opening_max_cards or LARGEST_GANG, must_contain=MULTI_ONE)
    if not has_duty(deal, seat, rules):
        return FREE_TO_LEAD
    if holds_multi_card_combination(hand):
        return Limits(min_cards=2)
    if rules.duty_lead_highest_single:
        return Limits(must_contain=hand[-1], single_only=True)
    return FREE_TO_LEAD


def _duty_limits(top_play: Combination, hand: Hand, rules: RuleSet) -> Limits:
    """Following a single under the duty: the highest card if it beats, else a pass or a gang (R48, R49)."""
    highest = hand[-1]
    if highest > top_play.cards[0]:
        gang = GangLimit.BARRED if rules.duty_gang is DutyGang.FORBIDDEN else GangLimit.ALLOWED
        return Limits(must_contain=highest, single_only=True, gang=gang)
    if rules.duty_gang is DutyGang.REQUIRED and holds_gang(hand):
        return Limits(min_cards=SMALLEST_GANG, gang=GangLimit.REQUIRED)
    return FREE_TO_FOLLOW
