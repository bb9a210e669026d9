"""Records as JSON: there and back, older versions lifted, anything else refused by the name of its field."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from gangoffour.records import (
    RECORD_VERSION,
    UPCASTS,
    JsonObject,
    MalformedRecord,
    RecordCode,
    RecordError,
    UnknownVersion,
    from_json,
    parse_record,
    to_json,
    upcast,
)
from tests.records.matches import Played, random_match, random_matches

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.gof"))
FAIR = next(path for path in GOLDEN if path.stem == "fair")


@given(random_matches())
def test_a_record_survives_json(played: Played) -> None:
    assert from_json(json.loads(json.dumps(to_json(played.record)))) == played.record


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_survives_json(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    assert from_json(json.loads(json.dumps(to_json(record)))) == record


# --- versions ---------------------------------------------------------------------------------------------------------


def upcast_v1_v2(value: JsonObject) -> JsonObject:
    """As if version 2 called the seats players."""
    rest = {name: field for name, field in value.items() if name != "seats"}
    return rest | {"players": value["seats"]}


def upcast_v2_v3(value: JsonObject) -> JsonObject:
    """As if version 3 kept the headers as an object."""
    return value | {"headers": dict(value["headers"])}


FUTURE = {1: upcast_v1_v2, 2: upcast_v2_v3}


def test_an_old_version_goes_up_one_version_at_a_time() -> None:
    old = to_json(random_match(1).record) | {"version": 1}
    new = upcast(old, FUTURE, current=3)
    assert new["version"] == 3
    assert new["players"] == old["seats"]
    assert new["headers"] == dict(old["headers"])
    assert upcast(upcast_v1_v2(old) | {"version": 2}, FUTURE, current=3) == new


def test_json_of_version_1_is_read_as_a_record_in_which_nobody_wrote_down_who_sat_when() -> None:
    record = random_match(1).record
    later = ("table_id", "started_at_ms", "ended", "sittings")
    old = {name: field for name, field in to_json(record).items() if name not in later} | {"version": 1}
    assert from_json(old) == record


def test_the_current_version_stays_as_it_is() -> None:
    value = to_json(random_match(1).record)
    assert upcast(value) == value


def test_every_old_version_has_a_way_up() -> None:
    assert sorted(UPCASTS) == list(range(1, RECORD_VERSION))


@pytest.mark.parametrize("version", [0, 3, -1, 10**30])
def test_an_unknown_version_is_refused_with_the_one_that_is_known(version: int) -> None:
    with pytest.raises(UnknownVersion) as caught:
        from_json({"format": "gof-record", "version": version})
    assert caught.value.code is RecordCode.UNKNOWN_VERSION
    assert caught.value.facts == {"found": version, "known": 2}


def test_a_version_without_a_way_up_is_refused() -> None:
    with pytest.raises(UnknownVersion):
        upcast({"version": 1}, {2: upcast_v2_v3}, current=3)


# --- what is no record ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [None, [], "gof-record 1", {}, {"format": "pgn", "version": 1}])
def test_a_value_says_that_it_is_a_record(value: object) -> None:
    with pytest.raises(MalformedRecord) as caught:
        from_json(value)
    assert caught.value.code is RecordCode.NOT_A_RECORD


@pytest.mark.parametrize(
    "path, wrong, field",
    [
        (("version",), "1", "version"),
        (("version",), True, "version"),
        (("headers",), {}, "headers"),
        (("headers", 0), ["Event"], "headers"),
        (("match_id",), "xy", "match_id"),
        (("rules", "name"), "classic", "rules"),
        (("rules", "name"), "italian", "rules"),
        (("rules", "options"), {"snap": 1}, "rules"),
        (("seats",), None, "seats"),
        (("seats", 0), "Ana", "seats"),
        (("first_dealer",), True, "first_dealer"),
        (("fairness", "secret"), 5, "secret"),
        (("fairness", "numbers"), ["0"], "numbers"),
        (("fairness", "scheme"), "gof-fair-9", "fair scheme"),
        (("fairness", "numbers"), [], "fair"),
        (("deals", 0, "hands", 0), "1X", "hands"),
        (("deals", 0, "hands", 0), 7, "hands"),
        (("deals", 0, "actions", 0, "action"), "", "action"),
        (("deals", 0, "actions", 0, "carried_out"), 0, "carried_out"),
        (("deals", 1, "tribute", "card"), "joker", "card"),
    ],
)
def test_a_wrong_field_is_refused_by_its_name(path: tuple[str | int, ...], wrong: object, field: str) -> None:
    value: Any = to_json(parse_record(FAIR.read_text(encoding="utf-8")))
    inner = value
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = wrong
    with pytest.raises(MalformedRecord) as caught:
        from_json(value)
    assert (caught.value.code, caught.value.facts["field"]) == (RecordCode.VALUE, field)


def test_rules_of_an_unknown_format_are_refused() -> None:
    value = to_json(random_match(1).record)
    value["rules"]["format"] = "gof-rules-9"
    with pytest.raises(UnknownVersion, match="record/unknown_rules"):
        from_json(value)


@pytest.mark.parametrize("name", ["headers", "rules", "seats", "first_dealer", "deals"])
def test_a_missing_field_is_named(name: str) -> None:
    value = to_json(random_match(1).record)
    del value[name]
    with pytest.raises(RecordError) as caught:
        from_json(value)
    assert (caught.value.code, caught.value.facts) == (RecordCode.MISSING, {"field": name})
