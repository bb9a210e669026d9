"""Bad company from one address: the guest who returns, seats that are never ready, stalling, a crowd of tables.

Whoever sits honestly at those tables comes from elsewhere.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle, islice
from random import Random
from time import perf_counter
from typing import Any, Final

from bench.abuse_beside import run_attack
from gangoffour.bots import GreedyBot
from gangoffour.client import Client, Refusal, TableConnection, play_with
from gangoffour.protocol import TableOptions
from gangoffour.protocol import events as wire
from tools.load.addresses import ClientFrom, own_address

FIRST_HONEST: Final = 1_000
OPTIONS: Final = TableOptions(pace="fast")
"""A public table that has chosen no clock."""

RETURNS: Final = 5
UNREADY: Final = 2
STALLED: Final = 2
BAD_SEAT: Final = 2
TABLES: Final = 120
GUESTS: Final = 20
"""With the others they are fewer than an address may become in an hour."""
STALL_S: Final = 76.0
"""The clock of strangers, its extra for the first turn of a deal, and the grace of a late click."""
READY_S: Final = 15.0
"""How long one is waited for who is not ready, and who then reveals no number."""
SLACK_S: Final = 2.0
LIMIT_S: Final = 200.0

CAME_BACK: Final = "the removed guest was let in again"
NOT_LISTED: Final = "honest tables that the lobby lists no longer"
NOT_BEGUN: Final = "tables without a match beside a seat that is never ready"
BEGAN: Final = "seconds until the last of the others began"
HELD_UP: Final = "seconds that a person who stalls held others up"
NOT_REPLACED: Final = "those who stall whom the host could not replace then"
GOALS: Final = {
    CAME_BACK: 0,
    NOT_LISTED: 0,
    NOT_BEGUN: 0,
    BEGAN: READY_S + SLACK_S,
    HELD_UP: STALL_S + SLACK_S,
    NOT_REPLACED: 0,
}


async def bad_company(port: int, _end_s: float) -> dict[str, float]:
    """Be bad company in all these ways at once, until each has had its effect or not."""
    counts = Counter[str](dict.fromkeys(GOALS, 0))
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        _ = group.create_task(_return(port, counts, stack))
        for number in range(UNREADY + STALLED):
            _ = group.create_task(_delay(port, number, counts, is_ready=number >= UNREADY))
        _ = group.create_task(_crowd_out(port, counts, stack))
    return dict(counts)


@asynccontextmanager
async def _honest(port: int, number: int) -> AsyncIterator[Client]:
    async with ClientFrom(port, own_address(FIRST_HONEST + number)) as client:
        await client.register()
        yield client


@asynccontextmanager
async def _bad(port: int) -> AsyncIterator[Client]:
    async with Client(f"http://127.0.0.1:{port}") as client:
        await client.register()
        yield client


# --- a guest who was removed -----------------------------------------------------------------------------------------


async def _return(port: int, counts: Counter[str], stack: AsyncExitStack) -> None:
    """Be removed from a table; come again as oneself, then under other names."""
    host = await stack.enter_async_context(_honest(port, 0))
    table_id = (await host.open_table(OPTIONS, ("greedy",) * 2)).table_id
    hosted = await stack.enter_async_context(host.table(table_id))
    removed = await stack.enter_async_context(_bad(port))
    async with removed.table(table_id) as table:
        await table.take_seat(1)
        await hosted.until(lambda known: known.table.seats[1].player is not None)
        await hosted.remove_player(1)
    for number in range(RETURNS):
        again = removed if number == 0 else await stack.enter_async_context(_bad(port))
        counts["the removed guest tried to come again"] += 1
        with suppress(Refusal):
            async with again.table(table_id):
                counts[CAME_BACK] += 1


# --- a seat that is never ready, or never acts -----------------------------------------------------------------------


async def _delay(port: int, number: int, counts: Counter[str], *, is_ready: bool) -> None:
    """Sit down beside two others and never be ready, or be ready and never act, until the host may put a bot there."""
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(_honest(port, 2 * number + 1))
        friend = await stack.enter_async_context(_honest(port, 2 * number + 2))
        staller = await stack.enter_async_context(_bad(port))
        table_id = (await host.open_table(OPTIONS, ("greedy",))).table_id
        hosted = await stack.enter_async_context(host.table(table_id))
        beside = await stack.enter_async_context(friend.table(table_id))
        await beside.take_seat(1)
        stalling = await stack.enter_async_context(staller.table(table_id, auto_ready=is_ready))
        await stalling.take_seat(BAD_SEAT)
        sat_s = perf_counter()
        for table in (hosted, beside):
            _play_beside(table, stack)
        try:
            async with asyncio.timeout(LIMIT_S):
                await hosted.until(lambda known: known.table.is_playing)
                counts[BEGAN] = max(counts[BEGAN], round(perf_counter() - sat_s))
                if not is_ready:
                    return
                held_up_s = await _held_up_s(hosted)
        except TimeoutError:
            counts[NOT_REPLACED if hosted.table.is_playing else NOT_BEGUN] += 1
            return
        counts[HELD_UP] = max(counts[HELD_UP], round(held_up_s))
        try:
            await hosted.seat_bot(BAD_SEAT, "greedy")
        except Refusal:
            counts[NOT_REPLACED] += 1


async def _held_up_s(table: TableConnection) -> float:
    """Return how long it takes from the turn of the stalling person until their time is over."""
    turn_ms = None
    async for change in table.changes():
        for entry in change.entries:
            if isinstance(entry.event, wire.DeadlinePassed) and entry.event.seat == BAD_SEAT:
                return (entry.at_ms - (turn_ms or entry.at_ms)) / 1000
        public = change.after.public
        is_waited_for = public is not None and public.deal is not None and public.seat_to_act == BAD_SEAT
        turn_ms = None if not is_waited_for else turn_ms or table.now_ms()
    raise AssertionError("the connection ended")


def _play_beside(table: TableConnection, stack: AsyncExitStack) -> None:
    playing: asyncio.Task[Any] = asyncio.create_task(_play_on(table))

    async def end() -> None:
        playing.cancel()
        await asyncio.wait([playing])

    stack.push_async_callback(end)


async def _play_on(table: TableConnection) -> None:
    while True:
        await play_with(table, GreedyBot(), Random(0))


# --- tables by the hundred -------------------------------------------------------------------------------------------


async def _crowd_out(port: int, counts: Counter[str], stack: AsyncExitStack) -> None:
    """Open tables as fast as possible and sit there, so that the lobby shows no others."""
    onlooker = await stack.enter_async_context(_honest(port, 2 * (UNREADY + STALLED) + 1))
    before = {listing.table_id for listing in (await onlooker.tables()).tables}
    begin_s = perf_counter()
    guests: list[Client] = []
    with suppress(Refusal):
        while len(guests) < GUESTS:
            guests.append(await stack.enter_async_context(_bad(port)))
    for guest in islice(cycle(guests), TABLES):
        with suppress(Refusal):
            table_id = (await guest.open_table(OPTIONS)).table_id
            counts[f"tables that were opened, of {TABLES}"] += 1
            await stack.enter_async_context(guest.table(table_id))
    counts["seconds that this took"] = round(perf_counter() - begin_s)
    after = {listing.table_id for listing in (await onlooker.tables()).tables}
    counts["honest tables in the lobby before"] = len(before)
    counts[NOT_LISTED] = len(before - after)


if __name__ == "__main__":
    run_attack(bad_company)
