"""Finished matches: what came out, who sat where, their records, and who replays them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType
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
    deals_won: int = 0
    gangs_played: int = 0
    gangs_met: int = 0
    """Gangs that others played in these deals."""
    disqualified: int = 0
    exchanges: int = 0
    exchange_gain: int = 0
    """The ranks of the cards that came, less those of the cards that went."""


@unique
class Conduct(StrEnum):
    """How somebody behaved in a match with other people."""

    GOOD = "good"
    LEFT = "left"
    """Went while others played on."""
    STALLED = "stalled"
    """Kept the others waiting, time and again, or until a substitute sat in."""
    NEVER_STARTED = "never_started"
    """Did nothing at all, and a substitute played."""


@dataclass(frozen=True, slots=True)
class Note:
    """How somebody behaved in a match."""

    match_id: MatchId
    player_id: PlayerId
    conduct: Conduct
    at_ms: int
    """When the match ended."""


NOTES_KEPT: Final = 20
"""How many notes are kept of a player: those of the last matches."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match with all that is kept of it."""

    match: Match
    seats: tuple[MatchSeat, ...]
    text: str
    """The record, as `.gof` text."""
    notes: tuple[Note, ...] = ()
    """How its people behaved. The record does not tell it: without the stream there are none."""


@dataclass(frozen=True, slots=True)
class Sought:
    """Which of somebody's matches are looked for."""

    opponent: PlayerId | None = None
    """Who sat there too."""
    bot: str | None = None
    """Of which level a bot sat there."""
    preset: str | None = None
    seats: int | None = None
    first: MatchId | None = None
    """No match before this id."""
    end: MatchId | None = None
    """No match from this id on."""
    has_boards: bool = True
    """Whether boards that everybody gets count, as those of a day do."""


EVERYTHING: Final = Sought()


@dataclass(frozen=True, slots=True)
class Totals:
    """What came of all matches of a player with as many seats, but for boards that everybody gets."""

    seats: int
    matches: int = 0
    first: int = 0
    """How often they had the first place; then the others."""
    second: int = 0
    third: int = 0
    fourth: int = 0
    deals: int = 0
    """That were played to their end with them."""
    points: int = 0
    deals_won: int = 0
    gangs_played: int = 0
    gangs_met: int = 0
    disqualified: int = 0
    exchanges: int = 0
    exchange_gain: int = 0
    substituted: int = 0
    timeouts: int = 0


class HistoryPage(NamedTuple):
    """A part of a player's matches, newest first."""

    matches: list[Match]
    is_complete: bool = True
    """False: a database did not answer, and its matches are left out."""
    seats: Mapping[MatchId, Sequence[MatchSeat]] = MappingProxyType({})
    """Who sat where in them, by seat and deal."""


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
        self,
        player_id: PlayerId,
        limit: int,
        *,
        before: MatchId | None = None,
        after: MatchId | None = None,
        sought: Sought = EVERYTHING,
    ) -> HistoryPage:
        """Return the matches that a player sat at, newest first: the last ones before an id, or the first after one.

        Ids are in the order of time.
        """

    async def totals(self, player_id: PlayerId) -> list[Totals]:
        """Return what came of a player's matches, by the number of seats."""

    async def notes_of(self, player_id: PlayerId) -> list[Note]:
        """Return how a player behaved in the last `NOTES_KEPT` matches with other people, the newest first."""


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
