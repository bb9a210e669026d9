"""`gangoffour analyse`: what the decisions of a match cost, in expected points."""

from pathlib import Path
from typing import Annotated

import typer


def analyse(
    file: Annotated[Path, typer.Argument(help="A record of a match (.gof).")],
    deal: Annotated[int | None, typer.Option(help="Analyse this deal only.")] = None,
    seat: Annotated[int | None, typer.Option(help="Analyse the decisions of this seat only, counted from 1.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Ask the network alone, without worlds.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON (gof-analysis 1).")] = False,
) -> None:
    """Review a match: points lost by each player, what was in the cards, and the costliest moments."""
    from gangoffour.cli.analyse_report import Request, review  # noqa: PLC0415  so that every command starts quickly

    review(Request(file, deal, None if seat is None else seat - 1, is_quick=quick, is_json=json))
