"""What the description of the interface says, as values."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from jsonschema_rs import validator_for

Json: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class Operation:
    """One method of one path."""

    method: str
    path: str
    about: Json

    @property
    def name(self) -> str:
        """Method and path, as in `GET /api/tables`."""
        return f"{self.method} {self.path}"

    @property
    def tag(self) -> str:
        """What it is about."""
        return str(self.about["tags"][0])

    @property
    def body(self) -> Json | None:
        """The schema of what it takes."""
        found = self.about.get("requestBody", {}).get("content", {}).values()
        return next((each["schema"] for each in found), None)

    @property
    def is_signed_in(self) -> bool:
        """True if it takes a token."""
        return bool(self.about.get("security"))

    def answer(self, status: int) -> Json | None:
        """Return the schema of the answer with a status; None where it has no body of JSON."""
        content = self.about["responses"][str(status)].get("content", {})
        return content.get("application/json", {}).get("schema") or None


class Description:
    """The whole description."""

    def __init__(self, document: Json) -> None:
        self.document = document
        self.operations = tuple(_operations(document))
        self.shapes: Json = document["components"]["schemas"]

    def operation(self, name: str) -> Operation:
        """Return an operation by its name."""
        return next(each for each in self.operations if each.name == name)

    def demand(self, schema: Json, answer: object) -> None:
        """Raise unless an answer is as described."""
        validator_for({**schema, "components": self.document["components"]}).validate(answer)


def _operations(document: Json) -> Iterator[Operation]:
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            yield Operation(method.upper(), path, about)
