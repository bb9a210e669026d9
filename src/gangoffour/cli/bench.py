"""`gangoffour bench`: how fast this machine plays."""

from typing import Annotated

import typer

from gangoffour.cli.bench_subjects import Bench


def bench(
    what: Annotated[
        Bench, typer.Argument(help="core: deals played out inside the core; env: in lockstep, with observations.")
    ],
    seconds: Annotated[float, typer.Option(min=0, help="For how long to measure, in processor time.")] = 3.0,
    deals: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many deals lie side by side.")] = 1024,
    seed: Annotated[int, typer.Option(min=0, help="The same seed deals the same cards.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Measure how many decisions a second are made in random play, on one core of the machine."""
    from gangoffour.cli.bench_figures import measure_play  # noqa: PLC0415  so that every command starts quickly

    measure_play(what, seconds, deals, seed, as_json=as_json)
