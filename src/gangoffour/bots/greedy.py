"""A plain player: shed many cards, spend low ones first, keep the gangs."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from gangoffour.engine import (
    SMALLEST_GANG,
    Action,
    Combination,
    Declare,
    Hand,
    Kind,
    Pass,
    Phase,
    Play,
    PublicDeal,
    ReturnCard,
    RuleSet,
    SeatView,
    classify,
    hand_without,
    held_combinations,
    legal_actions_in,
    legal_plays,
    must_declare_itself,
    strength,
)


class GreedyBot:
    """Follows with the lowest play that beats, leads the most cards it can, and always declares its last card.

    Rather than split a pair or a triple it takes a higher play of as many cards.
    A gang is kept until it ends the deal, leads to the end of it, or stops a seat that has one card left; that a seat
    has few of them it does not notice.
    """

    name: Final = "greedy"

    def choose(self, view: SeatView, rng: Random) -> Action:  # noqa: ARG002  it leaves nothing to chance
        """Return the action; equal views give equal actions."""
        if view.public.phase is Phase.RETURN:
            return _returned_card(view)
        deal = view.public.deal
        plays = legal_plays(view)
        if deal is None or not plays:
            return Declare() if view.may_declare else Pass()
        chosen = _lead(plays, view) if deal.trick.top_play is None else _follow(plays, deal, view)
        if chosen is None:
            return Pass()
        cards_left = len(view.hand) - len(chosen.cards)
        return Play(chosen.cards, declare=must_declare_itself(cards_left, view.public.rules))


def _returned_card(view: SeatView) -> Action:
    """Return the lowest card that helps no combination, else the lowest without a twin, else the lowest."""
    cards = [action.card for action in legal_actions_in(view) if isinstance(action, ReturnCard)]
    useful = {card for _, combination in held_combinations(view.hand) if len(combination) > 1 for card in combination}
    ranks = Counter(card.rank for card in view.hand)
    return ReturnCard(min(cards, key=lambda card: (card in useful, ranks[card.rank] > 1, card)))


def _lead(plays: Sequence[Combination], view: SeatView) -> Combination:
    for play in plays:
        if len(play.cards) == len(view.hand):
            return play
    candidates = [play for play in plays if _is_spare(play, view.hand)] or plays
    most = max(len(play.cards) for play in candidates)
    largest = _rising([play for play in candidates if len(play.cards) == most], view.public.rules)
    if most == 1 and _somebody_has_one_card(view):
        return largest[-1]
    return min(largest, key=lambda play: _ranks_split(play, view.hand))


def _follow(plays: Sequence[Combination], deal: PublicDeal, view: SeatView) -> Combination | None:
    """Return the play, or None to pass where that is allowed."""
    hand, rules = view.hand, view.public.rules
    plain = _rising([play for play in plays if play.kind is not Kind.GANG], rules)
    gangs = _rising([play for play in plays if play.kind is Kind.GANG], rules)
    for play in (*plain, *gangs):
        if len(play.cards) == len(hand) or (play.kind is Kind.GANG and _leads_to_the_end(play, hand)):
            return play
    is_threatened = _somebody_has_one_card(view)
    spare = [play for play in plain if _is_spare(play, hand)]
    if spare:
        top_play = deal.trick.top_play
        if is_threatened and top_play is not None and top_play.kind is Kind.SINGLE:
            return spare[-1]
        return min(spare, key=lambda play: _ranks_split(play, hand))
    if gangs and is_threatened:
        return gangs[0]
    may_pass = view.limits is not None and view.limits.may_pass
    return None if may_pass else (*plain, *gangs)[0]


def _leads_to_the_end(gang: Combination, hand: Hand) -> bool:
    """True if the rest of the hand could be laid at once."""
    rest = hand_without(hand, gang.cards)
    return not rest or classify(rest) is not None


def _is_spare(play: Combination, hand: Hand) -> bool:
    """True if the play keeps every gang whole, or is a gang that leads to the end."""
    if play.kind is Kind.GANG:
        return _leads_to_the_end(play, hand)
    held = Counter(card.rank for card in hand if card.is_ranked)
    return all(held[card.rank] < SMALLEST_GANG for card in play.cards)


def _ranks_split(play: Combination, hand: Hand) -> int:
    """Return how many ranks the play takes some cards of and leaves some."""
    held = Counter(card.rank for card in hand)
    return sum(count < held[rank] for rank, count in Counter(card.rank for card in play.cards).items())


def _rising(plays: Sequence[Combination], rules: RuleSet) -> list[Combination]:
    return sorted(plays, key=lambda play: strength(play, rules))


def _somebody_has_one_card(view: SeatView) -> bool:
    deal = view.public.deal
    return deal is not None and any(
        size == 1 and seat != view.seat and seat not in deal.disqualified for seat, size in enumerate(deal.hand_sizes)
    )
