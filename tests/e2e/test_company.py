"""Several people at one table: an invitation, a browser that dies, a network that goes away, an act that is refused."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack

import pytest
from playwright.sync_api import Locator, Page, expect

from gangoffour.engine import SeatView, legal_plays
from tests.e2e.gates import Gate
from tests.promises import Promises
from tools.browser.chromium import Person
from tools.browser.players import NAME_OF_FOCUS, MousePlayer, Player, known_to, own_plays, play_together
from tools.browser.words import said, shape
from tools.leaks.truth import Json
from tools.patience import blocked_until

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

FEW = 6
"""This many turns make sure that a match is well under way."""

CUT_OFF = ("closed before the connection is established", "ERR_INTERNET_DISCONNECTED")
"""What a browser says when the network goes while a socket opens, or while a page fetches ahead."""


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
"""Returns when a page has drawn all that it knows."""


def sit_down(host: Person, guests: list[Person], bots: Iterable[str] = (), **options: object) -> None:
    """Open a private table, invite the others by its link, and let everybody be ready."""
    page = host.visit(host.open_table(*bots, visibility="private", **options))
    link = page.get_by_role("textbox", name=said("seating-link"), exact=True).input_value()
    for guest in guests:
        guest.page.goto(link)
        guest.page.get_by_role("button", name=shape("seating-sit-label")).first.click()
        guest.page.get_by_role("button", name=said("seating-be-ready"), exact=True).wait_for()
    for person in (host, *guests):
        person.page.get_by_role("button", name=said("seating-be-ready"), exact=True).click()


def cards_in(page: Page) -> Locator:
    """The cards in the person's own hand."""
    return page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button")


def hand_of(page: Page) -> list[str]:
    """The names of the cards in the person's own hand."""
    cards = cards_in(page)
    cards.first.wait_for()
    return [str(card.get_attribute("aria-label")) for card in cards.all()]


def chosen_in(page: Page) -> list[str]:
    """The names of the cards that are chosen."""
    cards = page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button", pressed=True)
    return [str(card.get_attribute("aria-label")) for card in cards.all()]


def seen_by(player: Player) -> int:
    """Up to where a page knows its table."""
    known = known_to(player.person)
    return 0 if known is None else known.seq


def may_play(player: Player) -> bool:
    """True on a turn that stays until it is taken: the server passes for whoever can do nothing else."""
    known = known_to(player.person)
    return known is not None and isinstance(known.view, SeatView) and len(legal_plays(known.view)) > 0


def test_a_start_called_off_when_all_numbers_were_fixed_is_shown_with_its_commitment(person: People) -> None:
    def withhold(command: Json) -> Json:
        """Ben's page commits to a number and is kept from revealing it."""
        is_reveal = command["type"] == "reveal"
        return {"type": "refused", "id": command["id"], "code": "reveal/not_due", "facts": {}} if is_reveal else None

    with person(name="Ana") as ana, person(name="Ben") as ben:
        Gate(ben.page).answer = withhold
        sit_down(ana, [ben], bots=("greedy", "greedy"))
        blocked_until(lambda: is_fixed(ana), ana.page)
        known = known_to(ana)
        assert known is not None
        assert known.table.preparation is not None
        start = known.table.preparation
        ben.page.get_by_role("button", name=said("seating-get-up"), exact=True).click()
        expect(ana.page.get_by_role("main").get_by_text(said("screen-called-off"))).to_be_visible()
        ana.page.get_by_role("button", name=said("header-menu"), exact=True).click()
        menu = ana.page.get_by_role("dialog")
        expect(
            menu.get_by_text(said("called-off-start", match=start.match_id, commitment=start.commitment))
        ).to_be_visible()
        ana.page.keyboard.press("Escape")
        ana.page.get_by_role("button", name=said("screen-dismiss"), exact=True).click()
        expect(ana.page.get_by_role("main").get_by_text(said("screen-called-off"))).to_be_hidden()


def is_fixed(person: Person) -> bool:
    """Whether all numbers of a start are fixed, as a page knows it."""
    known = known_to(person)
    preparation = None if known is None else known.table.preparation
    return preparation is not None and preparation.committed_at_ms is not None


@pytest.mark.nightly
def test_a_browser_dies_and_comes_back_to_the_same_hand(person: People) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(person(name=name)) for name in ("Ana", "Ben", "Cleo", "Dan")]
        sit_down(people[0], people[1:], length="one_deal")
        players: list[Player] = [MousePlayer(each) for each in people]
        play_together(players, lambda: sum(player.turns for player in players) >= FEW)
        dan = people[3]
        before = hand_of(dan.page)
        address, storage = dan.page.url, dan.context.storage_state()
        dan.context.close()
        returned = stack.enter_context(person(storage=storage))
        returned.page.goto(address.split("#", maxsplit=1)[0])
        assert hand_of(returned.page) == before
        players[3] = MousePlayer(returned)
        play_together(players, lambda: all(player.wanted_now() == "over" for player in players))


