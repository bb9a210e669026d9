"""Wishes: commands that are kept until their moment comes."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    """Make room for wishes: one row for each table at most."""
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("turn_seq", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("command_id", sa.Text(), nullable=False),
        sa.Column("due_ms", sa.BigInteger(), nullable=False),
        sa.Column("leased_until_ms", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_wishes"),
    )
    op.create_index("ix_wishes_due_ms", "wishes", ["due_ms"])


def downgrade() -> None:
    """A wish that is lost is a pass that its player makes again, or the server for them."""
    op.drop_table("wishes")
