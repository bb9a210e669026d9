"""Files of rulings: small situations with what the rules say of them, as data that any program can check itself by."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any, Final, TypeAlias

from gangoffour.engine import CLASSIC, CUSTOM, GangOfFourError, RuleSet, rule_set

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


class RulingsError(Exception):
    """A file of rulings that cannot be used."""

    def __init__(self, code: RulingsCode, **facts: str | int) -> None:
        """Keep the code, and the facts a sentence about it needs."""
        super().__init__(f"{code}" + "".join(f" {name}={value}" for name, value in facts.items()))
        self.code = code
        self.facts = facts


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
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RulingsError(RulingsCode.WRONG_FORMAT, wanted=FORMAT)
    if data.get("version") != VERSION:
        raise RulingsError(RulingsCode.WRONG_VERSION, version=str(data.get("version")), wanted=VERSION)
    presets = {"classic": CLASSIC} | {
        name: rule_set(options) for name, options in data.get("preset_options", {}).items()
    }
    vectors = tuple(_vector(item, presets) for item in data.get("vectors", []))
    if data.get("count") != len(vectors):
        raise RulingsError(RulingsCode.WRONG_COUNT, count=str(data.get("count")), found=len(vectors))
    return Rulings(presets, vectors)


def _vector(item: Facts, presets: Mapping[str, RuleSet]) -> Vector:
    try:
        vector = Vector(
            vector_id=item["id"],
            kind=item["kind"],
            clauses=tuple(item["rules"]),
            presets=tuple(item["presets"]),
            given=item["input"],
            expected=item["expected"],
            note=item.get("note", ""),
        )
        if CUSTOM in vector.presets:
            rule_set(vector.given.get("options", {}))
    except (KeyError, TypeError, GangOfFourError) as error:
        raise RulingsError(RulingsCode.BAD_VECTOR, vector=str(item), reason=repr(error)) from error
    unknown = set(vector.presets) - set(presets) - {CUSTOM}
    if unknown or not vector.presets:
        raise RulingsError(RulingsCode.BAD_VECTOR, vector=vector.vector_id, reason=f"presets {sorted(unknown)}")
    return vector
