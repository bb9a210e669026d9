"""A match in one object, for people at a Python prompt: deal from a seed, play by typing cards, look at the table.

`Match` keeps the state and the record of one match. The pure functions of `gangoffour.engine` stay the way for programs
that look ahead; `match.state` leads to them.
"""

from gangoffour.matches.match import Match
from gangoffour.matches.text import format_match

__all__ = ["Match", "format_match"]
