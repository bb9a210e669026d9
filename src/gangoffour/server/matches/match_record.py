"""The record of a match, from the events of its table."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import NamedTuple
from uuid import UUID

from gangoffour.engine import (
    DECK,
    Card,
    Declare,
    LaterDeal,
    MatchStarted,
    Pass,
    Play,
    ReturnCard,
    Seat,
    Step,
    parse_card,
)
from gangoffour.protocol import Player, rules_of
from gangoffour.protocol import events as wire
from gangoffour.records import (
    BOARD_HEADER,
    FairnessRecord,
    Maker,
    MatchEnd,
    MatchRecord,
    Recorder,
    SeatRecord,
    Sitting,
    format_record,
)


class RecordedMatch(NamedTuple):
    """A record and its text."""

    record: MatchRecord
    text: str


def recorded_match(entries: Sequence[wire.Entry], secret: bytes) -> RecordedMatch:
    """Return the record of the last match in these entries, replayed by the engine; `secret` is its seed."""
    starts = [place for place, entry in enumerate(entries) if isinstance(entry.event, wire.MatchStarted)]
    first, later = entries[starts[-1]], entries[starts[-1] + 1 :]
    started = first.event
    if not isinstance(started, wire.MatchStarted):
        raise TypeError(started)
    recorder = Recorder(
        MatchStarted(rules_of(started.rules), started.seat_count, Seat(started.first_dealer)),
        [_seat_record(player) for player in started.players],
        headers=[("Date", datetime.fromtimestamp(first.at_ms / 1000, UTC).strftime("%Y-%m-%d")), *_board(entries)],
        match_id=UUID(started.match_id).bytes,
        fairness=_fairness(started, secret),
    )
    steps = list(_replay(recorder, [entry.event for entry in later]))
    ends = [MatchEnd(at.at_ms, at.event.cause) for at in later if isinstance(at.event, wire.MatchEnded)]
    record = recorder.record(
        table_id=_table_id(entries),
        started_at_ms=first.at_ms,
        ended=ends[0] if ends else None,
        sittings=sittings(started.players, [entry.event for entry in later]),
    )
    return RecordedMatch(record, format_record(record, steps))


def _table_id(entries: Sequence[wire.Entry]) -> bytes | None:
    opened = entries[0].event
    return UUID(opened.table_id).bytes if isinstance(opened, wire.TableOpened | wire.TableCarriedOn) else None


def _board(entries: Sequence[wire.Entry]) -> list[tuple[str, str]]:
    """Return the header that names the board from whose seed the deals follow, if there is one."""
    opened = entries[0].event
    if not isinstance(opened, wire.TableOpened | wire.TableCarriedOn) or opened.policy.board_id is None:
        return []
    return [(BOARD_HEADER, f"{opened.policy.board_id} {opened.policy.board_commitment}")]


def _fairness(started: wire.MatchStarted, secret: bytes) -> FairnessRecord:
    return FairnessRecord(
        commitment=bytes.fromhex(started.commitment),
        client_commitments=tuple(bytes.fromhex(commitment) for commitment in started.client_commitments),
        numbers=tuple(bytes.fromhex(number or "") for number in started.numbers),
        transcript_hash=bytes.fromhex(started.transcript_hash),
        secret=secret,
    )


def _replay(recorder: Recorder, events: Sequence[wire.Event]) -> Iterator[Step]:
    """Deal and act again, and yield each step. A step tells several events; the one naming the action stands first."""
    makers = makers_of(events)
    told = [(event, maker) for event, maker in zip(events, makers, strict=True) if isinstance(event, wire.MATCH_EVENTS)]
    for place, (event, maker) in enumerate(told):
        following = told[place + 1][0] if place + 1 < len(told) else None
        match event:
            case wire.DealStarted():
                yield _deal_again(recorder, [each for each, _ in told[place:]])
            case wire.CombinationPlayed(seat=seat, combination=combination):
                declares = isinstance(following, wire.LastCardDeclared) and following.seat == seat
                cards = tuple(parse_card(card) for card in combination.cards)
                yield recorder.apply(Seat(seat), Play(cards, declare=declares), maker)
            case wire.Passed(seat=seat):
                yield recorder.apply(Seat(seat), Pass(), maker)
            case wire.CardReturned(giver=seat, card=card):
                yield recorder.apply(Seat(seat), ReturnCard(parse_card(card)), maker)
            case wire.LastCardDeclared(seat=seat) if recorder.state.public.deal is not None:
                if seat not in recorder.state.public.deal.declared:
                    yield recorder.apply(Seat(seat), Declare(), maker)
            case _:
                continue


def makers_of(events: Iterable[wire.Event]) -> Iterator[Maker]:
    """Yield for each event who chose the action that it tells of, if it does."""
    substituted: set[int] = set()
    late: int | None = None
    for event in events:
        match event:
            case wire.SubstituteSeated(seat=seat):
                substituted.add(seat)
            case wire.SeatTaken(seat=seat) | wire.SeatTakenBack(seat=seat):
                substituted.discard(seat)
            case _:
                pass
        actor = actor_of(event)
        if actor is not None and actor in substituted:
            yield Maker.SUBSTITUTE
        else:
            yield Maker.CLOCK if actor is not None and actor == late else Maker.PLAYER
        # What the server does for a seat whose deadline has passed follows at once.
        late = event.seat if isinstance(event, wire.DeadlinePassed) and not event.is_idle else None


def actor_of(event: wire.Event) -> int | None:
    """Return the seat whose action an event tells of."""
    match event:
        case wire.CombinationPlayed(seat=seat) | wire.Passed(seat=seat) | wire.LastCardDeclared(seat=seat):
            return seat
        case wire.CardReturned(giver=giver):
            return giver
        case _:
            return None


def sittings(players: Sequence[Player], events: Iterable[wire.Event]) -> list[Sitting]:
    """Return who sat where in a match that these players began, by what happened then.

    A deal belongs to whoever sat there when it ended; the last one, if it did not end, to whoever sat there at last.
    """
    seated = list(players)
    deals: list[tuple[Player, ...]] = []
    missed: Counter[tuple[int, int]] = Counter()
    deal_count = 0
    for event in events:
        match event:
            case wire.SeatTaken(seat=seat, player=player):
                seated[seat] = player
            case wire.DeadlinePassed(seat=seat, is_idle=False):
                missed[seat, max(1, deal_count)] += 1
            case wire.DealStarted():
                deal_count += 1
            case wire.DealScored():
                deals.append(tuple(seated))
            case wire.MatchEnded():
                break
            case _:
                continue
    if len(deals) < deal_count:
        deals.append(tuple(seated))
    return [
        sitting for seat, held in enumerate(zip(*deals, strict=True)) for sitting in _sittings_at(seat, held, missed)
    ]


def _sittings_at(seat: int, held: Sequence[Player], missed: Counter[tuple[int, int]]) -> Iterator[Sitting]:
    first_deal = 1
    for _, group in groupby(held, key=lambda player: player.player_id):
        players = list(group)
        last_deal = first_deal + len(players) - 1
        yield Sitting(
            Seat(seat),
            first_deal,
            last_deal,
            _seat_record(players[-1]),
            players[-1].bot,
            sum(missed[seat, deal] for deal in range(first_deal, last_deal + 1)),
        )
        first_deal = last_deal + 1


def _seat_record(player: Player) -> SeatRecord:
    return SeatRecord(player.player_id, player.name)


def _deal_again(recorder: Recorder, events: Sequence[wire.MatchEvent]) -> Step:
    """Deal the same hands: any deck order that gives them is as good as the one that did."""
    cut_cards: tuple[Card, ...] = ()
    dealt: list[str] = []
    later: LaterDeal | None = None
    started = events[0]
    is_first = recorder.state.public.deal is None
    for event in events[1:]:
        match event:
            case wire.DeckCut(cards=cards):
                cut_cards = tuple(parse_card(card) for card in cards)
            case wire.HandDealt(hand=hand) | wire.DummyHandDealt(hand=hand):
                dealt += hand
            case wire.TributeGiven(giver=giver, receiver=receiver) if is_first and isinstance(
                started, wire.DealStarted
            ):
                later = LaterDeal(started.deal_number, Seat(receiver), Seat(giver))
            case _:
                break
    positions: dict[str, list[int]] = {}
    for position in reversed(range(len(DECK))):
        positions.setdefault(str(DECK[position]), []).append(position)
    return recorder.start_deal([positions[card].pop() for card in dealt], cut_cards, later=later)
