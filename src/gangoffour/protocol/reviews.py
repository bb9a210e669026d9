"""The review of a finished match, the figure of a player, and positions to practise on."""

from typing import Literal

from gangoffour.protocol.messages import Told
from gangoffour.protocol.values import SeatIndex, Shape
from gangoffour.protocol.views import Snapshot


class AnalysisEngine(Shape):
    """What judged: the analyses of two engines do not compare."""

    id: str
    network: str
    quick_network: str
    settings: dict[str, int | float | str]


class AnalysedDecision(Shape, kw_only=True):
    """A turn in which there was a choice, with the points that it cost."""

    turn: int
    """Which action of the deal it was, from 1."""
    seat: SeatIndex
    maker: Literal["player", "substitute", "clock"]
    kind: Literal["exchange", "last_card", "gang", "lead", "pass", "follow"]
    action: str
    """As it stands in a record."""
    verdict: Literal["as_good", "inaccuracy", "mistake", "blunder"]
    loss: float
    """Expected points lost; below zero by chance."""
    error: float
    """The standard error of the loss; 0 where the network alone judged."""
    worlds: int
    candidates: tuple[tuple[str, float], ...]
    """Actions and what each is worth, best first."""
    errors: tuple[float, ...] = ()
    """Of each candidate, the standard error of how far it is behind the first; none where the network alone judged."""
    taken: int
    """The place among them of what was done."""
    reason: dict[str, int | str] | None
    """What speaks for the best one: the code of a reason, and its facts."""


class SeatLuck(Shape):
    """The margin of a deal for a seat, in parts."""

    seat: SeatIndex
    margin: float
    cards: float
    cards_error: float
    plays: float
    plays_error: float
    rest: float


class AnalysedDeal(Shape):
    """A deal."""

    deal: int
    decisions: tuple[AnalysedDecision, ...]
    luck: tuple[SeatLuck, ...]


class MatchAnalysis(Shape, kw_only=True):
    """An analysis of a match, `gof-analysis 1`."""

    format: Literal["gof-analysis"] = "gof-analysis"
    version: Literal[1] = 1
    engine: AnalysisEngine
    match_id: str | None
    seats: int
    deals: tuple[AnalysedDeal, ...]
    levels: dict[str, float]
    """What each level of bots loses for a decision, weakest first; empty in a quick one, which they do not go with."""


class MatchReview(Shape, kw_only=True):
    """What is known of how a match was played."""

    analysis: MatchAnalysis | None
    """The deepest there is; null: none yet."""
    is_deep: bool
    """Whether it was judged in worlds, and not by the network alone."""
    deep: Literal["none", "waiting", "working", "done"]
    """How far the deep one is."""
    deals_done: int
    deals: int


class KindLoss(Shape):
    """What decisions of one kind cost."""

    decisions: int
    lost: float
    """Points for each of them."""


class MatchFigure(Shape):
    """What somebody lost in one match."""

    match_id: str
    decisions: int
    lost: float
    """Points for each decision."""


class PlayerFigure(Shape):
    """How many points a player loses for a decision, over the last matches."""

    decisions: int
    lost: float | None
    """Points for each decision; null: there are too few to tell."""
    low: float | None
    high: float | None
    """The 95 % interval."""
    is_deep: bool
    """Whether it counts matches that were judged in worlds, and not all of them by the network alone."""
    plays_like: tuple[str, ...]
    """The levels of bots whose own figures lie within the interval, weakest first, or the nearest one. Known in worlds
    alone."""
    by_kind: dict[str, KindLoss]
    matches: tuple[MatchFigure, ...]
    """Newest first."""


class PuzzleListing(Shape):
    """A puzzle, before it is seen."""

    puzzle_id: str
    kind: Literal["judgement", "proof"]
    theme: Literal["exchange", "last_card", "gang", "lead", "pass", "follow"]
    missed: int
    """How many of the two bots that tried it missed it."""


class PuzzleList(Shape):
    """All puzzles, always in the same order."""

    today: str | None
    """The puzzle of the day (UTC); null: there are none."""
    puzzles: tuple[PuzzleListing, ...]


class ShownPuzzle(Shape):
    """A puzzle with its answer."""

    puzzle_id: str
    kind: Literal["judgement", "proof"]
    theme: Literal["exchange", "last_card", "gang", "lead", "pass", "follow"]
    deal: int
    turn: int
    seat: SeatIndex
    answers: tuple[str, ...]
    """All that are right, as they stand in a record."""
    gap: float
    """Of a judgement puzzle: how many points the second best action is worse."""
    error: float
    worlds: int
    missed_by: tuple[str, ...]


class NewPractice(Shape, kw_only=True):
    """A position to play on from, and what its seat has done since."""

    match_id: str | None = None
    puzzle_id: str | None = None
    deal: int
    turn: int
    """The action of the deal that is played otherwise, from 1."""
    actions: tuple[str, ...] = ()


class Practice(Shape, kw_only=True):
    """How it goes on. With no actions: the position; else what the last of them led to, until the seat acts again."""

    seat: SeatIndex
    start: Snapshot | None
    told: tuple[Told, ...]
    is_over: bool
    """Whether the deal is over."""
