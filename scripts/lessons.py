"""Compile the lessons anew for the page: `make lessons`.

The engine plays every lesson through. What it refuses is told with the name of the file and the step, and nothing is
written.
"""

import sys
from pathlib import Path

from gangoffour.lessons import CompiledLessons, FaultyLesson, compile_lessons, format_lessons, load_scripts
from gangoffour.locales import REFERENCE, Messages

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "src" / "gangoffour" / "locales" / REFERENCE / "lessons.ftl"
LESSONS = ROOT / "web" / "src" / "learn" / "lessons.json"


def said_messages() -> frozenset[str]:
    """Return the ids of the messages that lessons may say."""
    return Messages(REFERENCE, {WORDS.name: WORDS.read_text(encoding="utf-8")}).ids


def compiled() -> CompiledLessons:
    """Return the lessons of the package, compiled."""
    return compile_lessons(load_scripts(), said_messages())


def main() -> None:
    """Write the file."""
    try:
        LESSONS.write_text(format_lessons(compiled()), encoding="utf-8")
    except FaultyLesson as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
