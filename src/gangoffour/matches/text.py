"""A match as lines of text, all hands open: for people who study it, never for those who play it."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from gangoffour.engine import Direction, MatchState, PublicDeal, Turn, format_cards

SeatName: TypeAlias = Callable[[int], str]

_DIRECTIONS = {Direction.COUNTER_CLOCKWISE: "counter-clockwise", Direction.CLOCKWISE: "clockwise"}


def seat_words(seat: int) -> str:
    """Return what a seat is called where it has no other name."""
    return f"seat {seat}"


def format_match(state: MatchState, seat_name: SeatName = seat_words) -> str:
    """Return the deal as it stands: the score, the hand of every seat, and the trick turn by turn."""
    deal = state.public.deal
    return "no deal has begun\n" if deal is None else "\n".join(_lines(state, deal, seat_name)) + "\n"


def _lines(state: MatchState, deal: PublicDeal, seat_name: SeatName) -> Iterator[str]:
    yield f"deal {deal.number}, {_DIRECTIONS[deal.direction]}"
    if deal.exchange is not None:
        loser, winner, tribute, returned = deal.exchange
        yield f"{seat_name(loser)} gave {tribute} to {seat_name(winner)}, {returned or 'nothing yet'} came back"
    for seat in state.public.seats:
        mark = ">" if seat == deal.seat_to_act else " "
        words = [f"{mark} {seat_name(seat)}", f"{state.public.scores[seat]:3}", format_cards(state.hands[seat])]
        words += ["(last card)"] if seat in deal.declared and deal.hand_sizes[seat] == 1 else []
        words += ["(disqualified)"] if seat in deal.disqualified else []
        yield "  ".join(word for word in words if word)
    yield "trick: " + (", ".join(_format_turn(turn, seat_name) for turn in deal.trick.turns) or "none yet")
    if deal.deal_winner is not None:
        points = " ".join(map(str, state.public.results[-1].points))
        yield f"{seat_name(deal.deal_winner)} wins the deal, points: {points}"
    if state.public.winners:
        yield f"{' and '.join(map(seat_name, state.public.winners))} won the match"


def _format_turn(turn: Turn, seat_name: SeatName) -> str:
    what = "pass" if turn.combination is None else format_cards(turn.combination.cards)
    return f"{seat_name(turn.seat)} {what}"
