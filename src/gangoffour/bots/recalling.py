"""How likely worlds are by what the others did: the deal is played again, and the network says what it would have done.

Somebody who holds other cards mostly plays other cards. So a world in which the network would have done in the seats of
the others what they did do is likelier than one in which it would have acted otherwise.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots.decisions import OpenDecisions, joined, open_decisions
from gangoffour.bots.network import Network
from gangoffour.core import (
    PASS,
    SEEN_WORDS,
    WORDS_PER_DEAL,
    Study,
    Words,
    number_of,
)
from gangoffour.encoding import Lockstep, alike
from gangoffour.engine import DECK, Card, Hand, Play, PublicDeal, Seat, SeatView, Trick

_RECALLED: Final = 20
"""How many turns of the others count, the last ones."""

_CARELESSNESS: Final = 1.0
"""An action worth so many points less than another is taken e times less often than that one."""

_SURPRISE: Final = 0.02
"""How often somebody does what the network would never do."""

_IMPOSSIBLE: Final = -50.0


class _PastTurn(NamedTuple):
    """Who did what."""

    seat: Seat
    cards: Hand
    """None of them for a pass."""

    @property
    def action(self) -> int:
        """The number of the action."""
        return number_of(Play(self.cards)) if self.cards else PASS


def log_likelihoods(network: Network, view: SeatView, deal: PublicDeal, words: Words) -> NDArray[np.float64]:
    """Return for each of these worlds, as the deal stands now, how likely the others did in it what they did.

    Where somebody forgot to declare, nothing is told apart: the deal cannot be played again as it was.
    """
    logs = np.zeros(len(words) // WORDS_PER_DEAL)
    turns = [
        _PastTurn(turn.seat, () if turn.combination is None else turn.combination.cards)
        for trick in (*deal.tricks, deal.trick)
        for turn in trick.turns
    ]
    if not turns or deal.disqualified:
        return logs
    public = view.public
    lockstep = Lockstep(public.rules, seat_count=public.seat_count, deals=len(logs), columns=False)
    lockstep.take_up(_beginnings(view, deal, turns, words), np.zeros(len(logs) * SEEN_WORDS, np.uint64), deal.number)
    counted = [number for number, turn in enumerate(turns) if turn.seat != view.seat][-_RECALLED:]
    possible = np.ones(len(logs), bool)
    worlds, decisions, taken = list[NDArray[np.int64]](), list[OpenDecisions](), list[int]()
    for number, turn in enumerate(turns):
        possible &= _has(lockstep, turn.action)
        asked = possible & (np.diff(lockstep.starts) > 1)  # who had no choice tells nothing
        if number in counted and asked.any():
            worlds.append(np.flatnonzero(asked))
            decisions.append(open_decisions(lockstep, asked))
            taken += [turn.action] * len(worlds[-1])
        lockstep.step_in(np.flatnonzero(possible), np.full(np.count_nonzero(possible), turn.action))
    if decisions:
        shares = _shares(network, joined(decisions), np.array(taken), public.seat_count)
        np.add.at(logs, np.concatenate(worlds), np.log(shares))
    logs[~possible] = _IMPOSSIBLE
    return logs


def _has(lockstep: Lockstep, action: int) -> NDArray[np.bool_]:
    """Return in which places an action is legal."""
    places = np.repeat(np.arange(len(lockstep)), np.diff(lockstep.starts))
    has = np.zeros(len(lockstep), bool)
    has[places[lockstep.legal == action]] = True
    return has


def _shares(
    network: Network, decisions: OpenDecisions, taken: NDArray[np.int64], seat_count: int
) -> NDArray[np.float64]:
    """Return how often the network would have decided each time as was decided, colours apart."""
    firsts, counts = decisions.starts[:-1], np.diff(decisions.starts)
    worth = decisions.worth(network, seat_count)
    highest = np.repeat(np.maximum.reduceat(worth, firsts), counts)
    likely = np.exp((worth - highest) / _CARELESSNESS)
    like_taken = np.where(alike()[decisions.legal] == np.repeat(alike()[taken], counts), likely, 0)
    share = np.add.reduceat(like_taken, firsts) / np.add.reduceat(likely, firsts)
    shares: NDArray[np.float64] = _SURPRISE + (1 - _SURPRISE) * share
    return shares


def _beginnings(view: SeatView, deal: PublicDeal, turns: Iterable[_PastTurn], words: Words) -> Words:
    """Return the worlds as they were before the first lead."""
    first = deal.tricks[0] if deal.tricks else deal.trick
    laid: dict[int, list[Card]] = {seat: [] for seat in view.public.seats}
    for turn in turns:
        laid[turn.seat] += turn.cards
    begun = deal._replace(
        seat_to_act=first.leader,
        hand_sizes=tuple(size + len(laid[seat]) for seat, size in enumerate(deal.hand_sizes)),
        trick=Trick(first.leader, first.direction),
        tricks=(),
        declared=frozenset(seat for seat in deal.declared if not laid[seat]),
    )
    root = Study(view.public.rules).seen_by(view._replace(public=view.public._replace(deal=begun)))
    worlds = np.tile(root, len(words) // WORDS_PER_DEAL).reshape(-1, WORDS_PER_DEAL)
    for seat in view.public.seats:
        worlds[:, seat] = _with(words.reshape(-1, WORDS_PER_DEAL)[:, seat], laid[seat])
    return worlds.reshape(-1)


def _with(hands: Words, cards: Iterable[Card]) -> Words:
    """Return hands with some cards more; the second copy of a face is the bit above the first."""
    for card in cards:
        lower = np.uint64(1 << DECK.index(card))
        hands = hands | lower | (hands & lower) << np.uint64(1)
    return hands
