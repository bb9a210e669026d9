"""Every recipe of the cookbook is true, and stands on its own."""

import doctest
import re

import pytest

from tests.docs.blocks import DOCS
from tools.tree import ROOT

PAGE = DOCS / "guides" / "cookbook.md"
RECIPES = re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("title, text", RECIPES, ids=[title for title, _ in RECIPES])
def test_the_recipe_works(title: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    test = doctest.DocTestParser().get_doctest(text, {}, title, str(PAGE), 0)
    assert test.examples or "](" in text, "a recipe has a block to run, or leads to one"
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0
