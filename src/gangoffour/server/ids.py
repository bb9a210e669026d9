"""Ids that sort by time and name their shard: UUIDv7, with the shard in the twelve bits after the version.

A table's id says where the table lives; the id of a match at it says the same.
"""

from typing import Final
from uuid import UUID

RANDOM_SIZE: Final = 8
"""How many fresh bytes an id takes."""

SHARD_COUNT_LIMIT: Final = 1 << 12

_VERSION: Final = 7
_VARIANT: Final = 0b10


def new_id(now_ms: int, chance: bytes, shard: int = 0) -> UUID:
    """Return an id for something made now on a shard, from fresh random bytes."""
    if not 0 <= shard < SHARD_COUNT_LIMIT:
        raise ValueError(shard)
    if len(chance) != RANDOM_SIZE:
        raise ValueError(chance)
    tail = int.from_bytes(chance) & ((1 << 62) - 1)
    head = (now_ms & ((1 << 48) - 1)) << 16 | _VERSION << 12 | shard
    return UUID(int=head << 64 | _VARIANT << 62 | tail)


def shard_of(any_id: UUID) -> int:
    """Return the shard an id names."""
    return (any_id.int >> 64) & (SHARD_COUNT_LIMIT - 1)


def made_at_ms(any_id: UUID) -> int:
    """Return when the id was made."""
    return any_id.int >> 80
