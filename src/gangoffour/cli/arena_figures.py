"""What `gangoffour arena` measures, and how it shows the figures."""

import errno
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import typer

from gangoffour.arena import (
    PICTURE_FORMATS,
    ArenaCode,
    ArenaError,
    Conditions,
    Lineup,
    Margin,
    WinShare,
    cores,
    lineup,
    measure_deals,
    measure_matches,
    pairings,
    picture,
    report,
    require_matplotlib,
)
from gangoffour.cli.columns import aligned
from gangoffour.cli.errors import FileCode, FileError
from gangoffour.cli.files import create_bytes
from gangoffour.cli.language import spoken
from gangoffour.cli.own_modules import find_own_modules
from gangoffour.cli.progress import progress
from gangoffour.engine import preset
from gangoffour.locales import Messages

_INTERRUPTED: Final = 130
"""The exit code that shells know for Ctrl-C."""


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for on the command line."""

    bots: str
    field: str | None
    deals: int
    matches: int
    seed: str
    seats: int
    rules: str
    exchanges: int
    jobs: int | None
    is_json: bool
    plot: Path | None


def measure(request: Request) -> None:
    """Measure and show the figures; when interrupted, say that there are none."""
    conditions = Conditions(request.seed, request.seats, preset(request.rules), request.exchanges)
    lineups = _lineups(request)
    if request.plot is not None:
        _require_drawable(request.plot)
    texts = spoken()
    try:
        margins, shares = _figures(request, lineups, conditions, texts)
    except KeyboardInterrupt:
        typer.echo(texts.format("arena-stopped"), err=True)
        raise typer.Exit(_INTERRUPTED) from None
    if request.is_json:
        typer.echo(json.dumps(report(conditions, margins=margins, win_shares=shares), indent=2))
    else:
        _show(conditions, margins, shares, texts)
    if request.plot is not None:
        create_bytes(request.plot, _picture(request.plot, conditions, margins, shares, texts))
        typer.echo(texts.format("arena-picture-done", file=str(request.plot)), err=True)


def _lineups(request: Request) -> list[Lineup]:
    bots, field = _names(request.bots), _names(request.field or "")
    find_own_modules(*bots, *field)
    if request.field is None:
        return pairings(bots, request.seats)
    return [lineup(name, field, request.seats) for name in bots]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _require_drawable(file: Path) -> None:
    """Find out before the work, not after it, that a picture cannot be drawn."""
    require_matplotlib()
    if _format(file) not in PICTURE_FORMATS:
        endings = ", ".join(f".{each}" for each in PICTURE_FORMATS)
        raise ArenaError(ArenaCode.PICTURE_FORMAT, file=str(file), endings=endings)
    if file.exists():
        raise FileError(FileCode.EXISTS, file=str(file))
    if not file.parent.is_dir():
        raise FileError(FileCode.UNWRITABLE, file=str(file), reason=os.strerror(errno.ENOENT))


def _format(file: Path) -> str:
    return file.suffix.lower().removeprefix(".")


def _figures(
    request: Request, lineups: Sequence[Lineup], conditions: Conditions, texts: Messages
) -> tuple[list[Margin], list[WinShare]]:
    jobs = cores() if request.jobs is None else request.jobs
    margins, shares = list[Margin](), list[WinShare]()
    if request.deals or not request.matches:
        with progress(texts, "arena-progress-deals") as show:
            margins = measure_deals(lineups, conditions, deals=request.deals, jobs=jobs, on_progress=show)
    if request.matches:
        with progress(texts, "arena-progress-matches") as show:
            shares = measure_matches(lineups, conditions, matches=request.matches, jobs=jobs, on_progress=show)
    return margins, shares


def _show(conditions: Conditions, margins: Sequence[Margin], shares: Sequence[WinShare], texts: Messages) -> None:
    facts = {"preset": conditions.rules.name, "seats": str(conditions.seat_count), "seed": conditions.seed}
    typer.echo(texts.format("arena-conditions", **facts))
    if margins:
        typer.echo(texts.format("arena-margin-meaning"))
        typer.echo()
        typer.echo(_margin_table(margins, texts))
    if shares:
        typer.echo()
        typer.echo(texts.format("arena-won-meaning", even=_percent(1 / conditions.seat_count)))
        typer.echo()
        typer.echo(_share_table(shares, texts))


def _margin_table(margins: Sequence[Margin], texts: Messages) -> str:
    head = ("arena-lone", "arena-among", "arena-deals", "arena-margin", "arena-interval")
    rows = [[*map(texts.format, head), "p50 ms", "p95 ms", "p99 ms"]]
    for each in margins:
        interval, latency = each.interval, each.latency
        figures = [f"{interval.mean:+.2f}", f"{interval.low:+6.2f} … {interval.high:+6.2f}"]
        times = [f"{time_ms:.2f}" for time_ms in (latency.p50_ms, latency.p95_ms, latency.p99_ms)]
        rows.append([each.bot, each.against, str(len(each.by_deal)), *figures, *times])
    return aligned(rows)


def _share_table(shares: Sequence[WinShare], texts: Messages) -> str:
    head = ("arena-lone", "arena-among", "arena-matches", "arena-won", "arena-interval")
    rows = [[*map(texts.format, head)]]
    for each in shares:
        interval = each.interval
        between = f"{_percent(interval.low):>6} … {_percent(interval.high):>6}"
        rows.append([each.bot, each.against, str(each.match_count), _percent(interval.mean), between])
    return aligned(rows)


def _percent(share: float) -> str:
    return f"{share:.1%}"


def _picture(
    file: Path, conditions: Conditions, margins: Sequence[Margin], shares: Sequence[WinShare], texts: Messages
) -> bytes:
    """Draw the margins, or where no deals were asked for, the parts of the matches."""
    drawn: Sequence[Margin | WinShare] = margins or shares
    even = 0.0 if margins else 1 / conditions.seat_count
    meaning = "arena-margin-meaning" if margins else "arena-won-meaning"
    lines = [(texts.format("arena-lineup", bot=each.bot, against=each.against), each.interval) for each in drawn]
    label = texts.format(meaning) if margins else texts.format(meaning, even=_percent(even))
    return picture(lines, axis_label=label, even=even, picture_format=_format(file))
