"""What is kept of those who practise: puzzles that were tried, ratings, and own mistakes that come back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from gangoffour.server.ports.ids import MatchId, PlayerId


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a solver is, or how hard a puzzle."""

    points: float
    deviation: float
    """The standard error of the points."""


@dataclass(frozen=True, slots=True)
class Solver:
    """How somebody stands with the puzzles."""

    rating: Rating
    tries: int = 0
    """How many puzzles the rating comes from."""
    day: int = 0
    """The last day whose puzzle was solved on it, counted since 1970."""
    streak: int = 0
    """How many days in a row that was."""


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """What somebody did in a puzzle."""

    player_id: PlayerId
    puzzle_id: str
    is_right: bool
    is_shown: bool
    """Whether they had the answer shown: then nothing that follows solves it."""
    day: int
    is_of_day: bool
    """Whether it is the puzzle of that day."""
    guess: Rating
    """How hard the puzzle is, as long as nobody has tried it."""


@dataclass(frozen=True, slots=True)
class CountedTry:
    """What came of a try."""

    is_first: bool
    """Whether it counted: only the first try of a puzzle does."""
    before: Solver
    after: Solver
    puzzle: Rating
    puzzle_tries: int


class MistakePlace(NamedTuple):
    """Where somebody made a mistake."""

    match_id: MatchId
    deal: int
    turn: int


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost a player much, and what would have been right."""

    player_id: PlayerId
    place: MistakePlace
    theme: str
    lost: float
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeptMistake:
    """A mistake that comes back."""

    mistake: Mistake
    stage: int
    """How often in a row it was put right."""
    due_ms: int


class PracticeStore(Protocol):
    """What people practise. It stands beside the people, and goes with them."""

    async def solver(self, player_id: PlayerId) -> Solver:
        """Return how somebody stands; whoever has tried nothing is a beginner."""

    async def solved(self, player_id: PlayerId, limit: int) -> list[str]:
        """Return the puzzles that somebody solved, the last ones, oldest first."""

    async def try_puzzle(self, tried: PuzzleTry) -> CountedTry:
        """Keep a try, and let it count if it is the first of this player and puzzle."""

    async def put_mistakes(self, match_id: MatchId, mistakes: Sequence[Mistake], due_ms: int, *, is_deep: bool) -> None:
        """Keep the mistakes of a match, each once. A deep review takes back what it does not find, if it is untried.

        Of people who are forgotten nothing is kept.
        """

    async def mistakes_of(self, player_id: PlayerId) -> list[KeptMistake]:
        """Return the mistakes that come back, in the order in which they do."""

    async def put_off(self, player_id: PlayerId, place: MistakePlace, stage: int, due_ms: int | None) -> None:
        """Say when a mistake comes back; None: never, it is learned."""
