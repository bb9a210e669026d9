"""Write `web/src/records/options.json` anew: the options of the rules with the values they take, and the presets.

The page reads the rules of a record with it, so that it needs no list of its own.
"""

import json
from enum import StrEnum
from itertools import permutations
from pathlib import Path

from gangoffour.engine import CLASSIC, OPTION_NAMES, PRESETS, GangOfFourError, option_values, rule_set

ROOT = Path(__file__).parents[1]
OPTIONS = ROOT / "web" / "src" / "records" / "options.json"


def is_taken(name: str, value: object) -> bool:
    """Ask the engine whether an option takes a value."""
    try:
        rule_set({name: value})
    except GangOfFourError:
        return False
    return True


def taken(name: str) -> dict[str, object]:
    """Return the values that an option takes: all of them, or the least number and whether none is a value too."""
    match getattr(CLASSIC, name):
        case StrEnum() as default:
            return {"values": [each.value for each in type(default)]}
        case bool():
            return {"values": [False, True]}
        case tuple():
            lists = [list(row) for size in range(4) for row in permutations(range(10), size)]
            return {"values": [each for each in lists if is_taken(name, each)]}
        case _:
            least = next(number for number in range(-10, 10) if is_taken(name, number))
            return {"least": least, "may_be_null": is_taken(name, None)}


def format_options() -> str:
    """Return the text of the file, an option or a preset a line."""
    options = ",\n".join(f"    {json.dumps(name)}: {json.dumps(taken(name))}" for name in sorted(OPTION_NAMES))
    presets = ",\n".join(
        f"    {json.dumps(name)}: {json.dumps(option_values(rules))}" for name, rules in PRESETS.items()
    )
    return f'{{\n  "options": {{\n{options}\n  }},\n  "presets": {{\n{presets}\n  }}\n}}\n'


def main() -> None:
    """Write the file."""
    OPTIONS.write_text(format_options(), encoding="utf-8")


if __name__ == "__main__":
    main()
