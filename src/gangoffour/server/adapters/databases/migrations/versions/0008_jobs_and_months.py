"""Jobs; heads that say when their table closed; commands and chat in months, as events are."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"

# Nothing is appended to a closed table: if one closed, its last event says so.
_CLOSED: Final = """
UPDATE tables SET closed_at_ms = (
    SELECT at_ms FROM events
    WHERE events.table_id = tables.table_id AND events.seq = tables.seq AND events.type = 'table_closed'
)
"""
_INDEXES: Final = {
    "commands": ("pk_commands",),
    "chat_lines": ("pk_chat_lines", "ix_chat_lines_player_id", "ix_chat_lines_table_id_at_ms"),
}


def upgrade() -> None:
    """Nothing is moved: on PostgreSQL what is there becomes the default partition."""
    _create_jobs()
    op.add_column("tables", sa.Column("closed_at_ms", sa.BigInteger(), nullable=True))
    op.execute(_CLOSED)
    if op.get_bind().dialect.name == "postgresql":
        for name, indexes in _INDEXES.items():
            _lay_in_months(name, indexes)


def downgrade() -> None:
    """Lay commands and chat together again."""
    if op.get_bind().dialect.name == "postgresql":
        for name in _INDEXES:
            _lay_in_one(name)
    op.drop_column("tables", "closed_at_ms")
    op.drop_table("jobs")  # what is periodic comes back by itself


def _create_jobs() -> None:
    op.create_table(
        "jobs",
        sa.Column("job_id", sa.Uuid(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("due_ms", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("revision", sa.Integer(), server_default="1", nullable=False),
        sa.Column("leased_until_ms", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("job_id", name="pk_jobs"),
        sa.UniqueConstraint("kind", "key", name="uq_jobs_kind_key"),
    )
    op.create_index("ix_jobs_due_ms", "jobs", ["due_ms"])


def _lay_in_months(name: str, indexes: tuple[str, ...]) -> None:
    """Put a table that lies in months in the place of one that does not, which becomes a part of it."""
    default = f"{name}_pdefault"
    op.rename_table(name, default)
    for index in indexes:
        op.execute(f"ALTER INDEX {index} RENAME TO {default}_{index}")
    op.execute(f"CREATE TABLE {name} (LIKE {default}) PARTITION BY RANGE (table_id)")
    _create_indexes(name)
    op.execute(f"ALTER TABLE {name} ATTACH PARTITION {default} DEFAULT")


def _lay_in_one(name: str) -> None:
    """Put a table that does not lie in months in the place of one that does."""
    whole = f"{name}_whole"
    op.execute(f"CREATE TABLE {whole} (LIKE {name})")
    op.execute(f"INSERT INTO {whole} SELECT * FROM {name}")  # noqa: S608  the name stands above
    op.drop_table(name)
    op.rename_table(whole, name)
    _create_indexes(name)


def _create_indexes(name: str) -> None:
    """Give a table its key and its indexes; PostgreSQL finds the same ones at a part that is attached."""
    if name == "commands":
        op.create_primary_key("pk_commands", name, ["table_id", "player_id", "command_id"])
        return
    op.create_primary_key("pk_chat_lines", name, ["table_id", "chat_id"])
    op.create_index("ix_chat_lines_player_id", name, ["player_id"])
    op.create_index("ix_chat_lines_table_id_at_ms", name, ["table_id", "at_ms"])
