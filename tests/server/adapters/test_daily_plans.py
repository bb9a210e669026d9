"""How results of days are read: one person's by what is theirs, however many others there are."""

from typing import Final

import asyncpg
import pytest

from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.stores import postgres_stores
from gangoffour.server.ports import PlayerId
from tools.services.databases import empty_database
from tools.services.questions import asked, steps_of

BOARDS: Final = 8
DAY: Final = (
    """INSERT INTO matches
           (match_id, table_id, board_id, is_rated, cause, rules_id, seats, deals, started_at_ms, ended_at_ms)
       SELECT gen_random_uuid(), gen_random_uuid(), 'board ' || n / 250, false, 'won', 'classic', 4, 1, n, n
       FROM generate_series(0, 8 * 250 - 1) AS n""",
    """INSERT INTO match_seats
           (match_id, seat, player_id, points, from_deal, to_deal, deals_won, gangs_played, gangs_met, disqualified,
            exchanges, exchange_gain, substituted, timeouts)
       SELECT match_id, seat, CASE seat WHEN 0 THEN 'person ' || started_at_ms % 250 END, seat, 1, 1, 0, 0, 0, 0,
              0, 0, 0, 0
       FROM matches, generate_series(0, 3) AS seat ORDER BY started_at_ms""",
)
"""250 people have finished all boards."""


@pytest.mark.anyio
@pytest.mark.services("postgres")
async def test_one_persons_results_are_found_at_once_in_a_database_that_knows_nothing_of_its_tables() -> None:
    """On the first evening nobody has counted the rows yet, and thousands ask."""
    async with empty_database() as url:
        await upgrade(url)
        connection = await asyncpg.connect(url)
        try:
            for statement in DAY:
                await connection.execute(statement)
            async with postgres_stores(url, 2) as stores:
                with asked() as questions:
                    found = await stores.daily.results_of(PlayerId("person 7"))
                    among = await stores.daily.results_among(["board 3"], [PlayerId("person 7")])
            assert (len(found), len(among)) == (BOARDS, 1)
            for statement, parameters in questions:
                first, *_ = await steps_of(connection, statement, parameters)
                assert first.buffers < 100, statement
        finally:
            await connection.close()
