"""What runs in the process that judges finished matches: a record and a deal in, its analysis as JSON out.

Judging a match in worlds is half a minute of hard work. Here it takes nobody's turn: the process stands back behind all
others of the machine. It is asked for one deal at a time, so that a quick analysis waits for a deal of a deep one and
not for a match. Requests and answers are framed as those of bots are (`bot_process`).
"""

import hashlib
import os
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from gangoffour.analysis import (
    Analysis,
    DealAnalysis,
    Judge,
    analysed_deals,
    analysis_to_json,
    engine_id,
    level_figures,
    shipped_judge,
)
from gangoffour.records import MatchRecord, RecordError, parse_record
from gangoffour.server.adapters.processes.bot_process import main
from gangoffour.server.adapters.reviews.analysis_requests import HEAD, JUDGED, REFUSED, AnalysisHead, AnalysisRequest

_BEHIND_ALL: Final = 19
_MOST_GOING_ON: Final = 4


class _Going:
    """A match that is being judged; whoever goes on with the next deal need not play the match again."""

    def __init__(self, record: MatchRecord, judge: Judge, first: int) -> None:
        self.next = first
        self._deals: Iterator[DealAnalysis] = analysed_deals(record, judge, skip=first - 1)

    def deal(self) -> DealAnalysis:
        """Return the next deal."""
        self.next += 1
        return next(self._deals)


_going: dict[tuple[bytes, bool], _Going] = {}


def answer_to(request: bytes) -> bytes:
    """Return the content of the answer to a request."""
    wanted = msgspec.json.decode(request, type=AnalysisRequest)
    try:
        answer = _head(wanted) if wanted.deal == HEAD else _deal(wanted)
    except RecordError as error:
        return bytes((REFUSED,)) + str(error.code).encode()
    return bytes((JUDGED,)) + answer


@cache
def _judge(*, is_deep: bool) -> Judge:
    return shipped_judge(is_quick=not is_deep)


def _head(wanted: AnalysisRequest) -> bytes:
    record, name = parse_record(wanted.text), _judge(is_deep=wanted.is_deep).name
    head = analysis_to_json(Analysis(name, record.seat_count, (), record.match_id))
    head["levels"] = dict(level_figures()) if wanted.is_deep else {}
    return msgspec.json.encode(AnalysisHead(engine_id(name), len(record.deals), msgspec.Raw(msgspec.json.encode(head))))


def _deal(wanted: AnalysisRequest) -> bytes:
    key = hashlib.sha256(wanted.text.encode()).digest(), wanted.is_deep
    going = _going.pop(key, None)
    if going is None or going.next != wanted.deal:
        going = _Going(parse_record(wanted.text), _judge(is_deep=wanted.is_deep), wanted.deal)
    judged = going.deal()
    _going[key] = going
    while len(_going) > _MOST_GOING_ON:  # those who were forgotten longest ago
        del _going[next(iter(_going))]
    whole = Analysis(_judge(is_deep=wanted.is_deep).name, 0, (judged,))
    return msgspec.json.encode(analysis_to_json(whole)["deals"][0])


if __name__ == "__main__":
    os.nice(_BEHIND_ALL)
    main(answer_to)
