"""Whether the review can be trusted: what it says where the truth is known, or can be found out at length."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from bench.kept_parts import Part
from bench.review_play import SEED, choices, hidden_pairs, spread
from gangoffour.analysis import (
    Judge,
    Practice,
    Puzzle,
    PuzzleKind,
    Tried,
    chosen_by_halves,
    cross_fitted,
    proof_of,
    shipped_judge,
    shipped_puzzles,
)
from gangoffour.arena import Conditions, bootstrap
from gangoffour.bots import THINKING, Thought, bot, shipped_network, shipped_quick_network
from gangoffour.encoding import encode_action
from gangoffour.engine import CLASSIC, Action, SeatView, preset, view
from gangoffour.records import parse_record
from tools.matches.endings import played_through

TWINS: Final = 7
"""As many as there are candidates at most."""
MORE_WORLDS: Final = 10
"""In so many times as many worlds a loss is valued again."""
FRESH_WORLDS: Final = 1_000
"""In so many a puzzle is judged again."""

_AT_ONCE: Final = 25
"""How many decisions a process looks for in deals of its own."""
_INTERVAL_ERRORS: Final = 1.96
_CLEAR_POINTS: Final = 1.5
_HOWEVER_SMALL: Final = -1e6
"""A gap that is asked for, so that none is passed over."""
_RULES: Final = (CLASSIC, preset("german"), preset("french"), preset("gang"))
_MOST_UNSEEN: Final = 5

Found = TypeVar("Found")


class _Batch(NamedTuple):
    """Some of the decisions, which have deals of their own."""

    number: int
    size: int


def _in_batches(make: Callable[[], Callable[[_Batch], Sequence[Found]]], count: int, jobs: int) -> list[Found]:
    begins = range(0, count, _AT_ONCE)
    batches = [_Batch(number, min(_AT_ONCE, count - begin)) for number, begin in enumerate(begins)]
    return [found for batch in spread(make, batches, jobs) for found in batch]


# --- an honest zero --------------------------------------------------------------------------------------------------


def twins(decisions: int, jobs: int) -> Part:
    """Try an action seven times, each time in worlds of its own, as if there were seven; each is once the one taken."""
    found = _in_batches(_trying_twins, decisions, jobs)
    interval = bootstrap([loss for loss, _ in found], seed=SEED)
    rounded = {name: round(getattr(interval, name), 3) for name in ("mean", "low", "high")}
    return {"decisions": decisions, **rounded, "naive": round(float(np.mean([naive for _, naive in found])), 3)}


def _trying_twins() -> Callable[[_Batch], list[tuple[float, float]]]:
    networks, player = (shipped_network(), shipped_quick_network()), bot("planner")

    def tried(batch: _Batch) -> list[tuple[float, float]]:
        found = list[tuple[float, float]]()
        conditions = Conditions(f"{SEED} twins {batch.number}")
        for seen, deal, action in islice(choices(conditions, player), batch.size):
            index = encode_action(action, seen)
            thought = Thought(networks, seen, deal, index, Random(f"{conditions.seed} {len(found)}"))
            tries = [thought.in_worlds(np.array([index], np.uint16), 48) for _ in range(TWINS)]
            found.append(_as_twins(np.concatenate([worth for _, worth in tries])))
        return found

    return tried


def _as_twins(worth: NDArray[np.float64]) -> tuple[float, float]:
    """Return the mean loss of seven that are the same, and what the plain maximum would say."""
    tried = Tried(np.zeros(worth.shape[1]), worth, np.zeros(TWINS))
    values, chosen = tried.values(THINKING), chosen_by_halves(tried, THINKING)
    losses = [cross_fitted(tried, chosen, taken, THINKING).points for taken in range(TWINS)]
    return float(np.mean(losses)), float(values.max() - values.mean())


# --- hidden cards ----------------------------------------------------------------------------------------------------


def hidden(pairs: int, jobs: int) -> Part:
    """Judge decisions in pairs of worlds that differ in hidden cards alone; return how many judgements differ."""
    found = _in_batches(_judging_pairs, pairs, jobs)
    return {
        "pairs": len(found),
        "differ": sum(differ for differ, _ in found),
        "verdicts_differ": sum(verdicts for _, verdicts in found),
    }


def _judging_pairs() -> Callable[[_Batch], list[tuple[bool, bool]]]:
    judge, player = shipped_judge(), bot("greedy")

    def judged(batch: _Batch) -> list[tuple[bool, bool]]:
        found = []
        for one, other, action in hidden_pairs(Conditions(f"{SEED} hidden {batch.number}"), player, batch.size):
            first, second = judge.judgement(one, action), judge.judgement(other, action)
            found.append((first != second, (first and first.verdict) != (second and second.verdict)))
        return found

    return judged


# --- intervals -------------------------------------------------------------------------------------------------------


class _Again(NamedTuple):
    """A loss that was valued again."""

    is_inside: bool
    """The interval of the difference holds 0: the new value has an error of its own."""
    is_inside_alone: bool
    """The interval of the first value holds the new one."""
    is_same_verdict: bool


def coverage(decisions: int, jobs: int) -> Part:
    """Compare losses with what ten times as many other worlds say: how often does the interval hold that?"""
    found = _in_batches(_judging_again, decisions, jobs)
    shares = np.mean(np.array(found, float), axis=0)
    names = ("inside", "inside_alone", "same_verdict")
    return {
        "decisions": decisions,
        "times": MORE_WORLDS,
        **{name: round(float(share), 3) for name, share in zip(names, shares, strict=True)},
    }


def _judging_again() -> Callable[[_Batch], list[_Again]]:
    shipped, player = shipped_judge(), bot("greedy")

    @cache
    def in_worlds(worlds: int) -> Judge:
        networks = shipped_network(), shipped_quick_network()
        return Judge(*networks, worlds=worlds, most_worlds=worlds, seed="reference")

    def judged(batch: _Batch) -> list[_Again]:
        conditions = Conditions(f"{SEED} coverage {batch.number}")
        found = (again for seen, _, action in choices(conditions, player) for again in compared(seen, action))
        return list(islice(found, batch.size))

    def compared(seen: SeatView, action: Action) -> Iterator[_Again]:
        first = shipped.judgement(seen, action)
        if first is None:
            raise ValueError("there was a choice")
        if not first.world_count:  # the network held everything else for hopeless, and tells no interval
            return
        second = in_worlds(MORE_WORLDS * first.world_count).judgement(seen, action)
        if second is None:
            raise ValueError("there was a choice")
        apart = abs(first.loss - second.loss)
        yield _Again(
            is_inside=apart <= _INTERVAL_ERRORS * float(np.hypot(first.error, second.error)),
            is_inside_alone=apart <= _INTERVAL_ERRORS * first.error,
            is_same_verdict=first.verdict is second.verdict,
        )

    return judged


# --- puzzles ---------------------------------------------------------------------------------------------------------


def puzzles(count: int, jobs: int) -> Part:
    """Judge shipped judgement puzzles again in fresh worlds; return how many keep their answer."""
    places = range(len(_judgement_puzzles()))
    chosen = sorted(Random(SEED).sample(places, min(count, len(places))))
    ahead = np.array(spread(_judging_puzzles, chosen, jobs))
    return {
        "puzzles": len(chosen),
        "shipped": len(places),
        "worlds": FRESH_WORLDS,
        "same": round(float(np.mean(ahead > 0)), 3),
        "clearly": round(float(np.mean(ahead >= _CLEAR_POINTS)), 3),
    }


@cache
def _judgement_puzzles() -> list[tuple[str, Puzzle]]:
    matches = shipped_puzzles().matches
    return [(each.record, puzzle) for each in matches for puzzle in each.puzzles if puzzle.kind is PuzzleKind.JUDGEMENT]


def _judging_puzzles() -> Callable[[int], float]:
    networks = shipped_network(), shipped_quick_network()
    judge = Judge(*networks, worlds=2, most_worlds=FRESH_WORLDS, seed="fresh")

    def ahead(place: int) -> float:
        """Return by how many points the answer of a puzzle is ahead; far below 0 if the network does not agree."""
        text, puzzle = _judgement_puzzles()[place]
        position = Practice(parse_record(text), puzzle.deal_number, puzzle.turn)
        gap = judge.gap(view(position.start, position.seat), _HOWEVER_SMALL, _HOWEVER_SMALL)
        return gap.points if gap is not None and gap.best in puzzle.answers else _HOWEVER_SMALL

    return ahead


# --- endings ---------------------------------------------------------------------------------------------------------


def proofs(count: int, jobs: int) -> Part:
    """Prove endings, and play them all through; return how many come out otherwise."""
    found = _in_batches(_proving, count, jobs)
    return {
        "endings": len(found),
        "differ": sum(differs for differs, _ in found),
        "winning": sum(won for _, won in found),
    }


def _proving() -> Callable[[_Batch], list[tuple[bool, int]]]:
    def proved(batch: _Batch) -> list[tuple[bool, int]]:
        found = []
        rules = _RULES[batch.number % len(_RULES)]
        for ending in islice(played_through(f"{SEED} {batch.number}", _MOST_UNSEEN, rules), batch.size):
            proof = proof_of(view(ending.world.state, ending.seat))
            said = proof and dict.fromkeys(proof.winning, True) | dict.fromkeys(proof.open, False)
            found.append((said != ending.truths, sum(ending.truths.values())))
        return found

    return proved
