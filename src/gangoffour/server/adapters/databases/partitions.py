"""The months of PostgreSQL: what grows with every play lies in partitions that can be dropped whole.

Ids of tables begin with the time, so a month is a range of ids. What belongs to no month that was made lies in the
default partition, and works all the same.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Self
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

PARTITIONED: Final = ("events", "commands", "chat_lines")
"""The tables that lie in months."""
LOCK_TIMEOUT_MS: Final = 100
"""How long whoever changes partitions may stand in the way of those who append: they queue behind it."""

_PARTITION: Final = re.compile(rf"({'|'.join(PARTITIONED)})_p(default|\d{{6}})(_.*)?")


def is_partition(name: str) -> bool:
    """Return whether a table or an index is a part of one that lies in months."""
    return _PARTITION.fullmatch(name) is not None


@dataclass(frozen=True, slots=True, order=True)
class Month:
    """A month of tables, by the time in their ids."""

    year: int
    number: int

    @classmethod
    def at(cls, moment: datetime, ahead: int = 0) -> Self:
        """Return the month of a moment, or one after it."""
        years, month = divmod(moment.month - 1 + ahead, 12)
        return cls(moment.year + years, month + 1)

    @property
    def begin_ms(self) -> int:
        """When it begins."""
        return int(datetime(self.year, self.number, 1, tzinfo=UTC).timestamp()) * 1000

    @property
    def end_ms(self) -> int:
        """When the next one begins."""
        return type(self)(self.year + self.number // 12, self.number % 12 + 1).begin_ms

    @property
    def bounds(self) -> tuple[UUID, UUID]:
        """The first id of the month, and the first one of the next."""
        return first_id(self.begin_ms), first_id(self.end_ms)

    def partition(self, table: str) -> str:
        """Return the name of the partition that holds this month of a table."""
        return f"{table}_p{self.year:04}{self.number:02}"


def first_id(at_ms: int) -> UUID:
    """Return an id below all that are made from a moment on, and above all that were made before."""
    return UUID(int=max(0, at_ms) << 80)


async def months_of(connection: AsyncConnection, table: str) -> list[Month]:
    """Return the months of a table that have a partition, oldest first."""
    children = sa.text(
        "SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid "
        "WHERE i.inhparent = to_regclass(:table) ORDER BY 1"
    )
    names = (await connection.execute(children, {"table": table})).scalars()
    found = (match for match in map(_PARTITION.fullmatch, names) if match is not None and match[2] != "default")
    return [Month(int(match[2][:4]), int(match[2][4:])) for match in found]


async def make_months(connection: AsyncConnection, months: Sequence[Month]) -> None:
    """Make the partitions of months that have none.

    A partition cannot be made while the default one holds rows of its month, so it is made before the month begins.
    """
    for table in PARTITIONED:
        there = set(await months_of(connection, table))
        for month in months:
            if month not in there and not await _is_late(connection, table, month):
                first, after = month.bounds
                name = month.partition(table)
                await connection.execute(
                    sa.text(f"CREATE TABLE {name} PARTITION OF {table} FOR VALUES FROM ('{first}') TO ('{after}')")
                )


async def _is_late(connection: AsyncConnection, table: str, month: Month) -> bool:
    """Return whether rows of this month are in the default partition already: then they stay there."""
    first, after = month.bounds
    held = f"SELECT EXISTS (SELECT FROM {table}_pdefault WHERE table_id >= :first AND table_id < :after)"  # noqa: S608
    return bool((await connection.execute(sa.text(held), {"first": first, "after": after})).scalar_one())


async def drop_month(connection: AsyncConnection, table: str, month: Month) -> None:
    """Drop a month of a table. Whoever appends waits for it at most as long as it waits for them itself."""
    await connection.execute(sa.text(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT_MS}ms'"))
    await connection.execute(sa.text(f"DROP TABLE IF EXISTS {month.partition(table)}"))