@pytest.fixture
def two(person: People) -> Iterator[tuple[MousePlayer, MousePlayer, Gate]]:
    """Two people in a match with two bots; the second one may play, and the first has a gate."""
    with person(name="Ana") as ana, person(name="Ben") as ben:
        gate = Gate(ana.page)
        sit_down(ana, [ben], bots=("greedy", "greedy"))
        first, second = MousePlayer(ana), MousePlayer(ben)
        play_together([first], lambda: may_play(second))
        yield first, second, gate


def test_an_update_leaves_selection_and_focus_alone(two: tuple[MousePlayer, MousePlayer, Gate]) -> None:
    ana, ben, _gate = two
    page = ana.page
    cards = page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button")
    cards.nth(1).click()
    cards.nth(3).click()
    cards.nth(2).focus()
    chosen, seq = chosen_in(page), seen_by(ana)
    focused = page.evaluate(NAME_OF_FOCUS)
    play_together([ben], lambda: seen_by(ana) > seq)
    page.evaluate(DRAWN)  # what the update would take away, it takes away at once
    assert chosen_in(page) == chosen
    assert len(chosen) == 2
    assert page.evaluate(NAME_OF_FOCUS) == focused


def lose_network(ana: MousePlayer, ben: MousePlayer, gate: Gate) -> None:
    """Let the first one's network go away, the second one play, and the network come back."""
    ana.person.watch.expected.extend(CUT_OFF)
    gate.shut()
    ana.person.context.set_offline(True)
    ana.page.get_by_text(said("status-lost")).first.wait_for()
    before = seen_by(ben)
    play_together([ben], lambda: seen_by(ben) > before)
    blocked_until(lambda: is_for_people(ben), ben.page)
    assert seen_by(ana) < seen_by(ben)
    gate.is_open = True
    ana.person.context.set_offline(False)


def is_for_people(player: Player) -> bool:
    """True unless it is the turn of a bot, whose answer is still to come."""
    known = known_to(player.person)
    assert known is not None
    seat = None if known.public is None else known.public.seat_to_act
    on_turn = None if seat is None else known.table.seats[seat].player
    return on_turn is None or on_turn.bot is None


def is_up_to_date(ana: MousePlayer, ben: MousePlayer) -> bool:
    return ana.page.get_by_text(said("status-lost")).count() == 0 and seen_by(ana) == seen_by(ben)


def test_a_lost_network_comes_back_to_the_right_state(two: tuple[MousePlayer, MousePlayer, Gate]) -> None:
    ana, ben, gate = two
    lose_network(ana, ben, gate)
    blocked_until(lambda: is_up_to_date(ana, ben), ana.page)


@pytest.mark.nightly
def test_a_lost_network_comes_back_within_a_second(
    two: tuple[MousePlayer, MousePlayer, Gate], promises: Promises
) -> None:
    ana, ben, gate = two
    lose_network(ana, ben, gate)
    with promises.within(1, "catching up after a lost network"):
        blocked_until(lambda: is_up_to_date(ana, ben), ana.page)


def refuse_plays(command: Json) -> Json:
    if command["type"] != "play":
        return None
    return {"type": "refused", "id": command["id"], "code": "table/busy", "facts": {}}


def test_a_refused_play_is_taken_back(person: People) -> None:
    with person(name="Ana") as ana:
        gate = Gate(ana.page)
        ana.visit(ana.open_table(*["greedy"] * 3))
        player = MousePlayer(ana)
        assert player.wanted() == "turn"
        before = hand_of(ana.page)
        gate.answer = refuse_plays
        refusal = ana.page.get_by_text(said("table-busy"))
        play_together([player], lambda: refusal.count() > 0)
        assert hand_of(ana.page) == before
        assert player.wanted() == "turn"
        gate.answer = lambda _command: None
        # Bots answer at once: the deal may be over, and the hand gone, before anybody looks.
        play_together([player], lambda: own_plays(ana) != [])
        expect(cards_in(ana.page)).not_to_have_count(len(before))
        expect(refusal).to_have_count(0)


def play_now(person: Person) -> Page:
    """Press the first button of the home page."""
    page = person.visit("/")
    page.get_by_role("button", name=said("home-play-now"), exact=True).click()
    page.wait_for_url("**/t/*")
    return page


def test_whoever_is_promised_a_seat_may_play_bots_at_once_instead(person: People) -> None:
    with person(name="Ana") as ana, person(name="Ben") as ben:
        play_now(ana)
        assert MousePlayer(ana).wanted() in {"turn", "ready"}, "a table that others left may be between two deals"
        page = play_now(ben)
        assert page.url == ana.page.url
        at_once = page.get_by_role("button", name=said("status-deal-at-once"), exact=True)
        at_once.wait_for()
        assert cards_in(page).count() == 0
        at_once.click()
        cards_in(page).first.wait_for()
        assert page.url != ana.page.url
