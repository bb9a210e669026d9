"""What a control is called on the screen: from the Fluent files, never from a copy of their texts."""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from fluent.syntax import ast, parse, serialize

from gangoffour.locales import REFERENCE, Messages

LOCALES = files("gangoffour.locales")
NOT_FOR_THE_PAGE = frozenset({"errors.ftl", "terminal.ftl"})
Elements = list[ast.TextElement | ast.Placeable]
Change = Callable[[str, Elements], Elements]


def said(message: str, **facts: str | int) -> str:
    """Return a text of the screen in English."""
    return said_in(REFERENCE, message, **facts)


def said_in(language: str, message: str, **facts: str | int) -> str:
    """Return a text of the screen in a language."""
    return _messages(language).format(message, **facts)


@cache
def _messages(language: str) -> Messages:
    texts = {name: text for name, text in _texts(language) if name not in NOT_FOR_THE_PAGE}
    return Messages(language, texts, None if language == REFERENCE else _messages(REFERENCE))


def _texts(language: str) -> list[tuple[str, str]]:
    found = sorted((LOCALES / language).iterdir(), key=lambda each: each.name)
    return [(file.name, file.read_text(encoding="utf-8")) for file in found]


@cache
def entries(language: str = REFERENCE) -> dict[str, ast.Message | ast.Term]:
    """Return all messages and terms of a language by id; a term's begins with a dash."""
    found: dict[str, ast.Message | ast.Term] = {}
    for _name, text in _texts(language):
        for entry in parse(text).body:
            match entry:
                case ast.Message():
                    found[entry.id.name] = entry
                case ast.Term():
                    found[f"-{entry.id.name}"] = entry
                case _:
                    continue
    return found


@cache
def shape(message: str, language: str = REFERENCE) -> re.Pattern[str]:
    """Return a pattern for a whole text made of a message, whatever its facts."""
    return re.compile(f"^{_shape_of(entries(language)[message].value, language)}$", re.DOTALL)


def inside(message: str) -> str:
    """Return a pattern for a message as a part of a longer text."""
    return shape(message).pattern.removeprefix("^").removesuffix("$")


def any_shape(*ids: str) -> re.Pattern[str]:
    """Return a pattern for a text made of any of these messages."""
    return re.compile("|".join(shape(each).pattern for each in ids), re.DOTALL)


def _shape_of(pattern: ast.Pattern | None, language: str) -> str:
    parts = [] if pattern is None else pattern.elements
    return "".join(
        re.escape(part.value) if isinstance(part, ast.TextElement) else _hole(part, language) for part in parts
    )


def _hole(part: ast.Placeable, language: str) -> str:
    match part.expression:
        case ast.SelectExpression(variants=variants):
            return "(?:" + "|".join(_shape_of(each.value, language) for each in variants) + ")"
        case ast.MessageReference(id=name):
            return _shape_of(entries(language)[name.name].value, language)
        case _:
            return "(?:.+?)"


@cache
def rewritten(text: str, change: Change) -> str:
    """Return the text of a Fluent file with every message changed; terms stay, since only messages are seen."""
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value = ast.Pattern(change(entry.id.name, entry.value.elements))
    return serialize(resource)


def in_brackets(_message: str, elements: Elements) -> Elements:
    """Put a message between brackets, so that a text on the screen that is none of ours stands out."""
    return [ast.TextElement("⟦"), *elements, ast.TextElement("⟧")]


def as_id(message: str, _elements: Elements) -> Elements:
    """Let a message say nothing but its id: it reads the same whatever the cards, the names and the wording."""
    return [ast.TextElement(message)]
