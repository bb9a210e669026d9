"""The puzzles that come with the package."""

import gzip
from functools import cache
from importlib.resources import files
from typing import Final

from gangoffour.analysis.puzzle_files import PuzzleFile, parse_puzzles

PUZZLES_FILE: Final = "puzzles.jsonl.gz"
"""Its name in the package."""


@cache
def shipped_puzzles() -> PuzzleFile:
    """Return the puzzles that were found with `gangoffour puzzles mine`, each with the match it comes from."""
    packed = (files("gangoffour.analysis") / PUZZLES_FILE).read_bytes()
    return parse_puzzles(gzip.decompress(packed).decode(), PUZZLES_FILE)
