"""The trained network as plain NumPy: a file of weights in, the value of actions out.

The file is a NumPy archive of half-precision arrays with a description in JSON; see `save_network`. The network is
`relu(W_s s + W_a a)` and some residual layers; its outputs are the reward of the deal in points and the chances to be
deal winner, to be deal loser, and that the match goes on. Beside them it guesses what the others hold.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots.rounding import rounded
from gangoffour.core import SIGNS
from gangoffour.encoding import BITS, ENCODING_VERSION, ActionIndices, Insights, Observation, action_features

NETWORK_FORMAT: Final = "gof-network-3"

_DESCRIPTION: Final = "description"
_LOW_BITS: Final = 0b111
_HALF_STEP: Final = np.uint16(0b100)

Floats = NDArray[np.float32]


class Values(NamedTuple):
    """What a network says of some actions, each an array."""

    points: Floats
    """Mean points of the other seats in this deal less the own ones."""
    wins: Floats
    """The chance to be deal winner."""
    losses: Floats
    """The chance to be deal loser."""
    goes_on: Floats
    """The chance that the match has another deal, in which the role counts."""


def worth_of(values: Values, role_values: Sequence[float]) -> Floats:
    """Return what actions are worth in points: those of the deal, and the role it leaves for the next, if any."""
    winner, loser, other = role_values
    role = other + (winner - other) * values.wins + (loser - other) * values.losses
    worth: Floats = values.points + values.goes_on * role
    return worth


class Network:
    """Weights that can be asked."""

    def __init__(self, weights: Mapping[str, NDArray[np.floating]], description: Mapping[str, Any]) -> None:
        self.description = description
        self.weights: Final = {name: weight.astype(np.float32) for name, weight in weights.items()}
        self._layers = sum(name.startswith("layer_") for name in weights)
        self._scale = float(description["points_scale"])
        # Actions are looked up by the hundred thousand, and what the first layer makes of one is always the same.
        self._actions: Floats = action_features().astype(np.float32) @ self.weights["action"]
        self._insights = Insights(
            lambda array: array,
            lambda parts: np.concatenate(list(parts), axis=1, dtype=np.float32),
            lambda numbers: np.asarray(numbers, np.int64),
        )

    def role_values(self, seat_count: int) -> tuple[float, float, float]:
        """Return what it is worth to begin the next deal as winner, as loser and as neither."""
        winner, loser, other = self.description["role_values"][str(seat_count)]
        return winner, loser, other

    def values(self, observation: Observation, actions: ActionIndices) -> Values:
        """Return the values of some actions in the position of one observation."""
        return self.values_of_many(observation, np.zeros(len(actions), np.int64), actions)

    def values_of_many(self, observations: Observation, rows: NDArray[np.int64], actions: ActionIndices) -> Values:
        """Return the values of actions, each in the position of the observation whose row is named."""
        weights = self.weights
        found = self._hidden(observations, rows, actions) @ weights["values"] + weights["values_bias"]
        chances = 1 / (1 + np.exp(-found[:, 1:]))
        return Values(self._scale * found[:, 0], chances[:, 0], chances[:, 1], chances[:, 2])

    def favours(self, observation: Observation, action: int) -> NDArray[np.float64]:
        """Return how much each sign speaks for a hand, a row for each of the three other slots, as `Worlds` takes it.

        The guess is that of somebody who is about to take the action, as it was learned from those who did.
        """
        weights = self.weights
        hidden = self._hidden(observation, np.zeros(1, np.int64), np.array([action]))
        guess = hidden @ weights["guess"] + weights["guess_bias"]
        favours = guess @ weights["favours"] + weights["favours_bias"]
        return favours.reshape(-1, SIGNS).astype(np.float64)

    def _hidden(self, observations: Observation, rows: NDArray[np.int64], actions: NDArray[np.integer[Any]]) -> Floats:
        """Return what the layers make of actions, each in the position of the observation whose row is named."""
        weights = self.weights
        seen = observations.reshape(-1, BITS).astype(np.float32)
        known = self._insights.seen(seen)
        states = seen @ weights["state"] + known.unseen @ weights["unseen"] + weights["first_bias"]
        insights = self._insights.of_actions(known, rows, actions)
        parts = states[rows] + self._actions[actions]
        hidden: Floats = np.maximum(parts + insights @ weights["insights"], 0)
        for layer in range(self._layers):
            hidden += np.maximum(hidden @ weights[f"layer_{layer}"] + weights[f"bias_{layer}"], 0)
        return hidden

    def worth(self, values: Values, seat_count: int) -> Floats:
        """Return what actions are worth in points by the roles' values that the network was trained with."""
        return rounded(worth_of(values, self.role_values(seat_count)))


def save_network(path: Path, weights: Mapping[str, NDArray[np.floating]], description: Mapping[str, Any]) -> None:
    """Write a network. The description says at least `points_scale` and `role_values` by number of seats."""
    whole = {**description, "format": NETWORK_FORMAT, "encoding": ENCODING_VERSION}
    text = np.frombuffer(json.dumps(whole, sort_keys=True).encode(), dtype=np.uint8)
    arrays: dict[str, Any] = {_DESCRIPTION: text}
    arrays.update((name, _rounded(weight)) for name, weight in weights.items())
    np.savez(path, **arrays)


def _rounded(weight: NDArray[np.floating]) -> NDArray[np.float16]:
    """Return weights in half precision with eight significant bits, as many as bfloat16 has, in which they learned.

    The three bits that are left over are zero, so that a fifth of the file packs away.
    """
    bits = weight.astype(np.float16).view(np.uint16)
    rounded: NDArray[np.float16] = ((bits + _HALF_STEP) & ~np.uint16(_LOW_BITS)).view(np.float16)
    return rounded


def load_network(path: Path) -> Network:
    """Read a network; a ValueError says when it is none, or one for another encoding."""
    with np.load(path, allow_pickle=False) as archive:
        if _DESCRIPTION not in archive:
            raise ValueError(f"{path.name} is no network")
        description = json.loads(archive[_DESCRIPTION].tobytes())
        weights = {name: archive[name] for name in archive.files if name != _DESCRIPTION}
    if (description["format"], description["encoding"]) != (NETWORK_FORMAT, ENCODING_VERSION):
        raise ValueError(f"{path.name} has format {description['format']} and encoding {description['encoding']}")
    return Network(weights, description)
