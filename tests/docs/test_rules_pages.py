"""The rules pages are complete: every clause once, every option as the engine has it, every link to a heading."""

import json
import re
from enum import StrEnum
from itertools import chain
from pathlib import Path

from gangoffour.engine import CLASSIC, OPTION_NAMES, PRESETS, OptionValue, option_values, points_for, preset
from tests.docs.blocks import DOCS, RULES_PAGES
from tools.tree import ROOT

CLAUSES = [f"R{number}" for number in range(1, 67)]
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]

# Synonyms that the glossary forbids and that have no honest other use in a text about this game.
FORBIDDEN_WORDS = re.compile(
    r"\b(?:rounds?|suits?|suited|combos?|melds?|bombs?|quads?|jokers?|piles?|colors?)\b", re.IGNORECASE
)

_BLOCK = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)#\s]*)#([^)\s]+)\)")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def prose_of(path: Path) -> str:
    return _CODE.sub("", text_of(path))


def anchor(heading: str) -> str:
    """The anchor that the site and GitHub give to a heading."""
    return re.sub(r"[^\w\s-]", "", heading).strip().lower().replace(" ", "-")


def anchors(path: Path) -> set[str]:
    return {anchor(heading) for heading in _HEADING.findall(_BLOCK.sub("", text_of(path)))}


def table_rows(path: Path, first_cell: str) -> list[list[str]]:
    """The rows of a table whose first cell matches the pattern, cell by cell."""
    rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in text_of(path).splitlines())
    return [row for row in rows if re.fullmatch(first_cell, row[0])]


def as_text(value: OptionValue) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return value if isinstance(value, str) else json.dumps(value)


def test_every_clause_is_a_heading_exactly_once() -> None:
    headings = chain.from_iterable(re.findall(r"^### (R\d+) \S", text_of(path), re.MULTILINE) for path in RULES_PAGES)
    assert sorted(headings, key=CLAUSES.index) == CLAUSES


def test_the_index_leads_to_every_clause() -> None:
    links = re.findall(r"\[(R\d+)\]\([\w-]+\.md#(r\d+)-", text_of(DOCS / "rules" / "index.md"))
    assert sorted((label for label, _ in links), key=CLAUSES.index) == CLAUSES
    assert [link for link in links if link[0].lower() != link[1]] == []


def test_links_to_headings_lead_to_headings() -> None:
    links = [(page, *link) for page in PAGES for link in _LINK.findall(prose_of(page))]
    assert len(links) > 100
    dead = [
        f"{page.name}: {target}#{place}"
        for page, target, place in links
        if place not in anchors(page.parent / target if target else page)
    ]
    assert dead == []


def test_a_link_that_names_a_clause_leads_to_it() -> None:
    links = [link for page in PAGES for link in re.findall(r"\[(R\d+)\]\([^)#]*#(r\d+)-", prose_of(page))]
    assert {label for label, _ in links} >= {*CLAUSES}
    assert [link for link in links if link[0].lower() != link[1]] == []


def test_the_table_of_options_is_that_of_the_engine() -> None:
    rows = table_rows(DOCS / "rules" / "rule-sets.md", r"`\w+`")
    rows = [row for row in rows if len(row) == 3 + len(PRESETS)]
    assert [row[0].strip("`") for row in rows] == list(OPTION_NAMES)
    for name, row in zip(OPTION_NAMES, rows, strict=True):
        values = {each: as_text(option_values(preset(each))[name]) for each in PRESETS}
        expected = [value if value == values["classic"] else f"**{value}**" for value in values.values()]
        assert row[3:] == expected, name


def test_the_table_of_options_lists_their_values() -> None:
    rows = {row[0].strip("`"): row[1] for row in table_rows(DOCS / "rules" / "rule-sets.md", r"`\w+`") if len(row) > 3}
    for name in OPTION_NAMES:
        default = getattr(CLASSIC, name)
        if isinstance(default, StrEnum):
            assert rows[name] == " / ".join(type(default)), name


def test_every_option_is_explained_in_a_clause() -> None:
    clauses = "".join(text_of(path) for path in RULES_PAGES if path.stem not in {"rule-sets", "rulings", "index"})
    assert [name for name in OPTION_NAMES if f"`{name}`" not in clauses] == []


def test_the_table_of_points_is_that_of_the_engine() -> None:
    found: dict[int, int] = {}
    for cards, factor, points in table_rows(DOCS / "rules" / "points-and-match-end.md", r"\d+(?: to \d+)?"):
        low, _, high = cards.partition(" to ")
        counts = range(int(low), int(high or low) + 1)
        assert [count * int(factor) for count in counts] == [int(each) for each in points.split(",")]
        found |= dict(zip(counts, map(int, points.split(",")), strict=True))
    assert found == {count: points_for(count) for count in range(1, 17)}


def test_the_pages_use_no_synonym() -> None:
    pages = [page for page in PAGES if page.stem != "glossary"]
    found = [f"{page.name}: {match[0]}" for page in pages for match in FORBIDDEN_WORDS.finditer(prose_of(page))]
    assert found == []
