"""The app: its commands, its version, and how it ends when something is wrong."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

import gangoffour
from gangoffour.cli.admin import admin_app
from gangoffour.cli.analyse import analyse
from gangoffour.cli.arena import arena
from gangoffour.cli.bench import bench
from gangoffour.cli.bot import bot_app
from gangoffour.cli.bots import bots
from gangoffour.cli.daily import daily_app
from gangoffour.cli.dataset import dataset
from gangoffour.cli.demo import demo
from gangoffour.cli.doctor import doctor
from gangoffour.cli.play import play
from gangoffour.cli.projections import projections, rebuild
from gangoffour.cli.puzzles import puzzles_app
from gangoffour.cli.replay import replay
from gangoffour.cli.rules import rules_app
from gangoffour.cli.serve import backup, migrate, serve, think
from gangoffour.cli.train import train
from gangoffour.cli.verify import verify


class PlainHelp:
    """Help in which flags claim no value, and which nobody has to read to its end."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401  types that typer keeps to itself
        """Print the help."""
        try:
            super().format_help(ctx, formatter)  # type: ignore[misc] # of the class beside this one
        except SystemExit:  # so rich, which prints it, answers a broken pipe
            raise typer.Exit from None

    def get_params(self, ctx: Any) -> Any:  # noqa: ANN401  types that typer keeps to itself
        """Return the parameters, flags without a type."""
        parameters = super().get_params(ctx)  # type: ignore[misc] # of the class beside this one
        for parameter in parameters:
            if getattr(parameter, "is_flag", False) and parameter.metavar is None:
                parameter.metavar = ""
        return parameters


class PlainCommand(PlainHelp, TyperCommand):
    """A command."""


class PlainGroup(PlainHelp, TyperGroup):
    """Commands under one name."""


class PlainErrors(PlainGroup):
    """Commands whose errors are sentences."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401  the class above takes a type that typer keeps to itself
        """Run the command; turn an error of ours into its sentence and exit code."""
        try:
            with _reader_may_go():
                return super().invoke(ctx)
        except Exception as error:
            from gangoffour.cli.errors import end_with  # noqa: PLC0415  so that every command starts quickly

            end_with(error)
            raise

    def make_context(self, *arguments: Any, **options: Any) -> Any:  # noqa: ANN401  as above
        """Read the arguments; a help that is asked for is printed here."""
        with _reader_may_go():
            return super().make_context(*arguments, **options)


@contextmanager
def _reader_may_go() -> Iterator[None]:
    """End well if nobody reads on: `gangoffour bots | head -1` has what it wanted."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()  # now, where a reader who has gone can still be told from a fault
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit from None


app = typer.Typer(
    cls=PlainErrors,
    help="The card game Gang of Four: play it, host it, read its records, ask about its rules.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play)
app.command()(bots)
app.command()(replay)
app.command()(analyse)
app.command()(verify)
app.command()(demo)
app.command()(serve)
app.command()(doctor)
app.command()(migrate)
app.command()(backup)
app.command()(projections)
app.command()(rebuild)
app.command()(think)
app.command()(arena)
app.command()(bench)
app.command()(dataset)
app.command()(train)
for _name, _group in (
    ("admin", admin_app),
    ("bot", bot_app),
    ("daily", daily_app),
    ("rules", rules_app),
    ("puzzles", puzzles_app),
):
    app.add_typer(_group, name=_name, cls=PlainGroup)
for _group in (app, admin_app, bot_app, daily_app, rules_app, puzzles_app):
    for _command in _group.registered_commands:
        _command.cls = PlainCommand


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
