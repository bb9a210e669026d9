"""What `gangoffour puzzles mine` does: search match after match, and keep what is found at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import typer

from gangoffour.analysis import (
    EngineName,
    PuzzleFile,
    PuzzleKind,
    PuzzlesCode,
    PuzzlesError,
    engine_id,
    format_head,
    format_match,
    given,
    mine,
    parse_puzzles,
    self_play,
    shipped_judge,
    whole_lines,
)
from gangoffour.cli.files import create_text, read_text, replace_text
from gangoffour.cli.language import spoken
from gangoffour.cli.progress import progress
from gangoffour.engine import CLASSIC, start_match
from gangoffour.records import parse_record

_INTERRUPTED: Final = 130
"""The exit code that shells know for Ctrl-C."""


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for on the command line."""

    file: Path
    matches: int
    seed: str
    seats: int
    kind: str
    records: Sequence[Path]


def search(request: Request) -> None:
    """Search the records, then matches of bots; go on with a file that was begun."""
    texts, file, seats = spoken(), request.file, request.seats
    start_match(CLASSIC, seats)  # a number of seats that the rules do not allow is refused before the work
    records = [parse_record(read_text(path)) for path in request.records]
    sources = [*given(records), *self_play(request.seed, request.matches, seats)]
    kinds = [kind for kind in PuzzleKind if request.kind in (kind, "both")]
    judge = shipped_judge()
    found = _begun(file, judge.name)
    searched = {match.source for match in found.matches}
    done = sum(source.name in searched for source in sources)
    try:
        with progress(texts, "puzzles-progress") as show:
            for match in mine(sources, judge, searched, kinds):
                with file.open("a", encoding="utf-8", newline="\n") as lines:
                    lines.write(format_match(match))
                done += 1
                show(done, len(sources))
    except KeyboardInterrupt:
        typer.echo(texts.format("puzzles-stopped", file=str(file)), err=True)
        raise typer.Exit(_INTERRUPTED) from None
    whole = parse_puzzles(read_text(file), str(file))
    counts = {str(kind): str(whole.count(kind)) for kind in PuzzleKind}
    typer.echo(texts.format("puzzles-done", file=str(file), **counts))


def _begun(file: Path, engine: EngineName) -> PuzzleFile:
    """Return what the file holds already, without a line that was cut off; begin it if there is none."""
    if not file.exists():
        create_text(file, format_head(engine))
    text = read_text(file)
    found = parse_puzzles(text, str(file))
    if found.engine_id != engine_id(engine):
        raise PuzzlesError(PuzzlesCode.OTHER_RUN, file=str(file))
    if not text.endswith("\n"):
        replace_text(file, "".join(f"{line}\n" for line in whole_lines(text)))
    return found
