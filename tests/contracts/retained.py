"""Tables that closed some time ago, for those who look what is left of them."""

from dataclasses import replace
from typing import Final
from uuid import UUID, uuid4

from gangoffour.protocol import events as wire
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.stores import Stores
from gangoffour.server.ports import ChatLine, CommandKey, Keep, PlayerId, Retention
from gangoffour.server.workers.projecting import projections_of, versions_of
from tests.contracts.harness import ANNA
from tests.contracts.table_ids import fresh_table_id
from tests.server.projections.counting import caught_up
from tools.matches.appended import appends_of, play_match, short_match

DAY: Final = 24 * 3_600_000
KEEP: Final = Keep(streams_ms=28 * DAY, chat_ms=14 * DAY, commands_ms=DAY)
COMMAND: Final = CommandKey(ANNA, "the last one")
PLAYER: Final = PlayerId("ana")


async def closed_table(stores: Stores, days: float | None, opened_days: float = 90, matches: int = 1) -> UUID:
    """Let matches be played at a table, and close it so long ago, or not at all; somebody talked and acted there."""
    now_ms = await stores.events.now_ms()
    table_id = fresh_table_id(0, now_ms - int(opened_days * DAY))
    stream = short_match(f"table {table_id}")
    for _ in range(matches - 1):
        play_match(stream)
    if days is not None:
        stream.tell(wire.TableClosed(cause="empty"))
    *appends, last = appends_of(stream, table_id, fresh_table_id(0) if matches == 1 else None)
    for append in appends:
        await stores.events.append(append)
    closed_at_ms = None if days is None else now_ms - int(days * DAY)
    await stores.events.append(replace(last, command=COMMAND, closed_at_ms=closed_at_ms))
    await stores.chat.add(ChatLine(uuid4(), table_id, 1, ANNA, "Anna", "hello", None))
    return table_id


async def project(stores: Stores) -> None:
    for runner in projections_of(stores.projected, SteadyClock()).runners:
        await caught_up(runner)


async def remove_all(retention: Retention, keep: Keep = KEEP) -> int:
    """Remove part after part until nothing is left to do; return how much it was."""
    count = 0
    while removed := await retention.remove(keep, versions_of()):
        count += removed
    return count


async def has_command(stores: Stores, table_id: UUID) -> bool:
    return await stores.events.command_seq(table_id, COMMAND) is not None
