"""The lobby shows tables where somebody is: of a hundred, ninety are left in every way, and gone within a minute."""

from itertools import count

import pytest

from gangoffour.protocol import Player, TableOptions, messages
from gangoffour.server.lobby.listing import LISTINGS
from gangoffour.server.ports import TableId
from tests.server.tables.hosting import ByChance, Host, hosting
from tests.server.tables.test_play_now import lobby_of, play_now

pytestmark = pytest.mark.anyio

STAYING = 10
CLOSED, GOT_UP, FINISHED, KILLED = 30, 20, 10, 30
"""How many close the tab or lose the network; get up first; go after the match; are at a node that dies."""
MINUTE_MS = 60_000
PLAIN = TableOptions()
ENDS_SOON = TableOptions(rules={"match_limit": 1})

_NUMBERS = count()


async def sit(host: Host, options: TableOptions = PLAIN) -> tuple[TableId, Player]:
    """Let one more person play at a table of their own."""
    number = next(_NUMBERS)
    player = Player(player_id=f"guest-left-{number}", name=f"Left {number}")
    placed = await play_now(lobby_of(host), player, options, is_alone=True)
    await host.tables.arrive(placed.table_id, player)
    await host.clock.settle()
    await host.start(placed.table_id, [player])
    return placed.table_id, player


async def listed(host: Host) -> set[str]:
    await host.projections.caught_up(LISTINGS)
    return {listing.table_id for listing in await host.lobby().public_tables()}


async def leave_everywhere(host: Host) -> None:
    """Let people go in every way that a node itself is told of."""
    for _ in range(CLOSED):
        table_id, player = await sit(host)
        await host.tables.depart(table_id, player.player_id)
    for _ in range(GOT_UP):
        table_id, player = await sit(host)
        await host.send(table_id, player, messages.LeaveSeat)
        await host.tables.depart(table_id, player.player_id)
    for number in range(FINISHED):
        table_id, player = await sit(host, ENDS_SOON)
        await host.play_out(table_id, ByChance(f"finished {number}"))
        await host.tables.depart(table_id, player.player_id)


async def test_of_a_hundred_tables_ninety_are_left_and_ten_are_listed_a_minute_later() -> None:
    async with hosting() as one:
        two = Host(one.stores, one.clock, one.bus, node_id="two")
        await two.caretakers.start()
        staying = {str((await sit(one))[0]) for _ in range(STAYING)}
        for _ in range(KILLED):
            await sit(two)
        await leave_everywhere(one)
        assert len(await listed(one)) >= STAYING + KILLED
        # Nobody tells anybody that a node dies: its tasks end, and it beats no more.
        await two.close()
        for _ in range(MINUTE_MS // 1_000):
            await one.clock.advance(1_000)
            await one.caretakers.pulse.beat()
            await one.caretakers.tell_stale()
        assert await listed(one) == staying
