"""`make review-figures`: what the review says of players whose strength is known, and whether it can be trusted.

Bots of four levels sit at mixed tables, and their decisions are judged. Beside that stand proofs: actions that differ
in nothing lose nothing, no verdict knows a hidden card, intervals hold what they promise, and cards explain a part of
what comes of a deal. What was found is kept in `docs/review.json`, and `docs/review.md` shows it.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bench.bots_identity import surroundings
from bench.kept_parts import Part
from bench.pace import ROOT
from bench.review_page import REVIEW_PAGE
from bench.review_play import Judged, choices, hidden_pairs, judged_deal, margins_of
from gangoffour.analysis import (
    MINED_LEVELS,
    Judge,
    Tried,
    analyse,
    chosen_by_halves,
    cross_fitted,
    engine_id,
    par_of,
    self_play,
    shipped_judge,
)
from gangoffour.arena import Conditions, bootstrap, starting_state
from gangoffour.bots import THINKING, Bot, Thought, bot, shipped_network, shipped_quick_network
from gangoffour.encoding import encode_action

SEED: Final = "review"
LEVELS: Final = ROOT / "src" / "gangoffour" / "analysis" / "levels.json"
TWINS: Final = 7
"""As many as there are candidates at most."""
REFERENCE_WORLDS: Final = 576

_INTERVAL_ERRORS: Final = 1.96

Numbers = NDArray[np.float64]


@cache
def _bots() -> Mapping[str, Bot]:
    return {level: bot(level) for level in MINED_LEVELS}


def _deals(count: int) -> Iterator[tuple[int, list[Judged]]]:
    """Yield the judged decisions of so many deals at mixed tables."""
    conditions, judge = Conditions(SEED), shipped_judge()
    for index in range(count):
        rng = Random(f"{SEED} {index}")
        lineup = [rng.choice(MINED_LEVELS) for _ in range(conditions.seat_count)]
        yield index, list(judged_deal(starting_state(conditions, index), lineup, _bots(), judge, rng))


def levels(deals: int) -> Part:
    """Return what each level loses for a decision, and by how much the levels differ."""
    by_level: dict[str, list[tuple[float, int]]] = {level: [] for level in MINED_LEVELS}
    naive: list[float] = []
    begin_s, decisions = process_time(), 0
    for _, found in _deals(deals):
        for level, rows in by_level.items():
            losses = [each.judgement.loss for each in found if each.level == level]
            if losses:
                rows.append((sum(losses), len(losses)))
        strongest = [each.judgement for each in found if each.level == MINED_LEVELS[-1]]
        naive += [each.candidates[0].value - each.candidates[each.taken].value for each in strongest]
        decisions += len(found)
    rows_of = {level: _ratio(rows) for level, rows in by_level.items()}
    return {
        "deals": deals,
        "decisions": decisions,
        "levels": rows_of,
        "naive": round(float(np.mean(naive)), 3),
        "seconds_a_deal": round((process_time() - begin_s) / deals, 2),
    }


def _ratio(rows: list[tuple[float, int]]) -> dict[str, float]:
    """Return points lost a decision, its interval over deals, and how many decisions that are."""
    lost, counts = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
    mean = lost.sum() / counts.sum()
    interval = bootstrap(list((lost - mean * counts) / counts.mean()), seed=SEED)
    return {
        "lost": round(float(mean), 3),
        "low": round(float(mean + interval.low), 3),
        "high": round(float(mean + interval.high), 3),
        "decisions": int(counts.sum()),
    }


def twins(decisions: int) -> Part:
    """Try an action seven times, each time in worlds of its own, as if there were seven; each is once the one taken."""
    points, naive = list[float](), list[float]()
    for view, deal, action in choices(Conditions(f"{SEED} twins"), _bots()[MINED_LEVELS[1]], decisions):
        networks, index = (shipped_network(), shipped_quick_network()), encode_action(action, view)
        thought = Thought(networks, view, deal, index, Random(f"{SEED} {len(points)}"))
        tries = [thought.in_worlds(np.array([index], np.uint16), 48) for _ in range(TWINS)]
        worth = np.concatenate([worth for _, worth in tries])
        tried = Tried(np.zeros(worth.shape[1]), worth, np.zeros(TWINS))
        values = tried.values(THINKING)
        chosen = chosen_by_halves(tried, THINKING)
        losses = [cross_fitted(tried, chosen, taken, THINKING).points for taken in range(TWINS)]
        naive.append(float(values.max() - values.mean()))
        points.append(float(np.mean(losses)))
    interval = bootstrap(points, seed=SEED)
    found = {name: round(getattr(interval, name), 3) for name in ("mean", "low", "high")}
    return {"decisions": decisions, **found, "naive": round(float(np.mean(naive)), 3)}


def coverage(decisions: int) -> Part:
    """Compare losses with what many other worlds say: how often does the interval hold that?"""
    networks, worlds = (shipped_network(), shipped_quick_network()), REFERENCE_WORLDS
    shipped, reference = shipped_judge(), Judge(*networks, worlds=worlds, most_worlds=worlds, seed="reference")
    inside = of_size = 0
    for view, _, action in choices(Conditions(f"{SEED} coverage"), _bots()[MINED_LEVELS[0]], decisions):
        small, large = shipped.judgement(view, action), reference.judgement(view, action)
        if small is None or large is None:
            raise ValueError("there was a choice")
        inside += abs(small.loss - large.loss) <= _INTERVAL_ERRORS * float(np.hypot(small.error, large.error))
        of_size += small.verdict is large.verdict
    shares = {"inside": round(inside / decisions, 3), "same_verdict": round(of_size / decisions, 3)}
    return {"decisions": decisions, "worlds": worlds, **shares}


def luck(deals: int) -> Part:
    """Return how much of what comes of a deal its cards explain, among networks and at mixed tables."""
    conditions, network = Conditions(f"{SEED} luck"), shipped_quick_network()
    pars, margins = list[Numbers](), {"neural": list[Numbers](), "mixed": list[Numbers]()}
    begin_s, par_s = process_time(), 0.0
    for index in range(deals):
        state = starting_state(conditions, index)
        before_s = process_time()
        pars.append(par_of(state, network).margins)
        par_s += process_time() - before_s
        rng = Random(f"{SEED} luck {index}")
        mixed = [_bots()[rng.choice(MINED_LEVELS)] for _ in range(conditions.seat_count)]
        margins["neural"].append(margins_of(state, [_bots()["neural"]] * conditions.seat_count, index))
        margins["mixed"].append(margins_of(state, mixed, index))
    par = np.concatenate(pars)
    return {
        "deals": deals,
        "par_seconds": round(par_s / deals, 3),
        "seconds": round(process_time() - begin_s, 1),
        **{table: _explained(par, np.concatenate(found)) for table, found in margins.items()},
    }


def _explained(par: Numbers, margin: Numbers) -> dict[str, float]:
    """Return the share of variance that par explains, the slope, and how far margins lie apart."""
    slope = float((par * margin).sum() / (par**2).sum())
    share = float(np.corrcoef(par, margin)[0, 1] ** 2)
    return {"share": round(share, 3), "slope": round(slope, 2), "sd": round(float(margin.std()), 1)}


def hidden(pairs: int) -> Part:
    """Judge decisions in pairs of worlds that differ in hidden cards alone; return how many judgements differ."""
    judge = shipped_judge()
    compared = differ = verdicts = 0
    for one, other, action in hidden_pairs(Conditions(f"{SEED} hidden"), _bots()[MINED_LEVELS[0]], pairs):
        first, second = judge.judgement(one, action), judge.judgement(other, action)
        compared += 1
        differ += first != second
        verdicts += (first and first.verdict) != (second and second.verdict)
    return {"pairs": compared, "differ": differ, "verdicts_differ": verdicts}


def times(deals: int) -> Part:
    """Analyse a match of bots, in worlds and quickly; return the processor time for so many deals."""
    (source,) = self_play(f"{SEED} times", 1)
    record = source.record()
    found: dict[str, Any] = {"deals": len(record.deals)}
    for name, judge in (("quick", shipped_judge(is_quick=True)), ("worlds", shipped_judge())):
        begin_s = process_time()
        analysis = analyse(record, judge)
        found[name] = round((process_time() - begin_s) * deals / len(record.deals), 2)
        found["decisions"] = len(analysis.decisions)
    return {**found, "for_deals": deals}


PARTS: Final[Mapping[str, tuple[Callable[[int], Part], int]]] = {
    "levels": (levels, 300),
    "twins": (twins, 2_000),
    "hidden": (hidden, 200),
    "coverage": (coverage, 200),
    "luck": (luck, 1_000),
    "times": (times, 14),
}
"""What is measured, and how much of it unless told otherwise."""


def _keep_levels(part: Part) -> None:
    """Let the package know what the levels lose, so that it can say whom a person plays like."""
    lost = {level: row["lost"] for level, row in part["levels"].items()}
    kept = {"engine": engine_id(shipped_judge().name), "deals": part["deals"], "lost": lost}
    LEVELS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Measure the parts that are named, or all, and keep what was found."""
    parser = argparse.ArgumentParser(description="Measure the review of matches.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="which parts; all if left out")
    parser.add_argument("--size", type=int, help="how many deals, decisions or pairs, instead of the usual number")
    chosen = parser.parse_args()
    for name in chosen.parts or PARTS:
        measure, size = PARTS[name]
        command = f"make review-figures PARTS={name}" + ("" if chosen.size is None else f" SIZE={chosen.size}")
        part = {**surroundings(), "seed": SEED, **measure(chosen.size or size)}
        REVIEW_PAGE.keep(name, command, part)
        if name == "levels":
            _keep_levels(part)
        print(json.dumps({name: {key: value for key, value in part.items() if key not in surroundings()}}))


if __name__ == "__main__":
    main()
