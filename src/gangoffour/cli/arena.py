"""`gangoffour arena`: how strong bots are, in duplicate deals."""

from pathlib import Path
from typing import Annotated

import typer


def arena(  # noqa: PLR0913, PLR0917  the options of a command
    bots: Annotated[
        str, typer.Option(help="Bots or module:Class, with commas between them; all pairs are measured, both ways.")
    ],
    deals: Annotated[int, typer.Option(min=0, help="How many deals, each in every seat; 0 for none.")] = 200,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same figures.")] = "1",
    seats: Annotated[int, typer.Option(help="How many seats: 3 or 4.")] = 4,
    rules: Annotated[str, typer.Option(help="The rules: classic, german, french or gang.")] = "classic",
    exchanges: Annotated[
        int, typer.Option(min=0, max=100, help="How many of a hundred deals begin with an exchange.")
    ] = 50,
    matches: Annotated[int, typer.Option(min=0, help="Play this many whole matches, too.")] = 0,
    field: Annotated[
        str | None, typer.Option(help="Measure each bot among these, one for each other seat, instead of in pairs.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes; all cores if left out.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the figures into this new file (.svg, .png, .pdf).")] = None,
) -> None:
    """Measure bots against each other: the same cards in every seat, with confidence intervals."""
    from gangoffour.cli.arena_figures import Request, measure  # noqa: PLC0415  so that every command starts quickly

    measure(Request(bots, field, deals, matches, seed, seats, rules, exchanges, jobs, is_json=json, plot=plot))
