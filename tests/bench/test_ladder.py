"""The ladder measures every pair both ways, keeps what it has, and knows what it may take for the same."""

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from bench import bots_identity
from bench.bots_identity import fingerprint
from bench.kept_parts import KeptPage, Part
from bench.ladder import allowed_difference, compared, measure_and_keep, measured, quick
from bench.ladder_rows import (
    DEALS,
    MATCHES,
    NEIGHBOUR_DEALS,
    QUICK_PART,
    Wanted,
    deals_of,
    ladder_entrant,
    ladder_rows,
    match_rows,
    reduced,
)
from gangoffour.arena import Entrant
from gangoffour.bots import BOTS, GreedyBot

FEW = [Wanted("greedy", ("random",), 3, 2), Wanted("random", ("greedy",), 3, 2)]


@pytest.fixture
def page(tmp_path: Path) -> KeptPage:
    def sections(parts: Mapping[str, Part]) -> dict[str, list[str]]:
        return {name: [f"{name} is there"] for name in parts}

    places = "".join(f"<!-- {name} -->\n<!-- end of {name} -->\n" for name in ("ladder", "quick"))
    (tmp_path / "small.md").write_text(places, encoding="utf-8")
    return KeptPage("small", sections, tmp_path)


def run(page: KeptPage, wanted: list[Wanted]) -> int:
    """Measure what is missing, and return how many rows that were."""
    return len([*measure_and_keep(page, "ladder", "make ladder", wanted, jobs=1)])


def change(page: KeptPage, row: int, **changes: object) -> None:
    """Change a kept row by hand."""
    parts: dict[str, Part] = page.kept()
    parts["ladder"]["rows"][row].update(changes)
    page.kept_file.write_text(json.dumps(parts), encoding="utf-8")


def test_every_pair_is_measured_both_ways_with_three_and_with_four_seats() -> None:
    wanted = {(each.lone, each.field[0], each.seats) for each in ladder_rows() if each.field[0] in BOTS}
    pairs = {(first, second, seats) for first, second in permutations(BOTS, 2) for seats in (3, 4)}
    assert pairs <= wanted
    assert len({each.expected("")["bot"] for each in ladder_rows()}) == len(BOTS) + 1


def test_the_slower_bot_decides_how_many_deals_there_are_and_neighbours_get_more() -> None:
    assert DEALS.keys() == NEIGHBOUR_DEALS.keys() == BOTS.keys()
    assert deals_of("random", "champion", 4) == DEALS["champion"]
    assert deals_of("search", "neural", 4) == deals_of("neural", "search", 3) == NEIGHBOUR_DEALS["search"]
    assert all(NEIGHBOUR_DEALS[name] > DEALS[name] for name in BOTS)


def test_the_smallest_step_gets_more_deals_the_fewer_champions_sit_down() -> None:
    three, two, one = (
        deals_of(*pair) for pair in (("neural", "champion", 4), ("neural", "champion", 3), ("champion", "neural", 3))
    )
    assert NEIGHBOUR_DEALS["champion"] == three < two < one == deals_of("champion", "neural", 4)


def test_quick_bots_are_measured_first_and_rows_keep_their_order(page: KeptPage) -> None:
    wanted = [Wanted("planner", ("random",), 3, 2), *FEW]
    kept = [[row["bot"] for row in rows] for rows in measure_and_keep(page, "ladder", "make ladder", wanted, jobs=1)]
    assert kept == [["greedy"], ["greedy", "random"], ["planner", "greedy", "random"]]
    assert Wanted("neural", ("search-64",), 4).slowness < Wanted("champion-100ms", ("neural",), 4).slowness


def test_one_slow_bot_is_measured_before_many_of_them_and_few_deals_before_many() -> None:
    one, many = Wanted("champion", ("neural",), 4, 400), Wanted("neural", ("champion",), 4, 400)
    assert replace(many, deals=100).slowness < one.slowness < many.slowness
    assert replace(many, deals=0, matches=400).slowness == many.slowness


def test_the_best_three_play_matches_in_a_mixed_field() -> None:
    assert [each.lone for each in match_rows()] == [*[*BOTS][-3:], "champion"]
    assert {each.matches for each in match_rows()} == {MATCHES}


def test_the_quick_ladder_has_the_same_rows_and_fewer_deals() -> None:
    full, quick = ladder_rows(), reduced(ladder_rows(), QUICK_PART)
    assert [replace(each, deals=0) for each in full] == [replace(each, deals=0) for each in quick]
    assert sum(each.deals for each in quick) <= sum(each.deals for each in full) / QUICK_PART


def test_a_row_is_kept_as_soon_as_it_is_measured(page: KeptPage) -> None:
    rows = measure_and_keep(page, "ladder", "make ladder", FEW, jobs=1)
    next(iter(rows))
    assert len(page.kept()["ladder"]["rows"]) == 1
    assert "ladder is there" in page.page_file.read_text(encoding="utf-8")


def test_an_interrupted_ladder_goes_on_where_it_stopped(page: KeptPage) -> None:
    next(iter(measure_and_keep(page, "ladder", "make ladder", FEW, jobs=1)))
    change(page, 0, mean=64.0)
    assert run(page, FEW) == 1
    kept = page.kept()["ladder"]["rows"]
    assert [row["bot"] for row in kept] == ["greedy", "random"]
    assert kept[0]["mean"] == 64.0
    assert run(page, FEW) == 0


