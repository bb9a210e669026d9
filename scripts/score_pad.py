"""Write what the score pad of the page knows of the rules anew, and the matches that it is tested by.

The pad is for people with real cards: it has no engine, only these facts. The difference is for reading: other bytes
mean other points or another end of the match.
"""

import json
from pathlib import Path
from typing import Final

from gangoffour.engine import (
    HAND_SIZE,
    PRESETS,
    Direction,
    OptionValue,
    RuleSet,
    deal_direction,
    option_values,
    points_for,
)
from scripts.score_pad_matches import format_matches, pad_options
from tools.matches.lengths import LENGTHS, rules_of_length

ROOT = Path(__file__).parents[1]
FACTS = ROOT / "web" / "src" / "pad" / "facts.json"
MATCHES = ROOT / "web" / "src" / "pad" / "matches.json"

UNASKED: Final[dict[str, OptionValue]] = {"undeclared_points": "cards", "direction_change": "deal"}
"""The pad asks neither who forgot to declare a last card nor how many tricks there were: no preset needs it."""


def format_facts() -> str:
    """Return the facts as JSON, a line each."""
    facts = {
        "points": [points_for(cards_left) for cards_left in range(HAND_SIZE + 1)],
        "directions": [deal_direction(number) for number in (1, 2)],
        "steps": {direction: direction.step for direction in Direction},
        "presets": {name: _preset(name, rules) for name, rules in PRESETS.items()},
    }
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(fact)}" for name, fact in facts.items())
    return f"{{\n{lines}\n}}\n"


def _preset(name: str, rules: RuleSet) -> dict[str, object]:
    options = option_values(rules)
    if any(options[option] != value for option, value in UNASKED.items()):
        raise ValueError(name)
    return {
        "seat_counts": rules.players_allowed,
        "lengths": {length: pad_options(rules_of_length(name, length)) for length in LENGTHS},
    }


def main() -> None:
    """Write both files."""
    FACTS.write_text(format_facts(), encoding="utf-8")
    MATCHES.write_text(format_matches(), encoding="utf-8")


if __name__ == "__main__":
    main()
