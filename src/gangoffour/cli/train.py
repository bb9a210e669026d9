"""`gangoffour train`: a network learns by playing against itself."""

from pathlib import Path
from typing import Annotated

import typer


def train(
    configuration: Annotated[Path, typer.Argument(help="A TOML file that says how to train.")],
    folder: Annotated[Path, typer.Argument(help="Where the run is kept; if one is there, it goes on.")],
) -> None:
    """Train a network by self-play, for as long as the configuration says. Ctrl-C keeps the last checkpoint."""
    from gangoffour.cli.train_run import train_network  # noqa: PLC0415  so that every command starts quickly

    train_network(configuration, folder)
