"""For every code of the records, a text that is refused with this code."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from gangoffour.engine import MatchStarted, Seat, format_action, legal_actions, rule_set
from gangoffour.records import RecordCode, Recorder, format_record, parse_record, verify_text


@cache
def sound_text() -> str:
    """The record of a match of one deal, with three seats."""
    recorder = Recorder(MatchStarted(rule_set({"match_deals": 1}), seat_count=3, first_dealer=Seat(0)))
    recorder.start_deal(range(64))
    while (seat := recorder.state.public.seat_to_act) is not None:
        recorder.apply(seat, max(legal_actions(recorder.state, seat), key=format_action))
    return format_record(recorder.record())


def with_line(start: str, new: str | None) -> str:
    """The sound record with its first line that begins so replaced, or left out."""
    lines = sound_text().splitlines()
    place = next(number for number, line in enumerate(lines) if line.strip().startswith(start))
    lines[place : place + 1] = [] if new is None else [new]
    return "\n".join(lines) + "\n"


def doubled(start: str) -> str:
    """The sound record with its first line that begins so written twice."""
    line = next(line for line in sound_text().splitlines() if line.startswith(start))
    return with_line(start, f"{line}\n{line}")


def second_deal() -> str:
    """A record in which another deal begins before the first play."""
    head, deal, _ = sound_text().split("\n\n")
    hands = deal.partition("trick 1")[0]
    return f"{head}\n\n{hands}\n{hands.replace('deal 1', 'deal 2', 1)}"


REFUSED_TEXTS: Final[Mapping[RecordCode, Callable[[], str]]] = {
    RecordCode.UNKNOWN_VERSION: lambda: with_line("gof-record", "gof-record 99"),
    RecordCode.UNKNOWN_RULES: lambda: with_line("rules:", "rules: gof-rules-99 classic"),
    RecordCode.NOT_A_RECORD: lambda: "a letter to a friend\n",
    RecordCode.LINE: lambda: with_line("points:", "what a match!"),
    RecordCode.MISPLACED: lambda: with_line("points:", "seats: 3"),
    RecordCode.DUPLICATE: lambda: doubled("first dealer"),
    RecordCode.MISSING: lambda: with_line("first dealer", None),
    RecordCode.VALUE: lambda: with_line("hand 0", "hand 0: 7Q"),
    RecordCode.SEAT: lambda: with_line("hand 0", "hand 7: 7G"),
    RecordCode.BAD_MATCH: lambda: with_line("option match_deals", "option players_allowed: [4]"),
    RecordCode.BAD_DEAL: second_deal,
    RecordCode.BAD_HANDS: lambda: with_line("hand 0", "hand 0: 7G"),
    RecordCode.ILLEGAL_ACTION: lambda: with_line("0:", "  0: pass"),
    RecordCode.CONTRADICTION: lambda: with_line("points:", "points: 0 0 0"),
}


def refuse(code: RecordCode) -> None:
    """Do what is refused with this code."""
    if code is RecordCode.NOT_VERIFIABLE:
        verify_text(sound_text())
    else:
        parse_record(REFUSED_TEXTS[code]())
