"""The app: its commands, its version, and how it ends when something is wrong."""

import io
import sys
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import gangoffour
from gangoffour.cli.analyse import analyse
from gangoffour.cli.arena import arena
from gangoffour.cli.bench import bench
from gangoffour.cli.bots import bots
from gangoffour.cli.daily import daily_app
from gangoffour.cli.play import play
from gangoffour.cli.projections import projections, rebuild
from gangoffour.cli.puzzles import puzzles_app
from gangoffour.cli.replay import replay
from gangoffour.cli.rules import rules_app
from gangoffour.cli.serve import backup, migrate, serve, think
from gangoffour.cli.train import train
from gangoffour.cli.verify import verify


class PlainErrors(TyperGroup):
    """Commands whose errors are sentences."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401  the class above takes a type that typer keeps to itself
        """Run the command; turn an error of ours into its sentence and exit code."""
        try:
            return super().invoke(ctx)
        except Exception as error:
            from gangoffour.cli.errors import end_with  # noqa: PLC0415  so that every command starts quickly

            end_with(error)
            raise


app = typer.Typer(
    cls=PlainErrors,
    help="The card game Gang of Four: play it, host it, read its records, ask about its rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play)
app.command()(bots)
app.command()(replay)
app.command()(analyse)
app.command()(verify)
app.command()(serve)
app.command()(migrate)
app.command()(backup)
app.command()(projections)
app.command()(rebuild)
app.command()(think)
app.command()(arena)
app.command()(bench)
app.command()(train)
app.add_typer(daily_app, name="daily")
app.add_typer(rules_app, name="rules")
app.add_typer(puzzles_app, name="puzzles")


def _show_version(is_wanted: bool) -> None:
    if is_wanted:
        typer.echo(f"gangoffour {gangoffour.__version__} (core: {_build()})")
        raise typer.Exit


def _build() -> str:
    """Say whether the core would be loaded compiled; loading it would take longer than all the rest."""
    found = PathFinder.find_spec("gangoffour.core._croupier", [f"{folder}/core" for folder in gangoffour.__path__])
    is_compiled = found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if is_compiled else "not compiled"


@app.callback()
def _options(
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name that the terminal cannot show must not stop a match
    app()
