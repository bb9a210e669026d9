"""The published ladder is that of the bots in the package: their first deals come out the same to the last digit.

Quick bots play theirs here; `make ladder-quick` lets all of them play.
"""

import pytest

from bench.bots_page import BOTS_PAGE
from bench.ladder import compared, first_rows
from bench.ladder_rows import Row, Wanted, ladder_rows, row_of

QUICK_BOTS = ("random", "greedy", "planner")
QUICK_ROWS = [each for each in ladder_rows() if {each.lone, *each.field} <= {*QUICK_BOTS}]


def published(wanted: Wanted) -> Row:
    """The published row, whatever the sources of its bots looked like: here it is what they do that counts."""
    row = row_of(BOTS_PAGE.kept()["ladder"]["rows"], wanted.lone, "+".join(wanted.field), wanted.seats)
    assert row is not None
    return {**row}


def test_every_row_is_published_with_its_first_deals() -> None:
    kept = {each: published(each) for each in ladder_rows()}
    assert [each for each, row in kept.items() if row["deals"] != each.deals] == []
    assert [each for each, row in kept.items() if row.get("first", {}).get("deals", 0) != each.first_deals] == []


def test_quick_bots_meet_both_ways_with_three_and_with_four_seats() -> None:
    assert len(QUICK_ROWS) == 2 * len(QUICK_BOTS) * (len(QUICK_BOTS) - 1)


@pytest.mark.parametrize("wanted", QUICK_ROWS, ids=lambda each: f"{each.lone}-{each.field[0]}-{each.seats}")
def test_the_first_deals_of_quick_bots_come_out_as_published(wanted: Wanted) -> None:
    line, is_same = compared(wanted, published(wanted), first_rows([wanted], jobs=1)[wanted])
    assert is_same, line
