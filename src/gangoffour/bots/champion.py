"""A player that has learned and thinks ahead: the network names candidates, worlds tell which of them does best.

Each candidate is taken in the same worlds, hidden hands drawn as the clues allow. In every world the network plays for
all seats until the own seat decides again or the deal ends; what the network expects there is the candidate's worth in
that world. After each stage the worse half of the candidates is given up.
"""

from random import Random
from time import monotonic
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots.clues import clues_of
from gangoffour.bots.network import Floats, Network
from gangoffour.core import COMPILED, PLAYS, Study, Words, deal_state, hidden_cards, new_deals, write_deal
from gangoffour.encoding import (
    ActionIndices,
    Lockstep,
    decode_action,
    encode_view,
    legal_indices,
    seen_in,
    unpacked,
)
from gangoffour.engine import Action, MatchState, PublicDeal, SeatView

CHAMPION_WORLDS: Final = 16
"""How many worlds are drawn in each stage."""

_CANDIDATES: Final = 4
"""How many actions are tried at most."""

_HOPELESS: Final = 3.0
"""How many points an action may seem worse than the best and still be tried."""

_TRIES: Final = 8
"""How many times a hand is drawn until it fits what the seat let pass."""

_WITHOUT_COMPILER: Final = 8
"""How many times fewer worlds are drawn where the core is not compiled."""


class ChampionBot:
    """Takes the candidate that does best in worlds and in the network's own opinion.

    Equal views and an equal generator give equal actions, unless a budget in milliseconds cuts the thinking short.
    """

    def __init__(
        self,
        network: Network,
        worlds: int = CHAMPION_WORLDS,
        *,
        name: str = "champion",
        budget_ms: float | None = None,
    ) -> None:
        self._network = network
        self._worlds = worlds if COMPILED else max(1, worlds // _WITHOUT_COMPILER)
        self._name = name
        self._budget_ms = budget_ms

    @property
    def name(self) -> str:
        """The name by which people choose the bot."""
        return self._name

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action; where the network sees one way only, it is taken at once."""
        deadline = None if self._budget_ms is None else monotonic() + self._budget_ms / 1_000
        legal = legal_indices(view)
        opinions = self._network.worth(self._network.values(encode_view(view), legal), view.public.seat_count)
        order = np.argsort(-opinions, kind="stable")[:_CANDIDATES]
        order = order[opinions[order] > opinions[order[0]] - _HOPELESS]
        if len(order) == 1 or view.public.deal is None or not 0 <= int(legal[order].max()) <= PLAYS:
            return decode_action(int(legal[order[0]]), view)
        thought = _Thought(self._network, view, view.public.deal, rng)
        return decode_action(thought.best(legal[order], opinions[order], self._worlds, deadline), view)


class _Thought:
    """One decision between plays, or a play and a pass."""

    def __init__(self, network: Network, view: SeatView, deal: PublicDeal, rng: Random) -> None:
        self._network = network
        self._view = view
        self._deal_number = deal.number
        self._rng = rng
        study = Study(view.public.rules)
        self._root = new_deals(1)
        hands = tuple(view.hand if seat == view.seat else () for seat in view.public.seats)
        write_deal(study.croupier, self._root, deal_state(MatchState(view.public, hands)))
        self._drawing = study.worlds(hidden_cards(*clues_of(view)))
        self._seen = np.array(seen_in(view), np.uint64)

    def best(self, actions: ActionIndices, opinions: Floats, worlds: int, deadline: float | None) -> int:
        """Halve the candidates until one is left; those that are left are tried in more worlds."""
        totals, count = np.zeros(len(actions)), 0
        while len(actions) > 1:
            size = worlds * _CANDIDATES // len(actions)
            totals += self._totals(actions, size)
            count += size
            keep = 1 if deadline is not None and monotonic() > deadline else (len(actions) + 1) // 2
            order = np.argsort(-(totals / count + opinions), kind="stable")[:keep]
            actions, opinions, totals = actions[order], opinions[order], totals[order]
        return int(actions[0])

    def _totals(self, actions: ActionIndices, size: int) -> NDArray[np.float64]:
        """Take all actions in so many new worlds; return the sum of what each of them is worth there."""
        words = np.tile(self._root, size)
        self._drawing.draw(words, self._rng.getrandbits(64), _TRIES)
        worth = self._worth_of(np.tile(words, len(actions)), np.repeat(actions, size))
        totals: NDArray[np.float64] = worth.reshape(len(actions), size).sum(axis=1)
        return totals

    def _worth_of(self, words: Words, actions: ActionIndices) -> NDArray[np.float64]:
        """Return what actions are worth to the own seat, each in its own deal."""
        public, seat = self._view.public, self._view.seat
        lockstep = Lockstep(
            public.rules, seat_count=public.seat_count, deals=len(actions), skip_forced=True, columns=False
        )
        lockstep.take_up(words, np.tile(self._seen, len(actions)), self._deal_number)
        lockstep.step(actions)
        worth = np.zeros(len(actions))
        going_on = np.ones(len(actions), bool)
        while True:
            ended = going_on & (lockstep.ended > 0)
            worth[ended] = self._ends(lockstep, ended)
            going_on &= ~ended
            if not going_on.any():
                return worth
            chosen, values = self._choices(lockstep, going_on)
            decides = lockstep.seats[going_on] == seat
            places = np.flatnonzero(going_on)
            worth[places[decides]] = values[decides]
            going_on[places[decides]] = False
            lockstep.step_in(places[~decides], chosen[~decides])

    def _ends(self, lockstep: Lockstep, ended: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Return what the deals that ended are worth: the points, and the role unless the match is over as well."""
        seat, seat_count = self._view.seat, self._view.public.seat_count
        points = lockstep.points[ended, :seat_count].astype(np.float64)
        worth = (points.sum(axis=1) - points[:, seat]) / (seat_count - 1) - points[:, seat]
        winner, loser, other = self._network.role_values(seat_count)
        is_winner, is_loser = lockstep.deal_winners[ended] == seat, lockstep.deal_losers[ended] == seat
        role = np.where(is_winner, winner, np.where(is_loser, loser, other))
        total: NDArray[np.float64] = worth + np.where(lockstep.ended[ended] == 1, role, 0)
        return total

    def _choices(self, lockstep: Lockstep, places: NDArray[np.bool_]) -> tuple[ActionIndices, Floats]:
        """Return what the network does in these places, and what it expects of it."""
        counts = np.diff(lockstep.starts)
        legal = lockstep.legal[np.repeat(places, counts)]
        rows = np.repeat(np.arange(np.count_nonzero(places)), counts[places])
        values = self._network.values_of_many(unpacked(lockstep.packed[places]), rows, legal)
        worth = self._network.worth(values, self._view.public.seat_count)
        # Sorted by place and then by worth, the last of each place is its best.
        best = np.lexsort((worth, rows))[np.cumsum(counts[places]) - 1]
        return legal[best], worth[best]
