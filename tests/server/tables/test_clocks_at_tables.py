"""Deadlines, substitutes, pauses: the rulings for online tables O2 to O7."""

import pytest

from gangoffour.engine import Pass, Phase
from gangoffour.protocol import TableOptions, TurnClock, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ports import TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.owed_tasks import Task, owed
from gangoffour.server.tables.state import TableState
from tests.server.tables.hosting import ANA, BEN, PEOPLE, ByChance, Host, first_play, hosting, to_act

pytestmark = pytest.mark.anyio

QUICK = TableOptions(clock=TurnClock(turn_s=20))
BANKED = TableOptions(clock=TurnClock(turn_s=20, bank_s=30))


async def told(host: Host, table_id: TableId) -> list[wire.Event]:
    return [entry.event for entry in await host.entries(table_id)]


async def test_the_first_turn_of_a_deal_has_fifteen_seconds_more() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, QUICK)
        deadline = (await host.state(table_id)).public.deadline
        assert deadline is not None
        assert deadline.due_ms - host.clock.now_ms() == 35_000


async def test_a_late_lead_is_the_lowest_single_that_is_legal() -> None:
    """O2: the first lead of the match has to contain the multi-coloured one."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, QUICK)
        seat, _ = await to_act(host, table_id)
        await host.clock.advance(35_000 + 1_100)
        played = [event for event in await told(host, table_id) if isinstance(event, wire.CombinationPlayed)]
        assert [(event.seat, event.combination.cards) for event in played] == [(seat, ("1M",))]


async def test_a_late_turn_passes_if_it_may() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, QUICK)
        _, player = await to_act(host, table_id)
        await host.act(table_id, player, await first_play(host, table_id))
        seat, next_player = await to_act(host, table_id)
        await host.send(table_id, next_player, messages.SetAutoPass, is_on=False)
        await host.clock.advance(21_200)
        events = await told(host, table_id)
        assert wire.DeadlinePassed(seat=seat) in events
        assert any(isinstance(event, wire.Passed) and event.seat == seat for event in events)


async def test_a_click_within_a_second_after_the_deadline_counts() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, QUICK)
        _, player = await to_act(host, table_id)
        await host.clock.advance(35_900)
        await host.act(table_id, player, await first_play(host, table_id))
        assert not any(isinstance(event, wire.DeadlinePassed) for event in await told(host, table_id))


async def test_time_beyond_the_turn_comes_out_of_the_bank() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, BANKED)
        seat, player = await to_act(host, table_id)
        await host.clock.advance(35_000 + 12_000)
        await host.act(table_id, player, await first_play(host, table_id))
        assert (await host.state(table_id)).public.seats[seat].bank_ms == 18_000


async def test_a_turn_in_time_leaves_the_bank_alone() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, BANKED)
        seat, player = await to_act(host, table_id)
        await host.clock.advance(34_000)
        await host.act(table_id, player, await first_play(host, table_id))
        assert (await host.state(table_id)).public.seats[seat].bank_ms == 30_000


async def test_a_second_deadline_in_a_row_seats_a_planner_that_all_can_see() -> None:
    """O3, O4: and the person takes the seat back after its turn."""
    async with hosting() as host:
        table_id = await host.seated([ANA], QUICK, ["random"] * 3)
        for _ in range(800):
            await host.clock.advance(500)
            if any(isinstance(event, wire.SubstituteSeated) for event in await told(host, table_id)):
                break
        state = await host.state(table_id)
        assert state.public.seats[0].substitute == "planner"
        assert state.public.seats[0].is_here
        with pytest.raises(Refusal) as refusal:
            await host.act(table_id, ANA, Pass())
        assert refusal.value.code is TableCode.SEAT_SUBSTITUTED
        await host.clock.advance(1_500)
        await host.send(table_id, ANA, messages.TakeBack)
        assert (await host.state(table_id)).public.seats[0].substitute is None


async def test_a_minute_away_seats_a_planner_as_long_as_somebody_is_here() -> None:
    """O3."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        await host.tables.depart(table_id, BEN.player_id)
        await host.clock.advance(59_000)
        assert (await host.state(table_id)).public.seats[1].substitute is None
        await host.clock.advance(1_500)
        assert (await host.state(table_id)).public.seats[1].substitute == "planner"


async def test_a_minute_away_is_forgiven_to_those_who_come_back() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        await host.tables.depart(table_id, BEN.player_id)
        await host.clock.advance(50_000)
        await host.tables.arrive(table_id, BEN)
        await host.clock.advance(50_000)
        assert (await host.state(table_id)).public.seats[1].substitute is None


async def test_bots_do_not_play_on_alone_and_the_match_is_adjourned() -> None:
    """O6: and goes on when somebody is back."""
    async with hosting() as host:
        table_id = await host.seated([ANA], TableOptions(), ["random"] * 3)
        await host.tables.depart(table_id, ANA.player_id)
        seq = (await host.state(table_id)).seq
        await host.clock.advance(590_000)
        assert (await host.state(table_id)).seq == seq
        await host.clock.advance(20_000)
        assert (await host.state(table_id)).public.is_adjourned
        await host.tables.arrive(table_id, ANA)
        state = await host.state(table_id)
        assert not state.public.is_adjourned
        await host.play_out(table_id, ByChance("back"))


