"""A user looks after programs, takes everything along, and goes."""

import io
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looking import View, faults_seen
from tools.browser.chromium import Person
from tools.browser.words import said

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

BECOME_USER = """async (name) => {
    const body = JSON.stringify({ password: "seven owls at noon", name });
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/session", { method: "POST", headers });
    return (await fetch("/api/me/password", { method: "PUT", headers, body })).status;
}"""
ASK_WITH = "async (token) => (await fetch('/api/me', { headers: { Authorization: `Bearer ${token}` } })).json()"


def button(page: Page, message: str) -> Any:  # noqa: ANN401  a locator
    return page.get_by_role("button", name=said(message), exact=True)


def settings_of_user(person: Person, name: str) -> Page:
    page = person.visit("/settings")
    assert page.evaluate(BECOME_USER, name) == 200
    page.reload()
    page.get_by_role("heading", name=said("tokens-title"), exact=True).wait_for()
    return page


def test_a_user_gets_a_token_for_a_bot_takes_everything_along_and_is_deleted(person: People) -> None:
    with person() as ana:
        page = settings_of_user(ana, "Annabella Lin")
        page.get_by_label(said("own-bot-name"), exact=True).fill("Robbie of Ana")
        button(page, "own-bot-add").click()
        page.get_by_label(said("token-label"), exact=True).fill("laptop")
        expect(page.get_by_label(said("token-as"), exact=True)).to_contain_text("Robbie of Ana")
        button(page, "token-new").click()
        told = page.get_by_label(said("token-told"), exact=True)
        token = told.input_value()
        assert page.evaluate(ASK_WITH, token)["name"] == "Robbie of Ana"
        page.reload()
        button(page, "token-revoke").wait_for()
        assert token not in page.content(), "it was told once"

        with page.expect_download() as download:
            page.get_by_role("link", name=said("rights-archive"), exact=True).click()
        archive = ZipFile(io.BytesIO(Path(download.value.path()).read_bytes()))
        assert {"player.json", "programs.json", "matches.json"} <= {*archive.namelist()}

        button(page, "rights-delete").click()
        button(page, "rights-delete-no").click()
        button(page, "rights-delete").click()
        button(page, "rights-delete-yes").click()
        page.get_by_text(said("rights-deleted")).wait_for()
        ana.watch.expected.append("/api/me")
        assert page.evaluate(ASK_WITH, token)["code"] == "account/not_signed_in"


@pytest.mark.nightly
def test_programs_and_rights_have_no_barriers(every_view: tuple[View, ...], person: People) -> None:
    with person() as ana:
        page = settings_of_user(ana, "Bettina Lin")
        page.get_by_label(said("own-bot-name"), exact=True).fill("Robbie of Bettina")
        button(page, "own-bot-add").click()
        page.get_by_label(said("token-label"), exact=True).fill("laptop")
        button(page, "token-new").click()
        page.get_by_label(said("token-told"), exact=True).wait_for()
        assert faults_seen(page, every_view) == []
        button(page, "rights-delete").click()
        assert faults_seen(page, every_view) == []
        page = ana.visit("/kept")
        assert faults_seen(page, every_view) == []
