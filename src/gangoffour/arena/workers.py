"""Work on several processor cores at once.

Plain processes over pipes rather than a pool: one that is lost is noticed, and all can be ended at once.
"""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeVar

from gangoffour.arena.errors import ArenaCode, ArenaError
from gangoffour.bots import one_thread

Task = TypeVar("Task")
Result = TypeVar("Result")

_CONTEXT: Final = get_context("spawn")
"""The one way to start a process that every system has; nothing of this process is copied by accident."""


@dataclass(frozen=True, slots=True)
class _Refusal:
    """An `ArenaError` on its way between processes."""

    code: ArenaCode
    facts: Mapping[str, str | int]


class _Worker:
    """A process that carries out one task at a time."""

    def __init__(self, make: Callable[[], Callable[[Any], Any]]) -> None:
        self.place = 0
        """The place of the task that it has now."""
        self.connection, far_end = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=_serve, args=(far_end, make), daemon=True)
        self._process.start()
        far_end.close()

    def give(self, place: int, task: object) -> None:
        """Send a task; a process that is lost is noticed by the answer that does not come."""
        self.place = place
        with suppress(OSError):
            self.connection.send(task)

    def answer(self) -> Any:  # noqa: ANN401  what the task brings
        """Return the result of the task, or raise what went wrong."""
        try:
            answer = self.connection.recv()
        except (EOFError, OSError) as error:
            raise ArenaError(ArenaCode.WORKER_LOST) from error
        if isinstance(answer, _Refusal):
            raise ArenaError(answer.code, **answer.facts)
        return answer

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.connection.close()
        self._process.terminate()
        self._process.join()


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):  # not on every system
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def results(
    make: Callable[[], Callable[[Task], Result]], tasks: Sequence[Task], jobs: int
) -> Generator[tuple[int, Result]]:
    """Yield the place and the result of every task, as they come in.

    `make` is called once in every process and returns what carries out a task there. With one job all is done here.
    Close the generator to end the processes early.
    """
    count = min(jobs, len(tasks))
    if count <= 1:
        carry_out = make()
        for place, task in enumerate(tasks):
            yield place, carry_out(task)
        return
    workers: list[_Worker] = []
    try:
        with _interrupts_ignored(), _one_thread_each():
            for _ in range(count):
                workers.append(_Worker(make))  # noqa: PERF401  those that were started have to be ended if one fails
        yield from _distributed(workers, tasks)
    finally:
        for worker in workers:
            worker.end()


def _distributed(workers: Sequence[_Worker], tasks: Sequence[Task]) -> Iterator[tuple[int, Any]]:
    left = enumerate(tasks)
    busy: dict[object, _Worker] = {}
    for worker, (place, task) in zip(workers, left, strict=False):
        worker.give(place, task)
        busy[worker.connection] = worker
    while busy:
        for connection in wait(worker.connection for worker in busy.values()):
            worker = busy.pop(connection)
            done, result = worker.place, worker.answer()
            for place, task in islice(left, 1):
                worker.give(place, task)
                busy[connection] = worker
            yield done, result


def _serve(connection: "Connection[Any, Any]", make: Callable[[], Callable[[Any], Any]]) -> None:
    """Carry out tasks until nobody sends any: what runs in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    carry_out = make()
    with suppress(EOFError, OSError):
        while True:
            task = connection.recv()
            try:
                answer = carry_out(task)
            except ArenaError as error:
                answer = _Refusal(error.code, error.facts)
            connection.send(answer)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Let processes be born deaf to Ctrl-C: they are ended by the one that hears it, and without a traceback each."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Let processes be born with one thread each: they share the cores among them, and would wait for each other."""
    added = one_thread(os.environ).items() - os.environ.items()
    os.environ.update(added)
    try:
        yield
    finally:
        for name, _ in added:
            del os.environ[name]
