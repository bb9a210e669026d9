"""Alembic runs this file for every command. The connection comes from `databases.migration`."""

from alembic import context
from alembic.runtime.environment import NameFilterParentNames, NameFilterType

from gangoffour.server.adapters.databases.partitions import is_partition
from gangoffour.server.adapters.databases.schema import metadata


def _is_ours(name: str | None, kind: NameFilterType, _parents: NameFilterParentNames) -> bool:
    """Partitions come and go with the months; they are no part of the schema that is compared."""
    return not (kind == "table" and name is not None and is_partition(name))


def _run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=connection.dialect.name == "sqlite",
        transaction_per_migration=True,
        include_name=_is_ours,
    )
    with context.begin_transaction():
        context.run_migrations()


_run()
