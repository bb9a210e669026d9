"""The network in torch: how it values actions, how it learns, and how it becomes a file.

`relu(W_s s + W_a a)`, then residual layers; the state's part is computed once for each decision. Outputs: the reward of
the deal, deal winner or not, deal loser or not, whether the match goes on; and what speaks for which hidden hands.
Actions are chosen by what these say they are worth, in bfloat16 where the machine multiplies quicker in it.
"""

from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.core import SIGNS
from gangoffour.encoding import (
    ACTION_INSIGHTS,
    BITS,
    CARD_INSIGHTS,
    FEATURE_BITS,
    ActionIndices,
    Insights,
    action_features,
    unpacked,
)
from gangoffour.training.configuration import Configuration
from gangoffour.training.drawn_hands import hands_among_others
from gangoffour.training.selfplay import OUTCOMES, Floats, Lessons

POINTS_SCALE: Final = 16.0
"""Rewards are divided by this on the way in, so that all outputs are of one size."""

_GUESS: Final = "guess"
_GUESSING: Final = (_GUESS, "guess_bias", "favours", "favours_bias")
"""The weights that are for guessing alone."""
_GUESS_WIDTH: Final = 48
_OTHERS: Final = 3
_OTHER_WORLDS: Final = 15
"""From how many other worlds the true one has to be told."""
_MOST_AT_ONCE: Final = 4096
"""Actions valued in one go: what is computed in between stays near the processor."""


