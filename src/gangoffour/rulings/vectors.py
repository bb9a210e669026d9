"""Files of rulings: small situations with what the rules say of them, as data that any program can check itself by."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any, Final, TypeAlias

from gangoffour.engine import CLASSIC, CUSTOM, CodedError, GangOfFourError, RuleSet, rule_set

FORMAT: Final = "gang-of-four rulings"
VERSION: Final = 2

Facts: TypeAlias = Mapping[str, Any]
"""Plain JSON under names; each kind of vector has its own."""


@unique
class RulingsCode(StrEnum):
    """Why a file of rulings cannot be used."""

    NOT_JSON = "rulings/not_json"
    WRONG_FORMAT = "rulings/wrong_format"
    WRONG_VERSION = "rulings/wrong_version"
    WRONG_COUNT = "rulings/wrong_count"
    """The file does not hold as many vectors as it says."""
    BAD_VECTOR = "rulings/bad_vector"
    """A vector lacks a part that every vector has, or names an unknown preset or kind."""


class RulingsError(CodedError):
    """A file of rulings that cannot be used."""

    code: RulingsCode


@dataclass(frozen=True, slots=True)
class Vector:
    """One situation and what the rules say of it."""

    vector_id: str
    kind: str
    clauses: tuple[str, ...]
    presets: tuple[str, ...]
    given: Facts
    expected: Facts
    note: str


@dataclass(frozen=True, slots=True)
class Rulings:
    """A file of vectors with the rule sets they are meant for."""

    presets: Mapping[str, RuleSet]
    vectors: tuple[Vector, ...]

    def cases(self) -> Iterator[tuple[Vector, str, RuleSet]]:
        """Yield every vector with each preset it is to be run under."""
        for vector in self.vectors:
            for name in vector.presets:
                if name == CUSTOM:
                    yield vector, name, rule_set(vector.given.get("options", {}), base=self.presets["classic"])
                else:
                    yield vector, name, self.presets[name]


def parse_rulings(text: str) -> Rulings:
    """Return the vectors of a file, or say why it is none."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RulingsError(RulingsCode.NOT_JSON, line=error.lineno) from error
    except RecursionError as error:
        raise RulingsError(RulingsCode.NOT_JSON, line=1) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RulingsError(RulingsCode.WRONG_FORMAT, wanted=FORMAT)
    if data.get("version") != VERSION:
        raise RulingsError(RulingsCode.WRONG_VERSION, version=str(data.get("version")), wanted=VERSION)
    presets = _presets(data.get("preset_options", {}))
    items = data.get("vectors", [])
    if not isinstance(items, list) or data.get("count") != len(items):
        found = len(items) if isinstance(items, list) else 0
        raise RulingsError(RulingsCode.WRONG_COUNT, count=str(data.get("count")), found=found)
    return Rulings(presets, tuple(_vector(item, presets) for item in items))


def _presets(options: Any) -> Mapping[str, RuleSet]:  # noqa: ANN401  plain JSON of any shape
    try:
        return {"classic": CLASSIC} | {name: rule_set(dict(values)) for name, values in options.items()}
    except (AttributeError, TypeError, ValueError, GangOfFourError) as error:
        raise RulingsError(RulingsCode.BAD_VECTOR, vector="preset_options", reason=repr(error)) from error


def _vector(item: Any, presets: Mapping[str, RuleSet]) -> Vector:  # noqa: ANN401  plain JSON of any shape
    try:
        vector = Vector(
            vector_id=str(item["id"]),
            kind=str(item["kind"]),
            clauses=tuple(map(str, item["rules"])),
            presets=tuple(map(str, item["presets"])),
            given=dict(item["input"]),
            expected=dict(item["expected"]),
            note=str(item.get("note", "")),
        )
        if CUSTOM in vector.presets:
            rule_set(dict(vector.given.get("options", {})))
    except (AttributeError, LookupError, TypeError, ValueError, GangOfFourError) as error:
        raise RulingsError(RulingsCode.BAD_VECTOR, vector=str(item)[:80], reason=repr(error)) from error
    unknown = set(vector.presets) - set(presets) - {CUSTOM}
    if unknown or not vector.presets:
        raise RulingsError(RulingsCode.BAD_VECTOR, vector=vector.vector_id, reason=f"presets {sorted(unknown)}")
    return vector
