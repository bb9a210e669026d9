"""Reading the text of a record.

The facts and claims are read, the facts are replayed, and the canonical text of that replay is compared with what is
written, statement by statement: so every line that follows from others is checked without a rule of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import NamedTuple

from gangoffour.engine import (
    Card,
    Hand,
    ReturnCard,
    Seat,
    all_seats,
    format_cards,
    parse_action,
    parse_card,
)
from gangoffour.records.errors import ContradictoryRecord, IllegalRecord, MalformedRecord, RecordCode, TooManySteps
from gangoffour.records.formatter import NOTHING, body_lines
from gangoffour.records.heads import Head, read_head
from gangoffour.records.model import DealRecord, Maker, MatchRecord, RecordedAction, TributeRecord, parse_hand
from gangoffour.records.replayer import action_text, maker_mark
from gangoffour.records.statements import Form, Statement, at_line, known_seat, statements


class Written(NamedTuple):
    """A statement of the body as it would be written canonically."""

    line: int
    text: str


@dataclass(slots=True)
class _Draft:
    """A deal as far as it has been read."""

    line: int
    hands: dict[Seat, Hand] = field(default_factory=dict)
    left: dict[Seat, Hand] = field(default_factory=dict)
    actions: list[RecordedAction] = field(default_factory=list)
    action_lines: list[int] = field(default_factory=list)
    tribute: TributeRecord | None = None
    cut_cards: tuple[Card, ...] = ()
    dummy_hand: Hand | None = None
    repeated_claim: MalformedRecord | None = None


def parse_record(text: str, *, check: bool = True, most_steps: int | None = None) -> MatchRecord:
    """Return the record written in the text, or raise a `RecordError` that names the first wrong line.

    With `check=False` facts and claims are taken as they are written, and nothing is replayed or compared: for
    `verify_record`, which looks at the cards of a record before it asks whether the match was legal.

    With `most_steps`, a match with more starts of deals and actions than that raises `TooManySteps`, before the rules
    are asked about any of them: they are what takes time.
    """
    head_statements, body = statements(text)
    head = read_head(head_statements)
    drafts: list[_Draft] = []
    written = [Written(statement.line, _read(statement, drafts, len(head.seats))) for statement in body]
    if most_steps is not None and len(drafts) + sum(len(draft.actions) for draft in drafts) > most_steps:
        raise TooManySteps
    record = _record(head, drafts, is_lenient=not check)
    if check:
        _compare(record, written, drafts, head)
    return record


def _record(head: Head, drafts: Sequence[_Draft], *, is_lenient: bool) -> MatchRecord:
    deals = []
    for draft in drafts:
        _refuse_missing("hand", draft.hands, head, draft.line)
        # Otherwise the comparison will notice, and name the first line that is wrong.
        if is_lenient:
            _refuse_missing("left", draft.left, head, draft.line)
            if draft.repeated_claim is not None:
                raise draft.repeated_claim
        deals.append(
            DealRecord(
                hands=_by_seat(draft.hands, len(head.seats)),
                left=_by_seat(draft.left, len(head.seats)),
                actions=tuple(draft.actions),
                tribute=draft.tribute,
                cut_cards=draft.cut_cards,
                dummy_hand=draft.dummy_hand,
            )
        )
    return MatchRecord(
        rules=head.rules,
        seats=head.seats,
        first_dealer=head.first_dealer,
        deals=tuple(deals),
        headers=head.headers,
        match_id=head.match_id,
        fairness=head.fairness,
        table_id=head.table_id,
        started_at_ms=head.started_at_ms,
        ended=head.ended,
        sittings=head.sittings,
    )


def _by_seat(hands: dict[Seat, Hand], seat_count: int) -> tuple[Hand, ...]:
    return tuple(hands.get(seat, ()) for seat in all_seats(seat_count))


def _refuse_missing(name: str, hands: dict[Seat, Hand], head: Head, deal_line: int) -> None:
    for seat in all_seats(len(head.seats)):
        if seat not in hands:
            raise MalformedRecord(RecordCode.MISSING, line=deal_line, field=f"{name} {seat}")


def _compare(record: MatchRecord, written: Sequence[Written], drafts: Sequence[_Draft], head: Head) -> None:
    end = Written(written[-1].line + 1 if written else head.seats_line, "")
    expected = (line.strip() for line in body_lines(record) if line)
    try:
        for found, text in zip_longest(written, expected):
            if found is None or found.text != text:
                line, said = found or end
                raise ContradictoryRecord(RecordCode.CONTRADICTION, line=line, found=said, expected=text or "")
    except IllegalRecord as error:
        raise error.at(_line_of(error, drafts, head)) from error.__cause__


def _line_of(error: IllegalRecord, drafts: Sequence[_Draft], head: Head) -> int:
    match error.facts:
        case {"deal": int(deal), "action_number": int(number)}:
            return drafts[deal - 1].action_lines[number - 1]
        case {"deal": int(deal)}:
            return drafts[deal - 1].line
        case _:
            return head.seats_line


def _read(statement: Statement, drafts: list[_Draft], seat_count: int) -> str:
    """Take the facts and claims from a statement; return its canonical text."""
    if statement.form is Form.DEAL:
        drafts.append(_Draft(statement.line))
        return statement.text
    if not drafts:
        return statement.text
    draft, line = drafts[-1], statement.line
    name = statement.text.partition(":")[0]
    with at_line(line, name):
        match statement.form, statement.parts:
            case Form.HAND, (digit, text):
                seat = known_seat(digit, seat_count, line)
                _refuse_second(name, is_second=seat in draft.hands)
                return _read_hand(name, draft.hands, seat, text)
            case Form.LEFT, (digit, text):
                seat = known_seat(digit, seat_count, line)
                if seat in draft.left:
                    draft.repeated_claim = MalformedRecord(RecordCode.DUPLICATE, line=line, field=name)
                return _read_hand(name, draft.left, seat, text)
            case Form.DUMMY_HAND, (text,):
                _refuse_second(name, is_second=draft.dummy_hand is not None)
                draft.dummy_hand = parse_hand(text)
                return f"dummy hand: {format_cards(draft.dummy_hand)}"
            case Form.CUT, (text, outcome):
                _refuse_second(name, is_second=bool(draft.cut_cards))
                # Not parse_hand, which sorts: the order of the cuts counts.
                draft.cut_cards = tuple(parse_card(word) for word in text.split())
                return f"cut: {format_cards(draft.cut_cards)}{outcome}"
            case ((Form.TRIBUTE | Form.RETURNED_CARD | Form.TURN), _):
                return _read_action(statement, draft, seat_count)
            case _:
                return statement.text


def _read_hand(name: str, hands: dict[Seat, Hand], seat: Seat, text: str) -> str:
    hands[seat] = () if text == NOTHING else parse_hand(text)
    return f"{name}: {format_cards(hands[seat]) or NOTHING}"


def _read_action(statement: Statement, draft: _Draft, seat_count: int) -> str:
    seat = known_seat(statement.parts[0], seat_count, statement.line)
    if statement.form is Form.TURN:
        _, text, maker, mark = statement.parts
        entry = RecordedAction(seat, parse_action(text), not mark, _maker(maker))
        _add_action(draft, statement.line, entry)
        return f"{seat}: {action_text(entry)}"
    card, receiver = parse_card(statement.parts[1]), known_seat(statement.parts[2], seat_count, statement.line)
    if statement.form is Form.RETURNED_CARD:
        entry = RecordedAction(seat, ReturnCard(card), maker=_maker(statement.parts[3]))
        _add_action(draft, statement.line, entry)
        return f"returned card: {seat} gives {card} to {receiver}{maker_mark(entry)}"
    _refuse_second("tribute", is_second=draft.tribute is not None)
    draft.tribute = TributeRecord(seat, receiver, card)
    return f"tribute: {seat} gives {card} to {receiver}"


def _add_action(draft: _Draft, line: int, entry: RecordedAction) -> None:
    draft.actions.append(entry)
    draft.action_lines.append(line)


def _maker(mark: str) -> Maker:
    return Maker(mark.removeprefix(" (by ").removesuffix(")")) if mark else Maker.PLAYER


def _refuse_second(name: str, *, is_second: bool) -> None:
    if is_second:
        raise MalformedRecord(RecordCode.DUPLICATE, field=name)
