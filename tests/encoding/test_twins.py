"""Compiled and uncompiled, the stepper writes the same into every row."""

import random

import numpy as np
import pytest

from gangoffour.core import Croupier, Rows, Stepper, croupier_for, new_rows
from gangoffour.encoding.seeing import seeing_of
from gangoffour.engine import PRESETS, RuleSet
from tests.core.matches import any_rule_set
from tests.core.plain import as_plain_python, plain_croupier

DEALS = 3
STEPS = 120
RULE_SETS = [*PRESETS.values(), *(any_rule_set(random.Random(seed)) for seed in range(6))]


class Run:
    """A stepper and its rows, on their way."""

    def __init__(self, build: type[Stepper], croupier: Croupier, rules: RuleSet, chance: random.Random) -> None:
        self.rows: Rows = new_rows(DEALS, np.arange(DEALS, dtype=np.uint64), with_columns=True)
        seeing = seeing_of(
            rules,
            chance.choice(rules.players_allowed),
            skip_forced=chance.random() < 0.5,
            undeclared=chance.random() < 0.5,
        )
        self.stepper = build(croupier, seeing, self.rows)
        self.total = self.stepper.start()

    def step(self, picks: list[float]) -> None:
        """Take in each place the action that lies that far into its list."""
        for place, pick in enumerate(picks):
            first, end = map(int, self.rows.starts[place : place + 2])
            self.rows.actions[place] = self.rows.listed[first + int(pick * (end - first))]
        assert self.stepper.refused() == -1
        self.total = self.stepper.step()

    def contents(self) -> dict[str, bytes]:
        """Everything that has been written."""
        rows = self.rows._replace(listed=self.rows.listed[: self.total])
        return {name: array.tobytes() for name, array in rows._asdict().items()} | {"forced": bytes(self.forced())}

    def forced(self) -> list[int]:
        return [self.stepper.forced % 256, self.stepper.forced // 256]


@pytest.mark.parametrize("number", range(len(RULE_SETS)), ids=lambda number: f"{number}-{RULE_SETS[number].name}")
def test_the_twins_write_the_same_rows(number: int) -> None:
    rules, plain = RULE_SETS[number], as_plain_python("_stepper")
    compiled = Run(Stepper, croupier_for(rules), rules, random.Random(number))
    uncompiled = Run(plain.Stepper, plain_croupier(rules), rules, random.Random(number))
    chance = random.Random(number)
    for _ in range(STEPS):
        assert compiled.contents() == uncompiled.contents()
        picks = [chance.random() for _ in range(DEALS)]
        compiled.step(picks)
        uncompiled.step(picks)
    assert compiled.contents() == uncompiled.contents()


def test_the_twins_refuse_the_same_action() -> None:
    rules, plain = PRESETS["classic"], as_plain_python("_stepper")
    runs = (
        Run(Stepper, croupier_for(rules), rules, random.Random(1)),
        Run(plain.Stepper, plain_croupier(rules), rules, random.Random(1)),
    )
    for run in runs:
        run.rows.actions[:] = run.rows.listed[run.rows.starts[:-1]]
        run.rows.actions[1] = 24_739
        assert run.stepper.refused() == 1
