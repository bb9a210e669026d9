"""Records that say who sat when, and who chose."""

import pytest

from gangoffour.records import MalformedRecord, RecordCode, format_record, from_json, parse_record, to_json
from tools.golden.replays import record_texts

TEXT = record_texts()["sittings"]
SAT_1 = next(line for line in TEXT.splitlines() if line.startswith("sat 1: deals 2"))


def refusal(text: str) -> MalformedRecord:
    with pytest.raises(MalformedRecord) as caught:
        parse_record(text)
    return caught.value


def test_text_and_json_keep_who_sat_when() -> None:
    record = parse_record(TEXT)
    assert format_record(record) == TEXT
    assert from_json(to_json(record)) == record
    assert [(each.seat, each.first_deal, each.last_deal, each.bot) for each in record.sittings] == [
        (0, 1, 2, None),
        (1, 1, 1, "planner"),
        (1, 2, 2, None),
        (2, 1, 2, None),
        (3, 1, 2, "greedy"),
    ]
    assert record.ended is not None
    assert record.ended.at_ms - (record.started_at_ms or 0) == 600_000


@pytest.mark.parametrize(
    "other, field",
    [
        (SAT_1.replace("deals 2-2", "deals 1-2"), "sat 1"),
        (SAT_1.replace("deals 2-2", "deals 3-3"), "sat 1"),
        (SAT_1.replace("deals 2-2", "deals 2-1"), "sat 1"),
        (SAT_1.replace("sat 1", "sat 0"), "sat 0"),
    ],
)
def test_sittings_that_overlap_or_leave_a_deal_out_are_refused(other: str, field: str) -> None:
    error = refusal(TEXT.replace(SAT_1, other))
    assert (error.code, error.facts["field"]) == (RecordCode.VALUE, field)


@pytest.mark.parametrize("moment", ["2025-02-30T18:00:00.123Z", "2025-03-06T24:00:00.000Z", "1969-12-31T23:59:59.999Z"])
def test_a_moment_that_never_was_is_refused(moment: str) -> None:
    started = next(line for line in TEXT.splitlines() if line.startswith("started: "))
    error = refusal(TEXT.replace(started, f"started: {moment}"))
    assert (error.code, error.facts["field"]) == (RecordCode.VALUE, "started")


def test_a_seat_that_the_table_does_not_have_is_refused() -> None:
    assert refusal(TEXT.replace("sat 3:", "sat 4:")).code is RecordCode.SEAT


def test_version_1_knows_none_of_it() -> None:
    error = refusal(TEXT.replace("gof-record 2", "gof-record 1"))
    assert error.code is RecordCode.LINE
    assert "table id" in str(error.facts["text"])
