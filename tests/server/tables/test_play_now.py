"""Play now never waits: a table at once, and people in place of bots as they come."""

import pytest

from gangoffour.engine import Phase, Seat
from gangoffour.protocol import TableOptions, messages
from gangoffour.server.lobby.service import Lobby, Placed
from gangoffour.server.tables.errors import Refusal, TableCode
from tests.server.tables.hosting import ANA, BEN, CLEO, ByChance, Host, hosting

pytestmark = pytest.mark.anyio

SHORT = TableOptions(length="short")


async def started_alone(host: Host, lobby: Lobby, options: TableOptions) -> Placed:
    """Let Ana play now, against bots alone."""
    placed = await lobby.play_now(ANA, options, "random")
    await host.tables.arrive(placed.table_id, ANA)
    await host.clock.settle()
    await host.start(placed.table_id, [ANA])
    await host.clock.settle()
    return placed


async def test_the_first_person_gets_a_table_full_of_bots() -> None:
    async with hosting() as host:
        lobby = Lobby(host.tables, host.stores.listings)
        placed = await lobby.play_now(ANA, SHORT, "planner")
        await host.clock.settle()
        state = await host.state(placed.table_id)
        assert placed.seat == 0
        assert [info.player.bot for info in state.public.seats if info.player is not None] == [None, *["planner"] * 3]
        assert state.public.preparation is not None


async def test_the_next_person_takes_a_bot_s_seat_at_once_before_the_match() -> None:
    async with hosting() as host:
        lobby = Lobby(host.tables, host.stores.listings)
        first = await lobby.play_now(ANA, SHORT, "planner")
        await host.tables.arrive(first.table_id, ANA)
        await host.clock.settle()
        second = await lobby.play_now(BEN, SHORT, "planner")
        state = await host.state(second.table_id)
        assert second.table_id == first.table_id
        assert state.public.seats[second.seat].player == BEN


async def test_nobody_waits_for_the_end_of_a_deal_of_others() -> None:
    async with hosting() as host:
        lobby = Lobby(host.tables, host.stores.listings)
        placed = await started_alone(host, lobby, SHORT)
        other = await lobby.play_now(BEN, SHORT, "random")
        assert other.table_id != placed.table_id


async def test_nobody_waits_for_a_person_who_is_not_there() -> None:
    async with hosting() as host:
        lobby = Lobby(host.tables, host.stores.listings)
        placed = await lobby.play_now(ANA, SHORT, "random")
        await host.clock.settle()
        other = await lobby.play_now(BEN, SHORT, "random")
        assert other.table_id != placed.table_id


async def test_a_person_who_joins_takes_seat_and_score_over_with_the_next_deal() -> None:
    async with hosting() as host:
        lobby = Lobby(host.tables, host.stores.listings)
        placed = await started_alone(host, lobby, SHORT)
        await host.send(placed.table_id, BEN, messages.TakeSeat, seat=2)
        state = await host.state(placed.table_id)
        assert state.public.seats[2].promised_to == BEN
        choose = ByChance("takeover")
        while (state := await host.state(placed.table_id)).phase is not Phase.READY:
            if state.seat_to_act == 0:
                await host.act(placed.table_id, ANA, choose(state.view_of(Seat(0))))
            else:
                await host.clock.advance(100)
        scores = state.view_of(Seat(0)).public.scores
        await host.ready_for_next_deal(placed.table_id)
        state = await host.state(placed.table_id)
        assert state.public.seats[2].player == BEN
        assert state.bot_at(Seat(2)) is None
        assert state.view_of(Seat(2)).public.scores == scores


async def test_a_promise_can_be_given_up() -> None:
    async with hosting() as host:
        lobby = Lobby(host.tables, host.stores.listings)
        placed = await started_alone(host, lobby, SHORT)
        await host.send(placed.table_id, BEN, messages.TakeSeat, seat=1)
        await host.send(placed.table_id, BEN, messages.LeaveSeat)
        assert (await host.state(placed.table_id)).public.seats[1].promised_to is None


async def test_nobody_is_put_into_the_last_deal_of_a_match() -> None:
    async with hosting() as host:
        lobby = Lobby(host.tables, host.stores.listings)
        placed = await started_alone(host, lobby, TableOptions(length="one_deal"))
        with pytest.raises(Refusal) as refusal:
            await host.send(placed.table_id, BEN, messages.TakeSeat, seat=1)
        assert refusal.value.code is TableCode.SEAT_TAKEN


async def test_tables_are_found_by_those_who_sit_at_them() -> None:
    async with hosting() as host:
        lobby = Lobby(host.tables, host.stores.listings)
        opened = await lobby.open_table(ANA, TableOptions(visibility="unlisted"))
        public = await lobby.open_table(CLEO, TableOptions())
        assert [listing.table_id for listing in await lobby.tables_of(ANA.player_id)] == [str(opened.table_id)]
        assert [listing.table_id for listing in await lobby.public_tables()] == [str(public.table_id)]
