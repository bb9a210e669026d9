"""What is measured: margins over deals, parts of matches; the same whoever does the work."""

from collections.abc import Generator
from typing import Any

import pytest

from gangoffour.arena import (
    ArenaCode,
    ArenaError,
    Conditions,
    Entrant,
    Margin,
    compare,
    lineup,
    measure_deals,
    measure_matches,
    measurements,
    pairings,
    play_deal,
    play_match,
    starting_state,
    workers,
)
from gangoffour.engine import Seat, rule_set, start_match
from tests.arena.players import FIRST, PASSING, SECOND, FirstBot, PassingBot, VanishingBot, no_bot

SHORT_MATCHES = rule_set({"match_deals": 2})


def figures(margin: Margin) -> tuple[object, ...]:
    """All but the times."""
    return margin.bot, margin.against, margin.by_deal, margin.interval, margin.latency.decision_count


@pytest.mark.parametrize("seat_count", [3, 4])
def test_equal_players_have_no_margin_in_any_deal(seat_count: int) -> None:
    """Only if every seat plays the very same cards: what one has too many, another has too few."""
    comparison = compare(FIRST, SECOND, Conditions("equal", seat_count), deals=4)
    assert set(comparison.first.by_deal) == {0.0}
    assert set(comparison.second.by_deal) == {0.0}


@pytest.mark.parametrize("seat_count", [3, 4])
def test_the_stronger_bot_has_a_margin_and_the_weaker_one_the_opposite(seat_count: int) -> None:
    comparison = compare(FIRST, PASSING, Conditions("strength", seat_count), deals=4)
    assert (comparison.first.bot, comparison.first.against) == ("first", "passing")
    assert (comparison.second.bot, comparison.second.against) == ("passing", "first")
    assert comparison.first.interval.low > 5
    assert comparison.second.interval.high < -5


def test_a_margin_is_the_mean_of_the_others_less_the_lone_bot() -> None:
    """Counted again by hand, for one deal in which the lone bot sits in each of three seats."""
    conditions = Conditions("by hand", seat_count=3)
    margin, _ = measure_deals([lineup("planner", ["greedy"], 3)] * 2, conditions, deals=2)
    for index in range(2):
        expected = 0.0
        for seat in range(3):
            bots = [each.make() for each in lineup("planner", ["greedy"], 3).seating(seat, index)]
            points = play_deal(starting_state(conditions, index), bots, b"").points
            others = [points[other] for other in range(3) if other != seat]
            expected += sum(others) / 2 - points[seat]
        assert margin.by_deal[index] == pytest.approx(expected / 3)


def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    lineups = pairings(["random", "greedy"], 4)
    conditions = Conditions("processes")
    here = measure_deals(lineups, conditions, deals=6, jobs=1)
    elsewhere = measure_deals(lineups, conditions, deals=6, jobs=2)
    assert list(map(figures, here)) == list(map(figures, elsewhere))
    assert len(set(here[0].by_deal)) > 3


def test_figures_do_not_depend_on_what_comes_in_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def backwards(make: Any, tasks: Any, jobs: int) -> Generator[Any]:  # noqa: ANN401  of any kind of work
        yield from reversed(list(workers.results(make, tasks, jobs)))

    conditions = Conditions("arrival")
    in_order = compare(FIRST, PASSING, conditions, deals=3)
    monkeypatch.setattr(measurements, "results", backwards)
    out_of_order = compare(FIRST, PASSING, conditions, deals=3)
    assert figures(out_of_order.first) == figures(in_order.first)
    assert figures(out_of_order.second) == figures(in_order.second)


def test_figures_do_not_depend_on_who_is_named_first() -> None:
    conditions = Conditions("order")
    one = compare("random", "greedy", conditions, deals=3)
    other = compare("greedy", "random", conditions, deals=3)
    assert figures(one.first) == figures(other.second)
    assert figures(one.second) == figures(other.first)


def test_more_deals_leave_the_first_ones_as_they_were() -> None:
    conditions = Conditions("more")
    few = compare("random", "greedy", conditions, deals=3)
    many = compare("random", "greedy", conditions, deals=5)
    assert many.first.by_deal[:3] == few.first.by_deal


