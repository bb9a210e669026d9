"""What players lose: whose decision it was, and the figure over the last matches."""

from dataclasses import replace
from uuid import UUID

import msgspec
import pytest

from gangoffour import analysis
from gangoffour.protocol import AnalysedDeal, AnalysedDecision
from gangoffour.server.adapters.stores import memory_stores
from gangoffour.server.ports import KeptAnalysis, MatchSeat, PlayerId, PlayerLoss
from gangoffour.server.reviews import Reviews, figures
from gangoffour.server.reviews.figures import FEWEST_DECISIONS, MOST_DECISIONS, figure_of, losses_in

ANA, BEN = PlayerId("ana"), PlayerId("ben")
MATCH = UUID(int=1)


def decision(seat: int, loss: float, kind: str = "lead", maker: str = "player") -> AnalysedDecision:
    row = {
        "turn": 1,
        "seat": seat,
        "maker": maker,
        "kind": kind,
        "action": "pass",
        "verdict": "as_good",
        "loss": loss,
        "error": 0.1,
        "worlds": 48,
        "candidates": [("pass", 0.0)],
        "taken": 0,
        "reason": None,
    }
    return msgspec.convert(row, AnalysedDecision)


def judged(number: int, *decisions: AnalysedDecision) -> AnalysedDeal:
    return AnalysedDeal(deal=number, decisions=decisions, luck=())


def sat(seat: int, player_id: PlayerId | None, from_deal: int, to_deal: int) -> MatchSeat:
    return MatchSeat(seat, from_deal, to_deal, player_id, None if player_id else "greedy", 0, 0, 0, 1)


def test_a_decision_belongs_to_whoever_sat_there_and_chose_it() -> None:
    deals = [
        judged(1, decision(0, 2.0), decision(0, 1.0, "pass"), decision(1, 9.0), decision(0, 5.0, "gang", "clock")),
        judged(2, decision(0, 4.0), decision(0, 7.0, "lead", "substitute")),
    ]
    seats = [sat(0, ANA, 1, 1), sat(0, BEN, 2, 2), sat(1, None, 1, 2)]
    ana, ben = losses_in(MATCH, deals, seats)
    assert (ana.player_id, ana.decisions, ana.lost, ana.squares) == (ANA, 2, 3.0, 5.0)
    assert ana.by_kind == {"lead": (1, 2.0), "pass": (1, 1.0)}
    assert (ben.player_id, ben.decisions, ben.lost) == (BEN, 1, 4.0)


def test_the_only_deal_of_a_board_is_the_first_of_its_match_whatever_its_number() -> None:
    (own,) = losses_in(MATCH, [judged(3, decision(0, 2.0))], [sat(0, ANA, 1, 1)])
    assert (own.player_id, own.lost) == (ANA, 2.0)


def lost(number: int, decisions: int, mean: float) -> PlayerLoss:
    return PlayerLoss(
        UUID(int=number), ANA, decisions, decisions * mean, decisions * mean**2, {"lead": (decisions, decisions * mean)}
    )


def test_a_figure_says_nothing_below_forty_decisions() -> None:
    few = figure_of([lost(1, FEWEST_DECISIONS - 1, 0.5)])
    assert (few.decisions, few.lost, few.low, few.high) == (FEWEST_DECISIONS - 1, None, None, None)
    assert figure_of([]).decisions == 0
    enough = figure_of([lost(1, FEWEST_DECISIONS, 0.5)])
    assert enough.lost == enough.low == enough.high == 0.5


def test_a_figure_has_the_mean_of_all_decisions_with_its_interval() -> None:
    figure = figure_of([lost(2, 30, 1.0), lost(1, 30, 0.0)])
    assert figure.lost == 0.5
    assert figure.low == pytest.approx(0.5 - 1.96 * (0.25 * 60 / 59 / 60) ** 0.5, abs=1e-3)
    assert [(match.match_id, match.lost) for match in figure.matches] == [
        (str(UUID(int=2)), 1.0),
        (str(UUID(int=1)), 0.0),
    ]
    assert figure.by_kind["lead"].decisions == 60
    assert figure.by_kind["lead"].lost == 0.5


def test_a_figure_counts_the_last_matches_until_there_are_three_hundred_decisions() -> None:
    matches = [lost(number, 100, float(number)) for number in range(9, 0, -1)]
    figure = figure_of(matches)
    assert figure.decisions == MOST_DECISIONS
    assert figure.lost == 8.0
    assert figure_of([replace(matches[0], decisions=0), *matches]).decisions == MOST_DECISIONS


def test_the_server_counts_as_the_analysis_does() -> None:
    """The server does without the rooms that judge: they would load networks."""
    assert (figures.MOST_DECISIONS, figures.FEWEST_DECISIONS) == (analysis.MOST_DECISIONS, analysis.FEWEST_DECISIONS)


LEVELS = {"greedy": 1.5, "search": 0.8, "neural": 0.1}


def test_only_what_was_judged_in_worlds_compares_with_the_levels_of_bots() -> None:
    losses = [lost(1, FEWEST_DECISIONS, 0.7)]
    assert figure_of(losses).plays_like == ()
    assert not figure_of(losses).is_deep
    deep = figure_of(losses, LEVELS)
    assert deep.is_deep
    assert deep.plays_like == ("search",), "the nearest, if none is within the interval"
    assert figure_of([lost(1, FEWEST_DECISIONS - 1, 0.7)], LEVELS).plays_like == ()


def test_a_wide_interval_names_all_levels_within_it() -> None:
    wide = PlayerLoss(UUID(int=1), ANA, 40, 44.0, 150.0, {})  # 1.1 ± 0.5
    assert figure_of([wide], LEVELS).plays_like == ("greedy", "search")


@pytest.mark.anyio
async def test_the_figure_counts_worlds_as_soon_as_they_tell_enough() -> None:
    stores = memory_stores()
    reviews = Reviews(stores.analyses, stores.jobs)
    body = msgspec.json.encode({"levels": LEVELS, "deals": []})
    quick = KeptAnalysis("quick", is_deep=False, deals_done=1, deals=1, body=b"{}")
    deep = KeptAnalysis("deep", is_deep=True, deals_done=1, deals=1, body=body)
    await stores.analyses.put(UUID(int=1), quick, [lost(1, FEWEST_DECISIONS, 2.0)])
    await stores.analyses.put(UUID(int=1), deep, [lost(1, FEWEST_DECISIONS - 1, 0.1)])
    assert (await reviews.figure(ANA)).lost == 2.0
    await stores.analyses.put(UUID(int=2), deep, [lost(2, 1, 0.1)])
    figure = await reviews.figure(ANA)
    assert (figure.lost, figure.is_deep, figure.plays_like) == (0.1, True, ("neural",))
