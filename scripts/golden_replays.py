"""Write `tests/golden/replays.jsonl` anew: replays, and what there is to see at each step.

Clients in other languages check with it how they look back.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools.golden.replays import vector_lines  # noqa: E402  needs the path set above


def golden_replays() -> str:
    """Return the lines, record by record."""
    return "".join(f"{line}\n" for line in vector_lines())


def main() -> None:
    """Write the file."""
    (ROOT / "tests/golden/replays.jsonl").write_text(golden_replays(), encoding="utf-8")


if __name__ == "__main__":
    main()
