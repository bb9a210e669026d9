"""Write `tests/golden/daily_sheets.json` anew: sheets of days that are over, for verifiers in other languages."""

import json
from pathlib import Path

from tools.golden.daily_sheets import kept_sheets

ROOT = Path(__file__).parents[1]


def golden_daily() -> str:
    """Return the text of the file, one sheet a line."""
    lines = ",\n".join(json.dumps(sheet, separators=(",", ":")) for sheet in kept_sheets())
    return f"[\n{lines}\n]\n"


def main() -> None:
    """Write the file."""
    (ROOT / "tests/golden/daily_sheets.json").write_text(golden_daily(), encoding="utf-8")


if __name__ == "__main__":
    main()
