"""What an analysis says: every real decision of a match with the points it lost, and how sure that is."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique
from typing import Any, Final

import numpy as np

from gangoffour.bots import GivenReason
from gangoffour.engine import Action, Seat
from gangoffour.records import Maker

INACCURACY_POINTS: Final = 1.0
MISTAKE_POINTS: Final = 2.5
BLUNDER_POINTS: Final = 6.0

DOUBT_ERRORS: Final = 2.0
"""A loss of fewer standard errors than this is none."""

_DIGITS: Final = 3


def in_points(value: float | np.floating[Any]) -> float:
    """Return a number of points as analyses have it: to a thousandth, and never a zero with a sign."""
    return round(float(value), _DIGITS) + 0.0


@unique
class Verdict(StrEnum):
    """How an action compares with the best one."""

    AS_GOOD = "as_good"
    """No worse, as far as can be told."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@unique
class DecisionKind(StrEnum):
    """What was to be decided; the first of these that holds."""

    EXCHANGE = "exchange"
    """Which card to return."""
    LAST_CARD = "last_card"
    """Another seat has declared its last card."""
    GANG = "gang"
    """A gang was played, or would have been best."""
    LEAD = "lead"
    PASS = "pass"
    """The seat passed though it could have played."""
    FOLLOW = "follow"
    """The seat beat the top play."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was weighed. It stands for all that differ from it in colours only."""

    action: Action
    value: float
    """The mean points of the others less one's own, and what the role in the next deal is worth."""
    error: float = 0.0
    """The standard error of how far it is behind the best candidate; 0 for that one, and where no worlds were asked."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What can be said of an action from the view of its seat alone."""

    candidates: tuple[Candidate, ...]
    """Best first; the action that was taken is among them."""
    taken: int
    """Its place among the candidates."""
    loss: float
    """How many points the best action would have been better; below zero, it only seemed better by chance."""
    error: float
    """The standard error of the loss; 0 where no worlds were asked."""
    world_count: int
    """In how many worlds the actions were compared; 0 if the network alone judged."""

    @property
    def verdict(self) -> Verdict:
        """What the loss amounts to."""
        if self.loss < max(INACCURACY_POINTS, DOUBT_ERRORS * self.error):
            return Verdict.AS_GOOD
        if self.loss < MISTAKE_POINTS:
            return Verdict.INACCURACY
        return Verdict.MISTAKE if self.loss < BLUNDER_POINTS else Verdict.BLUNDER


@dataclass(frozen=True, slots=True)
class Decision:
    """A turn in which there was a choice between actions that are not alike."""

    turn: int
    """Which action of the deal it was, from 1, as in the record."""
    seat: Seat
    maker: Maker
    kind: DecisionKind
    action: Action
    """What was done."""
    judgement: Judgement
    reason: GivenReason | None = None
    """What speaks for the best action; None if what was done is as good."""

    @property
    def verdict(self) -> Verdict:
        """What was done, in one word."""
        return self.judgement.verdict


@dataclass(frozen=True, slots=True)
class Luck:
    """The margin of a deal for one seat, in three parts."""

    margin: float
    """The mean points of the others less one's own."""
    cards: float
    """What the cards were worth: the margin that equal players reach with them."""
    cards_error: float
    plays: float
    """What the seat's own decisions lost, as a number below zero, or above it by chance."""
    plays_error: float

    @property
    def rest(self) -> float:
        """What neither explains: the decisions of the others, and chance."""
        return in_points(self.margin - self.cards - self.plays)

    @property
    def rest_error(self) -> float:
        """The standard error of the rest."""
        return in_points(np.hypot(self.cards_error, self.plays_error))


@dataclass(frozen=True, slots=True)
class DealAnalysis:
    """One deal."""

    number: int
    decisions: tuple[Decision, ...]
    luck: Mapping[Seat, Luck] = field(default_factory=dict)
    """Of the seats that were asked for; empty for a deal that did not end, and in a quick analysis."""


@dataclass(frozen=True, slots=True)
class EngineName:
    """What judged: two analyses compare only if this is the same."""

    network: str
    """The hash of the network that judges."""
    quick_network: str
    """The hash of the one that plays in worlds."""
    settings: Mapping[str, float | str]

    @property
    def is_quick(self) -> bool:
        """True if the network alone judged, without worlds."""
        return not self.settings["worlds"]


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a match, or of some of its deals and seats."""

    engine: EngineName
    seat_count: int
    deals: tuple[DealAnalysis, ...]
    match_id: bytes | None = None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All of them, in order."""
        return tuple(decision for deal in self.deals for decision in deal.decisions)
