"""`make calibration`: does the network know what to expect? Points it predicted against those that came, by decile.

The network plays in all seats, every decision the one that is worth most, as `neural` does. What is compared is its
prediction for the action it took with the mean points of the others less its own at the end of that deal.
"""

import argparse
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bench.bots_goals import goals
from bench.bots_identity import surroundings
from bench.bots_page import BOTS_PAGE, CALIBRATION_PICTURE
from bench.bots_plot import draw_calibration
from bench.ladder_rows import SEAT_COUNTS
from gangoffour.bots import Network, shipped_network
from gangoffour.encoding import ActionIndices, Lockstep, best, unpacked
from gangoffour.engine import CLASSIC

SEED: Final = 64_064
PLACES: Final = 256
DEALS: Final = 64
"""In every place: with a total instead, short deals would come too often."""
DECILES: Final = 10

Numbers = NDArray[np.float64]


class _Places:
    """Deals side by side, and what the network predicted in those that are not over."""

    def __init__(self, network: Network, seat_count: int, places: int) -> None:
        self._network = network
        self._seat_count = seat_count
        self._lockstep = Lockstep(
            CLASSIC, seat_count=seat_count, deals=places, seed=SEED, skip_forced=True, columns=False
        )
        self._predicted: list[list[tuple[int, float]]] = [[] for _ in range(places)]
        """By place, the seat and the prediction of each decision of the deal under way."""

    def played(self, deals: int) -> Iterator[tuple[float, float]]:
        """Play that many deals in every place; yield what was predicted and what came, for each decision."""
        left = np.full(len(self._lockstep), deals)
        while (going_on := left > 0).any():
            places = np.flatnonzero(going_on)
            actions, predicted = self._choices(going_on)
            for place, value in zip(places.tolist(), predicted.tolist(), strict=True):
                self._predicted[place].append((int(self._lockstep.seats[place]), value))
            self._lockstep.step_in(places, actions)
            for place in np.flatnonzero(self._lockstep.ended).tolist():
                left[place] -= 1
                yield from self._came(place)

    def _choices(self, places: NDArray[np.bool_]) -> tuple[ActionIndices, Numbers]:
        """Return the network's action in each of these places, and the points it expects of it."""
        lockstep = self._lockstep
        counts = np.diff(lockstep.starts)
        legal = lockstep.legal[np.repeat(places, counts)]
        starts = np.concatenate(([0], np.cumsum(counts[places])))
        rows = np.repeat(np.arange(len(starts) - 1), counts[places])
        values = self._network.values_of_many(unpacked(lockstep.packed[places]), rows, legal)
        chosen = best(self._network.worth(values, self._seat_count), starts)
        return legal[chosen], values.points[chosen].astype(np.float64)

    def _came(self, place: int) -> Iterator[tuple[float, float]]:
        points = self._lockstep.points[place, : self._seat_count].tolist()
        others = self._seat_count - 1
        for seat, value in self._predicted[place]:
            yield value, (sum(points) - points[seat]) / others - points[seat]
        self._predicted[place].clear()


def by_decile(predicted: Numbers, realised: Numbers) -> list[dict[str, float]]:
    """Return the means of both for each tenth of the decisions, lowest predictions first."""
    order = np.argsort(predicted, kind="stable")
    return [
        {"predicted": round(float(predicted[tenth].mean()), 3), "realised": round(float(realised[tenth].mean()), 3)}
        for tenth in np.array_split(order, DECILES)
    ]


def calibration(seat_count: int, places: int, deals: int) -> dict[str, Any]:
    """Let the network play against itself; return the deciles and the mean of their differences."""
    found = np.array([*_Places(shipped_network(), seat_count, places).played(deals)])
    deciles = by_decile(found[:, 0], found[:, 1])
    difference = sum(abs(each["predicted"] - each["realised"]) for each in deciles) / len(deciles)
    return {"deals": places * deals, "decisions": len(found), "difference": round(difference, 3), "deciles": deciles}


def main() -> None:
    """Measure, keep what was found, and draw it."""
    parser = argparse.ArgumentParser(description="Compare what the network predicts with what comes.")
    parser.add_argument("--places", type=int, default=PLACES, help="how many deals are played side by side")
    parser.add_argument("--deals", type=int, default=DEALS, help="how many in each place")
    chosen = parser.parse_args()
    seats = {str(seat_count): calibration(seat_count, chosen.places, chosen.deals) for seat_count in SEAT_COUNTS}
    BOTS_PAGE.keep("calibration", "make calibration", {**surroundings(), "seed": SEED, "seats": seats})
    draw_calibration(seats, CALIBRATION_PICTURE)
    for goal in goals(BOTS_PAGE.kept()):
        if goal.name.startswith("predicted"):
            print(f"{goal.name}: {goal.measured} ({goal.wanted}: {goal.verdict.strip('*')})")


if __name__ == "__main__":
    main()
