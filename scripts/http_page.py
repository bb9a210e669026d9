"""Write `build/http.md`, which `make docs` puts into docs/reference/http.md: a request and an answer of everything.

Requests and answers are those of a tour that is made now, at a server in this process: nothing of them is kept, so
nothing can be out of date.
"""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tools.interface.described import Description, Json, Operation
from tools.interface.guide import Example, Told
from tools.interface.tour import tour

PAGE: Final = Path(__file__).parents[1] / "build" / "http.md"
TAGS: Final[Mapping[str, str]] = {
    "people": "People",
    "tables": "Tables",
    "matches": "Matches",
    "programs": "Programs",
    "friends": "Friends",
    "puzzles": "Puzzles",
    "daily": "Deals of the day",
    "server": "The server",
    "staff": "Staff",
}
"""What operations are about, in the order of the page."""

_MOST_LINES: Final = 24
_LONGEST_TEXT: Final = 100
_SECRET: Final = re.compile(r"\b(gof[a-z]_)[A-Za-z0-9_-]{8,}")
_REFERENCE: Final = "#/components/schemas/"


def page(description: Description, examples: Mapping[str, Example]) -> str:
    """Return the part of the page that is written."""
    lines: list[str] = []
    for tag, title in TAGS.items():
        lines += [f"## {title}", ""]
        for operation in (each for each in description.operations if each.tag == tag):
            lines += _operation(operation, examples[operation.name])
    lines += ["## Shapes", "", "What bodies are made of. A field that is not required may be left out.", ""]
    for name in sorted(description.shapes):
        lines += _shape(name, description.shapes[name])
    return "\n".join(lines)


# --- operations ------------------------------------------------------------------------------------------------------


def _operation(operation: Operation, example: Example) -> Iterator[str]:
    yield f"### {operation.name}"
    yield ""
    yield from (str(operation.about.get("description", "")), "")
    yield f"{'For whoever is signed in.' if operation.is_signed_in else 'For everybody.'}{_takes(operation)}"
    yield ""
    yield from _parameters(operation.about.get("parameters", []))
    yield from ("```http", *_request(example), "```", "")
    yield f"Answer: {example.answer.status_code}{_gives(operation, example)}"
    yield ""
    yield from _answer(example)
    refused = [status for status in sorted(operation.about["responses"]) if status.startswith(("4", "5"))]
    yield f"Refusals: {', '.join(refused)}."
    yield ""


def _takes(operation: Operation) -> str:
    return "" if operation.body is None else f" Takes {_type(operation.body)}."


def _gives(operation: Operation, example: Example) -> str:
    schema = operation.answer(example.answer.status_code)
    return ", without a body." if not example.answer.content else f", {_type(schema)}." if schema else "."


def _parameters(parameters: Sequence[Json]) -> Iterator[str]:
    if parameters:
        yield from ("| Parameter | In | Type | Meaning |", "|---|---|---|---|")
        for each in parameters:
            name = f"`{each['name']}`" + ("" if each.get("required") else " (may be left out)")
            yield f"| {name} | {each['in']} | {_type(each['schema'])} | {each.get('description', '')} |"
        yield ""


def _request(example: Example) -> Iterator[str]:
    yield f"{example.operation.method} {example.operation.path}{_shown(example.query)} HTTP/1.1"
    yield from (f"{name}: {_shown(text)}" for name, text in example.headers.items())
    match example.body:
        case bytes(text):
            yield from ("", *_brief(text.decode().splitlines()))
        case None:
            return
        case body:
            yield from ("Content-Type: application/json", "")
            yield from json.dumps(_named(body), ensure_ascii=False, indent=2).splitlines()


def _shown(text: str) -> str:
    """A text of a request, with the name of what the server told instead of it."""
    return f"{{{text.name}}}" if isinstance(text, Told) else _SECRET.sub(r"\1…", text)


def _named(body: Any) -> Any:  # noqa: ANN401  JSON
    match body:
        case dict():
            return {name: _named(each) for name, each in body.items()}
        case list():
            return [_named(each) for each in body]
        case str():
            return _shown(body)
        case _:
            return body


def _answer(example: Example) -> Iterator[str]:
    kind = example.answer.headers.get("content-type", "")
    if not example.answer.content:
        return
    if kind.startswith("application/json"):
        lines = json.dumps(_cut(example.answer.json()), ensure_ascii=False, indent=2).splitlines()
        yield from ("```json", *_brief(lines), "```", "")
    elif kind.startswith("text/plain"):
        yield from ("```text", *_brief(example.answer.text.splitlines()), "```", "")
    else:
        yield from (f"A file of type `{kind}`.", "")


def _cut(answer: Any) -> Any:  # noqa: ANN401  JSON
    """An answer with short texts, short lists and no token."""
    match answer:
        case dict():
            return {name: _cut(each) for name, each in answer.items()}
        case [first, _, *_] if isinstance(first, dict | list):
            return [_cut(first), "…"]
        case list():
            return [_cut(each) for each in answer]
        case str():
            text = _SECRET.sub(r"\1…", answer)
            return text if len(text) <= _LONGEST_TEXT else f"{text[:_LONGEST_TEXT]}…"
        case _:
            return answer


def _brief(lines: Sequence[str]) -> Sequence[str]:
    return lines if len(lines) <= _MOST_LINES else [*lines[:_MOST_LINES], "…"]


# --- shapes ----------------------------------------------------------------------------------------------------------


def _shape(name: str, schema: Json) -> Iterator[str]:
    yield f"### {name}"
    yield ""
    yield from (str(schema.get("description", "")).partition("\n\n")[0], "")
    fields = schema.get("properties", {})
    if not fields:
        yield from (_type(schema) + ".", "")
        return
    yield from ("| Field | Type | |", "|---|---|---|")
    for field, about in fields.items():
        is_required = field in schema.get("required", ())
        yield f"| `{field}` | {_type(about)} | {'required' if is_required else ''} |"
    yield ""


def _type(schema: Json) -> str:
    """Say what a schema allows, in a few words."""
    if "$ref" in schema:
        name = str(schema["$ref"]).removeprefix(_REFERENCE)
        return f"[{name}](#{name.lower()})"
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        return " or ".join(_type(each) for each in choices)
    if "enum" in schema:
        return ", ".join(f"`{each}`" for each in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    kind = schema.get("type", "anything")
    if kind == "array":
        parts = schema.get("prefixItems")
        return "list of " + (
            _type(schema["items"]) if schema.get("items") else f"{len(parts)} values" if parts else "values"
        )
    return " or ".join(kind) if isinstance(kind, list) else f"{kind}{_bounds(schema)}"


def _bounds(schema: Json) -> str:
    """The bounds of a text or a number."""
    words = (
        *(("minLength", "at least {} characters"), ("maxLength", "at most {} characters")),
        *(("minimum", "at least {}"), ("maximum", "at most {}")),
    )
    found = [text.format(schema[name]) for name, text in words if name in schema]
    if schema.get("format"):
        found.insert(0, str(schema["format"]))
    return f" ({', '.join(found)})" if found else ""


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(*asyncio.run(tour())), encoding="utf-8")
