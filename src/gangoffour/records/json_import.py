"""A record from JSON values of this version or an older one.

Only the shape is checked: replay or verify what comes from others.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, TypeVar

from gangoffour.engine import (
    CLASSIC,
    CUSTOM,
    RULES_FORMAT,
    GangOfFourError,
    RuleSet,
    Seat,
    parse_action,
    parse_card,
    preset,
    rule_set,
)
from gangoffour.records.errors import MalformedRecord, RecordCode, UnknownVersion
from gangoffour.records.json_export import JsonObject
from gangoffour.records.model import (
    FORMAT,
    RECORD_VERSION,
    DealRecord,
    FairnessRecord,
    Maker,
    MatchEnd,
    MatchRecord,
    RecordedAction,
    SeatRecord,
    Sitting,
    TributeRecord,
    parse_hand,
)

Upcast: TypeAlias = Callable[[JsonObject], JsonObject]
"""Brings the JSON of an older version to the next one."""
T = TypeVar("T")


def upcast_v1_v2(value: JsonObject) -> JsonObject:
    """Return a record of version 1 as one of version 2: nobody had written down who sat when."""
    return value | {"table_id": None, "started_at_ms": None, "ended": None, "sittings": []}


UPCASTS: Final[Mapping[int, Upcast]] = {1: upcast_v1_v2}
"""For every old version a function that makes the next one of it."""

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")


def from_json(value: object) -> MatchRecord:
    """Return the record that `to_json` gave, now or in an older version; raise `RecordError` for anything else."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise MalformedRecord(RecordCode.NOT_A_RECORD)
    fields = _Fields(upcast(value), "record")
    return MatchRecord(
        rules=_rules(fields.inner("rules")),
        seats=tuple(_seat(seat) for seat in fields.inners("seats")),
        first_dealer=fields.seat("first_dealer"),
        deals=tuple(_deal(deal) for deal in fields.inners("deals")),
        headers=tuple(_header(header) for header in fields.items("headers")),
        match_id=fields.digest("match_id") if fields.has("match_id") else None,
        fairness=_fairness(fields.inner("fairness")) if fields.has("fairness") else None,
        table_id=fields.digest("table_id") if fields.has("table_id") else None,
        started_at_ms=fields.number("started_at_ms") if fields.has("started_at_ms") else None,
        ended=_end(fields.inner("ended")) if fields.has("ended") else None,
        sittings=tuple(_sitting(sitting) for sitting in fields.inners("sittings")),
    )


def upcast(value: JsonObject, upcasts: Mapping[int, Upcast] = UPCASTS, current: int = RECORD_VERSION) -> JsonObject:
    """Return the JSON of an old record as version `current` would write it, going up one version at a time."""
    found = value.get("version")
    if type(found) is not int:
        raise MalformedRecord(RecordCode.VALUE, field="version")
    version = found
    while version in upcasts:
        value = upcasts[version](value)
        version += 1
    if version != current:
        raise UnknownVersion(RecordCode.UNKNOWN_VERSION, found=found, known=current)
    return value | {"version": current}


class _Fields:
    """The fields of a JSON object, each refused by name if it is not what it should be."""

    def __init__(self, value: object, name: str) -> None:
        if not isinstance(value, dict):
            raise MalformedRecord(RecordCode.VALUE, field=name)
        self._value: JsonObject = value

    def has(self, name: str) -> bool:
        return self._value.get(name) is not None

    def _typed(self, name: str, wanted: type[T]) -> T:
        if name not in self._value:
            raise MalformedRecord(RecordCode.MISSING, field=name)
        return _typed(self._value[name], name, wanted)

    def text(self, name: str) -> str:
        return self._typed(name, str)

    def seat(self, name: str) -> Seat:
        return Seat(self._typed(name, int))

    def number(self, name: str) -> int:
        return self._typed(name, int)

    def flag(self, name: str) -> bool:
        return self._typed(name, bool)

    def items(self, name: str) -> list[object]:
        return self._typed(name, list)

    def inner(self, name: str) -> "_Fields":
        return _Fields(self._typed(name, dict), name)

    def inners(self, name: str) -> list["_Fields"]:
        return [_Fields(item, name) for item in self.items(name)]

    def digest(self, name: str) -> bytes:
        return _bytes(self._typed(name, str), name)

    def parsed(self, name: str, parse: Callable[[str], T]) -> T:
        return _parsed(self._typed(name, str), name, parse)

    def all_parsed(self, name: str, parse: Callable[[str], T]) -> tuple[T, ...]:
        return tuple(_parsed(item, name, parse) for item in self.items(name))

    def digests(self, name: str) -> tuple[bytes, ...]:
        return tuple(_bytes(item, name) for item in self.items(name))

    def options(self, name: str) -> JsonObject:
        return self._typed(name, dict)


