"""A step of the engine is taken as it is; to fold its events anew comes to the same."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from gangoffour.engine import MatchState, Seat, SeatView, Step, view
from gangoffour.protocol import TableOptions, wire_event
from gangoffour.protocol import events as wire
from gangoffour.records import parse_record, replay
from gangoffour.server.tables import match_views, streams
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.match_views import MatchViews
from gangoffour.server.tables.state import TableState, evolve_states, open_state
from tests.server.tables.hosting import PEOPLE, ByChance, hosting
from tools.tree import ROOT

pytestmark = pytest.mark.anyio

RECORDS = sorted((ROOT / "tests" / "golden" / "records").glob("*.gof"))
TABLES = {
    "four": TableOptions(length="short"),
    "three": TableOptions(length="one_deal", seat_count=3, declaration="manual"),
    "declared by hand": TableOptions(length="short", declaration="manual"),
}


def take_frame(seat: Seat, change: Change) -> None:
    change.frame(seat, 0)


def table_with(match: MatchState) -> TableState:
    """A table where a match stands like this."""
    options = TableOptions(seat_count=3 if match.public.seat_count == 3 else 4)
    opened = wire.TableOpened(table_id="00000000-0000-0000-0000-000000000000", host="ana", options=options)
    state = open_state(wire.Entry(seq=1, at_ms=0, event=opened))
    return state._replace(match=match, views=MatchViews(match))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_step_of_the_golden_matches_is_the_fold_of_its_events(path: Path) -> None:
    steps = replay(parse_record(path.read_text(encoding="utf-8"))).steps
    assert steps or path.stem == "not-started"
    for step in steps:
        state = table_with(step.before)
        entries = [wire.Entry(seq=seq, at_ms=1_000, event=wire_event(e)) for seq, e in enumerate(step.events, start=2)]
        assert evolve_states(state, entries, step) == evolve_states(state, entries)


@pytest.mark.parametrize("name", TABLES)
async def test_whole_matches_come_to_the_same_both_ways(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reused: list[int] = []

    def both_ways(state: TableState, entries: Sequence[wire.Entry], step: Step | None = None) -> TableState:
        after = evolve_states(state, entries, step)
        assert after == evolve_states(state, entries)
        if step is not None:
            assert after.match is step.after
            reused.append(after.seq)
        return after

    monkeypatch.setattr(streams, "evolve_states", both_ways)
    options = TABLES[name]
    people = PEOPLE[: options.seat_count]
    async with hosting() as host:
        table_id = await host.seated(people, options)
        await host.play_out(table_id, ByChance(f"steps {name}"))
    assert len(reused) > 20


async def test_a_step_from_another_state_is_not_believed() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        state = await host.state(table_id)
        assert state.match is not None
        elsewhere = Step(state.match._replace(dummy_hands=((),)), state.match._replace(dummy_hands=((), ())), ())
        assert evolve_states(state, (), elsewhere) is state


async def test_what_a_seat_knows_is_found_out_once_for_each_change(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[MatchState, Seat]] = []  # the states are kept, so that no other has the same address

    def looked(match: MatchState, seat: Seat) -> SeatView:
        asked.append((match, seat))
        return view(match, seat)

    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="one_deal"))
        for seat in map(Seat, range(4)):
            await host.tables.follow(table_id, partial(take_frame, seat))
        monkeypatch.setattr(match_views, "view", looked)
        await host.play_out(table_id, ByChance("views"))
    assert len(asked) > 100
    assert len({(id(match), seat) for match, seat in asked}) == len(asked)
