"""Bots in processes of their own: what goes wrong there stays there."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from gangoffour.bots import GreedyBot
from gangoffour.engine import Action, Pass
from gangoffour.protocol import encode_action, encode_seat_view
from gangoffour.server.adapters.bots.bot_fallback import action_in, hints_in
from gangoffour.server.adapters.bots.bot_pool import ProcessBotRunner
from gangoffour.server.adapters.processes import bot_process
from gangoffour.server.adapters.processes.bot_process import (
    CHOSEN,
    FAILED,
    HINTED,
    SEED_SIZE,
    answer_to,
    pack_hints_request,
    pack_request,
)
from gangoffour.server.adapters.processes.worker_process import NoAnswer
from gangoffour.server.ports import NoHints
from tests.contracts.bot_views import CAUSE, first_view
from tests.promises import Promises
from tests.server.adapters.bot_signs import ODD_BOTS, BotSigns
from tools.patience import PATIENCE_S, other_tasks, until
from tools.processes import is_alive

pytestmark = pytest.mark.anyio

ODD = (sys.executable, str(ODD_BOTS))
FOREVER_S = 3_600.0
"""Whatever waits for a bot that hangs, hangs too."""
VIEW = first_view()
GREEDY = GreedyBot().choose(VIEW, Random(0))


def _threads(process_id: int) -> int:
    return len(list(Path(f"/proc/{process_id}/task").iterdir()))


@pytest.fixture
def signs(tmp_path: Path) -> Iterator[BotSigns]:
    """What the odd bots tell, and are told."""
    with BotSigns.opened(tmp_path) as signs:
        yield signs


@pytest.fixture
async def odd(signs: BotSigns) -> AsyncIterator[ProcessBotRunner]:
    """A runner whose bots go wrong."""
    runner = ProcessBotRunner(1, FOREVER_S, os.urandom, signs.command)
    await runner.pool.start()
    yield runner
    async with asyncio.timeout(PATIENCE_S):
        await runner.close()
    assert runner.pool.process_ids == []
    await until(lambda: not other_tasks())


async def test_a_process_starts_with_the_first_request_and_stays() -> None:
    runner = ProcessBotRunner(2, FOREVER_S, os.urandom)
    assert runner.pool.process_ids == []
    await runner.choose("greedy", VIEW, CAUSE)
    first = runner.pool.process_ids
    await runner.choose("planner", VIEW, CAUSE)
    assert runner.pool.process_ids == first
    assert len(first) == 1
    await asyncio.gather(*(runner.choose("planner", VIEW, CAUSE) for _ in range(4)))
    assert len(runner.pool.process_ids) == 2
    await runner.close()
    assert runner.fallback.count == 0


@pytest.mark.skipif(sys.platform != "linux", reason="counts threads in /proc")
async def test_a_process_thinks_with_one_thread_and_reads_with_another(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        monkeypatch.delenv(name, raising=False)
    runner = ProcessBotRunner(1, FOREVER_S, os.urandom)
    await runner.choose("neural", VIEW, CAUSE)
    (process_id,) = runner.pool.process_ids
    assert _threads(process_id) == 2
    await runner.close()
    assert runner.fallback.count == 0


async def kill_one_that_thinks(odd: ProcessBotRunner, signs: BotSigns) -> asyncio.Task[Action]:
    """Kill the process in which a bot hangs; return the choice that was asked of it."""
    (process_id,) = odd.pool.process_ids
    choosing = asyncio.create_task(odd.choose("hang", VIEW, CAUSE))
    await until(lambda: signs.begun_count == 1)
    os.kill(process_id, signal.SIGKILL)
    return choosing


async def test_a_worker_that_is_killed_is_replaced_and_its_request_answered_here(
    odd: ProcessBotRunner, signs: BotSigns
) -> None:
    killed = odd.pool.process_ids
    choosing = await kill_one_that_thinks(odd, signs)
    assert await asyncio.wait_for(choosing, PATIENCE_S) == GREEDY
    assert odd.fallback.count == 1
    assert await odd.choose("greedy", VIEW, CAUSE) == GREEDY
    assert odd.fallback.count == 1
    assert odd.pool.process_ids not in ([], killed)


@pytest.mark.nightly
async def test_the_request_of_a_killed_worker_is_answered_within_a_second(
    odd: ProcessBotRunner, signs: BotSigns, promises: Promises
) -> None:
    choosing = await kill_one_that_thinks(odd, signs)
    with promises.within(1, "answering for a bot whose process was killed"):
        await choosing


async def test_a_worker_that_is_killed_while_idle_is_replaced(odd: ProcessBotRunner) -> None:
    (process_id,) = odd.pool.process_ids
    os.kill(process_id, signal.SIGKILL)
    await until(lambda: odd.pool.process_ids == [])
    assert await odd.choose("greedy", VIEW, CAUSE) == GREEDY
    assert odd.fallback.count == 0


async def test_a_process_that_starts_slower_than_a_request_may_take_starts_all_the_same(signs: BotSigns) -> None:
    waiting = f"open({str(signs.word_path)!r}, 'rb', 0).read(1)"
    script = f"import runpy; {waiting}; runpy.run_path({ODD[1]!r}, run_name='__main__')"
    runner = ProcessBotRunner(1, 0.2, os.urandom, (sys.executable, "-c", script))
    assert await runner.choose("greedy", VIEW, CAUSE) == GREEDY
    assert runner.fallback.count == 1
    await until(lambda: runner.pool.process_ids != [])
    started = runner.pool.process_ids
    signs.let_go()
    assert await asked_without_hurry(runner) == GREEDY
    assert runner.pool.process_ids == started
    await runner.close()


async def asked_without_hurry(runner: ProcessBotRunner) -> Action:
    """Return what a process answers, however slow the machine is."""
    return action_in(await runner.pool.ask("greedy", bytes(SEED_SIZE), encode_seat_view(VIEW), CAUSE), VIEW)


async def test_a_bot_that_never_answers_is_ended() -> None:
    runner = ProcessBotRunner(1, 0.3, os.urandom, ODD)
    await runner.pool.start()
    (process_id,) = runner.pool.process_ids
    with capture_logs() as logs:
        assert await runner.choose("hang", VIEW, CAUSE) == GREEDY
    assert [entry["reason"] for entry in logs] == ["timeout"]
    await until(lambda: not is_alive(process_id))
    assert await asked_without_hurry(runner) == GREEDY
    assert runner.fallback.count == 1
    await runner.close()


@pytest.mark.nightly
async def test_a_bot_that_never_answers_costs_its_time_and_little_more(promises: Promises) -> None:
    runner = ProcessBotRunner(1, 0.3, os.urandom, ODD)
    await runner.pool.start()
    with promises.within(1, "answering for a bot that hangs, after 0.3 s", least_s=0.3):
        await runner.choose("hang", VIEW, CAUSE)
    await runner.close()


async def test_whoever_waits_behind_a_bot_that_hangs_is_answered_here() -> None:
    runner = ProcessBotRunner(1, 0.3, os.urandom, ODD)
    await runner.pool.start()
    actions = await asyncio.gather(
        runner.choose("hang", VIEW, CAUSE), *(runner.choose("greedy", VIEW, CAUSE) for _ in range(5))
    )
    assert set(actions) == {GREEDY}
    await runner.close()


async def test_a_request_that_is_given_up_leaves_no_answer_for_the_next(odd: ProcessBotRunner, signs: BotSigns) -> None:
    choosing = asyncio.create_task(odd.choose("hang", VIEW, CAUSE))
    await until(lambda: signs.begun_count == 1)
    choosing.cancel()
    await asyncio.wait([choosing])
    assert choosing.cancelled()
    assert await odd.choose("greedy", VIEW, CAUSE) == GREEDY
    assert odd.fallback.count == 0


async def test_a_thought_that_nobody_waits_for_any_more_is_thought_to_its_end(
    odd: ProcessBotRunner, signs: BotSigns
) -> None:
    process_ids = odd.pool.process_ids
    choosing = asyncio.create_task(odd.choose("slow", VIEW, CAUSE))
    await until(lambda: signs.begun_count == 1)
    choosing.cancel()
    await asyncio.wait([choosing])
    signs.let_go()
    assert await odd.choose("greedy", VIEW, CAUSE) == GREEDY
    assert odd.pool.process_ids == process_ids


@pytest.mark.parametrize("level", ["crash", "fail", "cheat"])
async def test_a_bot_that_goes_wrong_is_replaced_for_the_turn(odd: ProcessBotRunner, level: str) -> None:
    assert await odd.choose(level, VIEW, CAUSE) == GREEDY
    assert odd.fallback.count == 1
    assert await odd.choose("greedy", VIEW, CAUSE) == GREEDY
    assert odd.fallback.count == 1


async def test_a_bot_that_prints_disturbs_nobody(odd: ProcessBotRunner) -> None:
    assert await odd.choose("chat", VIEW, CAUSE) == GREEDY
    assert await odd.choose("chat", VIEW, CAUSE) == GREEDY
    assert odd.fallback.count == 0


async def test_a_program_that_does_not_start_is_answered_for() -> None:
    for command in (("no-such-program",), (sys.executable, "-c", "print('hello, hello')"), (sys.executable, "-c", "")):
        runner = ProcessBotRunner(1, FOREVER_S, os.urandom, command)
        assert await runner.choose("greedy", VIEW, CAUSE) == GREEDY
        assert runner.fallback.count == 1
        await runner.close()
    await until(lambda: not other_tasks())


@pytest.mark.parametrize("moment", ["at once", "with a process", "while bots think"])
async def test_closing_waits_for_no_bot_at_any_time(signs: BotSigns, moment: str) -> None:
    runner = ProcessBotRunner(2, FOREVER_S, os.urandom, signs.command)
    choosing = [asyncio.create_task(runner.choose("hang", VIEW, CAUSE)) for _ in range(3)]
    if moment == "with a process":
        await until(lambda: runner.pool.process_ids != [])
    elif moment == "while bots think":
        await until(lambda: signs.begun_count == 2)
    process_ids = runner.pool.process_ids
    async with asyncio.timeout(PATIENCE_S):
        await runner.close()
        assert await asyncio.gather(*choosing) == [GREEDY] * 3
    assert runner.pool.process_ids == []
    assert not any(is_alive(process_id) for process_id in process_ids)


@pytest.mark.nightly
async def test_closing_takes_less_than_a_second(signs: BotSigns, promises: Promises) -> None:
    runner = ProcessBotRunner(2, FOREVER_S, os.urandom, signs.command)
    choosing = [asyncio.create_task(runner.choose("hang", VIEW, CAUSE)) for _ in range(3)]
    await until(lambda: signs.begun_count == 2)
    with promises.within(1, "closing a pool whose bots hang"):
        await runner.close()
    await asyncio.gather(*choosing)


async def test_the_event_loop_goes_on_while_a_bot_thinks(odd: ProcessBotRunner, signs: BotSigns) -> None:
    choosing = asyncio.create_task(odd.choose("hang", VIEW, CAUSE))
    await until(lambda: signs.begun_count == 1)
    assert not choosing.done()
    choosing.cancel()
    await asyncio.wait([choosing])


@pytest.mark.nightly
async def test_starting_a_process_and_asking_it_never_holds_up_the_event_loop(promises: Promises) -> None:
    runner = ProcessBotRunner(1, 0.5, os.urandom, ODD)
    choosing = asyncio.create_task(runner.choose("hang", VIEW, CAUSE))
    longest_s = 0.0
    while not choosing.done():
        before_s = time.monotonic()
        await asyncio.sleep(0.001)
        longest_s = max(longest_s, time.monotonic() - before_s)
    promises.kept(longest_s, 0.2, "the longest pause of the event loop while a bot thinks")
    await runner.close()


def test_a_process_whose_server_is_gone_ends_even_if_its_bot_hangs() -> None:
    with subprocess.Popen(ODD, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        request = pack_request("hang", bytes(SEED_SIZE), encode_seat_view(VIEW))
        process.stdin.write(bot_process.pack_frame(request))
        process.stdin.flush()
        assert process.stdout.read(9) == bot_process.pack_frame(bot_process.READY)
        process.stdin.close()
        assert process.wait(timeout=PATIENCE_S) == 0


def test_a_process_keeps_its_bots_so_that_no_network_is_read_twice() -> None:
    request = bot_process.pack_frame(pack_request("counting", bytes(SEED_SIZE), encode_seat_view(VIEW)))
    with subprocess.Popen(ODD, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(request * 3)
        process.stdin.flush()
        said = [process.stderr.readline() for _ in range(3)]
        process.stdin.close()
    assert said == [b"made 1, chose 1\n", b"made 1, chose 2\n", b"made 1, chose 3\n"]


def test_a_bots_process_is_small_and_knows_nothing_of_the_server() -> None:
    script = (
        "import runpy, sys; runpy.run_path(sys.argv[1]); print(*sys.modules)"
        "; print(next(line for line in open('/proc/self/status') if line.startswith('VmRSS')))"
    )
    ran = subprocess.run(
        [sys.executable, "-P", "-c", script, bot_process.__file__], capture_output=True, text=True, check=True
    )
    modules = ran.stdout.splitlines()[0].split()
    assert "gangoffour.bots" in modules
    known = {"gangoffour.server", "asyncio", "litestar", "multiprocessing", "nats", "sqlalchemy", "structlog"}
    assert known.isdisjoint(modules)
    if sys.platform == "linux":
        assert int(ran.stdout.splitlines()[1].split()[1]) < 40_000, "kB"


@pytest.mark.parametrize(
    "answer, reason",
    [
        (b"", "no answer"),
        (bytes((FAILED,)), "no answer"),
        (bytes((FAILED,)) + b"UnknownBot", "UnknownBot"),
        (bytes((CHOSEN,)), "unreadable"),
        (bytes((CHOSEN,)) + b"\xff\x00", "unreadable"),
        (bytes((CHOSEN,)) + b'"13G"', "unreadable"),
        (bytes((CHOSEN,)) + b"{}", "unreadable"),
        (bytes((CHOSEN,)) + encode_action(Pass()), "illegal"),
    ],
)
def test_an_answer_without_a_legal_action_is_a_failure(answer: bytes, reason: str) -> None:
    with pytest.raises(NoAnswer, match=reason):
        action_in(answer, VIEW)


def test_an_error_travels_by_name_only() -> None:
    view = encode_seat_view(VIEW)
    assert answer_to(pack_request("none", bytes(SEED_SIZE), view)) == bytes((FAILED,)) + b"UnknownBot"
    assert answer_to(pack_request("greedy", bytes(SEED_SIZE), view[:-1])) == bytes((FAILED,)) + b"MalformedMessage"
    assert answer_to(b"") == bytes((FAILED,)) + b"IndexError"


async def test_a_process_that_does_not_start_gives_no_hints() -> None:
    runner = ProcessBotRunner(1, FOREVER_S, os.urandom, (sys.executable, "-c", ""))
    with pytest.raises(NoHints, match="does not start"):
        await runner.hints(VIEW, CAUSE)
    await runner.close()


async def test_hints_that_come_too_late_are_not_waited_for() -> None:
    runner = ProcessBotRunner(1, 0.01, os.urandom, (sys.executable, "-c", "import threading; threading.Event().wait()"))
    with pytest.raises(NoHints, match="timeout"):
        await runner.hints(VIEW, CAUSE)
    await runner.close()


def test_an_action_is_no_hint_and_a_hint_is_no_action() -> None:
    chosen = answer_to(pack_request("greedy", bytes(SEED_SIZE), encode_seat_view(VIEW)))
    with pytest.raises(NoAnswer):
        hints_in(chosen)
    with pytest.raises(NoAnswer):
        action_in(answer_to(pack_hints_request(encode_seat_view(VIEW))), VIEW)
    with pytest.raises(NoAnswer, match="unreadable"):
        hints_in(bytes((HINTED,)) + b"{}")
