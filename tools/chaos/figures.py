"""Figures of a run: how long people waited around faults, how fast everybody was up to date again."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from tools.chaos.checker import ACTIONS, Violation
from tools.chaos.history import History, Operation
from tools.chaos.stored import TableLog


class Fault(NamedTuple):
    """Something that was done to the cluster."""

    kind: str
    begun: float
    """In the time of histories."""
    ended: float
    detail: str = ""


class Spread(NamedTuple):
    """How a length of time is spread, in seconds."""

    size: int
    p50: float
    p95: float
    p99: float
    longest: float

    def __str__(self) -> str:
        """Show it in one line."""
        return (
            f"p50 {self.p50:.2f} s, p95 {self.p95:.2f} s, p99 {self.p99:.2f} s, max {self.longest:.2f} s ({self.size})"
        )


def spread(values: Iterable[float]) -> Spread:
    """Return how values are spread; all zero if there are none."""
    ordered = sorted(values)
    if not ordered:
        return Spread(0, 0.0, 0.0, 0.0, 0.0)

    def quantile(part: float) -> float:
        return ordered[max(0, ceil(part * len(ordered)) - 1)]

    return Spread(len(ordered), quantile(0.5), quantile(0.95), quantile(0.99), ordered[-1])


def waits(operations: Sequence[Operation], faults: Iterable[Fault], after_s: float = 3.0) -> list[float]:
    """Return how long commands waited, counted from the fault, that were under way at a fault or given soon after."""
    return [
        operation.ended - max(operation.invoked, fault.begun)
        for fault in faults
        for operation in operations
        if operation.ended is not None and operation.invoked < fault.ended + after_s and operation.ended > fault.begun
    ]


def refused_in_turn(history: History, logs: Iterable[TableLog]) -> list[Operation]:
    """Return plays that were refused as out of turn though the client knew better: its node lagged behind.

    Passes are left out: the server may have passed for the seat a moment before.
    """
    by_table = {log.table: log for log in logs}
    return [
        operation
        for operation in history.operations
        if operation.kind == "play"
        and operation.code == "turn/not_yours"
        and (log := by_table.get(operation.table)) is not None
        and log.players_at(operation.known).get(_seat_to_act(log, operation.known)) == operation.player
    ]


def _seat_to_act(log: TableLog, seq: int) -> int:
    """Return who had to act after an event, as far as the last turns tell it; -1 if they do not."""
    for place in range(min(seq, len(log.events)) - 1, -1, -1):
        event = log.events[place]
        if event.type in ("combination_played", "passed", "trick_won"):
            seat: int | None = event.body["leader" if event.type == "trick_won" else "next_seat"]
            return -1 if seat is None else seat
        if event.type in ("deal_won", "deal_started"):
            return -1
    return -1


def standstills(operations: Iterable[Operation]) -> list[float]:
    """Return for every table the longest time in which no action was acknowledged, from its first to its last."""
    acks: dict[str, list[float]] = {}
    for operation in operations:
        if operation.outcome == "ok" and operation.ended is not None and operation.kind in ACTIONS:
            acks.setdefault(operation.table, []).append(operation.ended)
    return [max((after - before for before, after in pairwise(sorted(times))), default=0.0) for times in acks.values()]


def catch_up_times(history: History, heads: Mapping[str, int], since: float) -> list[float | None]:
    """Return for every client after how many seconds it knew what the heads were; None if it never did."""
    reads: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for read in sorted(history.reads, key=lambda each: each.at):
        reads.setdefault((read.table, read.player), []).append((read.seq, read.at))
    times: list[float | None] = []
    for (table, _), known in reads.items():
        place = bisect_left(known, heads.get(table, 0), key=lambda each: each[0])
        times.append(max(0.0, known[place][1] - since) if place < len(known) else None)
    return times


def acks_between(operations: Iterable[Operation], begun: float, ended: float) -> list[Operation]:
    """Return the commands that were acknowledged in a span of time."""
    return [
        operation
        for operation in operations
        if operation.outcome == "ok" and operation.ended is not None and begun < operation.ended < ended
    ]


def acks_without_store(operations: Iterable[Operation], outages: Iterable[Fault]) -> list[Violation]:
    """Find commands that were acknowledged while no store was there; answers under way get a second to arrive."""
    operations = tuple(operations)
    return [
        Violation("acknowledged without a store", each.table, f"{each.kind} {each.id} at {each.seq}")
        for outage in outages
        for each in acks_between(operations, outage.begun + 1.0, outage.ended)
    ]