@pytest.mark.parametrize("changed", [{"made_of": ["another"]}, {"deals": 3}, {"seed": "another"}, {"seats": 4}])
def test_a_row_of_other_bots_or_deals_is_measured_again(page: KeptPage, changed: dict[str, object]) -> None:
    run(page, FEW)
    change(page, 1, mean=64.0, **changed)
    assert run(page, FEW) == 1
    assert [row["mean"] for row in page.kept()["ladder"]["rows"] if row["mean"] == 64.0] == []


def test_whole_matches_have_rows_as_well() -> None:
    (row,) = measured([Wanted("greedy", ("random",), 3, matches=6)], "dev", jobs=1)
    assert (row["bot"], row["matches"], row["seed"]) == ("greedy", 6, "dev")
    assert row["won"] > 1 / 3


def test_new_weights_make_other_bots_of_those_that_read_them(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("greedy", "planner", "search", "neural", "champion", "champion-100ms")
    before = {name: fingerprint(ladder_entrant(name)) for name in names}
    bots_identity._fingerprint.cache_clear()  # noqa: SLF001  it has seen the weights that are there
    monkeypatch.setattr(bots_identity, "weights_hash", lambda _: "00")
    after = {name: fingerprint(ladder_entrant(name)) for name in names}
    bots_identity._fingerprint.cache_clear()  # noqa: SLF001  nobody else is to see what was planted
    assert [name for name in names if before[name] != after[name]] == ["neural", "champion", "champion-100ms"]


def test_the_small_network_is_part_of_the_champion_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("neural", "champion")
    before = {name: fingerprint(ladder_entrant(name)) for name in names}
    bots_identity._fingerprint.cache_clear()  # noqa: SLF001  it has seen the weights that are there
    known = {name: bots_identity.weights_hash(name) for name in ("network.npz", "quick.npz")}
    monkeypatch.setattr(bots_identity, "weights_hash", {**known, "quick.npz": "00"}.__getitem__)
    after = {name: fingerprint(ladder_entrant(name)) for name in names}
    bots_identity._fingerprint.cache_clear()  # noqa: SLF001  nobody else is to see what was planted
    assert [name for name in names if before[name] != after[name]] == ["champion"]


def test_a_bot_is_known_by_its_code_and_not_by_its_name() -> None:
    assert fingerprint(Entrant("mine", GreedyBot)) == fingerprint(ladder_entrant("greedy"))
    assert fingerprint(ladder_entrant("random")) != fingerprint(ladder_entrant("greedy"))


def test_a_new_name_of_a_class_is_no_new_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for source in (b"class NoviceBot: looks = 6", b"class RandomBot: looks = 6", b"class NoviceBot: looks = 7"):
        monkeypatch.setattr(bots_identity, "_sources", lambda module, source=source: {module: source})
        bots_identity._fingerprint.cache_clear()  # noqa: SLF001  it has seen another source
        found.append(fingerprint(ladder_entrant("random")))
    bots_identity._fingerprint.cache_clear()  # noqa: SLF001  nobody else is to see what was planted
    assert found[0] == found[1] != found[2]


def row(mean: float, half: float, deals: int) -> dict[str, Any]:
    head = {"bot": "greedy", "against": "random", "seats": 4, "deals": deals}
    return {**head, "mean": mean, "low": mean - half, "high": mean + half}


def test_a_single_row_may_differ_by_the_root_of_both_squares_a_third_more_so_that_one_in_a_hundred_misses() -> None:
    assert allowed_difference(row(2, 0.3, 1_600), 900, row_count=1) == pytest.approx(0.5 * 2.5758 / 1.9600, abs=1e-4)


def test_more_rows_widen_the_bound() -> None:
    one, many = (allowed_difference(row(2, 0.3, 1_600), 900, row_count=count) for count in (1, 64))
    assert one < many < 2 * one


@pytest.mark.parametrize("mean, agrees", [(2.6, True), (1.4, True), (2.7, False), (1.3, False)])
def test_rows_beyond_the_bound_do_not_agree(mean: float, agrees: bool) -> None:  # noqa: FBT001  what is expected
    ((line, verdict),) = compared([row(mean, 9.9, 900)], [row(2, 0.3, 1_600)])
    assert verdict is agrees
    assert ("DOES NOT AGREE" in line) is not agrees


def test_the_quick_ladder_fails_if_a_published_row_is_wrong(page: KeptPage, capsys: pytest.CaptureFixture[str]) -> None:
    more = [replace(each, deals=24) for each in FEW]
    run(page, more)
    assert quick(page, reduced(more, 3), jobs=1)
    assert page.kept()["quick"]["missed"] == 0
    change(page, 0, mean=64.0)
    assert not quick(page, reduced(more, 3), jobs=1)
    assert page.kept()["quick"]["missed"] == 1
    assert "2 rows" in capsys.readouterr().out


def test_where_nothing_is_published_nothing_disagrees() -> None:
    ((line, verdict),) = compared([row(2, 1, 40)], [])
    assert verdict
    assert "nothing published" in line
