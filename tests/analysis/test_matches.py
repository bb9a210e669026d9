"""The analysis of a match: which turns are decisions, what each says, and that nobody is judged by hidden cards."""

import json
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from gangoffour.analysis import (
    Analysis,
    DecisionKind,
    Judge,
    Verdict,
    analyse,
    costliest_moments,
    engine_id,
    format_analysis,
    own_decisions,
    par_of,
    shipped_judge,
)
from gangoffour.bots import GreedyBot, new_world, other_world, with_action, with_deal
from gangoffour.engine import CLASSIC, Pass, Phase, Play, ReturnCard, Seat, legal_actions, start_match, view
from gangoffour.fairness import deck_order, seed_key
from gangoffour.records import Maker, replay_steps
from scripts.golden_analyses import GOLDEN, golden_analyses
from tests.analysis.judged import begun_match, short_match, small_judge
from tests.bots.networks import any_network


def quick() -> Judge:
    return small_judge(0, 0)


def test_every_turn_with_a_choice_is_a_decision_and_no_other() -> None:
    record = short_match()
    analysis = analyse(record, quick())
    steps = list(replay_steps(record))
    expected = []
    for deal in record.deals:
        steps.pop(0)
        for number, entry in enumerate(deal.actions, 1):
            before = steps.pop(0).before
            shapes = {_shape(action) for action in legal_actions(before, entry.seat)}
            expected += [(number, entry.seat)] * (len(shapes) > 1)
    assert [(each.turn, each.seat) for each in analysis.decisions] == expected


def _shape(action: object) -> object:
    """What is left of an action without its colours and its declaration."""
    return tuple(card.rank for card in action.cards) if isinstance(action, Play) else action


def test_what_was_done_is_among_the_candidates_and_the_best_comes_first() -> None:
    for decision in analyse(short_match(), small_judge()).decisions:
        candidates, taken = decision.judgement.candidates, decision.judgement.taken
        assert _shape(candidates[taken].action) == _shape(decision.action)
        assert [each.value for each in candidates] == sorted((each.value for each in candidates), reverse=True)


def test_a_reason_is_given_exactly_where_something_else_was_better() -> None:
    analysis = analyse(short_match(), quick())
    assert {decision.verdict is Verdict.AS_GOOD for decision in analysis.decisions} == {True, False}
    assert all((each.reason is None) == (each.verdict is Verdict.AS_GOOD) for each in analysis.decisions)


def test_kinds_tell_what_was_to_be_decided() -> None:
    decisions = analyse(short_match(deals=4), quick()).decisions
    assert {type(each.action) for each in decisions if each.kind is DecisionKind.EXCHANGE} == {ReturnCard}
    assert {type(each.action) for each in decisions if each.kind is DecisionKind.PASS} == {Pass}
    assert {type(each.action) for each in decisions if each.kind is DecisionKind.LEAD} == {Play}


def test_deals_and_seats_can_be_analysed_alone_and_say_the_same() -> None:
    whole = analyse(short_match(), small_judge())
    part = analyse(short_match(), small_judge(), deals={2}, seats={Seat(3)})
    assert [deal.number for deal in part.deals] == [2]
    assert part.decisions == tuple(each for each in whole.deals[1].decisions if each.seat == 3)
    assert part.deals[0].luck == {Seat(3): whole.deals[1].luck[Seat(3)]}


def test_the_same_engine_says_the_same_bytes_again() -> None:
    first, second = (Judge(any_network(1), any_network(2), worlds=4, most_worlds=8) for _ in range(2))
    assert format_analysis(analyse(short_match(), first)) == format_analysis(analyse(short_match(), second))


def test_another_network_and_another_setting_are_another_engine() -> None:
    names = [
        Judge(any_network(1), any_network(2)).name,
        Judge(any_network(2), any_network(2)).name,
        Judge(any_network(1), any_network(1)).name,
        Judge(any_network(1), any_network(2), worlds=24).name,
        Judge(any_network(1), any_network(2), worlds=0).name,
    ]
    assert len({engine_id(name) for name in names}) == len(names)


