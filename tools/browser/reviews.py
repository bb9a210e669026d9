"""A match that was reviewed in depth, for screens that are looked at."""

import json
from functools import partial
from typing import Final

import msgspec
from playwright.sync_api import Page, Route

from gangoffour.server.adapters.matches.match_replays import match_replay
from tools.golden.replays import record_texts
from tools.tree import ROOT

REVIEWED: Final = "0199aa00-0000-7000-8000-000000000001"
"""The id of a match that no server keeps."""
_ANALYSIS: Final = ROOT / "tests" / "golden" / "analyses" / "german.json"
_JSON: Final = "application/json"


def answer_with_review(page: Page) -> None:
    """Let the server tell this page of a match, and what its first deal cost the first seat."""
    replay = msgspec.structs.replace(match_replay(record_texts()["german"]), match_id=REVIEWED)
    analysis = {**json.loads(_ANALYSIS.read_text(encoding="utf-8")), "levels": {}}
    review = {"analysis": analysis, "is_deep": True, "deep": "done", "deals_done": 1, "deals": 1}
    bodies = {"replay": msgspec.json.encode(replay).decode(), "review": json.dumps(review)}
    for name, body in bodies.items():
        page.route(f"**/api/matches/{REVIEWED}/{name}", partial(_answer, body))


def _answer(body: str, route: Route) -> None:
    route.fulfill(body=body, content_type=_JSON)


def show_moment(page: Page) -> None:
    """Go to the costliest moment."""
    page.locator("main li button").first.click()
    page.locator("main ol li.taken, main ol li.best").first.wait_for()
