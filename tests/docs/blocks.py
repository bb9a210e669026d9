"""The example blocks of the rules pages: where they are, and for which rule sets they hold.

A block is a fence whose language begins with `gof-`. An example holds in every preset, unless brackets at the end of
its first line name presets, or options laid over `classic`: `[german french]`, `[passing=out_of_trick]`.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gangoffour.engine import PRESETS, RuleSet, preset, rule_set
from tools.pages import blocks_of
from tools.tree import ROOT

DOCS = ROOT / "docs"
RULES_PAGES = sorted((DOCS / "rules").glob("*.md"))

_BRACKETS = re.compile(r"^(.*?)\s*\[([^\]]+)\]$")


@dataclass(frozen=True)
class Example:
    """One example, with the place to look at when it is wrong."""

    place: str
    language: str
    lines: tuple[str, ...]
    """The first line without its brackets, then the others; no blank ones."""
    rules: tuple[RuleSet, ...]

    def __str__(self) -> str:
        return f"{self.place} {self.lines[0]}"


def examples_of(path: Path) -> Iterator[Example]:
    """Every example on a page."""
    for block in blocks_of(path):
        if block.language.startswith("gof-"):
            yield from examples_in(block.text, language=block.language, place=path.stem, line_number=block.line)


def examples_in(block: str, *, language: str, place: str = "", line_number: int = 1) -> Iterator[Example]:
    """Split a block: a script is one example; elsewhere each line that is not indented begins a new one."""
    groups: list[tuple[int, list[str]]] = []
    for number, line in enumerate(block.splitlines(), start=line_number):
        if not line.strip():
            continue
        if groups and (language == "gof-trick" or line.startswith(" ")):
            groups[-1][1].append(line.strip())
        else:
            groups.append((number, [line.strip()]))
    for number, (first, *others) in groups:
        text, rules = _without_brackets(first)
        yield Example(f"{place}:{number}", language, (text, *others), rules)


def _without_brackets(line: str) -> tuple[str, tuple[RuleSet, ...]]:
    match = _BRACKETS.match(line)
    if match is None:
        return line, tuple(PRESETS.values())
    return match[1], tuple(_rule_set(word) for word in match[2].split())


def _rule_set(word: str) -> RuleSet:
    """A preset by its name, or `classic` with options: `passing=out_of_trick`, several joined by a plus."""
    if "=" not in word:
        return preset(word)
    options = (option.partition("=") for option in word.split("+"))
    return rule_set({name: _value(text) for name, _, text in options})


def _value(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError:  # the values of most options are plain words
        return text