def _typed(value: object, name: str, wanted: type[T]) -> T:
    # Not isinstance alone: true and false are whole numbers to Python.
    if not isinstance(value, wanted) or type(value) is not wanted:
        raise MalformedRecord(RecordCode.VALUE, field=name)
    return value


def _parsed(value: object, name: str, parse: Callable[[str], T]) -> T:
    try:
        return parse(_typed(value, name, str))
    except GangOfFourError as refusal:
        raise MalformedRecord(RecordCode.VALUE, refusal=refusal, field=name) from refusal


def _bytes(value: object, name: str) -> bytes:
    text = _typed(value, name, str)
    if not _HEX.fullmatch(text):
        raise MalformedRecord(RecordCode.VALUE, field=name)
    return bytes.fromhex(text)


def _header(value: object) -> tuple[str, str]:
    match value:
        case [str(name), str(text)]:
            return name, text
        case _:
            raise MalformedRecord(RecordCode.VALUE, field="headers")


def _seat(fields: _Fields) -> SeatRecord:
    return SeatRecord(player_id=fields.text("player_id"), name=fields.text("name"))


def _rules(fields: _Fields) -> RuleSet:
    rules_format, name = fields.text("format"), fields.text("name")
    if rules_format != RULES_FORMAT:
        raise UnknownVersion(RecordCode.UNKNOWN_RULES, found=rules_format, known=RULES_FORMAT)
    try:
        rules = rule_set(fields.options("options"), CLASSIC if name == CUSTOM else preset(name))
    except GangOfFourError as refusal:
        raise MalformedRecord(RecordCode.VALUE, refusal=refusal, field="rules") from refusal
    if rules.name != name:
        raise MalformedRecord(RecordCode.VALUE, field="rules")
    return rules


def _fairness(fields: _Fields) -> FairnessRecord:
    return FairnessRecord(
        commitment=fields.digest("commitment"),
        client_commitments=fields.digests("client_commitments"),
        numbers=fields.digests("numbers"),
        transcript_hash=fields.digest("transcript_hash"),
        secret=fields.digest("secret") if fields.has("secret") else None,
        scheme=fields.text("scheme"),
    )


def _deal(fields: _Fields) -> DealRecord:
    return DealRecord(
        hands=fields.all_parsed("hands", parse_hand),
        left=fields.all_parsed("left", parse_hand),
        actions=tuple(_action(entry) for entry in fields.inners("actions")),
        tribute=_tribute(fields.inner("tribute")) if fields.has("tribute") else None,
        cut_cards=fields.all_parsed("cut_cards", parse_card),
        dummy_hand=fields.parsed("dummy_hand", parse_hand) if fields.has("dummy_hand") else None,
    )


def _tribute(fields: _Fields) -> TributeRecord:
    return TributeRecord(fields.seat("giver"), fields.seat("receiver"), fields.parsed("card", parse_card))


def _action(fields: _Fields) -> RecordedAction:
    is_carried_out = fields.flag("carried_out") if fields.has("carried_out") else True
    maker = _maker(fields.text("maker")) if fields.has("maker") else Maker.PLAYER
    return RecordedAction(fields.seat("seat"), fields.parsed("action", parse_action), is_carried_out, maker)


def _maker(text: str) -> Maker:
    try:
        return Maker(text)
    except ValueError as error:
        raise MalformedRecord(RecordCode.VALUE, field="maker") from error


def _end(fields: _Fields) -> MatchEnd:
    return MatchEnd(fields.number("at_ms"), fields.text("cause"))


def _sitting(fields: _Fields) -> Sitting:
    return Sitting(
        seat=fields.seat("seat"),
        first_deal=fields.number("first_deal"),
        last_deal=fields.number("last_deal"),
        player=_seat(fields),
        bot=fields.text("bot") if fields.has("bot") else None,
        deadlines_missed=fields.number("deadlines_missed"),
    )
