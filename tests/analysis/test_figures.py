"""A person's figure: points lost for each decision, how sure that is, and which level plays like that."""

import pytest

from gangoffour.analysis import (
    FEWEST_DECISIONS,
    MOST_DECISIONS,
    Decision,
    DecisionKind,
    Judgement,
    figure_of,
    level_figures,
    levels_like,
)
from gangoffour.bots import BOTS
from gangoffour.engine import Pass, Seat
from gangoffour.records import Maker

LEVELS = {"greedy": 1.5, "planner": 1.1, "search": 0.5, "neural": 0.2}


def decisions(*losses: float, kind: DecisionKind = DecisionKind.LEAD) -> list[Decision]:
    return [Decision(1, Seat(0), Maker.PLAYER, kind, Pass(), Judgement((), 0, loss, 0.1, 48)) for loss in losses]


def test_a_figure_is_the_mean_loss_with_its_interval() -> None:
    figure = figure_of(decisions(0, 1, 2, 3))
    assert figure is not None
    assert (figure.decision_count, figure.lost.mean) == (4, 1.5)
    assert figure.lost.high - figure.lost.mean == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)
    assert figure.lost.mean - figure.lost.low == pytest.approx(figure.lost.high - figure.lost.mean)


def test_only_the_last_decisions_count() -> None:
    figure = figure_of(decisions(*[9] * 50, *[1] * MOST_DECISIONS))
    assert figure is not None
    assert (figure.decision_count, figure.lost.mean) == (MOST_DECISIONS, 1)


def test_one_decision_makes_no_figure_and_a_few_no_telling_one() -> None:
    assert figure_of(decisions(3)) is None
    counts = {count: figure_of(decisions(*[1.0] * count)) for count in (FEWEST_DECISIONS - 1, FEWEST_DECISIONS)}
    assert [figure is not None and figure.is_telling for figure in counts.values()] == [False, True]


def test_kinds_have_figures_of_their_own() -> None:
    figure = figure_of(decisions(2, 4) + decisions(9, kind=DecisionKind.EXCHANGE))
    assert figure is not None
    found = {kind: (each.decision_count, each.lost) for kind, each in figure.by_kind.items()}
    assert found == {DecisionKind.LEAD: (2, 3), DecisionKind.EXCHANGE: (1, 9)}


@pytest.mark.parametrize(
    "losses, levels",
    [
        ([0.5] * 40, ("search",)),
        ([0.0, 2.6] * 20, ("planner", "greedy")),
        ([9.0] * 40, ("greedy",)),
        ([-1.0] * 40, ("neural",)),
    ],
)
def test_a_figure_is_like_the_levels_within_its_interval_or_the_nearest(
    losses: list[float], levels: tuple[str, ...]
) -> None:
    figure = figure_of(decisions(*losses))
    assert figure is not None
    assert set(levels_like(figure, LEVELS)) == set(levels)


def test_the_shipped_figures_are_of_levels_weakest_first_and_fall() -> None:
    figures = level_figures()
    assert [level for level in BOTS if level in figures] == list(figures)
    assert list(figures.values()) == sorted(figures.values(), reverse=True)
