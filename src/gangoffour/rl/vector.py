"""Many deals at once as a vector environment of Gymnasium: `GangOfFour/Deal-v0`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gangoffour.core import deal_rewards
from gangoffour.encoding import ACTION_COUNT, BITS, ActionIndices, Lockstep, Observation, Snapshot
from gangoffour.engine import RuleSet, preset, start_match
from gangoffour.rl.policies import Policy, policy_named

OWN_SEAT: Final = 0
"""The seat that learns where the others have a policy."""

_StepResult: TypeAlias = tuple[
    Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, NDArray[Any]]
]


@dataclass(frozen=True, slots=True)
class VectorSnapshot:
    """Where a vector environment stood, with the chance of its opponents."""

    lockstep: Snapshot
    chance: Mapping[str, Any]


class DealVectorEnv(VectorEnv[Observation, ActionIndices, NDArray[Any]]):
    """Deals side by side in the core, each an episode; where one ends, the next of its match is dealt at once.

    With a policy for the opponents it is an environment of one agent, who has seat 0: every step goes on until it is
    to act again. With `opponents=None` every decision of every seat is asked for: `infos["seat"]` says whose it is.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  Gymnasium has it so
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        rules: str | RuleSet = "classic",
        seat_count: int = 4,
        opponents: str | Policy | None = "uniform",
        undeclared: bool = False,
        skip_forced: bool = False,
    ) -> None:
        """Lay out the spaces; `reset` deals.

        Args:
            num_envs: How many deals there are.
            rules: The name of a preset, or a rule set.
            seat_count: Three or four.
            opponents: What the other seats do: `"uniform"`, `"greedy"` or a policy; None asks for their actions too.
            undeclared: Also list plays that leave out a declaration that is due.
            skip_forced: Take turns that leave no choice at once, without asking.
        """
        self.num_envs = num_envs
        self.rules = preset(rules) if isinstance(rules, str) else rules
        self.seat_count = seat_count
        self.single_observation_space = spaces.Box(0, 1, (BITS,), np.uint8)
        self.single_action_space = spaces.Discrete(ACTION_COUNT)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._opponents = policy_named(opponents, self.rules) if isinstance(opponents, str) else opponents
        self._undeclared, self._skip_forced = undeclared, skip_forced
        start_match(self.rules, seat_count)  # refuses a number of seats that the rules do not allow
        self._lockstep: Lockstep | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, NDArray[Any]]]:
        """Begin a match in every place; no options are known."""
        super().reset(seed=seed, options=options)
        self._lockstep = self._begin(int(self.np_random.integers(2**63)))
        ended = np.zeros(self.num_envs, dtype=np.uint8)
        points = np.zeros((self.num_envs, self.seat_count), dtype=np.int32)
        self._let_others_play(ended, points)
        ended[:] = 0  # what ended before the first decision was no episode
        points[:] = 0
        return self.lockstep.observations.copy(), self._infos(ended, points)

    def step(self, actions: ActionIndices) -> _StepResult:
        """Take an action in every place; if any is illegal, a ValueError says where and nothing has changed."""
        lockstep = self.lockstep
        seats = lockstep.seats.copy()
        lockstep.step(actions)
        ended, points = lockstep.ended.copy(), lockstep.points[:, : self.seat_count].copy()
        self._let_others_play(ended, points)
        infos = self._infos(ended, points)
        rewards = infos["rewards"][np.arange(self.num_envs), seats]
        terminations = ended > 0
        return lockstep.observations.copy(), rewards, terminations, np.zeros_like(terminations), infos

    @property
    def lockstep(self) -> Lockstep:
        """The deals themselves."""
        if self._lockstep is None:
            raise ResetNeeded("nothing is dealt before the first reset")
        return self._lockstep

    def snapshot(self) -> VectorSnapshot:
        """Return where all deals stand; `restore` goes on from there, to the last byte alike."""
        return VectorSnapshot(self.lockstep.snapshot(), self.np_random.bit_generator.state)

    def restore(self, snapshot: VectorSnapshot) -> tuple[Observation, dict[str, NDArray[Any]]]:
        """Go to a snapshot of an environment with the same arguments; return what `reset` would there."""
        if self._lockstep is None:
            self._lockstep = self._begin(0)
        self._lockstep.restore(snapshot.lockstep)
        self.np_random.bit_generator.state = snapshot.chance
        ended = np.zeros(self.num_envs, dtype=np.uint8)
        return self.lockstep.observations.copy(), self._infos(ended, self.lockstep.points[:, : self.seat_count].copy())

    def _begin(self, seed: int) -> Lockstep:
        return Lockstep(
            self.rules,
            seat_count=self.seat_count,
            deals=self.num_envs,
            seed=seed,
            undeclared=self._undeclared,
            skip_forced=self._skip_forced,
        )

    def _let_others_play(self, ended: NDArray[np.uint8], points: NDArray[np.int32]) -> None:
        """Play on until seat 0 is to act in every place, and note which deals end on the way.

        With `skip_forced` a whole deal can pass without a choice for seat 0. It is no episode: the first end counts.
        """
        lockstep = self.lockstep
        while self._opponents is not None:
            places = np.flatnonzero(lockstep.seats != OWN_SEAT)
            if not len(places):
                break
            lockstep.step_in(places, self._opponents(lockstep, places, self.np_random))
            is_new = (lockstep.ended > 0) & (ended == 0)
            ended[is_new] = lockstep.ended[is_new]
            points[is_new] = lockstep.points[is_new, : self.seat_count]

    def _infos(self, ended: NDArray[np.uint8], points: NDArray[np.int32]) -> dict[str, NDArray[Any]]:
        lockstep = self.lockstep
        return {
            "legal": lockstep.legal.copy(),
            "starts": lockstep.starts.copy(),
            "seat": lockstep.seats.copy(),
            "ended": ended,
            "points": points,
            "rewards": np.where(ended[:, None] > 0, deal_rewards(points), 0.0),
        }
