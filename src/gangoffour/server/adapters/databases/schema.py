"""The tables of the database, the same on SQLite and PostgreSQL.

Every key of what belongs to a table begins with its id, and nothing joins across tables: so tables can live on many
databases. The migrations make this schema; a test holds the two together.
"""

from typing import Final

import sqlalchemy as sa

from gangoffour.server.adapters.databases import practice_schema

metadata: Final = practice_schema.metadata
"""Of all tables, those of the people, of their friends and of what they practise too."""

DEEDS: Final = ("deals_won", "gangs_played", "gangs_met", "disqualified", "exchanges", "exchange_gain")
"""What seats did in the deals of a match."""
TOTALS: Final = (
    *("matches", "first", "second", "third", "fourth", "deals", "points"),
    *DEEDS,
    *("substituted", "timeouts"),
)
"""What is summed up of players."""

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("base_seq", sa.Integer, nullable=False),
    sa.Column("opened_at_ms", sa.BigInteger, nullable=False),
    sa.Column("closed_at_ms", sa.BigInteger),
)
"""The heads of the streams. A table without one is unknown, whatever else is left of it.

No index but the key, and room in every page: then an update stays in its page (HOT)."""

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
    postgresql_partition_by="RANGE (table_id)",
)

deadlines: Final = sa.Table(
    "deadlines",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("due_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("leased_until_ms", sa.BigInteger, nullable=False, server_default="0"),
)
"""When tables want to be woken. Apart from the heads, whose updates an index on the time would make dear."""

wishes: Final = sa.Table(
    "wishes",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("turn_seq", sa.Integer, nullable=False),
    sa.Column("player_id", sa.Text, nullable=False),
    sa.Column("command_id", sa.Text, nullable=False),
    sa.Column("due_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("leased_until_ms", sa.BigInteger, nullable=False, server_default="0"),
)
"""Commands that take effect at a later moment of the same turn. A row lives for seconds; one that is left is void."""

jobs: Final = sa.Table(
    "jobs",
    metadata,
    sa.Column("job_id", sa.Uuid, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("due_ms", sa.BigInteger, index=True),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("revision", sa.Integer, nullable=False, server_default="1"),
    sa.Column("leased_until_ms", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("error", sa.Text),
    sa.UniqueConstraint("kind", "key"),
)
"""Work that waits, or is being done until the lease ends. No due time: it was given up."""

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

outbox: Final = sa.Table(
    "outbox",
    metadata,
    sa.Column("xid", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column(
        "position",
        sa.BigInteger().with_variant(sa.Integer(), "sqlite"),  # only such a key counts by itself there
        sa.Identity(always=True),
        primary_key=True,
    ),
    sa.Column("table_id", sa.Uuid, nullable=False),
    sa.Column("from_seq", sa.Integer, nullable=False),
    sa.Column("to_seq", sa.Integer, nullable=False),
)
"""What was appended, one row for each append with events, for those who derive something from the streams.

`xid` is the transaction that wrote it: rows below the oldest one that still runs are all there, in an order for ever.
SQLite has one writer at a time, so `xid` is 0 there, and `position` alone the key.
"""

cursors: Final = sa.Table(
    "cursors",
    metadata,
    sa.Column("projection", sa.Text, primary_key=True),
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("xid", sa.BigInteger, nullable=False),
    sa.Column("position", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("system_id", sa.Text, nullable=False),
)
"""How far each projection has come in the outbox of a shard, and in which cluster those numbers mean something."""

projection_faults: Final = sa.Table(
    "projection_faults",
    metadata,
    sa.Column("projection", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("error", sa.Text, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
"""Tables that a projection leaves alone, because one of their events could not be projected."""

listings: Final = sa.Table(
    "listings",
    metadata,
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("opened_at_ms", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("fold", sa.Text, nullable=False, server_default=""),
    sa.Column("is_shown", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("joinable_with", sa.Text),
    sa.Index(None, "is_shown", "opened_at_ms"),
    sa.Index(None, "joinable_with", "opened_at_ms"),
)
"""`joinable_with` is the key of the options for a table that "play now" may send people to, and null for all others:
one step in the index finds the newest, however many tables play. `fold` is what the listing was made of, so that the
next events of the table are enough to bring it up to date; `seq` is the last event in it."""

seatings: Final = sa.Table(
    "seatings",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Uuid, primary_key=True, index=True),
)
"""Who sits at which table that is not closed, as its listing says."""

matches: Final = sa.Table(
    "matches",
    metadata,
    sa.Column("match_id", sa.Uuid, primary_key=True),
    sa.Column("table_id", sa.Uuid, nullable=False),
    sa.Column("rules_id", sa.Text, nullable=False),
    sa.Column("preset", sa.Text),
    sa.Column("seats", sa.SmallInteger, nullable=False),
    sa.Column("deals", sa.Integer, nullable=False),
    sa.Column("cause", sa.Text, nullable=False),
    sa.Column("started_at_ms", sa.BigInteger, nullable=False),
    sa.Column("ended_at_ms", sa.BigInteger, nullable=False),
    sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("contest_id", sa.Text),
    sa.Column("board_id", sa.Text, index=True),
)
"""Finished matches. An empty `rules_id`: of an old record, of which no more is known yet."""

match_seats: Final = sa.Table(
    "match_seats",
    metadata,
    sa.Column("match_id", sa.Uuid, primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("from_deal", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("to_deal", sa.Integer, nullable=False),
    sa.Column("player_id", sa.Text),
    sa.Column("bot", sa.Text),
    sa.Column("substituted", sa.Integer, nullable=False),
    sa.Column("timeouts", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("place", sa.SmallInteger),
    *(sa.Column(name, sa.Integer, nullable=False, server_default="0") for name in DEEDS),
    sa.Index(None, "player_id", "match_id"),
)
"""Who sat where, from which deal to which, and what they did in these deals. Ids are in the order of time, so the index
is a player's history."""

player_totals: Final = sa.Table(
    "player_totals",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("seats", sa.SmallInteger, primary_key=True, autoincrement=False),
    *(sa.Column(name, sa.Integer, nullable=False) for name in TOTALS),
)
"""What came of all matches of a player with as many seats: the sums of `match_seats`, moved with it."""

match_notes: Final = sa.Table(
    "match_notes",
    metadata,
    sa.Column("match_id", sa.Uuid, primary_key=True),
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("conduct", sa.Text, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Index(None, "player_id", "match_id"),
)
"""How people behaved in their last matches with other people."""

match_texts: Final = sa.Table(
    "match_texts",
    metadata,
    sa.Column("match_id", sa.Uuid, primary_key=True),
    sa.Column("text", sa.LargeBinary, nullable=False),
)
"""The records of finished matches, compressed by zlib: the archive, apart from what is read for lists."""

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
    postgresql_partition_by="RANGE (table_id)",
)

invite_codes: Final = sa.Table(
    "invite_codes",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("table_id", sa.Uuid, nullable=False, unique=True),
    sa.Column("invite", sa.Text),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
)
"""Codes that lead to tables. They stand beside the people: whoever types one does not know the shard."""

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
    sa.Column("player_id", sa.Text, primary_key=True, index=True),
    sa.Column("node_id", sa.Text, primary_key=True, index=True),
)

daily_seasons: Final = sa.Table(
    "daily_seasons",
    metadata,
    sa.Column("first_day", sa.Date, primary_key=True),
    sa.Column("day_count", sa.Integer, nullable=False),
    sa.Column("last_link", sa.LargeBinary, nullable=False),
    sa.Column("made_at_ms", sa.BigInteger, nullable=False),
)
"""Seasons of today's deals. All boards of a season follow from its last link."""

daily_ghosts: Final = sa.Table(
    "daily_ghosts",
    metadata,
    sa.Column("season", sa.Text, primary_key=True),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("board", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("level", sa.Text, primary_key=True),
    sa.Column("engine", sa.Text, nullable=False),
    sa.Column("points", sa.Text, nullable=False),
    sa.Column("record", sa.Text),
)
"""What the six levels made of each board in the seat of a person: points by seat, with spaces between, and how. Its
records hold cards of days to come, as the links of a season do."""

daily_attempts: Final = sa.Table(
    "daily_attempts",
    metadata,
    sa.Column("board_id", sa.Text, primary_key=True),
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Uuid, nullable=False),
    sa.Column("begun_at_ms", sa.BigInteger, nullable=False),
)
"""At which table somebody plays a board. What comes of it stands in `matches`."""

contests: Final = sa.Table(
    "contests",
    metadata,
    sa.Column("contest_id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("player_id", sa.Text, nullable=False),
    sa.Column("boards", sa.Text, nullable=False),
    sa.Column("made_at_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_contests_player_id", "player_id", "made_at_ms"),
)
"""Challenges and instant contests: where their eight boards come from, as `season day board`, with commas between."""

contest_people: Final = sa.Table(
    "contest_people",
    metadata,
    sa.Column("contest_id", sa.Text, primary_key=True),
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("joined_at_ms", sa.BigInteger, nullable=False),
)
"""Who is compared with whom. What they made of the boards stands in `matches`."""

board_looks: Final = sa.Table(
    "board_looks",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("board_id", sa.Text, primary_key=True),
)
"""Who saw how others played a board of a day that is over: it is no longer new to them."""

analyses: Final = sa.Table(
    "analyses",
    metadata,
    sa.Column("match_id", sa.Uuid, primary_key=True),
    sa.Column("engine", sa.Text, primary_key=True),
    sa.Column("is_deep", sa.Boolean, nullable=False),
    sa.Column("deals_done", sa.Integer, nullable=False),
    sa.Column("deals", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
"""What decisions of finished matches cost, by what engine, compressed by zlib. Without a body: somebody is at it."""

match_figures: Final = sa.Table(
    "match_figures",
    metadata,
    sa.Column("match_id", sa.Uuid, primary_key=True),
    sa.Column("engine", sa.Text, primary_key=True),
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("is_deep", sa.Boolean, nullable=False),
    sa.Column("decisions", sa.Integer, nullable=False),
    sa.Column("lost", sa.Float, nullable=False),
    sa.Column("squares", sa.Float, nullable=False),
    sa.Column("by_kind", sa.Text, nullable=False),
    sa.Index(None, "player_id", "match_id"),
)
"""What somebody lost in a match, kept with the analysis: decisions, the sum of their losses and of the squares of
these, and by kind how many and how much, as JSON."""
