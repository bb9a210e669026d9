"""How people behaved in their last matches with other people; reports, the staff, and what it did."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0020"
down_revision: Final = "0019"


def upgrade() -> None:
    """There is nothing until the matches are made anew from streams, which begins with the server."""
    op.create_table(
        "match_notes",
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("conduct", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "player_id", name="pk_match_notes"),
    )
    op.create_index("ix_match_notes_player_id_match_id", "match_notes", ["player_id", "match_id"])
    op.create_table(
        "staff_roles",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_staff_roles"),
    )
    _make_desk()


def _make_desk() -> None:
    op.create_table(
        "reports",
        sa.Column("report_id", sa.Uuid(), nullable=False),
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("reporter_id", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("deal", sa.Integer()),
        sa.Column("words", sa.Text()),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("is_upheld", sa.Boolean()),
        sa.PrimaryKeyConstraint("report_id", name="pk_reports"),
        sa.UniqueConstraint("player_id", "match_id", "reporter_id", name="uq_reports_player_id_match_id_reporter_id"),
    )
    op.create_index("ix_reports_reporter_id", "reports", ["reporter_id"])
    op.create_index("ix_reports_is_upheld_at_ms", "reports", ["is_upheld", "at_ms"])
    op.create_table(
        "sanctions",
        sa.Column("act_id", sa.Uuid(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("from_ms", sa.BigInteger(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.Column("staff_id", sa.Text(), nullable=False),
        sa.Column("appeal", sa.Text()),
        sa.Column("is_appealed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("act_id", name="pk_sanctions"),
    )
    op.create_index("ix_sanctions_player_id_until_ms", "sanctions", ["player_id", "until_ms"])
    op.create_table(
        "staff_acts",
        sa.Column("act_id", sa.Uuid(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("staff_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text()),
        sa.Column("until_ms", sa.BigInteger()),
        sa.Column("report_id", sa.Uuid()),
        sa.Column("about", sa.Uuid()),
        sa.PrimaryKeyConstraint("act_id", name="pk_staff_acts"),
    )
    op.create_index("ix_staff_acts_at_ms", "staff_acts", ["at_ms"])


def downgrade() -> None:
    """What streams still tell can be noted again; what the staff did is lost."""
    for table in ("staff_acts", "sanctions", "reports", "staff_roles"):
        op.drop_table(table)
    op.drop_table("match_notes")
