"""The published rulings, one test for each, marked with the clauses it rests on."""

import json
from pathlib import Path

import pytest

from gangoffour.engine import CLASSIC, PRESETS, RuleSet, rule_set
from gangoffour.rulings import RulingsCode, RulingsError, Vector, check_rulings, check_vector, parse_rulings

FILE = Path(__file__).with_name("rulings.json")
RULINGS = parse_rulings(FILE.read_text("utf-8"))


@pytest.mark.parametrize(
    "vector, rules",
    [
        pytest.param(vector, rules, id=f"{vector.vector_id}-{preset}", marks=pytest.mark.rule(*vector.clauses))
        for vector, preset, rules in RULINGS.cases()
    ],
)
def test_the_engine_says_what_the_ruling_says(vector: Vector, rules: RuleSet) -> None:
    assert check_vector(vector, rules) is None


def test_the_presets_of_the_file_are_the_presets_of_the_engine() -> None:
    assert RULINGS.presets == PRESETS


def test_every_option_has_the_values_that_the_file_lists() -> None:
    for name, values in json.loads(FILE.read_text("utf-8"))["option_values"].items():
        for value in values:
            assert rule_set({name: value}) is not None


def test_a_wrong_expectation_is_reported_with_its_place() -> None:
    vector = next(vector for vector in RULINGS.vectors if vector.vector_id == "DSC-001")
    checks = [*vector.expected["checks"][:-1], {**vector.expected["checks"][-1], "to_act": 3}]
    wrong = Vector("X", vector.kind, vector.clauses, vector.presets, vector.given, {"checks": checks}, "")
    assert check_vector(wrong, CLASSIC) == "checks[2].to_act: expected 3, found 1"


def test_a_vector_that_cannot_be_staged_fails_and_the_others_are_still_run() -> None:
    data = json.loads(FILE.read_text("utf-8"))
    data["vectors"][0]["kind"] = "unheard_of"
    data["vectors"][1]["input"] = {}
    report = check_rulings(json.dumps(data))
    assert (report.passed, report.failed) == (data["count"] - 2, 2)
    assert {failure.vector.vector_id for failure in report.failures} == {"DCK-001", "SEA-001"}


@pytest.mark.parametrize(
    "text, code",
    [
        ("{", RulingsCode.NOT_JSON),
        ("[]", RulingsCode.WRONG_FORMAT),
        ('{"format": "gang-of-four rulings", "version": 1}', RulingsCode.WRONG_VERSION),
        ('{"format": "gang-of-four rulings", "version": 2, "count": 1}', RulingsCode.WRONG_COUNT),
        ('{"format": "gang-of-four rulings", "version": 2, "count": 1, "vectors": [{}]}', RulingsCode.BAD_VECTOR),
        ('{"format": "gang-of-four rulings", "version": 2, "count": 1, "vectors": [[]]}', RulingsCode.BAD_VECTOR),
        ('{"format": "gang-of-four rulings", "version": 2, "count": 0, "vectors": null}', RulingsCode.WRONG_COUNT),
        ('{"format": "gang-of-four rulings", "version": 2, "preset_options": []}', RulingsCode.BAD_VECTOR),
        ('{"format": "gang-of-four rulings", "version": 2, "preset_options": {"x": 1}}', RulingsCode.BAD_VECTOR),
        ("[" * 100_000, RulingsCode.NOT_JSON),
    ],
)
def test_a_file_that_is_no_file_of_rulings_is_refused_with_a_code(text: str, code: RulingsCode) -> None:
    with pytest.raises(RulingsError) as refused:
        parse_rulings(text)
    assert refused.value.code is code
