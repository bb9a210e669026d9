"""Codes: a few words that lead to a table."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Make room for codes: one for each table at most."""
    op.create_table(
        "invite_codes",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("invite", sa.Text(), nullable=True),
        sa.Column("expires_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_invite_codes"),
        sa.UniqueConstraint("table_id", name="uq_invite_codes_table_id"),
    )
    op.create_index("ix_invite_codes_expires_at_ms", "invite_codes", ["expires_at_ms"])


def downgrade() -> None:
    """Whoever sits at a table asks for another code."""
    op.drop_table("invite_codes")
