"""What the score pad of the page knows of the rules is what the engine says today."""

import json
from typing import Any

from scripts.score_pad import FACTS, MATCHES, format_facts
from scripts.score_pad_matches import PAD_OPTIONS, format_matches


def committed_deals() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Every deal of the committed matches, each after the rules that it was scored by."""
    matches = json.loads(MATCHES.read_text(encoding="utf-8"))
    return [(match["rules"], deal) for match in matches for deal in match["deals"]]


def test_the_committed_facts_are_those_of_the_engine() -> None:
    assert FACTS.read_text(encoding="utf-8") == format_facts(), "run `make pad`"


def test_the_committed_matches_are_what_the_engine_answers() -> None:
    assert MATCHES.read_text(encoding="utf-8") == format_matches(), "run `make pad`"


def test_the_matches_hold_every_sort_of_tie() -> None:
    deals = committed_deals()
    shared = [rules["winner_tie"] for rules, deal in deals if len(deal["winners"]) > 1]
    lowest_tied = [
        rules["winner_tie"]
        for rules, deal in deals
        if deal["scores"].count(min(deal["scores"])) > 1 and len(deal["winners"]) < 2
    ]
    equal_leftovers = [
        len(deal["strongest"]) for rules, deal in deals if rules["loser_tiebreak"] == "highest_leftover_card"
    ]
    assert "shared" in shared
    assert {"last_deal_winner", "extra_deal"} <= set(lowest_tied)
    assert {1, 2} <= set(equal_leftovers)
    assert any(deal["left"].count(max(deal["left"])) == 3 for _rules, deal in deals)


def test_the_matches_hold_scores_that_just_reach_the_limit() -> None:
    reached = {
        rules["match_limit_test"] for rules, deal in committed_deals() if max(deal["scores"]) == rules["match_limit"]
    }
    assert reached == {"reach", "exceed"}


def test_the_matches_hold_every_value_of_an_option_that_the_presets_have() -> None:
    facts = json.loads(FACTS.read_text(encoding="utf-8"))
    offered = [rules for preset in facts["presets"].values() for rules in preset["lengths"].values()]
    tried = [rules for rules, _deal in committed_deals()]
    assert [rules for rules in offered if rules not in tried] == []
    assert all(tuple(rules) == PAD_OPTIONS for rules in offered)
