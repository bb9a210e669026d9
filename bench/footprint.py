"""`make footprint`: how soon a small host is ready, and how much memory it takes, with its bots' processes.

It is started as a user starts it: `gangoffour serve` with default settings, and a new SQLite file.
"""

import argparse
import asyncio
import os
import sys
import sysconfig
import tempfile
import urllib.error
import urllib.request
from pathlib import Path
from time import perf_counter
from typing import Final

import uvloop

from tools.figures import Figure, quantile, show, show_all
from tools.load.node import free_port
from tools.load.processes import cpu_s, family, pss_mb
from tools.load.tables import Tally, opened_tables

STARTS: Final = 3
TABLES: Final = 20
BOTS: Final = ("planner",) * 3
PLAY_S: Final = 60.0
IDLE_S: Final = 5.0
PATIENCE_S: Final = 30.0


def is_ready(port: int) -> bool:
    """True if the server says that it is ready."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1) as answer:
            return bool(answer.status == 200)  # noqa: PLR2004  OK
    except (urllib.error.URLError, OSError):
        return False


async def ready_s(port: int) -> float:
    """Wait until the server is ready; return how long it took."""
    begin_s = perf_counter()
    while not is_ready(port):
        if perf_counter() - begin_s > PATIENCE_S:
            raise TimeoutError("the server does not get ready")
        await asyncio.sleep(0.01)
    return perf_counter() - begin_s


async def host(folder: Path, port: int) -> asyncio.subprocess.Process:
    """Start a host."""
    command = Path(sysconfig.get_path("scripts")) / "gangoffour"
    own = {"GOF_PORT": str(port), "GOF_DATABASE_URLS": str(folder / "host.sqlite"), "GOF_DAILY_DAYS": "0"}
    return await asyncio.create_subprocess_exec(
        str(command), "serve", env={**os.environ, **own}, stdout=asyncio.subprocess.DEVNULL
    )


async def stop(process: asyncio.subprocess.Process) -> None:
    """Stop a host."""
    process.terminate()
    await process.wait()


def memory_mb(pid: int) -> float:
    """Return the memory of a host and of the processes it started."""
    return sum(pss_mb(each) for each in family(pid))


async def measure(play_s: float) -> list[Figure]:
    """Start it a few times, then let it rest, then let twenty tables play."""
    starts_s: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = await host(Path(folder), port)
        starts_s.append(await ready_s(port))
        while len(starts_s) < STARTS:
            await stop(process)
            process = await host(Path(folder), port)
            starts_s.append(await ready_s(port))
        start_cpu_s = cpu_s(process.pid)
        await asyncio.sleep(IDLE_S)
        idle_mb = memory_mb(process.pid)
        tally = Tally()
        tables = await opened_tables(port, TABLES, tally, BOTS)
        for table in tables:
            table.hurry()
        begin_s, used_s, playing_mb = perf_counter(), sum(map(cpu_s, family(process.pid))), 0.0
        while perf_counter() - begin_s < play_s:
            await asyncio.sleep(1)
            playing_mb = max(playing_mb, memory_mb(process.pid))
        busy = (sum(map(cpu_s, family(process.pid))) - used_s) / play_s
        processes = len(family(process.pid))
        for table in tables:
            table.close()
        await stop(process)
    if tally.errors:
        print(f"errors: {dict(tally.errors)}")
    return [
        Figure("first start, with a new database", starts_s[0], "s", 2),
        Figure("later start", min(starts_s[1:]), "s", 2),
        Figure("processor time of a start", start_cpu_s, "s"),
        Figure("memory at rest", idle_mb, "MB", 150),
        Figure(f"memory with {TABLES} tables of bots, {processes} processes", playing_mb, "MB", 300),
        Figure("messages told", tally.changes / play_s, "/s"),
        Figure("a person's action acknowledged, 99 %", 1e3 * quantile(tally.acks_s, 0.99), "ms"),
        Figure("errors", tally.errors.total(), "", 0),
        Figure("busy", 100 * busy, "% of a core"),
    ]


def main() -> None:
    """Measure; end with 1 if a goal was missed."""
    parser = argparse.ArgumentParser(description="Measure a small host.")
    parser.add_argument("--seconds", type=float, default=PLAY_S, help="how long the tables play")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON at the end")
    chosen = parser.parse_args()
    figures = uvloop.run(measure(chosen.seconds))
    show("footprint, SQLite", figures)
    if chosen.json:
        show_all(figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
