"""The written part holds together: links lead somewhere, every page is in the nav, decisions are numbered."""

import re
from pathlib import Path

import pytest

from tools.tree import ROOT, files_with_suffix, name

DOCS = ROOT / "docs"
ADRS = sorted((DOCS / "adr").glob("[0-9]*.md"))

_CODE = re.compile(r"^( *)(```|~~~).*?^\1\2|`[^`\n]*`|^    .*?$", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\]\(<?([^)\s>]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)|(?:href|src)=\"([^\"]+)\"", re.MULTILINE)


def links(path: Path) -> list[str]:
    """The links and images of a page, web addresses left out."""
    prose = _CODE.sub("", path.read_text(encoding="utf-8"))
    targets = ["".join(groups) for groups in _LINK.findall(prose)]
    return [target for target in targets if not re.match(r"[a-z]+:", target)]


def linked_paths(path: Path) -> list[str]:
    """The links and images of a page that lead to a file; places on the page itself left out."""
    return [file for file, _, _ in (target.partition("#") for target in links(path)) if file]


def places(path: Path) -> set[str]:
    """What a link to a page can name: its headings as the site spells them, and anchors that were put there."""
    text = path.read_text(encoding="utf-8")
    prose = re.sub(r"^( *)(```|~~~).*?^\1\2", "", text, flags=re.DOTALL | re.MULTILINE)
    found: list[str] = []
    for heading in re.findall(r"^#+ +(.+?)(?: *\{.*\})?$", prose, re.MULTILINE):
        words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").replace("*", "")
        name = re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", words).strip().lower())
        found.append(f"{name}_{found.count(name)}" if name in found else name)
    return {*found, *re.findall(r"(?:id|name)=\"([^\"]+)\"", text), *re.findall(r"\{ *#([\w-]+) *\}", text)}


def test_links_lead_to_files() -> None:
    dead = [
        f"{name(path)}: {target}"
        for path in files_with_suffix(".md")
        for target in linked_paths(path)
        if not (path.parent / target).exists()
    ]
    assert dead == []


def test_links_lead_to_places_on_their_pages() -> None:
    dead = []
    for path in files_with_suffix(".md"):
        for target in links(path):
            file, _, place = target.partition("#")
            page = path.parent / file if file else path
            if place and page.suffix == ".md" and page.is_file() and place not in places(page):
                dead.append(f"{name(path)}: {target}")
    assert dead == []


def test_the_nav_names_every_page_and_no_other() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    named = re.findall(r"[\w./-]+\.md$", nav, re.MULTILINE)
    assert sorted(named) == sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))


def test_decisions_are_numbered_without_gaps() -> None:
    assert [int(path.name[:4]) for path in ADRS] == list(range(1, len(ADRS) + 1))


def test_the_index_lists_every_decision() -> None:
    assert [target for target in linked_paths(DOCS / "adr" / "README.md") if target[0].isdigit()] == [
        path.name for path in ADRS
    ]


@pytest.mark.parametrize("path", ADRS, ids=lambda path: path.stem)
def test_a_decision_has_context_decision_and_consequences(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"# {path.name[:4]}: ")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
