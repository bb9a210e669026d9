"""Files of puzzles, `gof-puzzles 1`: a line of JSON for each match that was searched. docs/reference/gof-puzzles.md."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from gangoffour.analysis.errors import PuzzlesCode, PuzzlesError
from gangoffour.analysis.model import DecisionKind, EngineName
from gangoffour.analysis.names import engine_id
from gangoffour.analysis.puzzles import Puzzle, PuzzleKind
from gangoffour.engine import GangOfFourError, Seat, format_action, parse_action

PUZZLES_FORMAT: Final = "gof-puzzles"
"""The name of the format."""
PUZZLES_VERSION: Final = 1
"""The version that is written."""


@dataclass(frozen=True, slots=True)
class SearchedMatch:
    """A match in which puzzles were looked for."""

    source: str
    """Where it comes from: a seed and a number, or the hash of a record. No source is searched twice."""
    record: str
    """The text of its record; empty if nothing was found."""
    puzzles: tuple[Puzzle, ...]


@dataclass(frozen=True, slots=True)
class PuzzleFile:
    """All that a file holds."""

    engine_id: str
    matches: tuple[SearchedMatch, ...]

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """All puzzles, in order."""
        return tuple(puzzle for match in self.matches for puzzle in match.puzzles)

    def count(self, kind: PuzzleKind) -> int:
        """Return how many there are of a kind."""
        return sum(puzzle.kind is kind for puzzle in self.puzzles)


def format_head(engine: EngineName) -> str:
    """Return the first line of a file."""
    head = {"format": PUZZLES_FORMAT, "version": PUZZLES_VERSION, "engine": engine_id(engine)}
    return json.dumps(head, separators=(",", ":")) + "\n"


def format_match(match: SearchedMatch) -> str:
    """Return the line of a match."""
    value = {"source": match.source, "record": match.record, "puzzles": list(map(_puzzle_to_json, match.puzzles))}
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"


def parse_puzzles(text: str, name: str) -> PuzzleFile:
    """Return what a file of this name holds; a last line that was cut off counts as not there."""
    head, *lines = whole_lines(text) or [""]
    try:
        return PuzzleFile(_engine_in(json.loads(head)), tuple(_matches(lines)))
    except (KeyError, TypeError, ValueError, GangOfFourError) as error:
        raise PuzzlesError(PuzzlesCode.MALFORMED, file=name) from error


def whole_lines(text: str) -> list[str]:
    """Return the lines that have an end."""
    return text[: text.rfind("\n") + 1].splitlines()


def _engine_in(head: dict[str, Any]) -> str:
    """Return the id of the engine in the first line, if that is of this version."""
    if (head["format"], head["version"]) != (PUZZLES_FORMAT, PUZZLES_VERSION):
        raise ValueError(head)
    return str(head["engine"])


def _matches(lines: list[str]) -> Iterator[SearchedMatch]:
    for line in lines:
        value = json.loads(line)
        yield SearchedMatch(value["source"], value["record"], tuple(map(_puzzle, value["puzzles"])))


def _puzzle_to_json(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.puzzle_id,
        "kind": str(puzzle.kind),
        "deal": puzzle.deal_number,
        "turn": puzzle.turn,
        "seat": int(puzzle.seat),
        "answers": [format_action(answer) for answer in puzzle.answers],
        "theme": str(puzzle.theme),
        "legal": puzzle.legal_count,
        "missed_by": list(puzzle.missed_by),
        "gap": puzzle.gap,
        "error": puzzle.error,
        "worlds": puzzle.world_count,
    }


def _puzzle(value: dict[str, Any]) -> Puzzle:
    return Puzzle(
        value["id"],
        PuzzleKind(value["kind"]),
        value["deal"],
        value["turn"],
        Seat(value["seat"]),
        tuple(map(parse_action, value["answers"])),
        DecisionKind(value["theme"]),
        value["legal"],
        tuple(value["missed_by"]),
        value["gap"],
        value["error"],
        value["worlds"],
    )
