"""A pass before its moment is a wish: durable when it is acknowledged, seen by nobody, carried out by any node."""

import asyncio
from random import Random
from unittest.mock import patch

import pytest

from gangoffour.engine import Pass, Play, Seat, legal_actions_in
from gangoffour.protocol import Player, TableOptions, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ports import CommandKey, PlayerId, StoreUnavailable, TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.owed_tasks import is_open, owed, pass_moment
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.wishes import Effect
from tests.server.tables.hosting import PEOPLE, ByChance, Host, first_play, hosting, to_act
from tests.server.tables.test_timing import until_cannot_beat
from tests.server.tables.test_two_nodes import two_nodes

ONE_DEAL = TableOptions(length="one_deal", visibility="unlisted")
PASS = messages.Pass(id="wished")

pytestmark = pytest.mark.anyio


def key_of(player: Player) -> CommandKey:
    return CommandKey(PlayerId(player.player_id), PASS.id)


async def may_choose(host: Host) -> tuple[TableId, TableState, Seat, Player]:
    """A table at a turn in which a person could play, and does not pass automatically."""
    while True:
        table_id = await host.seated(PEOPLE, ONE_DEAL)
        _, player = await to_act(host, table_id)
        await host.act(table_id, player, await first_play(host, table_id))
        state, (seat, player) = await host.state(table_id), await to_act(host, table_id)
        actions = legal_actions_in(state.view_of(seat))
        if Pass() in actions and any(isinstance(action, Play) for action in actions):
            return table_id, state, seat, player


async def test_a_wish_moves_nothing_and_tells_nobody() -> None:
    async with hosting() as host:
        table_id, state, _, player = await may_choose(host)
        told: list[Change] = []
        await host.tables.follow(table_id, told.append)
        head = await host.stores.events.head(table_id)
        assert await host.tables.command(table_id, player, PASS) == Effect(state.seq, is_wish=True)
        assert await host.tables.command(table_id, player, PASS) == Effect(state.seq, is_wish=True)
        assert await host.stores.events.head(table_id) == head
        assert await host.state(table_id) == state
        assert told == []


async def test_a_wish_is_carried_out_at_its_moment_and_forgotten() -> None:
    async with hosting() as host:
        table_id, state, seat, player = await may_choose(host)
        await host.tables.command(table_id, player, PASS)
        moment_ms = pass_moment(state, seat, host.pace)
        await host.clock.advance(moment_ms - host.clock.now_ms() - 1)
        assert (await host.state(table_id)).seq == state.seq
        await host.clock.advance(1)
        passed = (await host.entries(table_id))[state.seq]
        assert isinstance(passed.event, wire.Passed)
        assert (passed.event.seat, passed.at_ms) == (seat, moment_ms)
        assert not (await host.tables.command(table_id, player, PASS)).is_wish
        await host.caretakers.sweep()
        assert await host.stores.events.wish(table_id) is None


async def test_a_wish_that_could_not_be_kept_is_not_acknowledged() -> None:
    async def fails(_wish: object) -> None:
        raise StoreUnavailable

    async with hosting() as host:
        table_id, state, _, player = await may_choose(host)
        with patch.object(host.stores.events, "keep_wish", fails), pytest.raises(Refusal) as refusal:
            await host.tables.command(table_id, player, PASS)
        assert refusal.value.code is TableCode.UNAVAILABLE
        await host.clock.advance(60_000)
        assert (await host.state(table_id)).turn_seq == state.turn_seq


async def test_whoever_plays_after_all_has_passed_nothing() -> None:
    async with hosting() as host:
        table_id, state, seat, player = await may_choose(host)
        await host.tables.command(table_id, player, PASS)
        plays = [action for action in legal_actions_in(state.view_of(seat)) if isinstance(action, Play)]
        await host.act(table_id, player, plays[0])
        assert await host.stores.events.wish(table_id) is None
        await host.clock.advance(5_000)
        turns = [e.event for e in await host.entries(table_id) if isinstance(e.event, wire.Passed)]
        assert [turn for turn in turns if turn.seat == seat] == []


async def test_a_wish_is_not_carried_out_in_a_later_turn_of_the_same_player() -> None:
    async with hosting() as host:
        table_id, state, seat, player = await may_choose(host)
        await host.tables.command(table_id, player, PASS)
        wish = await host.stores.events.wish(table_id)
        assert is_open(wish, state)
        choose = ByChance("later")
        while True:
            acting, player = await to_act(host, table_id)
            await host.act(table_id, player, choose((await host.state(table_id)).view_of(acting)))
            later = await host.state(table_id)
            if later.seat_to_act == seat:
                break
        assert not is_open(wish, later)
        assert owed(later, host.pace, wish=wish) == owed(later, host.pace)


async def test_another_node_carries_out_the_wish_of_one_that_was_killed() -> None:
    async with two_nodes(is_bus_shared=False) as (one, two):
        table_id, state, seat, player = await may_choose(one)
        await two.state(table_id)
        assert (await one.tables.command(table_id, player, PASS)).is_wish
        await one.tables.close()
        await one.clock.advance(pass_moment(state, seat, one.pace) - one.clock.now_ms() + 1_100)
        await two.caretakers.sweep()
        assert (await two.state(table_id)).turn_seq > state.turn_seq
        effect = await two.tables.command(table_id, player, PASS)
        passed = (await two.entries(table_id))[state.seq]
        assert isinstance(passed.event, wire.Passed)
        assert effect == Effect(await two.stores.events.command_seq(table_id, key_of(player)) or 0)


async def test_a_node_that_knows_nothing_of_a_wish_does_not_put_it_off() -> None:
    """Somebody else's setting changes the stream elsewhere; the wish is carried out at its moment all the same."""
    async with two_nodes() as (one, two):
        table_id, state, seat, player = await may_choose(one)
        await two.state(table_id)
        duties = asyncio.ensure_future(one.caretakers.run())
        await one.clock.settle()
        await one.tables.command(table_id, player, PASS)
        other = PEOPLE[(seat + 1) % 4]
        await two.send(table_id, other, messages.SetAutoPass, is_on=False)
        await one.until(lambda: one.cached(table_id).seq > state.seq)
        moment_ms = pass_moment(state, seat, one.pace)
        await one.clock.advance(moment_ms - one.clock.now_ms())
        passed = next(e for e in await one.entries(table_id) if e.seq > state.seq and isinstance(e.event, wire.Passed))
        assert passed.at_ms == moment_ms
        duties.cancel()
        await asyncio.gather(duties, return_exceptions=True)


async def test_a_click_before_a_pass_that_another_node_makes_by_itself_took_effect_by_it() -> None:
    async with two_nodes() as (one, two):
        table_id = await one.seated(PEOPLE, ONE_DEAL)
        state, seat = await until_cannot_beat(one, table_id, Random(3))
        await two.state(table_id)
        assert (await two.tables.command(table_id, PEOPLE[seat], PASS)).is_wish
        await two.tables.close()
        await one.clock.advance(pass_moment(state, seat, one.pace) - one.clock.now_ms())
        assert (await one.state(table_id)).turn_seq > state.turn_seq
        await one.clock.advance(1_100)
        await one.caretakers.sweep()
        await one.until(lambda: True)
        effect = await one.tables.command(table_id, PEOPLE[seat], PASS)
        assert not effect.is_wish
        assert await one.stores.events.wish(table_id) is None
