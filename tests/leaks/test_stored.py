"""The look into the database knows every table before a row lies in it: some rows are there for a moment only."""

from gangoffour.server.adapters.databases.schema import metadata
from tools.leaks.stored import COLUMNS, HIDING

OF_LIBRARIES = frozenset({"alembic_version", "sqlite_sequence"})
"""Tables that are not ours to describe."""


def test_all_columns_are_named_but_those_that_are_meant_for_what_is_hidden() -> None:
    kept = {name: frozenset(table.columns.keys()) for name, table in metadata.tables.items() if name not in HIDING}
    assert {name: columns for name, columns in COLUMNS.items() if name not in OF_LIBRARIES} == kept
