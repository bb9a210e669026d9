"""The ids of tables, matches and players."""

from typing import NewType, TypeAlias
from uuid import UUID

TableId: TypeAlias = UUID
MatchId: TypeAlias = UUID
PlayerId = NewType("PlayerId", str)
