"""How strong a policy is, in duplicate deals: every set of cards is dealt once for each seat."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.arena import Interval, bootstrap
from gangoffour.core import deal_rewards
from gangoffour.encoding import Lockstep
from gangoffour.engine import CLASSIC, RuleSet, preset
from gangoffour.fairness import seed_key
from gangoffour.rl.policies import Policy, policy_named

_DEALS_EACH: Final = 2
"""Played with each set of cards: a first deal, and one that begins with an exchange."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How many points a deal a policy is ahead of the others; more is better, and equal players have 0."""

    interval: Interval
    """The mean over all sets of cards, with its 95 % interval."""
    by_cards: tuple[float, ...]
    """For each set of cards, over all seats and deals."""

    def __str__(self) -> str:
        mean, low, high = self.interval.mean, self.interval.low, self.interval.high
        return f"{mean:+.2f} points a deal (95 %: {low:+.2f} … {high:+.2f}, {len(self.by_cards)} sets of cards)"


def evaluate(
    policy: str | Policy,
    *,
    against: str | Policy = "greedy",
    seed: str = "1",
    cards: int = 500,
    rules: RuleSet | str = CLASSIC,
    seat_count: int = 4,
) -> Evaluation:
    """Measure one of a policy among the others, with the same cards in every seat.

    Args:
        policy: What is measured: a policy, or the name of one.
        against: Who has the other seats.
        seed: Any text; the same seed deals the same cards, so that two policies can be compared.
        cards: How many sets of cards; each is played in every seat, two deals long.
        rules: A rule set, or the name of a preset.
        seat_count: Three or four.
    """
    chosen = preset(rules) if isinstance(rules, str) else rules
    own, others = (policy_named(each, chosen) if isinstance(each, str) else each for each in (policy, against))
    number = int.from_bytes(seed_key(f"{seed} evaluate".encode(errors="surrogateescape"))[:8], "big")
    rewards = [
        _rewards(own, others, seat, Lockstep(chosen, seat_count=seat_count, deals=cards, seed=number, skip_forced=True))
        for seat in range(seat_count)
    ]
    by_cards = tuple(float(value) for value in np.mean(rewards, axis=0))
    return Evaluation(bootstrap(by_cards, seed=seed), by_cards)


def _rewards(own: Policy, others: Policy, seat: int, lockstep: Lockstep) -> NDArray[np.float64]:
    """Return by place the mean reward of a seat."""
    left = np.full(len(lockstep), _DEALS_EACH)
    sums = np.zeros(len(lockstep))
    rng = np.random.default_rng(seat)
    while left.any():
        actions = np.zeros(len(lockstep), np.uint16)
        is_own = lockstep.seats == seat
        for player, places in ((own, np.flatnonzero(is_own)), (others, np.flatnonzero(~is_own))):
            if len(places):
                actions[places] = player(lockstep, places, rng)
        lockstep.step(actions)
        over = np.flatnonzero((lockstep.ended > 0) & (left > 0))
        sums[over] += deal_rewards(lockstep.points[over, : lockstep.seat_count])[:, seat]
        left[over] -= 1
    return sums / _DEALS_EACH
