"""What must be true of every match, whatever happened to the cluster: it ended, it was won, its record is right."""

from collections.abc import Iterable, Iterator

from gangoffour.engine import CodedError
from gangoffour.records import verify_text
from tools.chaos.checker import Violation
from tools.chaos.stored import TableLog


def check_matches(logs: Iterable[TableLog]) -> list[Violation]:
    """Return what is wrong with the matches of all tables."""
    return [violation for log in logs for violation in (*_check_ends(log), *_check_records(log))]


def match_count(logs: Iterable[TableLog]) -> int:
    """Return how many matches ended."""
    return sum(1 for log in logs for _ in log.of_type("match_ended"))


def _check_ends(log: TableLog) -> Iterator[Violation]:
    started = [event.body["match_id"] for event in log.of_type("match_started")]
    ended = log.ended_matches
    if started != ended:
        yield Violation("match not finished", log.table, f"{len(started)} began, {len(ended)} ended, head {log.head}")
    for event in log.of_type("match_ended"):
        if event.body["cause"] != "won":
            yield Violation("match aborted", log.table, f"{event.body['cause']} at {event.seq}")
    for event in log.of_type("match_adjourned", "deadline_passed", "table_closed"):
        yield Violation("match disturbed", log.table, f"{event.type} at {event.seq}")


def _check_records(log: TableLog) -> Iterator[Violation]:
    for match_id in log.ended_matches:
        if match_id not in log.texts:
            yield Violation("record missing", log.table, match_id)
            continue
        try:
            verify_text(log.texts[match_id])
        except CodedError as error:
            yield Violation("record wrong", log.table, f"{match_id}: {error}")
