"""How histories and profiles are read: by indices alone, however many matches there are."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import UUID

import asyncpg
import pytest

from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.stores import Stores, postgres_stores, sqlite_stores
from gangoffour.server.people.names import new_name
from gangoffour.server.ports import PlayerId, Sought
from tools.services.databases import empty_database
from tools.services.questions import asked

pytestmark = pytest.mark.anyio

ANNA, BERT = PlayerId("anna"), PlayerId("bert")
SOUGHT = Sought(BERT, "greedy", "classic", 4, UUID(int=1), UUID(int=1 << 120), has_boards=False)


async def questions_of(stores: Stores) -> list[tuple[str, Any]]:
    """What pages of histories and profiles ask."""
    with asked() as questions:
        await stores.matches.of_player(ANNA, 50)
        await stores.matches.of_player(ANNA, 50, before=UUID(int=9), sought=SOUGHT)
        await stores.matches.of_player(ANNA, 50, after=UUID(int=9), sought=SOUGHT)
        await stores.matches.totals(ANNA)
        await stores.players.by_name(new_name("Anna"), 0)
        await stores.players.by_ids([ANNA, BERT])
    return questions


async def test_sqlite_searches_and_never_scans(tmp_path: Path) -> None:
    file = str(tmp_path / "plans.db")
    async with sqlite_stores(file) as stores:
        questions = await questions_of(stores)
    assert len(questions) == 6
    with closing(sqlite3.connect(file)) as connection:
        for statement, parameters in questions:
            plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
            assert [step for step in plan if step.startswith("SCAN") and "anon_" not in step] == [], statement


@pytest.mark.services("postgres")
async def test_postgres_finds_an_index_for_every_step() -> None:
    async with empty_database() as url:
        await upgrade(url)
        async with postgres_stores(url, 2) as stores:
            questions = await questions_of(stores)
        assert len(questions) == 6
        connection = await asyncpg.connect(url)
        try:
            # Reading empty tables as a whole is the cheapest way; now only what has no other one does so.
            await connection.execute("SET enable_seqscan = off")
            for statement, parameters in questions:
                plan = "\n".join(row[0] for row in await connection.fetch(f"EXPLAIN {statement}", *parameters))
                assert "Seq Scan" not in plan, plan
        finally:
            await connection.close()
