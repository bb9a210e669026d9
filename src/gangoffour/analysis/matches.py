"""Analysing a match: every decision of its record, deal by deal."""

from collections.abc import Callable, Collection, Iterator
from itertools import groupby
from typing import NamedTuple, TypeAlias

from gangoffour.analysis.judges import Judge, decision_kind, is_choice
from gangoffour.analysis.luck import Par, luck_of, par_of
from gangoffour.analysis.model import Analysis, DealAnalysis, Decision, Judgement, Luck, Verdict
from gangoffour.bots import Reasons
from gangoffour.core import deal_rewards
from gangoffour.engine import MatchState, Phase, Seat, SeatView, view
from gangoffour.records import MatchRecord, RecordedAction, replay_steps

OnProgress: TypeAlias = Callable[[int, int], None]
"""Called with how many deals are done, and how many there are."""


class _Turn(NamedTuple):
    """An action of a record, and the state in which it was taken."""

    number: int
    entry: RecordedAction
    before: MatchState


class _PlayedDeal(NamedTuple):
    """A deal of a record, replayed."""

    number: int
    start: MatchState
    turns: tuple[_Turn, ...]
    end: MatchState

    @property
    def is_over(self) -> bool:
        """True if it was played to its end."""
        return self.end.public.phase in (Phase.READY, Phase.OVER)


def analyse(
    record: MatchRecord,
    judge: Judge,
    *,
    deals: Collection[int] | None = None,
    seats: Collection[Seat] | None = None,
    on_progress: OnProgress | None = None,
) -> Analysis:
    """Return the analysis of a record, or of some of its deals and seats; refuse a bad record as `replay` does."""
    total = len(record.deals) if deals is None else len({*deals} & {*range(1, len(record.deals) + 1)})
    tell = on_progress or _nobody
    tell(0, total)
    found = []
    for deal in analysed_deals(record, judge, deals=deals, seats=seats):
        found.append(deal)
        tell(len(found), total)
    return Analysis(judge.name, record.seat_count, tuple(found), record.match_id)


def analysed_deals(
    record: MatchRecord,
    judge: Judge,
    *,
    deals: Collection[int] | None = None,
    seats: Collection[Seat] | None = None,
    skip: int = 0,
) -> Iterator[DealAnalysis]:
    """Yield the deals of a record one after another, each judged when it is asked for; a bad record has none.

    Args:
        record: The record of a match.
        judge: Who says what a decision cost.
        deals: The numbers of the deals to judge, which begin above 1 where the first deal is a later one.
        seats: Whose decisions are judged.
        skip: How many deals of the record are passed over, whatever their numbers.
    """
    wanted = frozenset(range(record.seat_count) if seats is None else seats)
    for played in tuple(_played_deals(record))[skip:]:
        if deals is None or played.number in deals:
            yield _analysed(played, judge, wanted)


def _nobody(_done: int, _total: int) -> None:
    """Nobody waits."""


def _played_deals(record: MatchRecord) -> Iterator[_PlayedDeal]:
    """Replay a record and cut it into its deals."""
    steps = groupby(replay_steps(record), lambda step: step.after.public.deal and step.after.public.deal.number)
    for deal, (number, of_deal) in zip(record.deals, steps, strict=True):
        start, *actions = of_deal
        turns = [
            _Turn(i, entry, step.before) for i, (entry, step) in enumerate(zip(deal.actions, actions, strict=True), 1)
        ]
        yield _PlayedDeal(int(number or 0), start.after, tuple(turns), actions[-1].after if actions else start.after)


def _analysed(deal: _PlayedDeal, judge: Judge, seats: frozenset[int]) -> DealAnalysis:
    turns = [turn for turn in deal.turns if turn.entry.seat in seats and is_choice(turn.entry.action)]
    positions = [(view(turn.before, turn.entry.seat), turn.entry.action) for turn in turns]
    decisions = tuple(
        _decision(turn, seat_view, judgement)
        for turn, (seat_view, _), judgement in zip(turns, positions, judge.judgements(positions), strict=True)
        if judgement is not None
    )
    return DealAnalysis(deal.number, decisions, _luck(deal, judge, decisions, seats))


def _decision(turn: _Turn, seat_view: SeatView, judgement: Judgement) -> Decision:
    action, best = turn.entry.action, judgement.candidates[0].action
    reason = None if judgement.verdict is Verdict.AS_GOOD else Reasons(seat_view).reason(best)
    kind = decision_kind(seat_view, action, best)
    return Decision(turn.number, turn.entry.seat, turn.entry.maker, kind, action, judgement, reason)


def _luck(deal: _PlayedDeal, judge: Judge, decisions: tuple[Decision, ...], seats: frozenset[int]) -> dict[Seat, Luck]:
    """Return the parts of the margins of these seats, if the deal was played to its end; a quick judge has no time."""
    if not deal.is_over or judge.name.is_quick:
        return {}
    par: Par = par_of(deal.start, judge.quick_network)
    margins = deal_rewards(deal.end.public.results[-1].points)
    return {Seat(seat): luck_of(float(margins[seat]), par, Seat(seat), decisions) for seat in sorted(seats)}
