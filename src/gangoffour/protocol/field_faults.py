"""Which field of a message or a request is wrong, and how: what a program's author has to know."""

import re
from enum import StrEnum
from typing import Final, NamedTuple

_PATH: Final = re.compile(r" - at `(\$[^`]*)`$")
_MISSING: Final = re.compile(r"^Object missing required field `([^`]*)`")
_UNKNOWN: Final = "Object contains unknown field"


class FieldFault(StrEnum):
    """What is wrong with a field."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    """It is not named: the name is the sender's. The place is that of the object around it."""
    WRONG = "wrong"
    """It does not take this value."""
    UNREADABLE = "unreadable"
    """Not a field: the whole cannot be read as what it should be."""


class FaultyField(NamedTuple):
    """A field and what is wrong with it."""

    at: str
    """A path such as `$.cards[0]`; `$` is the whole."""
    fault: FieldFault


def faulty_field(text: str) -> FaultyField:
    """Read msgspec's words, and keep nothing of them that was sent.

    >>> faulty_field("Object missing required field `seat` - at `$.options`")
    FaultyField(at='$.options.seat', fault=<FieldFault.MISSING: 'missing'>)
    """
    found = _PATH.search(text)
    path = "$" if found is None else found[1]
    if missing := _MISSING.match(text):
        return FaultyField(f"{path}.{missing[1]}", FieldFault.MISSING)
    if text.startswith(_UNKNOWN):
        return FaultyField(path, FieldFault.UNKNOWN)
    return FaultyField(path, FieldFault.UNREADABLE if path == "$" else FieldFault.WRONG)
