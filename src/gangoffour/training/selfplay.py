"""Deals played by the network against itself, and what there is to learn from each finished one."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.core import WORDS_PER_DEAL, deal_rewards
from gangoffour.encoding import BITS, ActionIndices, Lockstep
from gangoffour.engine import preset
from gangoffour.training.configuration import Share
from gangoffour.training.roles import LOSER, WINNER, RoleValues, roles_of

_STEPS: Final = 256
"""How many decisions back a deal is remembered; far more than any deal has."""

_CLOCKWISE_WORD, _CLOCKWISE_BIT = 12, 39

Floats: TypeAlias = NDArray[np.float32]

OUTCOMES: Final = 4
"""What comes of a decision, a column each: the mean points of the other seats less one's own; whether the seat was
deal winner; whether it was deal loser; and whether the match went on, for in its last deal a role is worth nothing."""

Chooser: TypeAlias = Callable[[Lockstep], tuple[ActionIndices, Floats]]
"""Returns an action for each place of a lockstep, and the outcomes that are expected of it."""


class Lessons(NamedTuple):
    """Decisions of finished deals, and what came of them."""

    packed: NDArray[np.uint8]
    actions: ActionIndices
    outcomes: Floats
    """A row for each decision, in the columns above. Chances stand where something expected counts as well."""
    hands: NDArray[np.uint64]
    """What the other slots held."""

    def taken(self, picks: NDArray[np.int64] | slice) -> "Lessons":
        """Return some of them."""
        return Lessons(self.packed[picks], self.actions[picks], self.outcomes[picks], self.hands[picks])


def joined(lessons: Sequence[Lessons], most: int) -> Lessons:
    """Return all of them together, but only so many of the last."""
    return Lessons(
        packed=np.concatenate([each.packed for each in lessons]),
        actions=np.concatenate([each.actions for each in lessons]),
        outcomes=np.concatenate([each.outcomes for each in lessons]),
        hands=np.concatenate([each.hands for each in lessons]),
    ).taken(slice(-most, None))


class SelfPlay:
    """Some places of a lockstep, and the decisions of the deals under way in them."""

    def __init__(
        self, share: Share, seed: int, *, discount: float = 0.0, outcome_share: float = 1.0, one_learns: bool = False
    ) -> None:
        """See `Configuration` for the discount and the outcome's share; the last says whether one seat alone learns."""
        self._seats = share.seats
        self._one_learns = one_learns
        self._outcome_share = outcome_share
        self.lockstep = Lockstep(
            preset(share.rules), seat_count=share.seats, deals=share.places, seed=seed, skip_forced=True, columns=False
        )
        self.role_values = RoleValues(share.seats, discount)
        places = len(self.lockstep)
        self._packed = np.zeros((_STEPS, places, BITS // 8), np.uint8)
        self._actions = np.zeros((_STEPS, places), np.uint16)
        self._acted = np.zeros((_STEPS, places), np.uint8)
        self._hands = np.zeros((_STEPS, places, 3), np.uint64)
        self._expected = np.zeros((_STEPS, places, OUTCOMES), np.float32)
        self._began = np.zeros(places, np.int64)
        self._roles = np.full((places, share.seats), -1, np.int8)
        self._step = 0
        self.deals = 0

    def step(self, choose: Chooser) -> Lessons | None:
        """Decide once in every place; return what the deals that ended with it teach, if any did."""
        lockstep, at = self.lockstep, self._step % _STEPS
        actions, self._expected[at] = choose(lockstep)
        self._packed[at] = lockstep.packed
        self._actions[at] = actions
        self._acted[at] = lockstep.seats
        self._hands[at] = self._hidden_hands()
        lockstep.step(actions)
        self._step += 1
        ended = np.flatnonzero(lockstep.ended)
        return self._lessons(ended) if len(ended) else None

    @property
    def learns(self) -> NDArray[np.bool_]:
        """Whether the seat to act is one that learns, for each place."""
        places = np.arange(len(self.lockstep))
        learns: NDArray[np.bool_] = (self.lockstep.seats == places % self._seats) | (not self._one_learns)
        return learns

    def _hidden_hands(self) -> NDArray[np.uint64]:
        """Return the hands of the other slots."""
        lockstep = self.lockstep
        hands = lockstep.words.reshape(-1, WORDS_PER_DEAL)[:, :4]
        words = lockstep.packed.view(np.uint64)
        clockwise = words[:, _CLOCKWISE_WORD] >> np.uint64(_CLOCKWISE_BIT) & np.uint64(1)
        step = np.where(clockwise == 1, self._seats - 1, 1)
        hidden = np.zeros((len(lockstep), 3), np.uint64)
        rows = np.arange(len(lockstep))
        for slot in range(1, self._seats):
            hidden[:, slot - 1] = hands[rows, (lockstep.seats + slot * step) % self._seats]
        return hidden

    def _lessons(self, ended: NDArray[np.int64]) -> Lessons:
        lockstep = self.lockstep
        rewards = deal_rewards(lockstep.points[ended, : self._seats])
        roles = roles_of(lockstep.deal_winners[ended], lockstep.deal_losers[ended], self._seats)
        self._learn_roles(ended, roles, rewards)
        # All steps of all ended deals, one behind the other.
        counts = self._step - self._began[ended]
        deals = np.repeat(np.arange(len(ended)), counts)
        behind = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        steps = (np.repeat(self._began[ended], counts) + behind) % _STEPS
        places = ended[deals]
        seats = self._acted[steps, places]
        goes_on = np.broadcast_to(lockstep.ended[ended, None] == 1, roles.shape)
        ends = np.stack((rewards, roles == WINNER, roles == LOSER, goes_on), axis=2, dtype=np.float32)
        expected = self._expected[steps, places]
        self._began[ended] = self._step
        self.deals += len(ended)
        lessons = Lessons(
            packed=self._packed[steps, places],
            actions=self._actions[steps, places],
            outcomes=outcomes_of(expected, behind, deals, seats, ends, self._outcome_share),
            hands=self._hands[steps, places],
        )
        return lessons.taken(np.flatnonzero(seats == places % self._seats)) if self._one_learns else lessons

    def _learn_roles(self, ended: NDArray[np.int64], roles: NDArray[np.int8], rewards: NDArray[np.float64]) -> None:
        known = self._roles[ended, 0] >= 0
        if known.any():
            self.role_values.learn(self._roles[ended[known]], roles[known], rewards[known])
        is_match_over = self.lockstep.ended[ended] > 1
        self._roles[ended] = np.where(is_match_over[:, None], np.int8(-1), roles)


def outcomes_of(
    expected: Floats,
    numbers: NDArray[np.int64],
    deals: NDArray[np.int64],
    seats: NDArray[np.uint8],
    ends: Floats,
    outcome_share: float,
) -> Floats:
    """Return what came of each decision.

    It is told by what was expected at the same seat's next decision and, as far as the share says, at the one after
    it, and so on to the end of the deal, which `ends` has for each deal and seat. `numbers` counts the decisions of
    each deal.
    """
    came, following = ends.copy(), ends.copy()
    found = np.empty((len(expected), OUTCOMES), np.float32)
    for number in range(int(numbers.max()), -1, -1):
        at = np.flatnonzero(numbers == number)
        deal, seat = deals[at], seats[at]
        found[at] = (1 - outcome_share) * following[deal, seat] + outcome_share * came[deal, seat]
        came[deal, seat], following[deal, seat] = found[at], expected[at]
    return found
