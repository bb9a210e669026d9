"""Deals as the core keeps them: made from the engine's states, and read."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from gangoffour.catalogue import mask_of
from gangoffour.core._croupier import Croupier
from gangoffour.core._deals import Deal
from gangoffour.core._plays import Plays
from gangoffour.core.actions import number_of
from gangoffour.core.options import Words, options_of
from gangoffour.core.tables import tables_for
from gangoffour.engine import (
    FACES,
    Card,
    Direction,
    MatchState,
    Passing,
    Phase,
    Play,
    PublicDeal,
    RuleSet,
    Seat,
    Trick,
)

WORDS_PER_DEAL: Final = 7
"""Words of 64 bits that one deal takes."""
SEATS: Final = 4
_PHASES: Final = {Phase.PLAY: 0, Phase.RETURN: 1, Phase.READY: 2, Phase.OVER: 2}


class DealState(NamedTuple):
    """A deal as plain numbers. Sets of seats are bits; a window, a play and a face are kept plus one, 0 is none."""

    hands: tuple[int, ...]
    """The masks of the hands, by seat; always four, as are scores and points."""
    scores: tuple[int, ...]
    points: tuple[int, ...]
    """Of the deal that is over; before, what stood there."""
    seats: int
    seat: int
    """The seat to act; in a deal that is over, its winner."""
    phase: int
    """0: play, 1: a card has to be returned, 2: over."""
    top: int
    """The top play, as an action."""
    top_seat: int
    leader: int
    """Who led the trick."""
    passed: int
    """Seats that a pass keeps out for now: since the top play, or for the trick."""
    declared: int
    disqualified: int
    window: int
    """The seat that has a last card to declare."""
    winner: int
    """The deal winner, once the deal is over; before, that of the deal before."""
    loser: int
    giver: int
    """The deal loser of the exchange."""
    tribute: int
    returned: int
    clockwise: int
    opening: int
    """1 in the first trick of a match."""


def new_deals(count: int) -> Words:
    """Return room for so many deals, side by side in one flat array."""
    return np.zeros(count * WORDS_PER_DEAL, dtype=np.uint64)


def empty_deal(seat_count: int) -> DealState:
    """Return what lies where the first deal of a match with so many seats is going to be dealt."""
    nothing = (0,) * SEATS
    return DealState(nothing, nothing, nothing, seat_count, *(0 for _ in DealState._fields[4:]))


def croupier_for(rules: RuleSet) -> Croupier:
    """Return a croupier for a rule set; for each thread its own."""
    tables = tables_for(rules)
    return Croupier(Deal(Plays(tables), tables.paired, options_of(rules)))


def read_deal(croupier: Croupier, words: Words, place: int = 0) -> DealState:
    """Return the deal that lies in this place."""
    values = croupier.read(words, place)
    return DealState(values[:4], values[4:8], values[8:12], *values[12:])


def write_deal(croupier: Croupier, words: Words, state: DealState, place: int = 0) -> None:
    """Put a deal down in this place."""
    croupier.write(words, place, (*state.hands, *state.scores, *state.points, *state[3:]))


def deal_state(state: MatchState) -> DealState:
    """Return the deal of a match as the core keeps it; the match has to have begun one."""
    public, deal = state.public, state.public.deal
    if deal is None:
        raise ValueError(state)
    is_over = deal.deal_winner is not None
    result = public.results[-1] if public.results else None
    exchange, top_turn = deal.exchange, deal.trick.top_turn
    undeclared = deal.undeclared if public.phase is Phase.PLAY else None  # an exchange opens no window
    return DealState(
        hands=_four([mask_of(hand) for hand in state.hands]),
        scores=_four(public.scores),
        points=_four(result.points if result is not None else ()),
        seats=public.seat_count,
        seat=_seat(deal.deal_winner if is_over else deal.seat_to_act),
        phase=_PHASES[public.phase],
        top=_top(deal),
        top_seat=0 if top_turn is None else top_turn.seat,
        leader=deal.trick.leader,
        passed=_bits(_passed(deal.trick, public.rules)),
        declared=_bits(deal.declared),
        disqualified=_bits(deal.disqualified),
        window=0 if undeclared is None else undeclared + 1,
        winner=0 if result is None else result.deal_winner,
        loser=0 if result is None else result.deal_loser,
        giver=0 if exchange is None else exchange.deal_loser,
        tribute=0 if exchange is None else _face(exchange.tribute),
        returned=0 if exchange is None or exchange.returned_card is None else _face(exchange.returned_card),
        clockwise=int(deal.direction is Direction.CLOCKWISE),
        opening=int(deal.number == 1 and not deal.tricks),
    )


def _four(values: Sequence[int]) -> tuple[int, ...]:
    return (*values, *(0 for _ in range(SEATS - len(values))))


def _seat(seat: Seat | None) -> int:
    if seat is None:
        raise ValueError(seat)
    return seat


def _top(deal: PublicDeal) -> int:
    top_play = deal.trick.top_play
    return 0 if top_play is None else number_of(Play(top_play.cards))


def _face(card: Card) -> int:
    return FACES.index(card) + 1


def _bits(seats: frozenset[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def _passed(trick: Trick, rules: RuleSet) -> frozenset[Seat]:
    """Return who has passed: with `reenter` since the top play, else in the whole trick (R38)."""
    passed: set[Seat] = set()
    for turn in trick.turns:
        if turn.combination is None:
            passed.add(turn.seat)
        elif rules.passing is Passing.REENTER:
            passed.clear()
    return frozenset(passed)
