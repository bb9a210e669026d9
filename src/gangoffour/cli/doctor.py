"""`gangoffour doctor`: what is wrong with an installation, and what to do about it."""

from typing import Annotated

import typer

from gangoffour.cli.serve import DatabaseOption


def doctor(
    port: Annotated[int | None, typer.Option(help="The port to look at. [GOF_PORT]")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Look at the local network, too. [GOF_LAN]")] = False,
    database: DatabaseOption = None,
) -> None:
    """Look at an installation: say what is wrong and what to do; end with 1 if anything is."""
    from gangoffour.cli.doctor_findings import examine  # noqa: PLC0415  so that every command starts quickly

    examine(port, database, is_lan=lan)
