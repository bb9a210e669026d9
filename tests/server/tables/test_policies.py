"""Policies of a table: who may be away how long, who may sit down, and what does not go together."""

import pytest

from gangoffour.engine import Phase
from gangoffour.protocol import TableOptions, TurnClock, messages
from gangoffour.protocol import events as wire
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.owed_tasks import owed
from gangoffour.server.tables.policies import check_options
from tests.server.tables.hosting import ANA, BEN, CLEO, PEOPLE, ByChance, Host, first_play, hosting, to_act

HOUR_MS = 3_600_000
DAY = TurnClock(turn_s=24 * 3600)
BY_TURNS = TableOptions(clock=DAY, presence="turn_based", length="short", visibility="unlisted")
ALONE = TableOptions(presence="alone", length="short")

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "options, code",
    [
        (TableOptions(clock=DAY), TableCode.SLOW_CLOCK),
        (TableOptions(clock=TurnClock(turn_s=30, bank_s=7200)), TableCode.SLOW_CLOCK),
        (TableOptions(presence="turn_based"), TableCode.TURN_BASED_CLOCK),
        (TableOptions(presence="turn_based", clock=TurnClock(turn_s=60)), TableCode.TURN_BASED_CLOCK),
        (TableOptions(presence="alone", clock=TurnClock(turn_s=60)), TableCode.ALONE_CLOCK),
        (TableOptions(company="invited"), TableCode.INVITED_PRIVATE),
        (TableOptions(company="rated"), TableCode.RATED),
    ],
)
async def test_what_does_not_go_together_is_refused_when_a_table_is_opened_or_changed(
    options: TableOptions, code: TableCode
) -> None:
    async with hosting() as host:
        with pytest.raises(Refusal) as refusal:
            await host.tables.open(ANA, options)
        assert refusal.value.code is code
        table_id = await host.open([ANA], TableOptions())
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, ANA, messages.ChangeOptions, options=options)
        assert refusal.value.code is code


@pytest.mark.parametrize(
    "options",
    [
        TableOptions(),
        TableOptions(clock=TurnClock(turn_s=3600, bank_s=3600)),
        TableOptions(clock=TurnClock(turn_s=3600), presence="turn_based"),
        TableOptions(company="invited", visibility="private"),
        ALONE,
        BY_TURNS,
    ],
)
def test_what_goes_together_is_accepted(options: TableOptions) -> None:
    check_options(options)


async def leave_all(host: Host, table_id: object) -> None:
    for player in PEOPLE:
        await host.tables.depart(table_id, player.player_id)  # type: ignore[arg-type]


async def test_nobody_is_away_before_their_deadline_when_turns_take_days() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, BY_TURNS)
        seat, player = await to_act(host, table_id)
        await leave_all(host, table_id)
        seq = (await host.state(table_id)).seq
        await host.clock.advance(23 * HOUR_MS)
        state = await host.state(table_id)
        assert state.seq == seq, "no substitute, no adjournment"
        assert owed(state, host.pace) is not None
        await host.tables.arrive(table_id, player)
        await host.act(table_id, player, await first_play(host, table_id))
        assert (await host.state(table_id)).seat_to_act != seat


async def test_a_deadline_of_days_passes_though_nobody_is_there() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, BY_TURNS)
        seat, _ = await to_act(host, table_id)
        await leave_all(host, table_id)
        await host.clock.advance(25 * HOUR_MS)
        state = await host.state(table_id)
        assert state.public.seats[seat].missed_deadlines == 1
        assert state.seat_to_act != seat
        assert not state.public.is_adjourned


async def test_turn_by_turn_the_next_deal_waits_for_people_who_are_away() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, BY_TURNS)
        choose = ByChance("by turns")
        while (state := await host.state(table_id)).phase is not Phase.READY:
            _, player = await to_act(host, table_id)
            assert state.seat_to_act is not None
            await host.act(table_id, player, choose(state.view_of(state.seat_to_act)))
        await leave_all(host, table_id)
        await host.clock.advance(23 * HOUR_MS)
        assert (await host.state(table_id)).phase is Phase.READY
        await host.clock.advance(2 * HOUR_MS)
        assert (await host.state(table_id)).phase is not Phase.READY


async def test_a_table_turn_by_turn_waits_a_day_for_its_players() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], BY_TURNS)
        for player in (ANA, BEN):
            await host.tables.depart(table_id, player.player_id)
        await host.clock.advance(23 * HOUR_MS)
        assert not (await host.state(table_id)).public.is_closed
        await host.clock.advance(2 * HOUR_MS)
        assert (await host.state(table_id)).public.is_closed


async def test_who_plays_alone_is_not_hurried_between_deals() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA], ALONE, ["greedy"] * 3)
        choose = ByChance("alone")
        while (state := await host.state(table_id)).phase is not Phase.READY:
            seat = state.seat_to_act
            if seat == 0:
                await host.act(table_id, ANA, choose(state.view_of(seat)))
            else:
                await host.clock.advance(1_000)
        assert state.public.deadline is None
        await host.clock.advance(HOUR_MS)
        assert (await host.state(table_id)).phase is Phase.READY
        await host.ready_for_next_deal(table_id)
        assert (await host.state(table_id)).phase is not Phase.READY


async def test_nobody_else_sits_down_where_somebody_plays_alone() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA], ALONE)
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, BEN, messages.TakeSeat, seat=1)
        assert refusal.value.code is TableCode.SEAT_ALONE
        other = await host.open([BEN, CLEO], TableOptions())
        with pytest.raises(Refusal) as refusal:
            await host.send(other, BEN, messages.ChangeOptions, options=ALONE)
        assert refusal.value.code is TableCode.SEAT_ALONE


async def test_a_match_of_one_alone_waits_for_them_without_a_substitute() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA], ALONE, ["greedy"] * 3)
        await host.tables.depart(table_id, ANA.player_id)
        await host.clock.advance(2 * HOUR_MS)
        state = await host.state(table_id)
        assert state.public.seats[0].substitute is None
        await host.tables.arrive(table_id, ANA)
        assert not (await host.state(table_id)).public.is_adjourned


async def test_the_host_seats_no_bot_for_somebody_who_has_days() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, BY_TURNS)
        await host.tables.depart(table_id, BEN.player_id)
        await host.clock.advance(HOUR_MS)
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, ANA, messages.SeatBot, seat=1, level="random")
        assert refusal.value.code is TableCode.SEAT_PRESENT


async def test_what_a_client_does_not_say_is_as_ever() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA, BEN], TableOptions(), ["greedy"] * 2)
        await host.tables.depart(table_id, BEN.player_id)
        due = owed(await host.state(table_id), host.pace)
        assert due is not None
        await host.clock.advance(60_500)
        assert (await host.state(table_id)).public.seats[1].substitute is not None
        opened = (await host.entries(table_id))[0].event
        assert isinstance(opened, wire.TableOpened)
        assert (opened.policy.deals, opened.policy.opener) == ("own_seed", "person")
