"""Two guests who jam "play now": one is never ready, one never acts. Newcomers play now, one after the other."""

import asyncio
from contextlib import AsyncExitStack
from typing import Final

from bench.abuse_beside import run_attack
from gangoffour.client import Client, TableConnection
from gangoffour.protocol import PlayNow
from tools.load.addresses import ClientFrom, own_address

TRIES: Final = 100
FIRST_NEWCOMER: Final = 1_000
"""Newcomers come from addresses of their own, the two guests from one."""
DEALT_S: Final = 5.0
"""Whoever has no cards that long after at most two clicks is caught."""

SENT: Final = f"of {TRIES} newcomers, sent to somebody who is never ready"
CAUGHT: Final = f"of {TRIES} newcomers, without cards {DEALT_S:g} s after two clicks"
GOALS: Final = {SENT: 0, CAUGHT: 0}


async def jam(port: int, _end_s: float) -> dict[str, float]:
    """Hold a table open that never begins and one that never goes on, until all newcomers were here."""
    async with AsyncExitStack() as stack:
        jams: list[str] = []
        for is_ready in (False, True):
            client = await stack.enter_async_context(Client(f"http://127.0.0.1:{port}"))
            await client.register()
            jams.append((await client.play_now(PlayNow(is_alone=True))).table_id)
            table = await stack.enter_async_context(client.table(jams[-1], auto_ready=is_ready))
            if is_ready:
                await _dealt(table)
        unready, caught, clicks = 0, 0, 0
        for number in range(TRIES):
            async with ClientFrom(port, own_address(FIRST_NEWCOMER + number)) as client:
                await client.register()
                opened = await client.play_now()
                unready += opened.table_id == jams[0]
                if opened.seat is None:
                    clicks += 1
                    opened = await client.play_now(PlayNow(is_alone=True))
                async with client.table(opened.table_id, auto_ready=True) as table:
                    caught += not await _is_dealt(table)
    return {SENT: unready, CAUGHT: caught, "promised a seat with the next deal first": clicks}


async def _dealt(table: TableConnection) -> None:
    async for change in table.changes():
        if change.after.seat is not None and change.after.table.is_playing and change.after.public is not None:
            return


async def _is_dealt(table: TableConnection) -> bool:
    try:
        async with asyncio.timeout(DEALT_S):
            await _dealt(table)
    except TimeoutError:
        return False
    return True


if __name__ == "__main__":
    run_attack(jam)
