"""Seats and the direction of play (R2, R11, R36)."""

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A position at the table, counted counter-clockwise from 0: seat (i+1) mod n is to the right of seat i."""


SEAT_0: Final = Seat(0)


class Direction(StrEnum):
    """Which neighbour acts next."""

    COUNTER_CLOCKWISE = "ccw"
    CLOCKWISE = "cw"

    @property
    def step(self) -> int:
        """What is added to a seat to find its neighbour."""
        return 1 if self is Direction.COUNTER_CLOCKWISE else -1

    @property
    def reversed(self) -> "Direction":
        """The other direction."""
        return Direction.CLOCKWISE if self is Direction.COUNTER_CLOCKWISE else Direction.COUNTER_CLOCKWISE


def all_seats(seat_count: int) -> tuple[Seat, ...]:
    """All seats of a table."""
    return tuple(Seat(number) for number in range(seat_count))


def seats_after(seat: Seat, direction: Direction, seat_count: int) -> Iterator[Seat]:
    """All other seats in the direction, beginning with the neighbour of `seat`."""
    step = direction.step
    for distance in range(1, seat_count):
        yield Seat((seat + step * distance) % seat_count)


def next_seat(seat: Seat, direction: Direction, seat_count: int, disqualified: Collection[Seat] = ()) -> Seat:
    """Return the next active seat in the direction (R36); the seat itself if no other is active."""
    for other in seats_after(seat, direction, seat_count):
        if other not in disqualified:
            return other
    return seat


def deal_direction(deal_number: int) -> Direction:
    """Return the direction of the first trick of a deal: odd deals counter-clockwise, even ones clockwise (R11)."""
    return Direction.COUNTER_CLOCKWISE if deal_number % 2 == 1 else Direction.CLOCKWISE
