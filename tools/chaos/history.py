"""What clients saw: every command with its outcome, and every sequence number that they were told.

A client process writes lines; the checker reads operations. Times are those of the machine's monotonic clock, which
all processes share.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Literal, TypeAlias

import msgspec

Outcome: TypeAlias = Literal["ok", "refused", "unknown"]


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of a history."""

    step: Literal["invoke", "ok", "refused", "unknown", "code", "read"]
    at: float
    table: str
    player: str
    id: str = ""
    kind: str = ""
    """Of the command, such as `take_seat`."""
    cards: tuple[str, ...] = ()
    """That were to be played or returned."""
    seq: int = 0
    """Of the effect, or that was read; for `invoke`: up to where the client knew the table."""
    code: str = ""
    """Of the refusal."""
    told: tuple[tuple[int, str], ...] = ()
    """Sequence numbers and types of the events that came with a read."""


@dataclass
class Operation:
    """One command: given once or again, with one id."""

    table: str
    player: str
    id: str
    kind: str
    cards: tuple[str, ...]
    invoked: float
    known: int
    """Up to where the client knew the table when it gave the command first."""
    ended: float | None = None
    """When the outcome was first known."""
    outcome: Outcome = "unknown"
    seq: int | None = None
    code: str = ""
    answers: set[tuple[Outcome, int]] = field(default_factory=set)
    """All the answers there were; more than one kind of answer is wrong."""


@dataclass(frozen=True)
class Read:
    """A client knew the table up to here."""

    table: str
    player: str
    at: float
    seq: int
    told: tuple[tuple[int, str], ...] = ()


@dataclass
class History:
    """All that the clients of a run saw."""

    operations: list[Operation] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)

    @property
    def outcomes(self) -> Counter[str]:
        """How many commands ended how."""
        return Counter(operation.outcome for operation in self.operations)


class HistoryWriter:
    """Writes the lines of one process to a file."""

    def __init__(self, path: Path) -> None:
        self._file: BinaryIO = path.open("wb", buffering=1 << 16)
        self._encoder = msgspec.json.Encoder()

    def write(self, line: Line) -> None:
        """Add a line."""
        self._file.write(self._encoder.encode(line) + b"\n")

    def flush(self) -> None:
        """Hand everything to the system, so that it survives the end of the process."""
        self._file.flush()

    def close(self) -> None:
        """End the file."""
        self._file.close()


def read_lines(path: Path) -> Iterator[Line]:
    """Return the lines of a history; one that was cut off by the end of its process is left out."""
    decoder = msgspec.json.Decoder(Line)
    with path.open("rb") as file:
        yield from (decoder.decode(line) for line in file if line.endswith(b"\n"))


def history_of(lines: Iterable[Line]) -> History:
    """Put together what belongs together. The lines of each process come in the order they were written."""
    operations: dict[tuple[str, str, str], Operation] = {}
    history = History()
    for line in lines:
        if line.step == "read":
            history.reads.append(Read(line.table, line.player, line.at, line.seq, line.told))
            continue
        key = (line.table, line.player, line.id)
        if line.step == "invoke":
            operations.setdefault(
                key, Operation(*key, kind=line.kind, cards=line.cards, invoked=line.at, known=line.seq)
            )
        else:
            _end(operations[key], line)
    history.operations = list(operations.values())
    return history


def _end(operation: Operation, line: Line) -> None:
    match line.step:
        case "code":
            operation.code = line.code
        case "ok" | "refused" as outcome:
            operation.answers.add((outcome, line.seq))
            if operation.outcome == "unknown":
                operation.outcome, operation.ended = outcome, line.at
                operation.seq = line.seq if outcome == "ok" else None
        case _:
            pass  # it stays unknown, unless it was given again and answered
