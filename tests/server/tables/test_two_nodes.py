"""Two nodes on one store: any node may serve any table, and hints may be lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from gangoffour.engine import Phase
from gangoffour.protocol import TableOptions, action_command, messages
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.bus.local_bus import LocalBus
from gangoffour.server.ports import TableId
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.pass_delays import LONGEST_MS
from gangoffour.server.tables.state import cannot_beat
from tests.server.tables.hosting import ANA, BEN, PEOPLE, ByChance, Host, first_play, hosting, to_act
from tools.patience import until

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_nodes(*, is_bus_shared: bool = True) -> AsyncIterator[tuple[Host, Host]]:
    """Two nodes; without a shared bus every hint is lost."""
    async with hosting() as one, LocalBus() as other_bus:
        two = Host(one.stores, one.clock, one.bus if is_bus_shared else other_bus, node_id="two")
        try:
            yield one, two
        finally:
            await two.tables.close()


async def has_ended(node: Host, table_id: TableId) -> bool:
    await node.tables.catch_up(table_id)
    return not (await node.state(table_id)).public.is_playing


async def test_players_at_two_nodes_play_a_whole_match() -> None:
    async with two_nodes() as (one, two):
        table_id = await one.seated(PEOPLE, TableOptions(length="short"))
        choose = ByChance("two nodes")
        for turn in range(10_000):
            node = (one, two)[turn % 2]
            await node.tables.catch_up(table_id)
            state = await node.state(table_id)
            if not state.public.is_playing:
                break
            if state.phase is Phase.OVER:  # the record is written in a thread
                await until(partial(has_ended, node, table_id))
            elif state.seat_to_act is None:
                await node.ready_for_next_deal(table_id)
            else:
                _, player = await to_act(node, table_id)
                await node.act(table_id, player, choose(state.view_of(state.seat_to_act)))
        entries = await one.entries(table_id)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert sum(isinstance(entry.event, wire.MatchEnded) for entry in entries) == 1


async def test_a_node_that_is_behind_decides_again() -> None:
    async with two_nodes(is_bus_shared=False) as (one, two):
        table_id = await one.seated(PEOPLE, TableOptions())
        await two.state(table_id)
        _, player = await to_act(one, table_id)
        await one.act(table_id, player, await first_play(one, table_id))
        await two.send(table_id, BEN, messages.SetAutoPass, is_on=False)
        assert two.tables.conflict_count == 1
        await one.tables.catch_up(table_id)
        assert one.cached(table_id) == two.cached(table_id)


async def test_the_same_command_at_two_nodes_takes_effect_once() -> None:
    async with two_nodes() as (one, two):
        table_id = await one.seated(PEOPLE, TableOptions())
        await two.state(table_id)
        _, player = await to_act(one, table_id)
        command = action_command(await first_play(one, table_id), "same")
        seqs = await asyncio.gather(*(node.tables.command(table_id, player, command) for node in (one, two)))
        assert seqs[0] == seqs[1]


async def test_two_copies_of_a_pass_that_the_server_made_by_itself_get_the_same_answer() -> None:
    async with two_nodes() as (one, two):
        for _ in range(40):
            table_id = await one.seated(PEOPLE, TableOptions(length="one_deal"))
            choose = ByChance(str(table_id))
            while (state := await one.state(table_id)).seat_to_act is not None:
                _, player = await to_act(one, table_id)
                if cannot_beat(state, state.seat_to_act):
                    await one.clock.advance(LONGEST_MS)
                    late = messages.Pass(id="late", seen_seq=state.seq)
                    first = await two.tables.command(table_id, player, late)
                    assert await one.tables.command(table_id, player, late) == first
                    return
                await one.act(table_id, player, choose(state.view_of(state.seat_to_act)))
        raise AssertionError("everybody could always beat")


async def test_a_node_that_is_behind_refuses_nobody() -> None:
    async with two_nodes(is_bus_shared=False) as (one, two):
        table_id = await one.seated(PEOPLE, TableOptions())
        await two.state(table_id)
        _, player = await to_act(one, table_id)
        await one.act(table_id, player, await first_play(one, table_id))
        _, next_player = await to_act(one, table_id)
        await one.clock.advance(850)
        passing = asyncio.ensure_future(two.send(table_id, next_player, messages.Pass))
        await one.clock.advance(LONGEST_MS)
        await passing


async def test_followers_are_told_every_event_once_even_if_every_hint_is_lost() -> None:
    async with two_nodes(is_bus_shared=False) as (one, two):
        table_id = await one.seated(PEOPLE, TableOptions(length="one_deal"))
        changes: list[Change] = []
        stream, _ = await two.tables.follow(table_id, changes.append)
        seq = stream.state.seq
        await two.caretakers.start()
        for _ in range(3):
            await one.act(table_id, (await to_act(one, table_id))[1], await first_play(one, table_id))
            await two.caretakers.check_heads()
            await one.clock.advance(3 * LONGEST_MS)
        await two.caretakers.check_heads()
        told = [entry.seq for change in changes for entry in change.entries]
        assert told == list(range(seq + 1, len(await one.entries(table_id)) + 1))
        assert two.caretakers.gap_count > 0


async def test_a_table_whose_node_died_is_woken_by_another() -> None:
    async with two_nodes() as (one, two):
        table_id = await one.seated([ANA], TableOptions(), ["random"] * 3)
        while (await one.state(table_id)).seat_to_act == 0:
            _, player = await to_act(one, table_id)
            await one.act(table_id, player, await first_play(one, table_id))
        seq = (await one.state(table_id)).seq
        await one.tables.close()
        await one.clock.advance(2_500)
        duties = asyncio.ensure_future(two.caretakers.run())
        await two.until(lambda: two.tables.streams.cached(table_id) is not None)
        await two.clock.advance(1_000)  # the thought comes late, and waits for the next step of time
        await two.until(lambda: (stream := two.tables.streams.cached(table_id)) is not None and stream.state.seq > seq)
        duties.cancel()
        await asyncio.gather(duties, return_exceptions=True)


async def test_people_of_a_dead_node_are_away() -> None:
    async with two_nodes() as (one, two):
        table_id = await one.seated([ANA, BEN], TableOptions(), ["random"] * 2)
        await one.stores.presences.arrive(table_id, BEN.player_id, "one")  # type: ignore[arg-type]
        await one.stores.presences.beat("one")
        await one.tables.close()
        one.clock._now_ms += 11_000  # noqa: SLF001  nobody is there to wake
        duties = asyncio.ensure_future(two.caretakers.run())
        await two.until(lambda: (s := two.tables.streams.cached(table_id)) is not None and not s.state.people_here)
        duties.cancel()
        await asyncio.gather(duties, return_exceptions=True)
