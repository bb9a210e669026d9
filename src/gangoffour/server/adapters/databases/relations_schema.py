"""The tables of what people are to each other. They live beside the people, on the first database."""

from typing import Final

import sqlalchemy as sa

from gangoffour.server.adapters.databases import people_schema

metadata: Final = people_schema.metadata

relations: Final = sa.Table(
    "relations",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("other_id", sa.Text, primary_key=True, index=True),
    sa.Column("stance", sa.Text, nullable=False),
    sa.Column("since_ms", sa.BigInteger, nullable=False),
)
"""What one person says of another. Two are friends when each has a row that says so."""

friend_links: Final = sa.Table(
    "friend_links",
    metadata,
    sa.Column("token_hash", sa.LargeBinary, primary_key=True),
    sa.Column("player_id", sa.Text, nullable=False, index=True),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
)

invitations: Final = sa.Table(
    "invitations",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Uuid, primary_key=True),
    sa.Column("host_id", sa.Text, nullable=False, index=True),
    sa.Column("invite", sa.Text),
    sa.Column("expires_at_ms", sa.BigInteger, nullable=False, index=True),
)
"""Who is asked to which table by whom."""
