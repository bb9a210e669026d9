"""Puzzles that were tried, ratings of both sides, and own mistakes that come back."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0017"
down_revision: Final = "0016"


def upgrade() -> None:
    """Nobody has tried anything yet."""
    op.create_table(
        "puzzle_tries",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("puzzle_id", sa.Text(), nullable=False),
        sa.Column("is_solved", sa.Boolean(), nullable=False),
        sa.Column("is_shown", sa.Boolean(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "puzzle_id", name="pk_puzzle_tries"),
    )
    op.create_table(
        "puzzle_solvers",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_puzzle_solvers"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle_id", sa.Text(), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle_id", name="pk_puzzle_ratings"),
    )
    op.create_table(
        "own_mistakes",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("theme", sa.Text(), nullable=False),
        sa.Column("lost", sa.Float(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("stage", sa.SmallInteger(), nullable=False),
        sa.Column("is_tried", sa.Boolean(), nullable=False),
        sa.Column("due_ms", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("player_id", "match_id", "deal", "turn", name="pk_own_mistakes"),
    )
    op.create_index("ix_own_mistakes_match_id", "own_mistakes", ["match_id"])


def downgrade() -> None:
    """Everybody begins anew."""
    for table in ("own_mistakes", "puzzle_ratings", "puzzle_solvers", "puzzle_tries"):
        op.drop_table(table)
