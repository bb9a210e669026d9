"""Analyses of finished matches, who makes them, and positions that are played on from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from gangoffour.protocol import NewPractice
from gangoffour.server.ports.ids import MatchId, PlayerId


@dataclass(frozen=True, slots=True)
class KeptAnalysis:
    """An analysis of a match by one engine, or how far it has come."""

    engine: str
    is_deep: bool
    deals_done: int
    deals: int
    body: bytes | None
    """As JSON (`MatchAnalysis`); None: somebody is at it, or was."""


@dataclass(frozen=True, slots=True)
class PlayerLoss:
    """What a player lost in a match."""

    match_id: MatchId
    player_id: PlayerId
    decisions: int
    lost: float
    """The sum over all of them."""
    squares: float
    """The sum of their squares."""
    by_kind: Mapping[str, tuple[int, float]]
    """How many decisions, and the sum of what they lost."""


class Analyses(Protocol):
    """Analyses. There is one for each match and engine."""

    async def of_match(self, match_id: MatchId) -> list[KeptAnalysis]:
        """Return the analyses of a match, the newest first."""

    async def advance(self, match_id: MatchId, reached: KeptAnalysis) -> None:
        """Say how far an analysis has come, unless it is there already."""

    async def put(self, match_id: MatchId, done: KeptAnalysis, losses: Sequence[PlayerLoss]) -> bool:
        """Keep an analysis and what players lost by it; False: it was there already, and nothing happened."""

    async def losses_of(self, player_id: PlayerId, limit: int, *, is_deep: bool) -> list[PlayerLoss]:
        """Return what a player lost in the last matches, newest first, for each the newest engine's word."""


class Begun(NamedTuple):
    """What is known of an analysis before its first deal."""

    engine: str
    head: bytes
    """The analysis as JSON, without deals."""
    deals: int


class NoAnalysis(Exception):
    """Nobody could analyse the match in time."""


class Analyst(Protocol):
    """Judges matches, beside everybody who plays."""

    async def begin(self, text: str, *, is_deep: bool) -> Begun:
        """Return what is known before the first deal.

        Raises:
            NoAnalysis: Nobody could.
        """

    async def deal(self, text: str, number: int, *, is_deep: bool) -> bytes:
        """Return the analysis of a deal as JSON (`AnalysedDeal`).

        Raises:
            NoAnalysis: Nobody could.
        """

    async def close(self) -> None:
        """Judge nothing any more."""


class NoPractice(Exception):
    """Nobody could play on in time."""


class IllegalPractice(Exception):
    """The rules refuse an action."""


class Puzzles(Protocol):
    """Positions with one right answer, and playing on from them or from any decision of a match."""

    async def listed(self, today: int) -> bytes:
        """Return all puzzles (`PuzzleList`) as JSON, with that of a day, counted since 1970."""

    async def puzzle(self, puzzle_id: str) -> bytes | None:
        """Return a puzzle (`ShownPuzzle`) as JSON; None if there is none."""

    async def practise(self, wanted: NewPractice, text: str) -> bytes | None:
        """Play on in the match of this record, or in that of a puzzle (`Practice`, as JSON); None: no such place.

        Raises:
            IllegalPractice: An action is refused by the rules.
            NoPractice: Nobody could in time.
        """

    async def close(self) -> None:
        """Play no more."""
