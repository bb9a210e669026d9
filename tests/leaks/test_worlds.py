"""Hidden cards make no difference to those who do not hold them: not to a byte, not to the size of a message."""

from random import Random

import pytest

from gangoffour.engine import Seat
from gangoffour.protocol import TableOptions
from tools.leaks.worlds import differences, drawn_world, other_world, traces


@pytest.mark.anyio
@pytest.mark.parametrize("seat_count, uninformed", [(4, 0), (4, 2), (3, 1)])
async def test_other_hidden_cards_send_the_same_bytes(seat_count: int, uninformed: int) -> None:
    rng = Random(f"worlds {seat_count} {uninformed}")
    options = TableOptions(seat_count=3 if seat_count == 3 else 4, length="one_deal")
    world = drawn_world(options, rng)
    other = other_world(world, Seat(uninformed), rng)
    assert other is not None
    assert other.dealt().hands != world.dealt().hands
    assert other.dealt().hands[uninformed] == world.dealt().hands[uninformed]
    first = await traces(world, Seat(uninformed))
    second = await traces(other, Seat(uninformed))
    assert len(first["seat"]) > len(world.script)
    assert len(first) > 2
    assert first.keys() == second.keys()
    assert differences(first, second)[:1] == []
