"""Endings of real deals, and the slow, sure ways to find out what is certain in them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from gangoffour.bots import Bot, ImpossibleWorld, World, bot, new_world, restored, with_action, with_deal
from gangoffour.engine import (
    CLASSIC,
    DECK,
    Action,
    Card,
    Hand,
    MatchState,
    Phase,
    Play,
    RuleSet,
    Seat,
    SeatView,
    apply,
    legal_actions,
    must_declare_itself,
    start_match,
    view,
)
from gangoffour.fairness import deck_order, seed_key

MOST_ACTIONS: Final = 50_000
"""So many are carried out at most to play one ending through: seconds, where a long hand would take days."""


def endings(seed: str, most_unseen: int, rules: RuleSet = CLASSIC) -> Iterator[tuple[World, Seat]]:
    """Positions near the end of deals, without end: a seat has a choice, and the others hold few cards together."""
    rng, number = Random(seed), 0
    while True:
        world = new_world(start_match(rules, 4))
        key = seed_key(f"{seed} {number}".encode())
        number += 1
        for deal in range(2):  # the second one begins with an exchange
            world = with_deal(new_world(world.state), deck_order(key, deal))
            bots = [bot(rng.choice(["greedy", "random"])) for _ in range(4)]
            yield from _endings_of(world, bots, rng, most_unseen)
            world = _played(world, bots, rng)
            if world.state.public.phase is not Phase.READY:
                break


def _endings_of(world: World, bots: list[Bot], rng: Random, most_unseen: int) -> Iterator[tuple[World, Seat]]:
    while (seat := world.state.public.seat_to_act) is not None:
        others = sum(len(hand) for other, hand in enumerate(world.state.hands) if other != seat)
        if others <= most_unseen and len(declaring(world.state, seat)) > 1:
            yield world, seat
        world = with_action(world, seat, bots[seat].choose(view(world.state, seat), rng))


def _played(world: World, bots: list[Bot], rng: Random) -> World:
    while (seat := world.state.public.seat_to_act) is not None:
        world = with_action(world, seat, bots[seat].choose(view(world.state, seat), rng))
    return world


def declaring(state: MatchState, seat: Seat) -> list[Action]:
    """What the seat may do if it never forgets to declare."""
    rules, size = state.public.rules, len(state.hands[seat])
    return [
        action
        for action in legal_actions(state, seat)
        if not isinstance(action, Play) or action.declare or not must_declare_itself(size - len(action.cards), rules)
    ]


class Patience:
    """How many actions may still be carried out: some endings have more ways to be played than anybody can wait for."""

    def __init__(self, actions: int) -> None:
        self._left = actions

    def after(self, state: MatchState, seat: Seat, action: Action) -> MatchState:
        """Carry out an action; raise TooLong if that is one too many."""
        self._left -= 1
        if self._left < 0:
            raise TooLong
        return apply(state, seat, action).after


class TooLong(Exception):
    """An ending has too many ways to be played."""


def is_out_for_certain(states: list[MatchState], me: Seat, patience: Patience) -> bool:
    """Whether a seat that cannot tell these states apart is out first in all of them, whatever the others do."""
    public = states[0].public
    if public.phase in (Phase.READY, Phase.OVER):
        return public.results[-1].deal_winner == me
    seat = public.seat_to_act
    assert seat is not None
    if seat == me:
        return any(
            is_out_for_certain([patience.after(state, me, action) for state in states], me, patience)
            for action in declaring(states[0], me)
        )
    replies: dict[Action, list[MatchState]] = {}
    for state in states:
        for action in declaring(state, seat):
            replies.setdefault(action, []).append(patience.after(state, seat, action))
    return all(is_out_for_certain(after, me, patience) for after in replies.values())


@dataclass(frozen=True)
class PlayedThrough:
    """An ending that was played through in every way."""

    world: World
    seat: Seat
    states: list[MatchState]
    """All that look the same to the seat."""
    truths: dict[Action, bool]
    """By what the seat may do: whether it is out first for certain then."""


def played_through(
    seed: str, most_unseen: int, rules: RuleSet = CLASSIC, *, most_actions: int = MOST_ACTIONS
) -> Iterator[PlayedThrough]:
    """Play endings through in every way, one after the other, without end; leave out those that take too long."""
    for world, seat in endings(seed, most_unseen, rules):
        states, patience = possible_states(world, seat), Patience(most_actions)
        try:
            truths = {
                action: is_out_for_certain([patience.after(state, seat, action) for state in states], seat, patience)
                for action in declaring(states[0], seat)
            }
        except TooLong:
            continue
        yield PlayedThrough(world, seat, states, truths)


def possible_states(world: World, seat: Seat) -> list[MatchState]:
    """All states that look the same to the seat: the deal is dealt anew in every way, and played again."""
    seat_view = view(world.state, seat)
    found = []
    for hands in _dealings(seat_view):
        try:
            state = restored(world.course, _deck_order(world, hands)).state
        except ImpossibleWorld:
            continue
        if view(state, seat) == seat_view:
            found.append(state)
    return found


def _dealings(seat_view: SeatView) -> Iterator[dict[int, Hand]]:
    deal = seat_view.public.deal
    assert deal is not None
    unseen = Counter(DECK) - Counter(seat_view.hand) - Counter(_laid(seat_view, None))
    others = [seat for seat in range(seat_view.public.seat_count) if seat != seat_view.seat]
    yield from _dealt(sorted(unseen.elements()), [(seat, deal.hand_sizes[seat]) for seat in others])


def _dealt(cards: list[Card], sizes: list[tuple[int, int]]) -> Iterator[dict[int, Hand]]:
    if not sizes:
        yield {}
        return
    (seat, size), *others = sizes
    for hand in set(combinations(cards, size)):
        left = list(cards)
        for card in hand:
            left.remove(card)
        for rest in _dealt(left, others):
            yield {seat: hand, **rest}


def _laid(seat_view: SeatView, seat: int | None) -> list[Card]:
    """What a seat has laid in this deal, or all of them."""
    deal = seat_view.public.deal
    assert deal is not None
    turns = (turn for trick in (*deal.tricks, deal.trick) for turn in trick.turns)
    return [card for turn in turns if seat in (None, turn.seat) and turn.combination for card in turn.combination.cards]


def _deck_order(world: World, hands: dict[int, Hand]) -> bytes:
    """The deck order that deals hands of today, what was laid added and the exchange taken back."""
    public = world.state.public
    assert public.deal is not None
    seat_view = view(world.state, Seat(0))
    exchange = public.deal.exchange
    left = {card: [place for place, face in enumerate(DECK) if face == card] for card in set(DECK)}
    order = []
    for seat in range(public.seat_count):
        dealt = Counter(hands.get(seat, world.state.hands[seat])) + Counter(_laid(seat_view, seat))
        if exchange is not None and exchange.returned_card is not None:
            given = {exchange.deal_winner: exchange.tribute, exchange.deal_loser: exchange.returned_card}
            taken = {exchange.deal_winner: exchange.returned_card, exchange.deal_loser: exchange.tribute}
            if Seat(seat) in given:
                dealt[taken[Seat(seat)]] += 1
                dealt[given[Seat(seat)]] -= 1
        if any(not 0 <= count <= len(left[card]) for card, count in dealt.items()):
            raise ImpossibleWorld  # a card of the exchange would have to be where it cannot
        order += [left[card].pop() for card in dealt.elements()]
    return bytes(order)
