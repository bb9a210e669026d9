"""Accounts of people at issuers, and browsers on the way to one."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0021"
down_revision: Final = "0020"


def upgrade() -> None:
    """Nobody comes by an issuer yet."""
    op.create_table(
        "issuer_accounts",
        sa.Column("subject_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("issuer", sa.Text(), nullable=False),
        sa.Column("added_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("used_at_ms", sa.BigInteger()),
        sa.PrimaryKeyConstraint("subject_hash", name="pk_issuer_accounts"),
        sa.UniqueConstraint("player_id", "issuer", name="uq_issuer_accounts_player_id_issuer"),
    )
    op.create_table(
        "departures",
        sa.Column("state_hash", sa.LargeBinary(), nullable=False),
        sa.Column("browser_hash", sa.LargeBinary(), nullable=False),
        sa.Column("issuer", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text()),
        sa.Column("expires_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("state_hash", name="pk_departures"),
    )
    op.create_index("ix_departures_player_id", "departures", ["player_id"])
    op.create_index("ix_departures_expires_at_ms", "departures", ["expires_at_ms"])


def downgrade() -> None:
    """Whoever has no other way in cannot come back."""
    op.drop_table("departures")
    op.drop_table("issuer_accounts")
