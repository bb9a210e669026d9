"""`gangoffour serve`, `migrate`, `backup` and `think`: hosting tables for others."""

from pathlib import Path
from typing import Annotated

import typer

DatabaseOption = Annotated[
    str | None,
    typer.Option(help="A file, or postgresql:// addresses with commas between them. [GOF_DATABASE_URLS]"),
]


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on. [GOF_HOST]")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on. [GOF_PORT]")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in the local network come in. [GOF_LAN]")] = False,
    database: DatabaseOption = None,
) -> None:
    """Host tables: for this machine alone, with --lan for the living room, with settings for the world."""
    from gangoffour.cli.serve_tasks import serve_tables  # noqa: PLC0415  so that every command starts quickly

    serve_tables(host, port, database, is_lan=lan)


def migrate(database: DatabaseOption = None) -> None:
    """Bring the databases to the schema of this version."""
    from gangoffour.cli.serve_tasks import migrate_databases  # noqa: PLC0415  so that every command starts quickly

    migrate_databases(database)


def backup(
    file: Annotated[Path, typer.Argument(help="The new file to write.")],
    database: DatabaseOption = None,
) -> None:
    """Save a copy of the database to a file, while the server goes on."""
    from gangoffour.cli.serve_tasks import back_up  # noqa: PLC0415  so that every command starts quickly

    back_up(file, database)


def think(
    nats: Annotated[str | None, typer.Option(help="The NATS servers. [GOF_NATS_URL]")] = None,
    workers: Annotated[int | None, typer.Option(help="How many bots think at once. [GOF_BOT_WORKERS]")] = None,
) -> None:
    """Let bots think for the servers of a cluster."""
    from gangoffour.cli.serve_tasks import let_bots_think  # noqa: PLC0415  so that every command starts quickly

    let_bots_think(nats, workers)
