"""Write the tables of `docs/reference/encoding.md` from the layout. `tests/docs/test_encoding_page.py` compares."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from gangoffour.encoding import (
    ACTION_COUNT,
    BITS,
    ENCODING_VERSION,
    FIELDS,
    OPTIONS,
    PASSED_ON,
    UNDECLARED_PLAYS,
    Field,
    fields_of,
    pack_view,
)
from gangoffour.engine import FACES, Seat, view
from tools.golden.observations import EXAMPLES
from tools.matches.observation_words import said_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference" / "encoding.md"
EXAMPLE = next(example for example in EXAMPLES if example.name == "counter-clockwise")


def page() -> str:
    """Return the whole page: its prose as it stands, the tables anew."""
    text = PAGE.read_text(encoding="utf-8")
    for name, rows in TABLES.items():
        written = f"<!-- written: {name} -->\n\n{_lines(rows())}\n\n<!-- end -->"
        text, count = re.subn(rf"<!-- written: {name} -->\n.*?<!-- end -->", written, text, flags=re.DOTALL)
        if count != 1:
            sys.exit(f"the table {name} has to stand on the page once, not {count} times")
    return text


def _lines(rows: Iterator[str]) -> str:
    return "\n".join(rows)


def _span(first: int, last: int) -> str:
    return f"{first:,}" if first == last else f"{first:,} to {last:,}"


def _bits(field: Field) -> str:
    return _span(field.start, field.start + field.width - 1)


def _fields() -> Iterator[str]:
    yield "| Bits | Field | Meaning |\n|---|---|---|"
    for field in FIELDS:
        yield f"| {_bits(field)} | `{field.name}` | {field.meaning} |"


def _options() -> Iterator[str]:
    yield "| Bit | Set if |\n|---|---|"
    for bit, meaning in enumerate(OPTIONS):
        name, _, rest = meaning.partition(" is ")
        yield f"| {bit} | `{name}`{' is ' + rest if rest else ''} |"


def _passed_on() -> Iterator[str]:
    yield "| Bits | Kind of the top play | Rank |\n|---|---|---|"
    first = 0
    for kind, lowest, highest in PASSED_ON:
        rank = f"{lowest} to {highest}" if lowest else "any"
        yield f"| {_span(first, first + highest - lowest)} | {kind.name.lower().replace('_', ' ')} | {rank} |"
        first += highest - lowest + 1


def _actions() -> Iterator[str]:
    plays, undeclared = range(1, UNDECLARED_PLAYS.start), UNDECLARED_PLAYS
    declare, returns = undeclared.stop, range(undeclared.stop + 1, ACTION_COUNT)
    yield "| Index | Action |\n|---|---|"
    yield "| 0 | pass |"
    yield f"| {_span(plays[0], plays[-1])} | play the combination whose id is one less; declare where it is due |"
    yield f"| {_span(undeclared[0], undeclared[-1])} | the same plays, in the same order, without the declaration |"
    yield f"| {declare:,} | declare |"
    yield f"| {_span(returns[0], returns[-1])} | return a card: the {len(FACES)} faces in card order |"


def _example() -> Iterator[str]:
    yield "| Field | Value | Which says |\n|---|---|---|"
    for name, value in fields_of(pack_view(view(EXAMPLE.state(), Seat(EXAMPLE.seat)))).items():
        if value and name not in {"options", "unseen"}:
            said = said_of(name, value)
            words = ", ".join(map(str, said)) if isinstance(said, list) else str(said).replace("True", "yes")
            yield f"| `{name}` | `{value:#x}` | {words} |"


def _version() -> Iterator[str]:
    yield f"Version {ENCODING_VERSION}: observations of {BITS} bits, or {BITS // 8} bytes; {ACTION_COUNT:,} indices."


TABLES = {
    "version": _version,
    "fields": _fields,
    "options": _options,
    "passed_on": _passed_on,
    "actions": _actions,
    "example": _example,
}
"""What is written anew, by its name on the page."""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
