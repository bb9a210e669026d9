"""A server in a process of its own is killed in the middle of a deal; the same attempt goes on at the next one."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from gangoffour.bots import UniformBot
from gangoffour.client import Client, Unreachable, play_with
from gangoffour.daily import date_at, new_season
from gangoffour.server.adapters.databases.wall_time import wall_now_ms
from tools.patience import until
from tools.servers.daily_season import open_season
from tools.servers.party import HANG_S

pytestmark = pytest.mark.anyio

PROGRAM = Path(sys.executable).with_name("gangoffour")


@asynccontextmanager
async def killed_at_the_end(folder: Path, port: int) -> AsyncIterator[str]:
    """The address of a server that gets no chance to put anything in order."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GOF_")}
    environment["GOF_DAILY_DAYS"] = "0"
    command = [str(PROGRAM), "serve", "--port", str(port), "--database", str(folder / "server.sqlite")]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)  # noqa: ASYNC220
    url = f"http://127.0.0.1:{port}"

    async def answers() -> bool:
        assert process.poll() is None
        async with Client(url) as client:
            try:
                return bool((await client.about()).version)
            except Unreachable:
                return False

    try:
        await until(answers, HANG_S)
        yield url
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


@pytest.mark.nightly
async def test_the_attempt_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    today = date_at(wall_now_ms())
    await open_season(tmp_path, new_season(today - timedelta(days=1), 3, bytes(range(64))))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    async with asyncio.timeout(HANG_S):
        async with killed_at_the_end(tmp_path, port) as url, Client(url) as client:
            await client.register("Ana")
            token, begun = client.token, await client.play_daily(today)
            async with client.table(begun.table_id, auto_ready=True) as table:
                await table.until(lambda known: known.table.is_playing and bool(known.public and known.public.deal))
                played = table.known.seq
        async with killed_at_the_end(tmp_path, port) as url, Client(url, token) as client:
            assert await client.play_daily(today) == begun
            async with client.table(begun.table_id) as table:
                assert table.known.seq >= played
                await play_with(table, UniformBot(), Random(1))
            day = await client.daily(today)
            assert [board.status for board in day.boards][:2] == ["finished", "open"]
            assert (await client.play_daily(today)).board == 2
