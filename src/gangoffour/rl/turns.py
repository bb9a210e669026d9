"""What the environments of PettingZoo share: the readable engine, asked turn by turn."""

import sys
from abc import abstractmethod
from typing import Any, Final, TypeAlias, TypedDict

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from gangoffour.encoding import (
    ACTION_COUNT,
    BITS,
    ActionIndices,
    Observation,
    decode_action,
    encode_view,
    legal_indices,
)
from gangoffour.engine import MatchState, Phase, RuleSet, Seat, SeatView, all_seats, apply, preset, start_match, view
from gangoffour.matches import format_match

Mask: TypeAlias = NDArray[np.int8]
"""A column for each action: 1 where it is legal."""

MaskedObservation: TypeAlias = Observation | dict[str, Observation | Mask]
"""What an agent observes: the observation alone, or with `dense_mask` a dict of it and the mask."""

_NOTHING_LEGAL: Final[ActionIndices] = np.zeros(0, dtype=np.uint16)
_NO_MASK: Final[Mask] = np.zeros(ACTION_COUNT, dtype=np.int8)
_NO_MASK.flags.writeable = False  # all agents that are not to act share it


def agent_name(seat: int) -> str:
    """Return what an environment calls a seat."""
    return f"seat_{seat}"


class TurnOptions(TypedDict, total=False):
    """What every environment of turns can be told."""

    rules: str | RuleSet
    """The name of a preset, or a rule set. Default `"classic"`."""
    seat_count: int
    """Three or four, the default."""
    render_mode: str | None
    """None, `"ansi"` or `"human"`."""
    dense_mask: bool
    """Put the mask into the observation, as the classic environments of PettingZoo do."""
    undeclared: bool
    """Also allow plays that leave out a declaration that is due."""
    skip_forced: bool
    """Take turns that leave no choice at once, without asking."""
    max_cycles: int | None
    """Truncate after so many decisions for each seat, counted together."""


