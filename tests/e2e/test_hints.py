"""Asking for a hint at the table: what is shown, and that taking one leads to a legal play."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.looking import barriers
from tools.browser.chromium import PHONE, Person
from tools.browser.players import MousePlayer, Player, TextPlayer, own_plays
from tools.browser.words import said, shape
from tools.patience import blocked_until

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

TURNS = 12
PATIENCE_MS = 8_000


def taking(dialog: Locator) -> Locator:
    return dialog.get_by_role("button", name=re.compile(re.escape(said("hints-take")))).first


def asked_on_turn(player: Player, ask: Callable[[], None]) -> Locator:
    """Play on until a hint has cards to take; return the dialog that shows it."""
    for _ in range(TURNS):
        if player.wanted() == "turn":
            ask()
            dialog = player.page.get_by_role("dialog", name=said("hints-name"), exact=True)
            # The server passes for whoever can do nothing else, and then the dialog is gone again.
            with suppress(TooLate):
                taking(dialog).wait_for(timeout=PATIENCE_MS)
                return dialog
            player.page.keyboard.press("Escape")
        player.do(player.wanted())
    raise AssertionError("no hint with cards")


def test_a_hint_is_asked_for_beside_the_hand_taken_and_played_on_a_phone(person: People) -> None:
    with person(PHONE, name="Ana") as ana:
        ana.visit(ana.open_table(*["greedy"] * 3))
        player = MousePlayer(ana)

        def ask() -> None:
            player.button(said("menu-hint")).click()

        dialog = asked_on_turn(player, ask)
        rows = dialog.get_by_role("listitem")
        assert 1 <= rows.count() <= 3
        for row in rows.all_inner_texts():
            assert re.search(r"^[+\N{MINUS SIGN}]?\d+\.\d$", row, re.MULTILINE), row
            assert re.search(r"^.+\.$", row, re.MULTILINE), row
        assert barriers(ana.page) == []
        before = len(own_plays(ana))
        taking(dialog).click()
        dialog.wait_for(state="detached")
        assert len(own_plays(ana)) == before  # it is chosen, not played
        player.press(shape("hand-play"))
        # The bots answer at once, so the next turn may have begun before anybody sees that this one ended.
        blocked_until(lambda: len(own_plays(ana)) > before, ana.page)


def test_a_typed_hint_is_taken_into_the_line_of_text_mode(person: People) -> None:
    with person(name="Ana", textMode=True) as ana:
        ana.visit(ana.open_table(*["greedy"] * 3))
        line = ana.page.get_by_label(said("text-input"))

        def ask() -> None:
            line.fill(said("text-word-hint"))
            line.press("Enter")

        dialog = asked_on_turn(TextPlayer(ana), ask)
        taking(dialog).click()
        dialog.wait_for(state="detached")
        expect(line).to_have_value(re.compile(r"^(\w+ ?)+$"))
