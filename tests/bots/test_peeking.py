"""Bots that look where they must not, each in its own way, are caught by the check."""

import gc
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from types import FrameType
from typing import TypeAlias

import pytest

from gangoffour import engine
from gangoffour.bots import NoviceBot
from gangoffour.bots.testing import BAIT, BotFault, check_bot
from gangoffour.bots.worlds import World
from gangoffour.engine import (
    DECK,
    HAND_SIZE,
    Action,
    Hand,
    MatchState,
    Pass,
    Play,
    Seat,
    SeatView,
    Step,
    beats,
    classify,
    hand_without,
    held_combinations,
    holds,
    legal_actions_in,
)

Hands: TypeAlias = tuple[Hand, ...]
Peek: TypeAlias = Callable[[SeatView], Hands | None]
"""A way to the hands of all seats."""

PEEKS = "must have seen hidden cards"


def any_way(hands: Hands, view: SeatView) -> Action:
    """An action that changes with almost every change of the hidden cards."""
    actions = legal_actions_in(view)
    return actions[
        sum(DECK.index(card) * (17 + seat) for seat, hand in enumerate(hands) for card in hand) % len(actions)
    ]


def to_win(hands: Hands, view: SeatView) -> Action | None:
    """The lowest play that no other seat can beat, if there is one: what a cheat would really do."""
    others = [play for seat, hand in enumerate(hands) if seat != view.seat for play in held_combinations(hand)]
    for action in legal_actions_in(view):
        play = classify(action.cards) if isinstance(action, Play) else None
        if play is not None and not any(beats(other, play, view.public.rules) for other in others):
            return action
    return None


class Peeker:
    """A bot that would look at the others' hands; where it finds nothing it plays honestly."""

    name = "peeker"

    def __init__(self, peek: Peek, use: Callable[[Hands, SeatView], Action | None] = any_way) -> None:
        self._peek = peek
        self._use = use

    def choose(self, view: SeatView, rng: Random) -> Action:
        hands = self._peek(view)
        action = None if hands is None else self._use(hands, view)
        return action or NoviceBot().choose(view, rng)


def frames() -> Iterator[FrameType]:
    frame: FrameType | None = sys._getframe()  # noqa: SLF001  what a cheat does
    while frame is not None:
        yield frame
        frame = frame.f_back


def by_the_frame_of_the_caller(view: SeatView) -> Hands | None:
    for frame in frames():
        state = frame.f_locals.get("state")
        if isinstance(state, MatchState) and state.public == view.public:
            return state.hands
    return None


def by_the_outermost_frame(view: SeatView) -> Hands | None:
    found = None
    for frame in frames():
        for value in frame.f_locals.values():
            if isinstance(value, MatchState) and value.public == view.public:
                found = value.hands
    return found


def by_an_object_in_a_frame(view: SeatView) -> Hands | None:
    for frame in frames():
        world = getattr(frame.f_locals.get("self"), "world", None)
        if isinstance(world, World) and world.state.public == view.public:
            return world.state.hands
    return None


def by_the_deck_order(_: SeatView) -> Hands | None:
    for frame in frames():
        world = getattr(frame.f_locals.get("self"), "world", None)
        if isinstance(world, World):
            cards = [DECK[position] for position in world.deck_order]
            return tuple(tuple(cards[start : start + HAND_SIZE]) for start in range(0, len(cards), HAND_SIZE))
    return None


def by_a_global(_: SeatView) -> Hands | None:
    return BAIT["state"].hands


def by_the_garbage_collector(view: SeatView) -> Hands | None:
    for state in gc.get_objects():
        if type(state) is MatchState and state.public == view.public:
            return state.hands
    return None


def by_what_the_garbage_collector_finds_last(view: SeatView) -> Hands | None:
    states = [state for state in gc.get_objects() if type(state) is MatchState and state.public == view.public]
    return states[-1].hands if states else None


WAYS: list[Peek] = [
    by_the_frame_of_the_caller,
    by_the_outermost_frame,
    by_an_object_in_a_frame,
    by_the_deck_order,
    by_a_global,
    by_the_garbage_collector,
    by_what_the_garbage_collector_finds_last,
]


@pytest.mark.parametrize("peek", WAYS, ids=lambda peek: peek.__name__)
def test_a_bot_that_peeks_is_caught(peek: Peek) -> None:
    with pytest.raises(BotFault, match=PEEKS):
        check_bot(Peeker(peek))


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_bot_that_uses_what_it_saw_only_to_win_is_caught(seed: str) -> None:
    with pytest.raises(BotFault, match=rf"holding .*: it returned [\w ]+, but [\w ]+ where all .* {PEEKS}"):
        check_bot(Peeker(by_a_global, to_win), seed=seed)