async def test_an_adjourned_match_ends_after_thirty_days_and_reveals_its_seed() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA], TableOptions(), ["random"] * 3)
        await host.tables.depart(table_id, ANA.player_id)
        await host.clock.advance(601_000)
        await host.clock.advance(30 * 24 * 3_600_000 + 1_000)
        await host.until(lambda: host.cached(table_id).public.is_closed)
        match = host.cached(table_id).public.match
        assert match is not None
        assert match.ended == "abandoned"
        assert match.secret is not None


async def test_the_host_of_a_private_table_may_pause() -> None:
    """O7."""
    async with hosting() as host:
        options = TableOptions(visibility="private", clock=TurnClock(turn_s=20))
        table_id = await host.seated(PEOPLE, options)
        _, player = await to_act(host, table_id)
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, BEN, messages.Pause)
        assert refusal.value.code is TableCode.HOST_ONLY
        await host.send(table_id, ANA, messages.Pause)
        await host.clock.advance(300_000)
        assert not any(isinstance(event, wire.DeadlinePassed) for event in await told(host, table_id))
        with pytest.raises(Refusal) as refusal:
            await host.act(table_id, player, await first_play(host, table_id))
        assert refusal.value.code is TableCode.PAUSED
        await host.send(table_id, ANA, messages.Resume)
        deadline = (await host.state(table_id)).public.deadline
        assert deadline is not None
        assert deadline.due_ms == host.clock.now_ms() + 35_000


async def test_a_public_table_cannot_be_paused() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, ANA, messages.Pause)
        assert refusal.value.code is TableCode.PRIVATE_ONLY


async def until_ready(host: Host, table_id: TableId) -> TableState:
    """Play until the deal is over."""
    choose = ByChance("pause")
    while (state := await host.state(table_id)).phase is not Phase.READY:
        seat = state.seat_to_act
        if seat is not None and seat in state.people:
            await host.act(table_id, PEOPLE[seat], choose(state.view_of(seat)))
        else:
            await host.clock.advance(100)
    return state


async def test_the_next_deal_waits_for_a_person_alone_among_bots_as_long_as_they_look_at_the_last_one() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA], TableOptions(length="short"), ["random"] * 3)
        assert (await until_ready(host, table_id)).public.deadline is None
        await host.clock.advance(300_000)
        assert (await host.state(table_id)).phase is Phase.READY
        await host.ready_for_next_deal(table_id)
        assert (await host.state(table_id)).phase in (Phase.PLAY, Phase.RETURN)


async def test_the_next_deal_waits_for_people_fifteen_seconds_and_not_for_bots() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA, BEN], TableOptions(length="short"), ["random"] * 2)
        state = await until_ready(host, table_id)
        due = owed(state, host.pace)
        assert due is not None
        assert due.task is Task.DEAL
        ended_ms = state.at_ms
        await host.clock.advance(14_000)
        assert (await host.state(table_id)).phase is Phase.READY
        await host.clock.advance(2_000)
        state = await host.state(table_id)
        assert state.phase in (Phase.PLAY, Phase.RETURN)
        assert due.at_ms == ended_ms + 15_000


async def test_no_clock_is_charged_for_an_outage() -> None:
    """Ten seconds are added to what was left when everything stopped."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, BANKED)
        before = (await host.state(table_id)).public.deadline
        assert before is not None
        await host.tables.close()
        host.clock._now_ms += 120_000  # noqa: SLF001  nobody is there to wake while the node is down
        again = Host(host.stores, host.clock, host.bus, node_id="two")
        await again.caretakers.start()
        try:
            await again.tables.wake(table_id)
            seat, player = await to_act(again, table_id)
            await again.act(table_id, player, await first_play(again, table_id))
            state = await again.state(table_id)
            put_off = [event for event in await told(again, table_id) if isinstance(event, wire.DeadlineSet)]
            assert put_off[1].due_ms >= before.due_ms + 120_000 + 10_000
            assert state.public.seats[seat].bank_ms == 30_000
        finally:
            await again.tables.close()


async def test_an_early_pass_is_shown_at_its_beat_and_no_sooner() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(visibility="unlisted"))
        _, player = await to_act(host, table_id)
        await host.act(table_id, player, await first_play(host, table_id))
        _, next_player = await to_act(host, table_id)
        began_ms = (await host.state(table_id)).turn_at_ms
        seq = await host.send(table_id, next_player, messages.Pass)
        await host.clock.advance(890)
        assert (await host.state(table_id)).seq == seq
        await host.clock.advance(150)
        entry = next(entry for entry in await host.entries(table_id) if entry.seq == seq + 1)
        assert isinstance(entry.event, wire.Passed)
        assert 900 <= entry.at_ms - began_ms < 1_000


async def test_a_later_pass_is_shown_when_it_is_made() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        _, player = await to_act(host, table_id)
        await host.act(table_id, player, await first_play(host, table_id))
        _, next_player = await to_act(host, table_id)
        await host.send(table_id, next_player, messages.SetAutoPass, is_on=False)
        await host.clock.advance(5_000)
        seq = await host.send(table_id, next_player, messages.Pass)
        entry = next(entry for entry in await host.entries(table_id) if entry.seq == seq)
        assert entry.at_ms == host.clock.now_ms()
