"""Compares what clients saw with what the database holds. Every command answers with its place, so this is linear.

0 acknowledged commands lost, 0 applied twice, refused ones not applied, no gaps, real-time order, reads that only go
forward, nothing told that is not in the log.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tools.chaos.history import History, Operation, Read
from tools.chaos.stored import Command, LogEvent, TableLog

ACTIONS: Final = {
    "play": "combination_played",
    "pass": "passed",
    "return_card": "card_returned",
    "declare": "last_card_declared",
}
"""The event of every command that asks for an action of the rules."""

TURNS: Final = frozenset({"combination_played", "passed", "card_returned"})
"""Events that only an action brings about."""

OTHERS: Final = {
    "take_seat": "seat_taken",
    "ready": "seat_ready",
    "reveal": "number_revealed",
    "set_auto_pass": "auto_pass_set",
}
"""Events of other commands. Whoever asks for what is so already gets an answer without an event."""


NOBODY: Final = -1


class Violation(NamedTuple):
    """A promise that was not kept."""

    promise: str
    table: str
    detail: str


def check(history: History, logs: Iterable[TableLog]) -> list[Violation]:
    """Return every promise that was not kept."""
    operations: dict[str, list[Operation]] = defaultdict(list)
    for operation in history.operations:
        operations[operation.table].append(operation)
    reads: dict[str, list[Read]] = defaultdict(list)
    for read in history.reads:
        reads[read.table].append(read)
    by_table = {log.table: log for log in logs}
    violations = [
        Violation("table lost", table, "clients were at a table that the database does not hold")
        for table in sorted((operations.keys() | reads.keys()) - by_table.keys())
    ]
    for table, log in by_table.items():
        violations += _check_log(log)
        violations += _check_commands(operations[table], log)
        violations += _check_effects(operations[table], log)
        violations += _check_order(operations[table])
        violations += _check_reads(reads[table], log)
    return violations


# --- the log alone ---------------------------------------------------------------------------------------------------


def _check_log(log: TableLog) -> Iterator[Violation]:
    for place, event in enumerate(log.events, start=1):
        if event.seq != place:
            yield Violation("sequence gap", log.table, f"place {place} holds {event.seq}")
            return
    if log.head != len(log.events):
        yield Violation("sequence gap", log.table, f"the head is {log.head}, the last event {len(log.events)}")
    for before, event in zip(log.events, log.events[1:], strict=False):
        if event.at_ms < before.at_ms:
            yield Violation("time went back", log.table, f"at {event.seq}")
    keys = Counter((command.player, command.id) for command in log.commands)
    for (_, command_id), count in keys.items():
        if count > 1:
            yield Violation("applied twice", log.table, f"command {command_id} has {count} rows")


# --- commands --------------------------------------------------------------------------------------------------------


def _check_commands(operations: Iterable[Operation], log: TableLog) -> Iterator[Violation]:
    applied = {(command.player, command.id): command for command in log.commands}
    known = set()
    for operation in operations:
        key = (operation.player, operation.id)
        known.add(key)
        if len(operation.answers) > 1:
            yield Violation("answers differ", log.table, f"{operation.id}: {sorted(operation.answers)}")
        yield from _check_outcome(operation, applied.get(key), log)
    for player, command_id in applied.keys() - known:
        yield Violation("command of nobody", log.table, f"{command_id} of {player}")


def _check_outcome(operation: Operation, command: Command | None, log: TableLog) -> Iterator[Violation]:
    if operation.outcome == "ok" and command is None:
        yield Violation("acknowledged but lost", log.table, f"{operation.kind} {operation.id} at {operation.seq}")
    if operation.outcome == "refused" and command is not None:
        told = f"{operation.kind} {operation.id} refused ({operation.code}), in the log at {command.seq}"
        yield Violation("refused but applied", log.table, told)
    if operation.outcome == "ok" and command is not None and command.seq != operation.seq:
        told = f"{operation.id} acknowledged at {operation.seq}, in the log at {command.seq}"
        yield Violation("another place", log.table, told)


# --- effects ---------------------------------------------------------------------------------------------------------


def _check_effects(operations: Iterable[Operation], log: TableLog) -> Iterator[Violation]:
    """Every command that took effect has its event; every event of a person's turn has its command, and one only."""
    given = {(operation.player, operation.id): operation for operation in operations}
    claimed: dict[int, str] = {}
    late = []
    for command in log.commands:
        operation = given.get((command.player, command.id))
        if operation is None:
            continue
        if operation.kind not in ACTIONS:
            yield from _check_other(operation, command, log)
            continue
        event = _event_of(operation, command, log)
        if event is None:
            late.append((operation, command))
        elif event.seq in claimed:
            yield Violation("one event for two", log.table, f"{event.seq}: {claimed[event.seq]} and {operation.id}")
        else:
            claimed[event.seq] = operation.id
    for operation, command in late:
        event = _earlier_pass(operation, command, log, claimed)
        if event is None:
            yield Violation("no effect", log.table, f"{operation.kind} {operation.id} at {command.seq}")
        else:
            claimed[event.seq] = operation.id
    yield from _unclaimed(log, claimed)


