"""What `gangoffour demo` does: matches played at once, then a server at whose tables bots play on and on.

Bots alone do not play on, so a guest sits at each table, and a bot decides for it as it would for any program.
"""

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import msgspec
import typer

from gangoffour.bots import bot
from gangoffour.cli.errors import FileCode, FileError
from gangoffour.cli.language import spoken
from gangoffour.cli.lines import say
from gangoffour.cli.progress import progress
from gangoffour.cli.serve_tasks import host_settings, require_free_port
from gangoffour.extras import require_extra
from gangoffour.locales import Messages
from gangoffour.protocol import TableOptions

if TYPE_CHECKING:
    from gangoffour.server import Settings

_FINISHED: Final = 3
"""So many matches have been played when the place opens."""
_GUEST: Final = "greedy"
"""The bot that decides for a guest: it needs next to no time."""
_COMPANY: Final = (("greedy", "greedy", "random"), ("greedy", "random", "greedy"), ("random", "greedy", "greedy"))
_AT_ONCE: Final = {"pass_beat_ms": "0", "pass_beat_bots_ms": "0", "pass_median_ms": "0", "bot_delay_ms": "0"}
_DATABASE: Final = "demo.sqlite"


@dataclass(frozen=True, slots=True)
class _Demo:
    """What was asked for, and where it lies."""

    folder: Path
    port: int | None
    tables: int
    is_kept: bool

    @property
    def database(self) -> Path:
        """The file."""
        return self.folder / _DATABASE

    def settings(self, **given: str) -> "Settings":
        """Return the settings of its server: a database of its own, and no log unless it is asked for."""
        level = os.environ.get("GOF_LOG_LEVEL", "error")
        return host_settings("server", port=self.port, database_urls=str(self.database), log_level=level, **given)


def open_demo(port: int | None, tables: int, parent: Path | None, *, is_kept: bool) -> None:
    """Open the place until told to stop, then clear it away."""
    require_extra("server", "litestar", "sqlalchemy", "uvicorn")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that nothing is left behind then either
    demo = _Demo(_made_folder(parent), port, tables, is_kept)
    try:
        require_free_port(demo.settings())
        _open(demo, spoken())
    except KeyboardInterrupt:
        pass
    finally:
        if is_kept:
            say([spoken().format("demo-kept", folder=str(demo.folder), file=str(demo.database))])
        else:
            shutil.rmtree(demo.folder, ignore_errors=True)


def _made_folder(parent: Path | None) -> Path:
    try:
        if parent is not None:
            parent.mkdir(parents=True, exist_ok=True)
        return Path(tempfile.mkdtemp(prefix="gangoffour-demo-", dir=parent))
    except OSError as error:
        raise FileError(FileCode.UNWRITABLE, file=str(parent), reason=str(error.strerror)) from error


def _open(demo: _Demo, texts: Messages) -> None:
    from gangoffour.server.main import configure_logs, run  # noqa: PLC0415  it may be missing, see above

    quick = demo.settings(**_AT_ONCE)
    configure_logs(quick.log_format, quick.log_level)
    with progress(texts, "demo-progress") as show:
        match_ids = asyncio.run(_play_at_once(quick, show))
    playing: list[asyncio.Task[None]] = []

    def opened() -> None:
        _say_where(demo, texts, match_ids)
        address = _address(settings)
        playing.extend(asyncio.create_task(_play_on(address, number)) for number in range(demo.tables))

    settings = demo.settings()
    run(settings, opened)


def _address(settings: "Settings") -> str:
    return f"http://127.0.0.1:{settings.port}"


def _say_where(demo: _Demo, texts: Messages, match_ids: list[str]) -> None:
    address = _address(demo.settings())
    typer.echo(texts.format("demo-address", address=f"{address}/"))
    typer.echo(texts.format("demo-going-on"))
    for match_id in match_ids:
        typer.echo(texts.format("demo-match", address=f"{address}/m/{match_id}"))
    typer.echo(texts.format("demo-stop-keep" if demo.is_kept else "demo-stop"))


# --- who plays -------------------------------------------------------------------------------------------------------


async def _play_at_once(settings: "Settings", show: Callable[[int, int], None]) -> list[str]:
    """Play the finished matches, without pauses for the eye; return their ids."""
    from gangoffour.server.main import running  # noqa: PLC0415  it may be missing, see above

    found: list[str] = []
    async with running(settings):
        for number in range(_FINISHED):
            show(number, _FINISHED)
            found.append(await _play(_address(settings), number, "fast"))
    return found


async def _play(address: str, number: int, pace: str, matches: int | None = 1) -> str:
    """Let a new guest play at a table of their own; return the id of the last match. None: without end."""
    from gangoffour.client import Client, play_with  # noqa: PLC0415  it comes with the server

    options = msgspec.convert({"length": "one_deal" if matches else "full", "pace": pace}, TableOptions)
    match_id, rng = "", SystemRandom()
    async with Client(address) as client:
        await client.register()
        opened = await client.open_table(options, _COMPANY[number % len(_COMPANY)])
        async with client.table(opened.table_id) as table:
            for _ in range(matches) if matches else cycle([None]):
                await play_with(table, bot(_GUEST), rng)
                match = table.table.match
                match_id = "" if match is None else match.match_id
            await table.leave_seat()
    return match_id


async def _play_on(address: str, number: int) -> None:
    from gangoffour.client import ClientError  # noqa: PLC0415  it comes with the server

    with suppress(ClientError):  # the server is stopping
        await _play(address, _FINISHED + number, "normal", None)
