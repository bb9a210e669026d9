"""The leak watch hears a match as a page does: silent when all is well, and loud at every planted leak."""

import copy
import json
from collections.abc import Callable

import pytest

from tools.browser.leak_watch import LeakWatch
from tools.leaks.truth import Json

TABLE = "/ws/tables/t"
HAND = ["1M", "3G", "8G", "8Y", "DR"]
LIMITS = {"may_pass": True, "min_cards": 1, "must_contain": None}


def own(hand: list[str], seat: int = 0) -> Json:
    return {"seat": seat, "hand": hand, "limits": LIMITS, "may_declare": False, "auto_pass": False}


def told(hand: list[str] | None, *events: Json) -> Json:
    entries = [{"seq": seq, "at_ms": 0, "event": event} for seq, event in enumerate(events, start=1)]
    return {"type": "told", "after": 0, "seq": 9, "now_ms": 0, "entries": entries, "own": hand and own(hand)}


def played(seat: int, *cards: str) -> Json:
    return {"type": "combination_played", "seat": seat, "combination": {"kind": "?", "cards": list(cards)}}


WELCOME = {"type": "welcome", "version": 1, "player_id": "ana", "seat": 0, "seq": 0, "snapshot": None}
MATCH = [
    WELCOME,
    told(None, {"type": "match_started", "rules": {"opening_card": "1M"}}),
    told(HAND, {"type": "deal_started", "deal_number": 2}, {"type": "hand_dealt", "seat": 0, "hand": HAND}),
    told([*HAND[:4]], {"type": "tribute_given", "giver": 0, "receiver": 2, "card": "DR"}),
    told([*HAND[:4], "2R"], {"type": "card_returned", "giver": 2, "receiver": 0, "card": "2R"}),
    told(["1M", "3G", "2R"], played(0, "8G", "8Y")),
    told(["1M", "3G", "2R"], played(1, "9G", "9Y"), {"type": "passed", "seat": 2}),
    {"type": "refused", "id": "c1", "code": "play/does_not_beat", "facts": {"cards": "3G", "top_play": "9G 9Y"}},
    told(["1M", "3G", "2R"], {"type": "deal_won", "seat": 1}, {"type": "hands_shown", "hands": [["1M"], [], ["DR"]]}),
    told(["1M"], {"type": "dummy_hands_shown", "hands": [["PG"]]}, {"type": "match_won", "winners": [1]}),
]
MATCH[-1]["own"]["hand"] = ["1M", "3G", "2R"]


def leaks(messages: list[Json]) -> list[str]:
    watch = LeakWatch()
    for message in messages:
        watch.received(TABLE, json.dumps(message))
    return watch.leaks


def test_a_match_without_a_leak_is_silent() -> None:
    assert leaks(MATCH) == []


PLANTED: dict[str, Callable[[list[Json]], object]] = {
    "another hand is dealt to the page": lambda match: match[2]["entries"].append(
        {"seq": 3, "at_ms": 0, "event": {"type": "hand_dealt", "seat": 1, "hand": ["PG"]}}
    ),
    "the cards set aside are told": lambda match: match[2]["entries"].append(
        {"seq": 3, "at_ms": 0, "event": {"type": "dummy_hand_dealt", "hand": ["PG"]}}
    ),
    "another seat's share": lambda match: match[5]["own"].update(seat=1),
    "a card too many in one's own hand": lambda match: match[6]["own"]["hand"].append("PG"),
    "a pass that names cards": lambda match: match[6]["entries"][1]["event"].update(held=["10R"]),
    "a message of a kind that has no cards": lambda match: match.append({"type": "watching", "why": "PY"}),
    "a refusal that names a hidden card": lambda match: match[7]["facts"].update(top_play="10R"),
    "a limit that names a hidden card": lambda match: match[6]["own"].update(limits={"must_contain": "PG"}),
    "hands before the end of the deal": lambda match: match[8]["entries"].pop(0),
    "dummy hands before the end of the match": lambda match: match[9]["entries"].pop(),
    "an event nobody knows": lambda match: match[6]["entries"].append({"event": {"type": "peeked"}}),
}


@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_leak_is_heard(plant: Callable[[list[Json]], object]) -> None:
    match = copy.deepcopy(MATCH)
    plant(match)
    assert len(leaks(match)) >= 1


def test_a_record_is_no_leak_after_the_match_only() -> None:
    watch = LeakWatch()
    for message in MATCH[:6]:
        watch.received(TABLE, json.dumps(message))
    watch.fetched("/api/matches/m/record", "1M DR")
    assert len(watch.leaks) == 1
    for message in MATCH[6:]:
        watch.received(TABLE, json.dumps(message))
    watch.fetched("/api/matches/m/record", "1M DR")
    assert len(watch.leaks) == 1
