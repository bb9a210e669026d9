"""Today's deals: seasons, their field, and who plays a board at which table."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0009"
down_revision: Final = "0008"


def upgrade() -> None:
    """Make room for seasons and attempts; results are found by the boards of finished matches."""
    op.create_table(
        "daily_seasons",
        sa.Column("first_day", sa.Date(), nullable=False),
        sa.Column("day_count", sa.Integer(), nullable=False),
        sa.Column("last_link", sa.LargeBinary(), nullable=False),
        sa.Column("made_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("first_day", name="pk_daily_seasons"),
    )
    op.create_table(
        "daily_ghosts",
        sa.Column("season", sa.Text(), nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("engine", sa.Text(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("season", "day", "board", "level", name="pk_daily_ghosts"),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("board_id", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("begun_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("board_id", "player_id", name="pk_daily_attempts"),
    )
    op.create_index("ix_matches_board_id", "matches", ["board_id"])


def downgrade() -> None:
    """Seasons are lost, and the boards that were played stay as matches."""
    op.drop_index("ix_matches_board_id", "matches")
    for table in ("daily_attempts", "daily_ghosts", "daily_seasons"):
        op.drop_table(table)
