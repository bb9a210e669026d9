"""Work in processes: every result in its place, and no process left behind."""

import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from gangoffour.arena.workers import results


def nap(time_s: float) -> tuple[int, float]:
    time.sleep(time_s)
    return os.getpid(), time_s


def napper() -> Callable[[float], tuple[int, float]]:
    return nap


def threads_with_numpy(_task: int) -> int:
    import numpy as np  # noqa: PLC0415  in the process that carries out the task

    np.ones((500, 500)) @ np.ones((500, 500))
    return len(list(Path("/proc/self/task").iterdir()))


def counter() -> Callable[[int], int]:
    return threads_with_numpy


def test_every_result_comes_with_the_place_of_its_task() -> None:
    tasks = [0.03, 0.0, 0.01, 0.02]
    found = list(results(napper, tasks, 2))
    assert sorted((place, time_s) for place, (_, time_s) in found) == list(enumerate(tasks))
    assert os.getpid() not in {process_id for _, (process_id, _) in found}
    assert multiprocessing.active_children() == []


def test_with_one_job_the_work_is_done_here() -> None:
    assert list(results(napper, [0.0, 0.0], 1)) == [(0, (os.getpid(), 0.0)), (1, (os.getpid(), 0.0))]


def test_whoever_stops_listening_ends_the_processes() -> None:
    incoming = results(napper, [0.0, 60.0, 60.0], 2)
    next(incoming)
    assert len(multiprocessing.active_children()) == 2
    begin = time.monotonic()
    incoming.close()
    assert multiprocessing.active_children() == []
    assert time.monotonic() - begin < 10


def test_what_cannot_travel_leaves_no_process_behind() -> None:
    work = partial(lambda: nap)
    with pytest.raises(Exception, match="pickle"):
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
