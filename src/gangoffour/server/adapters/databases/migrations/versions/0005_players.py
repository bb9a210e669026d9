"""Players of every kind, their names apart from them, sessions that expire, links to further devices."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from gangoffour.server.people.skeletons import readings

revision: Final = "0005"
down_revision: Final = "0004"

_AT_ONCE: Final = 5_000


def upgrade() -> None:
    """Every guest becomes a player with one name; their sessions have been seen when they were."""
    _create_players()
    op.execute(
        "INSERT INTO players (player_id, kind, created_at_ms) SELECT player_id, 'guest', created_at_ms FROM guests"
    )
    _name_everybody()
    op.drop_index("ix_sessions_player_id", "sessions")
    if op.get_bind().dialect.name == "postgresql":
        # The new table wants the name.
        op.drop_constraint("pk_sessions", "sessions", type_="primary")
    op.rename_table("sessions", "old_sessions")
    _create_sessions()
    # A session was good for thirty days after the guest had last been seen.
    op.execute(
        "INSERT INTO sessions (token_hash, player_id, created_at_ms, seen_at_ms, expires_at_ms, device) "
        "SELECT token_hash, player_id, created_at_ms, seen_at_ms, seen_at_ms + 2592000000, '' "
        "FROM old_sessions JOIN guests USING (player_id)"
    )
    op.drop_table("old_sessions")
    op.drop_table("guests")


def downgrade() -> None:
    """Whoever has a name becomes a guest again; older names, kinds and links are lost."""
    op.create_table(
        "guests",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("seen_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_guests"),
    )
    op.create_index("ix_guests_seen_at_ms", "guests", ["seen_at_ms"])
    op.execute(
        "INSERT INTO guests (player_id, name, created_at_ms, seen_at_ms) "
        "SELECT player_id, name, created_at_ms, coalesce((SELECT max(seen_at_ms) FROM sessions "
        "WHERE sessions.player_id = players.player_id), created_at_ms) "
        "FROM players JOIN names USING (player_id) WHERE until_ms IS NULL"
    )
    op.drop_index("ix_sessions_expires_at_ms", "sessions")
    for name in ("created_at_ms", "seen_at_ms", "expires_at_ms", "device"):
        op.drop_column("sessions", name)
    for name in ("device_links", "names", "players"):
        op.drop_table(name)


def _name_everybody() -> None:
    connection = op.get_bind()
    kept = sa.table("names", *(sa.column(name) for name in ("player_id", "number", "name", "skeleton", "since_ms")))
    guests = connection.execute(sa.text("SELECT player_id, name, created_at_ms FROM guests")).all()
    rows = [
        {"player_id": player_id, "number": 1, "name": name, "skeleton": readings(name)[0], "since_ms": created_at_ms}
        for player_id, name, created_at_ms in guests
    ]
    for first in range(0, len(rows), _AT_ONCE):
        connection.execute(sa.insert(kept), rows[first : first + _AT_ONCE])


def _create_players() -> None:
    op.create_table(
        "players",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_players"),
    )
    op.create_index("ix_players_kind_created_at_ms", "players", ["kind", "created_at_ms"])
    op.create_table(
        "names",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("skeleton", sa.Text(), nullable=False),
        sa.Column("since_ms", sa.BigInteger(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=True),
        sa.Column("is_claimed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "number", name="pk_names"),
    )
    is_claimed = sa.text("is_claimed")
    op.create_index(
        "uq_names_skeleton", "names", ["skeleton"], unique=True, sqlite_where=is_claimed, postgresql_where=is_claimed
    )


def _create_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("seen_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_player_id", "sessions", ["player_id"])
    op.create_index("ix_sessions_expires_at_ms", "sessions", ["expires_at_ms"])
    op.create_table(
        "device_links",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_device_links"),
        sa.UniqueConstraint("player_id", name="uq_device_links_player_id"),
    )
