"""The files of a data set: how matches are played, and what is written of them."""

import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import typer

import gangoffour
from gangoffour.arena import ArenaCode, ArenaError, cores, entrant, results
from gangoffour.boards import engine_hash
from gangoffour.bots import Bot, any_bot
from gangoffour.cli.errors import FileCode, FileError
from gangoffour.cli.files import create_text
from gangoffour.cli.language import spoken
from gangoffour.cli.own_modules import find_own_modules
from gangoffour.cli.progress import progress
from gangoffour.engine import format_action, format_cards, legal_actions_in, preset, start_match
from gangoffour.extras import require_extra
from gangoffour.fairness import tagged_hash
from gangoffour.matches import Match
from gangoffour.records import format_record

_RECORDS: Final = "matches.zip"
_DECISIONS: Final = "decisions.parquet"
_CARD: Final = "README.md"
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file in the archive: the same matches give the same bytes."""

_COLUMNS: Final = {
    "match": "int32",
    "deal": "int16",
    "turn": "int16",
    "seat": "int8",
    "bot": "string",
    "hand": "string",
    "top_play": "string",
    "hand_sizes": "string",
    "legal_count": "int16",
    "action": "string",
    "points": "int16",
}


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for on the command line."""

    folder: Path
    matches: int
    bots: tuple[str, ...]
    seed: str
    seats: int
    rules: str
    jobs: int | None

    @property
    def by_seat(self) -> tuple[str, ...]:
        """The bots by seat; one takes all seats."""
        return self.bots * self.seats if len(self.bots) == 1 else self.bots


@dataclass(frozen=True, slots=True)
class _Played:
    """A match that was played."""

    record: str
    decisions: list[tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class _Work:
    """Matches by number. It travels to every process once."""

    request: Request

    def __call__(self) -> Callable[[int], _Played]:
        bots = {name: any_bot(name) for name in self.request.by_seat}
        return lambda number: _play(self.request, number, [bots[name] for name in self.request.by_seat])


def write(request: Request) -> None:
    """Play the matches and write the folder."""
    require_extra("dataset", "pyarrow")
    find_own_modules(*request.bots)
    start_match(preset(request.rules), request.seats)
    if len(request.by_seat) != request.seats:
        raise ArenaError(ArenaCode.FIELD_SIZE, count=len(request.by_seat), needed=request.seats)
    for name in request.bots:
        entrant(name)  # now rather than in another process, where nobody could be told that there is no such bot
    try:
        request.folder.mkdir(parents=True)
    except FileExistsError as error:
        raise FileError(FileCode.EXISTS, file=str(request.folder)) from error
    texts = spoken()
    with progress(texts, "arena-progress-matches") as show:
        decisions = _write_matches(request, show)
    create_text(request.folder / _CARD, _card(request, decisions))
    typer.echo(texts.format("dataset-done", folder=str(request.folder), matches=request.matches, decisions=decisions))


def _write_matches(request: Request, show: Callable[[int, int], None]) -> int:
    import pyarrow as pa  # noqa: PLC0415  it may be missing, see `write`
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema = pa.schema([(name, getattr(pa, kind)()) for name, kind in _COLUMNS.items()])
    decisions = 0
    with (
        zipfile.ZipFile(request.folder / _RECORDS, "x", zipfile.ZIP_DEFLATED) as archive,
        pq.ParquetWriter(request.folder / _DECISIONS, schema, compression="zstd") as table,
    ):
        for number, played in _in_order(request, show):
            archive.writestr(zipfile.ZipInfo(f"{number:06}.gof", _EPOCH), played.record)
            columns = [list(column) for column in zip(*played.decisions, strict=True)]
            table.write_table(pa.table(columns, schema=schema))
            decisions += len(played.decisions)
    return decisions


def _in_order(request: Request, show: Callable[[int, int], None]) -> Iterator[tuple[int, _Played]]:
    """Yield the matches by number, however many processes play them."""
    waiting: dict[int, _Played] = {}
    following = 0
    jobs = cores() if request.jobs is None else request.jobs
    with closing(results(_Work(request), list(range(request.matches)), jobs)) as incoming:
        for done, (place, played) in enumerate(incoming, start=1):
            waiting[place] = played
            show(done, request.matches)
            while following in waiting:
                yield following, waiting.pop(following)
                following += 1


def _play(request: Request, number: int, bots: list[Bot]) -> _Played:
    seed = f"{request.seed} match {number}"  # as the arena deals whole matches
    match = Match(seed, rules=request.rules, seat_count=request.seats, players=[each.name for each in bots])
    rng = Random(tagged_hash("dataset", seed.encode(errors="surrogateescape")))  # noqa: S311  it decides plays
    decisions: list[list[Any]] = []
    first = turn = 0
    while not match.is_over:
        if match.seat is None:
            match.deal()
            first, turn = len(decisions), 0
            continue
        turn += 1
        decisions += _decision(match, number, turn, bots[match.seat], rng)
        if match.public.seat_to_act is None:  # the deal has ended: now it is known what each decision led to
            for row in decisions[first:]:
                row.append(match.public.results[-1].points[row[3]])
    return _Played(format_record(match.to_record()), [tuple(row) for row in decisions])


def _decision(match: Match, number: int, turn: int, bot: Bot, rng: Random) -> Iterator[list[Any]]:
    """Let the seat to act decide; yield the row of its decision if there was a choice."""
    view = match.view()
    legal, deal = legal_actions_in(view), view.public.deal
    action = bot.choose(view, rng) if len(legal) > 1 else legal[0]
    match.play(action)
    if deal is not None and len(legal) > 1:
        top_play = deal.trick.top_play
        yield [
            number,
            deal.number,
            turn,
            int(view.seat),
            bot.name,
            format_cards(view.hand),
            "" if top_play is None else format_cards(top_play.cards),
            " ".join(map(str, deal.hand_sizes)),
            len(legal),
            format_action(action),
        ]


def _card(request: Request, decisions: int) -> str:
    options = f"--matches {request.matches} --bots {','.join(request.bots)} --seed '{request.seed}'"
    return f"""# {request.matches:,} matches of Gang of Four, played by bots

| | |
|---|---|
| Matches | {request.matches:,} |
| Decisions with a choice | {decisions:,} |
| Players by seat | {", ".join(request.by_seat)} |
| Rules, seats | {request.rules}, {request.seats} |
| Seed | `{request.seed}` |
| Made by | gangoffour {gangoffour.__version__}, engine `{engine_hash()}` |
| Licence | as you like: nobody's work is in it but that of the program, which is MIT |

The same command with the same version makes the same matches:

    gangoffour dataset FOLDER {options} --seats {request.seats} --rules {request.rules}

## Files

- `{_RECORDS}`: a record (`.gof`) of every match, all hands open; `gangoffour.records.parse_record` reads and checks it.
- `{_DECISIONS}`: a row for every turn in which there was a choice.

| Column | Meaning |
|---|---|
| `match`, `deal`, `turn` | which match, from 0; which deal and which turn of it, from 1 |
| `seat`, `bot` | who decided |
| `hand` | what the seat held: all that it could see of the cards but for what was played |
| `top_play` | what was to be beaten; empty on lead and in the exchange |
| `hand_sizes` | cards of each seat, by seat |
| `legal_count` | how many actions were legal |
| `action` | what was done, as `gangoffour.engine.parse_action` reads it |
| `points` | the points of the seat at the end of the deal: fewer are better |

## Limits

Bots are not people. They declare their last card always, never slip, and are as strong as their levels are; what is
learned here holds among them. Matches follow each other's seeds, but no card or decision of one depends on another.
"""
