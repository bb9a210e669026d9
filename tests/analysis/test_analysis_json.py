"""Analyses as JSON: nothing is lost on the way, and what is none is refused."""

import json

import pytest

from gangoffour.analysis import (
    AnalysisCode,
    AnalysisError,
    analyse,
    analysis_from_json,
    analysis_to_json,
    engine_id,
    format_analysis,
    parse_analysis,
)
from gangoffour.locales import message_id, messages
from tests.analysis.judged import short_match, small_judge


def test_an_analysis_becomes_json_and_back() -> None:
    analysis = analyse(short_match(), small_judge())
    assert analysis_from_json(analysis_to_json(analysis)) == analysis
    assert parse_analysis(format_analysis(analysis)) == analysis


def test_candidates_tell_how_sure_it_is_how_far_they_are_behind() -> None:
    analysis = analyse(short_match(), small_judge())
    judged = [each.judgement for each in analysis.decisions if each.judgement.world_count]
    assert all(each.candidates[0].error == 0 for each in judged)
    assert sum(candidate.error > 0 for each in judged for candidate in each.candidates[1:]) > len(judged)
    kept = analysis_to_json(analyse(short_match(), small_judge(0, 0)))
    assert all(each["errors"] == [] for deal in kept["deals"] for each in deal["decisions"])


def test_an_analysis_that_was_kept_without_errors_of_candidates_is_still_read() -> None:
    kept = analysis_to_json(analyse(short_match(), small_judge()))
    for deal in kept["deals"]:
        for decision in deal["decisions"]:
            del decision["errors"]
    read = analysis_from_json(kept)
    assert {candidate.error for each in read.decisions for candidate in each.judgement.candidates} == {0.0}


def test_the_text_has_a_line_for_each_decision_and_ends_with_one() -> None:
    analysis = analyse(short_match(), small_judge(0, 0))
    text = format_analysis(analysis)
    assert sum(line.lstrip().startswith('{"turn":') for line in text.splitlines()) == len(analysis.decisions)
    assert text.endswith("}\n")
    assert json.loads(text)["engine"]["id"] == engine_id(analysis.engine)


@pytest.mark.parametrize(
    "text, code",
    [
        ("{", AnalysisCode.MALFORMED),
        ("[]", AnalysisCode.MALFORMED),
        ('{"format": "gof-record", "version": 1}', AnalysisCode.MALFORMED),
        ('{"format": "gof-analysis", "version": 2}', AnalysisCode.UNKNOWN_VERSION),
        ('{"format": "gof-analysis", "version": 1}', AnalysisCode.MALFORMED),
    ],
)
def test_what_is_no_analysis_is_refused_in_two_sentences(text: str, code: AnalysisCode) -> None:
    with pytest.raises(AnalysisError) as refusal:
        parse_analysis(text)
    assert refusal.value.code is code
    assert messages().format(message_id(code), **refusal.value.facts).count(". ") >= 1


@pytest.mark.parametrize("field, value", [("kind", "wish"), ("maker", "ghost"), ("action", "7Q"), ("candidates", 7)])
def test_a_decision_with_a_strange_value_is_refused(field: str, value: object) -> None:
    whole = analysis_to_json(analyse(short_match(), small_judge(0, 0)))
    whole["deals"][0]["decisions"][0][field] = value
    with pytest.raises(AnalysisError):
        analysis_from_json(whole)
