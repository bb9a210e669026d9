"""How much of a deal was in its cards: what players of the network's strength reach with the same hands.

The dealt hands are played out many times by the quick network in every seat, a worse action taken more seldom the worse
it is. The mean margin of a seat is its par. It uses all hands, and so says nothing about how anybody decided.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.analysis.model import Decision, Luck, in_points
from gangoffour.bots import Network, open_decisions
from gangoffour.core import Study, deal_rewards, deal_state, new_deals, write_deal
from gangoffour.encoding import Lockstep, best, pack_view, seen_in
from gangoffour.engine import MatchState, Seat, view
from gangoffour.fairness import tagged_hash

PAR_PLAYOUTS: Final = 64
"""How often a deal is played out to say what its cards are worth."""

_CARELESSNESS: Final = 1.0
"""An action worth so many points less than another is taken e times less often than that one."""


class Par(NamedTuple):
    """The margin that the cards of each seat are worth, and its standard error."""

    margins: NDArray[np.float64]
    errors: NDArray[np.float64]


def par_of(state: MatchState, network: Network, playouts: int = PAR_PLAYOUTS) -> Par:
    """Return the par of a deal that has just started; the same hands give the same par."""
    seat_count = state.public.seat_count
    rewards = _playouts(state, network, playouts)[:, :seat_count]
    return Par(rewards.mean(axis=0), rewards.std(axis=0, ddof=1) / np.sqrt(playouts))


def luck_of(margin: float, par: Par, seat: Seat, decisions: tuple[Decision, ...]) -> Luck:
    """Return the parts of a seat's margin: its cards, its own decisions, and the rest."""
    own = [decision.judgement for decision in decisions if decision.seat == seat]
    return Luck(
        margin=in_points(margin),
        cards=in_points(par.margins[seat]),
        cards_error=in_points(par.errors[seat]),
        plays=in_points(-sum(judgement.loss for judgement in own)),
        plays_error=in_points(np.sqrt(sum(judgement.error**2 for judgement in own))),
    )


def _playouts(state: MatchState, network: Network, count: int) -> NDArray[np.float64]:
    """Play the deal out so many times; return the margins by playout and seat."""
    public = state.public
    seat, deal = public.seat_to_act, public.deal
    if seat is None or deal is None:
        raise ValueError("the deal is over")
    words = new_deals(1)
    write_deal(Study(public.rules).croupier, words, deal_state(state))
    seat_view = view(state, seat)
    lockstep = Lockstep(public.rules, seat_count=public.seat_count, deals=count, skip_forced=True, columns=False)
    seen = np.array(seen_in(seat_view), np.uint64)
    lockstep.take_up(np.tile(words, count), np.tile(seen, count), deal.number)
    seed = tagged_hash("par", words.tobytes(), pack_view(seat_view))
    stream = np.random.PCG64(int.from_bytes(seed, "big"))
    rewards, going_on = np.zeros((count, public.seat_count)), np.ones(count, bool)
    while True:
        ended = going_on & (lockstep.ended > 0)
        rewards[ended] = deal_rewards(lockstep.points[ended, : public.seat_count])
        going_on &= ~ended
        if not going_on.any():
            return rewards
        decisions = open_decisions(lockstep, going_on)
        worth = decisions.worth(network, public.seat_count) / _CARELESSNESS + _gumbel(stream, len(decisions.legal))
        chosen = best(worth.astype(np.float32), decisions.starts)
        lockstep.step_in(np.flatnonzero(going_on), decisions.legal[chosen])


def _gumbel(stream: np.random.PCG64, count: int) -> NDArray[np.float64]:
    """Return noise that makes the highest sum a draw by softmax; from raw numbers, which NumPy promises for ever."""
    uniform = (stream.random_raw(count) >> np.uint64(11)) * 2.0**-53
    noise: NDArray[np.float64] = -np.log(-np.log(uniform + 2.0**-54))
    return noise
