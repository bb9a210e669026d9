"""Practice: how somebody stands with the puzzles, what is tried, and own mistakes that come back."""

from typing import Literal, TypeAlias

from gangoffour.protocol.values import Shape

Theme: TypeAlias = Literal["exchange", "last_card", "gang", "lead", "pass", "follow"]
"""What was to be decided."""


class OwnMistake(Shape):
    """A decision that cost one much, and that comes back."""

    match_id: str
    deal: int
    turn: int
    """Which action of the deal it was, from 1."""
    theme: Theme
    lost: float
    """How many points it cost."""
    stage: int
    """How often in a row it was put right since."""


class PracticeStanding(Shape, kw_only=True):
    """How somebody stands with the puzzles, and what is due."""

    rating: int
    deviation: int
    """The standard error of the rating; 350: nothing is known yet."""
    tries: int
    """How many puzzles the rating comes from."""
    streak: int
    """On how many days in a row the puzzle of the day was solved."""
    solved: tuple[str, ...]
    """Puzzles, the last one last."""
    due: tuple[OwnMistake, ...]
    """Own mistakes that have come back, the longest due first."""
    waiting: int
    """How many more will."""
    next_due_ms: int | None
    """When the next of them does; null: there is none."""


class NewPuzzleTry(Shape):
    """What somebody does in a puzzle."""

    action: str | None
    """As it stands in a record; null: they had the answer shown."""


class TriedPuzzle(Shape, kw_only=True):
    """What came of it."""

    is_right: bool
    is_rated: bool
    """Whether it changed the ratings: only the first try of a puzzle does."""
    rating: int
    deviation: int
    change: int
    """By how much the rating of the solver changed."""
    puzzle_rating: int
    puzzle_deviation: int
    puzzle_tries: int
    """How many have tried the puzzle."""
    streak: int


class NewMistakeTry(Shape):
    """What somebody does where they once made a mistake."""

    match_id: str
    deal: int
    turn: int
    action: str


class TriedMistake(Shape, kw_only=True):
    """What came of it."""

    is_right: bool
    answers: tuple[str, ...]
    """All that are as good as the best, whatever their colours."""
    again_days: int | None
    """In how many days it comes back; null: it is learned."""