def test_a_leak_in_the_view_of_the_engine_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    leaked: list[MatchState] = []
    honest = engine.view

    def leaky(state: MatchState, audience: Seat) -> SeatView:
        leaked[:] = [state]
        return honest(state, audience)

    monkeypatch.setattr(engine, "view", leaky)
    with pytest.raises(BotFault, match=PEEKS):
        check_bot(Peeker(lambda _: leaked[0].hands))


def test_a_leak_where_actions_are_carried_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    leaked: list[MatchState] = []
    honest = engine.apply

    def leaky(state: MatchState, seat: Seat, action: Action) -> Step:
        step = honest(state, seat, action)
        leaked[:] = [step.after]
        return step

    monkeypatch.setattr(engine, "apply", leaky)
    with pytest.raises(BotFault, match=PEEKS):
        check_bot(Peeker(lambda _: leaked[0].hands if leaked else None))


def test_a_leak_where_cards_are_dealt_is_caught_later_in_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    leaked: list[Hands] = []
    honest = engine.start_deal

    def leaky(state: MatchState, deck_order: tuple[int, ...]) -> Step:
        step = honest(state, deck_order)
        leaked[:] = [step.after.hands]
        return step

    def less_what_was_played(view: SeatView) -> Hands | None:
        deal, hands = view.public.deal, list(leaked[0])
        if deal is None or not deal.tricks:
            return None
        for trick in (*deal.tricks, deal.trick):
            for seat, play in trick.turns:
                if play is not None and holds(hands[seat], play.cards):
                    hands[seat] = hand_without(hands[seat], play.cards)
        return tuple(hands)

    monkeypatch.setattr(engine, "start_deal", leaky)
    with pytest.raises(BotFault, match=PEEKS):
        check_bot(Peeker(less_what_was_played))


class Remembering(Peeker):
    """A peeker that gives the same answer to an equal view for ever after."""

    def __init__(self) -> None:
        super().__init__(by_a_global)
        self._answers: dict[SeatView, Action] = {}

    def choose(self, view: SeatView, rng: Random) -> Action:
        if view not in self._answers:
            self._answers[view] = super().choose(view, rng)
        return self._answers[view]


def test_a_peeker_that_repeats_its_first_answer_is_caught_with_a_factory() -> None:
    with pytest.raises(BotFault, match=PEEKS):
        check_bot(Remembering(), factory=Remembering)


class Tiring:
    """A bot that plays for some time and passes when it can afterwards."""

    name = "tiring"

    def __init__(self, patience: int = 200) -> None:
        self._left = patience

    def choose(self, view: SeatView, rng: Random) -> Action:
        self._left -= 1
        if self._left < 0 and view.limits is not None and view.limits.may_pass:
            return Pass()
        return NoviceBot().choose(view, rng)


def test_a_bot_whose_memory_changes_its_answer_is_told_so_and_not_taken_for_a_peeker() -> None:
    with pytest.raises(BotFault, match=r"a new bot from the factory.*what it remembers of earlier decisions"):
        check_bot(Tiring(), factory=Tiring)


class Spy:
    """An honest bot that notes in which worlds it was asked."""

    name = "spy"

    def __init__(self) -> None:
        self.turns: list[list[Hands]] = []
        self._last_view: SeatView | None = None
        self.states_alive: set[int] = set()

    def choose(self, view: SeatView, rng: Random) -> Action:
        if view != self._last_view:
            self.turns.append([])
            self._last_view = view
        self.turns[-1].append((*BAIT["state"].hands, *BAIT["state"].dummy_hands))
        # Looking through all objects takes long: one decision in two hundred has to do, in each world it is asked in.
        if len(self.turns) % 200 == 0:
            alive = [state for state in gc.get_objects() if type(state) is MatchState and state.public == view.public]
            self.states_alive.add(len(alive))
        return NoviceBot().choose(view, rng)


def test_an_honest_bot_is_asked_in_two_worlds_in_either_order_and_never_finds_both() -> None:
    spy = Spy()
    check_bot(spy, factory=lambda: spy)
    orders = Counter("".join("ab"[hands != asked[1]] for hands in asked) for asked in spy.turns if len(set(asked)) > 1)
    # The middle one is the true world in either order.
    assert orders.keys() == {"aab", "baa"}
    assert min(orders.values()) > 100
    assert spy.states_alive == {1}
    assert not BAIT
