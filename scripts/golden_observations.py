"""Write `tests/golden/observations.jsonl` anew: positions, what a seat observes in them, and what it may do.

A difference in a line that was there before means that a bit or an index has come to mean something else: the encoding
needs a new version, and whatever was trained on the old one no longer fits.
"""

from pathlib import Path

from tools.golden.observations import golden_lines

ROOT = Path(__file__).parents[1]


def golden_observations() -> str:
    """Return the lines, position by position."""
    return "".join(f"{line}\n" for line in golden_lines())


def main() -> None:
    """Write the file."""
    (ROOT / "tests/golden/observations.jsonl").write_text(golden_observations(), encoding="utf-8")


if __name__ == "__main__":
    main()
