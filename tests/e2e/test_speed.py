"""The page is quick: `make perf` with looser goals, for machines that do other work meanwhile."""

import pytest

from bench.page import MEASURES, measured
from bench.page_goals import LOOSE

pytestmark = [pytest.mark.services("browser"), pytest.mark.long]


@pytest.mark.parametrize("what", [what for what in MEASURES if what != "transfer"])
def test_the_page_is_quick(what: str) -> None:
    figures = measured(what, LOOSE)
    assert [str(figure) for figure in figures if not figure.is_met] == []
