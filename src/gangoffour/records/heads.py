"""Reading the head of a record: everything before the first deal. It holds facts only."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from gangoffour.engine import CUSTOM, RULES_FORMAT, RuleSet, Seat, preset, rule_set
from gangoffour.records.errors import ContradictoryRecord, MalformedRecord, RecordCode, UnknownVersion
from gangoffour.records.formatter import NOTHING, format_moment
from gangoffour.records.model import FairnessRecord, MatchEnd, SeatRecord, Sitting
from gangoffour.records.statements import Form, Statement, at_line, known_seat

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Head:
    """What stands before the first deal."""

    rules: RuleSet
    seats: tuple[SeatRecord, ...]
    seats_line: int
    first_dealer: Seat
    headers: tuple[tuple[str, str], ...]
    match_id: bytes | None
    fairness: FairnessRecord | None
    table_id: bytes | None
    started_at_ms: int | None
    ended: MatchEnd | None
    sittings: tuple[Sitting, ...]


Fields = dict[str, Statement]
"""The statements of the head by what they state."""


def read_head(statements: Sequence[Statement]) -> Head:
    """Return what the statements of the head say."""
    fields: Fields = {}
    for statement in statements:
        name = _field(statement)
        if statement.form is Form.SAT:
            continue  # a seat may have several
        if name in fields:
            raise MalformedRecord(RecordCode.DUPLICATE, line=statement.line, field=name)
        fields[name] = statement
    seats = _required(fields, "seats")
    seat_count = int(seats.parts[0])
    _refuse_seats_beyond(fields, seat_count)
    dealer = _required(fields, "first dealer")
    sittings = tuple(_sitting(statement, seat_count) for statement in statements if statement.form is Form.SAT)
    return Head(
        rules=_rules(fields),
        seats=tuple(_seat(_required(fields, f"seat {seat}")) for seat in range(seat_count)),
        seats_line=seats.line,
        first_dealer=known_seat(dealer.parts[0], seat_count, dealer.line),
        headers=tuple(_header(statement) for statement in statements if statement.form is Form.HEADER),
        match_id=_uuid(fields.get("match id")),
        fairness=_fairness(fields, seat_count),
        table_id=_uuid(fields.get("table id")),
        started_at_ms=_moment_ms(fields["started"]) if "started" in fields else None,
        ended=_end(fields["ended"]) if "ended" in fields else None,
        sittings=sittings,
    )


def _field(statement: Statement) -> str:
    """Return what may stand once: the words before the colon."""
    return statement.text.partition(":")[0]


def _required(fields: Fields, name: str) -> Statement:
    statement = fields.get(name)
    if statement is None:
        raise MalformedRecord(RecordCode.MISSING, field=name)
    return statement


def _refuse_seats_beyond(fields: Fields, seat_count: int) -> None:
    for name, statement in fields.items():
        numbered = re.fullmatch("(?:seat|fair h|fair r) ([0-9])", name)
        if numbered is not None:
            known_seat(numbered[1], seat_count, statement.line)


def _header(statement: Statement) -> tuple[str, str]:
    name, value = statement.parts
    return name, value


def _seat(statement: Statement) -> SeatRecord:
    _, name, player_id = statement.parts
    with at_line(statement.line, _field(statement)):
        return SeatRecord(player_id, name)


def _sitting(statement: Statement, seat_count: int) -> Sitting:
    digit, first, last, name, player_id, bot, missed = statement.parts
    seat = known_seat(digit, seat_count, statement.line)
    with at_line(statement.line, _field(statement)):
        return Sitting(seat, int(first), int(last), SeatRecord(player_id, name), bot or None, int(missed or 0))


def _uuid(statement: Statement | None) -> bytes | None:
    return None if statement is None else bytes.fromhex(statement.parts[0].replace("-", ""))


def _moment_ms(statement: Statement) -> int:
    text = statement.parts[0]
    try:
        at_ms = (datetime.fromisoformat(text) - _EPOCH) // timedelta(milliseconds=1)
    except ValueError as error:
        raise MalformedRecord(RecordCode.VALUE, line=statement.line, field=_field(statement)) from error
    if at_ms < 0 or format_moment(at_ms) != text:  # some versions of Python know an hour 24
        raise MalformedRecord(RecordCode.VALUE, line=statement.line, field=_field(statement))
    return at_ms


def _end(statement: Statement) -> MatchEnd:
    at_ms = _moment_ms(statement)
    with at_line(statement.line, _field(statement)):
        return MatchEnd(at_ms, statement.parts[1])


def _rules(fields: Fields) -> RuleSet:
    statement = _required(fields, "rules")
    rules_format, name = statement.parts
    if rules_format != RULES_FORMAT:
        raise UnknownVersion(RecordCode.UNKNOWN_RULES, line=statement.line, found=rules_format, known=RULES_FORMAT)
    if name != CUSTOM:
        with at_line(statement.line, "rules"):
            rules = preset(name)
    else:
        rules = rule_set({})
    for option in fields.values():
        if option.form is Form.OPTION:
            rules = _with_option(rules, option)
    if rules.name != name:
        # `classic` with options, or `custom` with the options of a preset.
        found, expected = statement.text, f"rules: {RULES_FORMAT} {rules.name}"
        raise ContradictoryRecord(RecordCode.CONTRADICTION, line=statement.line, found=found, expected=expected)
    return rules


def _with_option(rules: RuleSet, statement: Statement) -> RuleSet:
    name, text = statement.parts
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MalformedRecord(RecordCode.VALUE, line=statement.line, field=_field(statement)) from error
    with at_line(statement.line, _field(statement)):
        return rule_set({name: value}, rules)


def _fairness(fields: Fields, seat_count: int) -> FairnessRecord | None:
    if not any(statement.form is Form.FAIR for statement in fields.values()):
        return None
    scheme = _required(fields, "fair scheme")
    with at_line(scheme.line, "fair scheme"):
        return FairnessRecord(
            commitment=_bytes(_required(fields, "fair C")),
            client_commitments=tuple(_bytes(_required(fields, f"fair h {seat}")) for seat in range(seat_count)),
            numbers=tuple(_bytes(_required(fields, f"fair r {seat}")) for seat in range(seat_count)),
            transcript_hash=_bytes(_required(fields, "fair T")),
            secret=_bytes(fields["fair S"]) if "fair S" in fields else None,
            scheme=scheme.parts[1],
        )


def _bytes(statement: Statement) -> bytes:
    text = statement.parts[1]
    if text == NOTHING:
        return b""
    if not _HEX.fullmatch(text):
        raise MalformedRecord(RecordCode.VALUE, line=statement.line, field=_field(statement))
    return bytes.fromhex(text)
