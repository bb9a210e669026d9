"""The queue in front of a store: who waits, who goes first, and who is refused at once."""

import asyncio
from collections.abc import Sequence

import pytest

from gangoffour.server.adapters.databases.gate import Gate
from gangoffour.server.adapters.streams.postgres_batches import LARGEST_BATCH, WORKERS, Batcher, Outcome
from gangoffour.server.ports import Append, StoreBusy, Urgency, asking, set_urgency
from tests.contracts.harness import append_of
from tests.contracts.table_ids import fresh_table_id

pytestmark = pytest.mark.anyio

PLAY, JOIN, LOOK = Urgency
TWO_EACH = dict.fromkeys(Urgency, 2)
AT_ONCE = dict.fromkeys(Urgency, 0.0)
SECONDS = dict.fromkeys(Urgency, 3.0)


class Visits:
    """Visitors of a gate, each of whom stays until told to go."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self.entered: list[str] = []
        self._leaving: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, wanted: Urgency) -> None:
        """Let a visitor come, and get as far as possible."""

        async def visit() -> None:
            set_urgency(wanted)
            async with self._gate.passing():
                self.entered.append(name)
                await self._leaving[name].wait()

        self._leaving[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(visit())
        await settle()

    async def go(self, name: str) -> None:
        self._leaving[name].set()
        await self.tasks[name]
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_the_urgent_are_let_in_before_those_who_came_earlier() -> None:
    visits = Visits(Gate(1))
    for name, wanted in (("first", LOOK), ("spectator", LOOK), ("newcomer", JOIN), ("on turn", PLAY), ("clock", PLAY)):
        await visits.come(name, wanted)
    for name in ("first", "on turn", "clock", "newcomer", "spectator"):
        await visits.go(name)
    assert visits.entered == ["first", "on turn", "clock", "newcomer", "spectator"]


async def test_some_places_are_kept_for_the_urgent() -> None:
    visits = Visits(Gate(4))
    for name in ("one", "two", "three"):
        await visits.come(name, LOOK)
    assert visits.entered == ["one", "two"]
    await visits.come("newcomer", JOIN)
    await visits.come("on turn", PLAY)
    assert visits.entered == ["one", "two", "newcomer", "on turn"]
    for name in ("one", "two", "newcomer", "on turn", "three"):
        await visits.go(name)


async def test_who_comes_when_the_queue_is_full_is_refused_at_once_and_the_more_urgent_is_not() -> None:
    gate = Gate(1, most_waiting=TWO_EACH)
    visits = Visits(gate)
    for name in ("inside", "one", "two", "three"):
        await visits.come(name, LOOK)
    assert gate.waiting_count == 2
    with pytest.raises(StoreBusy):
        await visits.tasks["three"]
    await visits.come("on turn", PLAY)
    for name in ("inside", "on turn", "one", "two"):
        await visits.go(name)
    assert visits.entered == ["inside", "on turn", "one", "two"]


async def test_who_would_wait_too_long_is_refused_at_once() -> None:
    now_s = [0.0]
    gate = Gate(1, longest_wait_s=SECONDS, now_s=lambda: now_s[0])
    visits = Visits(gate)
    await visits.come("slow", PLAY)
    now_s[0] += 40.0  # a tenth of it is the mean, since all before took no time
    await visits.go("slow")
    await visits.come("inside", PLAY)
    await visits.come("next", PLAY)
    await visits.come("refused", PLAY)
    with pytest.raises(StoreBusy):
        await visits.tasks["refused"]
    await visits.go("inside")
    await visits.go("next")
    assert visits.entered == ["slow", "inside", "next"]


async def test_who_has_waited_too_long_is_refused_and_takes_no_place() -> None:
    gate = Gate(1, longest_wait_s=AT_ONCE)
    visits = Visits(gate)
    await visits.come("inside", PLAY)
    await visits.come("refused", PLAY)
    with pytest.raises(StoreBusy):
        await visits.tasks["refused"]
    assert gate.waiting_count == 0
    await visits.go("inside")
    await visits.come("later", PLAY)
    await visits.go("later")
    assert visits.entered == ["inside", "later"]


async def test_who_goes_away_while_waiting_leaves_the_place_to_the_next() -> None:
    gate = Gate(1)
    visits = Visits(gate)
    for name in ("inside", "gone", "next"):
        await visits.come(name, PLAY)
    visits.tasks["gone"].cancel()
    await visits.go("inside")
    await visits.go("next")
    assert visits.entered == ["inside", "next"]
    assert gate.waiting_count == 0


async def test_who_goes_away_when_let_in_leaves_the_place_to_the_next() -> None:
    visits = Visits(Gate(1))
    for name in ("inside", "gone", "next"):
        await visits.come(name, PLAY)
    visits.tasks["inside"].add_done_callback(lambda _: visits.tasks["gone"].cancel())
    await visits.go("inside")
    if "gone" in visits.entered:
        await asyncio.gather(visits.tasks["gone"], return_exceptions=True)
    await visits.go("next")
    assert visits.entered[-1] == "next"


# --- batches ---------------------------------------------------------------------------------------------------------


class Slow:
    """Runs batches, each when told to."""

    def __init__(self) -> None:
        self.batches: list[list[Append]] = []
        self._may_go_on = asyncio.Event()

    async def run(self, appends: Sequence[Append]) -> list[Outcome]:
        self.batches.append(list(appends))
        await self._may_go_on.wait()
        return [Outcome(is_moved=True, done_at=None) for _ in appends]

    def go_on(self) -> None:
        self._may_go_on.set()


def begun(batcher: Batcher, wanted: Urgency, count: int = 1) -> list[asyncio.Task[Outcome]]:
    with asking(wanted):
        return [asyncio.create_task(batcher.append(append_of(fresh_table_id(), 1))) for _ in range(count)]


async def occupied(batcher: Batcher) -> list[asyncio.Task[Outcome]]:
    """Give every worker one append."""
    tasks: list[asyncio.Task[Outcome]] = []
    for _ in range(WORKERS):
        tasks += begun(batcher, PLAY)
        await settle()
    return tasks


async def test_the_most_urgent_appends_are_in_the_next_batch() -> None:
    slow = Slow()
    batcher = Batcher(slow.run)
    tasks = await occupied(batcher)
    tasks += begun(batcher, JOIN, LARGEST_BATCH)
    await settle()
    urgent = append_of(fresh_table_id(), 1)
    tasks.append(asyncio.create_task(batcher.append(urgent)))
    await settle()
    slow.go_on()
    await asyncio.gather(*tasks)
    assert slow.batches[WORKERS][0] == urgent
    assert [len(batch) for batch in slow.batches[WORKERS:]] == [LARGEST_BATCH, 1]


async def test_an_append_is_refused_when_too_many_wait_and_nothing_of_it_is_sent() -> None:
    slow = Slow()
    batcher = Batcher(slow.run, most_waiting=TWO_EACH)
    tasks = await occupied(batcher)
    tasks += begun(batcher, PLAY, 2)
    await settle()
    (refused,) = begun(batcher, PLAY)
    with pytest.raises(StoreBusy):
        await refused
    slow.go_on()
    await asyncio.gather(*tasks)
    assert sum(map(len, slow.batches)) == WORKERS + 2


async def test_an_append_that_waited_too_long_is_refused_and_one_that_was_sent_is_waited_for() -> None:
    slow = Slow()
    batcher = Batcher(slow.run, longest_wait_s=AT_ONCE)
    sent = await occupied(batcher)
    (refused,) = begun(batcher, PLAY)
    with pytest.raises(StoreBusy):
        await refused
    assert not any(task.done() for task in sent)
    slow.go_on()
    await asyncio.gather(*sent)
    assert sum(map(len, slow.batches)) == WORKERS
