"""The record of a match, from the events of its table."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from uuid import UUID

from gangoffour.engine import (
    DECK,
    Action,
    Card,
    Declare,
    MatchStarted,
    Pass,
    Play,
    ReturnCard,
    Seat,
    parse_card,
)
from gangoffour.protocol import events as wire
from gangoffour.protocol import rules_of
from gangoffour.records import FairnessRecord, MatchRecord, Recorder, SeatRecord


def record_of_match(entries: Sequence[wire.Entry], secret: bytes) -> MatchRecord:
    """Return the record of the last match in these entries, replayed by the engine; `secret` is its seed."""
    starts = [place for place, entry in enumerate(entries) if isinstance(entry.event, wire.MatchStarted)]
    first = entries[starts[-1]]
    started = first.event
    if not isinstance(started, wire.MatchStarted):
        raise TypeError(started)
    recorder = Recorder(
        MatchStarted(rules_of(started.rules), started.seat_count, Seat(started.first_dealer)),
        [SeatRecord(player.player_id, player.name) for player in started.players],
        headers=[("Date", datetime.fromtimestamp(first.at_ms / 1000, UTC).strftime("%Y-%m-%d"))],
        match_id=UUID(started.match_id).bytes,
        fairness=_fairness(started, secret),
    )
    _replay(recorder, [entry.event for entry in entries[starts[-1] + 1 :]])
    return recorder.record()


def _fairness(started: wire.MatchStarted, secret: bytes) -> FairnessRecord:
    return FairnessRecord(
        commitment=bytes.fromhex(started.commitment),
        client_commitments=tuple(bytes.fromhex(commitment) for commitment in started.client_commitments),
        numbers=tuple(bytes.fromhex(number or "") for number in started.numbers),
        transcript_hash=bytes.fromhex(started.transcript_hash),
        secret=secret,
    )


def _replay(recorder: Recorder, events: Iterable[wire.Event]) -> None:
    """Deal and act again. A step tells several events; the one that names the action stands first."""
    told = [event for event in events if isinstance(event, wire.MATCH_EVENTS)]
    for place, (event, following) in enumerate(pairwise([*told, None])):
        match event:
            case wire.DealStarted():
                _deal_again(recorder, told[place:])
            case wire.CombinationPlayed(seat=seat, combination=combination):
                declares = isinstance(following, wire.LastCardDeclared) and following.seat == seat
                cards = tuple(parse_card(card) for card in combination.cards)
                _apply(recorder, seat, Play(cards, declare=declares))
            case wire.Passed(seat=seat):
                _apply(recorder, seat, Pass())
            case wire.CardReturned(giver=seat, card=card):
                _apply(recorder, seat, ReturnCard(parse_card(card)))
            case wire.LastCardDeclared(seat=seat) if recorder.state.public.deal is not None:
                if seat not in recorder.state.public.deal.declared:
                    _apply(recorder, seat, Declare())
            case _:
                continue


def _apply(recorder: Recorder, seat: int, action: Action) -> None:
    recorder.apply(Seat(seat), action)


def _deal_again(recorder: Recorder, events: Sequence[wire.MatchEvent]) -> None:
    """Deal the same hands: any deck order that gives them is as good as the one that did."""
    cut_cards: tuple[Card, ...] = ()
    dealt: list[str] = []
    for event in events[1:]:
        match event:
            case wire.DeckCut(cards=cards):
                cut_cards = tuple(parse_card(card) for card in cards)
            case wire.HandDealt(hand=hand) | wire.DummyHandDealt(hand=hand):
                dealt += hand
            case _:
                break
    positions: dict[str, list[int]] = {}
    for position in reversed(range(len(DECK))):
        positions.setdefault(str(DECK[position]), []).append(position)
    recorder.start_deal([positions[card].pop() for card in dealt], cut_cards)
