"""`gangoffour daily`: make the deals of coming days, and verify a day that is over."""

from pathlib import Path
from typing import Annotated

import typer

from gangoffour.cli.serve import DatabaseOption

daily_app = typer.Typer(
    help="Today's deals: make those of coming days, verify those of old ones.", no_args_is_help=True
)


@daily_app.command()
def make(
    days: Annotated[int, typer.Option(help="How many days have to be ready, from today on.", min=1, max=999)] = 30,
    jobs: Annotated[int | None, typer.Option(help="How many processes play; all cores by default.", min=1)] = None,
    database: DatabaseOption = None,
) -> None:
    """Open a season if need be, and let all bots play its deals; what was done before is not done again."""
    from gangoffour.cli.daily_tasks import make_days  # noqa: PLC0415  so that every command starts quickly

    make_days(days, jobs, database)


@daily_app.command()
def verify(
    sheet: Annotated[Path, typer.Argument(help="The sheet of a day that is over (JSON).")],
    anchor: Annotated[str | None, typer.Option(help="The anchor that was published before the season.")] = None,
    play: Annotated[bool, typer.Option("--play", help="Let the bots of the field play again; takes a while.")] = False,
) -> None:
    """Verify the sheet of a day; end with 1 and the first wrong field if it is not right."""
    from gangoffour.cli.daily_tasks import verify_day  # noqa: PLC0415  so that every command starts quickly

    verify_day(sheet, anchor, is_played=play)
