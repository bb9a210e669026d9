"""A node of its own process, as the load is put on it: started, measured and stopped from outside.

`python -m tools.load.node` runs one, with its settings from the environment. It plays without beats (`BEATS`), so that
a pass is not held back and the node works as fast as it can.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final

import uvloop

from gangoffour.server.interpreter import set_for_serving
from gangoffour.server.logs import configure_logs
from gangoffour.server.main import running
from gangoffour.server.settings import Settings
from gangoffour.server.tables.owed_tasks import Pace
from tools.load.processes import cpu_s, raise_file_limit, rss_mb

NO_BEATS: Final = Pace(pass_beat_ms=0, pass_beat_bots_ms=0, pass_median_ms=0, jitter_ms=0)

RAISED: Final = {
    f"GOF_LIMIT_{name}": "1000000"
    for name in (
        "GUESTS_PER_IP_PER_HOUR",
        "SIGN_INS_PER_IP_PER_10MIN",
        "SIGN_INS_PER_NAME_PER_10MIN",
        "TABLES_PER_PLAYER_PER_HOUR",
        "TABLES_PER_IP",
        "HTTP_PER_S",
        "HTTP_BURST",
        "SOCKETS_PER_IP",
    )
}
"""Limits that all players together run into when they come from one address."""

NOT_RAISED: Final = dict.fromkeys(RAISED, "")
"""For players who come from addresses of their own: these limits as they are on any server."""

FASTER: Final = {"GOF_LIMIT_COMMANDS_PER_S": "1000", "GOF_LIMIT_COMMANDS_BURST": "1000"}
"""A player may act as often as the load asks for."""

READY: Final = b"ready\n"
READY_S: Final = 120
STOP_S: Final = 30
SAMPLE_S: Final = 0.002


@dataclass(frozen=True, slots=True)
class Node:
    """A node that runs."""

    port: int
    pid: int

    def cpu_s(self) -> float:
        """Return how much processor time it has used."""
        return cpu_s(self.pid)

    def rss_mb(self) -> float:
        """Return how much memory it holds."""
        return rss_mb(self.pid)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def started_node(environment: Mapping[str, str], *options: str, core: int | None = None) -> AsyncIterator[Node]:
    """Start a node, on one core if given, and stop it in the end."""
    port = free_port()
    settings = {"GOF_PORT": str(port), "GOF_LOG_LEVEL": "warning", "GOF_DAILY_DAYS": "0", **RAISED, **environment}
    pin = [] if core is None else [f"--core={core}"]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.load.node", *options, *pin),
        env={**os.environ, **settings},
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 20,
    )
    out = process.stdout
    if out is None:
        raise RuntimeError("the node has no output")
    try:
        async with asyncio.timeout(READY_S):
            while (line := await out.readline()) != READY:
                if not line:
                    raise RuntimeError("the node did not start")
        yield Node(port, process.pid)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(STOP_S):
                print((await out.read()).decode(), end="")
                await process.wait()
        except TimeoutError:
            process.kill()
            raise


# --- inside the process ----------------------------------------------------------------------------------------------


class Sampler:
    """Looks again and again what the program is doing, by processor time; it slows it down by little."""

    def __init__(self) -> None:
        self._itself: Counter[str] = Counter()
        self._within: Counter[str] = Counter()
        self._count = 0

    def start(self) -> None:
        """Look from now on."""
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, SAMPLE_S, SAMPLE_S)

    def stop(self) -> None:
        """Look no more."""
        signal.setitimer(signal.ITIMER_PROF, 0)

    def _look(self, _number: int, frame: FrameType | None) -> None:
        self._count += 1
        seen: set[str] = set()
        while frame is not None:
            code = frame.f_code
            place = f"{'/'.join(Path(code.co_filename).parts[-2:])}:{code.co_qualname}"
            if not seen:
                self._itself[place] += 1
            seen.add(place)
            frame = frame.f_back
        self._within.update(seen)

    def report(self, lines: int = 60) -> str:
        """Return where the time went, by function: its own, and with all that it called."""
        parts = [f"{self._count} samples"]
        for title, counts in (("own time", self._itself), ("with what it called", self._within)):
            parts.append(f"{title}:")
            parts += [f"  {100 * hits / self._count:5.1f} %  {place}" for place, hits in counts.most_common(lines)]
        return "\n".join(parts) + "\n"


async def _run(*, has_beats: bool, is_sampled: bool) -> None:
    settings = Settings.read(os.environ)
    configure_logs(settings.log_format, settings.log_level)
    sampler = Sampler()
    ended = asyncio.Event()
    async with running(settings, pace=None if has_beats else NO_BEATS):
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, ended.set)
        if is_sampled:
            loop.add_signal_handler(signal.SIGUSR1, sampler.start)
            loop.add_signal_handler(signal.SIGUSR2, sampler.stop)
        sys.stdout.buffer.write(READY)
        sys.stdout.flush()
        await ended.wait()
        sampler.stop()
    if is_sampled:
        print(sampler.report(), flush=True)


def main() -> None:
    """Run a node until a signal ends it."""
    parser = argparse.ArgumentParser(description="A node for the load runs.")
    parser.add_argument("--beats", action="store_true", help="hold passes back as on a real server")
    parser.add_argument("--profile", action="store_true", help="sample between SIGUSR1 and SIGUSR2, print at the end")
    parser.add_argument("--core", type=int, help="run on this core alone")
    chosen = parser.parse_args()
    if chosen.core is not None:
        os.sched_setaffinity(0, {chosen.core})
    raise_file_limit()
    set_for_serving()
    uvloop.run(_run(has_beats=chosen.beats, is_sampled=chosen.profile))


if __name__ == "__main__":
    main()
