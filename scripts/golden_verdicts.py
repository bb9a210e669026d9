"""Write `tests/golden/verdicts.json` anew: records, honest and otherwise, and what is wrong with their cards.

Clients in other languages check their own reading and verifying of records with it.
"""

from pathlib import Path

from tools.golden.verdicts import verdict_vectors

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Write the file."""
    (ROOT / "tests/golden/verdicts.json").write_text(verdict_vectors(), encoding="utf-8")


if __name__ == "__main__":
    main()
