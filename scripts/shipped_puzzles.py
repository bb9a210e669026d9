"""Writes the puzzles that come with the package: `python -m scripts.shipped_puzzles FILE…`, files of `puzzles mine`.

Of judgement puzzles those are taken that `greedy` misses: the others are found by whoever sheds cards without a plan.
Records end with the last deal that a puzzle is in.
"""

import argparse
import gzip
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Final

from gangoffour.analysis import (
    PUZZLES_FILE,
    EngineName,
    Puzzle,
    PuzzleKind,
    SearchedMatch,
    engine_id,
    format_head,
    format_match,
    parse_puzzles,
    shipped_judge,
)
from gangoffour.records import format_record, parse_record
from tools.tree import ROOT

TARGET: Final = ROOT / "src" / "gangoffour" / "analysis" / PUZZLES_FILE
MOST: Final = {PuzzleKind.JUDGEMENT: 600, PuzzleKind.PROOF: 300}
"""How many of a kind are shipped at most."""


def chosen(matches: Sequence[SearchedMatch]) -> Iterator[SearchedMatch]:
    """Yield the matches with the puzzles that are shipped: of each kind so many at most, those first that bots miss."""
    found = [puzzle for match in matches for puzzle in match.puzzles if _is_worth_it(puzzle)]
    found.sort(key=lambda puzzle: not puzzle.missed_by)
    shipped = {puzzle.puzzle_id for kind in PuzzleKind for puzzle in _of_kind(found, kind)[: MOST[kind]]}
    for match in matches:
        taken = tuple(puzzle for puzzle in match.puzzles if puzzle.puzzle_id in shipped)
        if taken:
            last = max(puzzle.deal_number for puzzle in taken)
            yield replace(match, puzzles=taken, record=_cut(match.record, last))


def _of_kind(puzzles: Sequence[Puzzle], kind: PuzzleKind) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles if puzzle.kind is kind]


def _is_worth_it(puzzle: Puzzle) -> bool:
    return puzzle.kind is PuzzleKind.PROOF or "greedy" in puzzle.missed_by


def _cut(text: str, deals: int) -> str:
    """Return a record that ends with this deal."""
    record = parse_record(text)
    return (
        format_record(replace(record, deals=tuple(islice(record.deals, deals)))) if deals < len(record.deals) else text
    )


def written(files: Sequence[Path], engine: EngineName) -> bytes:
    """Return the file that is shipped; the same puzzles give the same bytes."""
    found = [parse_puzzles(path.read_text("utf-8"), str(path)) for path in files]
    if {each.engine_id for each in found} != {engine_id(engine)}:
        raise SystemExit("these puzzles were found by another engine: search anew")
    matches = chosen([match for each in found for match in each.matches])
    text = format_head(engine) + "".join(map(format_match, matches))
    return gzip.compress(text.encode(), mtime=0)


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    TARGET.write_bytes(written(parser.parse_args().files, shipped_judge().name))
    shipped = parse_puzzles(gzip.decompress(TARGET.read_bytes()).decode(), PUZZLES_FILE)
    counts = ", ".join(f"{shipped.count(kind)} {kind}" for kind in PuzzleKind)
    print(f"{TARGET.relative_to(ROOT)}: {counts}, {TARGET.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