def pairs_that_differ(judge: Judge, seat_count: int, count: int) -> int:
    """Judge so many decisions twice, with hidden cards dealt anew; return how many judgements are not the same."""
    rng, compared, differ, number = Random(1), 0, 0, 0
    while compared < count:
        world = with_deal(new_world(start_match(CLASSIC, seat_count)), deck_order(seed_key(b"pairs"), number))
        number += 1
        while world.state.public.phase is Phase.PLAY and compared < count:
            seat = world.state.public.seat_to_act
            assert seat is not None
            action = GreedyBot().choose(view(world.state, seat), rng)
            other = other_world(world, seat, rng)
            judgement = judge.judgement(view(world.state, seat), action)
            if other is not None and judgement is not None:
                assert other.state.hands != world.state.hands
                differ += judge.judgement(view(other.state, seat), action) != judgement
                compared += 1
            world = with_action(world, seat, action)
    return differ


@pytest.mark.parametrize("seat_count", [3, 4])
def test_no_judgement_depends_on_a_card_that_the_seat_did_not_see(seat_count: int) -> None:
    assert pairs_that_differ(small_judge(), seat_count, 8) == 0


@pytest.mark.nightly
def test_no_judgement_of_the_shipped_engine_depends_on_hidden_cards_in_two_hundred_pairs_of_worlds() -> None:
    assert pairs_that_differ(shipped_judge(), 4, 200) == 0


def test_decisions_judged_together_are_judged_as_each_alone() -> None:
    steps = [step for step in replay_steps(short_match()) if step.before.public.seat_to_act is not None]
    actions = [entry for deal in short_match().deals for entry in deal.actions]
    positions = [(view(step.before, entry.seat), entry.action) for step, entry in zip(steps, actions, strict=True)]
    alone = [quick().judgement(*position) for position in positions]
    assert quick().judgements(positions) == alone
    assert None in alone


def test_a_margin_is_the_sum_of_cards_plays_and_rest() -> None:
    analysis = analyse(short_match(), small_judge(2, 2))
    assert [len(deal.luck) for deal in analysis.deals] == [4, 4]
    for deal in analysis.deals:
        for seat, luck in deal.luck.items():
            assert luck.margin == pytest.approx(luck.cards + luck.plays + luck.rest, abs=0.002)
            losses = [each.judgement.loss for each in deal.decisions if each.seat == seat]
            assert luck.plays == pytest.approx(-sum(losses), abs=0.001)
        assert sum(luck.margin for luck in deal.luck.values()) == pytest.approx(0, abs=0.01)


def test_a_deal_that_did_not_end_has_no_luck() -> None:
    (deal,) = analyse(begun_match(), small_judge(2, 2)).deals
    assert (len(deal.decisions), deal.luck) == (3, {})


def test_a_quick_analysis_says_nothing_about_luck() -> None:
    assert [deal.luck for deal in analyse(short_match(), quick()).deals] == [{}, {}]


def test_par_follows_from_the_cards_alone_and_adds_up_to_nothing() -> None:
    start = next(replay_steps(short_match())).after
    par = par_of(start, any_network(2), playouts=16)
    assert par.margins.sum() == pytest.approx(0)
    assert (par.errors > 0).all()
    assert np.array_equal(par_of(start, any_network(2), playouts=16).margins, par.margins)


def test_the_costliest_moments_are_those_of_players_costliest_first() -> None:
    analysis = analyse(short_match(), quick())
    moments = costliest_moments(analysis)
    losses = [moment.decision.judgement.loss for moment in moments]
    assert len(moments) == 3
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(each.judgement.loss for each in analysis.decisions if each.maker is Maker.PLAYER)
    assert all(moment.decision.seat == 2 for moment in costliest_moments(analysis, Seat(2)))


def test_turns_of_a_substitute_are_not_the_players() -> None:
    analysis = analyse(short_match(), quick())
    of_seat = [each for each in analysis.decisions if each.seat == 1]
    assert {each.maker for each in of_seat} == {Maker.PLAYER, Maker.SUBSTITUTE}
    assert own_decisions(analysis, Seat(1)) == tuple(each for each in of_seat if each.maker is Maker.PLAYER)


def test_progress_is_told_deal_by_deal() -> None:
    told: list[tuple[int, int]] = []
    analyse(short_match(), quick(), on_progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 2), (1, 2), (2, 2)]


def test_a_record_without_deals_has_an_empty_analysis() -> None:
    analysis = analyse(replace(short_match(), deals=()), quick())
    assert (analysis.deals, analysis.decisions) == ((), ())
    assert isinstance(analysis, Analysis)


def test_golden_analyses_come_out_the_same() -> None:
    for name, text in golden_analyses():
        golden = (GOLDEN / f"{name}.json").read_text(encoding="utf-8")
        assert json.loads(text) == json.loads(golden), "run `make golden` if this is meant"
        assert text == golden