def test_the_seed_decides_the_chance_of_the_bots_too() -> None:
    one = measure_deals([lineup("random", ["random"], 4)], Conditions("chance"), deals=3)
    other = measure_deals([lineup(Entrant("other", FirstBot), ["random"], 4)], Conditions("chance"), deals=3)
    assert one[0].by_deal != other[0].by_deal
    assert one[0].by_deal != (0.0,) * 3, "each seat has chance of its own"


def test_two_bots_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="'first'"):
        compare(FIRST, Entrant("first", PassingBot), Conditions("names"), deals=2)


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    compare(FIRST, PASSING, Conditions("progress"), deals=2, on_progress=lambda *done: told.append(done))
    assert told == [(4, 16), (8, 16), (12, 16), (16, 16)]


def test_decisions_with_a_choice_are_timed() -> None:
    latency = compare("greedy", "planner", Conditions("times"), deals=2).second.latency
    assert latency.decision_count > 8
    assert 0 < latency.p50_ms <= latency.p95_ms <= latency.p99_ms


def test_one_deal_is_too_few() -> None:
    with pytest.raises(ArenaError) as refusal:
        compare(FIRST, PASSING, Conditions("one"), deals=1)
    assert refusal.value.code is ArenaCode.TOO_FEW_DEALS


@pytest.mark.parametrize("seat_count", [3, 4])
def test_equal_players_win_equally_many_matches_with_the_same_cards(seat_count: int) -> None:
    conditions = Conditions("matches", seat_count, SHORT_MATCHES)
    (share,) = measure_matches([lineup(FIRST, [SECOND], seat_count)], conditions, matches=3 * seat_count)
    assert share.match_count == 3 * seat_count
    assert share.by_cards == pytest.approx([1 / seat_count] * 3)


def test_the_stronger_bot_wins_matches() -> None:
    one, other = measure_matches(
        pairings([FIRST, PASSING], 4), Conditions("won", rules=SHORT_MATCHES), matches=8, jobs=1
    )
    assert one.interval.mean > 0.8
    assert other.interval.mean < 0.1


def test_a_number_of_matches_is_raised_until_every_seat_has_its_turn() -> None:
    (share,) = measure_matches([lineup(FIRST, [PASSING], 4)], Conditions("up", rules=SHORT_MATCHES), matches=9)
    assert (share.match_count, len(share.by_cards)) == (12, 3)


def test_matches_do_not_depend_on_the_number_of_processes() -> None:
    lineups = [lineup("random", ["greedy", "random", "planner"], 4)]
    conditions = Conditions("match processes", rules=SHORT_MATCHES)
    here = measure_matches(lineups, conditions, matches=8, jobs=1)
    assert measure_matches(lineups, conditions, matches=8, jobs=2) == here
    assert here[0].against == "greedy+random+planner"


def test_a_shared_victory_counts_in_part() -> None:
    rules = rule_set({"match_deals": 1, "winner_tie": "shared"})
    played = play_match(start_match(rules, 4), [FirstBot()] * 4, Conditions("tie").match_key(0), b"")
    assert sum(played.share_of(Seat(seat)) for seat in range(4)) == 1
    both = type(played)(played.scores, (Seat(1), Seat(3)), played.deal_count)
    assert [both.share_of(Seat(seat)) for seat in range(4)] == [0, 0.5, 0, 0.5]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_cannot_be_made_is_named_wherever_it_should_have_played(jobs: int) -> None:
    with pytest.raises(ArenaError) as failure:
        compare(FIRST, Entrant("weightless", no_bot), Conditions("weights"), deals=2, jobs=jobs)
    assert failure.value.code is ArenaCode.BOT_FAILED
    assert failure.value.facts == {"bot": "weightless", "reason": "FileNotFoundError: weights"}


def test_a_process_that_is_lost_is_noticed() -> None:
    with pytest.raises(ArenaError) as failure:
        compare(FIRST, Entrant("vanishing", VanishingBot), Conditions("lost"), deals=2, jobs=2)
    assert failure.value.code is ArenaCode.WORKER_LOST
