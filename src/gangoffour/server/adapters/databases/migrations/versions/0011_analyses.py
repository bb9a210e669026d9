"""Analyses of finished matches, and what each player lost in them."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0011"
down_revision: Final = "0010"


def upgrade() -> None:
    """Make room; matches that ended before are analysed when somebody asks."""
    op.create_table(
        "analyses",
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("engine", sa.Text(), nullable=False),
        sa.Column("is_deep", sa.Boolean(), nullable=False),
        sa.Column("deals_done", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "engine", name="pk_analyses"),
    )
    op.create_table(
        "match_figures",
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("engine", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("is_deep", sa.Boolean(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Float(), nullable=False),
        sa.Column("squares", sa.Float(), nullable=False),
        sa.Column("by_kind", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "engine", "player_id", name="pk_match_figures"),
    )
    op.create_index("ix_match_figures_player_id_match_id", "match_figures", ["player_id", "match_id"])


def downgrade() -> None:
    """Analyses can be made again."""
    op.drop_table("match_figures")
    op.drop_table("analyses")
