"""Tables beside those of a projection, filled anew and then put in their place."""

from collections.abc import Iterator, Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy.schema import CreateIndex, CreateTable

_SUFFIX: Final = "_anew"


def shadow_name(name: str) -> str:
    """Return the name of what is filled beside something."""
    return f"{name}{_SUFFIX}"


def shadow_of(table: sa.Table) -> sa.Table:
    """Return a table like another one, under a name of its own."""
    shadow = table.to_metadata(sa.MetaData(), name=shadow_name(table.name))
    names = {tuple(index.columns.keys()): str(index.name) for index in table.indexes}
    for index in shadow.indexes:
        index.name = sa.schema.conv(shadow_name(names[tuple(index.columns.keys())]))
    shadow.primary_key.name = sa.schema.conv(shadow_name(str(table.primary_key.name)))
    return shadow


def made_anew(tables: Sequence[sa.Table], *, is_postgres: bool) -> Iterator[sa.Executable]:
    """Return what makes empty tables beside these. SQLite cannot rename an index, so it gets them at the end."""
    for table in tables:
        shadow = shadow_of(table)
        if not is_postgres:
            shadow.primary_key.name = table.primary_key.name
        yield sa.text(f"DROP TABLE IF EXISTS {shadow.name}")
        yield CreateTable(shadow)
        if is_postgres:
            yield from map(CreateIndex, shadow.indexes)


def swapped(tables: Sequence[sa.Table], *, is_postgres: bool) -> Iterator[sa.Executable]:
    """Return what puts the tables beside these in their place."""
    for table in tables:
        yield sa.text(f"DROP TABLE {table.name}")
        yield sa.text(f"ALTER TABLE {shadow_name(table.name)} RENAME TO {table.name}")
        if not is_postgres:
            yield from map(CreateIndex, table.indexes)
            continue
        for name in (table.primary_key.name, *(index.name for index in table.indexes)):
            yield sa.text(f"ALTER INDEX {shadow_name(str(name))} RENAME TO {name}")
