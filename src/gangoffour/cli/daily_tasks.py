"""What `gangoffour daily make` and `verify` do, and what they say. Nothing of a day that is not over is ever said."""

import asyncio
from pathlib import Path

import typer

from gangoffour.arena import cores
from gangoffour.boards import engine_hash, play_board
from gangoffour.bots import bot
from gangoffour.cli.files import read_text
from gangoffour.cli.language import spoken
from gangoffour.cli.progress import progress
from gangoffour.cli.serve_tasks import host_settings
from gangoffour.daily import Sheet, SheetCode, SheetError, VerifiedDay, dealt_board, parse_sheet, verify_sheet


def make_days(days: int, jobs: int | None, database: str | None) -> None:
    """Make the deals of coming days, and tell the anchor of every season that is not over."""
    settings = host_settings("server", database_urls=database)
    from gangoffour.server.operations import make_daily  # noqa: PLC0415  it may be missing

    texts = spoken()
    with progress(texts, "daily-progress") as show:
        made = asyncio.run(make_daily(settings, days, jobs or cores(), show))
    for season in made.seasons:
        first, last = season.first_day.isoformat(), season.last_day.isoformat()
        typer.echo(texts.format("daily-season", season=season.name, first=first, last=last))
        typer.echo(texts.format("daily-anchor", anchor=season.anchor.hex()))
    typer.echo(texts.format("daily-made", first=made.first_day.isoformat(), last=made.last_day.isoformat()))


def verify_day(file: Path, anchor: str | None, *, is_played: bool) -> None:
    """Say that a sheet is right, and how much that says."""
    texts = spoken()
    sheet = parse_sheet(read_text(file))
    verified = verify_sheet(sheet, None if anchor is None else _anchor(anchor))
    typer.echo(texts.format("daily-fair", date=verified.date.isoformat()))
    typer.echo(texts.format("daily-people", count=verified.people))
    if not verified.is_anchor_known:
        typer.echo(texts.format("daily-anchor-unknown", anchor=sheet.anchor))
    if is_played and sheet.engine != engine_hash():
        typer.echo(texts.format("daily-bots-other"))
    elif is_played:
        _play_again(sheet, verified)
        typer.echo(texts.format("daily-bots-same"))


def _anchor(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise SheetError(SheetCode.MALFORMED, field="--anchor", reason="not hexadecimal") from None


def _play_again(sheet: Sheet, verified: VerifiedDay) -> None:
    """Let every bot of the field play its boards again; refuse points that do not come out."""
    bots = {level: bot(level) for level in (sheet.level, *(entry.who for entry in sheet.entries if entry.is_bot))}
    for entry in (each for each in sheet.entries if each.is_bot):
        for number, points in enumerate(entry.points, start=1):
            board = dealt_board(verified.season, verified.number, number, verified.link)
            if play_board(board, entry.who, bots) != points:
                field = f"{entry.who}: points of board {number}"
                raise SheetError(SheetCode.UNFAIR, field=field, reason="the bot does not come to them")
