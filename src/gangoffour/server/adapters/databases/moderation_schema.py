"""The tables of reports, of the staff and of what it did. They live beside the people, on the first database."""

from typing import Final

import sqlalchemy as sa

from gangoffour.server.adapters.databases import relations_schema

metadata: Final = relations_schema.metadata

staff_roles: Final = sa.Table(
    "staff_roles",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("role", sa.Text, nullable=False),
)

reports: Final = sa.Table(
    "reports",
    metadata,
    sa.Column("report_id", sa.Uuid, primary_key=True),
    sa.Column("match_id", sa.Uuid, nullable=False),
    sa.Column("reporter_id", sa.Text, nullable=False, index=True),
    sa.Column("player_id", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("deal", sa.Integer),
    sa.Column("words", sa.Text),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("is_upheld", sa.Boolean),
    sa.UniqueConstraint("player_id", "match_id", "reporter_id"),
    sa.Index(None, "is_upheld", "at_ms"),
)
"""Who reports whom, in which match. `is_upheld` is null until somebody has decided."""

sanctions: Final = sa.Table(
    "sanctions",
    metadata,
    sa.Column("act_id", sa.Uuid, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("from_ms", sa.BigInteger, nullable=False),
    sa.Column("until_ms", sa.BigInteger, nullable=False),
    sa.Column("staff_id", sa.Text, nullable=False),
    sa.Column("appeal", sa.Text),
    sa.Column("is_appealed", sa.Boolean, nullable=False),
    sa.Index(None, "player_id", "until_ms"),
)
"""Warnings, mutes and bans. An appeal stands here until somebody has looked at it."""

staff_acts: Final = sa.Table(
    "staff_acts",
    metadata,
    sa.Column("act_id", sa.Uuid, primary_key=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("staff_id", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("player_id", sa.Text, nullable=False),
    sa.Column("reason", sa.Text),
    sa.Column("until_ms", sa.BigInteger),
    sa.Column("report_id", sa.Uuid),
    sa.Column("about", sa.Uuid),
)
"""Everything the staff did. Rows are added and never changed."""
