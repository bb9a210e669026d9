"""What seats did in the deals of a match, and the sums for each player."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0015"
down_revision: Final = "0014"

_DEEDS: Final = ("deals_won", "gangs_played", "gangs_met", "disqualified", "exchanges", "exchange_gain")
_PLACES: Final = ("first", "second", "third", "fourth")
_TOTALS: Final = ("matches", *_PLACES, "deals", "points", *_DEEDS, "substituted", "timeouts")


def upgrade() -> None:
    """All of it is 0 until the matches are made anew from streams and records, which begins with the server."""
    for name in _DEEDS:
        op.add_column("match_seats", sa.Column(name, sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "player_totals",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("seats", sa.SmallInteger(), autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in _TOTALS),
        sa.PrimaryKeyConstraint("player_id", "seats", name="pk_player_totals"),
    )


def downgrade() -> None:
    """What was counted can be counted again."""
    op.drop_table("player_totals")
    for name in reversed(_DEEDS):
        op.drop_column("match_seats", name)
