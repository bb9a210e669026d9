"""Losses in points: what is lost is found, and chance does not look like a mistake."""

import numpy as np
import pytest

from gangoffour.analysis.losses import Tried, chosen_by_halves, cross_fitted
from gangoffour.analysis.model import Judgement, Verdict
from gangoffour.bots import THINKING

ALL_WORLDS = THINKING._replace(trust=1.0)
NOISE = 9.0
"""About how far worlds lie apart."""


def tried(true_values: list[float], worlds: int, rng: np.random.Generator) -> Tried:
    """Actions of these true values in worlds that are not equally likely."""
    worth = np.array(true_values)[:, None] + NOISE * rng.standard_normal((len(true_values), worlds))
    return Tried(rng.standard_normal(worlds), worth, np.zeros(len(true_values)))


def losses(true_values: list[float], taken: int, count: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(64)
    found = []
    for _ in range(count):
        each = tried(true_values, 48, rng)
        found.append(cross_fitted(each, chosen_by_halves(each, ALL_WORLDS), taken, ALL_WORLDS))
    return np.array([loss.points for loss in found]), np.array([loss.error for loss in found])


def test_between_equal_actions_the_mean_loss_is_zero() -> None:
    points, _ = losses([0.0] * 7, taken=3, count=4_000)
    assert abs(points.mean()) < 3 * points.std() / np.sqrt(len(points))
    rng = np.random.default_rng(64)
    naive = [float((values := tried([0.0] * 7, 48, rng).values(ALL_WORLDS)).max() - values[3]) for _ in range(400)]
    assert np.mean(naive) > 1


def test_an_action_that_is_much_worse_loses_the_difference() -> None:
    points, _ = losses([10.0, 0.0, -3.0], taken=1, count=2_000)
    assert points.mean() == pytest.approx(10, abs=0.2)


def test_the_standard_error_covers_the_truth_nineteen_times_in_twenty() -> None:
    points, errors = losses([30.0, 0.0], taken=1, count=2_000)
    assert np.mean(np.abs(points - 30) < 1.96 * errors) == pytest.approx(0.95, abs=0.02)


def test_the_best_action_by_both_halves_loses_nothing_and_that_is_certain() -> None:
    rng = np.random.default_rng(1)
    each = tried([100.0, 0.0], 48, rng)
    assert cross_fitted(each, chosen_by_halves(each, ALL_WORLDS), 0, ALL_WORLDS) == (0, 0)


@pytest.mark.parametrize(
    "loss, error, verdict",
    [
        (0.0, 0.0, Verdict.AS_GOOD),
        (0.99, 0.1, Verdict.AS_GOOD),
        (1.0, 0.5, Verdict.INACCURACY),
        (1.0, 0.51, Verdict.AS_GOOD),
        (2.5, 1.0, Verdict.MISTAKE),
        (6.0, 3.0, Verdict.BLUNDER),
        (6.0, 3.1, Verdict.AS_GOOD),
        (-8.0, 1.0, Verdict.AS_GOOD),
    ],
)
def test_a_loss_is_called_by_its_size_unless_it_is_in_doubt(loss: float, error: float, verdict: Verdict) -> None:
    assert Judgement((), 0, loss, error, 48).verdict is verdict
