"""`gangoffour dataset`: matches of bots to learn from, as records and as a table of decisions."""

from pathlib import Path
from typing import Annotated

import typer


def dataset(  # noqa: PLR0913, PLR0917  the options of a command
    folder: Annotated[Path, typer.Argument(help="The new folder to write.")],
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 10_000,
    bots: Annotated[
        str, typer.Option(help="Who sits at the table, one for each seat or one for all, with commas between them.")
    ] = "planner,planner,greedy,greedy",
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same matches.")] = "1",
    seats: Annotated[int, typer.Option(help="How many seats: 3 or 4.")] = 4,
    rules: Annotated[str, typer.Option(help="The rules: classic, german, french or gang.")] = "classic",
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes; all cores if left out.")] = None,
) -> None:
    """Let bots play matches and keep them: records (.gof), decisions (Parquet) and a card that says what is in them."""
    from gangoffour.cli.dataset_files import Request, write  # noqa: PLC0415  so that every command starts quickly

    write(Request(folder, matches, tuple(each.strip() for each in bots.split(",")), seed, seats, rules, jobs))
