"""The ladder measures every pair both ways, keeps what it has, and finds the same figures again."""

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from bench import bots_identity
from bench.bots_identity import fingerprint
from bench.kept_parts import KeptPage, Part
from bench.ladder import carry, measure_and_keep, measured, quick
from bench.ladder_rows import (
    DEALS,
    FIRST_DEALS,
    HASTY,
    MATCHES,
    NEIGHBOUR_DEALS,
    SEED,
    Wanted,
    deals_of,
    ladder_entrant,
    ladder_rows,
    match_rows,
)
from gangoffour.arena import Entrant
from gangoffour.bots import BOTS, GreedyBot, UniformBot

FEW = [Wanted("greedy", ("random",), 3, 2), Wanted("random", ("greedy",), 3, 2)]


MORE = [Wanted("greedy", ("random",), 3, 7), Wanted("random", ("greedy",), 3, FIRST_DEALS["greedy"])]
"""The second has no more than its first deals."""


def new_page(folder: Path) -> KeptPage:
    def sections(parts: Mapping[str, Part]) -> dict[str, list[str]]:
        return {name: [f"{name} is there"] for name in parts}

    places = "".join(f"<!-- {name} -->\n<!-- end of {name} -->\n" for name in ("ladder", "quick"))
    (folder / "small.md").write_text(places, encoding="utf-8")
    return KeptPage("small", sections, folder)


@pytest.fixture
def page(tmp_path: Path) -> KeptPage:
    return new_page(tmp_path)


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What measuring `MORE` keeps."""
    page = new_page(tmp_path_factory.mktemp("ladder"))
    run(page, MORE)
    return page.kept_file.read_text(encoding="utf-8")


@pytest.fixture
def published(page: KeptPage, figures: str) -> KeptPage:
    """A page on which `MORE` stands."""
    page.kept_file.write_text(figures, encoding="utf-8")
    return page


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


# --- the quick ladder ------------------------------------------------------------------------------------------------


def test_every_row_of_deals_keeps_its_first_but_those_that_follow_the_clock() -> None:
    assert FIRST_DEALS.keys() == BOTS.keys()
    assert {each.lone for each in ladder_rows() if each.first_deals < 2} == {HASTY}
    assert {each.first_deals for each in match_rows()} == {0}
    assert Wanted("champion", ("random",), 4, 100).first_deals == FIRST_DEALS["champion"]
    assert Wanted("search", ("random",), 4, 400).first_deals == 400


def test_the_first_deals_of_a_row_are_those_of_a_shorter_one() -> None:
    lineup = Wanted("greedy", ("random",), 3, 12)
    (whole,), (short,) = (measured([replace(lineup, deals=deals)], SEED, jobs=1) for deals in (12, lineup.first_deals))
    assert whole["first"] == {name: short[name] for name in ("deals", "mean", "low", "high")}
    assert whole["first"]["mean"] != whole["mean"]


@pytest.mark.parametrize("lost", ["the first deals", "their number"])
def test_a_row_without_its_first_deals_gets_these_alone(page: KeptPage, lost: str) -> None:
    wanted = [Wanted("greedy", ("random",), 3, 7)]
    run(page, wanted)
    first = page.kept()["ladder"]["rows"][0]["first"]
    change(page, 0, mean=64.0, first={} if lost == "the first deals" else {**first, "deals": 4})
    assert run(page, wanted) == 1
    (row,) = page.kept()["ladder"]["rows"]
    assert (row["mean"], row["first"]) == (64.0, first)
    assert run(page, wanted) == 0


def test_the_quick_ladder_finds_what_is_published(published: KeptPage, capsys: pytest.CaptureFixture[str]) -> None:
    assert quick(published, MORE, jobs=1)
    counts = ("rows", "missed", "by_clock")
    assert [published.kept()["quick"][name] for name in counts] == [2, 0, 0]
    assert capsys.readouterr().out.count("the same") == 2


@pytest.mark.parametrize("figure", ["mean", "low", "high"])
def test_the_quick_ladder_fails_over_the_last_digit_of_the_first_deals(published: KeptPage, figure: str) -> None:
    first = published.kept()["ladder"]["rows"][0]["first"]
    change(published, 0, first={**first, figure: round(first[figure] + 0.0001, 4)})
    assert not quick(published, MORE, jobs=1)
    assert published.kept()["quick"]["missed"] == 1


@pytest.mark.parametrize("figure", ["mean", "low", "high"])
def test_the_quick_ladder_fails_over_the_last_digit_of_a_row_that_it_plays_whole(
    published: KeptPage, figure: str
) -> None:
    kept = published.kept()["ladder"]["rows"][1]
    change(published, 1, **{figure: round(kept[figure] + 0.0001, 4)})
    assert not quick(published, MORE, jobs=1)
    assert published.kept()["quick"]["missed"] == 1


def test_the_quick_ladder_fails_if_a_bot_decides_otherwise(
    published: KeptPage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(GreedyBot, "choose", UniformBot.choose)
    assert not quick(published, MORE, jobs=1)
    assert published.kept()["quick"]["missed"] == 2
    assert capsys.readouterr().out.count("NOT THE SAME") == 2


@pytest.mark.parametrize("changed", [{"made_of": ["another"]}, {"deals": 3}, {"seed": "another"}])
def test_the_quick_ladder_fails_over_a_row_of_other_bots_or_deals(
    published: KeptPage, capsys: pytest.CaptureFixture[str], changed: dict[str, object]
) -> None:
    change(published, 1, **changed)
    assert not quick(published, MORE, jobs=1)
    assert capsys.readouterr().out.count("TO BE MEASURED ANEW") == 1


def test_the_quick_ladder_fails_where_nothing_is_published(page: KeptPage) -> None:
    assert not quick(page, MORE, jobs=1)
    assert page.kept()["quick"]["missed"] == 2


def test_what_follows_the_clock_is_said_and_not_counted(
    published: KeptPage, capsys: pytest.CaptureFixture[str]
) -> None:
    assert quick(published, [*MORE, Wanted(HASTY, ("neural",), 3, 2)], jobs=1)
    assert (published.kept()["quick"]["rows"], published.kept()["quick"]["by_clock"]) == (2, 1)
    assert "one champion-100ms among neural, 3 seats, 2 deals: follows the clock" in capsys.readouterr().out


def test_a_row_of_changed_code_is_carried_if_its_first_deals_come_out_as_before(published: KeptPage) -> None:
    before = published.kept()["ladder"]["rows"]
    for row in (0, 1):
        change(published, row, made_of=["an older bot", "another"])
    assert carry(published, MORE, jobs=1)
    carried = published.kept()["ladder"]["rows"]
    assert all(row.pop("carried") for row in carried)
    assert carried == before
    assert quick(published, MORE, jobs=1)


def test_a_row_of_changed_code_that_plays_otherwise_waits_to_be_measured_anew(published: KeptPage) -> None:
    change(published, 0, made_of=["an older bot"], first={**published.kept()["ladder"]["rows"][0]["first"], "mean": 99})
    assert not carry(published, MORE, jobs=1)
    assert published.kept()["ladder"]["rows"][0]["made_of"] == ["an older bot"]
    assert run(published, MORE) == 1
