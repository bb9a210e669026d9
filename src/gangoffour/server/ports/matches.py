"""Finished matches: what came out, who sat where, their records, and who replays them."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Protocol

from gangoffour.server.ports.ids import MatchId, PlayerId, TableId


@dataclass(frozen=True, slots=True)
class Match:
    """A finished match."""

    match_id: MatchId
    table_id: TableId
    rules_id: str
    """The same for matches by the same rules with as many seats. Empty: of an old record that nobody has read yet."""
    preset: str | None
    """The name of the rules, if they have one."""
    seats: int
    deals: int
    """Played to their end."""
    cause: Literal["won", "abandoned"]
    started_at_ms: int
    ended_at_ms: int
    is_rated: bool = False
    contest_id: str | None = None
    board_id: str | None = None


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """Who sat in a seat, from which deal to which. A deal is of whoever sat there when it ended."""

    seat: int
    from_deal: int
    to_deal: int
    player_id: PlayerId | None
    """None: a bot."""
    bot: str | None
    """The level of the bot; None: a person."""
    substituted: int
    """Deals of which a bot played a part for the person."""
    timeouts: int
    """Deadlines missed."""
    points: int
    """Of these deals."""
    place: int | None
    """In the match, for whoever sat there at its end; None for all others, and if it was abandoned."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match with all that is kept of it."""

    match: Match
    seats: tuple[MatchSeat, ...]
    text: str
    """The record, as `.gof` text."""


class HistoryPage(NamedTuple):
    """A part of a player's matches, newest first."""

    matches: list[Match]
    is_complete: bool = True
    """False: a database did not answer, and its matches are left out."""


class Matches(Protocol):
    """Finished matches."""

    async def put(self, finished: FinishedMatch) -> None:
        """Keep a match; the same one again changes nothing."""

    async def get(self, match_id: MatchId) -> Match | None:
        """Return what came out of a match."""

    async def seats(self, match_id: MatchId) -> list[MatchSeat]:
        """Return who sat where, by seat and deal."""

    async def text(self, match_id: MatchId) -> str | None:
        """Return the record of a match."""

    async def of_player(
        self, player_id: PlayerId, limit: int, *, before: MatchId | None = None, after: MatchId | None = None
    ) -> HistoryPage:
        """Return the matches that a player sat at, newest first: the last ones before an id, or the first after one.

        Ids are in the order of time.
        """


REPLAY_STEPS: Final = 5_000
"""The most steps of a match that is replayed: starts of deals, and actions. A match of twenty deals has some 1,500."""

REPLAY_PROCESSOR_S: Final = 5.0
"""The most processor time that a replay takes."""


class ReplayTooLong(Exception):
    """The match has more steps than `REPLAY_STEPS`, or replaying it takes longer than `REPLAY_PROCESSOR_S`."""


class NoReplay(Exception):
    """Nobody could replay the record in time."""


class Replayer(Protocol):
    """Replays records."""

    async def replay(self, text: str) -> bytes:
        """Return the replay of a record (`MatchReplay`) as JSON.

        Raises:
            RecordError: The text is no record, or the match cannot have been played so.
            ReplayTooLong: It is more work than is done for one record.
            NoReplay: Nobody could do it in time.
        """

    async def close(self) -> None:
        """Replay nothing any more."""
