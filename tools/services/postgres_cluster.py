"""A PostgreSQL of a test's own, durable as in earnest, which may be killed and started again."""

import asyncio
import os
import shutil
import signal
import tempfile
import time
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path
from typing import Final

import asyncpg

from tools.services.nats_server import free_port

DURABLE: Final = ("fsync", "full_page_writes", "synchronous_commit")
START_S: Final = 60.0
_PROGRAMS: Final = Path("/usr/lib/postgresql")
_USER: Final = "postgres"


class PostgresCluster:
    """Not there until made, not running until started."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"postgresql://{_USER}@127.0.0.1:{self.port}/{_USER}"
        self._folder = Path(tempfile.mkdtemp(prefix="gof-chaos-pg-"))
        self._process: Process | None = None

    async def make(self) -> None:
        """Make the files of the cluster. PostgreSQL refuses to run as root, so root hands it to another user."""
        if os.geteuid() == 0:
            shutil.chown(self._folder, _USER, _USER)
        process = await asyncio.create_subprocess_exec(
            *(_program("initdb"), "-D", str(self._data), "-U", _USER, "-A", "trust", "-N"),
            stdout=DEVNULL,
            cwd=self._folder,
            user=_user(),
        )
        assert await process.wait() == 0, "no cluster could be made"

    async def start(self) -> float:
        """Start the server and wait until it answers; return after how many seconds."""
        begun = time.monotonic()
        while time.monotonic() < begun + START_S:
            if self._process is None or self._process.returncode is not None:
                # What a killed server left behind can be in the way for a moment: then it ends at once.
                self._process = await self._run()
            if await self._answers():
                return time.monotonic() - begun
            await asyncio.sleep(0.05)
        raise TimeoutError("PostgreSQL does not start")

    async def kill(self) -> None:
        """Kill the postmaster and every process it has, at once."""
        process = self._process
        if process is None:
            return
        victims = [process.pid, *_children(process.pid)]
        for victim in victims:
            _signal(victim, signal.SIGKILL)
        await process.wait()
        self._process = None

    async def remove(self) -> None:
        """End the server and delete its files."""
        await self.kill()
        await asyncio.to_thread(shutil.rmtree, self._folder, ignore_errors=True)

    async def settings(self) -> dict[str, str]:
        """Return the settings on which it depends that nothing acknowledged is lost."""
        connection = await asyncpg.connect(self.url)
        try:
            rows = await connection.fetch("SELECT name, setting FROM pg_settings WHERE name = ANY($1)", DURABLE)
            return {row["name"]: row["setting"] for row in rows}
        finally:
            await connection.close()

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    async def _run(self) -> Process:
        settings = {"listen_addresses": "127.0.0.1", "max_connections": "120", **dict.fromkeys(DURABLE, "on")}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "server.log").open("ab") as log:
            return await asyncio.create_subprocess_exec(
                _program("postgres"),
                *("-D", str(self._data), "-p", str(self.port), "-k", str(self._folder), *options),
                stdout=log,
                stderr=log,
                cwd=self._folder,
                user=_user(),
                start_new_session=True,
            )

    async def _answers(self) -> bool:
        try:
            connection = await asyncpg.connect(self.url, timeout=2)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        await connection.close()
        return True


def _program(name: str) -> str:
    found = shutil.which(name) or max(map(str, _PROGRAMS.glob(f"*/bin/{name}")), default=None)
    assert found is not None, f"{name} is not installed"
    return found


def _user() -> str | None:
    return _USER if os.geteuid() == 0 else None


def _children(process_id: int) -> list[int]:
    tasks = Path(f"/proc/{process_id}/task")
    return [int(child) for task in tasks.glob("*/children") for child in task.read_text("ascii").split()]


def _signal(process_id: int, number: signal.Signals) -> None:
    try:
        os.kill(process_id, number)
    except ProcessLookupError:
        return
