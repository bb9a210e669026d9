"""Friends and blocks, links that make friends, and invitations to tables."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0019"
down_revision: Final = "0018"


def upgrade() -> None:
    """Nobody has a friend yet."""
    op.create_table(
        "relations",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("other_id", sa.Text(), nullable=False),
        sa.Column("stance", sa.Text(), nullable=False),
        sa.Column("since_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "other_id", name="pk_relations"),
    )
    op.create_index("ix_relations_other_id", "relations", ["other_id"])
    op.create_table(
        "friend_links",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_friend_links"),
    )
    op.create_index("ix_friend_links_player_id", "friend_links", ["player_id"])
    op.create_index("ix_friend_links_expires_at_ms", "friend_links", ["expires_at_ms"])
    op.create_table(
        "invitations",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("host_id", sa.Text(), nullable=False),
        sa.Column("invite", sa.Text()),
        sa.Column("expires_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "table_id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_host_id", "invitations", ["host_id"])
    op.create_index("ix_invitations_expires_at_ms", "invitations", ["expires_at_ms"])
    op.create_index("ix_presences_player_id", "presences", ["player_id"])


def downgrade() -> None:
    """Friends would have to find each other again."""
    op.drop_index("ix_presences_player_id", "presences")
    op.drop_table("invitations")
    op.drop_table("friend_links")
    op.drop_table("relations")
