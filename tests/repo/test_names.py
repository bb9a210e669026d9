"""One word, one thing: the glossary's banned words name nothing here, and every module says what it is about."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.tree import code_files, name, syntax_tree

NAMELESS_MODULES = {"common", "helper", "helpers", "misc", "util", "utils"}

# Only words that have no honest other use in this code; the glossary bans more.
BANNED_WORDS = {
    "bomb": "gang",
    "bombs": "gang",
    "color": "colour",
    "colors": "colours",
    "combo": "combination",
    "combos": "combinations",
    "joker": "multi-coloured one",
    "meld": "combination",
    "melds": "combinations",
    "observer": "spectator",
    "observers": "spectators",
    "pile": "trick",
    "ply": "turn",
    "quad": "gang",
    "quads": "gangs",
    "round": "deal or trick",
    "rounds": "deals or tricks",
    "suit": "colour",
    "suits": "colours",
    "uno": "last card",
}


NAMED_BY_OTHERS = {"make_py_observer"}
"""What a library calls by this name: OpenSpiel asks every game for it."""


def words(identifier: str) -> list[str]:
    """`lastCardDuty`, `LastCardDuty` and `LAST_CARD_DUTY` are all last, card, duty."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", identifier)]


def defined_names(path: Path) -> Iterator[tuple[int, str]]:
    """Line and name of everything a file gives a name to; names it merely uses belong to others."""
    for node in ast.walk(syntax_tree(path)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.lineno, node.name
            case ast.arg():
                yield node.lineno, node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.lineno, node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.lineno, node.attr
            case ast.alias(asname=str(alias)):
                yield node.lineno, alias
            case _:
                continue


def test_no_module_is_nameless() -> None:
    assert [name(path) for path in code_files() if {path.stem, path.parent.name} & NAMELESS_MODULES] == []


def test_no_banned_word_names_a_module() -> None:
    assert [name(path) for path in code_files("src") if set(words(path.stem)) & BANNED_WORDS.keys()] == []


def test_no_banned_word_names_anything_in_the_package() -> None:
    banned = [
        f"{name(path)}:{line} {identifier}: say {BANNED_WORDS[word]}"
        for path in code_files("src")
        for line, identifier in defined_names(path)
        for word in words(identifier)
        if word in BANNED_WORDS and identifier not in NAMED_BY_OTHERS
    ]
    assert banned == []


@pytest.mark.parametrize("identifier", ["lastCardDuty", "LastCardDuty", "last_card_duty", "LAST_CARD_DUTY"])
def test_words_are_found_in_every_spelling(identifier: str) -> None:
    assert words(identifier) == ["last", "card", "duty"]
