"""Write the databases that a server made before there were players and matches: `python -m scripts.golden_databases`.

They are made by the program of that time, `BEFORE`, in a checkout of its own; this file runs there too, so it uses only
what was there then. A migration must find them as people left them, so they are never made by the present program.
"""

import asyncio
import gzip
import io
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Final

from gangoffour.bots import UniformBot
from gangoffour.client import TableConnection, play_with
from gangoffour.protocol import TableOptions
from tools.chaos.nodes import migrate
from tools.servers.party import HANG_S, Site, serving
from tools.services.databases import empty_database

BEFORE: Final = "450e523"
"""The last commit with guests and records."""
ROOT: Final = Path(__file__).parents[1]
GOLDEN: Final = ROOT / "tests" / "golden" / "databases"
SQLITE: Final = "before_players.sqlite.gz"
POSTGRES: Final = "before_players.sql.gz"

NAMES: Final = ("Ana", "Zoë", "Łucja")
SHORT: Final = TableOptions(length="one_deal", chat="free")
LONG: Final = TableOptions(length="short", chat="free", visibility="private")
PLAYED: Final = 30
"""After so many events of a match it is left as it is."""


async def fill(site: Site) -> None:
    """Let people play, talk and leave tables in every state: waiting, playing, between matches."""
    async with AsyncExitStack() as stack:
        people = [await site.guest(name, stack) for name in NAMES]
        await people[2].rename("Lucja")
        waiting = await people[0].open_table(SHORT)
        async with people[0].table(waiting.table_id, waiting.invite) as table:
            await table.say("anybody?")
        for options, matches in ((SHORT, 1), (SHORT, 2), (LONG, 0)):
            opened = await people[0].open_table(options)
            async with AsyncExitStack() as seated:
                tables = [
                    await seated.enter_async_context(person.table(opened.table_id, opened.invite)) for person in people
                ]
                await tables[0].seat_bot(1, "greedy")
                for table, seat in zip(tables[1:], (2, 3), strict=True):
                    await table.take_seat(seat)
                await tables[1].say("hello 👋")
                for number in range(matches):
                    await asyncio.gather(*(_play(table, f"{matches} {number} {table.seat}") for table in tables))
                if matches != 1:
                    await _begin(tables)


async def _play(table: TableConnection, seed: str) -> None:
    await play_with(table, UniformBot(), Random(seed))


async def _begin(tables: list[TableConnection]) -> None:
    """Play a part of a match, and leave it in the middle of a deal."""
    last = tables[0].seq + PLAYED
    playing = [asyncio.create_task(_play(table, f"begin {table.seat}")) for table in tables]
    await tables[0].until(lambda known: known.seq >= last)
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)


async def make_sqlite(target: Path) -> None:
    """Keep the file of a server alone."""
    with tempfile.TemporaryDirectory() as folder:
        async with asyncio.timeout(HANG_S), serving(Path(folder)) as site:
            await fill(site)
        whole = Path(folder) / "whole.sqlite"
        with closing(sqlite3.connect(Path(folder) / "server.sqlite")) as connection:
            connection.execute("VACUUM INTO ?", (str(whole),))
        content = await asyncio.to_thread(whole.read_bytes)
    await asyncio.to_thread(target.write_bytes, gzip.compress(content, mtime=0))


async def make_postgres(target: Path) -> None:
    """Keep the dump of a server's database as statements."""
    async with empty_database() as url:
        await migrate({**os.environ, "GOF_DATABASE_URLS": url})
        with tempfile.TemporaryDirectory() as folder:
            async with asyncio.timeout(HANG_S), serving(Path(folder), database_urls=[url]) as site:
                await fill(site)
        dump = await asyncio.to_thread(_dumped, url)
    # What begins with a backslash is for psql alone.
    statements = [line for line in dump.splitlines() if not line.startswith((b"\\", b"--"))]
    await asyncio.to_thread(target.write_bytes, gzip.compress(b"\n".join(statements), mtime=0))


def _dumped(url: str) -> bytes:
    command = ["pg_dump", "--inserts", "--rows-per-insert=500", "--no-owner", "--no-privileges", url]
    return subprocess.run(command, check=True, capture_output=True).stdout


def make(folder: Path) -> None:
    """Make both, with the program that this file stands beside."""
    asyncio.run(make_sqlite(folder / SQLITE))
    asyncio.run(make_postgres(folder / POSTGRES))


def main() -> None:
    """Make both with the program of that time."""
    if len(sys.argv) > 1:
        make(Path(sys.argv[1]))
        return
    GOLDEN.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder)
        command = ["git", "-C", str(ROOT), "archive", BEFORE]
        archive = subprocess.run(command, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(before, filter="data")
        shutil.copy(__file__, before / "scripts")
        path = {"PYTHONPATH": os.pathsep.join(map(str, (before / "src", before)))}
        for arguments in (["setup.py", "build_ext", "--inplace"], ["-m", "scripts.golden_databases", str(GOLDEN)]):
            subprocess.run([sys.executable, *arguments], check=True, cwd=before, env=os.environ | path)


if __name__ == "__main__":
    main()
