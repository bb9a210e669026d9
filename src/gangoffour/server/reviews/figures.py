"""What players lose: by match, from its analysis, and over their last matches."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Final

from gangoffour.protocol import AnalysedDeal, AnalysedDecision, KindLoss, MatchFigure, PlayerFigure
from gangoffour.server.ports import MatchId, MatchSeat, PlayerId, PlayerLoss
from gangoffour.server.reviews.own_decisions import own_decisions

MOST_DECISIONS: Final = 300
"""A figure counts the last matches until there are so many decisions."""

FEWEST_DECISIONS: Final = 40
"""With fewer it says nothing about a person yet."""

_INTERVAL_ERRORS: Final = 1.96


def losses_in(match_id: MatchId, deals: Iterable[AnalysedDeal], seats: Sequence[MatchSeat]) -> list[PlayerLoss]:
    """Return what each person lost who sat at a match."""
    own: defaultdict[PlayerId, list[AnalysedDecision]] = defaultdict(list)
    for player_id, _, decision in own_decisions(deals, seats):
        own[player_id].append(decision)
    return [_loss(match_id, player_id, decisions) for player_id, decisions in own.items()]


def _loss(match_id: MatchId, player_id: PlayerId, decisions: Sequence[AnalysedDecision]) -> PlayerLoss:
    kinds: defaultdict[str, list[float]] = defaultdict(list)
    for decision in decisions:
        kinds[decision.kind].append(decision.loss)
    return PlayerLoss(
        match_id,
        player_id,
        len(decisions),
        sum(decision.loss for decision in decisions),
        sum(decision.loss**2 for decision in decisions),
        {kind: (len(losses), sum(losses)) for kind, losses in kinds.items()},
    )


def is_telling(losses: Sequence[PlayerLoss]) -> bool:
    """True if there are decisions enough for a figure."""
    return sum(loss.decisions for loss in losses) >= FEWEST_DECISIONS


def figure_of(losses: Sequence[PlayerLoss], levels: Mapping[str, float] | None = None) -> PlayerFigure:
    """Return a player's figure from what was lost in the last matches, newest first.

    What the levels of bots lose is given if the matches were judged in worlds, as the levels were.
    """
    counted = list(_last(losses))
    count = sum(loss.decisions for loss in counted)
    mean = sum(loss.lost for loss in counted) / count if count else 0.0
    spread = sum(loss.squares for loss in counted) - count * mean**2
    half = _INTERVAL_ERRORS * sqrt(max(0.0, spread) / (count - 1) / count) if count > 1 else 0.0
    is_told = is_telling(counted)
    return PlayerFigure(
        decisions=count,
        lost=round(mean, 3) if is_told else None,
        low=round(mean - half, 3) if is_told else None,
        high=round(mean + half, 3) if is_told else None,
        is_deep=levels is not None,
        plays_like=_levels_like(mean, half, levels) if is_told and levels else (),
        by_kind=_by_kind(counted),
        matches=tuple(
            MatchFigure(
                match_id=str(loss.match_id), decisions=loss.decisions, lost=round(loss.lost / loss.decisions, 3)
            )
            for loss in counted
        ),
    )


def _levels_like(mean: float, half: float, levels: Mapping[str, float]) -> tuple[str, ...]:
    within = tuple(level for level, lost in levels.items() if abs(lost - mean) <= half)
    return within or (min(levels, key=lambda level: abs(levels[level] - mean)),)


def _last(losses: Iterable[PlayerLoss]) -> Iterable[PlayerLoss]:
    """Yield whole matches until there are decisions enough."""
    count = 0
    for loss in losses:
        if count >= MOST_DECISIONS:
            return
        if loss.decisions:
            count += loss.decisions
            yield loss


def _by_kind(losses: Iterable[PlayerLoss]) -> dict[str, KindLoss]:
    sums: defaultdict[str, tuple[int, float]] = defaultdict(lambda: (0, 0.0))
    for loss in losses:
        for kind, (count, lost) in loss.by_kind.items():
            sums[kind] = sums[kind][0] + count, sums[kind][1] + lost
    return {
        kind: KindLoss(decisions=count, lost=round(lost / count, 3)) for kind, (count, lost) in sorted(sums.items())
    }
