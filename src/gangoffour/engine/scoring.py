"""Points, score, the deal loser, and the end of the match (R46, R53-R59)."""

from collections.abc import Sequence
from typing import Final

from gangoffour.engine.cards import Hand
from gangoffour.engine.rules import LoserTiebreak, MatchLimitTest, RuleSet, UndeclaredPoints, WinnerTie
from gangoffour.engine.seats import Direction, Seat, seats_after

_TIERS: Final = ((16, 5), (14, 4), (11, 3), (8, 2), (0, 1))
"""From how many cards left each of them counts how often (R53)."""


def points_for(cards_left: int) -> int:
    """Return the points for so many cards left (R53)."""
    return cards_left * next(factor for at_least, factor in _TIERS if cards_left >= at_least)


def deal_points(
    hand_sizes: Sequence[int], deal_winner: Seat, disqualified: frozenset[Seat], rules: RuleSet
) -> tuple[int, ...]:
    """Return the points of a finished deal by seat (R46, R47, R53)."""
    extra = 1 if rules.undeclared_points is UndeclaredPoints.CARDS_PLUS_ONE else 0
    return tuple(
        0 if seat == deal_winner else points_for(size) + (extra if seat in disqualified else 0)
        for seat, size in enumerate(hand_sizes)
    )


def deal_loser(deal_winner: Seat, hands: Sequence[Hand], scores: Sequence[int], rules: RuleSet) -> Seat:
    """Return the seat that gives the tribute: most cards left (R58), ties by R59.

    `hands` are the cards left, `scores` those after the deal, both by seat.
    """
    # max() keeps the first of equals, so the seats are listed in the order of the last tie-break.
    candidates = seats_after(deal_winner, Direction.COUNTER_CLOCKWISE, len(hands))
    if rules.loser_tiebreak is LoserTiebreak.HIGHEST_LEFTOVER_CARD:
        return max(candidates, key=lambda seat: (len(hands[seat]), hands[seat][::-1], scores[seat]))
    return max(candidates, key=lambda seat: (len(hands[seat]), scores[seat]))


def match_winners(scores: Sequence[int], deal_number: int, last_deal_winner: Seat, rules: RuleSet) -> tuple[Seat, ...]:
    """Return the winners after a deal (R56), or nobody if the match goes on (R55)."""
    if not _end_reached(max(scores), deal_number, rules):
        return ()
    lowest = tuple(Seat(seat) for seat, score in enumerate(scores) if score == min(scores))
    if len(lowest) > 1:
        if rules.winner_tie is WinnerTie.EXTRA_DEAL:
            return ()
        if rules.winner_tie is WinnerTie.LAST_DEAL_WINNER and last_deal_winner in lowest:
            return (last_deal_winner,)
    return lowest


def _end_reached(highest_score: int, deal_number: int, rules: RuleSet) -> bool:
    if rules.match_deals is not None and deal_number >= rules.match_deals:
        return True
    if rules.match_limit_test is MatchLimitTest.EXCEED:
        return highest_score > rules.match_limit
    return highest_score >= rules.match_limit
