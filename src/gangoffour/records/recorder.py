"""Making a record while a match is played, or afterwards from its deck orders and actions.

A record cannot be made from events alone: the turn that only closes a window and thereby ends the deal (R47) leaves
no event of its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from gangoffour.engine import (
    Action,
    Card,
    DummyHandDealt,
    HandDealt,
    LaterDeal,
    MatchStarted,
    MatchState,
    Seat,
    Step,
    apply,
    start_deal,
    start_match,
)
from gangoffour.records.model import (
    DealRecord,
    FairnessRecord,
    Maker,
    MatchEnd,
    MatchRecord,
    SeatRecord,
    Sitting,
    default_seats,
)
from gangoffour.records.replayer import ROLES_HEADER, format_roles, recorded_action, tribute_in


@dataclass(frozen=True, slots=True)
class DealInput:
    """What makes one deal: chance and the wishes of the seats."""

    deck_order: Sequence[int]
    actions: Sequence[tuple[Seat, Action]] = ()
    cut_cards: Sequence[Card] = ()


class Recorder:
    """Plays a match and keeps its record.

    Examples:
        >>> from gangoffour.engine import CLASSIC
        >>> recorder = Recorder(MatchStarted(CLASSIC, seat_count=4, first_dealer=Seat(0)))
        >>> step = recorder.start_deal(range(64))
        >>> len(recorder.record().deals)
        1
    """

    def __init__(
        self,
        started: MatchStarted,
        seats: Sequence[SeatRecord] | None = None,
        *,
        headers: Iterable[tuple[str, str]] = (),
        match_id: bytes | None = None,
        fairness: FairnessRecord | None = None,
    ) -> None:
        """Start the match; without `seats` the players are called by their seats."""
        self.state: MatchState = start_match(started.rules, started.seat_count, started.first_dealer)
        self._blank = MatchRecord(
            rules=started.rules,
            seats=default_seats(started.seat_count) if seats is None else tuple(seats),
            first_dealer=started.first_dealer,
            headers=tuple(headers),
            match_id=match_id,
            fairness=fairness,
        )
        self._deals: list[DealRecord] = []

    def start_deal(
        self, deck_order: Sequence[int], cut_cards: Sequence[Card] = (), *, later: LaterDeal | None = None
    ) -> Step:
        """Start the next deal, as the engine's `start_deal`."""
        step = start_deal(self.state, deck_order, cut_cards, later=later)
        self.state = step.after
        if later is not None:
            self._blank = replace(self._blank, headers=(*self._blank.headers, (ROLES_HEADER, format_roles(later))))
        dummy_hands = [event.hand for event in step.events if isinstance(event, DummyHandDealt)]
        deal = DealRecord(
            hands=tuple(event.hand for event in step.events if isinstance(event, HandDealt)),
            left=step.after.hands,
            tribute=tribute_in(step),
            cut_cards=tuple(cut_cards),
            dummy_hand=dummy_hands[0] if dummy_hands else None,
        )
        self._deals.append(deal)
        return step

    def apply(self, seat: Seat, action: Action, maker: Maker = Maker.PLAYER) -> Step:
        """Carry out an action, as the engine's `apply`; an illegal one is refused and not recorded."""
        step = apply(self.state, seat, action)
        self.state = step.after
        deal = self._deals[-1]
        actions = (*deal.actions, recorded_action(step, seat, action, maker))
        self._deals[-1] = replace(deal, actions=actions, left=step.after.hands)
        return step

    def record(
        self,
        *,
        fairness: FairnessRecord | None = None,
        table_id: bytes | None = None,
        started_at_ms: int | None = None,
        ended: MatchEnd | None = None,
        sittings: Sequence[Sitting] = (),
    ) -> MatchRecord:
        """Return the record so far, with `fairness` if the secret has been published meanwhile."""
        return replace(
            self._blank,
            fairness=self._blank.fairness if fairness is None else fairness,
            deals=tuple(self._deals),
            table_id=table_id,
            started_at_ms=started_at_ms,
            ended=ended,
            sittings=tuple(sittings),
        )


def record_of(
    started: MatchStarted,
    deals: Iterable[DealInput],
    seats: Sequence[SeatRecord] | None = None,
    *,
    headers: Iterable[tuple[str, str]] = (),
    match_id: bytes | None = None,
    fairness: FairnessRecord | None = None,
) -> MatchRecord:
    """Return the record of a match from its start, deck orders and actions; raise as the engine does."""
    recorder = Recorder(started, seats, headers=headers, match_id=match_id, fairness=fairness)
    for deal in deals:
        recorder.start_deal(deal.deck_order, deal.cut_cards)
        for seat, action in deal.actions:
            recorder.apply(seat, action)
    return recorder.record()
