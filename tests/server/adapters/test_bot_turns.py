"""Whose bots think next: in turn by origin and player, and a place is left for quick ones."""

import asyncio

import pytest

from gangoffour.server.adapters.bots.bot_turns import WAITING_PER_ORIGIN, Turns
from gangoffour.server.adapters.processes.worker_process import NoAnswer
from gangoffour.server.ports import Cause

pytestmark = pytest.mark.anyio


class Asked:
    """Requests for places, in the order in which they are served."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, cause: Cause, *, is_dear: bool = True) -> None:
        """Queue up, and let everybody who can be served be served."""

        async def wait() -> None:
            await self.turns.take(cause, is_dear=is_dear)
            self.served.append(name)

        self.tasks[name] = asyncio.create_task(wait())
        await self.settle()

    async def end(self, *, is_dear: bool = True) -> None:
        """One of those who think has done."""
        self.turns.give_back(is_dear=is_dear)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


async def test_five_tables_of_one_player_are_one_in_the_turn() -> None:
    asked = Asked(2)
    for number in range(5):
        await asked.ask(f"many {number}", Cause("a", "ana"))
    assert asked.served == ["many 0"]
    await asked.ask("one", Cause("b", "ben"))
    for _ in range(5):
        await asked.end()
    assert asked.served == ["many 0", "one", "many 1", "many 2", "many 3", "many 4"]


async def test_many_players_at_one_address_are_one_in_the_turn_and_share_it() -> None:
    asked = Asked(2)
    for number in range(6):
        await asked.ask(f"guest {number % 3}", Cause("a", f"guest {number % 3}"))
    await asked.ask("one", Cause("b", "ben"))
    await asked.ask("one", Cause("b", "ben"))
    for _ in range(7):
        await asked.end()
    assert asked.served[:5] == ["guest 0", "one", "guest 1", "one", "guest 2"]
    assert sorted(asked.served[5:]) == ["guest 0", "guest 1", "guest 2"]


async def test_those_that_think_long_leave_a_place_to_the_quick_ones_and_get_one_themselves() -> None:
    asked = Asked(2)
    await asked.ask("dear 0", Cause("a", "ana"))
    await asked.ask("dear 1", Cause("b", "ben"))
    await asked.ask("quick 0", Cause("c", "cleo"), is_dear=False)
    await asked.ask("quick 1", Cause("c", "cleo"), is_dear=False)
    assert asked.served == ["dear 0", "quick 0"]
    await asked.end(is_dear=True)
    assert asked.served == ["dear 0", "quick 0", "dear 1"]
    await asked.end(is_dear=False)
    assert asked.served[3:] == ["quick 1"]


async def test_quick_ones_use_all_places_while_nobody_else_waits() -> None:
    asked = Asked(3)
    for number in range(4):
        await asked.ask(f"quick {number}", Cause("a", "ana"), is_dear=False)
    assert len(asked.served) == 3
    await asked.ask("dear", Cause("b", "ben"))
    await asked.end(is_dear=False)
    assert asked.served[3:] == ["dear"]


async def test_with_one_place_quick_ones_come_first() -> None:
    asked = Asked(1)
    for name, is_dear in (("dear 0", True), ("dear 1", True), ("quick", False)):
        await asked.ask(name, Cause("a", name), is_dear=is_dear)
    await asked.end()
    await asked.end(is_dear=False)
    assert asked.served == ["dear 0", "quick", "dear 1"]


async def test_a_turn_that_is_given_up_is_the_next_one_s() -> None:
    asked = Asked(1)
    for name in ("first", "gone", "next"):
        await asked.ask(name, Cause(name, name))
    asked.tasks["gone"].cancel()
    await asked.end()
    assert asked.served == ["first", "next"]
    await asked.ask("last", Cause("last", "last"))
    asked.turns.give_back(is_dear=True)
    asked.tasks["last"].cancel()  # when the place is granted, and nobody knows yet
    await asked.settle()
    await asked.ask("after", Cause("after", "after"))
    assert asked.served == ["first", "next", "after"]


async def test_an_origin_has_only_so_many_waiting() -> None:
    asked = Asked(1)
    for number in range(WAITING_PER_ORIGIN + 2):
        await asked.ask(str(number), Cause("a", "ana"))
    with pytest.raises(NoAnswer, match="too many"):
        await asked.tasks[str(WAITING_PER_ORIGIN + 1)]
    await asked.ask("other", Cause("b", "ben"))
    await asked.end()
    assert asked.served == ["0", "other"]
    for task in asked.tasks.values():
        task.cancel()
