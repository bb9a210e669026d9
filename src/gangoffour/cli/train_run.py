"""What `gangoffour train` does, and what it says."""

import tomllib
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from gangoffour.cli.files import read_text
from gangoffour.cli.language import spoken
from gangoffour.engine import CodedError
from gangoffour.extras import require_extra

if TYPE_CHECKING:
    from gangoffour.training import Progress


class TrainCode(StrEnum):
    """Why there can be no training."""

    BAD_CONFIGURATION = "train/bad_configuration"


class TrainError(CodedError):
    """A training that cannot run."""

    code: TrainCode


def train_network(configuration: Path, folder: Path) -> None:
    """Train until the time is over or somebody stops it."""
    from gangoffour.training import Run, configuration_from  # noqa: PLC0415  so that every command starts quickly

    try:
        wanted = configuration_from(tomllib.loads(read_text(configuration)))
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as error:
        raise TrainError(TrainCode.BAD_CONFIGURATION, file=str(configuration), reason=str(error)) from error
    require_extra("train", "torch")
    texts = spoken()

    def tell(progress: "Progress") -> None:
        typer.echo(
            texts.format(
                "train-progress",
                minutes=f"{progress.minutes:.1f}",
                all=f"{wanted.minutes:.0f}",
                decisions=f"{progress.decisions / 1e6:.2f}",
                rate=f"{progress.decisions_per_s:.0f}",
                loss=f"{progress.points_loss:.4f}",
                strength=f"{progress.strength:+.2f}",
            )
        )

    try:
        Run(wanted, folder, tell).go()
    except KeyboardInterrupt:
        typer.echo(texts.format("train-stopped", folder=str(folder)), err=True)
    else:
        typer.echo(texts.format("train-done", folder=str(folder)))
