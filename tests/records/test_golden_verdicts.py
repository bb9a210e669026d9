"""What other clients read and verify records by is up to date, small, and holds every sort of fault."""

import json
from pathlib import Path

from gangoffour.engine import PRESETS
from gangoffour.fairness import UnfairCode
from gangoffour.records import RecordCode
from scripts.rule_options import OPTIONS, format_options
from tools.golden.verdicts import verdict_vectors

GOLDEN = Path(__file__).parents[1] / "golden" / "verdicts.json"
TEXT = GOLDEN.read_text(encoding="utf-8")
VECTORS = json.loads(TEXT)

OF_THE_PLAY = {RecordCode.BAD_MATCH, RecordCode.BAD_DEAL, RecordCode.BAD_HANDS, RecordCode.ILLEGAL_ACTION}
"""Found by a replay, after the cards."""
NEVER_READ = {UnfairCode.DEAL_NUMBER}
"""The deals of a record are counted as they are read."""


def test_the_vectors_are_written_as_before() -> None:
    assert verdict_vectors() == TEXT, "if the verifier was changed on purpose: make golden, and read the difference"


def test_the_file_is_small() -> None:
    assert GOLDEN.stat().st_size < 300_000


def test_every_honest_record_is_verified() -> None:
    honest = [case for case in VECTORS["cases"] if case["edit"] is None and case["transcript"] is None]
    assert {case["base"]: case["found"] for case in honest} == dict.fromkeys(VECTORS["bases"])
    for name, rules in PRESETS.items():
        assert {f"{name}, {seats} seats" for seats in rules.players_allowed} <= VECTORS["bases"].keys()


def test_every_fault_of_the_cards_is_among_the_cases() -> None:
    found = {case["found"]["code"] for case in VECTORS["cases"] if case["found"] is not None}
    assert {*UnfairCode, *RecordCode} - found == OF_THE_PLAY | NEVER_READ


def test_the_options_that_the_page_reads_are_those_of_the_engine() -> None:
    assert OPTIONS.read_text(encoding="utf-8") == format_options(), "run `make catalogue`"
