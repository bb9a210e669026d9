"""The host and those who keep others waiting: bans, a clock among strangers, a match that begins without the late."""

import pytest

from gangoffour.engine import Phase
from gangoffour.fairness import client_commitment
from gangoffour.protocol import Player, TableOptions, TurnClock, messages
from gangoffour.protocol import events as wire
from gangoffour.records import verify_text
from gangoffour.server.ports import MatchId, TableId
from gangoffour.server.tables.access import address_hash, admit, may_stay
from gangoffour.server.tables.errors import Refusal, TableCode
from tests.server.tables.hosting import (
    ANA,
    BEN,
    CLEO,
    DAN,
    PEOPLE,
    ByChance,
    Host,
    first_play,
    hosting,
    number_of,
    to_act,
)

pytestmark = pytest.mark.anyio

HOME = "203.0.113.7"


async def refused(
    host: Host, table_id: TableId, player: Player, command: type[messages.Command], **fields: object
) -> str:
    with pytest.raises(Refusal) as refusal:
        await host.send(table_id, player, command, **fields)
    return refusal.value.code


# --- bans ------------------------------------------------------------------------------------------------------------


async def test_whoever_the_host_removes_does_not_come_back() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], TableOptions())
        await host.send(table_id, ANA, messages.RemovePlayer, seat=1)
        for _ in range(5):
            assert await refused(host, table_id, BEN, messages.TakeSeat, seat=1) is TableCode.BANNED
        state = await host.state(table_id)
        with pytest.raises(Refusal) as refusal:
            admit(state, BEN.player_id, None)
        assert refusal.value.code is TableCode.BANNED
        await host.send(table_id, CLEO, messages.TakeSeat, seat=1)


async def test_a_ban_of_an_address_keeps_strangers_away_and_nobody_with_a_seat() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], TableOptions())
        await host.tables.ban(table_id, address_hash(table_id, HOME))
        state = await host.state(table_id)
        assert not may_stay(state, DAN.player_id, HOME)
        assert not may_stay(state, None, HOME)
        assert may_stay(state, BEN.player_id, HOME)
        assert may_stay(state, DAN.player_id, "203.0.113.8")


async def test_a_ban_is_of_one_table() -> None:
    async with hosting() as host:
        first = await host.open([ANA, BEN], TableOptions())
        await host.send(first, ANA, messages.RemovePlayer, seat=1)
        second = await host.open([ANA, BEN], TableOptions())
        assert (await host.state(second)).public.seat_of(BEN.player_id) == 1
        assert address_hash(first, HOME) != address_hash(second, HOME)


async def test_bans_outlive_the_part_of_the_stream_that_is_read_no_more() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN, CLEO], TableOptions(length="one_deal"))
        await host.send(table_id, ANA, messages.RemovePlayer, seat=2)
        await host.tables.ban(table_id, address_hash(table_id, HOME))
        for seat in (2, 3):
            await host.send(table_id, ANA, messages.SeatBot, seat=seat, level="random")
        await host.clock.settle()
        await host.start(table_id, [ANA, BEN])
        known = await host.state(table_id)
        host.tables.streams.forget_all()
        loaded = await host.state(table_id)
        assert loaded == known
        assert loaded.banned_players == {CLEO.player_id}
        assert loaded.banned_addresses == {address_hash(table_id, HOME)}


async def test_play_now_does_not_lead_to_a_table_where_one_is_banned() -> None:
    async with hosting() as host:
        lobby = host.lobby()
        table_id = (await lobby.play_now(ANA, TableOptions(), "greedy", origin="elsewhere")).table_id
        await host.tables.arrive(table_id, ANA)
        await host.clock.settle()
        await host.start(table_id, [ANA])
        await host.tables.ban(table_id, address_hash(table_id, HOME))
        assert (await lobby.play_now(BEN, TableOptions(), "greedy", origin=HOME)).table_id != table_id
        assert (await lobby.play_now(CLEO, TableOptions(), "greedy", origin="elsewhere")).table_id == table_id


async def test_a_removed_bot_bans_nobody() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA], TableOptions(), ["random"])
        await host.send(table_id, ANA, messages.RemovePlayer, seat=3)
        assert (await host.state(table_id)).banned_players == frozenset()


# --- a clock among strangers -----------------------------------------------------------------------------------------


async def test_two_people_at_a_public_table_play_by_a_clock_though_none_was_chosen() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA, BEN], TableOptions(), ["random"] * 2)
        while (await host.state(table_id)).seat_to_act not in (0, 1):
            await host.clock.advance(100)
        assert (await host.state(table_id)).public.deadline is not None


@pytest.mark.parametrize("people, visibility", [([ANA], "public"), ([ANA, BEN], "private"), ([ANA, BEN], "unlisted")])
async def test_nobody_s_clock_runs_alone_among_bots_or_among_friends(people: list[Player], visibility: str) -> None:
    async with hosting() as host:
        options = TableOptions(visibility=visibility)  # type: ignore[arg-type]  # one of the three
        table_id = await host.seated(people, options, ["random"] * (4 - len(people)))
        while (await host.state(table_id)).seat_to_act not in range(len(people)):
            await host.clock.advance(100)
        assert (await host.state(table_id)).public.deadline is None


