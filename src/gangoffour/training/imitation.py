"""A small network learns to do as a large one does: nearly as well, in a fraction of the time.

Both look at the same deals, which the large one plays, now and then by chance or as the small one would have it, so
that the small one also knows what it comes to by its own mistakes. For every decision it learns what the large one
expects of each legal action and, above all, how these compare.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots import Network, OpenDecisions, Values, load_network, open_decisions, save_network, worth_of
from gangoffour.encoding import Insights, Lockstep, action_features, best, unpacked
from gangoffour.training.choices import left_to_chance

SEAT_COUNTS: Final = (4, 3)
PLACES: Final = 768
"""Deals side by side, with each number of seats."""
_CHANCE: Final = 0.08
"""The share of decisions left to chance, and the share left to the small network."""
_RATE_FIRST: Final = 3e-3
_RATE_LAST: Final = 1e-4
_CHANCES_WEIGHT: Final = 0.3
_MEAN_FROM: Final = 0.7
"""From this share of the time on, the weights of all updates count in the mean, which is what is written."""
_TELL_EVERY: Final = 100
_FADING: Final = 0.99

_LAYERS: Final = 1
_FIRST: Final = ("state", "unseen")
_ACTION: Final = ("action", "insights")


class ImitationProgress(NamedTuple):
    """How far the small network has come; the last two fade slowly, so they tell of the last minute or so."""

    share: float
    """Of the time."""
    actions: int
    """How many actions it has learned from."""
    agreement: float
    """How often both would take the same action."""
    points: float
    """What the small one's actions are worth less than the large one's, as the large one sees it."""


class _Asked(NamedTuple):
    """Decisions, and what the large network says of each legal action."""

    decisions: OpenDecisions
    said: Any
    """A tensor with a row for each action and the columns of `Values`."""
    worth: NDArray[np.float32]


class Imitator:
    """The small network while it learns. Holds torch itself: it is imported when one is made."""

    def __init__(self, large: Network, width: int, *, seed: int = 0, threads: int = 2) -> None:
        import torch  # noqa: PLC0415  only those who train have it

        self._torch: Any = torch
        torch.set_num_threads(threads)
        torch.manual_seed(seed)
        self._large = large
        self._rng = np.random.default_rng(seed)
        self._scale = float(large.description["points_scale"])
        self._large_weights = {name: torch.from_numpy(weight) for name, weight in large.weights.items()}
        self._weights = self._new_weights(width)
        self._optimizer = torch.optim.Adam([*self._weights.values()], fused=True)
        self._features = torch.from_numpy(action_features().astype(np.float32))
        self._insights = Insights(
            torch.from_numpy,
            lambda parts: torch.cat(list(parts), dim=1).float(),
            lambda numbers: torch.as_tensor(numbers).long(),
        )
        self._means: dict[str, Any] = {}
        self._averaged = 0
        self._tables = [
            Lockstep(seat_count=seats, deals=PLACES, seed=seed + seats, skip_forced=True, columns=False)
            for seats in SEAT_COUNTS
        ]

    def _new_weights(self, width: int) -> dict[str, Any]:
        """Return weights by chance, of about the size of the large network's."""
        torch, weights = self._torch, {}
        for name in (*_FIRST, *_ACTION):
            of_large = self._large.weights[name]
            weights[name] = torch.randn(len(of_large), width) * float(of_large.std())
        weights["first_bias"] = torch.zeros(width)
        for layer in range(_LAYERS):
            weights[f"layer_{layer}"] = torch.randn(width, width) * (2 / width) ** 0.5 / 2
            weights[f"bias_{layer}"] = torch.zeros(width)
        outcomes = len(Values._fields)
        weights["values"] = torch.randn(width, outcomes) * 0.1 * width**-0.5
        weights["values_bias"] = torch.zeros(outcomes)
        return {name: weight.requires_grad_() for name, weight in weights.items()}

    def go(self, minutes: float, tell: Callable[[ImitationProgress], None]) -> None:
        """Learn for that many minutes; `tell` hears now and then how it goes."""
        began, updates, actions, agreement, points = monotonic(), 0, 0, 0.0, 0.0
        while (share := (monotonic() - began) / 60 / minutes) < 1 or not updates:
            table = self._tables[updates % len(self._tables)]
            asked = self._ask(table)
            worth = self._learn(asked, table.seat_count, min(1.0, share))
            legal, starts = asked.decisions.legal, asked.decisions.starts
            large, small = best(asked.worth, starts), best(worth, starts)
            updates, actions = updates + 1, actions + len(legal)
            fading = min(_FADING, 1 - 1 / updates)
            agreement = fading * agreement + (1 - fading) * float((large == small).mean())
            points = fading * points + (1 - fading) * float((asked.worth[large] - asked.worth[small]).mean())
            if share >= _MEAN_FROM:
                self._average()
            if updates % _TELL_EVERY == 0:
                tell(ImitationProgress(share, actions, agreement, points))
            chosen = np.where(self._rng.random(len(large)) < _CHANCE, small, large)
            table.step(legal[left_to_chance(chosen, starts, _CHANCE, self._rng)])
        tell(ImitationProgress(1.0, actions, agreement, points))

    def network(self) -> Network:
        """Return what was learned, in a network that tells as little of hidden hands as it knows: nothing."""
        learned = self._means or self._weights
        weights = {name: weight.detach().numpy() for name, weight in learned.items()}
        described = {name: self._large.description[name] for name in ("points_scale", "role_values")}
        return Network(weights, {**described, "imitates": self._large.description.get("progress", {})})

    def _ask(self, table: Lockstep) -> _Asked:
        """Return what the large network says of the decisions that a table waits for."""
        decisions = open_decisions(table, np.ones(len(table), bool))
        with self._torch.no_grad():
            said = self._said(self._found(self._large_weights, decisions))
        return _Asked(decisions, said, self._worth(said, table.seat_count).numpy())

    def _learn(self, asked: _Asked, seat_count: int, share: float) -> NDArray[np.float32]:
        """Make one update; return what the small network said before it that the actions are worth."""
        torch, functional = self._torch, self._torch.nn.functional
        found = self._found(self._weights, asked.decisions)
        worth = self._worth(self._said(found), seat_count)
        should, does = (self._likely(each, asked.decisions) for each in (torch.from_numpy(asked.worth), worth))
        losses = (
            (should.exp() * (should - does)).sum() / len(asked.decisions.packed),
            functional.mse_loss(found[:, 0], asked.said[:, 0] / self._scale),
            _CHANCES_WEIGHT * functional.binary_cross_entropy_with_logits(found[:, 1:], asked.said[:, 1:]),
        )
        for group in self._optimizer.param_groups:
            group["lr"] = _RATE_LAST + (_RATE_FIRST - _RATE_LAST) * (1 + float(np.cos(np.pi * share))) / 2
        self._optimizer.zero_grad(set_to_none=True)
        sum(losses).backward()
        torch.nn.utils.clip_grad_norm_([*self._weights.values()], 2.0)
        self._optimizer.step()
        before: NDArray[np.float32] = worth.detach().numpy()
        return before

    def _found(self, weights: Mapping[str, Any], decisions: OpenDecisions) -> Any:  # noqa: ANN401  a tensor
        """Return what comes out of the layers for every action."""
        torch = self._torch
        rows = torch.from_numpy(decisions.rows)
        seen = torch.from_numpy(unpacked(decisions.packed)).float()
        known = self._insights.seen(seen)
        indices = torch.from_numpy(decisions.legal.astype(np.int64))
        of_actions = (self._features.index_select(0, indices), self._insights.of_actions(known, rows, indices))
        first, action = (torch.cat([weights[name] for name in names]) for names in (_FIRST, _ACTION))
        states = torch.cat((seen, known.unseen), dim=1) @ first + weights["first_bias"]
        hidden = torch.relu(states.index_select(0, rows) + torch.cat(of_actions, dim=1) @ action)
        for layer in range(sum(name.startswith("layer_") for name in weights)):
            hidden = hidden + torch.relu(hidden @ weights[f"layer_{layer}"] + weights[f"bias_{layer}"])
        return hidden @ weights["values"] + weights["values_bias"]

    def _said(self, found: Any) -> Any:  # noqa: ANN401
        """Return what the outputs mean, in the columns of `Values`."""
        return self._torch.cat((self._scale * found[:, :1], found[:, 1:].sigmoid()), dim=1)

    def _worth(self, said: Any, seat_count: int) -> Any:  # noqa: ANN401
        return worth_of(Values(*said.T), self._large.role_values(seat_count))

    def _likely(self, worth: Any, decisions: OpenDecisions) -> Any:  # noqa: ANN401
        """Return how likely each action is, as a logarithm, if one worth a point more is taken e times as often."""
        torch, count = self._torch, len(decisions.packed)
        rows = torch.from_numpy(decisions.rows)
        highest = torch.full((count,), -torch.inf).scatter_reduce(0, rows, worth.detach(), "amax")[rows]
        above = worth - highest
        return above - torch.zeros(count).scatter_add(0, rows, above.exp()).log()[rows]

    def _average(self) -> None:
        """Let the weights of now count in the mean."""
        self._averaged += 1
        for name, weight in self._weights.items():
            if self._averaged == 1:
                self._means[name] = weight.detach().clone()
            else:
                self._means[name].lerp_(weight.detach(), 1 / self._averaged)


def save_imitation(
    large: Path, target: Path, *, width: int, minutes: float, tell: Callable[[ImitationProgress], None]
) -> None:
    """Let a network of this width learn to do as the one in the file does, and write it."""
    imitator = Imitator(load_network(large), width)
    imitator.go(minutes, tell)
    network = imitator.network()
    save_network(target, network.weights, network.description)