class TurnEnv(AECEnv[str, MaskedObservation, int | None]):
    """A match or a part of it, in which the seat to act is the agent to step."""

    metadata: dict[str, Any]

    def __init__(  # noqa: PLR0913  each has a name and a default
        self,
        *,
        rules: str | RuleSet = "classic",
        seat_count: int = 4,
        render_mode: str | None = None,
        dense_mask: bool = False,
        undeclared: bool = False,
        skip_forced: bool = False,
        max_cycles: int | None = None,
    ) -> None:
        """Lay out the spaces; `reset` deals. See `TurnOptions` for what the arguments mean."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"unknown render mode {render_mode!r}, known are: {self.metadata['render_modes']}")
        self.rules = preset(rules) if isinstance(rules, str) else rules
        start_match(self.rules, seat_count)  # refuses a number of seats that the rules do not allow
        self.seat_count = seat_count
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in all_seats(seat_count)]
        self._dense_mask, self._undeclared = dense_mask, undeclared
        self._skip_forced, self._max_cycles = skip_forced, max_cycles
        self._observation_spaces = {agent: self._new_observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(ACTION_COUNT) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 1, (seat_count, BITS), np.uint8)
        self._rng: np.random.Generator | None = None

    # --- what it is about --------------------------------------------------------------------------------------------

    @abstractmethod
    def _new_match(self, rng: np.random.Generator) -> MatchState:
        """Return the state in which an episode begins."""

    @abstractmethod
    def _after_deal(self, state: MatchState) -> MatchState | None:
        """Reward the end of a deal; return the state in which to go on, None if the episode ends here."""

    # --- PettingZoo --------------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an observation looks like."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action indices."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode.

        Args:
            seed: Governs all chance of this and of the following episodes, until the next seed. Without any, chance
                comes from the operating system.
            options: `{"state": state}` begins at a state of the engine with a deal to play on; other keys are ignored.
        """
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        state = self._new_match(self._rng)
        given = (options or {}).get("state")
        self._match = state if given is None else self._checked(given)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._decisions_left = None if self._max_cycles is None else self._max_cycles * self.seat_count
        self._go_on()
        self._tell()

    def step(self, action: int | None) -> None:
        """Take the action of the agent to act; an action that is not listed raises a ValueError."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action not in self._legal:
            raise ValueError(f"illegal action {action} of {agent}; legal are those in infos[{agent!r}]['legal']")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._take(int(action))
        self._go_on()
        if self._decisions_left is not None:
            self._decisions_left -= 1
            is_cut_off = self._decisions_left <= 0 and not any(self.terminations.values())
            self.truncations = dict.fromkeys(self.agents, is_cut_off)
        self._accumulate_rewards()
        self._tell()

    def observe(self, agent: str) -> MaskedObservation:
        """Return what the agent's seat knows."""
        observation = encode_view(self.view(agent))
        if not self._dense_mask:
            return observation
        return {"observation": observation, "action_mask": self._mask(agent)}

    def state(self) -> NDArray[np.uint8]:
        """Return the observations of all seats, a row for each: together they hold every hand."""
        return np.stack([encode_view(view(self._match, seat)) for seat in all_seats(self.seat_count)])

    def render(self) -> str | None:
        """Return the match as text, or print it in the mode `human`."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is rendered without a render mode")
            return None
        if self.render_mode == "ansi":
            return format_match(self._match, agent_name)
        sys.stdout.write(format_match(self._match, agent_name))
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to let go of."""

    # --- beyond PettingZoo -------------------------------------------------------------------------------------------

    @property
    def match_state(self) -> MatchState:
        """The whole truth, as the engine has it."""
        return self._match

    def view(self, agent: str) -> SeatView:
        """Return the view of an agent's seat, for a bot that is to take its place."""
        return view(self._match, Seat(self.possible_agents.index(agent)))

    # --- inside ------------------------------------------------------------------------------------------------------

    def _new_observation_space(self) -> spaces.Space[Any]:
        bits = spaces.Box(0, 1, (BITS,), np.uint8)
        if not self._dense_mask:
            return bits
        return spaces.Dict({"observation": bits, "action_mask": spaces.Box(0, 1, (ACTION_COUNT,), np.int8)})

    def _checked(self, state: MatchState) -> MatchState:
        public = state.public
        if (public.rules, public.seat_count) != (self.rules, self.seat_count):
            raise ValueError("the state is one of other rules or of another number of seats")
        if public.phase not in (Phase.PLAY, Phase.RETURN):
            raise ValueError("there is no deal to play on in this state")
        return state

    def _take(self, index: int) -> None:
        seat_view = self._view_to_act()
        self._match = apply(self._match, seat_view.seat, decode_action(index, seat_view)).after

    def _go_on(self) -> None:
        """Go on to the next decision, over the ends of deals and, if wished, over turns that leave no choice."""
        while True:
            if self._match.public.phase in (Phase.READY, Phase.OVER):
                following = self._after_deal(self._match)
                if following is None:
                    self.terminations = dict.fromkeys(self.agents, True)
                    self._legal, self.agent_selection = _NOTHING_LEGAL, self.agents[0]
                    return
                self._match = following
            seat_view = self._view_to_act()
            self._legal = legal_indices(seat_view, undeclared=self._undeclared)
            if not self._skip_forced or len(self._legal) > 1:
                self.agent_selection = agent_name(seat_view.seat)
                return
            self._take(int(self._legal[0]))

    def _view_to_act(self) -> SeatView:
        seat = self._match.public.seat_to_act
        if seat is None:
            raise ValueError("no seat is to act")
        return view(self._match, seat)

    def _reward(self, by_seat: NDArray[np.float64]) -> None:
        for agent, reward in zip(self.possible_agents, by_seat.tolist(), strict=True):
            self.rewards[agent] += reward

    def _mask(self, agent: str) -> Mask:
        if agent != self.agent_selection or not len(self._legal):
            return _NO_MASK
        mask = np.zeros(ACTION_COUNT, dtype=np.int8)
        mask[self._legal] = 1
        return mask

    def _tell(self) -> None:
        """Write the infos anew, and render for people."""
        self.infos = {
            agent: {"legal": self._legal if agent == self.agent_selection else _NOTHING_LEGAL} for agent in self.agents
        }
        if not self._dense_mask:
            for agent, info in self.infos.items():
                info["action_mask"] = self._mask(agent)
        if self.render_mode == "human":
            self.render()


def with_checks(env: TurnEnv, illegal_reward: float) -> OrderEnforcingWrapper[str, MaskedObservation, int | None]:
    """Return an environment in PettingZoo's usual wrappers: an illegal action ends the episode and costs its agent."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env, illegal_reward)))
