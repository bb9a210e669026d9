"""Today's deals for programs: a bot plays them all, and shares how it went."""

from datetime import date
from random import Random

from gangoffour.bots import Bot
from gangoffour.client.bot_play import play_with
from gangoffour.client.http import Client
from gangoffour.daily import Shared, share_text
from gangoffour.locales import REFERENCE
from gangoffour.protocol import DailyDay


async def play_day(client: Client, bot: Bot, rng: Random, day: date | None = None) -> DailyDay:
    """Play all deals of a day that are left, today's unless another is named; return how it went."""
    known = await client.daily(day)
    wanted = date.fromisoformat(known.date)
    while any(board.status != "finished" for board in known.boards):
        place = await client.play_daily(wanted)
        async with client.table(place.table_id) as table:
            await play_with(table, bot, rng)
        known = await client.daily(wanted)
    return known


def shared_text(day: DailyDay, site: str, language: str = REFERENCE) -> str:
    """Return the text to share of a day that was finished; `site` is the address of the server.

    Raises:
        ValueError: A deal is left: what is shared would tell more to come than it tells of the past.
    """
    marks = [board.mark for board in day.boards if board.mark is not None]
    if len(marks) != len(day.boards):
        raise ValueError(day.date)
    wanted = date.fromisoformat(day.date)
    address = f"{site.rstrip('/')}/d/{day.date}"
    shared = Shared(wanted, marks, day.total, day.place, day.people, day.better_than, day.streak, address)
    return share_text(shared, language)
