"""The processes of a cluster: started, killed, stopped, and started again when they end by themselves."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from asyncio.subprocess import Process
from pathlib import Path
from typing import Final

import httpx2

from tools.services.nats_server import free_port

ROOT: Final = Path(__file__).parents[2]
READY_S: Final = 60.0
MANY: Final = "1000000"
_LIMITS: Final = (
    "COMMANDS_BURST",
    "COMMANDS_PER_S",
    "GUESTS_PER_IP_PER_HOUR",
    "HTTP_BURST",
    "HTTP_PER_S",
    "SOCKETS_PER_IP",
    "TABLES_PER_IP",
    "TABLES_PER_PLAYER",
    "TABLES_PER_PLAYER_PER_HOUR",
)


def environment(database_url: str, nats_url: str) -> dict[str, str]:
    """Return the settings that all processes share: no limits, and next to no pauses for the eye."""
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("GOF_")},
        **{f"GOF_LIMIT_{name}": MANY for name in _LIMITS},
        "GOF_BOT_DELAY_MS": "0",
        "GOF_BOT_WORKERS": "0",
        "GOF_DAILY_DAYS": "0",
        "GOF_DATABASE_URLS": database_url,
        "GOF_LOG_FORMAT": "json",
        "GOF_LOG_LEVEL": "warning",
        "GOF_NATS_URL": nats_url,
        "GOF_PASS_BEAT_BOTS_MS": "0",
        "GOF_PASS_BEAT_MS": "0",
        "GOF_PASS_MEDIAN_MS": "0",
        "PYTHONUNBUFFERED": "1",
    }


class Service:
    """A process that shall run. If it ends by itself, it is started again, as an init system would do."""

    def __init__(self, role: str, name: str, settings: dict[str, str], folder: Path) -> None:
        self.name = name
        self.ends: list[int] = []
        """The exit codes of processes that ended by themselves."""
        self.log = folder / f"{name}.log"
        self._role = role
        self._settings = settings
        self._process: Process | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._is_wanted = False
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        """Start it, if it does not run, and see to it that it goes on running."""
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                await self._run()
        self._is_wanted = True  # not before: else its keeper could start a second one
        if self._keeper is None:
            self._keeper = asyncio.create_task(self._keep())

    async def kill(self) -> None:
        """Kill it at once; it stays dead until it is started."""
        self._is_wanted = False
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def stop(self, limit_s: float = 30.0) -> tuple[float, int | None]:
        """Ask it to stop; return after how many seconds it did, and its exit code. After the limit it is killed."""
        self._is_wanted = False
        begun = time.monotonic()
        if self._process is None or self._process.returncode is not None:
            return 0.0, None
        self._process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(limit_s):
                code: int | None = await self._process.wait()
        except TimeoutError:
            code = None
            await self.kill()
        return time.monotonic() - begun, code

    async def remove(self) -> None:
        """End it for good."""
        if self._keeper is not None:
            self._keeper.cancel()
        await self.stop(5.0)

    async def _run(self) -> None:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tools.chaos.node", self._role),
                stdout=log,
                stderr=log,
                cwd=ROOT,
                env=self._settings,
                start_new_session=True,
            )

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(0.3)
            code = None if self._process is None else self._process.returncode
            if self._is_wanted and code is not None:
                self.ends.append(code)
                await self.start()


class Node(Service):
    """A node that serves tables."""

    def __init__(self, name: str, settings: dict[str, str], folder: Path) -> None:
        self.port = free_port()
        super().__init__("serve", name, {**settings, "GOF_PORT": str(self.port)}, folder)

    async def is_ready(self) -> bool:
        """True if the node takes requests and its store answers."""
        try:
            async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=3) as client:
                return (await client.get("/readyz")).status_code == httpx2.codes.OK
        except httpx2.TransportError:
            return False

    async def ready(self) -> float:
        """Wait until the node is ready; return for how many seconds."""
        begun = time.monotonic()
        while not await self.is_ready():
            if time.monotonic() > begun + READY_S:
                raise TimeoutError(f"{self.name} does not get ready; see {self.log}")
            await asyncio.sleep(0.05)
        return time.monotonic() - begun


async def migrate(settings: dict[str, str]) -> None:
    """Bring the database to the newest schema."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.chaos.node", "migrate"), cwd=ROOT, env=settings
    )
    assert await process.wait() == 0, "the database could not be migrated"
