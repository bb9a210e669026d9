"""The page about the encoding has the tables of the layout, and its examples are true."""

import doctest

from gangoffour.encoding import ACTION_COUNT, BITS
from scripts.encoding_page import PAGE, page
from tools.tree import ROOT

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_layout() -> None:
    assert page() == TEXT, "run `make encoding-page`"


def test_the_prose_speaks_of_the_same_numbers() -> None:
    for number in (f"{BITS} bits", f"{BITS // 8} bytes", f"{ACTION_COUNT:,} indices"):
        assert TEXT.count(number) > 1, number


def test_the_examples_are_true() -> None:
    failed, tried = doctest.testfile(str(PAGE.relative_to(ROOT)), module_relative=False, verbose=False)
    assert tried > 15
    assert failed == 0
