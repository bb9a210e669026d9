"""Challenges and instant contests, who is in them, and who has seen how others played a board."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0018"
down_revision: Final = "0017"


def upgrade() -> None:
    """Nobody has made a contest yet."""
    op.create_table(
        "contests",
        sa.Column("contest_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("boards", sa.Text(), nullable=False),
        sa.Column("made_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("contest_id", name="pk_contests"),
    )
    op.create_index("ix_contests_player_id", "contests", ["player_id", "made_at_ms"])
    op.create_table(
        "contest_people",
        sa.Column("contest_id", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("joined_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("contest_id", "player_id", name="pk_contest_people"),
    )
    op.create_table(
        "board_looks",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("board_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "board_id", name="pk_board_looks"),
    )


def downgrade() -> None:
    """Links of challenges lead nowhere; the boards that were played stay as matches."""
    for table in ("board_looks", "contest_people", "contests"):
        op.drop_table(table)
