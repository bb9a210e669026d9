"""Finished matches with who sat where, and their records apart."""

import json
from typing import Final
from uuid import UUID

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"

# An old record tells its players in no order of seats, and bots not at all. The streams of its table tell more: they
# are read as soon as a server runs, for the projection of matches has no cursor yet.
_MATCHES: Final = """
INSERT INTO matches (match_id, table_id, rules_id, seats, deals, cause, started_at_ms, ended_at_ms)
SELECT match_id, table_id, '', 0, 0, 'won', ended_at_ms, ended_at_ms FROM records
"""
_TOLD_POSTGRES: Final = "json_array_elements_text(player_ids::json) WITH ORDINALITY AS told (value, key)"
_TOLD_SQLITE: Final = "json_each(player_ids) AS told"
_SEATS: Final = """
INSERT INTO match_seats (match_id, seat, from_deal, to_deal, player_id, substituted, timeouts, points)
SELECT match_id, row_number() OVER (PARTITION BY match_id ORDER BY min(told.key)) - 1, 1, 0, told.value, 0, 0, 0
FROM records CROSS JOIN {told} GROUP BY match_id, told.value
"""
_RECORDS: Final = """
INSERT INTO records (match_id, table_id, ended_at_ms, player_ids, text)
SELECT match_id, table_id, ended_at_ms, '[]', text FROM matches JOIN match_texts USING (match_id)
"""
_PLAYERS: Final = """
INSERT INTO record_players (player_id, match_id)
SELECT DISTINCT player_id, match_id FROM match_seats WHERE player_id IS NOT NULL
"""


def upgrade() -> None:
    """Move what is there: every match with its record, its end and its people."""
    _create_matches()
    op.execute("INSERT INTO match_texts (match_id, text) SELECT match_id, text FROM records")
    op.execute(_MATCHES)
    _move_people()
    op.drop_table("record_players")
    op.drop_table("records")


def downgrade() -> None:
    """Records know their players, and no more."""
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
    op.execute(_RECORDS)
    op.execute(_PLAYERS)
    _keep_players_in_records()
    for name in ("match_texts", "match_seats", "matches"):
        op.drop_table(name)
    op.execute("DELETE FROM cursors WHERE projection = 'matches'")


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("rules_id", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=True),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("cause", sa.Text(), nullable=False),
        sa.Column("started_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_at_ms", sa.BigInteger(), nullable=False),
        sa.Column("is_rated", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("contest_id", sa.Text(), nullable=True),
        sa.Column("board_id", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("match_id", name="pk_matches"),
    )
    op.create_table(
        "match_seats",
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("from_deal", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("to_deal", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("substituted", sa.Integer(), nullable=False),
        sa.Column("timeouts", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=True),
        sa.PrimaryKeyConstraint("match_id", "seat", "from_deal", name="pk_match_seats"),
    )
    op.create_index("ix_match_seats_player_id_match_id", "match_seats", ["player_id", "match_id"])
    op.create_table(
        "match_texts",
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("text", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_match_texts"),
    )


_people: Final = sa.table(
    "match_seats",
    *(sa.column(name, kind) for name, kind in (("match_id", sa.Uuid()), ("player_id", sa.Text()))),
    *(sa.column(name) for name in ("seat", "from_deal", "to_deal", "substituted", "timeouts", "points")),
)
_old: Final = sa.table("records", sa.column("match_id", sa.Uuid()), sa.column("player_ids", sa.Text()))


def _move_people() -> None:
    """Keep the people of every record; seats count from 0 in the order in which they are told."""
    told = _TOLD_POSTGRES if op.get_bind().dialect.name == "postgresql" else _TOLD_SQLITE
    op.execute(_SEATS.format(told=told))


def _keep_players_in_records() -> None:
    connection = op.get_bind()
    seats = sa.select(_people.c.match_id, _people.c.player_id).where(_people.c.player_id.is_not(None))
    players: dict[UUID, dict[str, None]] = {}
    for match_id, player_id in connection.execute(seats.order_by(_people.c.seat, _people.c.from_deal)):
        players.setdefault(match_id, {})[player_id] = None
    for match_id, found in players.items():
        told = {"player_ids": json.dumps(list(found))}
        connection.execute(sa.update(_old).where(_old.c.match_id == match_id).values(told))
