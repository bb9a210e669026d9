"""Records replayed for those who look back: every event of the match, as it is sent."""

from collections.abc import Iterable, Iterator
from uuid import UUID

from gangoffour.engine import MatchState, Phase, Step, start_match
from gangoffour.protocol import MatchReplay, ReplayHeader, ReplaySeat, ReplayStep, match_view, wire_event
from gangoffour.records import MatchRecord, UnverifiableRecord, parse_record, replay_steps, revelation_of


def match_replay(text: str, most_steps: int | None = None) -> MatchReplay:
    """Return the replay of a record, or raise a `RecordError`, or `TooManySteps` if there are more than that."""
    record = parse_record(text, most_steps=most_steps)
    start = start_match(record.rules, record.seat_count, record.first_dealer)
    steps = list(replay_steps(record))
    end: MatchState = steps[-1].after if steps else start
    return MatchReplay(
        match_id=None if record.match_id is None else str(UUID(bytes=record.match_id)),
        headers=tuple(ReplayHeader(name=name, value=value) for name, value in record.headers),
        preset=record.rules.name,
        seats=tuple(ReplaySeat(player_id=seat.player_id, name=seat.name) for seat in record.seats),
        start=match_view(start.public),
        steps=tuple(_numbered(steps)),
        is_over=end.public.phase is Phase.OVER,
        is_verifiable=_is_verifiable(record),
    )


def _numbered(steps: Iterable[Step]) -> Iterator[ReplayStep]:
    deal_number = action_number = 0
    for step in steps:
        deal = step.after.public.deal
        number = deal_number if deal is None else deal.number
        action_number = action_number + 1 if number == deal_number else 0
        deal_number = number
        yield ReplayStep(
            deal_number=deal_number, action_number=action_number, events=tuple(map(wire_event, step.events))
        )


def _is_verifiable(record: MatchRecord) -> bool:
    try:
        revelation_of(record)
    except UnverifiableRecord:
        return False
    return True
