"""An outbox beside the streams, and how far each projection has come in it."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"

# Alembic cannot say AUTOINCREMENT, without which SQLite would give the position of a removed row away again.
_SQLITE_OUTBOX: Final = """
CREATE TABLE outbox (
    xid BIGINT NOT NULL,
    position INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    table_id CHAR(32) NOT NULL,
    from_seq INTEGER NOT NULL,
    to_seq INTEGER NOT NULL
)
"""


def upgrade() -> None:
    """Streams that are there already are not in the outbox: a projection without a cursor begins with all of them."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute(_SQLITE_OUTBOX)
    else:
        op.create_table(
            "outbox",
            sa.Column("xid", sa.BigInteger(), autoincrement=False, nullable=False),
            sa.Column("position", sa.BigInteger(), sa.Identity(always=True), nullable=False),
            sa.Column("table_id", sa.Uuid(), nullable=False),
            sa.Column("from_seq", sa.Integer(), nullable=False),
            sa.Column("to_seq", sa.Integer(), nullable=False),
            sa.PrimaryKeyConstraint("xid", "position", name="pk_outbox"),
        )
    op.create_table(
        "cursors",
        sa.Column("projection", sa.Text(), nullable=False),
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("xid", sa.BigInteger(), nullable=False),
        sa.Column("position", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("system_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("projection", "shard", name="pk_cursors"),
    )
    op.create_table(
        "projection_faults",
        sa.Column("projection", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("projection", "table_id", name="pk_projection_faults"),
    )
    op.add_column("listings", sa.Column("fold", sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    """Listings stay as they are, and are written anew as their tables change."""
    op.drop_column("listings", "fold")
    for name in ("projection_faults", "cursors", "outbox"):
        op.drop_table(name)
