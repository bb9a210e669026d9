"""Worlds that look the same from a seat: equal views, other hidden cards.

The check for bots asks in two of them. A world is made by dealing anew and doing again all that was done in the deal,
so whatever leaks a state on its way through the engine leaks the state of the world in which the bot is asked.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

# By way of the module: a bot may put a leaking function in place of one of these, and has to be tempted to.
from gangoffour import engine
from gangoffour.engine import DECK, HAND_SIZE, Action, Hand, IllegalAction, MatchState, PublicView, Seat

_ATTEMPTS: Final = 20
"""Not every deal allows what was done: the tribute has to be the highest card of its giver again. Most that do not
are found out at once."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a deal began and what was done in it; of its cards only what every seat knows."""

    before: PublicView
    """As the deal was about to start."""
    earlier_dummy_hands: tuple[Hand, ...]
    opening: PublicView
    """As the deal had started."""
    turns: tuple[tuple[Seat, Action], ...] = ()


@dataclass(frozen=True, slots=True)
class World:
    """The state of a match, and the deck order and the course that led to it."""

    state: MatchState
    deck_order: bytes
    course: Course


def new_world(state: MatchState) -> World:
    """Return the world of a match before its first deal."""
    return World(state, b"", Course(state.public, (), state.public))


def with_deal(world: World, deck_order: Sequence[int]) -> World:
    """Start the next deal."""
    before = world.state
    state = engine.start_deal(before, deck_order).after
    return World(state, bytes(deck_order), Course(before.public, before.dummy_hands, state.public))


def with_action(world: World, seat: Seat, action: Action) -> World:
    """Carry out an action, or raise `IllegalAction`."""
    state = engine.apply(world.state, seat, action).after
    course = replace(world.course, turns=(*world.course.turns, (seat, action)))
    return World(state, world.deck_order, course)


class ImpossibleWorld(Exception):
    """With these cards the deal could not have come to where it is."""


def restored(course: Course, deck_order: bytes) -> World:
    """Return the world in which all that was done is done again, or raise `ImpossibleWorld`."""
    before = MatchState(course.before, ((),) * course.before.seat_count, course.earlier_dummy_hands)
    state = engine.start_deal(before, deck_order).after
    if state.public != course.opening:
        raise ImpossibleWorld
    try:
        for seat, action in course.turns:
            state = engine.apply(state, seat, action).after
    except IllegalAction as refusal:
        raise ImpossibleWorld from refusal
    return World(state, deck_order, course)


def other_world(world: World, seat: Seat, rng: Random) -> World | None:
    """Return a world with other hidden cards and an equal view for the seat; None if none was found."""
    seat_view = engine.view(world.state, seat)
    for _ in range(_ATTEMPTS):
        try:
            other = restored(world.course, _dealt_anew(world, seat, rng))
        except ImpossibleWorld:
            continue
        if other.state != world.state and engine.view(other.state, seat) == seat_view:
            return other
    return None


def _dealt_anew(world: World, seat: Seat, rng: Random) -> bytes:
    """Return a deck order in which the cards that the seat has not seen change places."""
    left = [Counter(hand) for hand in world.state.hands]
    hidden = []
    for place, position in enumerate(world.deck_order):
        holder = place // HAND_SIZE
        if holder >= len(left):
            hidden.append(place)
        elif holder != seat and left[holder][DECK[position]]:
            left[holder][DECK[position]] -= 1
            hidden.append(place)
    deck_order = bytearray(world.deck_order)
    for place, source in zip(hidden, rng.sample(hidden, len(hidden)), strict=True):
        deck_order[place] = world.deck_order[source]
    return bytes(deck_order)
