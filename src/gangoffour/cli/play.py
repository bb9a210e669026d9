"""`gangoffour play`: a whole match against bots, line by line."""

from pathlib import Path
from typing import Annotated

import typer


def play(  # noqa: PLR0913, PLR0917  the options of a command
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed deals the same cards.")] = None,
    preset: Annotated[str, typer.Option(help="The rules: classic, german, french or gang.")] = "classic",
    seats: Annotated[int, typer.Option(help="How many seats: 3 or 4.")] = 4,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 1.")] = 1,
    bot: Annotated[
        str, typer.Option(help="Who plays against you: a name from `gangoffour bots`, or module:Class.")
    ] = "greedy",
    deals: Annotated[int | None, typer.Option(help="End the match after this many deals.")] = None,
    record: Annotated[Path | None, typer.Option(help="Save the record of the match to this new file.")] = None,
) -> None:
    """Play a match against bots, in plain lines of text."""
    from gangoffour.cli.play_match import Wishes, play_match  # noqa: PLC0415  so that every command starts quickly

    play_match(Wishes(seed, preset, seats, seat - 1, bot, deals, record))
