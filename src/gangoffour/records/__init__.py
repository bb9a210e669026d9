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
    MatchRecord,
    RecordedAction,
    SeatRecord,
    TributeRecord,
)
from gangoffour.records.parser import parse_record
from gangoffour.records.recorder import DealInput, Recorder, record_of
from gangoffour.records.replayer import Replay, deck_order_of, replay, replay_steps
from gangoffour.records.verification import evidence_of, revelation_of, verify_record, verify_text

__all__ = [
    "RECORD_VERSION",
    "UPCASTS",
    "ContradictoryRecord",
    "DealInput",
    "DealRecord",
    "FairnessRecord",
    "IllegalRecord",
    "JsonObject",
    "MalformedRecord",
    "MatchRecord",
    "RecordCode",
    "RecordError",
    "RecordedAction",
    "Recorder",
    "Replay",
    "SeatRecord",
    "TributeRecord",
    "UnknownVersion",
    "UnverifiableRecord",
    "Upcast",
    "deck_order_of",
    "evidence_of",
    "format_record",
    "from_json",
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
