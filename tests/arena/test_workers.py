"""Work in processes: every result in its place, and no process left behind."""

import multiprocessing
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from pickle import PicklingError

import pytest

from gangoffour.arena.workers import results
from tools.patience import blocked_until

NOBODY = -1


@dataclass(frozen=True)
class Meeting:
    """Work in which a task waits for the task whose number it is given, and tells others that it is done."""

    folder: Path

    def __call__(self) -> Callable[[int], tuple[int, int]]:
        return self.wait_for

    def wait_for(self, other: int) -> tuple[int, int]:
        if other != NOBODY:
            try:
                blocked_until((self.folder / str(other)).exists)
            except TimeoutError:
                (self.folder / "in vain").touch()
                raise
        (self.folder / str(other + 1)).touch()
        return os.getpid(), other


def threads_with_numpy(_task: int) -> int:
    import numpy as np  # noqa: PLC0415  in the process that carries out the task

    np.ones((500, 500)) @ np.ones((500, 500))
    return len(list(Path("/proc/self/task").iterdir()))


def counter() -> Callable[[int], int]:
    return threads_with_numpy


def test_every_result_comes_with_the_place_of_its_task(tmp_path: Path) -> None:
    tasks = [0, NOBODY]  # the first task waits until the second is done
    found = list(results(Meeting(tmp_path), tasks, 2))
    assert {place: task for place, (_, task) in found} == {0: 0, 1: NOBODY}  # both may be done before one is heard of
    assert os.getpid() not in {process_id for _, (process_id, _) in found}
    assert multiprocessing.active_children() == []


def test_with_one_job_the_work_is_done_here(tmp_path: Path) -> None:
    found = list(results(Meeting(tmp_path), [NOBODY, 0], 1))
    assert found == [(0, (os.getpid(), NOBODY)), (1, (os.getpid(), 0))]


def test_whoever_stops_listening_ends_the_processes(tmp_path: Path) -> None:
    never = 7
    incoming = results(Meeting(tmp_path), [NOBODY, never, never], 2)
    next(incoming)
    assert len(multiprocessing.active_children()) == 2
    incoming.close()
    assert multiprocessing.active_children() == []
    assert not (tmp_path / "in vain").exists(), "a task was waited for until it gave up"


def test_what_cannot_travel_leaves_no_process_behind() -> None:
    work = partial(lambda: abs)
    with pytest.raises((AttributeError, PicklingError), match="pickle"):  # which of them depends on the Python
        list(results(work, [0.0, 0.0], 2))
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(sys.platform != "linux", reason="counts threads in /proc")
def test_processes_that_share_the_cores_take_one_thread_each(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        monkeypatch.delenv(name, raising=False)
    before = dict(os.environ)
    assert [threads for _, threads in results(counter, [0, 1], 2)] == [1, 1]
    assert dict(os.environ) == before


@pytest.mark.skipif(sys.platform != "linux", reason="counts threads in /proc")
def test_whoever_asks_for_more_threads_gets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "2")
    assert [threads for _, threads in results(counter, [0, 1], 2)] == [min(2, os.cpu_count() or 1)] * 2
    assert os.environ["OPENBLAS_NUM_THREADS"] == "2"
