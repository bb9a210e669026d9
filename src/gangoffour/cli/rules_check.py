"""What `gangoffour rules check` runs, and what it says."""

from pathlib import Path

import typer

from gangoffour.cli.errors import FAILED
from gangoffour.cli.files import read_text
from gangoffour.cli.language import spoken
from gangoffour.rulings import check_rulings


def check_rulings_file(file: Path) -> None:
    """Say which vectors of a file the engine fails, and how many it passes."""
    texts = spoken()
    report = check_rulings(read_text(file))
    for failure in report.failures:
        typer.echo(
            texts.format(
                "rules-failure",
                vector=str(failure.vector.vector_id),
                clauses=", ".join(map(str, failure.vector.clauses)),
                kind=str(failure.vector.kind),
                preset=failure.preset,
                message=failure.message,
            )
        )
    typer.echo(texts.format("rules-counts", passed=str(report.passed), failed=str(report.failed)))
    if report.failures:
        raise typer.Exit(FAILED)
