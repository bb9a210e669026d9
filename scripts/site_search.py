"""Leave the decisions out of the search of the site: they answer why, and a reader asks how.

`make docs` runs it on what was built. The list of all decisions can still be found.
"""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

INDEX: Final = Path(__file__).parents[1] / "site" / "search.json"
DECISION: Final = re.compile(r"adr/\d{4}-")


def without_decisions(items: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return what can be found, without what stands in a decision."""
    return [item for item in items if not DECISION.match(item["location"])]


def main() -> None:
    """Write the index of the built site again."""
    index = json.loads(INDEX.read_text(encoding="utf-8"))
    left = without_decisions(index["items"])
    if len(left) == len(index["items"]):
        raise SystemExit(f"no decision in {INDEX}: is it made in another way now?")
    INDEX.write_text(json.dumps({**index, "items": left}, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