async def test_a_person_who_waits_for_a_bots_seat_brings_the_clock() -> None:
    async with hosting() as host:
        lobby = host.lobby()
        placed = await lobby.play_now(ANA, TableOptions(length="short"), "random", origin=HOME)
        await host.tables.arrive(placed.table_id, ANA)
        await host.clock.settle()
        await host.start(placed.table_id, [ANA])
        assert (await host.state(placed.table_id)).public.deadline is None
        await host.send(placed.table_id, BEN, messages.TakeSeat, seat=1)
        choose = ByChance("clock")
        while (state := await host.state(placed.table_id)).public.seat_of(BEN.player_id) is None:
            assert (state.public.deadline is not None) == (state.seat_to_act in {0, None})
            if state.phase is Phase.READY:
                await host.ready_for_next_deal(placed.table_id)
            elif state.seat_to_act == 0:
                await host.act(placed.table_id, ANA, choose(state.view_of(state.seat_to_act)))
            else:
                await host.clock.advance(100)
        while (await host.state(placed.table_id)).seat_to_act not in (0, 1):
            await host.clock.advance(100)
        assert (await host.state(placed.table_id)).public.deadline is not None


# --- the late --------------------------------------------------------------------------------------------------------


async def be_ready(host: Host, table_id: TableId, people: list[Player]) -> str:
    """Let people be ready; return the id of the match."""
    preparation = (await host.state(table_id)).public.preparation
    assert preparation is not None
    match_id = preparation.match_id
    for player in people:
        commitment = client_commitment(MatchId(match_id).bytes, player.player_id, number_of(player)).hex()
        await host.send(table_id, player, messages.Ready, match_id=match_id, commitment=commitment)
    return match_id


async def reveal(host: Host, table_id: TableId, people: list[Player], match_id: str) -> None:
    for player in people:
        await host.send(table_id, player, messages.Reveal, match_id=match_id, number=number_of(player).hex())
    await host.clock.settle()


async def test_a_public_match_begins_without_the_one_who_is_not_ready() -> None:
    async with hosting() as host:
        table_id = await host.open(PEOPLE, TableOptions(length="one_deal"))
        ready = [ANA, BEN, CLEO]
        match_id = await be_ready(host, table_id, ready)
        await host.clock.advance(9_000)
        assert (await host.state(table_id)).public.preparation is not None
        await host.clock.advance(1_500)
        assert (
            await refused(host, table_id, DAN, messages.Ready, match_id=match_id, commitment="ab" * 32) == "ready/late"
        )
        await reveal(host, table_id, ready, match_id)
        state = await host.state(table_id)
        assert state.phase is Phase.PLAY
        assert [info.substitute for info in state.public.seats] == [None, None, None, "planner"]
        await host.send(table_id, DAN, messages.TakeBack)
        ended = await host.play_out(table_id, ByChance("late"))
        assert ended.public.match is not None
        text = await host.record_text(ended)
        assert verify_text(text).seats_without_number == (3,)


async def test_two_who_are_not_ready_are_waited_for_a_minute() -> None:
    async with hosting() as host:
        table_id = await host.open(PEOPLE, TableOptions())
        match_id = await be_ready(host, table_id, [ANA, BEN])
        await host.clock.advance(59_000)
        assert (await host.state(table_id)).public.preparation is not None
        await host.clock.advance(1_500)
        await reveal(host, table_id, [ANA, BEN], match_id)
        assert (await host.state(table_id)).phase is Phase.PLAY


@pytest.mark.parametrize("visibility", ["private", "unlisted"])
async def test_friends_are_waited_for(visibility: str) -> None:
    async with hosting() as host:
        options = TableOptions(visibility=visibility)  # type: ignore[arg-type]  # one of the three
        table_id = await host.open(PEOPLE, options)
        await be_ready(host, table_id, [ANA, BEN, CLEO])
        await host.clock.advance(300_000)
        assert not (await host.state(table_id)).public.is_playing


async def test_a_person_alone_among_bots_takes_their_time() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA], TableOptions(), ["random"] * 3)
        await host.clock.advance(300_000)
        assert not (await host.state(table_id)).public.is_playing


# --- those who stall -------------------------------------------------------------------------------------------------


async def test_the_host_may_let_a_bot_play_for_somebody_who_has_not_acted_for_a_minute() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(visibility="private"))
        seat, player = await to_act(host, table_id)
        if player == ANA:
            await host.act(table_id, ANA, await first_play(host, table_id))
            seat, player = await to_act(host, table_id)
        await host.clock.advance(59_000)
        assert await refused(host, table_id, ANA, messages.SeatBot, seat=seat, level="planner") == "seat/present"
        await host.clock.advance(1_500)
        await host.send(table_id, ANA, messages.SeatBot, seat=seat, level="planner")
        info = (await host.state(table_id)).public.seats[seat]
        assert info.substitute == "planner"
        await host.send(table_id, player, messages.TakeBack)
        info = (await host.state(table_id)).public.seats[seat]
        assert (info.substitute, info.asked_back) == ("planner", True)


async def test_with_a_clock_the_host_waits_for_a_deadline_to_pass() -> None:
    """Somebody who may think for two minutes is not replaced after one."""
    async with hosting() as host:
        options = TableOptions(clock=TurnClock(turn_s=120))
        table_id = await host.seated(PEOPLE, options)
        seat, player = await to_act(host, table_id)
        if player == ANA:
            await host.act(table_id, ANA, await first_play(host, table_id))
            seat, _ = await to_act(host, table_id)
        await host.clock.advance(100_000)
        assert await refused(host, table_id, ANA, messages.SeatBot, seat=seat, level="planner") == "seat/present"
        await host.clock.advance(40_000)
        assert wire.DeadlinePassed(seat=seat) in [entry.event for entry in await host.entries(table_id)]
        await host.send(table_id, ANA, messages.SeatBot, seat=seat, level="planner")
        assert (await host.state(table_id)).public.seats[seat].substitute == "planner"
