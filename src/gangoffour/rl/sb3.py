"""The environment of many deals for Stable-Baselines3, and a policy whose head scores the legal list alone.

There are 24,740 actions and a handful of them are legal, so a head with a logit for each spends nearly all its time on
what cannot be played. Here an action is a place in the legal list, and its score comes from the bits of what stands
there. It needs the extra `gangoffour[sb3]`.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.encoding import (
    ACTION_COUNT,
    BITS,
    FEATURE_BITS,
    ActionIndices,
    Lockstep,
    action_features,
    some_lists,
    thinned,
)
from gangoffour.extras import ExtraCode, MissingExtra
from gangoffour.rl.policies import Places, Policy
from gangoffour.rl.vector import DealVectorEnv

try:
    import torch
    from gymnasium import spaces
    from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    raise MissingExtra(ExtraCode.MISSING, extra="sb3", package=error.name or "sb3_contrib") from error

__all__ = ["WIDTH", "ListedPolicy", "ListedVecEnv", "policy_of"]

WIDTH: Final = 256
"""Places in a list. Plays that differ in colours only are left out of long lists; what is longer still is cut off."""

_NOTHING: Final = ACTION_COUNT
"""What stands behind the end of a list."""

_HIDDEN: Final = 128


def _lists(legal: ActionIndices, starts: NDArray[np.int64]) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
    """Return a row of actions for each place, and which of them are there."""
    legal, starts = thinned(legal, starts)
    counts = np.minimum(np.diff(starts), WIDTH)
    is_there = np.arange(WIDTH) < counts[:, None]
    rows = np.full(is_there.shape, _NOTHING, np.int32)
    rows[is_there] = legal[(starts[:-1, None] + np.arange(WIDTH))[is_there]]
    return rows, is_there


class ListedVecEnv(VecEnv):  # type: ignore[misc] # the library is not among the checks
    """Deals side by side for Stable-Baselines3; an action is a place in the list of legal ones."""

    render_mode = None

    def __init__(self, num_envs: int = 64, *, seed: int = 0, **options: Any) -> None:  # noqa: ANN401  as of DealVectorEnv
        """Take what `DealVectorEnv` takes; opponents are `greedy` and forced turns skipped unless told otherwise."""
        chosen: dict[str, Any] = {"opponents": "greedy", "skip_forced": True} | options
        self._deals = DealVectorEnv(num_envs, **chosen)
        self._first_seed: int | None = seed
        self._chosen = np.zeros(num_envs, np.int64)
        seen, legal = spaces.Box(0, 1, (BITS,), np.uint8), spaces.Box(0, _NOTHING, (WIDTH,), np.int32)
        super().__init__(num_envs, spaces.Dict({"seen": seen, "legal": legal}), spaces.Discrete(WIDTH))

    def reset(self) -> dict[str, NDArray[Any]]:
        """Deal in every place."""
        observations, infos = self._deals.reset(seed=self._first_seed)
        self._first_seed = None
        return self._told(observations, infos)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the actions."""
        self._chosen = actions

    def step_wait(self) -> tuple[dict[str, NDArray[Any]], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Carry them out."""
        actions = self._rows[np.arange(self.num_envs), self._chosen].astype(np.uint16)
        observations, rewards, ended, _, infos = self._deals.step(actions)
        return self._told(observations, infos), rewards.astype(np.float32), ended, [{} for _ in range(self.num_envs)]

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for each deal which places of its list are filled."""
        return self._is_there

    def env_method(self, method_name: str, *_args: Any, indices: Any = None, **_options: Any) -> list[Any]:  # noqa: ANN401
        """Answer for each deal, as the class above wants it."""
        answers = list(getattr(self, method_name)())
        return answers if indices is None else [answers[index] for index in np.atleast_1d(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ANN401  any attribute
        """Return an attribute, the same for each deal."""
        count = self.num_envs if indices is None else len(np.atleast_1d(indices))
        return [getattr(self, attr_name)] * count

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ANN401, ARG002  any attribute
        """Set an attribute of all."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ANN401, ARG002  as above
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Do nothing: there is nothing to let go of."""

    def _told(self, observations: NDArray[np.uint8], infos: dict[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
        self._rows, self._is_there = _lists(infos["legal"], infos["starts"])
        return {"seen": observations, "legal": self._rows}


class _Scores(BaseFeaturesExtractor):  # type: ignore[misc] # the library is not among the checks
    """A score for every place in the list, and what was seen in short."""

    def __init__(self, observation_space: spaces.Space[Any]) -> None:
        super().__init__(observation_space, WIDTH + _HIDDEN)
        rows = np.vstack([action_features(), np.zeros((1, FEATURE_BITS), np.uint8)])
        self.register_buffer("table", torch.as_tensor(rows, dtype=torch.float32), persistent=False)
        self.see = torch.nn.Sequential(
            torch.nn.Linear(BITS, _HIDDEN), torch.nn.ReLU(), torch.nn.Linear(_HIDDEN, _HIDDEN)
        )
        self.act = torch.nn.Linear(FEATURE_BITS, _HIDDEN)
        self.score = torch.nn.Linear(_HIDDEN, 1)

    def forward(self, observations: dict[str, Any]) -> Any:  # noqa: ANN401  a tensor
        seen, legal = self.see(observations["seen"].float()), observations["legal"].long()
        is_there = legal != _NOTHING  # a handful in most lists: what is empty costs nothing
        both = torch.relu(seen[is_there.nonzero()[:, 0]] + self.act(self.table[legal[is_there]]))
        scores = torch.zeros(legal.shape, dtype=seen.dtype, device=seen.device)
        scores[is_there] = self.score(both).squeeze(-1)
        return torch.cat([scores, torch.relu(seen)], dim=1)


class _Apart(torch.nn.Module):  # type: ignore[misc] # the library is not among the checks
    """The scores for the actor, the rest for the critic."""

    latent_dim_pi, latent_dim_vf = WIDTH, _HIDDEN

    def forward(self, features: Any) -> tuple[Any, Any]:  # noqa: ANN401  tensors
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: Any) -> Any:  # noqa: ANN401  a tensor
        return features[:, :WIDTH]

    def forward_critic(self, features: Any) -> Any:  # noqa: ANN401  a tensor
        return features[:, WIDTH:]


class ListedPolicy(MaskableActorCriticPolicy):  # type: ignore[misc] # the library is not among the checks
    """A policy for `MaskablePPO` over `ListedVecEnv`."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401  those of the class above
        """Score lists, whatever else is told."""
        super().__init__(*arguments, **options | {"features_extractor_class": _Scores})

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = _Apart()

    def _build(self, lr_schedule: Any) -> None:  # noqa: ANN401  the library's own type
        super()._build(lr_schedule)
        self.action_net = torch.nn.Identity()  # the scores are the logits already
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def policy_of(model: Any) -> Policy:  # noqa: ANN401  a model of Stable-Baselines3
    """Return the policy of a trained model, for `evaluate` and as an opponent: it does what it thinks best."""

    def policy(lockstep: Lockstep, places: Places, _rng: np.random.Generator) -> ActionIndices:
        is_asked = np.zeros(len(lockstep), np.bool_)
        is_asked[places] = True
        rows, is_there = _lists(*some_lists(is_asked, lockstep.legal, lockstep.starts))
        seen: dict[str, NDArray[Any]] = {"seen": lockstep.observations[places], "legal": rows}
        chosen, _ = model.predict(seen, action_masks=is_there, deterministic=True)
        actions: ActionIndices = rows[np.arange(len(places)), chosen].astype(np.uint16)
        return actions

    return policy
