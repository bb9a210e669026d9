"""`gangoffour admin`: who is of the staff, and what the staff decides; the same as on the page `/moderation`."""

from enum import StrEnum
from typing import Annotated

import typer

from gangoffour.cli.serve import DatabaseOption

admin_app = typer.Typer(help="The staff: roles, reports, appeals, mutes and bans.", no_args_is_help=True)

Who = Annotated[str, typer.Argument(help="The name of a user, or the id of a player.")]
Hours = Annotated[int, typer.Option(help="For how many hours.", min=1, max=87_600)]


class Rank(StrEnum):
    """What somebody may do."""

    moderator = "moderator"
    admin = "admin"
    none = "none"


class Ruling(StrEnum):
    """What is decided about a report."""

    dismiss = "dismiss"
    warn = "warn"
    mute = "mute"
    ban = "ban"


class Why(StrEnum):
    """For what."""

    abuse = "abuse"
    cheating = "cheating"
    stalling = "stalling"
    name = "name"


Reason = Annotated[Why, typer.Option(help="For what.")]


@admin_app.command()
def role(who: Who, rank: Annotated[Rank, typer.Argument(help="The role.")], database: DatabaseOption = None) -> None:
    """Make somebody moderator or admin, or neither."""
    from gangoffour.cli.admin_tasks import give_role  # noqa: PLC0415  so that every command starts quickly

    give_role(who, rank.value, database)


@admin_app.command()
def reports(database: DatabaseOption = None) -> None:
    """List the reports that nobody has decided, the heaviest first: weight, id, reason, whom, match."""
    from gangoffour.cli.admin_tasks import list_reports  # noqa: PLC0415  as above

    list_reports(database)


@admin_app.command()
def decide(
    report: Annotated[str, typer.Argument(help="The id of a report.")],
    ruling: Annotated[Ruling, typer.Argument(help="What is decided.")],
    hours: Hours = 24,
    database: DatabaseOption = None,
) -> None:
    """Decide a report, and all about the same person in the same match."""
    from gangoffour.cli.admin_tasks import decide_report  # noqa: PLC0415  as above

    decide_report(report, ruling.value, hours, database)


@admin_app.command()
def ban(who: Who, hours: Hours = 24, reason: Reason = Why.abuse, database: DatabaseOption = None) -> None:
    """Keep somebody out: their sessions end, and none begins."""
    from gangoffour.cli.admin_tasks import sanction  # noqa: PLC0415  as above

    sanction(who, "ban", reason.value, hours, database)


@admin_app.command()
def mute(who: Who, hours: Hours = 24, reason: Reason = Why.abuse, database: DatabaseOption = None) -> None:
    """Let somebody say nothing at tables; they are told why and until when."""
    from gangoffour.cli.admin_tasks import sanction  # noqa: PLC0415  as above

    sanction(who, "mute", reason.value, hours, database)


@admin_app.command()
def unban(who: Who, database: DatabaseOption = None) -> None:
    """Let somebody in again before their time."""
    from gangoffour.cli.admin_tasks import lift  # noqa: PLC0415  as above

    lift(who, "ban", database)


@admin_app.command()
def unmute(who: Who, database: DatabaseOption = None) -> None:
    """Let somebody talk again before their time."""
    from gangoffour.cli.admin_tasks import lift  # noqa: PLC0415  as above

    lift(who, "mute", database)


@admin_app.command()
def appeals(database: DatabaseOption = None) -> None:
    """List the appeals that nobody has looked at: case, what was decided, about whom, what they say."""
    from gangoffour.cli.admin_tasks import list_appeals  # noqa: PLC0415  as above

    list_appeals(database)


@admin_app.command()
def settle(
    case: Annotated[str, typer.Argument(help="The id of a case.")],
    lifted: Annotated[bool, typer.Option("--lift/--keep", help="Whether the sanction ends now.")],
    database: DatabaseOption = None,
) -> None:
    """Decide an appeal against what somebody else decided."""
    from gangoffour.cli.admin_tasks import settle_appeal  # noqa: PLC0415  as above

    settle_appeal(case, database, is_lifted=lifted)


@admin_app.command()
def acts(database: DatabaseOption = None) -> None:
    """List what the staff did, newest first: when, who, what, to whom, for what."""
    from gangoffour.cli.admin_tasks import list_acts  # noqa: PLC0415  as above

    list_acts(database)
