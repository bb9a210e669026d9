"""Write `tests/golden/replays.jsonl` anew: replays, and what there is to see at each step.

Clients in other languages check with it how they look back.
"""

from pathlib import Path

from tools.golden.replays import vector_lines

ROOT = Path(__file__).parents[1]


def golden_replays() -> str:
    """Return the lines, record by record."""
    return "".join(f"{line}\n" for line in vector_lines())


def main() -> None:
    """Write the file."""
    (ROOT / "tests/golden/replays.jsonl").write_text(golden_replays(), encoding="utf-8")


if __name__ == "__main__":
    main()
