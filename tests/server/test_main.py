"""A server as a process of its own: it stops cleanly at a signal, and goes on where it stopped."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
import websockets

from tests.cases import nightly_but
from tools.patience import until
from tools.servers.gateway import Person, Wire, free_listener

pytestmark = pytest.mark.anyio

PROGRAM = """
import sys
from gangoffour.server.logs import configure_logs
from gangoffour.server.main import run
from gangoffour.server.settings import Settings
from tests.cases import nightly_but
configure_logs("json", "info")
port, database, node_id = sys.argv[1:]
settings = Settings.read({}, port=int(port), database_urls=f"sqlite:///{database}", node_id=node_id, daily_days=0)
run(settings, lambda: print("open", flush=True))
print("closed", flush=True)
"""


class ElsewhereRunning:
    """Where a server of another process listens."""

    def __init__(self, port: int, http: httpx2.AsyncClient) -> None:
        self.port = port
        self.http = http

    @asynccontextmanager
    async def socket(self, path: str, headers: dict[str, str]) -> AsyncIterator[Wire]:
        address = f"ws://127.0.0.1:{self.port}{path}"
        async with websockets.connect(address, additional_headers=headers, proxy=None) as connection:
            yield Wire(connection)


@asynccontextmanager
async def started(port: int, database: Path, node_id: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start a server; at the end it is gone, whatever happened."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, str(port), str(database), node_id, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            assert await process.stdout.readline() == b"open\n"
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def stopped(process: asyncio.subprocess.Process, number: signal.Signals) -> bytes:
    """Stop a server; return what it printed since."""
    process.send_signal(number)
    async with asyncio.timeout(20):
        return (await process.communicate())[0]


@pytest.mark.parametrize("number", nightly_but((signal.SIGTERM,), (signal.SIGTERM, signal.SIGINT)))
async def test_a_stopped_server_goes_on_where_it_stopped(number: signal.Signals, tmp_path: Path) -> None:
    with free_listener() as listener:
        port = listener.getsockname()[1]
    database = tmp_path / "tables.sqlite"
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
        place = ElsewhereRunning(port, http)
        async with started(port, database, "first") as process:
            person = Person(place, (await http.post("/api/guests", json={"name": "Ada"})).json())
            http.cookies.clear()
            table_id = (await person.open_table("greedy"))["table_id"]
            async with person.at(table_id) as wire:
                await wire.hello()
                answer = await wire.ask("seat_bot", seat=1, level="greedy")
                assert answer.type == "ack"
                stopping = asyncio.create_task(stopped(process, number))
                code, said = await wire.closed()
                assert (code, said[-1]["code"]) == (1012, "server/stopping")
            assert (await stopping, process.returncode) == (b"closed\n", 0)
        async with started(port, database, "second"), person.at(table_id) as wire:
            welcome = await wire.hello(last_seq=answer["seq"])
            assert (welcome["snapshot"], welcome["seat"]) == (None, 0)
            assert welcome["seq"] >= answer["seq"]

            async def is_seen() -> bool:
                seats = (await person.get(f"/api/tables/{table_id}")).json()["table"]["seats"]
                assert [seat["player"] and seat["player"]["bot"] for seat in seats] == [None, "greedy", None, "greedy"]
                return bool(seats[0]["is_here"])

            await until(is_seen)  # the table is told after the welcome
