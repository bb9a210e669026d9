"""The page verifies records as the command line does: the same verdict, the same first fault, also over plain http."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import NamedTuple
from uuid import UUID

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from gangoffour.engine import PRESETS
from gangoffour.fairness import format_transcript
from gangoffour.records import format_record
from tests.cases import nightly_but
from tests.e2e.looking import View, faults_seen
from tests.promises import Promises
from tools.browser.chromium import Person
from tools.browser.players import MousePlayer
from tools.browser.words import said
from tools.golden.verdicts import NONSENSE, other_line, with_nonsense
from tools.matches.fair_matches import FairMatch, fair_match
from tools.matches.tampering import FIELDS, tampered
from tools.servers.site import Site
from tools.terminal import run

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

RECORDS = 100
FEW = 10
NOTICED_MS = 300
ANSWERED = """(name) => {
    const panel = document.querySelector("[data-verdict]");
    return panel && panel.dataset.verdict !== "asking" && panel.innerText.includes(name);
}"""
DROP = """([name, text]) => {
    const files = new DataTransfer();
    files.items.add(new File([text], name));
    for (const type of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true }));
}"""
TIME_CHECK = """() => new Promise((resolve) => {
    const input = document.querySelector("input[type=file]");
    let since = 0;
    input.addEventListener("change", () => { since = performance.now(); }, { capture: true, once: true });
    window.took = new Promise((tell) => new MutationObserver((_, watcher) => {
        if (since === 0 || !document.querySelector("[data-verdict]")) return;
        watcher.disconnect();
        tell(performance.now() - since);
    }).observe(document.body, { childList: true, subtree: true }));
    resolve();
})"""


class Said(NamedTuple):
    """A verdict: whether the record is fair, and else the first wrong field or the code of the fault."""

    is_fair: bool
    fault: str | None = None


# --- records -----------------------------------------------------------------------------------------------------


def honest_matches(count: int) -> Iterator[FairMatch]:
    """Yield short matches: every preset in turn with every number of seats, and some of whole matches."""
    sorts = [(rules, seats) for rules in PRESETS.values() for seats in rules.players_allowed]
    for number in range(count):
        if number % (len(sorts) + 1) == len(sorts):
            yield fair_match(f"page {number}", 3 + number % 2, 1 + number % 3, silent_seats=(0,) if number % 4 else ())
            continue
        rules, seats = sorts[number % (len(sorts) + 1)]
        yield fair_match(f"page {number}", seats, 1 + number % 2, rules=rules)


def tampered_texts(count: int) -> Iterator[str]:
    """Yield records with one thing changed: a value, a card, a play, a line that follows from others, or the format."""
    chance = Random("tampered for the page")
    texts = [format_record(fair_match(f"tampered {number}", 3 + number % 2).record) for number in range(6)]
    for number in range(count):
        text = chance.choice(texts)
        match number * 7 % 20:  # so that a few are of every sort, too
            case field if field < len(FIELDS):
                yield tampered(text, FIELDS[field], chance)
            case 10 | 11 | 12:
                yield changed(other_line, text, chance)
            case 13 | 14:
                yield changed(other_sum, text, chance)
            case 15 | 16:
                yield changed(swapped_turns, text, chance)
            case 17:
                yield "\n".join(line for line in text.split("\n") if not line.startswith("fair S"))
            case _:
                yield chance.choice(list(with_nonsense(text, chance.choice(NONSENSE[5:]))))


def changed(change: Callable[[str, Random], str], text: str, chance: Random) -> str:
    """Change a text until it is another one."""
    while (new := change(text, chance)) == text:
        pass
    return new


def other_sum(text: str, chance: Random) -> str:
    """Change the points, the scores or a winner."""
    places = list(re.finditer(r"(?m)^ *(?:points:|scores:|deal loser:|trick won by|deal won by)[ 0-9]* (\d)$", text))
    place = chance.choice(places)
    return text[: place.start(1)] + str(chance.randrange(3)) + text[place.end(1) :]


def swapped_turns(text: str, chance: Random) -> str:
    """Let two turns of a deal change places."""
    lines = text.split("\n")
    turns = [number for number, line in enumerate(lines) if re.match(r"  \d: ", line)]
    first, second = chance.sample(turns[: len(turns) // 3], 2)
    lines[first], lines[second] = lines[second], lines[first]
    return "\n".join(lines)


def by_command_line(folder: Path, text: str, transcript: str | None = None) -> Said:
    """Return what `gangoffour verify` says."""
    record, saved = folder / "match.gof", folder / "transcript.json"
    record.write_text(text, encoding="utf-8")
    saved.write_text(transcript or "", encoding="utf-8")
    result = run("verify", str(record), *([] if transcript is None else ["--transcript", str(saved)]))
    if result.exit_code == 0:
        return Said(is_fair=True)
    code = re.search(r"\[([a-z_/]+)\]$", result.stderr.strip())
    assert code is not None, result.stderr
    field = re.search(r'^Not fair: "(.*)" is wrong', result.stderr)
    return Said(is_fair=False, fault=code[1] if field is None else field[1])


# --- the page ----------------------------------------------------------------------------------------------------


def opening(page: Page) -> Locator:
    return page.locator("input[type=file]").first


def payload(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def by_page(page: Page, name: str, text: str, transcript: str | None = None) -> Said:
    """Give the page a record, with a transcript or without, and return what it says."""
    files = [payload(name, text), *([] if transcript is None else [payload("saved.json", transcript)])]
    opening(page).set_input_files(files)
    return verdict(page, name)


def verdict(page: Page, name: str) -> Said:
    """Wait for the verdict on a file, and return it."""
    page.wait_for_function(ANSWERED, arg=name)
    if page.locator("[data-verdict]").get_attribute("data-verdict") == "verified":
        return Said(is_fair=True)
    return Said(is_fair=False, fault=page.locator(".fault code").inner_text())


@pytest.fixture
def at_verify(person: People) -> Iterator[Person]:
    with person() as ana:
        ana.watch.expected.append("/api/replays")  # the browser itself reports each refusal of a play
        opening(ana.visit("/verify")).wait_for(state="attached")
        yield ana


@pytest.mark.parametrize(
    "is_plain, count",
    [
        (True, FEW),
        pytest.param(False, FEW, marks=pytest.mark.nightly),
        pytest.param(True, RECORDS, marks=pytest.mark.nightly),
    ],
    ids=["plain http", "secure", "many"],
)
def test_records_are_judged_as_on_the_command_line(
    count: int, person: People, site: Site, tmp_path: Path, *, is_plain: bool
) -> None:
    honest = [format_record(match.record) for match in honest_matches(count)]
    texts = {
        **{f"honest-{number}.gof": text for number, text in enumerate(honest)},
        **{f"tampered-{number}.gof": text for number, text in enumerate(tampered_texts(count))},
    }
    expected = {name: by_command_line(tmp_path, text) for name, text in texts.items()}
    assert {name for name, each in expected.items() if each.is_fair} == {name for name in texts if "honest" in name}
    with person(url=site.plain_url if is_plain else site.url) as ana:
        ana.watch.expected.append("/api/replays")
        page = ana.visit("/verify")
        assert page.evaluate("() => window.isSecureContext") is not is_plain
        found = {name: by_page(page, name, text) for name, text in texts.items()}
    assert found == expected


def test_a_transcript_that_disagrees_is_named(at_verify: Person, tmp_path: Path) -> None:
    match, other = fair_match("transcripts", 4, 2), fair_match("transcripts", 4, 2, "second")
    text = format_record(match.record)
    own, others = format_transcript(match.transcript), format_transcript(other.transcript)
    assert by_page(at_verify.page, "own.gof", text, own) == by_command_line(tmp_path, text, own) == Said(is_fair=True)
    found = by_page(at_verify.page, "other.gof", text, others)
    assert found == by_command_line(tmp_path, text, others) == Said(is_fair=False, fault="C")
    at_verify.page.get_by_text(said("verify-saved-commitment")).wait_for()
    at_verify.page.get_by_text(said("verify-check-saved-file")).wait_for()


def test_a_transcript_is_added_to_a_record_that_is_open(at_verify: Person) -> None:
    page, match = at_verify.page, fair_match("transcripts", 4, 2)
    assert by_page(page, "match.gof", format_record(match.record)).is_fair
    page.get_by_text(said("verify-check-unsaved")).wait_for()
    saved = format_transcript(match.transcript)
    page.get_by_label(said("verify-add-transcript")).set_input_files(payload("saved.json", saved))
    page.get_by_text(said("verify-check-saved-file")).wait_for()
    page.get_by_label(said("verify-add-transcript")).set_input_files(payload("saved.json", "{}"))
    page.get_by_text(said("verify-bad-transcript")).wait_for()


def test_a_match_of_this_server_is_verified_with_the_transcript_that_the_browser_kept(
    person: People, site: Site
) -> None:
    with person(name="Ana", url=site.plain_url) as ana:
        page = ana.visit(ana.open_table(*["greedy"] * 3, length="one_deal"))
        MousePlayer(ana).play_match()
        match_id = next(event["match_id"] for event in ana.watch.events() if event["type"] == "match_started")
        ana.visit(f"/verify#m={match_id}")
        page.locator("[data-verdict=verified]").wait_for()
        page.get_by_text(said("verify-check-saved-browser")).wait_for()
        page.get_by_text(said("verify-check-client", name="Ana")).wait_for()


def test_a_match_that_the_server_does_not_have_is_said_to_be_unknown(at_verify: Person) -> None:
    at_verify.watch.expected.append("/api/matches/")
    page = at_verify.visit(f"/verify#m={UUID(int=7)}")
    page.reload()
    page.get_by_text(said("verify-unknown-match")).wait_for()


def test_without_the_network_the_page_says_what_it_did_not_check(at_verify: Person) -> None:
    page = at_verify.page
    at_verify.context.set_offline(offline=True)
    opening(page).set_input_files(payload("match.gof", format_record(fair_match("offline", 3, 2).record)))
    page.locator("[data-verdict=partly]").wait_for()
    page.get_by_text(said("network-away")).wait_for()
    legal = page.get_by_role("listitem").filter(has_text=said("verify-check-legal-open"))
    assert said("verify-state-open") in legal.inner_text()
    expect(page.get_by_text("gangoffour verify match.gof")).to_have_count(2)
    # What the cards say needs no network.
    text = format_record(fair_match("offline", 3, 2).record)
    opening(page).set_input_files(payload("wrong.gof", re.sub(r"(?m)^hand 1: \S+", "hand 1: DR", text, count=1)))
    assert verdict(page, "wrong.gof") == Said(is_fair=False, fault="deal 1: hand of seat 1")


def test_a_record_can_be_dropped_pasted_or_handed_over(at_verify: Person) -> None:
    page, text = at_verify.page, format_record(fair_match("ways", 3, 1).record)
    page.evaluate(DROP, ["dropped.gof", text])
    assert verdict(page, "dropped.gof").is_fair
    page.get_by_text(said("verify-paste")).first.click()
    page.get_by_role("textbox", name=said("verify-paste")).fill("gof-record 7")
    page.get_by_role("button", name=said("verify-paste-button")).click()
    assert verdict(page, said("verify-which-text")) == Said(is_fair=False, fault="record/unknown_version")
    page.evaluate("(text) => sessionStorage.setItem('gangoffour.record.1', text)", text)
    page.reload()
    assert verdict(page, said("verify-which-text")).is_fair
    page.reload()
    page.get_by_text(said("verify-open"), exact=True).wait_for()
    assert page.locator("[data-verdict]").count() == 0


def long_text() -> str:
    """The record of a match that took long."""
    text = format_record(fair_match("long", 4, 16).record)
    assert len(re.findall(r"(?m)^  \d: ", text)) > 650
    return text


def test_a_long_record_is_checked(at_verify: Person) -> None:
    assert by_page(at_verify.page, "long.gof", long_text()).is_fair


@pytest.mark.nightly
def test_a_long_record_is_checked_before_anybody_notices(at_verify: Person, promises: Promises) -> None:
    text, times = long_text(), []
    for number in range(3):
        page = at_verify.visit("/verify")
        opening(page).wait_for(state="attached")
        page.evaluate(TIME_CHECK)
        assert by_page(page, f"long-{number}.gof", text).is_fair
        times.append(page.evaluate("() => window.took"))
    promises.kept(min(times) / 1000, NOTICED_MS / 1000, "checking a record of 650 turns in the browser")


def test_all_values_are_there_to_be_copied(at_verify: Person) -> None:
    page, match = at_verify.page, fair_match("values", 3, 1)
    assert match.record.fairness is not None
    by_page(page, "match.gof", format_record(match.record))
    page.get_by_text(said("verify-values"), exact=True).click()
    values = page.get_by_label(said("verify-values-label")).input_value()
    assert f"S: {(match.record.fairness.secret or b'').hex()}" in values
    assert f"r 2: {match.record.fairness.numbers[2].hex()}" in values
    page.get_by_role("button", name=said("verify-values-copy")).click()
    page.get_by_text(said("verify-values-copied"), exact=True).wait_for()


@pytest.mark.parametrize(
    "state", nightly_but(("verified", "unfair"), ("empty", "verified", "unfair", "unplayable", "unreadable"))
)
def test_the_page_has_no_barriers(state: str, views: tuple[View, ...], at_verify: Person) -> None:
    page, text = at_verify.page, format_record(fair_match("barriers", 4, 2, silent_seats=(1,)).record)
    changes = {
        "verified": text,
        "unfair": re.sub(r"(?m)^hand 1: \S+", "hand 1: DR", text, count=1),
        "unplayable": re.sub(r"(?m)^deal loser: .", "deal loser: 9", text, count=1),
        "unreadable": f"{json.dumps(['no', 'record'])}\n" + "and so on " * 50,
    }
    if state != "empty":
        by_page(page, "match.gof", changes[state])
        assert page.locator("[data-verdict]").get_attribute("data-verdict") == state
    for summary in page.locator("summary").all():
        summary.click()
    assert "\n".join(faults_seen(page, views)) == ""
