"""A person's figure: points lost for each real decision, with its interval, and which level plays like that."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from types import MappingProxyType
from typing import Final

from gangoffour.analysis.model import Analysis, Decision, DecisionKind
from gangoffour.arena import Interval
from gangoffour.engine import Seat
from gangoffour.records import Maker

MOST_DECISIONS: Final = 300
"""A figure counts the last so many."""

FEWEST_DECISIONS: Final = 40
"""With fewer it says nothing about a person yet."""

_INTERVAL_ERRORS: Final = 1.96


@dataclass(frozen=True, slots=True)
class Figure:
    """How many points are lost for a decision, on average."""

    decision_count: int
    lost: Interval
    by_kind: Mapping[DecisionKind, "KindFigure"]

    @property
    def is_telling(self) -> bool:
        """True if there are enough decisions to show it."""
        return self.decision_count >= FEWEST_DECISIONS


@dataclass(frozen=True, slots=True)
class KindFigure:
    """The same for decisions of one kind."""

    decision_count: int
    lost: float


def own_decisions(analysis: Analysis, seat: Seat) -> tuple[Decision, ...]:
    """Return the decisions that the player of a seat made; those of a substitute or the clock are not theirs."""
    return tuple(each for each in analysis.decisions if each.seat == seat and each.maker is Maker.PLAYER)


def figure_of(decisions: Sequence[Decision]) -> Figure | None:
    """Return the figure of decisions, oldest first: the last 300 count. None if there are fewer than two."""
    counted = decisions[-MOST_DECISIONS:]
    if len(counted) <= 1:
        return None
    by_kind = {
        kind: KindFigure(len(losses), sum(losses) / len(losses))
        for kind in DecisionKind
        if (losses := [each.judgement.loss for each in counted if each.kind is kind])
    }
    return Figure(len(counted), _interval([each.judgement.loss for each in counted]), MappingProxyType(by_kind))


def _interval(losses: Sequence[float]) -> Interval:
    """Return the mean loss and its interval; what worlds leave in doubt is part of how far losses lie apart."""
    count = len(losses)
    mean = sum(losses) / count
    error = sqrt(sum((loss - mean) ** 2 for loss in losses) / (count - 1) / count)
    return Interval(mean, mean - _INTERVAL_ERRORS * error, mean + _INTERVAL_ERRORS * error)


def levels_like(figure: Figure, levels: Mapping[str, float]) -> tuple[str, ...]:
    """Return the levels whose figures lie within the interval, weakest first; the nearest one if none does.

    Examples:
        >>> from gangoffour.analysis import Figure
        >>> levels_like(Figure(80, Interval(0.6, 0.3, 0.9), {}), {"greedy": 1.5, "search": 0.5, "neural": 0.2})
        ('search',)
    """
    within = [level for level, lost in levels.items() if figure.lost.low <= lost <= figure.lost.high]
    return tuple(within) or (nearest_level(figure.lost.mean, levels),)


def nearest_level(lost: float, levels: Mapping[str, float]) -> str:
    """Return the level whose figure is nearest."""
    return min(levels, key=lambda level: abs(levels[level] - lost))
