"""Deals that bots play while a judge looks on: what `make review-figures` measures with."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.analysis import Judge, Judgement
from gangoffour.arena import Conditions, play_deal, starting_state
from gangoffour.bots import Bot, new_world, other_world, with_action, with_deal
from gangoffour.core import deal_rewards
from gangoffour.encoding import alike, legal_indices
from gangoffour.engine import (
    Action,
    MatchState,
    Phase,
    PublicDeal,
    SeatView,
    apply,
    legal_actions_in,
    start_match,
    view,
)
from gangoffour.fairness import deck_order


class Judged(NamedTuple):
    """A decision of a bot."""

    level: str
    judgement: Judgement


class Choice(NamedTuple):
    """A choice between plays, or a play and a pass, and what a bot did."""

    view: SeatView
    deal: PublicDeal
    action: Action


def judged_deal(
    state: MatchState, lineup: Sequence[str], bots: Mapping[str, Bot], judge: Judge, rng: Random
) -> Iterator[Judged]:
    """Play a deal to its end and yield what the judge says of its decisions."""
    while (seat := state.public.seat_to_act) is not None:
        seat_view = view(state, seat)
        actions = legal_actions_in(seat_view)
        action = actions[0] if len(actions) == 1 else bots[lineup[seat]].choose(seat_view, rng)
        judgement = judge.judgement(seat_view, action)
        if judgement is not None:
            yield Judged(lineup[seat], judgement)
        state = apply(state, seat, action).after


def choices(conditions: Conditions, bot: Bot, count: int) -> Iterator[Choice]:
    """Yield so many choices of a bot that plays in all seats, deal after deal."""
    found = index = 0
    while True:
        state, rng = starting_state(conditions, index), Random(f"{conditions.seed} {index}")
        index += 1
        while (seat := state.public.seat_to_act) is not None:
            seat_view, deal = view(state, seat), state.public.deal
            action = bot.choose(seat_view, rng)
            if state.public.phase is Phase.PLAY and deal is not None and _has_choice(seat_view):
                yield Choice(seat_view, deal, action)
                found += 1
                if found == count:
                    return
            state = apply(state, seat, action).after


def hidden_pairs(conditions: Conditions, bot: Bot, count: int) -> Iterator[tuple[SeatView, SeatView, Action]]:
    """Yield the view of a seat in two worlds that differ in cards it has not seen, and what it did."""
    found = index = 0
    while True:
        rng = Random(f"{conditions.seed} {index}")
        world = new_world(start_match(conditions.rules, conditions.seat_count))
        world = with_deal(world, deck_order(conditions.key, index))
        index += 1
        while (seat := world.state.public.seat_to_act) is not None:
            seat_view = view(world.state, seat)
            action = bot.choose(seat_view, rng)
            other = other_world(world, seat, rng) if _has_choice(seat_view) else None
            if other is not None:
                yield seat_view, view(other.state, seat), action
                found += 1
                if found == count:
                    return
            world = with_action(world, seat, action)


def margins_of(state: MatchState, bots: Sequence[Bot], index: int) -> NDArray[np.float64]:
    """Play a deal to its end and return the margins by seat."""
    return deal_rewards(play_deal(state, bots, index.to_bytes(4, "big")).points)


def _has_choice(seat_view: SeatView) -> bool:
    return len(np.unique(alike()[legal_indices(seat_view)])) > 1
