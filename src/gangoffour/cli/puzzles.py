"""`gangoffour puzzles`: looking for positions that are worth solving."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class PuzzleKinds(StrEnum):
    """What can be looked for."""

    BOTH = "both"
    JUDGEMENT = "judgement"
    PROOF = "proof"


puzzles_app = typer.Typer(help="Puzzles: positions with one right answer.", no_args_is_help=True)


@puzzles_app.command()
def mine(
    file: Annotated[Path, typer.Argument(help="The file for what is found (.jsonl); one that exists is continued.")],
    matches: Annotated[int, typer.Option(min=0, help="How many matches of bots to search.")] = 20,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same matches.")] = "1",
    seats: Annotated[int, typer.Option(help="How many seats: 3 or 4.")] = 4,
    kind: Annotated[
        PuzzleKinds, typer.Option(help="What to look for; proofs are few, and found in a fraction of the time.")
    ] = PuzzleKinds.BOTH,
    record: Annotated[
        list[Path] | None, typer.Option(help="Search this record (.gof) as well; may be given several times.")
    ] = None,
) -> None:
    """Search records and matches of bots for puzzles; an interrupted search goes on where it stopped."""
    from gangoffour.cli.puzzle_search import Request, search  # noqa: PLC0415  so that every command starts quickly

    search(Request(file, matches, seed, seats, str(kind), record or []))


@puzzles_app.callback()
def _group() -> None:
    """Make `mine` a command of its own: a group of one would swallow its name."""
