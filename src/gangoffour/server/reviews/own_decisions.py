"""Who decided what in a match."""

from collections.abc import Iterable, Iterator, Sequence

from gangoffour.protocol import AnalysedDeal, AnalysedDecision
from gangoffour.server.ports import MatchSeat, PlayerId


def own_decisions(
    deals: Iterable[AnalysedDeal], seats: Sequence[MatchSeat]
) -> Iterator[tuple[PlayerId, AnalysedDeal, AnalysedDecision]]:
    """Yield what people decided themselves; what a substitute or the clock did is nobody's."""
    # Seats count the deals of the record. The number of a deal is another where the first one is a later deal.
    for place, deal in enumerate(deals, 1):
        sitting = {seat.seat: seat.player_id for seat in seats if seat.from_deal <= place <= seat.to_deal}
        for decision in deal.decisions:
            player_id = sitting.get(decision.seat)
            if player_id is not None and decision.maker == "player":
                yield player_id, deal, decision