class Learner:
    """The weights, and everything that is done with them. Holds torch itself: it is imported when one is made."""

    def __init__(self, configuration: Configuration) -> None:
        import torch  # noqa: PLC0415  only those who train have it

        self._torch: Any = torch
        self._configuration = configuration
        torch.set_num_threads(configuration.threads)
        torch.manual_seed(configuration.seed)
        self.weights = self._new_weights()
        guessing = [self.weights[name] for name in _GUESSING]
        others = [weight for name, weight in self.weights.items() if name not in _GUESSING]
        self._optimizer = torch.optim.Adam([{"params": others}, {"params": guessing}], fused=True)
        self._chance = np.random.default_rng(configuration.seed)
        precision = self._precision = min((torch.float32, torch.bfloat16), key=self._seconds)
        self._features = torch.from_numpy(action_features().astype(np.float32)).to(precision)
        self._insights = Insights(
            lambda array: torch.from_numpy(array).to(precision),
            lambda parts: torch.cat(list(parts), dim=1).to(precision),
            lambda numbers: torch.as_tensor(numbers).long(),
        )
        self._acting: dict[str, Any] = {}
        self._of_actions: Any = None
        self._has_begun_anew = True
        self._means: dict[str, Any] = {}
        self._averaged = 0
        self.refresh()

    def _seconds(self, precision: Any) -> float:  # noqa: ANN401
        """Return how long this machine takes to multiply in a precision: some have no circuits for the short one."""
        width = self._configuration.width
        rows, weights = (self._torch.ones(count, width, dtype=precision) for count in (_MOST_AT_ONCE, width))
        seconds = []
        for _ in range(3):
            began = perf_counter()
            rows @ weights
            seconds.append(perf_counter() - began)
        return min(seconds)

    def _new_weights(self) -> dict[str, Any]:
        torch, width = self._torch, self._configuration.width

        def made(rows: int, columns: int, scale: float) -> Any:  # noqa: ANN401  a tensor
            return (torch.randn(rows, columns) * scale).requires_grad_()

        def zeros(columns: int) -> Any:  # noqa: ANN401
            return torch.zeros(columns).requires_grad_()

        # About 150 bits of a state and 15 of an action are set.
        weights = {"state": made(BITS, width, 150**-0.5), "action": made(FEATURE_BITS, width, 15**-0.5)}
        weights["unseen"] = made(CARD_INSIGHTS, width, 150**-0.5)
        weights["insights"] = made(ACTION_INSIGHTS, width, 150**-0.5)
        weights["first_bias"] = zeros(width)
        for layer in range(self._configuration.layers):
            weights[f"layer_{layer}"] = made(width, width, (2 / width) ** 0.5 / 2)
            weights[f"bias_{layer}"] = zeros(width)
        weights["values"] = made(width, OUTCOMES, 0.1 * width**-0.5)
        weights["values_bias"] = zeros(OUTCOMES)
        weights[_GUESS], weights["guess_bias"] = made(width, _GUESS_WIDTH, width**-0.5), zeros(_GUESS_WIDTH)
        weights["favours"], weights["favours_bias"] = made(_GUESS_WIDTH, _OTHERS * SIGNS, 0.02), zeros(_OTHERS * SIGNS)
        return weights

    def begin_with(self, network: Path) -> None:
        """Take the weights of a network file; what it does not hold stays as it is."""
        torch = self._torch
        self._has_begun_anew = False
        with np.load(network, allow_pickle=False) as archive, torch.no_grad():
            for name in self.weights.keys() & set(archive.files):
                self.weights[name].copy_(torch.from_numpy(archive[name].astype(np.float32)))
        self.refresh()

    def refresh(self) -> None:
        """Take the newest weights for acting."""
        torch = self._torch
        with torch.no_grad():
            self._acting = {
                name: weight.detach().to(self._precision, copy=True) for name, weight in self.weights.items()
            }
            self._of_actions = torch.cat((self._acting["action"], self._acting["insights"]), dim=0)

    def values(self, packed: NDArray[np.uint8], legal: ActionIndices, starts: NDArray[np.int64]) -> Floats:
        """Return the outcomes that are expected of every legal action: points, and chances."""
        torch, weights = self._torch, self._acting
        places = np.repeat(np.arange(len(packed)), np.diff(starts))
        with torch.no_grad():
            seen = torch.from_numpy(unpacked(packed)).to(self._precision)
            known = self._insights.seen(seen)
            states = seen @ weights["state"] + known.unseen @ weights["unseen"] + weights["first_bias"]
            found = []
            for first in range(0, len(legal), _MOST_AT_ONCE):
                part = slice(first, first + _MOST_AT_ONCE)
                rows = torch.from_numpy(places[part])
                indices = torch.from_numpy(legal[part].astype(np.int64))
                insights = self._insights.of_actions(known, rows, indices)
                inputs = torch.cat((self._features.index_select(0, indices), insights), dim=1)
                hidden = states.index_select(0, rows).addmm_(inputs, self._of_actions)
                hidden = self._deepened(self._rectified(hidden))
                found.append((hidden @ weights["values"] + weights["values_bias"]).float())
            together = torch.cat(found)
            values: Floats = torch.cat((POINTS_SCALE * together[:, :1], together[:, 1:].sigmoid()), dim=1).numpy()
        return values

    def _deepened(self, hidden: Any) -> Any:  # noqa: ANN401
        weights = self._acting
        for layer in range(self._configuration.layers):
            inner = self._torch.addmm(weights[f"bias_{layer}"], hidden, weights[f"layer_{layer}"])
            hidden += self._rectified(inner)
        return hidden

    def _rectified(self, hidden: Any) -> Any:  # noqa: ANN401
        """Return the same with nothing below zero: by the sign bit, three times as quick as torch does it."""
        whole = self._torch.int16 if hidden.dtype == self._torch.bfloat16 else self._torch.int32
        hidden.view(whole).clamp_(min=0)
        return hidden

    def learn(self, lessons: Lessons, rate: float, guess_rate: float) -> dict[str, float]:
        """Make one update, with a rate for guessing and one for all the rest; return the losses."""
        torch = self._torch
        functional = torch.nn.functional
        seen = torch.from_numpy(unpacked(lessons.packed)).to(self._precision)
        indices = torch.from_numpy(lessons.actions.astype(np.int64))
        known = self._insights.seen(seen)
        insights = self._insights.of_actions(known, torch.arange(len(seen)), indices)
        inputs = torch.cat((seen, self._features.index_select(0, indices), known.unseen, insights), dim=1)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=self._precision == torch.bfloat16):
            first = torch.cat([self.weights[name] for name in ("state", "action", "unseen", "insights")], dim=0)
            hidden = self._through(inputs, first)
            values = (hidden @ self.weights["values"] + self.weights["values_bias"]).float()
        outcomes = torch.from_numpy(lessons.outcomes)
        losses = {
            "points": functional.mse_loss(values[:, 0], outcomes[:, 0] / POINTS_SCALE),
            "chances": functional.binary_cross_entropy_with_logits(values[:, 1:], outcomes[:, 1:]),
            "guesses": self._configuration.guess_weight * self._guess_loss(hidden, lessons),
        }
        for group, group_rate in zip(self._optimizer.param_groups, (rate, guess_rate), strict=True):
            group["lr"] = group_rate
        self._optimizer.zero_grad(set_to_none=True)
        sum(losses.values()).backward()
        torch.nn.utils.clip_grad_norm_(list(self.weights.values()), 2.0)
        self._optimizer.step()
        return {name: loss.item() for name, loss in losses.items()}

    def _guess_loss(self, hidden: Any, lessons: Lessons) -> Any:  # noqa: ANN401
        """Return how badly the true hands are told from others."""
        torch, weights = self._torch, self.weights
        some = lessons.taken(slice(self._configuration.guesses))
        hands = hands_among_others(some, _OTHER_WORLDS, self._chance)
        cards = torch.from_numpy(hands.reshape(-1, hands.shape[-1])).to(self._precision)
        signs = torch.cat((cards, self._insights.of_cards(cards)), dim=1).float().reshape(*hands.shape[:-1], SIGNS)
        guess = hidden[: len(hands)].float() @ weights[_GUESS] + weights["guess_bias"]
        favours = (guess @ weights["favours"] + weights["favours_bias"]).reshape(len(hands), _OTHERS, SIGNS)
        likelihoods = torch.einsum("dwsi,dsi->dw", signs, favours)
        return torch.nn.functional.cross_entropy(likelihoods, torch.zeros(len(hands), dtype=torch.long))

    def _through(self, inputs: Any, first: Any) -> Any:  # noqa: ANN401
        """Return what the layers make of their inputs."""
        hidden = self._torch.relu(inputs @ first + self.weights["first_bias"])
        for layer in range(self._configuration.layers):
            inner = hidden @ self.weights[f"layer_{layer}"] + self.weights[f"bias_{layer}"]
            hidden = hidden + self._torch.relu(inner)
        return hidden

    def average(self) -> None:
        """Let the weights of now count in the mean that is played with."""
        self._averaged += 1
        with self._torch.no_grad():
            for name, weight in self.weights.items():
                if self._averaged == 1:
                    self._means[name] = weight.detach().clone()
                else:
                    self._means[name].lerp_(weight, 1 / self._averaged)

    def playing_weights(self) -> dict[str, NDArray[np.float32]]:
        """Return what is needed to play: the mean, once there is one, or else the weights of now.

        What never had anything to say is nothing, which takes no room in a file.
        """
        playing = {}
        for name, weight in self.weights.items():
            playing[name] = self._means.get(name, weight).detach().numpy().copy()
            moments = self._optimizer.state[weight].get("exp_avg_sq")
            # What came from a file may have been learned before, also where this run had nothing to learn.
            if self._has_begun_anew and moments is not None and moments.dim() > 1:
                playing[name][(moments == 0).all(dim=1).numpy()] = 0
        return playing

    def save(self, path: Path, rest: dict[str, Any]) -> None:
        """Write a checkpoint: the weights, the state of learning, and what else the run has to keep."""
        part = path.with_suffix(".part")
        mean = {"weights": self._means, "averaged": self._averaged}
        state = {"weights": self.weights, "optimizer": self._optimizer.state_dict(), "mean": mean, "rest": rest}
        self._torch.save(state, part)
        part.replace(path)  # a run that is stopped here still has the one before

    def load(self, path: Path) -> dict[str, Any]:
        """Take up a checkpoint; return what else it kept."""
        kept = self._torch.load(path, weights_only=True)
        with self._torch.no_grad():
            for name, weight in self.weights.items():
                weight.copy_(kept["weights"][name])
        self._optimizer.load_state_dict(kept["optimizer"])
        self._means, self._averaged = kept["mean"]["weights"], kept["mean"]["averaged"]
        self.refresh()
        rest: dict[str, Any] = kept["rest"]
        return rest
