"""`gangoffour replay`: a record of a match, told play by play."""

from pathlib import Path
from typing import Annotated

import typer


def replay(
    file: Annotated[Path, typer.Argument(help="A record of a match (.gof).")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the record as JSON instead.")] = False,
    deal: Annotated[int | None, typer.Option(help="Tell this deal only.")] = None,
) -> None:
    """Retell a match from its record, play by play, in words or as JSON."""
    from gangoffour.cli.replay_story import export_record, tell_record  # noqa: PLC0415  so that every command starts quickly

    if as_json:
        export_record(file, deal)
    else:
        tell_record(file, deal)
