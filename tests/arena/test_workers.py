"""Work in processes: every result in its place, and no process left behind."""

import multiprocessing
import os
import time
from collections.abc import Callable
from functools import partial

import pytest

from gangoffour.arena.workers import results


def nap(time_s: float) -> tuple[int, float]:
    time.sleep(time_s)
    return os.getpid(), time_s


def napper() -> Callable[[float], tuple[int, float]]:
    return nap


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
