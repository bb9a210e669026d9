"""Short random matches for the tests, with every option that shapes a record, and the lines of their texts."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from gangoffour.engine import (
    DealEvent,
    MatchStarted,
    MatchState,
    Phase,
    RuleSet,
    Seat,
    Step,
    legal_actions,
    parse_card,
    rule_set,
)
from gangoffour.records import MatchRecord, Recorder, SeatRecord

OPTIONS: dict[str, tuple[object, ...]] = {
    "match_deals": (1, 2),
    "declaration": ("manual", "manual", "automatic"),
    "declaration_window": ("before_next_action", "with_play"),
    "passing": ("reenter", "out_of_trick"),
    "direction_change": ("deal", "trick"),
    "undeclared_points": ("cards", "cards_plus_one"),
}

DERIVED = re.compile(
    r"(deal \d+:|tribute:|trick \d+ \(|  last card of|  \d disqualified|  trick won by|deal won by|left|points|scores"
    r"|deal loser|match )"
)
"""How a line begins that follows from others. Part of the head is `match id`, which does not occur in these records."""


class Played(NamedTuple):
    record: MatchRecord
    steps: tuple[Step, ...]
    started: MatchStarted
    state: MatchState

    @property
    def events(self) -> tuple[DealEvent, ...]:
        return tuple(event for step in self.steps for event in step.events)


def random_rules(rng: Random) -> RuleSet:
    return rule_set({name: rng.choice(values) for name, values in OPTIONS.items()})


@lru_cache(maxsize=256)
def random_match(seed: int) -> Played:
    """A match played by chance, one time in three stopped somewhere on the way."""
    rng = Random(seed)
    seat_count = rng.choice((3, 4))
    started = MatchStarted(random_rules(rng), seat_count, Seat(rng.randrange(seat_count)))
    seats = [SeatRecord(f"id {seat}", f"Name  {seat} # <{seat}>") for seat in range(seat_count)]
    recorder = Recorder(started, seats, headers=(("Event", "Chance #1"), ("Date", "2025-02-28")))
    limit = rng.randrange(60) if rng.random() < 1 / 3 else 1000
    steps = tuple(islice(random_steps(recorder, rng), limit))
    return Played(recorder.record(), steps, started, recorder.state)


def random_steps(recorder: Recorder, rng: Random) -> Iterator[Step]:
    while recorder.state.public.phase is not Phase.OVER:
        if recorder.state.public.phase is Phase.READY:
            deck_order = list(range(64))
            rng.shuffle(deck_order)
            yield recorder.start_deal(deck_order, [parse_card("4R")] if rng.random() < 1 / 2 else ())
        else:
            seats = recorder.state.public.seats
            options = [(seat, action) for seat in seats for action in legal_actions(recorder.state, seat)]
            yield recorder.apply(*rng.choice(options))


def random_matches() -> st.SearchStrategy[Played]:
    """As many different matches as there are examples, so that the tests share them."""
    return st.integers(0, settings().max_examples).map(random_match)


def derived_lines(text: str, *, with_deals: bool = True) -> list[int]:
    """The numbers, from 1, of the lines that follow from others; those that begin a deal are facts as well."""
    lines = enumerate(text.split("\n"), start=1)
    return [number for number, line in lines if DERIVED.match(line) and (with_deals or not re.match(r"deal \d", line))]


def with_line(text: str, number: int, line: str | None) -> str:
    """The text with one line replaced, or removed."""
    lines = text.split("\n")
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines)


def line_number(text: str, start: str) -> int:
    """The first line, from 1, that starts so."""
    return next(number for number, line in enumerate(text.split("\n"), start=1) if line.startswith(start))
