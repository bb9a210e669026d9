"""Write `tests/golden/fair.json` anew: matches, fair ones and others, as they are told, and what a verifier finds.

Clients in other languages check their own verifying with it.
"""

import json
from pathlib import Path

from tools.golden.fair import fair_vectors

ROOT = Path(__file__).parents[1]


def golden_fair() -> str:
    """Return the text of the file."""
    return json.dumps(fair_vectors(), separators=(",", ":"), ensure_ascii=False) + "\n"


def main() -> None:
    """Write the file."""
    (ROOT / "tests/golden/fair.json").write_text(golden_fair(), encoding="utf-8")


if __name__ == "__main__":
    main()
