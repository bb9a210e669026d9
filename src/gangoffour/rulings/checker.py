"""Running a file of rulings against the engine."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from gangoffour.engine import GangOfFourError, RuleSet
from gangoffour.rulings import answers, situations
from gangoffour.rulings.scripts import deal_script
from gangoffour.rulings.vectors import Facts, Vector, parse_rulings

_Answer: TypeAlias = Callable[[Facts, RuleSet], Facts]

_ANSWERS: Final[Mapping[str, _Answer]] = {
    "deck": answers.deck,
    "seats_allowed": answers.seats_allowed,
    "dealing": answers.dealing,
    "ritual": answers.ritual,
    "roles": answers.roles,
    "first_lead": answers.first_lead,
    "direction": answers.direction,
    "turn": answers.turn,
    "recognise": answers.recognise,
    "compare": answers.compare,
    "legal": situations.legal,
    "trick": situations.trick,
    "declare": situations.declare,
    "duty": answers.duty,
    "deal_end": situations.deal_end,
    "points": answers.points,
    "scores": answers.scores,
    "deal_loser": answers.loser_of_deal,
    "exchange_due": answers.exchange_is_due,
    "exchange": answers.exchange,
    "match_end": answers.match_end,
    "view": situations.visibility,
}


@dataclass(frozen=True, slots=True)
class Failure:
    """A vector on which the engine differs, under one preset."""

    vector: Vector
    preset: str
    message: str


@dataclass(frozen=True, slots=True)
class Report:
    """How a file of rulings went: a vector passes if it does under every preset it names."""

    vectors: tuple[Vector, ...]
    failures: tuple[Failure, ...]

    @property
    def failed(self) -> int:
        """How many vectors failed."""
        return len({failure.vector.vector_id for failure in self.failures})

    @property
    def passed(self) -> int:
        """How many vectors passed."""
        return len(self.vectors) - self.failed


def check_rulings(text: str) -> Report:
    """Run every vector of a file of rulings under every preset it names."""
    rulings = parse_rulings(text)
    failures = [
        Failure(vector, name, message)
        for vector, name, rules in rulings.cases()
        if (message := check_vector(vector, rules)) is not None
    ]
    return Report(rulings.vectors, tuple(failures))


def check_vector(vector: Vector, rules: RuleSet) -> str | None:
    """Run one vector; return what is wrong, or None if the engine says what it expects."""
    try:
        if vector.kind == "deal_script":
            found = deal_script(vector.given, rules, vector.expected)
        elif vector.kind in _ANSWERS:
            found = _ANSWERS[vector.kind](vector.given, rules)
        else:
            return f"unknown kind {vector.kind}"
    except (GangOfFourError, LookupError, TypeError, ValueError) as error:
        # A vector is foreign data: one that cannot be staged fails, and the others are still run.
        return f"{type(error).__name__}: {error}"
    return _difference(vector.expected, found, "")


def _difference(expected: Any, found: Any, path: str) -> str | None:  # noqa: ANN401  plain JSON of any shape
    """Return the first place where what was found lacks something expected."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        places = [(f"{path}.{key}".lstrip("."), value, found.get(key)) for key, value in expected.items()]
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        places = [(f"{path}[{number}]", *pair) for number, pair in enumerate(zip(expected, found, strict=True))]
    else:
        return None if expected == found else f"{path}: expected {expected}, found {found}"
    for place, wanted, got in places:
        difference = _difference(wanted, got, place)
        if difference is not None:
            return difference
    return None
