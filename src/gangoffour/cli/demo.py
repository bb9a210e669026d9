"""`gangoffour demo`: a place where something goes on, to look around in."""

from pathlib import Path
from typing import Annotated

import typer


def demo(
    port: Annotated[int | None, typer.Option(help="The port to listen on. [GOF_PORT]")] = None,
    tables: Annotated[int, typer.Option(min=1, max=8, help="At how many tables bots play.")] = 3,
    folder: Annotated[
        Path | None, typer.Option(help="Where the demo's own folder is made; else among temporary files.")
    ] = None,
    keep: Annotated[bool, typer.Option("--keep", help="Leave the folder when the demo ends.")] = False,
) -> None:
    """Open a server full of bots to look around: tables in play, finished matches, today's deals. Ctrl+C clears it."""
    from gangoffour.cli.demo_place import open_demo  # noqa: PLC0415  so that every command starts quickly

    open_demo(port, tables, folder, is_kept=keep)
