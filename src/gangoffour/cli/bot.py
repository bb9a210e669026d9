"""`gangoffour bot run`: a bot that plays at a server, with a token of its own."""

from enum import StrEnum
from typing import Annotated

import typer


class Length(StrEnum):
    """How long a match is."""

    FULL = "full"
    HALF = "half"
    SHORT = "short"
    ONE_DEAL = "one_deal"


bot_app = typer.Typer(help="Bots of your own at a server.", no_args_is_help=True)


@bot_app.callback()
def _bot() -> None:
    pass


@bot_app.command()
def run(  # noqa: PLR0913, PLR0917  the options of a command
    url: Annotated[str, typer.Option(help="The address of the server.")],
    token: Annotated[
        str,
        typer.Option(
            help="The token of the bot, with the scope play. Better in the environment, where nobody else sees it.",
            envvar="GOF_TOKEN",
            show_envvar=True,
        ),
    ],
    level: Annotated[str, typer.Option(help="Who plays: a name from `gangoffour bots`.")] = "planner",
    bot: Annotated[str | None, typer.Option(help="Who plays instead: a bot of yours, module:Class.")] = None,
    table: Annotated[
        str | None, typer.Option(help="The link of a table to sit down at. Without one the bot opens tables.")
    ] = None,
    against: Annotated[
        str, typer.Option(help="Who sits at a table that the bot opens: levels with commas between.")
    ] = "greedy,greedy,greedy",
    length: Annotated[Length, typer.Option(help="How long a match is at such a table.")] = Length.FULL,
    matches: Annotated[int, typer.Option(help="How many matches it plays.", min=1)] = 1,
) -> None:
    """Let a bot play at a server, one match after the other, and say how each ended."""
    from gangoffour.cli.bot_run import BotRun, run_bot  # noqa: PLC0415  so that every command starts quickly

    run_bot(BotRun(url, token, bot or level, table, against, length.value, matches))
