"""What `gangoffour analyse` finds in a record, and how it tells it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import typer

from gangoffour.analysis import (
    Analysis,
    Luck,
    Moment,
    Verdict,
    analyse,
    costliest_moments,
    engine_id,
    figure_of,
    format_analysis,
    level_figures,
    levels_like,
    own_decisions,
    shipped_judge,
)
from gangoffour.cli.columns import aligned
from gangoffour.cli.errors import FileCode, FileError
from gangoffour.cli.files import read_text
from gangoffour.cli.language import spoken
from gangoffour.cli.progress import progress
from gangoffour.cli.words import introductions, level_name, seat_names
from gangoffour.engine import Seat, all_seats, format_action
from gangoffour.locales import Messages, message_id
from gangoffour.records import MatchRecord, parse_record

_INTERRUPTED: Final = 130
"""The exit code that shells know for Ctrl-C."""

_INTERVAL_ERRORS: Final = 1.96


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for on the command line."""

    file: Path
    deal: int | None
    seat: int | None
    is_quick: bool
    is_json: bool


def review(request: Request) -> None:
    """Analyse the record and show what was found; when interrupted, say that nothing was."""
    texts = spoken()
    record = _record(request)
    try:
        with progress(texts, "review-progress") as show:
            analysis = analyse(
                record,
                shipped_judge(is_quick=request.is_quick),
                deals=None if request.deal is None else {request.deal},
                seats=None if request.seat is None else {Seat(request.seat)},
                on_progress=show,
            )
    except KeyboardInterrupt:
        typer.echo(texts.format("review-stopped"), err=True)
        raise typer.Exit(_INTERRUPTED) from None
    if request.is_json:
        typer.echo(format_analysis(analysis), nl=False)
        return
    for line in _told(analysis, record, request, texts):
        typer.echo(line)


def _record(request: Request) -> MatchRecord:
    record = parse_record(read_text(request.file))
    if request.deal is not None and not 1 <= request.deal <= len(record.deals):
        raise FileError(FileCode.NO_SUCH_DEAL, deal=request.deal, deals=len(record.deals))
    if request.seat is not None and not 0 <= request.seat < record.seat_count:
        raise FileError(FileCode.NO_SUCH_SEAT, seats=record.seat_count)
    return record


def _told(analysis: Analysis, record: MatchRecord, request: Request, texts: Messages) -> Iterator[str]:
    names = seat_names(record.seats)
    introduced = introductions(record.seats, texts)
    seats = [seat for seat in all_seats(record.seat_count) if request.seat in (None, seat)]
    yield texts.format("replay-title", preset=record.rules.name, seats=record.seat_count, names=", ".join(introduced))
    yield texts.format("review-meaning", engine=engine_id(analysis.engine))
    if request.is_quick:
        yield texts.format("review-quick")
    yield ""
    yield _figures(analysis, seats, names, texts)
    if any(deal.luck for deal in analysis.deals):
        yield ""
        yield texts.format("review-luck-meaning")
        yield ""
        yield _luck(analysis, seats, names, texts)
    yield ""
    moments = costliest_moments(analysis)
    yield texts.format("review-moments" if moments else "review-nothing")
    for place, moment in enumerate(moments, 1):
        yield f"{place}. {moment_words(moment, names, texts)}"


def moment_words(moment: Moment, names: Sequence[str], texts: Messages) -> str:
    """Return the sentences about a costly decision: what it cost, what was better, and one fact that speaks for it."""
    decision = moment.decision
    given = decision.reason
    facts: dict[str, str | int] = {} if given is None else dict(given.facts)
    if "seat" in facts:
        facts["name"] = names[int(facts["seat"])]
    return texts.format(
        "review-moment",
        deal=moment.deal_number,
        turn=decision.turn,
        name=names[decision.seat],
        action=format_action(decision.action),
        points=decision.judgement.loss,
        best=format_action(decision.judgement.candidates[0].action),
        reason="" if given is None else texts.format(message_id(f"hint-{given.reason}"), **facts),
    )


def _figures(analysis: Analysis, seats: Sequence[Seat], names: Sequence[str], texts: Messages) -> str:
    verdicts = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
    head = ("review-player", "review-like", "review-decisions", "review-lost", "arena-interval")
    counted = ("review-inaccuracies", "review-mistakes", "review-blunders")
    rows = [[*map(texts.format, (*head, *counted))]]
    for seat in seats:
        decisions = own_decisions(analysis, seat)
        figure = figure_of(decisions)
        found = Counter(decision.verdict for decision in decisions)
        figures = ["", str(len(decisions)), "", ""]
        if figure is not None:
            lost = figure.lost
            like = levels_like(figure, level_figures()) if figure.is_telling and not analysis.engine.is_quick else ()
            words = "/".join(level_name(level, texts) for level in dict.fromkeys((*like[:1], *like[-1:])))
            figures = [words, str(len(decisions)), f"{lost.mean:.2f}", f"{lost.low:+5.2f} … {lost.high:+5.2f}"]
        rows.append([names[seat], *figures, *(str(found[verdict]) for verdict in verdicts)])
    return aligned(rows)


def _luck(analysis: Analysis, seats: Sequence[Seat], names: Sequence[str], texts: Messages) -> str:
    head = ("review-player", "review-margin", "review-cards", "review-plays", "review-rest")
    rows = [["", *map(texts.format, head)]]
    rows += [
        [str(deal.number), names[seat], *_parts(deal.luck[seat])]
        for deal in analysis.deals
        for seat in seats
        if seat in deal.luck
    ]
    return aligned(rows)


def _parts(luck: Luck) -> list[str]:
    return [
        f"{luck.margin:+.1f}",
        _with_interval(luck.cards, luck.cards_error),
        _with_interval(luck.plays, luck.plays_error),
        _with_interval(luck.rest, luck.rest_error),
    ]


def _with_interval(points: float, error: float) -> str:
    """Return points and half of their 95 % interval."""
    return f"{points:+.1f} ± {_INTERVAL_ERRORS * error:.1f}"
