"""Records of matches, told to a reader or handed to a program."""

import json
from collections.abc import Iterator
from pathlib import Path

import typer

from gangoffour.cli.errors import FileCode, FileError
from gangoffour.cli.files import read_text
from gangoffour.cli.language import spoken
from gangoffour.cli.narration import Narrator
from gangoffour.cli.words import introductions, seat_names
from gangoffour.engine import DealScored, Phase, evolve
from gangoffour.records import MatchRecord, Replay, parse_record, replay, to_json


def tell_record(file: Path, deal_number: int | None) -> None:
    """Tell the match of a record, or one deal of it, play by play."""
    record = _record(file, deal_number)
    for line in _story(record, replay(record), deal_number):
        typer.echo(line)


def export_record(file: Path, deal_number: int | None) -> None:
    """Print a record, or one deal of it, as JSON."""
    value = to_json(_record(file, deal_number))
    if deal_number is not None:
        value["deals"] = [value["deals"][deal_number - 1]]
    typer.echo(json.dumps(value, indent=2))


def _record(file: Path, deal_number: int | None) -> MatchRecord:
    record = parse_record(read_text(file))
    if deal_number is not None and not 1 <= deal_number <= len(record.deals):
        raise FileError(FileCode.NO_SUCH_DEAL, deal=deal_number, deals=len(record.deals))
    return record


def _story(record: MatchRecord, replayed: Replay, deal_number: int | None) -> Iterator[str]:
    texts = spoken()
    narrator = Narrator(texts, seat_names(record.seats))
    names = "; ".join(introductions(record.seats, texts))
    yield texts.format("replay-title", preset=record.rules.name, seats=record.seat_count, names=names)
    for step in replayed.steps:
        deal = step.after.public.deal
        if deal is None or deal_number not in (None, deal.number):
            continue
        state = step.before
        for event in step.events:
            state = evolve(state, event)
            yield from narrator.tell(event, state.public)
            if isinstance(event, DealScored):
                yield from narrator.score_sheet(state.public)
    if deal_number is None and replayed.final_state.public.phase is not Phase.OVER:
        yield texts.format("replay-unfinished")
