"""Write `tests/golden/observations.jsonl` anew: positions, what a seat observes in them, and what it may do.

A difference in a line that was there before means that a bit or an index has come to mean something else: the encoding
needs a new version, and whatever was trained on the old one no longer fits.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools.golden.observations import golden_lines  # noqa: E402  needs the path set above


def golden_observations() -> str:
    """Return the lines, position by position."""
    return "".join(f"{line}\n" for line in golden_lines())


def main() -> None:
    """Write the file."""
    (ROOT / "tests/golden/observations.jsonl").write_text(golden_observations(), encoding="utf-8")


if __name__ == "__main__":
    main()
