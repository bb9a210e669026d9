"""The text record of a match, `.gof`: read, write, replay, verify.

A record is to this game what PGN is to chess: a person can read it, compare it and paste it into a bug report. The
format is described in docs/reference/gof-record.md. Whatever follows from deals and actions is checked when a text is
read. Pure, standard library only.
"""

from gangoffour.records.errors import (
    ContradictoryRecord,
    IllegalRecord,
    MalformedRecord,
    RecordCode,
    RecordError,
    TooManySteps,
    UnknownVersion,
    UnverifiableRecord,
)
from gangoffour.records.formatter import format_record
from gangoffour.records.json_export import JsonObject, to_json
from gangoffour.records.json_import import UPCASTS, Upcast, from_json, upcast
from gangoffour.records.model import (
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
)
from gangoffour.records.parser import parse_record
from gangoffour.records.recorder import DealInput, Recorder, record_of
from gangoffour.records.replayer import ROLES_HEADER, Replay, deck_order_of, later_deal_of, replay, replay_steps
from gangoffour.records.verification import (
    BOARD_HEADER,
    board_of,
    evidence_of,
    revelation_of,
    verify_record,
    verify_text,
)

__all__ = [
    "BOARD_HEADER",
    "RECORD_VERSION",
    "ROLES_HEADER",
    "UPCASTS",
    "ContradictoryRecord",
    "DealInput",
    "DealRecord",
    "FairnessRecord",
    "IllegalRecord",
    "JsonObject",
    "Maker",
    "MalformedRecord",
    "MatchEnd",
    "MatchRecord",
    "RecordCode",
    "RecordError",
    "RecordedAction",
    "Recorder",
    "Replay",
    "SeatRecord",
    "Sitting",
    "TooManySteps",
    "TributeRecord",
    "UnknownVersion",
    "UnverifiableRecord",
    "Upcast",
    "board_of",
    "deck_order_of",
    "evidence_of",
    "format_record",
    "from_json",
    "later_deal_of",
    "parse_record",
    "record_of",
    "replay",
    "replay_steps",
    "revelation_of",
    "to_json",
    "upcast",
    "verify_record",
    "verify_text",
]
