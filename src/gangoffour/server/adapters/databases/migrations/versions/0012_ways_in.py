"""Passwords, passkeys and recovery codes; sessions remember when somebody proved who they are."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0012"
down_revision: Final = "0011"


def upgrade() -> None:
    """Nobody has a way in yet: everybody is a guest."""
    op.add_column("sessions", sa.Column("proved_at_ms", sa.BigInteger(), nullable=True))
    op.create_table(
        "passwords",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("set_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_passwords"),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential_id", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("used_at_ms", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("credential_id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_player_id", "passkeys", ["player_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_player_id", "recovery_codes", ["player_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=True),
        sa.Column("expires_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )
    op.create_index("ix_challenges_player_id", "challenges", ["player_id"])
    op.create_index("ix_challenges_expires_at_ms", "challenges", ["expires_at_ms"])


def downgrade() -> None:
    """Whoever is signed in stays so; nobody else can come back."""
    for table in ("challenges", "recovery_codes", "passkeys", "passwords"):
        op.drop_table(table)
    op.drop_column("sessions", "proved_at_ms")
