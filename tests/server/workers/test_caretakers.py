"""Standing duties: beats wait for none of them, and none of them takes more of a node than play does."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from gangoffour.engine import Action, SeatView
from gangoffour.protocol import HintedAction, TableOptions, TurnClock
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.bus.local_bus import LocalBus
from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.stores import memory_stores
from gangoffour.server.adapters.streams.memory import MemoryEventStore
from gangoffour.server.ports import BotRunner, Cause, Head, NoHints, StoredEvent, TableId
from gangoffour.server.tables.feeds import Change
from gangoffour.server.workers.caretakers import AT_ONCE, LATE_MS, SWEEP_LIMIT, Caretakers
from tests.server.tables.hosting import ANA, PEOPLE, Host, first_play, to_act

pytestmark = pytest.mark.anyio

CLOCK = TableOptions(clock=TurnClock(turn_s=20, bank_s=30))
STALL_MS = 5_000


class Events(MemoryEventStore):
    """A store that counts what it is asked, and can be held up."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__(clock.now_ms)
        self.beats = 0
        self.questions: list[str] = []
        self.inside = 0
        self.most_inside = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def heartbeat(self, longest_gap_ms: int) -> bool:
        self.beats += 1
        return await super().heartbeat(longest_gap_ms)

    async def heads(self, table_ids: Sequence[TableId]) -> dict[TableId, Head]:
        await self._ask("heads")
        return await super().heads(table_ids)

    async def head(self, table_id: TableId) -> Head | None:
        await self._ask("head")
        return await super().head(table_id)

    async def read(self, table_id: TableId, after: int, limit: int | None = None) -> list[StoredEvent]:
        await self._ask("read")
        return await super().read(table_id, after, limit)

    async def _ask(self, question: str) -> None:
        self.questions.append(question)
        self.inside += 1
        self.most_inside = max(self.most_inside, self.inside)
        await self.may_answer.wait()
        self.inside -= 1


