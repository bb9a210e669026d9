"""The golden records contain everything that can happen, and replay to the very events that lie beside them."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from gangoffour.engine import (
    CUSTOM,
    PRESETS,
    Action,
    CombinationPlayed,
    DeckCut,
    Declare,
    Event,
    Kind,
    LastCardDeclared,
    Phase,
    Play,
    SeatDisqualified,
    TrickWon,
)
from gangoffour.fairness import parse_transcript
from gangoffour.records import Maker, MatchRecord, Replay, format_record, parse_record, replay, verify_text
from scripts.golden_records import GOLDEN, event_line, golden_files

VERSION_1 = GOLDEN.with_name("records_v1")
RECORDS = {path.stem: parse_record(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.glob("*.gof"))}
REPLAYS = {name: replay(record) for name, record in RECORDS.items()}


def actions(record: MatchRecord) -> Iterator[Action]:
    return (entry.action for deal in record.deals for entry in deal.actions)


def contents(record: MatchRecord, replayed: Replay) -> Iterator[str]:
    """All that a record contains, by the names in `wanted`."""
    yield f"rules {record.rules.name}"
    yield f"{record.seat_count} seats"
    yield f"stopped in phase {replayed.final_state.public.phase}"
    if record.fairness is not None:
        yield "fair deal"
    yield from (f"action {type(action).__name__}" for action in actions(record))
    yield from ("play with declaration" for action in actions(record) if isinstance(action, Play) and action.declare)
    yield from history(record)
    for deal in record.deals:
        yield from (f"action by {each.maker}" for each in deal.actions)
        yield from (f"{type(each.action).__name__} not carried out" for each in deal.actions if not each.is_carried_out)
    for event in (replayed.started, *replayed.events):
        yield f"event {type(event).__name__}"
        yield from details(event)


def history(record: MatchRecord) -> Iterator[str]:
    if record.ended is not None:
        yield "end"
    for sitting in record.sittings:
        yield "sitting of a person" if sitting.bot is None else "sitting of a bot"
        if sitting.first_deal > 1:
            yield "seat that changed hands"
        if sitting.deadlines_missed:
            yield "deadline missed"


def details(event: Event) -> Iterator[str]:
    match event:
        case CombinationPlayed(combination=combination):
            yield f"kind {combination.kind.name}"
            if combination.kind is Kind.GANG:
                yield f"gang of {len(combination.cards)}"
        case DeckCut(cards=cards, first_card_to=first):
            yield "cut again" if len(cards) > 1 else "cut once"
            yield "cut that does not count" if first is None else "cut that counts"
        case TrickWon(seat=seat, leader=leader) if seat != leader:
            yield "trick won by a disqualified seat"
        case _:
            return


def wanted() -> set[str]:
    return {
        *(f"event {event.__name__}" for event in get_args(Event)),
        *(f"action {action.__name__}" for action in get_args(Action)),
        *(f"kind {kind.name}" for kind in Kind),
        *(f"gang of {size}" for size in range(4, 8)),
        *(f"rules {name}" for name in (*PRESETS, CUSTOM)),
        *(f"stopped in phase {phase}" for phase in Phase),
        *("3 seats", "4 seats", "fair deal", "play with declaration", "Play not carried out"),
        *(f"action by {maker}" for maker in Maker),
        *("sitting of a person", "sitting of a bot", "seat that changed hands", "deadline missed", "end"),
        *("cut once", "cut again", "cut that counts", "cut that does not count", "trick won by a disqualified seat"),
    }


def test_the_golden_records_contain_everything_that_can_happen() -> None:
    found = {each for name, record in RECORDS.items() for each in contents(record, REPLAYS[name])}
    assert sorted(wanted() - found) == []


def test_a_last_card_is_declared_and_missed_in_every_way() -> None:
    automatic = REPLAYS["automatic"].events
    assert any(isinstance(event, LastCardDeclared) for event in automatic)
    assert Declare() not in set(actions(RECORDS["automatic"]))
    late = list(actions(RECORDS["late-declaration"]))
    assert Declare() in late
    assert any(isinstance(event, SeatDisqualified) for event in REPLAYS["disqualified"].events)
    assert not RECORDS["sole-survivor"].deals[0].actions[-1].is_carried_out


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays_to_identical_events(name: str) -> None:
    replayed = REPLAYS[name]
    lines = [event_line(event) for event in (replayed.started, *replayed.events)]
    assert lines == (GOLDEN / f"{name}.events").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_is_canonical(name: str) -> None:
    assert format_record(RECORDS[name]) == (GOLDEN / f"{name}.gof").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(VERSION_1.glob("*.gof")), ids=lambda path: path.stem)
def test_a_record_of_version_1_is_read_as_the_same_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("gof-record 1\n")
    assert parse_record(text) == RECORDS[path.stem]


@pytest.mark.parametrize("name, late", [("fair", ()), ("fair-late-number", (1,))])
def test_a_fair_golden_record_is_fair(name: str, late: tuple[int, ...]) -> None:
    saved = parse_transcript((GOLDEN / f"{name}.transcript.json").read_text(encoding="utf-8"))
    verified = verify_text((GOLDEN / f"{name}.gof").read_text(encoding="utf-8"), saved)
    assert verified.seats_without_number == late


def test_the_golden_files_are_those_that_the_script_writes() -> None:
    on_disk = {path.name: path.read_text(encoding="utf-8") for path in Path(GOLDEN).iterdir()}
    assert on_disk == golden_files()
