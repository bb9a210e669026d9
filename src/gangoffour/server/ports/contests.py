"""What is kept of contests beside the days: their boards, who is in them, and who has seen a board."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias

from gangoffour.server.ports.ids import PlayerId

ContestKind: TypeAlias = Literal["challenge", "instant"]


class BoardPlace(NamedTuple):
    """Where a board comes from."""

    season: str
    number: int
    """Which day of the season, from 1."""
    board: int
    """From 1; those of the stock come after those of the day."""


@dataclass(frozen=True, slots=True)
class ContestRow:
    """Eight boards that somebody chose, or was given."""

    contest_id: str
    kind: ContestKind
    player_id: PlayerId
    """Who made it."""
    boards: tuple[BoardPlace, ...]
    made_at_ms: int


class ContestStore(Protocol):
    """Contests and looks, on the first shard, where all boards are played."""

    async def add(self, contest: ContestRow, people: Collection[PlayerId]) -> None:
        """Keep a contest with those who are in it from the beginning."""

    async def get(self, contest_id: str) -> ContestRow | None:
        """Return a contest."""

    async def join(self, contest_id: str, player_id: PlayerId, at_ms: int) -> None:
        """Add somebody to a contest; who is in it stays where they are."""

    async def people(self, contest_id: str, count: int) -> list[PlayerId]:
        """Return at most so many of those who are in a contest, in the order in which they came."""

    async def last_instant(self, player_id: PlayerId) -> ContestRow | None:
        """Return the newest instant contest of somebody."""

    async def most_instants(self) -> int:
        """Return how many instant contests the person has who has most."""

    async def look(self, board_ids: Collection[str], player_id: PlayerId) -> None:
        """Remember that somebody saw what others made of these boards."""

    async def known_boards(self, player_id: PlayerId) -> set[str]:
        """Return the boards that somebody has begun, or saw others play."""
