"""A day and a contest go the same way at a server alone, with a file, and at a node of a cluster."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from gangoffour.bots import UniformBot
from gangoffour.client import Client, play_with
from gangoffour.protocol import Contest, DailyDay
from tools.leaks.boards import noon_of_monday
from tools.leaks.sinks import watched_server

pytestmark = pytest.mark.anyio

BY_CHANCE = frozenset({"table_id", "match_id", "contest_id", "maker_id", "player_id", "made_at_ms", "now_ms"})
"""What is drawn anew by every server, or is of its moment."""


def lasting(told: DailyDay | Contest) -> Any:  # noqa: ANN401  JSON
    """What was told, without what differs from server to server by chance."""

    def kept(value: Any) -> Any:  # noqa: ANN401  JSON
        if isinstance(value, dict):
            return {name: kept(each) for name, each in value.items() if name not in BY_CHANCE}
        return [kept(each) for each in value] if isinstance(value, list) else value

    return kept(msgspec.json.decode(msgspec.json.encode(told)))


async def played(folder: Path, *, is_cluster: bool) -> list[Any]:
    """Play two deals of a day and one of the stock; return all that is known afterwards."""
    async with watched_server(folder, is_cluster=is_cluster) as sinks:
        today = (await noon_of_monday(sinks)).season.first_day
        async with Client(f"http://127.0.0.1:{sinks.gateway.port}") as client:
            await client.register("Ana")
            contest, records = await client.instant(), []
            for number in range(3):
                place = await (client.play_daily(today) if number else client.play_contest(contest.contest_id))
                async with client.table(place.table_id) as table:
                    await play_with(table, UniformBot(), Random(number))
                assert table.table.match is not None
                records.append((await client.record(table.table.match.match_id)).deals)
            return [records, lasting(await client.daily(today)), lasting(await client.contest(contest.contest_id))]


@pytest.mark.nightly
@pytest.mark.services("postgres", "nats")
async def test_a_file_and_a_cluster_lead_to_the_same_results(tmp_path: Path) -> None:
    assert await played(tmp_path, is_cluster=False) == await played(tmp_path, is_cluster=True)
