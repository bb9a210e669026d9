"""Bots play matches that the engine judges; what it refuses is reported, and what was played is kept."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from bench import legality
from bench.bots_goals import LEGALITY_MATCHES, goals
from bench.bots_identity import fingerprint
from bench.kept_parts import KeptPage, Part
from bench.legality import PORTION, TABLES, Tally, judged, play_match, tallies
from gangoffour.bots import BOTS, UniformBot
from gangoffour.engine import Action, Pass, Phase, Play, SeatView, legal_actions_in, parse_cards


class PassesOnLead:
    """A bot that passes where it must not."""

    name = "passes on lead"

    def choose(self, view: SeatView, rng: Random) -> Action:
        if view.public.phase is Phase.PLAY and view.limits is not None and not view.limits.may_pass:
            return Pass()
        return UniformBot().choose(view, rng)


class PlaysWhatItHasNot:
    """A bot that plays the dragon, wherever it lies, once an exchange was made."""

    name = "plays what it has not"

    def choose(self, view: SeatView, rng: Random) -> Action:
        if view.public.results and view.public.phase is Phase.PLAY and parse_cards("DR")[0] not in view.hand:
            return Play(parse_cards("DR"))
        return rng.choice(legal_actions_in(view))


def test_the_tables_cover_every_preset_with_three_seats_and_with_four() -> None:
    assert {title for title, _ in TABLES} == {"classic", "german", "french", "gang"}
    assert {seats for title, seats in TABLES if title != "gang"} == {3, 4}


def test_a_sound_bot_plays_a_few_matches_of_every_table_without_a_refusal() -> None:
    (total,) = tallies("random", range(len(TABLES)), 2, jobs=1)
    assert total.refused == []
    assert total.counts["matches"] == len(TABLES) <= PORTION
    assert total.counts["deals"] == 2 * len(TABLES)
    assert total.counts["exchanges"] > 0 < total.counts["declarations"]


def test_an_action_the_engine_refuses_is_reported_with_its_match() -> None:
    tally = Tally()
    play_match(PassesOnLead(), 1, 1, tally)
    assert len(tally.refused) == 1
    assert tally.refused[0].startswith("match 1, ")
    assert "pass/on_lead" in tally.refused[0]


def test_what_is_wrong_only_after_the_first_deal_is_found() -> None:
    tally = Tally()
    play_match(PlaysWhatItHasNot(), 0, 3, tally)
    assert len(tally.refused) == 1
    assert tally.counts["deals"] > 1


@pytest.fixture
def page(tmp_path: Path) -> KeptPage:
    def sections(parts: Mapping[str, Part]) -> dict[str, list[str]]:
        return {"legality": [f"{len(parts)} there"]}

    (tmp_path / "small.md").write_text("<!-- legality -->\n<!-- end of legality -->\n", encoding="utf-8")
    return KeptPage("small", sections, tmp_path)


def test_a_run_goes_on_where_it_was_interrupted(page: KeptPage, monkeypatch: pytest.MonkeyPatch) -> None:
    first = judged(page, "random", 5, jobs=1, deals=1)
    assert (first["matches"], first["refused"]) == (5, [])
    asked = []
    monkeypatch.setattr(legality, "play_match", lambda _bot, number, _deals, _tally: asked.append(number))
    judged(page, "random", 8, jobs=1, deals=1)
    assert asked == [5, 6, 7]


def test_another_version_of_a_bot_begins_anew(page: KeptPage, monkeypatch: pytest.MonkeyPatch) -> None:
    judged(page, "random", 5, jobs=1, deals=1)
    monkeypatch.setattr(legality, "fingerprint", lambda _who: "another")
    row = judged(page, "random", 3, jobs=1, deals=1)
    assert (row["matches"], row["made_of"]) == (3, ["another"])
    assert [each["matches"] for each in page.kept()["legality"]["rows"]] == [3]


def test_the_row_of_a_bot_that_has_changed_is_dropped_while_another_plays(
    page: KeptPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged(page, "random", 5, jobs=1, deals=1)
    monkeypatch.setattr(legality, "fingerprint", lambda who: "new" if who.name == "random" else fingerprint(who))
    judged(page, "greedy", 2, jobs=1, deals=1)
    assert [each["bot"] for each in page.kept()["legality"]["rows"]] == ["greedy"]


def test_the_goal_is_reached_when_every_bot_has_played_its_matches_without_a_refusal() -> None:
    assert {name.partition("-")[0] for name in LEGALITY_MATCHES} == set(BOTS)
    rows = [
        {"bot": name, "matches": matches, "actions": 10 * matches, "refused": []}
        for name, matches in LEGALITY_MATCHES.items()
    ]
    assert verdict(rows) == "reached"
    assert verdict(rows[1:]) == ""
    assert verdict([{**rows[0], "matches": 9_999}, *rows[1:]]) == ""
    assert verdict([{**rows[0], "refused": ["match 7"]}, *rows[1:]]) == "**not reached**"


def verdict(rows: list[dict[str, object]]) -> str:
    return next(goal.verdict for goal in goals({"legality": {"rows": rows}}) if "illegal" in goal.name)
