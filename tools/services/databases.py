"""Throw-away PostgreSQL databases."""

import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import asyncpg

SERVER = os.environ.get("GOF_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432")


@asynccontextmanager
async def empty_database() -> AsyncIterator[str]:
    """Make a database, and drop it afterwards; give its address."""
    name = f"gof_test_{uuid4().hex[:12]}"
    await on_server(f"CREATE DATABASE {name}")
    try:
        yield f"{SERVER}/{name}"
    finally:
        await on_server(f"DROP DATABASE {name} WITH (FORCE)")


async def on_server(statement: str) -> None:
    await on_database(f"{SERVER}/postgres", statement)


async def on_database(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def tables_of(url: str) -> list[str]:
    """The names of all tables; the partitions of one are part of it."""
    query = """
        SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'p', 'm', 'v') AND NOT c.relispartition
        AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'
    """
    return [str(row["relname"]) for row in (await snapshot(url, {"names": query}))["names"]]


async def snapshot(url: str, queries: Mapping[str, str]) -> dict[str, list[dict[str, Any]]]:
    """The answers to some queries, all of one moment."""
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            return {name: [dict(row) for row in await connection.fetch(query)] for name, query in queries.items()}
    finally:
        await connection.close()


async def is_alone(connection: "asyncpg.Connection[asyncpg.Record]") -> bool:
    """True if nobody else is connected to the database any more."""
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    return bool(await connection.fetchval(others) == 0)
