"""Turns in which nodes are loaded as much as they take: what they acknowledge, and what an action costs them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from bench.load import answered
from tools.load.node import Node
from tools.load.tables import LoadTable, Tally, opened_tables


@dataclass(frozen=True, slots=True)
class Side:
    """A node with its tables."""

    node: Node
    tables: Sequence[LoadTable]
    tally: Tally


@dataclass(frozen=True, slots=True)
class Turn:
    """What came out when some nodes were loaded for a while."""

    count: int
    spent_s: float
    used_s: float

    @property
    def per_s(self) -> float:
        """How many actions were acknowledged a second."""
        return self.count / self.spent_s

    @property
    def cost_ms(self) -> float:
        """How much processor time of the nodes an action took."""
        return 1000 * self.used_s / max(1, self.count)


async def opened_side(node: Node, count: int) -> Side:
    """Open tables at a node."""
    tally = Tally()
    return Side(node, await opened_tables(node.port, count, tally), tally)


async def taken_turn(sides: Sequence[Side], seconds: float) -> Turn:
    """Let all tables of some nodes act as soon as they can, and then let them rest."""
    for side in sides:
        side.tally.clear()
    begin_s, cpu_s = perf_counter(), sum(side.node.cpu_s() for side in sides)
    for side in sides:
        for table in side.tables:
            table.hurry()
    await asyncio.sleep(seconds)
    for side in sides:
        for table in side.tables:
            table.rest()
    for side in sides:
        await answered(side.tables)
    # What was begun in the turn is counted with it, and the time that it took.
    spent_s, used_s = perf_counter() - begin_s, sum(side.node.cpu_s() for side in sides) - cpu_s
    return Turn(sum(len(side.tally.acks_s) for side in sides), spent_s, used_s)
