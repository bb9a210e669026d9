"""The transcript file: what is written is read back, and nothing else is read."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gangoffour.fairness import MalformedTranscript, Transcript, format_transcript, parse_transcript
from tests.fairness.honest_matches import honest_match

TRANSCRIPT = honest_match("transcripts").transcript
DIGESTS = st.binary(min_size=32, max_size=32)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@st.composite
def transcripts(draw: st.DrawFn) -> Transcript:
    seat_count = draw(st.sampled_from([3, 4]))
    return Transcript(
        match_id=draw(st.binary(min_size=16, max_size=16)),
        rules=draw(TEXTS),
        commitment=draw(DIGESTS),
        players=tuple(draw(TEXTS) for _ in range(seat_count)),
        client_commitments=tuple(draw(DIGESTS) for _ in range(seat_count)),
        transcript_hash=draw(st.none() | DIGESTS),
    )


def changed(**fields: Any) -> str:  # noqa: ANN401 (any JSON value)
    return json.dumps(json.loads(format_transcript(TRANSCRIPT)) | fields)


@given(transcripts())
def test_a_formatted_transcript_is_parsed_to_the_same_value(transcript: Transcript) -> None:
    assert parse_transcript(format_transcript(transcript)) == transcript


@given(st.text())
@example("[" * 60_000)
@example("1" * 6_000)
@example("null")
def test_any_other_text_is_refused_as_malformed(text: str) -> None:
    with pytest.raises(MalformedTranscript):
        parse_transcript(text)


@pytest.mark.parametrize(
    "text",
    [
        changed(version=2),
        changed(version=True),
        changed(format="gof"),
        changed(scheme="gof-fair-2"),
        changed(match_id="00"),
        changed(commitment="AB" * 32),
        changed(commitment=7),
        changed(rules="\ud800"),
        changed(rules=None),
        changed(seats=[]),
        changed(seats={}),
        changed(seats=[{"player": "a"}] * 4),
        changed(seats=["a"] * 4),
        changed(transcript_hash=None),
        changed(more=1),
        format_transcript(TRANSCRIPT).replace('"version": 1', '"version": 1, "version": 1'),
        format_transcript(TRANSCRIPT) + " " * 70_000,
    ],
)
def test_a_transcript_with_a_wrong_field_is_refused(text: str) -> None:
    with pytest.raises(MalformedTranscript):
        parse_transcript(text)
