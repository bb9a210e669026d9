"""Reports for other programs, and sentences for people when there is none."""

import pytest

from gangoffour.arena import ArenaCode, Conditions, compare, lineup, measure_matches, report
from gangoffour.engine import rule_set
from gangoffour.locales import languages, message_id, messages
from tests.arena.players import FIRST, PASSING

FACTS: dict[ArenaCode, dict[str, str | int]] = {
    ArenaCode.FIELD_SIZE: {"count": 2, "needed": 3},
    ArenaCode.BOT_FAILED: {"bot": "mine", "reason": "KeyError: 7"},
    ArenaCode.PICTURE_FORMAT: {"file": "x.gif", "endings": ".svg, .png"},
}


def test_a_row_holds_margin_and_times() -> None:
    conditions = Conditions("report", seat_count=3)
    comparison = compare(FIRST, PASSING, conditions, deals=4)
    written = report(conditions, margins=[comparison.first, comparison.second])
    assert [written[each] for each in ("format", "seed", "rules", "exchange_percent")] == [
        "gof-arena-1",
        "report",
        "classic",
        50,
    ]
    row = written["rows"][0]
    assert (row["bot"], row["against"], row["seats"], row["deals"]) == ("first", "passing", 3, 4)
    assert row["mean"] == round(comparison.first.interval.mean, 4)
    assert row["low"] <= row["mean"] <= row["high"]
    assert row["p50_ms"] <= row["p95_ms"] <= row["p99_ms"]
    assert "matches" not in row


def test_matches_stand_in_the_row_of_their_line_up_or_alone() -> None:
    conditions = Conditions("report", rules=rule_set({"match_deals": 1}))
    comparison = compare(FIRST, FIRST, conditions, deals=2)
    shares = measure_matches([lineup(FIRST, [FIRST], 4)] * 2, conditions, matches=8)
    rows = report(conditions, margins=[comparison.first, comparison.second], win_shares=shares)["rows"]
    assert [(row["deals"], row["matches"], row["won"]) for row in rows] == [(2, 8, 0.25)] * 2
    (alone,) = report(conditions, win_shares=shares[:1])["rows"]
    assert list(alone) == ["bot", "against", "seats", "matches", "won", "won_low", "won_high"]


@pytest.mark.parametrize("language", languages())
def test_every_error_becomes_a_sentence_that_says_what_to_do(language: str) -> None:
    for code in ArenaCode:
        sentence = messages(language).format(message_id(code), **FACTS.get(code, {}))
        assert sentence.count(". ") >= 1
        assert sentence.endswith(".")
