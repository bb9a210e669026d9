"""`gangoffour rules`: ask about the rules, and check them against files of rulings."""

from pathlib import Path
from typing import Annotated

import typer

rules_app = typer.Typer(help="Ask about the rules, and check them.", no_args_is_help=True)

_Preset = Annotated[str, typer.Option(help="The rules: classic, german, french or gang.")]


@rules_app.command()
def check(file: Annotated[Path, typer.Argument(help="A file of rulings.")]) -> None:
    """Run a file of rulings against the engine; end with 1 if any of them fails."""
    from gangoffour.cli.rules_check import check_rulings_file  # noqa: PLC0415  so that every command starts quickly

    check_rulings_file(file)


@rules_app.command()
def explain(
    cards: Annotated[str, typer.Argument(help='Cards, such as "7G 7Y".')],
    on: Annotated[str | None, typer.Option(help='Cards they would be played on, such as "5R 5G".')] = None,
    preset: _Preset = "classic",
) -> None:
    """Say what cards are, whether they beat others, and by which clause."""
    from gangoffour.cli.rules_answers import explain_cards  # noqa: PLC0415  so that every command starts quickly

    explain_cards(cards, on, preset)


@rules_app.command()
def show(preset: _Preset = "classic") -> None:
    """List the options of a preset."""
    from gangoffour.cli.rules_answers import show_options  # noqa: PLC0415  so that every command starts quickly

    show_options(preset)
