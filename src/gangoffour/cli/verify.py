"""`gangoffour verify`: was this match dealt as it was promised before the first card?"""

from pathlib import Path
from typing import Annotated

import typer


def verify(
    record: Annotated[Path, typer.Argument(help="A record of a match (.gof).")],
    transcript: Annotated[Path | None, typer.Option(help="The transcript that was saved before the match.")] = None,
) -> None:
    """Verify that a match was dealt fairly; end with 1 and the first wrong field if it was not."""
    from gangoffour.cli.verify_verdict import verify_file  # noqa: PLC0415  so that every command starts quickly

    verify_file(record, transcript)
