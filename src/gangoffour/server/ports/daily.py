"""What is kept of today's deals beside the streams: seasons, their field, and who plays a board at which table."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from gangoffour.daily import Ghost, SecretSeason
from gangoffour.server.ports.ids import MatchId, PlayerId, TableId


@dataclass(frozen=True, slots=True)
class Attempt:
    """Who plays a board, and at which table. Everybody has one for each board."""

    board_id: str
    player_id: PlayerId
    table_id: TableId
    begun_at_ms: int


@dataclass(frozen=True, slots=True)
class BoardResult:
    """A board that a person finished; it is read from the finished matches."""

    board_id: str
    player_id: PlayerId
    match_id: MatchId
    points: tuple[int, ...]
    """By seat."""
    finished_at_ms: int


class GhostResult(NamedTuple):
    """What a bot made of a board in the seat of a person."""

    engine: str
    """The hash of what it answered with."""
    points: tuple[int, ...]
    """By seat."""
    record: str | None = None
    """How it played; None where that was not kept."""


class Packet(NamedTuple):
    """Eight boards of a day: the first packet has those that everybody gets, the others are its stock."""

    season: str
    number: int
    """Which day of the season, from 1."""
    packet: int
    """From 0."""


class DailyStore(Protocol):
    """Seasons and attempts. All tables on which boards are played lie on the first shard, so all of this does too."""

    async def seasons(self) -> list[SecretSeason]:
        """Return all seasons, by their first day."""

    async def add_season(self, secret: SecretSeason, at_ms: int) -> None:
        """Keep a season; one that begins on the same day is there already and stays."""

    async def ghosts(self, season: str, numbers: Collection[int]) -> dict[Ghost, GhostResult]:
        """Return what bots made of the boards of these days of a season."""

    async def put_ghosts(self, season: str, found: Mapping[Ghost, GhostResult]) -> None:
        """Keep what bots made of boards, in place of what others made of them before."""

    async def packets(self) -> list[Packet]:
        """Return all packets whose boards have all been played by bots, in order."""

    async def begin(self, attempt: Attempt) -> Attempt:
        """Keep an attempt, or return the one that is there."""

    async def begin_again(self, attempt: Attempt, table_id: TableId) -> Attempt:
        """Move an attempt to another table, unless somebody did already; return it as it is now."""

    async def attempts(self, board_ids: Collection[str]) -> list[Attempt]:
        """Return who has begun these boards."""

    async def attempts_of(self, player_id: PlayerId, board_ids: Collection[str]) -> list[Attempt]:
        """Return which of these boards a person has begun."""

    async def results(self, board_ids: Collection[str]) -> list[BoardResult]:
        """Return who has finished these boards, and how, in the order in which they did."""

    async def results_among(self, board_ids: Collection[str], player_ids: Collection[PlayerId]) -> list[BoardResult]:
        """Return how some people have finished these boards, in the order in which they did."""

    async def finishers(self, board_ids: Collection[str], count: int) -> list[PlayerId]:
        """Return at most so many people who have finished all of these boards, those first who did so last."""

    async def results_of(self, player_id: PlayerId) -> list[BoardResult]:
        """Return all boards that a person has finished, in the order in which they did."""
