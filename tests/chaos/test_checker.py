"""The checker sees what it is for: every hand-made bad history is refused, by the promise that it breaks."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tools.chaos.checker import check
from tools.chaos.history import History, Line, Operation, Read, history_of
from tools.chaos.stored import Command, LogEvent, TableLog

PEOPLE = ("ana", "ben", "cleo")


def log() -> TableLog:
    """A table where three people sat down, and Ana, Ben and Cleo took a turn each."""
    sat = [
        LogEvent(seat + 2, 10, "seat_taken", {"seat": seat, "player": {"player_id": who}})
        for seat, who in enumerate(PEOPLE)
    ]
    played = {"kind": "single", "cards": ["2G"]}
    return TableLog(
        "t",
        10,
        [
            LogEvent(1, 10, "table_opened"),
            *sat,
            LogEvent(5, 20, "auto_pass_set", {"seat": 1, "is_on": False}),
            LogEvent(6, 30, "combination_played", {"seat": 0, "combination": played}),
            LogEvent(7, 30, "deadline_set", {"seat": 1}),
            LogEvent(8, 40, "passed", {"seat": 1}),
            LogEvent(9, 50, "combination_played", {"seat": 2, "combination": {"kind": "single", "cards": ["3Y"]}}),
            LogEvent(10, 50, "trick_won", {"seat": 2}),
        ],
        [Command("ben", "b0", 5), Command("ana", "a1", 7), Command("ben", "b1", 8), Command("cleo", "c1", 10)],
    )


def operation(player: str, command_id: str, kind: str, times: tuple[float, float], seq: int) -> Operation:
    cards = {"a1": ("2G",), "c1": ("3Y",)}.get(command_id, ())
    return Operation("t", player, command_id, kind, cards, times[0], 5, times[1], "ok", seq, answers={("ok", seq)})


def history() -> History:
    return History(
        [
            operation("ben", "b0", "set_auto_pass", (1.0, 1.5), 5),
            operation("ana", "a1", "play", (2.0, 3.0), 7),
            operation("ben", "b1", "pass", (3.1, 4.0), 8),
            operation("cleo", "c1", "play", (4.1, 5.0), 10),
        ],
        [Read("t", "ana", 3.0, 7, ((6, "combination_played"),)), Read("t", "ana", 4.0, 8), Read("t", "ana", 5.0, 10)],
    )


def lose_the_row(_seen: History, kept: TableLog) -> None:
    kept.commands = [command for command in kept.commands if command.id != "c1"]
    kept.events[8] = replace(kept.events[8], body={**kept.events[8].body, "seat": 0})


def lose_the_tail(_seen: History, kept: TableLog) -> None:
    kept.events, kept.commands, kept.head = kept.events[:8], kept.commands[:3], 8


def lose_the_table(_seen: History, kept: TableLog) -> None:
    kept.table = "another"


def lose_an_event(_seen: History, kept: TableLog) -> None:
    del kept.events[6]


def leave_the_head_behind(_seen: History, kept: TableLog) -> None:
    kept.head = 9


def turn_time_back(_seen: History, kept: TableLog) -> None:
    kept.events[9] = replace(kept.events[9], at_ms=1)


def keep_a_row_twice(_seen: History, kept: TableLog) -> None:
    kept.commands.append(Command("ana", "a1", 10))


def play_twice(_seen: History, kept: TableLog) -> None:
    kept.events.append(replace(kept.events[5], seq=11, at_ms=60))
    kept.head = 11


def pass_twice(_seen: History, kept: TableLog) -> None:
    kept.events.append(replace(kept.events[7], seq=11, at_ms=60))
    kept.head = 11


def share_an_event(seen: History, kept: TableLog) -> None:
    seen.operations.append(operation("cleo", "c2", "play", (4.1, 5.0), 10))
    seen.operations[-1].cards = ("3Y",)
    kept.commands.append(Command("cleo", "c2", 10))


def apply_what_was_refused(seen: History, _kept: TableLog) -> None:
    refused = seen.operations[3]
    refused.outcome, refused.seq, refused.answers = "refused", None, {("refused", 0)}


def answer_another_place(seen: History, _kept: TableLog) -> None:
    seen.operations[2].seq, seen.operations[2].answers = 6, {("ok", 6)}


def answer_twice(seen: History, _kept: TableLog) -> None:
    seen.operations[1].answers.add(("refused", 0))


def play_other_cards(seen: History, _kept: TableLog) -> None:
    seen.operations[3].cards = ("4R",)


def play_for_another(_seen: History, kept: TableLog) -> None:
    kept.events[7] = replace(kept.events[7], body={"seat": 0})


def apply_what_nobody_gave(seen: History, _kept: TableLog) -> None:
    del seen.operations[2]


def swap_the_order(seen: History, _kept: TableLog) -> None:
    # Cleo's play was acknowledged before Ana gave hers, and yet comes later.
    seen.operations[3].invoked, seen.operations[3].ended = 0.1, 0.2


def read_backwards(seen: History, _kept: TableLog) -> None:
    seen.reads.append(Read("t", "ana", 6.0, 8))


def read_ahead(seen: History, _kept: TableLog) -> None:
    seen.reads.append(Read("t", "ben", 6.0, 12))


def tell_what_is_not(seen: History, _kept: TableLog) -> None:
    seen.reads.append(Read("t", "ben", 6.0, 10, ((9, "passed"),)))


BAD: list[tuple[Callable[[History, TableLog], None], str]] = [
    (lose_the_row, "acknowledged but lost"),
    (lose_the_tail, "acknowledged but lost"),
    (lose_the_table, "table lost"),
    (lose_an_event, "sequence gap"),
    (leave_the_head_behind, "sequence gap"),
    (turn_time_back, "time went back"),
    (keep_a_row_twice, "applied twice"),
    (play_twice, "applied unasked"),
    (pass_twice, "applied unasked"),
    (share_an_event, "one event for two"),
    (apply_what_was_refused, "refused but applied"),
    (answer_another_place, "another place"),
    (answer_twice, "answers differ"),
    (play_other_cards, "no effect"),
    (play_for_another, "no effect"),
    (apply_what_nobody_gave, "command of nobody"),
    (swap_the_order, "out of order"),
    (read_backwards, "read went back"),
    (read_ahead, "read of nothing"),
    (tell_what_is_not, "told what is not"),
]


def test_a_good_history_passes() -> None:
    assert check(history(), [log()]) == []


@pytest.mark.parametrize("spoil, promise", BAD, ids=[spoil.__name__ for spoil, _ in BAD])
def test_a_bad_history_is_refused(spoil: Callable[[History, TableLog], None], promise: str) -> None:
    seen, kept = history(), log()
    spoil(seen, kept)
    assert promise in {violation.promise for violation in check(seen, [kept])}


@pytest.mark.parametrize("is_applied", [True, False])
def test_an_unknown_outcome_may_be_applied_or_not(*, is_applied: bool) -> None:
    seen, kept = history(), log()
    unknown = seen.operations[3]
    unknown.outcome, unknown.seq, unknown.ended, unknown.answers = "unknown", None, None, set()
    if not is_applied:
        kept.events, kept.commands, kept.head = kept.events[:8], kept.commands[:3], 8
        seen.reads.pop()
    assert check(seen, [kept]) == []


def test_a_pass_may_take_over_the_automatic_one_after_the_next_turn() -> None:
    seen, kept = history(), log()
    kept.commands[2] = Command("ben", "b1", 10)
    seen.operations[2].seq, seen.operations[2].ended, seen.operations[2].answers = 10, 5.0, {("ok", 10)}
    assert check(seen, [kept]) == []


def test_a_turn_that_the_server_took_needs_no_command() -> None:
    seen, kept = history(), log()
    kept.events += [
        LogEvent(11, 60, "deadline_passed", {"seat": 0}),
        LogEvent(12, 60, "combination_played", {"seat": 0, "combination": {"kind": "single", "cards": ["5R"]}}),
        LogEvent(13, 70, "substitute_seated", {"seat": 1}),
        LogEvent(14, 80, "passed", {"seat": 1}),
    ]
    kept.head = 14
    assert check(seen, [kept]) == []


def test_lines_of_one_command_become_one_operation() -> None:
    first = Line(step="invoke", at=1.0, table="t", player="ana", id="a1", kind="play", cards=("2G",), seq=5)
    lines = [
        first,
        Line(step="unknown", at=2.0, table="t", player="ana", id="a1"),
        Line(step="invoke", at=3.0, table="t", player="ana", id="a1", kind="play", cards=("2G",), seq=6),
        Line(step="ok", at=4.0, table="t", player="ana", id="a1", seq=7),
        Line(step="invoke", at=5.0, table="t", player="ana", id="a2", kind="pass", seq=7),
        Line(step="read", at=6.0, table="t", player="ana", seq=8),
    ]
    made = history_of(lines)
    assert [(each.id, each.invoked, each.ended, each.outcome, each.seq) for each in made.operations] == [
        ("a1", 1.0, 4.0, "ok", 7),
        ("a2", 5.0, None, "unknown", None),
    ]
    assert made.reads == [Read("t", "ana", 6.0, 8)]
