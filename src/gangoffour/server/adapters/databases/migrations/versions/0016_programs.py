"""Tokens of programs, and the bots that people own."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0016"
down_revision: Final = "0015"


def upgrade() -> None:
    """No program has a token yet."""
    op.create_table(
        "bot_accounts",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("owner_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_bot_accounts"),
    )
    op.create_index("ix_bot_accounts_owner_id", "bot_accounts", ["owner_id"])
    op.create_table(
        "api_tokens",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("owner_id", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("prefix", sa.Text(), nullable=False),
        sa.Column("scopes", sa.Text(), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("used_at_ms", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("token_hash", name="pk_api_tokens"),
    )
    for column in ("player_id", "owner_id", "expires_at_ms"):
        op.create_index(f"ix_api_tokens_{column}", "api_tokens", [column])


def downgrade() -> None:
    """Programs have to be given up; bots stay as players whom nobody owns."""
    op.drop_table("api_tokens")
    op.drop_table("bot_accounts")
