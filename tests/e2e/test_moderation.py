"""Conduct on the page: what is told to whom it is about, the desk of the staff, and the report after a match.

What the server answers stands here: how it comes to it is tried in `tests/server/web/test_moderation.py`.
"""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.looking import View, faults_seen
from tools.browser.chromium import PHONE, Person
from tools.browser.screens import show
from tools.browser.words import said
from tools.patience import blocked_until

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

CASE = "018bcfe5-6800-7000-8000-000000000001"
UNTIL_MS = 1_900_000_000_000
STANDING = {"state": "closed", "cause": "left", "until_ms": UNTIL_MS, "is_staff": False}
MUTED = {"case_id": CASE, "kind": "mute", "reason": "abuse", "until_ms": UNTIL_MS, "may_appeal": True}
DESK = {
    "reports": [
        {
            "report_id": CASE,
            "match_id": CASE,
            "player_id": "guest-ben",
            "name": "Ben",
            "reporter_id": "guest-cleo",
            "reporter": "Cleo",
            "reason": "abuse",
            "deal": 2,
            "words": "Insults.",
            "at_ms": 0,
            "weight": 1.5,
        }
    ],
    "appeals": [
        {
            "case_id": CASE,
            "player_id": "guest-dan",
            "name": "Dan",
            "kind": "ban",
            "reason": "cheating",
            "until_ms": UNTIL_MS,
            "words": "It was my cat.",
            "is_own": False,
        }
    ],
    "acts": [
        {
            "at_ms": 0,
            "staff_id": "guest-mia",
            "kind": "ban",
            "player_id": "guest-dan",
            "name": "Dan",
            "reason": "cheating",
            "until_ms": UNTIL_MS,
        }
    ],
}


def answers(page: Page, path: str, answer: object | None, sent: list[object] | None = None) -> None:
    """Let the server answer like this, and keep what it is sent."""

    def fulfil(route: Route) -> None:
        if sent is not None:
            sent.append(route.request.post_data_json)
        if answer is None:
            route.fulfill(status=204)
        else:
            route.fulfill(body=json.dumps(answer), content_type="application/json")

    page.route(f"**{path}", fulfil)


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).press("Enter")


def test_whoever_is_muted_or_kept_away_is_told_on_the_first_page_and_appeals(
    views: tuple[View, ...], person: People
) -> None:
    sent: list[object] = []
    with person(PHONE, name="Ana") as ana:
        answers(ana.page, "/api/me/conduct", {**STANDING, "sanctions": [MUTED]})
        answers(ana.page, "/api/appeals", None, sent)
        ana.page.add_init_script("localStorage.setItem('gangoffour.finished.1', 'yes')")
        ana.visit("/").get_by_text(said("conduct-closed-hint"), exact=True).wait_for()
        assert faults_seen(ana.page, views) == []
        ana.page.get_by_label(said("appeal-words"), exact=True).fill("It was a quote.")
        button(ana.page, said("appeal-send"))
        ana.page.get_by_text(said("appeal-sent"), exact=True).wait_for()
        assert sent == [{"case_id": CASE, "words": "It was a quote."}]


def test_the_staff_sees_what_waits_and_decides_by_keys(views: tuple[View, ...], person: People) -> None:
    sent: list[object] = []
    with person(name="Mia") as mia:
        answers(mia.page, "/api/me/conduct", {**STANDING, "is_staff": True, "sanctions": []})
        answers(mia.page, "/api/moderation", DESK)
        answers(mia.page, "/api/moderation/reports/*", None, sent)
        answers(mia.page, "/api/moderation/appeals/*", None, sent)
        page = mia.visit("/moderation")
        page.get_by_label(said("moderation-hours"), exact=True).fill("48")
        assert faults_seen(page, views) == []
        expect(page.get_by_role("link", name=said("moderation-record"), exact=True)).to_have_attribute(
            "href", f"/m/{CASE}"
        )
        button(page, f"{said('moderation-act', act='mute')}: Ben")
        page.get_by_text(said("moderation-done"), exact=True).wait_for()
        button(page, said("moderation-act", act="uphold"))
        expect(page.get_by_role("status").filter(has_text=said("moderation-done"))).to_be_visible()
        blocked_until(lambda: len(sent) > 1, page)
        assert sent[0] == {"act": "mute", "hours": 48}
        assert sent[1:] == [{"is_lifted": False}]


def test_after_a_match_somebody_is_reported_by_keys(views: tuple[View, ...], person: People) -> None:
    sent: list[dict[str, object]] = []
    with person(name="Ana") as ana:
        answers(ana.page, "/api/reports", None, sent)  # type: ignore[arg-type]
        page = show(ana, "match over")
        page.get_by_text(said("report-title"), exact=True).press("Enter")
        page.get_by_role("group").filter(has_text=said("report-title")).get_by_role("button").first.press("Enter")
        page.get_by_label(said("report-reason"), exact=True).select_option("stalling")
        assert faults_seen(page, views) == []
        button(page, said("report-send"))
        page.get_by_text(said("report-sent", name="~").split("~")[-1].strip()).wait_for()
        assert [each["reason"] for each in sent] == ["stalling"]
