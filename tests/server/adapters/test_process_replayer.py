"""Records replayed in a process of its own: it stands back behind the others, and can be ended."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from typing import NoReturn

import msgspec
import pytest

from gangoffour.records import RecordCode, RecordError, TooManySteps
from gangoffour.server.adapters.matches import replay_process
from gangoffour.server.adapters.matches.match_replays import match_replay
from gangoffour.server.adapters.matches.process_replayer import COMMAND, ProcessReplayer
from gangoffour.server.adapters.matches.replay_process import REPLAYED, TOO_LONG, answer_to
from gangoffour.server.ports import REPLAY_STEPS, NoReplay, ReplayTooLong
from tests.locales.record_refusals import REFUSED_TEXTS
from tools.golden.replays import record_texts
from tools.patience import PATIENCE_S, other_tasks, until

pytestmark = pytest.mark.anyio

TEXT = next(iter(record_texts().values()))
FOREVER_S = 3_600.0
HANGS = """
import threading
from gangoffour.server.adapters.processes.bot_process import main
main(lambda _request: threading.Event().wait())
"""


@pytest.fixture
async def replayer() -> AsyncIterator[ProcessReplayer]:
    replayer = ProcessReplayer(FOREVER_S)
    yield replayer
    async with asyncio.timeout(PATIENCE_S):
        await replayer.close()
    assert replayer.process_id is None
    await until(lambda: not other_tasks())


async def test_a_process_starts_with_the_first_record_and_tells_what_is_told_here(replayer: ProcessReplayer) -> None:
    assert replayer.process_id is None
    for name, text in record_texts().items():
        assert await replayer.replay(text) == msgspec.json.encode(match_replay(text)), name
    assert replayer.process_id is not None


async def test_a_record_is_refused_there_as_it_is_here(replayer: ProcessReplayer) -> None:
    for code, text in REFUSED_TEXTS.items():
        with pytest.raises(RecordError) as here:
            match_replay(text())
        with pytest.raises(RecordError) as there:
            await replayer.replay(text())
        assert there.value.code is code
        assert there.value.facts == here.value.facts


async def test_a_match_of_too_many_steps_is_refused_before_the_rules_are_asked() -> None:
    record = match_replay(TEXT)
    assert match_replay(TEXT, len(record.steps)) == record
    with pytest.raises(TooManySteps):
        match_replay(TEXT, len(record.steps) - 1)
    with pytest.raises(TooManySteps):
        match_replay(REFUSED_TEXTS[RecordCode.ILLEGAL_ACTION](), 0)


def test_the_longest_golden_match_is_far_from_the_limit() -> None:
    assert max(len(match_replay(text).steps) for text in record_texts().values()) < REPLAY_STEPS / 2


def test_a_record_that_takes_too_much_of_the_processor_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGPROF)

    def endless_replay(_text: str, _steps: int) -> NoReturn:
        while True:
            pass

    try:
        with monkeypatch.context() as patched:
            patched.setattr(replay_process, "REPLAY_PROCESSOR_S", 0.001)
            patched.setattr(replay_process, "match_replay", endless_replay)
            assert answer_to(TEXT.encode()) == bytes((TOO_LONG,))
        assert answer_to(TEXT.encode())[0] == REPLAYED
    finally:
        signal.signal(signal.SIGPROF, before)


async def test_what_is_too_long_there_is_told_so_here(
    replayer: ProcessReplayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(_request: bytes) -> bytes:
        return bytes((TOO_LONG,))

    monkeypatch.setattr(replayer._process, "ask", ask)  # noqa: SLF001
    with pytest.raises(ReplayTooLong):
        await replayer.replay(TEXT)


async def test_the_process_stands_back_behind_all_others(replayer: ProcessReplayer) -> None:
    await replayer.replay(TEXT)
    assert replayer.process_id is not None
    assert os.getpriority(os.PRIO_PROCESS, replayer.process_id) == 19


async def test_a_process_that_hangs_is_ended_and_the_next_record_gets_another() -> None:
    hangs = ProcessReplayer(0.01, (sys.executable, "-c", HANGS))
    with pytest.raises(NoReplay):
        await hangs.replay(TEXT)
    await hangs.close()
    assert hangs.process_id is None


async def test_a_process_that_is_killed_is_replaced(replayer: ProcessReplayer) -> None:
    first = await replayer.replay(TEXT)
    killed = replayer.process_id
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    await until(lambda: replayer.process_id is None)
    assert await replayer.replay(TEXT) == first
    assert replayer.process_id not in (None, killed)


async def test_the_process_ends_with_the_server() -> None:
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    await process.stdout.readexactly(4)
    process.stdin.close()
    async with asyncio.timeout(PATIENCE_S):
        assert await process.wait() == 0
