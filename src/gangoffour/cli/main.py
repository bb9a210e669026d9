"""The app: its commands, its version, and how it ends when something is wrong."""

import io
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from gangoffour import __version__
from gangoffour.cli.play import play
from gangoffour.cli.replay import replay
from gangoffour.cli.rules import rules_app
from gangoffour.cli.serve import backup, migrate, serve, think
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
app.command()(replay)
app.command()(verify)
app.command()(serve)
app.command()(migrate)
app.command()(backup)
app.command()(think)
app.add_typer(rules_app, name="rules")


def _show_version(is_wanted: bool) -> None:
    if is_wanted:
        typer.echo(f"gangoffour {__version__}")
        raise typer.Exit


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
