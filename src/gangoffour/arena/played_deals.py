"""Playing deals and matches among bots: who is asked, with which chance, and by which clock."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from gangoffour.arena.errors import ArenaCode, ArenaError
from gangoffour.bots import Bot
from gangoffour.engine import (
    Action,
    DealResult,
    MatchState,
    Phase,
    Seat,
    SeatView,
    apply,
    legal_actions_in,
    start_deal,
    view,
)
from gangoffour.fairness import deck_order, tagged_hash


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal that was played to its end."""

    result: DealResult
    times_s: tuple[tuple[float, ...], ...]
    """By seat, the processor time of every decision in which there was a choice."""

    @property
    def points(self) -> tuple[int, ...]:
        """By seat."""
        return self.result.points


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that was played to its end."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    deal_count: int

    def share_of(self, seat: Seat) -> float:
        """Return how much of the victory is the seat's: several winners have equal parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_deal(state: MatchState, bots: Sequence[Bot], chance: bytes) -> PlayedDeal:
    """Play a deal from any of its states to its end; `bots` are by seat.

    Every decision has a generator of its own, which follows from `chance` and the number of the turn.
    """
    players = _Players(bots, chance)
    after = players.play_on(state)
    return PlayedDeal(after.public.results[-1], tuple(map(tuple, players.times_s)))


def play_match(state: MatchState, bots: Sequence[Bot], key: bytes, chance: bytes) -> PlayedMatch:
    """Play a match to its end, with the deck orders of a key."""
    players = _Players(bots, chance)
    while state.public.phase is not Phase.OVER:
        state = players.play_on(start_deal(state, deck_order(key, len(state.public.results))).after)
    return PlayedMatch(state.public.scores, state.public.winners, len(state.public.results))


class _Players:
    """The bots in their seats. They are asked only where there is a choice."""

    def __init__(self, bots: Sequence[Bot], chance: bytes) -> None:
        self.times_s: list[list[float]] = [[] for _ in bots]
        self._bots = bots
        self._chance = chance
        self._turn = 0

    def play_on(self, state: MatchState) -> MatchState:
        """Return the state at the end of the deal."""
        while (seat := state.public.seat_to_act) is not None:
            seat_view = view(state, seat)
            actions = legal_actions_in(seat_view)
            self._turn += 1
            if len(actions) == 1:
                state = apply(state, seat, actions[0]).after
                continue
            try:
                state = apply(state, seat, self._choice(seat_view)).after
            except Exception as error:
                reason = f"{type(error).__name__}: {error}"
                raise ArenaError(ArenaCode.BOT_FAILED, bot=self._bots[seat].name, reason=reason) from error
        return state

    def _choice(self, seat_view: SeatView) -> Action:
        seed = tagged_hash("arena turn", self._chance, self._turn.to_bytes(4, "big"))
        rng = Random(seed)  # noqa: S311  it decides plays, not cards
        begin = time.process_time()
        action = self._bots[seat_view.seat].choose(seat_view, rng)
        self.times_s[seat_view.seat].append(time.process_time() - begin)
        return action
