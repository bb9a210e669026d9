"""The moments of a match that are worth a second look: where a decision cost most."""

from dataclasses import dataclass
from typing import Final

from gangoffour.analysis.model import Analysis, Decision, Verdict
from gangoffour.engine import Seat
from gangoffour.records import Maker

MOST_MOMENTS: Final = 3
"""How many moments of a match are pointed out."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A costly decision, and the deal it was made in."""

    deal_number: int
    decision: Decision


def costliest_moments(analysis: Analysis, seat: Seat | None = None, count: int = MOST_MOMENTS) -> tuple[Moment, ...]:
    """Return the costliest decisions of the players themselves, costliest first, of one seat or of all."""
    moments = [
        Moment(deal.number, decision)
        for deal in analysis.deals
        for decision in deal.decisions
        if decision.verdict is not Verdict.AS_GOOD and decision.maker is Maker.PLAYER and seat in (None, decision.seat)
    ]
    return tuple(sorted(moments, key=lambda moment: -moment.decision.judgement.loss)[:count])
