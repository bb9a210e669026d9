"""What the adapters really ask of a database, and how PostgreSQL answers it."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import asyncpg
import sqlalchemy as sa


@contextmanager
def asked() -> Iterator[list[tuple[str, Any]]]:
    """Hear all that is asked of databases through SQLAlchemy meanwhile, with its parameters."""
    questions: list[tuple[str, Any]] = []

    def hear(_connection: object, _cursor: object, statement: str, parameters: object, *_: object) -> None:
        if statement.lstrip().startswith("SELECT"):
            questions.append((statement, parameters))

    sa.event.listen(sa.Engine, "before_cursor_execute", hear)
    try:
        yield questions
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", hear)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a plan that was carried out, with all that it needed."""

    kind: str
    relation: str | None
    index: str | None
    buffers: int


async def steps_of(
    connection: "asyncpg.Connection[asyncpg.Record]", statement: str, parameters: Sequence[object]
) -> list[Step]:
    """Let PostgreSQL carry out a statement, and return the steps it took, each before those it is made of."""
    told = await connection.fetchval(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {statement}", *parameters)
    return list(_steps(json.loads(told)[0]["Plan"]))


def _steps(plan: dict[str, Any]) -> Iterator[Step]:
    buffers = plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
    yield Step(plan["Node Type"], plan.get("Relation Name"), plan.get("Index Name"), buffers)
    for part in plan.get("Plans", ()):
        yield from _steps(part)
