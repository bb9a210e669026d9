"""What names of users look like, each reading one user's alone; faces, and what people show of themselves."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from gangoffour.server.people.skeletons import readings

revision: Final = "0014"
down_revision: Final = "0013"

_AT_ONCE: Final = 1_000
_CLAIMED: Final = "SELECT player_id, number, name FROM names WHERE is_claimed ORDER BY since_ms, player_id"


def upgrade() -> None:
    """Of users whose names look alike by now, whoever came first has the reading; the others keep their names."""
    op.create_table(
        "name_readings",
        sa.Column("reading", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("reading", name="pk_name_readings"),
    )
    op.create_index("ix_name_readings_player_id_number", "name_readings", ["player_id", "number"])
    owners: dict[str, tuple[str, int]] = {}
    for player_id, number, name in op.get_bind().execute(sa.text(_CLAIMED)):
        for reading in readings(name):
            owners.setdefault(reading, (player_id, number))
    kept = sa.table("name_readings", *map(sa.column, ("reading", "player_id", "number")))
    rows = [{"reading": each, "player_id": owner, "number": number} for each, (owner, number) in owners.items()]
    for first in range(0, len(rows), _AT_ONCE):
        op.bulk_insert(kept, rows[first : first + _AT_ONCE])
    op.drop_index("uq_names_skeleton", "names")
    op.add_column("players", sa.Column("avatar", sa.Text(), nullable=True))
    op.add_column("players", sa.Column("shown", sa.Text(), server_default="matches daily", nullable=False))


def downgrade() -> None:
    """Names that were given up are free at once; faces and choices are lost."""
    op.drop_column("players", "shown")
    op.drop_column("players", "avatar")
    op.execute("UPDATE names SET is_claimed = false WHERE until_ms IS NOT NULL")
    is_claimed = sa.text("is_claimed")
    op.create_index(
        "uq_names_skeleton", "names", ["skeleton"], unique=True, sqlite_where=is_claimed, postgresql_where=is_claimed
    )
    op.drop_table("name_readings")
