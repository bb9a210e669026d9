"""One agent among bots, as an environment of Gymnasium: `GangOfFour/Solo-v0`."""

import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gangoffour.bots import Bot, any_bot
from gangoffour.encoding import ACTION_COUNT, BITS, ActionIndices, Observation, encode_action
from gangoffour.engine import Action, RuleSet, Seat, SeatView
from gangoffour.matches import format_match
from gangoffour.rl.deal_v0 import LATER_DEALS, DealEnv
from gangoffour.rl.rewards import ILLEGAL_REWARD
from gangoffour.rl.turns import agent_name

Opponent: TypeAlias = str | Bot | Callable[[SeatView, Random], Action]
"""Who has another seat: the name of a bot or `module:Class`, a bot, or a function that chooses."""

_CHANCE: Final = 2**63


class SoloEnv(gymnasium.Env[Observation, int]):
    """One deal, seen from one seat: a step takes the agent's action and goes on until it is to act again.

    The reward comes with the end of the deal: the mean points of the others, less one's own. An illegal action ends the
    episode and costs as much as the worst deal. `action_masks` says what is legal, and `info["legal"]` lists it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012  Gymnasium has it so

    def __init__(  # noqa: PLR0913  each has a name and a default
        self,
        *,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        rules: str | RuleSet = "classic",
        seat_count: int = 4,
        later_deals: float = LATER_DEALS,
        skip_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Lay out the spaces; `reset` deals.

        Args:
            opponents: Who has the other seats: one for all of them, or one for each in turn from the agent's seat.
            seat: The agent's seat; without one, chance says which, anew for every deal.
            rules: The name of a preset, or a rule set.
            seat_count: Three or four.
            later_deals: The share of deals that begin with an exchange, from 0 to 1.
            skip_forced: Take turns that leave no choice at once, without asking.
            render_mode: None, `"ansi"` or `"human"`.
        """
        self._deal = DealEnv(rules=rules, seat_count=seat_count, later_deals=later_deals, skip_forced=skip_forced)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"unknown render mode {render_mode!r}, known are: {self.metadata['render_modes']}")
        if seat is not None and not 0 <= seat < seat_count:
            raise ValueError(f"a table of {seat_count} has no seat {seat}")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 1, (BITS,), np.uint8)
        self.action_space: spaces.Space[Any] = spaces.Discrete(ACTION_COUNT)
        self._fixed_seat = seat
        self._choosers = _choosers(opponents, seat_count - 1)
        self._is_running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal; `options={"state": state}` begins at a state of the engine."""
        super().reset(seed=seed)
        while True:
            self._begin(options)
            self._let_others_play()
            if not self._is_over:
                break  # a deal that leaves the agent no choice at all is no episode
        self._is_running = True
        self._show()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the agent's action, then let the others act until it is to act again or the deal is over."""
        if not self._is_running:
            raise gymnasium.error.ResetNeeded("the deal is over: reset deals another one")
        if action not in self._legal:
            self._is_running = False
            return self._observation(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": int(action)}
        self._deal.step(int(action))
        self._let_others_play()
        self._is_running = not self._is_over
        self._show()
        reward = 0.0 if self._is_running else float(self._deal.rewards[self._own])
        return self._observation(), reward, self._is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for every action whether it is legal now, as sb3-contrib asks for it."""
        mask = np.zeros(ACTION_COUNT, np.bool_)
        mask[self._legal] = True
        return mask

    def view(self) -> SeatView:
        """Return the view of the agent's seat, as bots get it."""
        return self._deal.view(self._own)

    def render(self) -> str | None:
        """Return the table as text, all hands open, in the mode `ansi`."""
        return format_match(self._deal.match_state, agent_name) if self.render_mode == "ansi" else None

    # --- inside ------------------------------------------------------------------------------------------------------

    @property
    def _own(self) -> str:
        return agent_name(self._seat)

    @property
    def _is_over(self) -> bool:
        return self._deal.terminations[self._own]

    @property
    def _legal(self) -> ActionIndices:
        legal: ActionIndices = self._deal.infos[self._own]["legal"]
        return legal

    def _begin(self, options: dict[str, Any] | None) -> None:
        drawn = int(self.np_random.integers(self._deal.seat_count))
        self._seat = Seat(drawn if self._fixed_seat is None else self._fixed_seat)
        self._chance = Random(int(self.np_random.integers(_CHANCE)))  # noqa: S311  it decides plays, not cards
        self._deal.reset(seed=int(self.np_random.integers(2**31)), options=options)

    def _let_others_play(self) -> None:
        while not self._is_over and (agent := self._deal.agent_selection) != self._own:
            seat_view = self._deal.view(agent)
            distance = (seat_view.seat - self._seat) % self._deal.seat_count
            chosen = self._choosers[distance - 1](seat_view, self._chance)
            self._deal.step(encode_action(chosen, seat_view))

    def _observation(self) -> Observation:
        observation = self._deal.observe(self._own)
        if isinstance(observation, dict):
            raise TypeError(observation)
        return observation

    def _info(self) -> dict[str, Any]:
        return {"legal": self._legal.copy(), "seat": int(self._seat)}

    def _show(self) -> None:
        if self.render_mode == "human":
            sys.stdout.write(format_match(self._deal.match_state, agent_name))


def _choosers(opponents: Opponent | Sequence[Opponent], count: int) -> tuple[Callable[[SeatView, Random], Action], ...]:
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents] * count
    if len(opponents) != count:
        raise ValueError(f"there are {count} other seats, and {len(opponents)} opponents")
    return tuple(_chooser(each) for each in opponents)


def _chooser(opponent: Opponent) -> Callable[[SeatView, Random], Action]:
    made = any_bot(opponent) if isinstance(opponent, str) else opponent
    choose = getattr(made, "choose", made)
    if not callable(choose):
        raise TypeError(f"{opponent!r} is no opponent: it has to be a name, a bot, or a function of a view and chance")
    chooser: Callable[[SeatView, Random], Action] = choose
    return chooser