class ThoughtlessBots:
    """Bots that never come to a decision."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, _level: str, _view: SeatView, _cause: Cause, chance: bytes | None = None) -> Action:
        del chance
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError

    async def hints(self, _view: SeatView, _cause: Cause) -> tuple[HintedAction, ...]:
        raise NoHints


@asynccontextmanager
async def node(bots: BotRunner | None = None) -> AsyncIterator[tuple[Host, Events]]:
    clock = ManualClock(1_790_000_000_000)
    events = Events(clock)
    async with LocalBus() as bus:
        host = Host(replace(memory_stores(clock.now_ms), events=events), clock, bus, bots=bots)
        await host.caretakers.start()
        try:
            yield host, events
        finally:
            events.may_answer.set()
            await host.tables.close()


async def stall(host: Host, ms: int = STALL_MS) -> None:
    """Let time pass in which this node does nothing at all, then beat."""
    host.clock._now_ms += ms  # noqa: SLF001  nobody is woken meanwhile
    await host.caretakers.pulse.beat()


async def deadlines(host: Host, table_id: TableId) -> list[int]:
    entries = await host.entries(table_id)
    return [entry.event.due_ms for entry in entries if isinstance(entry.event, wire.DeadlineSet)]


async def test_beats_go_on_while_everything_else_waits_for_the_store() -> None:
    async with node() as (host, events):
        await host.tables.follow(await host.seated(PEOPLE, CLOCK), lambda _: None)
        await stall(host)
        events.may_answer.clear()
        duties = asyncio.ensure_future(host.caretakers.run())
        await host.until(lambda: events.inside > 0)
        before = events.beats
        await host.until(lambda: events.beats > before + 1)
        duties.cancel()
        await asyncio.gather(duties, return_exceptions=True)


async def test_after_a_stall_one_question_finds_all_deadlines_that_were_put_off_and_no_table_is_read_again() -> None:
    async with node() as (host, events):
        table_ids = [await host.seated(PEOPLE, CLOCK) for _ in range(5)]
        told: list[Change] = []
        for table_id in table_ids:
            await host.tables.follow(table_id, told.append)
        before = [(await deadlines(host, table_id))[-1] for table_id in table_ids]
        await stall(host)
        events.questions.clear()
        await host.caretakers.check_heads()
        assert events.questions == ["heads"]
        assert len(told) == 5, "everybody sees the new deadline without doing anything"
        after = [(await deadlines(host, table_id))[-1] for table_id in table_ids]
        assert after == [due_ms + STALL_MS for due_ms in before]
        events.questions.clear()
        told.clear()
        await host.caretakers.check_heads()
        assert (events.questions, told) == (["heads"], []), "it counts once"


async def test_whoever_acts_before_that_is_not_charged_for_the_stall() -> None:
    async with node() as (host, _):
        table_id = await host.seated(PEOPLE, CLOCK)
        seat, player = await to_act(host, table_id)
        host.clock._now_ms += 18_000  # noqa: SLF001  two seconds are left
        await host.caretakers.pulse.beat()
        host.tables.streams.doubt_all()
        (begun_ms,) = await deadlines(host, table_id)
        await stall(host)
        await host.act(table_id, player, await first_play(host, table_id))
        assert (await host.state(table_id)).public.seats[seat].bank_ms == 30_000
        assert (await deadlines(host, table_id))[1] == begun_ms + 18_000 + STALL_MS


async def test_a_table_that_nobody_follows_learns_of_it_when_its_deadline_passes() -> None:
    async with node() as (host, _):
        table_id = await host.seated(PEOPLE, CLOCK)
        (begun_ms,) = await deadlines(host, table_id)
        await stall(host)
        await host.clock.advance(begun_ms + 1_500 - host.clock.now_ms())
        assert (await deadlines(host, table_id))[-1] == begun_ms + STALL_MS
        assert not any(isinstance(entry.event, wire.DeadlinePassed) for entry in await host.entries(table_id))


async def test_a_sweep_looks_after_a_few_tables_at_a_time() -> None:
    async with node() as (host, events):
        table_ids = [await host.open([ANA], TableOptions()) for _ in range(3 * AT_ONCE)]
        for table_id in table_ids:
            await host.tables.depart(table_id, ANA.player_id)
        await host.tables.close()
        host.clock._now_ms += 700_000  # noqa: SLF001  all of them are to be closed
        host.tables.streams.forget_all()
        events.may_answer.clear()
        events.most_inside = 0
        sweep = asyncio.ensure_future(host.caretakers.sweep())
        await host.clock.settle()
        assert events.most_inside == AT_ONCE
        events.may_answer.set()
        await sweep
        assert events.most_inside == AT_ONCE
        assert all([(await host.state(table_id)).public.is_closed for table_id in table_ids])


async def test_a_table_that_no_node_has_a_timer_for_is_woken_within_two_seconds() -> None:
    async with node() as (host, events):
        clock, table_id = host.clock, await host.seated(PEOPLE, CLOCK)
        head = await events.head(table_id)
        assert head is not None
        assert head.due_ms is not None
        await host.tables.close()  # its timers are gone, as after a restart
        await clock.advance((head.due_ms - clock.now_ms()) % 1_000)  # so that a sweep comes just too early for it

        async def sleep(seconds: float) -> None:
            await clock.sleep_until(clock.now_ms() + round(1000 * seconds))

        presences, now_s = host.stores.presences, lambda: clock.now_ms() / 1000
        duties = asyncio.ensure_future(
            Caretakers(host.tables, events, presences, "one", now_s=now_s, sleep=sleep).run()
        )
        while clock.now_ms() < head.due_ms + 3_000:
            await clock.advance(500)
        duties.cancel()
        await asyncio.gather(duties, return_exceptions=True)
        woken = [entry for entry in await host.entries(table_id) if isinstance(entry.event, wire.DeadlinePassed)]
        assert [LATE_MS < entry.at_ms - head.due_ms < 2_000 for entry in woken] == [True]


async def test_a_sweep_does_not_wait_for_bots() -> None:
    bots = ThoughtlessBots()
    async with node(bots) as (host, events):
        table_ids = []
        for _ in range(2 * AT_ONCE):
            table_id = await host.seated([ANA], TableOptions(), ["random"] * 3)
            while (await host.state(table_id)).seat_to_act == 0:
                await host.act(table_id, ANA, await first_play(host, table_id))
            table_ids.append(table_id)
        await host.tables._thoughts.close()  # noqa: SLF001  as if another node had begun them
        host.clock._now_ms += 5_000  # noqa: SLF001
        bots.asked = 0
        async with asyncio.timeout(30):
            await host.caretakers.sweep()
        await host.clock.settle()
        assert bots.asked == len(table_ids)
        assert await events.overdue(LATE_MS, 0, SWEEP_LIMIT) == [], "all of them are under a lease"


async def test_a_node_that_was_stopped_does_not_take_its_own_people_for_gone() -> None:
    async with node() as (host, _):
        table_id = await host.seated(PEOPLE, CLOCK)
        host.clock._now_ms += 30_000  # noqa: SLF001
        await host.caretakers.tell_stale()
        await host.caretakers.pulse.beat()
        await host.caretakers.tell_stale()
        assert len((await host.state(table_id)).people_here) == len(PEOPLE)


async def test_bots_go_on_at_once_after_a_stall_at_a_table_that_somebody_follows() -> None:
    async with node() as (host, _):
        table_id = await host.seated([ANA], TableOptions(), ["random"] * 3)
        while (await host.state(table_id)).seat_to_act == 0:
            await host.act(table_id, ANA, await first_play(host, table_id))
        await host.tables.follow(table_id, lambda _: None)
        host.tables._wakeups.unset(table_id)  # noqa: SLF001  as if the store had refused the bot's turn
        seq = (await host.state(table_id)).seq
        await stall(host)
        await host.caretakers.check_heads()
        await host.clock.advance(1_000)  # what is late is shown at the next step of time
        assert (await host.state(table_id)).seq > seq
