"""An outage of all nodes charges nobody: a turn with a clock is held through it, and nothing times out soon after."""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Final

from gangoffour.bots import UniformBot
from gangoffour.client import Client, Patience, TableConnection
from gangoffour.engine import Phase, SeatView
from gangoffour.protocol import Deadline, TableOptions, TurnClock
from gangoffour.protocol import events as wire
from tools.chaos.bed import Bed
from tools.chaos.checker import Violation

CLOCK: Final = TurnClock(turn_s=10, bank_s=5)
"""Shorter than the outage, with the bank and the grace of a click: without help, the turn would be lost."""
PEACE_S: Final = 10.0
"""How long after the return nothing may time out."""
HELD_S: Final = 2.0
PATIENCE: Final = Patience(first_pause_s=0.05, longest_pause_s=0.5, reconnect_limit_s=180, command_limit_s=60)


@dataclass
class Held:
    """A turn that was held through an outage."""

    down_s: float = 0.0
    charged_ms: int = 0
    put_off_ms: int = 0
    violations: list[Violation] = field(default_factory=list)


class ClockTable:
    """Three people at a table with a clock, in this process."""

    def __init__(self, tables: list[TableConnection]) -> None:
        self.entries: list[wire.Entry] = []
        """What the first of them was told."""
        self._tables = tables
        self._rng = Random("clock")

    async def follow(self) -> None:
        """Note what happens."""
        async for change in self._tables[0].changes():
            self.entries += change.entries

    def seat_to_act(self) -> TableConnection | None:
        """Return the connection of the person whose turn it is."""
        for table in self._tables:
            view = table.view
            is_turn = isinstance(view, SeatView) and view.public.phase in (Phase.PLAY, Phase.RETURN)
            if is_turn and isinstance(view, SeatView) and view.public.seat_to_act == table.seat:
                return table
        return None

    async def act(self, table: TableConnection) -> None:
        """Take a turn; everybody hears of it."""
        view = table.view
        assert isinstance(view, SeatView)
        seq = await table.act(UniformBot().choose(view, self._rng))
        for other in self._tables:
            await other.until(lambda known: known.seq >= seq)

    async def deadline_after(self, turns: int) -> tuple[TableConnection, Deadline]:
        """Take so many turns; return who is to act then, and until when."""
        taken = 0
        async with asyncio.timeout(60):
            while True:
                table = self.seat_to_act()
                deadline = None if table is None else table.table.deadline
                if table is None or deadline is None or deadline.seat != table.seat:
                    await asyncio.sleep(0.05)
                elif taken < turns:
                    await self.act(table)
                    taken += 1
                else:
                    return table, deadline


async def hold_through_outage(bed: Bed, down_s: float) -> Held:
    """Stop all nodes while a person is to act; return what it did to the person's clock."""
    async with AsyncExitStack() as stack:
        tables = await _seated(bed, stack)
        clock_table = ClockTable(tables)
        follower = asyncio.create_task(clock_table.follow())
        stack.callback(follower.cancel)
        table, deadline = await clock_table.deadline_after(4)
        await asyncio.sleep(HELD_S)
        begun = time.monotonic()
        await asyncio.gather(*(node.kill() for node in bed.nodes))
        await asyncio.sleep(down_s)
        for node in bed.nodes:
            await node.start()
        for node in bed.nodes:
            await node.ready()
        held = Held(down_s=time.monotonic() - begun)
        await asyncio.sleep(PEACE_S)
        now = table.table.deadline
        held.put_off_ms = 0 if now is None else now.due_ms - deadline.due_ms
        if table.seat != deadline.seat or clock_table.seat_to_act() is not table:
            held.violations.append(Violation("turn lost in an outage", table.table_id, f"seat {deadline.seat}"))
            return held
        await clock_table.act(table)
        held.charged_ms = deadline.bank_ms - table.table.seats[deadline.seat or 0].bank_ms
        _judge(held, clock_table, table.table_id)
        return held


def _judge(held: Held, clock_table: ClockTable, table_id: str) -> None:
    if held.charged_ms:
        held.violations.append(Violation("charged for an outage", table_id, f"{held.charged_ms} ms"))
    if any(isinstance(entry.event, wire.DeadlinePassed) for entry in clock_table.entries):
        held.violations.append(Violation("timed out after an outage", table_id, "a deadline passed"))
    if held.put_off_ms < held.down_s * 1000 - 4000:  # a heartbeat may have been the last thing a node did, or not
        told = f"down {held.down_s:.1f} s, put off {held.put_off_ms} ms"
        held.violations.append(Violation("deadline not put off", table_id, told))


async def _seated(bed: Bed, stack: AsyncExitStack) -> list[TableConnection]:
    tables: list[TableConnection] = []
    table_id = ""
    for seat in range(3):
        url = f"http://127.0.0.1:{bed.nodes[seat % len(bed.nodes)].port}"
        client = await stack.enter_async_context(Client(url, patience=PATIENCE))
        await client.register(f"Clock {seat}")
        if seat == 0:
            options = TableOptions(seat_count=3, length="one_deal", clock=CLOCK, pace="fast")
            table_id = (await client.open_table(options)).table_id
        table = await stack.enter_async_context(client.table(table_id, auto_ready=True))
        tables.append(table)
        if seat > 0:
            await table.take_seat(seat)
        await table.set_auto_pass(is_on=False)
    return tables
