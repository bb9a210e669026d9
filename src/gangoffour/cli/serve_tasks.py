"""What `gangoffour serve`, `migrate`, `backup` and `think` do, and what they say."""

import asyncio
import gc
import os
import signal
import socket
import sqlite3
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from gangoffour.cli.errors import FileCode, FileError
from gangoffour.cli.language import spoken
from gangoffour.engine import CodedError
from gangoffour.extras import require_extra

if TYPE_CHECKING:
    from gangoffour.server import Settings


class HostCode(StrEnum):
    """Why a hosting command cannot run."""

    PORT_IN_USE = "host/port_in_use"
    NOT_SQLITE = "host/not_sqlite"
    NO_DATABASE = "host/no_database"
    NO_NATS = "host/no_nats"
    UNKNOWN_PROJECTION = "host/unknown_projection"


class HostError(CodedError):
    """A hosting command that cannot run."""

    code: HostCode


def host_settings(extra: str, **given: Any) -> "Settings":  # noqa: ANN401  settings of every type
    """Read the settings; say what to install if the server is not there."""
    require_extra(extra, *{"server": ("litestar", "sqlalchemy", "uvicorn"), "cluster": ("nats",)}[extra])
    from gangoffour.server import Settings  # noqa: PLC0415  it may be missing, see above

    return Settings.read(os.environ, **{name: value for name, value in given.items() if value is not None})


def serve_tables(host: str | None, port: int | None, database: str | None, *, is_lan: bool) -> None:
    """Serve until told to stop."""
    gc.disable()  # what is loaded at the start stays: looking through it for garbage is a sixth of the time
    settings = host_settings("server", host=host, port=port, lan=is_lan or None, database_urls=database)
    from gangoffour.server.main import run  # noqa: PLC0415  it may be missing, see above

    require_free_port(settings)
    run(settings, lambda: _opened(settings))


def _opened(settings: "Settings") -> None:
    gc.freeze()
    gc.enable()
    _say_where(settings)


def require_free_port(settings: "Settings") -> None:
    """Find out that the port is taken before anything is opened."""
    address = (settings.listen_host, settings.port)
    try:
        socket.create_server(address, family=socket.AF_INET6 if ":" in settings.listen_host else socket.AF_INET).close()
    except OSError as error:
        raise HostError(HostCode.PORT_IN_USE, host=settings.listen_host, port=str(settings.port)) from error


def _say_where(settings: "Settings") -> None:
    """Print the address, and for a local network its picture: a code to scan."""
    texts = spoken()
    own = f"{settings.scheme}://127.0.0.1:{settings.port}/"
    if not settings.lan or not settings.lan_address:
        address = next(iter(settings.public_origins), None)
        typer.echo(texts.format("serve-address", address=f"{address}/" if address else own))
        typer.echo(texts.format("serve-stop"))
        return
    import segno  # noqa: PLC0415  only a local network needs it

    address = f"{settings.scheme}://{settings.lan_address}:{settings.port}/"
    typer.echo(texts.format("serve-lan", address=address))
    segno.make(address, micro=False).terminal(compact=True)
    typer.echo(texts.format("serve-plain"))
    typer.echo(texts.format("serve-stop"))


def migrate_databases(database: str | None) -> None:
    """Bring every database to the newest schema."""
    settings = host_settings("server", database_urls=database)
    from gangoffour.server.operations import upgrade_databases  # noqa: PLC0415  it may be missing, see above

    asyncio.run(upgrade_databases(settings))
    typer.echo(spoken().format("migrate-done", count=len(settings.database_urls)))


def back_up(file: Path, database: str | None) -> None:
    """Copy an SQLite database while it is in use."""
    settings = host_settings("server", database_urls=database)
    from gangoffour.server.operations import copy_database, sqlite_file  # noqa: PLC0415  it may be missing, see above

    for number, url in enumerate(settings.database_urls):
        source = sqlite_file(url)
        if source is None:
            raise HostError(HostCode.NOT_SQLITE)
        if not source.is_file():
            raise HostError(HostCode.NO_DATABASE, file=str(source))
        target = file if number == 0 else file.with_name(f"{file.name}.{number}")
        try:
            copy_database(source, target)
        except FileExistsError as error:
            raise FileError(FileCode.EXISTS, file=str(target)) from error
        except OSError as error:
            raise FileError(FileCode.UNWRITABLE, file=str(target), reason=str(error.strerror)) from error
        except sqlite3.OperationalError as error:
            raise FileError(FileCode.UNWRITABLE, file=str(target), reason=str(error)) from error
        typer.echo(spoken().format("backup-done", file=str(target)))


def let_bots_think(nats: str | None, workers: int | None) -> None:
    """Answer the requests of servers until told to stop."""
    settings = host_settings("cluster", nats_url=nats, bot_workers=workers)
    if not settings.nats_url:
        raise HostError(HostCode.NO_NATS)
    asyncio.run(_think(settings))


async def _think(settings: "Settings") -> None:
    from gangoffour.server.operations import run_bot_worker  # noqa: PLC0415  it may be missing, see above

    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Not the loop's own handlers: on Windows it has none.
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    await run_bot_worker(settings, stop)
