"""Throw-away PostgreSQL databases."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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


async def is_alone(connection: "asyncpg.Connection[asyncpg.Record]") -> bool:
    """True if nobody else is connected to the database any more."""
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    return bool(await connection.fetchval(others) == 0)
