"""Whole runs: many honest matches, and one leaky server after the other."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.leaks.matches import Plan, play_match
from tools.leaks.mutants import CLUSTER_MUTANTS, MUTANTS
from tools.leaks.referee import Violation
from tools.leaks.sinks import watched_server

AT_ONCE = 4


@dataclass
class Outcome:
    """What came of a run."""

    violations: list[Violation] = field(default_factory=list)
    match_count: int = 0
    ended_count: int = 0
    frame_count: int = 0
    byte_count: int = 0
    card_count: int = 0
    row_count: int = 0
    overheard_count: int = 0
    """How many messages passed over NATS."""
    events: Counter[str] = field(default_factory=Counter)
    """How often each type of event happened."""

    def add(self, other: "Outcome") -> None:
        """Count another run in."""
        self.violations += other.violations
        self.match_count += other.match_count
        self.ended_count += other.ended_count
        self.frame_count += other.frame_count
        self.byte_count += other.byte_count
        self.card_count += other.card_count
        self.row_count += other.row_count
        self.overheard_count += other.overheard_count
        self.events += other.events


async def run_matches(
    folder: Path, numbers: Sequence[int], seed: str, length: str | None = None, *, is_cluster: bool = False
) -> Outcome:
    """Play matches, a few at a time, and judge all that left the server."""
    outcome = Outcome()
    async with watched_server(folder, is_cluster=is_cluster) as sinks:

        async def play(number: int) -> None:
            outcome.violations += await play_match(sinks, number, Plan.drawn(number, seed, length), seed)
            outcome.match_count += 1

        for first in range(0, len(numbers), AT_ONCE):
            await asyncio.gather(*(play(number) for number in numbers[first : first + AT_ONCE]))
        outcome.violations += await sinks.judge_rest()
        outcome.frame_count, outcome.byte_count = sinks.frame_count, sinks.byte_count
        outcome.card_count, outcome.row_count = sinks.card_count, sinks.row_count
        outcome.overheard_count = 0 if sinks.ear is None else len(sinks.ear.overheard)
        for truth in sinks.truths:
            types = Counter(happened.type for happened in truth.happened.values())
            outcome.events += types
            outcome.ended_count += types["match_ended"]
    return outcome


async def run_mutant(folder: Path, name: str, seed: str, most: int = 4) -> tuple[int, list[Violation]]:
    """Play with a leaky server until it is caught; return after how many matches, and by what."""
    is_cluster = name in CLUSTER_MUTANTS
    with (CLUSTER_MUTANTS if is_cluster else MUTANTS)[name]():
        async with watched_server(folder, is_cluster=is_cluster) as sinks:
            for number in range(most):
                found = await play_match(sinks, number, Plan.drawn(number, seed, "one_deal"), seed)
                found += await sinks.judge_rest()
                if found:
                    return number + 1, found
    return most, []
