"""What is said at tables."""

from dataclasses import dataclass
from typing import Protocol
from uuid import UUID

from gangoffour.server.ports.ids import PlayerId, TableId


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table."""

    chat_id: UUID
    table_id: TableId
    at_ms: int
    player_id: PlayerId
    name: str
    text: str | None
    phrase: str | None


class Chat(Protocol):
    """What was said at tables; apart from the events, so that it can be deleted."""

    async def add(self, line: ChatLine) -> None:
        """Keep a line."""

    async def latest(self, table_id: TableId, limit: int) -> list[ChatLine]:
        """Return the last lines at a table, oldest first."""

    async def of_player(self, player_id: PlayerId) -> list[ChatLine]:
        """Return everything a player said, oldest first."""

    async def remove_of(self, player_id: PlayerId) -> int:
        """Delete everything a player said; return how many lines."""
