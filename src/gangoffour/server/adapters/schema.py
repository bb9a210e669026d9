"""The tables of the database, the same on SQLite and PostgreSQL.

Every key of what belongs to a table begins with its id, and nothing joins across tables: so tables can live on many
databases. The migrations make this schema; a test holds the two together.
"""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

PARTITION_PREFIX: Final = "events_p"
"""How the names of the partitions of `events` begin."""

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("base_seq", sa.Integer, nullable=False),
    sa.Column("opened_at_ms", sa.BigInteger, nullable=False),
)
"""The heads of the streams. No index but the key, and room in every page: then an update stays in its page (HOT)."""

events: Final = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("match_id", sa.Uuid),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("type", sa.Text, nullable=False),
    sa.Column("schema_version", sa.Integer, nullable=False),
    sa.Column("payload", sa.Text, nullable=False),
    postgresql_partition_by="RANGE (table_id)",
)

commands: Final = sa.Table(
    "commands",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("command_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
)

deadlines: Final = sa.Table(
    "deadlines",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("due_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("leased_until_ms", sa.BigInteger, nullable=False, server_default="0"),
)
"""When tables want to be woken. Apart from the heads, whose updates an index on the time would make dear."""

heartbeats: Final = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("heartbeat_id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
"""One row: when the service was last known to be alive."""

match_secrets: Final = sa.Table(
    "match_secrets",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("match_id", sa.Uuid, primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
)

listings: Final = sa.Table(
    "listings",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("visibility", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("is_quick", sa.Boolean, nullable=False),
    sa.Column("opened_at_ms", sa.BigInteger, nullable=False),
    sa.Column("bot_count", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Index(None, "visibility", "status", "opened_at_ms"),
    sa.Index(None, "is_quick", "status", "opened_at_ms"),
)

seatings: Final = sa.Table(
    "seatings",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Uuid, primary_key=True, index=True),
)
"""Who sits at which table that is not closed, as its listing says."""

records: Final = sa.Table(
    "records",
    metadata,
    sa.Column("match_id", sa.Uuid, primary_key=True),
    sa.Column("table_id", sa.Uuid, nullable=False, index=True),
    sa.Column("ended_at_ms", sa.BigInteger, nullable=False),
    sa.Column("player_ids", sa.Text, nullable=False),
    sa.Column("text", sa.LargeBinary, nullable=False),
)
"""`player_ids` is a JSON array in the order of the seats; `text` is compressed by zlib."""

record_players: Final = sa.Table(
    "record_players",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("match_id", sa.Uuid, primary_key=True),
)

chat_lines: Final = sa.Table(
    "chat_lines",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("chat_id", sa.Uuid, primary_key=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("player_id", sa.Text, nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text),
    sa.Column("phrase", sa.Text),
    sa.Index(None, "table_id", "at_ms"),
)

guests: Final = sa.Table(
    "guests",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created_at_ms", sa.BigInteger, nullable=False),
    sa.Column("seen_at_ms", sa.BigInteger, nullable=False, index=True),
)

sessions: Final = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False, index=True),
)

nodes: Final = sa.Table(
    "nodes",
    metadata,
    sa.Column("node_id", sa.Text, primary_key=True),
    sa.Column("beat_at_ms", sa.BigInteger, nullable=False),
)

presences: Final = sa.Table(
    "presences",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("node_id", sa.Text, primary_key=True, index=True),
)
