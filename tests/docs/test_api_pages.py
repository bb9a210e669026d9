"""Every room that other programs import has a page, and nothing that is offered goes without a word."""

import griffe
import pytest

from tools.tree import PACKAGE, ROOT, rooms

PAGES = ROOT / "docs" / "reference" / "api"
PROGRAMS = {"cli", "server", "training"}
OFFERED = sorted(set(rooms()) - PROGRAMS)


@pytest.fixture(scope="module")
def package() -> griffe.Module:
    loader = griffe.GriffeLoader(search_paths=[PACKAGE.parent])
    package = loader.load("gangoffour")
    loader.resolve_aliases()
    assert isinstance(package, griffe.Module)
    return package


@pytest.mark.parametrize("room", OFFERED)
def test_a_room_has_a_page(room: str) -> None:
    assert f"::: gangoffour.{room}\n" in (PAGES / f"{room}.md").read_text(encoding="utf-8")


def test_programs_have_none() -> None:
    assert sorted(path.stem for path in PAGES.glob("*.md")) == OFFERED


@pytest.mark.parametrize("room", OFFERED)
def test_everything_that_is_offered_is_documented(room: str, package: griffe.Module) -> None:
    module = package[room]
    assert module.exports
    assert [name for name in map(str, module.exports) if not module[name].has_docstring] == []
