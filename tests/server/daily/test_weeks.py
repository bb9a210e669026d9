"""Standings of several days: the best five of a week, shared places, friends first."""

from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path

import pytest

from gangoffour.client import Client
from gangoffour.daily import BOARD_COUNT, MOST
from gangoffour.server.ports import PlayerId
from tests.server.daily.sites import HOUR_MS, daily_site, pass_time
from tools.servers.daily_season import MONDAY

pytestmark = pytest.mark.anyio

WORST = -BOARD_COUNT * MOST
"""Whoever begins a day and finishes nothing comes to this."""


async def id_of(client: Client) -> PlayerId:
    return PlayerId((await client.me()).player_id)


async def test_the_best_five_days_of_a_week_count_and_equal_sums_share_a_place(tmp_path: Path) -> None:
    begun = {"Ana": 3, "Ben": 4, "Cleo": 4, "Dora": 5}
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        people = {name: await site.guest(name, stack) for name in begun}
        for client in people.values():
            await site.services.for_people.people._players.become_user(await id_of(client), 0)  # noqa: SLF001  nobody can sign up here
        days = [MONDAY + timedelta(days=past) for past in range(7)]
        for number, day in enumerate(days):
            for name, client in people.items():
                if number < begun[name]:
                    await client.play_daily(day)
            await pass_time(site, 24 * HOUR_MS)
        ana = people["Ana"]
        week = await ana.weekly_standing(days[3])
        assert (week.first_day, week.last_day) == (days[0].isoformat(), days[6].isoformat())
        placed = {entry.name: (entry.total, entry.place) for entry in week.entries if entry.level is None}
        assert placed == {"Ana": (WORST, 1), "Ben": (2 * WORST, 2), "Cleo": (2 * WORST, 2), "Dora": (3 * WORST, 4)}
        standings = [await ana.daily_standing(day) for day in days]
        bots = {entry.level: entry.total for entry in week.entries if entry.level}
        for level, total in bots.items():
            totals = [each.total for standing in standings for each in standing.entries if each.level == level]
            assert len(totals) == len(days)
            assert total == sum(sorted(totals)[2:])
        season = await ana.season_standing(days[6])
        placed = {entry.name: (entry.total, entry.place) for entry in season.entries if entry.level is None}
        assert placed == {name: (n * WORST, {3: 1, 4: 2, 5: 4}[n]) for name, n in begun.items()}


async def test_friends_stand_first_and_are_told_apart(tmp_path: Path) -> None:
    async with daily_site(tmp_path) as site, AsyncExitStack() as stack:
        ana, ben, cleo = [await site.guest(name, stack) for name in ("Ana", "Ben", "Cleo")]
        for client in (ana, ben, cleo):
            await client.play_daily(MONDAY)
        token, _ = await site.services.for_people.friends.new_link(await id_of(ana))
        await site.services.for_people.friends.take(token, await id_of(cleo))
        await pass_time(site, 24 * HOUR_MS)
        for asked in (Client.daily_standing, Client.weekly_standing, Client.season_standing):
            told = await asked(ana, MONDAY)
            assert {entry.name for entry in told.entries[:2]} == {"Ana", "Cleo"}
            assert [entry.name for entry in told.entries if entry.is_friend] == ["Cleo"]
            rest = [entry.total for entry in told.entries[2:]]
            assert len(rest) > 1
            assert rest == sorted(rest, reverse=True)
            to_ben = await asked(ben, MONDAY)
            assert [entry.name for entry in to_ben.entries if entry.is_friend] == []
            totals = [entry.total for entry in to_ben.entries]
            assert totals == sorted(totals, reverse=True)
