"""What the review says of levels whose strength is known, how much is in the cards, and how long a review takes.

Every level sits once in the same seat of the same deals, among the same three others, so that levels are compared deal
by deal. What the cards of a deal bring falls out of a difference.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.kept_parts import Part
from bench.review_play import SEED, judged_seat, margins_of, spread
from gangoffour.analysis import MINED_LEVELS, analyse, par_of, self_play, shipped_judge
from gangoffour.arena import Conditions, bootstrap, starting_state
from gangoffour.bots import BOTS, Bot, bot, shipped_quick_network
from gangoffour.records import format_record, parse_record

JUDGED: Final = tuple(BOTS)
"""All levels, weakest first."""

Numbers = NDArray[np.float64]

_cached_bot = cache(bot)


class _Seat(NamedTuple):
    """A level in a deal, and what it lost there."""

    lost: float = 0.0
    decisions: int = 0
    naive: float = 0.0
    seconds: float = 0.0


class _Ratio(NamedTuple):
    """Points lost for a decision, and what each deal adds to that mean."""

    mean: float
    shares: Numbers


def levels(deals: int, jobs: int) -> Part:
    """Return what each level loses for a decision, and by how much levels differ on the same deals."""
    tasks = [(level, index) for index in range(deals) for level in JUDGED]
    found = spread(_judging_levels, tasks, jobs)
    seats = {level: found[place :: len(JUDGED)] for place, level in enumerate(JUDGED)}
    ratios = {level: _ratio(each) for level, each in seats.items()}
    neural = seats["neural"]
    return {
        "deals": deals,
        "decisions": sum(seat.decisions for seat in found),
        "levels": {
            level: {**_interval("lost", ratio), "decisions": sum(seat.decisions for seat in seats[level])}
            for level, ratio in ratios.items()
        },
        "differences": [
            {"weaker": weaker, "stronger": stronger, **_interval("mean", _difference(ratios[weaker], ratios[stronger]))}
            for weaker, stronger in pairwise(JUDGED)
        ],
        "naive": round(sum(seat.naive for seat in neural) / sum(seat.decisions for seat in neural), 3),
        "seconds_a_deal": round(sum(seat.seconds for seat in found) / deals, 2),
    }


def _judging_levels() -> Callable[[tuple[str, int]], _Seat]:
    conditions, judge = Conditions(SEED), shipped_judge()

    def judged(task: tuple[str, int]) -> _Seat:
        level, index = task
        rng, begin_s = Random(f"{SEED} {index}"), process_time()
        seat = rng.randrange(conditions.seat_count)
        lineup = [_cached_bot(rng.choice(MINED_LEVELS)) for _ in range(conditions.seat_count)]
        lineup[seat] = _cached_bot(level)
        found = list(judged_seat(starting_state(conditions, index), lineup, seat, judge, rng))
        naive = sum(each.candidates[0].value - each.candidates[each.taken].value for each in found)
        return _Seat(sum(each.loss for each in found), len(found), naive, process_time() - begin_s)

    return judged


def _ratio(seats: Sequence[_Seat]) -> _Ratio:
    lost, counts = (np.array([getattr(seat, name) for seat in seats], float) for name in ("lost", "decisions"))
    mean = lost.sum() / counts.sum()
    return _Ratio(float(mean), (lost - mean * counts) / counts.mean())


def _difference(one: _Ratio, other: _Ratio) -> _Ratio:
    return _Ratio(one.mean - other.mean, one.shares - other.shares)


def _interval(name: str, ratio: _Ratio) -> dict[str, float]:
    """Return a mean under this name, and its interval over deals."""
    interval = bootstrap(list(ratio.shares), seed=SEED)
    return {
        name: round(ratio.mean, 3),
        "low": round(ratio.mean + interval.low, 3),
        "high": round(ratio.mean + interval.high, 3),
    }


# --- cards -----------------------------------------------------------------------------------------------------------


class _Dealt(NamedTuple):
    """A deal: what its cards are worth, and what came of it at two tables."""

    par: Numbers
    neural: Numbers
    mixed: Numbers
    par_seconds: float
    seconds: float


def luck(deals: int, jobs: int) -> Part:
    """Return how much of what comes of a deal its cards explain, among networks and at mixed tables."""
    found = spread(_dealing, range(deals), jobs)
    par = np.concatenate([each.par for each in found])
    tables = {name: np.concatenate([getattr(each, name) for each in found]) for name in ("neural", "mixed")}
    return {
        "deals": deals,
        "par_seconds": round(sum(each.par_seconds for each in found) / deals, 3),
        "seconds": round(sum(each.seconds for each in found), 1),
        **{name: _explained(par, margins) for name, margins in tables.items()},
    }


def _dealing() -> Callable[[int], _Dealt]:
    conditions, network = Conditions(f"{SEED} luck"), shipped_quick_network()

    def dealt(index: int) -> _Dealt:
        state, begin_s = starting_state(conditions, index), process_time()
        par = par_of(state, network).margins
        par_s = process_time() - begin_s
        rng = Random(f"{SEED} luck {index}")
        mixed = [_cached_bot(rng.choice(MINED_LEVELS)) for _ in range(conditions.seat_count)]
        neural: list[Bot] = [_cached_bot("neural")] * conditions.seat_count
        of_neural, of_mixed = (margins_of(state, table, index) for table in (neural, mixed))
        return _Dealt(par, of_neural, of_mixed, par_s, process_time() - begin_s)

    return dealt


def _explained(par: Numbers, margin: Numbers) -> dict[str, float]:
    """Return the share of variance that par explains, the slope, and how far margins lie apart."""
    slope = float((par * margin).sum() / (par**2).sum())
    share = float(np.corrcoef(par, margin)[0, 1] ** 2)
    return {"share": round(share, 3), "slope": round(slope, 2), "sd": round(float(margin.std()), 1)}


# --- time ------------------------------------------------------------------------------------------------------------


def times(deals: int, _jobs: int) -> Part:
    """Analyse a match of so many deals in a new process: quickly with everything to be loaded, again, and in worlds."""
    records = (source.record() for source in self_play(f"{SEED} times", 100))
    record = next(record for record in records if len(record.deals) == deals)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        found: Part = process.submit(_timed, format_record(record)).result()
    return {"deals": deals, **found}


def _timed(text: str) -> dict[str, Any]:
    record, found = parse_record(text), dict[str, Any]()
    for name, is_quick in (("quick_cold", True), ("quick", True), ("worlds", False)):
        begin_s = process_time()
        analysis = analyse(record, shipped_judge(is_quick=is_quick))
        found[name] = round(process_time() - begin_s, 2)
        found["decisions"] = len(analysis.decisions)
    return found