def _seat_of(player: str, seq: int, log: TableLog) -> int | None:
    return next((seat for seat, each in log.players_at(seq).items() if each == player), None)


def _event_of(operation: Operation, command: Command, log: TableLog) -> LogEvent | None:
    """Return the event of an action: the last turn taken up to its place, if it is by that seat and what was asked."""
    for place in range(min(command.seq, len(log.events)) - 1, -1, -1):
        event = log.events[place]
        is_declared = operation.kind == "declare" and event.type == "last_card_declared"
        if event.type in TURNS or is_declared:
            return event if _fits(operation, event, _seat_of(operation.player, command.seq, log)) else None
    return None


def _fits(operation: Operation, event: LogEvent, seat: int | None) -> bool:
    if event.type != ACTIONS[operation.kind]:
        return False
    match event.type:
        case "combination_played":
            laid = event.body["combination"]["cards"]
            return bool(event.body["seat"] == seat and sorted(laid) == sorted(operation.cards))
        case "card_returned":
            return bool(event.body["giver"] == seat and (event.body["card"],) == operation.cards)
        case _:
            return bool(event.body["seat"] == seat)


def _earlier_pass(operation: Operation, command: Command, log: TableLog, claimed: dict[int, str]) -> LogEvent | None:
    """A pass may find that the seat has just passed by itself: then it takes that one over, after others acted."""
    if operation.kind != "pass":
        return None
    seat = _seat_of(operation.player, command.seq, log)
    for event in reversed(log.events[operation.known : command.seq]):
        if event.type == "passed" and event.body["seat"] == seat and event.seq not in claimed:
            return event
    return None


def _check_other(operation: Operation, command: Command, log: TableLog) -> Iterator[Violation]:
    wanted = OTHERS.get(operation.kind)
    if wanted is None:
        return
    seat = _seat_of(operation.player, command.seq, log)
    if not any(event.body["seat"] == seat and event.seq <= command.seq for event in log.of_type(wanted)):
        if operation.kind == "set_auto_pass":
            return  # it may have been so from the beginning
        yield Violation("no effect", log.table, f"{operation.kind} {operation.id} at {command.seq}")


def _unclaimed(log: TableLog, claimed: dict[int, str]) -> Iterator[Violation]:
    """Find turns of people that nobody asked for: a command that was applied twice shows here."""
    server_plays: set[int] = set()
    auto_pass: dict[int, bool] = {}
    before = ""
    for event in log.events:
        seat: int = event.body.get("seat", event.body.get("giver", NOBODY))
        match event.type:
            case "seat_taken":
                auto_pass[seat] = True
                (server_plays.discard if event.body["player"].get("bot") is None else server_plays.add)(seat)
            case "substitute_seated":
                server_plays.add(seat)
            case "seat_taken_back":
                server_plays.discard(seat)
            case "table_carried_on":
                auto_pass = dict.fromkeys(auto_pass, True)
            case "auto_pass_set":
                auto_pass[seat] = event.body["is_on"]
            case _ if event.type in TURNS and event.seq not in claimed:
                is_forced = seat in server_plays or before == "deadline_passed"
                if not is_forced and not (event.type == "passed" and auto_pass.get(seat, True)):
                    yield Violation("applied unasked", log.table, f"{event.type} of seat {seat} at {event.seq}")
            case _:
                pass
        before = event.type


# --- time ------------------------------------------------------------------------------------------------------------


def _check_order(operations: Iterable[Operation]) -> Iterator[Violation]:
    """What was acknowledged before another command was given comes before it in the log."""
    done = [each for each in operations if each.outcome == "ok" and each.ended is not None and each.seq is not None]
    by_end = sorted(done, key=lambda each: each.ended or 0)
    highest, place = 0, 0
    for operation in sorted(done, key=lambda each: each.invoked):
        while place < len(by_end) and (by_end[place].ended or 0) < operation.invoked:
            highest = max(highest, by_end[place].seq or 0)
            place += 1
        seq = operation.seq or 0
        # A command that asked for what was so already has no event of its own, so it may share a place.
        if seq < highest or (seq == highest and operation.kind in ACTIONS and operation.kind != "pass"):
            told = f"{operation.kind} {operation.id} at {seq}, given after {highest} was acknowledged"
            yield Violation("out of order", operation.table, told)


def _check_reads(reads: Iterable[Read], log: TableLog) -> Iterator[Violation]:
    last: dict[str, Read] = {}
    for read in sorted(reads, key=lambda each: each.at):
        before = last.get(read.player)
        if before is not None and read.seq < before.seq:
            yield Violation("read went back", log.table, f"{read.player} from {before.seq} to {read.seq}")
        last[read.player] = read
        if read.seq > log.head:
            yield Violation("read of nothing", log.table, f"{read.player} read {read.seq}, the head is {log.head}")
        for seq, kind in read.told:
            if not 0 < seq <= len(log.events) or log.events[seq - 1].type != kind:
                yield Violation("told what is not", log.table, f"{read.player} was told {kind} at {seq}")
