"""Forced passes take as long as chosen ones, of people who think as people do and of bots that outlast their beats."""

import pytest

from gangoffour.bots import BOTS
from scripts.timing import are_alike, cannot_repeat
from tools.leaks.timed_tables import MEDIANS_S, OLD_PACE, bots_at_a_table, people_at_a_table

pytestmark = pytest.mark.anyio

FEW = 400
"""Passes of each person. Of two sorts that are alike, the AUC of so many is 0.03 off 0.5 by chance (one standard
deviation); the test allows four times that."""
MANY = 10_000
"""The same: 0.006 off."""


async def test_nobody_can_tell_the_forced_passes_of_people_from_the_chosen_ones() -> None:
    table = await people_at_a_table(FEW, "ci")
    assert len(table.samples) == len(MEDIANS_S)
    assert are_alike("people", table.samples, most_auc=0.62)


async def test_forced_passes_that_come_with_the_beat_are_found_out() -> None:
    table = await people_at_a_table(FEW // 4, "ci", OLD_PACE)
    assert table.samples["median 1.8 s"].auc("spectator") > 0.88


async def test_nobody_can_tell_the_forced_passes_of_a_late_bot_from_the_chosen_ones() -> None:
    table = await bots_at_a_table(3 * FEW, "champion", "ci")
    assert are_alike("bots", {"champion": table.samples["champion"]}, most_auc=0.58)


@pytest.mark.nightly
async def test_not_in_many_passes_of_people() -> None:
    table = await people_at_a_table(MANY, "nightly")
    assert are_alike("people", table.samples)
    assert cannot_repeat(table.samples)


@pytest.mark.nightly
@pytest.mark.parametrize("level", BOTS)
async def test_not_in_many_passes_of_bots(level: str) -> None:
    table = await bots_at_a_table(MANY, level, "nightly")
    assert are_alike("bots", {level: table.samples[level]})
