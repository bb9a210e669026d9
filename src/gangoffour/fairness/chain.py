"""gof-daily-1: the seeds of a season, which nobody can change once its first day has begun.

The links of a season hang together from its end: each is the hash of the link of the day after. The hash of the first
day's link, the anchor, is published before that day. So every link that is revealed can be checked against the anchor,
and none can be known before. A link never deals a card itself: each board has a key of its own.
"""

import hashlib
import hmac
from typing import Final

from gangoffour.fairness.commitments import lp, require_size

DAILY_SCHEME: Final = "gof-daily-1"
"""Name and version of the scheme; it stands at the head of everything that is hashed but the chain itself."""

LINK_SIZE: Final = 64
"""Bytes of a link of the chain."""
_BOARD_ID_SIZE: Final = 16


def hashed(link: bytes, times: int) -> bytes:
    """Return a link hashed by SHA-512 so many times: the link of as many days before."""
    require_size("link", link, LINK_SIZE)
    for _ in range(times):
        link = hashlib.sha512(link).digest()
    return link


def chain_anchor(last_link: bytes, day_count: int) -> bytes:
    """Return what is published when a season opens: the hash of the link of its first day."""
    return hashed(last_link, day_count)


def link_of_day(last_link: bytes, day_count: int, day: int) -> bytes:
    """Return the link of a day, counted from 1."""
    if not 1 <= day <= day_count:
        raise ValueError(f"the season has no day {day}")
    return hashed(last_link, day_count - day)


def board_key(link: bytes, season: str, day: int, board: int) -> bytes:
    """Return the seed of a board, 64 bytes; days and boards are counted from 1."""
    require_size("link", link, LINK_SIZE)
    return hmac.digest(link, _named(season, day, board), "sha512")


def season_board_id(season: str, day: int, board: int) -> bytes:
    """Return the id of a board, 16 bytes. It is no secret: it follows from the name of the board alone."""
    return hashlib.sha256(lp(b"board id") + _named(season, day, board)).digest()[:_BOARD_ID_SIZE]


def _named(season: str, day: int, board: int) -> bytes:
    name = lp(DAILY_SCHEME.encode()) + lp(season.encode())
    return name + day.to_bytes(4, "big") + board.to_bytes(4, "big")
