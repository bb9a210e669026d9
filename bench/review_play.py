"""Deals that bots play while a judge looks on: what `make review-figures` measures with."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from gangoffour.analysis import Judge, Judgement
from gangoffour.arena import Conditions, play_deal, results, starting_state
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

SEED: Final = "review"

Task = TypeVar("Task")
Found = TypeVar("Found")


class Choice(NamedTuple):
    """A choice between plays, or a play and a pass, and what a bot did."""

    view: SeatView
    deal: PublicDeal
    action: Action


def spread(make: Callable[[], Callable[[Task], Found]], tasks: Sequence[Task], jobs: int) -> list[Found]:
    """Return what came of every task, in order, from so many processes; what it is does not depend on their number."""
    found = dict(results(make, tasks, jobs))
    return [found[place] for place in range(len(tasks))]


def judged_seat(
    state: MatchState, lineup: Sequence[Bot], judged: int, judge: Judge, rng: Random
) -> Iterator[Judgement]:
    """Play a deal to its end and yield what the judge says of the decisions of a seat."""
    while (seat := state.public.seat_to_act) is not None:
        seat_view = view(state, seat)
        actions = legal_actions_in(seat_view)
        action = actions[0] if len(actions) == 1 else lineup[seat].choose(seat_view, rng)
        judgement = judge.judgement(seat_view, action) if seat == judged else None
        if judgement is not None:
            yield judgement
        state = apply(state, seat, action).after


def choices(conditions: Conditions, bot: Bot) -> Iterator[Choice]:
    """Yield the choices of a bot that plays in all seats, deal after deal, without end."""
    index = 0
    while True:
        state, rng = starting_state(conditions, index), Random(f"{conditions.seed} {index}")
        index += 1
        while (seat := state.public.seat_to_act) is not None:
            seat_view, deal = view(state, seat), state.public.deal
            action = bot.choose(seat_view, rng)
            if state.public.phase is Phase.PLAY and deal is not None and _has_choice(seat_view):
                yield Choice(seat_view, deal, action)
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
