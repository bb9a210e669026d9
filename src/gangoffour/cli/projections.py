"""`gangoffour projections` and `rebuild`: what is derived from the streams of tables."""

from typing import Annotated

import typer

from gangoffour.cli.serve import DatabaseOption


def projections(
    retry: Annotated[bool, typer.Option("--retry", help="Project the tables again that were parked.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Say how far behind the lobby's listings and the finished matches are, and which tables were parked."""
    from gangoffour.cli.projection_tasks import tell_projections  # noqa: PLC0415  so that every command starts quickly

    tell_projections(database, is_retry=retry)


def rebuild(
    projection: Annotated[str, typer.Argument(help="Which one: listings or matches.")],
    database: DatabaseOption = None,
) -> None:
    """Rebuild a projection from the streams, while the servers go on."""
    from gangoffour.cli.projection_tasks import make_anew  # noqa: PLC0415  so that every command starts quickly

    make_anew(projection, database)
