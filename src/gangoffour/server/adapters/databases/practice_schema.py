"""The tables of those who practise: they stand beside the people, and go with them."""

from typing import Final

import sqlalchemy as sa

from gangoffour.server.adapters.databases.moderation_schema import metadata

__all__ = ["metadata", "own_mistakes", "puzzle_ratings", "puzzle_solvers", "puzzle_tries"]

puzzle_tries: Final = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("puzzle_id", sa.Text, primary_key=True),
    sa.Column("is_solved", sa.Boolean, nullable=False),
    sa.Column("is_shown", sa.Boolean, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)
"""Which puzzles somebody tried. The first try alone is rated."""

puzzle_solvers: Final = sa.Table(
    "puzzle_solvers",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("points", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("day", sa.Integer, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),
)
"""How somebody stands with the puzzles, and the last day whose puzzle they solved, counted since 1970."""

puzzle_ratings: Final = sa.Table(
    "puzzle_ratings",
    metadata,
    sa.Column("puzzle_id", sa.Text, primary_key=True),
    sa.Column("points", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
)
"""How hard puzzles are, by those who tried them."""

own_mistakes: Final = sa.Table(
    "own_mistakes",
    metadata,
    sa.Column("player_id", sa.Text, primary_key=True),
    sa.Column("match_id", sa.Uuid, primary_key=True),
    sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("theme", sa.Text, nullable=False),
    sa.Column("lost", sa.Float, nullable=False),
    sa.Column("answers", sa.Text, nullable=False),
    sa.Column("stage", sa.SmallInteger, nullable=False),
    sa.Column("is_tried", sa.Boolean, nullable=False),
    sa.Column("due_ms", sa.BigInteger),
    sa.Index(None, "match_id"),
)
"""Decisions that cost somebody much, with what is right, as JSON. Without a time they do not come back: learned."""
