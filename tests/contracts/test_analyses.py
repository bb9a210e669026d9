"""The contract of `Analyses`: one for each match and engine, and what players lost is kept with it."""

from dataclasses import replace
from uuid import UUID

import pytest

from gangoffour.server.ports import Analyses, KeptAnalysis, MatchId, PlayerId, PlayerLoss
from tests.contracts.harness import ANNA, BERT, Opened

pytestmark = pytest.mark.anyio

QUICK = KeptAnalysis("quick", is_deep=False, deals_done=2, deals=2, body=b'{"quick": true}')
DEEP = KeptAnalysis("deep", is_deep=True, deals_done=2, deals=2, body=b'{"deep": true}')


@pytest.fixture
def analyses(opened: Opened) -> Analyses:
    return opened.stores.analyses


def loss(match_id: MatchId, player_id: PlayerId, lost: float = 3.5) -> PlayerLoss:
    return PlayerLoss(match_id, player_id, 10, lost, 4.25, {"lead": (4, 2.5), "pass": (6, 1.0)})


async def test_of_a_match_that_nobody_judged_there_is_nothing(opened: Opened, analyses: Analyses) -> None:
    assert await analyses.of_match(opened.new_table_id()) == []
    assert await analyses.of_match(UUID(int=1)) == []


async def test_how_far_an_analysis_is_can_be_seen_until_it_is_there(opened: Opened, analyses: Analyses) -> None:
    match_id = opened.new_table_id()
    for done in (0, 1):
        reached = replace(DEEP, deals_done=done, body=None)
        await analyses.advance(match_id, reached)
        assert await analyses.of_match(match_id) == [reached]
    assert await analyses.put(match_id, DEEP, [])
    assert await analyses.of_match(match_id) == [DEEP]
    await analyses.advance(match_id, replace(DEEP, deals_done=0, body=None))
    assert await analyses.of_match(match_id) == [DEEP]


async def test_an_analysis_is_kept_once_whoever_makes_it_again(opened: Opened, analyses: Analyses) -> None:
    match_id = opened.new_table_id()
    assert await analyses.put(match_id, QUICK, [loss(match_id, ANNA)])
    assert not await analyses.put(match_id, replace(QUICK, body=b"other"), [loss(match_id, ANNA, 9.0)])
    assert await analyses.of_match(match_id) == [QUICK]
    assert await analyses.losses_of(ANNA, 9, is_deep=False) == [loss(match_id, ANNA)]


async def test_every_engine_has_an_analysis_of_its_own_and_the_newest_comes_first(
    opened: Opened, analyses: Analyses
) -> None:
    match_id = opened.new_table_id()
    assert await analyses.put(match_id, QUICK, [])
    await opened.pass_time(5_000)
    assert await analyses.put(match_id, DEEP, [])
    assert {kept.engine for kept in await analyses.of_match(match_id)} == {"quick", "deep"}


async def test_what_somebody_lost_is_found_by_player_newest_match_first(opened: Opened, analyses: Analyses) -> None:
    ids = sorted(opened.new_table_id() for _ in range(3))
    for match_id in ids:
        await analyses.put(match_id, QUICK, [loss(match_id, ANNA), loss(match_id, BERT, 1.0)])
    await analyses.put(ids[0], DEEP, [loss(ids[0], ANNA, 8.0)])
    assert await analyses.losses_of(ANNA, 2, is_deep=False) == [loss(ids[2], ANNA), loss(ids[1], ANNA)]
    assert await analyses.losses_of(BERT, 9, is_deep=False) == [loss(each, BERT, 1.0) for each in reversed(ids)]
    assert await analyses.losses_of(ANNA, 9, is_deep=True) == [loss(ids[0], ANNA, 8.0)]
    assert await analyses.losses_of(PlayerId("nobody"), 9, is_deep=False) == []
