"""Write `tests/golden/folds.jsonl` anew: messages of the server, and what a client knows after each.

Clients in other languages check their own folding with it.
"""

from pathlib import Path

from tools.golden.folds import stories, story_lines

ROOT = Path(__file__).parents[1]


def golden_folds() -> str:
    """Return the lines, story by story."""
    return "".join(f"{line}\n" for story in stories() for line in story_lines(story))


def main() -> None:
    """Write the file."""
    (ROOT / "tests/golden/folds.jsonl").write_text(golden_folds(), encoding="utf-8")


if __name__ == "__main__":
    main()
