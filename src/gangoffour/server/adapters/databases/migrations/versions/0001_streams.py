"""Streams of tables, what is derived from them, guests and presences."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Make the first schema."""
    _create_streams()
    _create_listings()
    _create_records_and_chat()
    _create_people()
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE TABLE events_pdefault PARTITION OF events DEFAULT")
        # Room for the new version of a row beside the old one, so that no index has to be touched (HOT).
        op.execute("ALTER TABLE tables SET (fillfactor = 50)")
        op.execute("ALTER TABLE deadlines SET (fillfactor = 50)")


def downgrade() -> None:
    """Drop everything; the partitions go with `events`, the indexes with their tables."""
    for name in (
        "presences", "nodes", "sessions", "guests", "chat_lines", "record_players", "records", "seatings", "listings",
        "match_secrets", "heartbeats", "deadlines", "commands", "events", "tables",
    ):  # fmt: skip
        op.drop_table(name)


def _create_streams() -> None:
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("base_seq", sa.Integer(), nullable=False),
        sa.Column("opened_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_tables"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Uuid(), nullable=True),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("type", sa.Text(), nullable=False),
        sa.Column("schema_version", sa.Integer(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        postgresql_partition_by="RANGE (table_id)",
    )
    op.create_table(
        "commands",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("command_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", "command_id", name="pk_commands"),
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("due_ms", sa.BigInteger(), nullable=False),
        sa.Column("leased_until_ms", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_deadlines"),
    )
    op.create_index("ix_deadlines_due_ms", "deadlines", ["due_ms"])
    op.create_table(
        "heartbeats",
        sa.Column("heartbeat_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("heartbeat_id", name="pk_heartbeats"),
    )
    op.create_table(
        "match_secrets",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match_id", name="pk_match_secrets"),
    )


def _create_listings() -> None:
    op.create_table(
        "listings",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("visibility", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("is_quick", sa.Boolean(), nullable=False),
        sa.Column("opened_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("bot_count", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_listings"),
    )
    op.create_index("ix_listings_visibility_status_opened_at_ms", "listings", ["visibility", "status", "opened_at_ms"])
    op.create_index("ix_listings_is_quick_status_opened_at_ms", "listings", ["is_quick", "status", "opened_at_ms"])
    op.create_table(
        "seatings",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "table_id", name="pk_seatings"),
    )
    op.create_index("ix_seatings_table_id", "seatings", ["table_id"])


def _create_records_and_chat() -> None:
    op.create_table(
        "records",
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("ended_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("player_ids", sa.Text(), nullable=False),
        sa.Column("text", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_records"),
    )
    op.create_index("ix_records_table_id", "records", ["table_id"])
    op.create_table(
        "record_players",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "match_id", name="pk_record_players"),
    )
    op.create_table(
        "chat_lines",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("chat_id", sa.Uuid(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("phrase", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "chat_id", name="pk_chat_lines"),
    )
    op.create_index("ix_chat_lines_player_id", "chat_lines", ["player_id"])
    op.create_index("ix_chat_lines_table_id_at_ms", "chat_lines", ["table_id", "at_ms"])


def _create_people() -> None:
    op.create_table(
        "guests",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("seen_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_guests"),
    )
    op.create_index("ix_guests_seen_at_ms", "guests", ["seen_at_ms"])
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_player_id", "sessions", ["player_id"])
    op.create_table(
        "nodes",
        sa.Column("node_id", sa.Text(), nullable=False),
        sa.Column("beat_at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("node_id", name="pk_nodes"),
    )
    op.create_table(
        "presences",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("node_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", "node_id", name="pk_presences"),
    )
    op.create_index("ix_presences_node_id", "presences", ["node_id"])
