"""The heartbeat of a node: a stall is no outage, counts once, and gives every clock its length and no more."""

import asyncio
from uuid import uuid4

import pytest

from gangoffour.server.adapters.streams.memory import MemoryEventStore, MemoryPresences
from gangoffour.server.ports import StoreBusy, StoreUnavailable
from gangoffour.server.workers.pulse import LONGEST_GAP_MS, OUTAGE_GRACE_MS, Pulse
from tests.contracts.harness import append_of

pytestmark = pytest.mark.anyio

FAR_MS = 10_000_000


class Time:
    """Time that passes for the store and for all nodes when the test says so."""

    def __init__(self) -> None:
        self.now_ms = 1_000_000

    def pass_ms(self, ms: int) -> None:
        self.now_ms += ms


class Store(MemoryEventStore):
    """A store that can be slow, busy or away."""

    def __init__(self, time: Time) -> None:
        super().__init__(lambda: time.now_ms)
        self.time = time
        self.slow_ms = 0
        """How long the next question is under way before it arrives."""
        self.failure: type[StoreUnavailable] | None = None

    async def heartbeat(self, longest_gap_ms: int) -> bool:
        self.time.pass_ms(self.slow_ms)
        self.slow_ms = 0
        if self.failure is not None:
            raise self.failure
        return await super().heartbeat(longest_gap_ms)


class Site:
    """A store with a table on it, and nodes."""

    def __init__(self) -> None:
        self.time = Time()
        self.store = Store(self.time)
        self.presences = MemoryPresences(lambda: self.time.now_ms)
        self.table_id = uuid4()
        self.gaps: list[str] = []

    def node(self, node_id: str) -> Pulse:
        return Pulse(
            self.store,
            self.presences,
            node_id,
            lambda: self.gaps.append(node_id),
            lambda: self.time.now_ms / 1000,
        )

    async def gained_ms(self) -> int:
        head = await self.store.head(self.table_id)
        assert head is not None
        assert head.due_ms is not None
        return head.due_ms - FAR_MS


@pytest.fixture
async def site() -> Site:
    site = Site()
    await site.store.append(append_of(site.table_id, 0, due_ms=FAR_MS))
    return site


async def beats(pulse: Pulse, site: Site, count: int) -> None:
    for _ in range(count):
        site.time.pass_ms(1_000)
        await pulse.beat()


async def test_a_node_that_beats_puts_nothing_off(site: Site) -> None:
    pulse = site.node("one")
    await pulse.beat()
    await beats(pulse, site, 20)
    assert (await site.gained_ms(), pulse.stall_count, pulse.outage_count) == (0, 0, 0)
    assert site.gaps == ["one"], "only what was before its first beat is in doubt"


async def test_a_node_that_was_stopped_explains_its_stall_by_itself(site: Site) -> None:
    pulse = site.node("one")
    await pulse.beat()
    site.time.pass_ms(5_000)
    assert not pulse.is_regular
    await pulse.beat()
    assert await site.gained_ms() == 5_000, "its length, and no grace: everybody is still there"
    await beats(pulse, site, 20)
    assert await site.gained_ms() == 5_000, "it counts once"
    assert (pulse.stall_count, pulse.outage_count, pulse.put_off_s) == (1, 0, 5.0)
    assert pulse.is_regular


async def test_an_answer_that_is_long_under_way_is_a_stall(site: Site) -> None:
    pulse = site.node("one")
    await pulse.beat()
    site.time.pass_ms(1_000)
    site.store.slow_ms = 6_000
    await pulse.beat()
    assert await site.gained_ms() == 7_000
    await beats(pulse, site, 5)
    assert (pulse.stall_count, pulse.outage_count) == (1, 0)


async def test_a_stall_of_one_node_of_two_puts_nothing_off(site: Site) -> None:
    one, two = site.node("one"), site.node("two")
    await one.beat()
    for _ in range(10):
        site.time.pass_ms(1_000)
        await two.beat()
    site.gaps.clear()
    await one.beat()
    assert await site.gained_ms() == 0
    assert site.gaps == ["one"], "it cannot know, and asks"


async def test_a_stall_of_two_nodes_counts_once_and_both_ask_what_was_put_off(site: Site) -> None:
    one, two = site.node("one"), site.node("two")
    await one.beat()
    await two.beat()
    site.gaps.clear()
    site.time.pass_ms(8_000)
    await asyncio.gather(two.beat(), one.beat())
    assert await site.gained_ms() == 8_000
    assert one.stall_count + two.stall_count == 1
    assert sorted(site.gaps) == ["one", "two"]


async def test_a_gap_that_nobody_explains_is_an_outage(site: Site) -> None:
    await site.node("one").beat()
    site.time.pass_ms(60_000)
    again = site.node("two")
    await again.beat()
    assert await site.gained_ms() == 60_000 + OUTAGE_GRACE_MS
    assert (again.stall_count, again.outage_count) == (0, 1)


async def test_a_store_that_was_away_was_out_for_everybody(site: Site) -> None:
    pulse = site.node("one")
    await pulse.beat()
    site.store.failure = StoreUnavailable
    for _ in range(20):
        site.time.pass_ms(1_000)
        with pytest.raises(StoreUnavailable):
            await pulse.beat()
    assert not pulse.is_regular
    site.store.failure = None
    await pulse.beat()
    assert await site.gained_ms() == 20_000 + OUTAGE_GRACE_MS


async def test_a_busy_store_is_not_away(site: Site) -> None:
    pulse = site.node("one")
    await pulse.beat()
    site.store.failure = StoreBusy
    for _ in range(5):
        site.time.pass_ms(1_000)
        with pytest.raises(StoreBusy):
            await pulse.beat()
    site.store.failure = None
    await pulse.beat()
    assert await site.gained_ms() == 5_000


async def test_however_often_a_node_stalls_no_clock_gains_more_than_the_time_that_passed(site: Site) -> None:
    pulse = site.node("one")
    await pulse.beat()
    begun_ms = site.time.now_ms
    for _ in range(30):
        site.time.pass_ms(LONGEST_GAP_MS + 4_000)
        await pulse.beat()
    assert await site.gained_ms() <= site.time.now_ms - begun_ms
