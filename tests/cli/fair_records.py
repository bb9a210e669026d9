"""Texts of short matches: with fair deals and the transcript that a player saved, and without."""

from dataclasses import replace
from functools import cache

from gangoffour.fairness import format_transcript
from gangoffour.records import format_record
from tools.matches import fair_matches


@cache
def fair_match(*, is_secret_published: bool = True) -> tuple[str, str]:
    """The texts of record and transcript of a match of two deals."""
    record, transcript = fair_matches.fair_match("terminal", 3, 2)
    if not is_secret_published and record.fairness is not None:
        record = replace(record, fairness=replace(record.fairness, secret=None))
    return format_record(record), format_transcript(transcript)


@cache
def plain_match() -> str:
    """The record of a match without fair deals."""
    record = fair_matches.fair_match("terminal", 3, 2).record
    return format_record(replace(record, match_id=None, fairness=None))
