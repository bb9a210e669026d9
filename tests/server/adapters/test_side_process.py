"""One process beside the server: requests in turn, each with its time."""

import asyncio
import sys
from asyncio.subprocess import PIPE

import pytest

from gangoffour.server.adapters.processes.bot_process import READY, pack_frame
from gangoffour.server.adapters.processes.side_process import SideProcess
from gangoffour.server.adapters.processes.worker_process import NoAnswer
from tools.patience import PATIENCE_S, until

pytestmark = pytest.mark.anyio

ECHO_UNLESS_HELD = """
import threading
from gangoffour.server.adapters.processes.bot_process import main
main(lambda request: threading.Event().wait() if request == b"hold" else request)
"""
COMMAND = (sys.executable, "-c", ECHO_UNLESS_HELD)
AT_ONCE_S = 0.0


async def test_each_of_many_who_ask_at_once_gets_their_own_answer() -> None:
    process = SideProcess(COMMAND, PATIENCE_S)
    requests = [str(number).encode() for number in range(20)]
    assert await asyncio.gather(*map(process.ask, requests)) == requests
    await process.close()
    assert process.process_id is None


async def test_whoever_waits_too_long_for_a_turn_is_told_so_and_disturbs_nobody() -> None:
    process = SideProcess(COMMAND, PATIENCE_S, turn_s=AT_ONCE_S)
    before = asyncio.create_task(process.ask(b"hold"))
    await until(lambda: process.process_id is not None)
    with pytest.raises(NoAnswer, match="no turn"):
        await process.ask(b"after")
    assert process.is_asked
    assert not before.done()
    before.cancel()
    await asyncio.wait([before])
    await process.close()


async def test_an_answer_that_does_not_come_ends_the_process_and_the_next_request_finds_another() -> None:
    process = SideProcess(COMMAND, PATIENCE_S)
    await process.ask(b"first")
    first = process.process_id
    process._answer_s = AT_ONCE_S  # noqa: SLF001  to start a process takes longer than to answer
    with pytest.raises(NoAnswer, match="timeout"):
        await process.ask(b"hold")
    process._answer_s = PATIENCE_S  # noqa: SLF001
    assert await process.ask(b"second") == b"second"
    assert process.process_id not in (None, first)
    assert not process.is_asked
    await process.close()


async def test_a_server_that_is_killed_before_it_has_its_answer_leaves_a_process_that_ends_without_a_word() -> None:
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    await process.stdout.readexactly(len(pack_frame(READY)))
    answers = process._transport.get_pipe_transport(1)  # type: ignore[attr-defined]  # noqa: SLF001
    pipe = answers.get_extra_info("pipe")
    answers.close()
    await until(lambda: pipe.closed)  # nobody reads any more
    process.stdin.write(pack_frame(b"request"))  # and the input stays open: the process has to notice by itself
    assert (await process.stderr.read(), await process.wait()) == (b"", 0)
