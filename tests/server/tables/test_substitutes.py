"""A substitute is no adviser: who leaves comes back with the next deal, who was lost after one turn (O3, O4)."""

import pytest

from gangoffour.engine import Pass, Phase
from gangoffour.protocol import Player, SeatInfo, TableOptions, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ports import TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from tests.server.tables.hosting import ANA, PEOPLE, ByChance, Host, hosting, to_act

pytestmark = pytest.mark.anyio

SHORT = TableOptions(length="short", hints="off")


async def info_of(host: Host, table_id: TableId, player: Player) -> SeatInfo:
    public = (await host.state(table_id)).public
    seat = public.seat_of(player.player_id)
    assert seat is not None
    return public.seats[seat]


async def play_until_turn_of(host: Host, table_id: TableId, wanted: Player, choose: ByChance) -> None:
    """Let everybody else act until a person is on turn."""
    while True:
        state = await host.state(table_id)
        seat = state.seat_to_act
        assert seat is not None
        player = state.public.seats[seat].player
        assert player is not None
        if player == wanted:
            return
        await host.act(table_id, player, choose(state.view_of(seat)))


async def play_to_deal(host: Host, table_id: TableId, number: int, choose: ByChance) -> None:
    """Let everybody act until a deal has begun."""
    while True:
        state = await host.state(table_id)
        assert state.match is not None
        deal = state.match.public.deal
        if deal is not None and deal.number == number and state.phase is not Phase.READY:
            return
        seat = state.seat_to_act
        if seat is None:
            await host.ready_for_next_deal(table_id)
        elif state.bot_at(seat) is not None:
            await host.clock.advance(100)
        else:
            player = state.public.seats[seat].player
            assert player is not None
            await host.act(table_id, player, choose(state.view_of(seat)))


async def substitute_takes_turns(host: Host, table_id: TableId, player: Player, count: int, choose: ByChance) -> None:
    """Let the substitute of a person take so many turns."""
    for _ in range(count):
        await play_until_turn_of(host, table_id, player, choose)
        turn_seq = (await host.state(table_id)).turn_seq
        await host.clock.advance(2_000)
        assert (await host.state(table_id)).turn_seq > turn_seq, "a person plays"


async def lose(host: Host, table_id: TableId, player: Player) -> None:
    """Let a person lose the connection for a minute, and come back."""
    await host.tables.depart(table_id, player.player_id)
    await host.clock.advance(60_100)
    assert (await info_of(host, table_id, player)).substitute is not None
    await host.tables.arrive(table_id, player)


async def test_who_leaves_comes_back_with_the_next_deal_and_not_after_the_bot_s_turn() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SHORT)
        choose = ByChance("engine")
        _, leaver = await to_act(host, table_id)
        await host.send(table_id, leaver, messages.LeaveSeat)
        await host.tables.arrive(table_id, leaver)
        await host.send(table_id, leaver, messages.TakeBack)
        await substitute_takes_turns(host, table_id, leaver, 1, choose)
        await host.send(table_id, leaver, messages.TakeBack)
        info = await info_of(host, table_id, leaver)
        assert info.substitute is not None
        assert info.asked_back
        await play_to_deal(host, table_id, 2, choose)
        info = await info_of(host, table_id, leaver)
        assert info.substitute is None
        assert not info.asked_back


async def test_whoever_acts_in_a_deal_that_a_substitute_finishes_is_told_when_the_seat_is_theirs() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SHORT)
        _, leaver = await to_act(host, table_id)
        await host.send(table_id, leaver, messages.LeaveSeat)
        await host.tables.arrive(table_id, leaver)
        with pytest.raises(Refusal) as refusal:
            await host.act(table_id, leaver, Pass())
        assert refusal.value.code is TableCode.SEAT_NEXT_DEAL


async def test_who_asked_for_the_seat_and_is_away_again_does_not_get_it_with_the_next_deal() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SHORT)
        _, leaver = await to_act(host, table_id)
        await host.send(table_id, leaver, messages.LeaveSeat)
        await host.tables.arrive(table_id, leaver)
        await host.send(table_id, leaver, messages.TakeBack)
        await host.tables.depart(table_id, leaver.player_id)
        await play_to_deal(host, table_id, 2, ByChance("away"))
        assert (await info_of(host, table_id, leaver)).substitute is not None


async def test_who_does_not_ask_for_the_seat_does_not_get_it() -> None:
    """A person who sleeps in front of the table would let every deadline of the next deal pass as well."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SHORT)
        _, leaver = await to_act(host, table_id)
        await host.send(table_id, leaver, messages.LeaveSeat)
        await host.tables.arrive(table_id, leaver)
        await play_to_deal(host, table_id, 2, ByChance("asleep"))
        assert (await info_of(host, table_id, leaver)).substitute is not None


async def test_after_a_lost_connection_the_seat_is_taken_back_after_one_turn_of_the_substitute() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SHORT)
        choose = ByChance("lost")
        _, lost = await to_act(host, table_id)
        await lose(host, table_id, lost)
        await substitute_takes_turns(host, table_id, lost, 1, choose)
        await host.send(table_id, lost, messages.TakeBack)
        assert (await info_of(host, table_id, lost)).substitute is None


async def test_a_connection_lost_again_and_again_gives_one_turn_of_the_substitute_in_a_deal() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SHORT)
        choose = ByChance("lost again")
        _, lost = await to_act(host, table_id)
        for _ in range(2):
            await lose(host, table_id, lost)
            await substitute_takes_turns(host, table_id, lost, 1, choose)
            await host.send(table_id, lost, messages.TakeBack)
        info = await info_of(host, table_id, lost)
        assert info.substitute is not None
        assert info.asked_back
        await play_to_deal(host, table_id, 2, choose)
        assert (await info_of(host, table_id, lost)).substitute is None


async def test_the_next_deal_forgets_the_turns_of_the_substitute() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SHORT)
        choose = ByChance("forgotten")
        _, lost = await to_act(host, table_id)
        await lose(host, table_id, lost)
        await substitute_takes_turns(host, table_id, lost, 1, choose)
        await host.send(table_id, lost, messages.TakeBack)
        await play_to_deal(host, table_id, 2, choose)
        assert (await info_of(host, table_id, lost)).substitute_turns == 0


async def test_who_asks_twice_is_told_once() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SHORT)
        _, leaver = await to_act(host, table_id)
        await host.send(table_id, leaver, messages.LeaveSeat)
        await host.tables.arrive(table_id, leaver)
        for _ in range(2):
            await host.send(table_id, leaver, messages.TakeBack)
        asked = [entry for entry in await host.entries(table_id) if isinstance(entry.event, wire.SeatAskedBack)]
        assert len(asked) == 1


async def test_nobody_plays_for_the_only_person_who_leaves() -> None:
    """Bots do not play on alone: whoever comes back finds the turn as it was."""
    async with hosting() as host:
        table_id = await host.seated([ANA], SHORT, ["random"] * 3)
        await host.send(table_id, ANA, messages.SetAutoPass, is_on=False)
        while (await host.state(table_id)).seat_to_act != 0:
            await host.clock.advance(100)
        turn_seq = (await host.state(table_id)).turn_seq
        await host.send(table_id, ANA, messages.LeaveSeat)
        await host.clock.advance(30_000)
        await host.tables.arrive(table_id, ANA)
        state = await host.state(table_id)
        assert state.turn_seq == turn_seq
        assert state.seat_to_act == 0
        assert state.public.seats[0].substitute is None
