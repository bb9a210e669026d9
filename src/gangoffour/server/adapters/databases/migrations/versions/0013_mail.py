"""Addresses for mail, as hashes, and the links that were sent to them."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0013"
down_revision: Final = "0012"


def upgrade() -> None:
    """Nobody has an address yet."""
    op.create_table(
        "mails",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("mail_hash", sa.LargeBinary(), nullable=False),
        sa.Column("set_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_mails"),
        sa.UniqueConstraint("mail_hash", name="uq_mails_mail_hash"),
    )
    op.create_table(
        "mail_links",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("mail_hash", sa.LargeBinary(), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_mail_links"),
        sa.UniqueConstraint("player_id", name="uq_mail_links_player_id"),
    )
    op.create_index("ix_mail_links_expires_at_ms", "mail_links", ["expires_at_ms"])


def downgrade() -> None:
    """Whoever has no other way in cannot come back."""
    op.drop_table("mail_links")
    op.drop_table("mails")
