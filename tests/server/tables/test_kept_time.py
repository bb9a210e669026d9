"""What is left of a turn's time stays what it is: no leaving, no taking back and no pause makes more of it."""

import pytest

from gangoffour.engine import Action, Phase, Seat, legal_actions_in
from gangoffour.protocol import TableOptions, TurnClock, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ports import TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from tests.server.tables.hosting import ANA, PEOPLE, Host, first_play, hosting, to_act

pytestmark = pytest.mark.anyio

SLOW = TableOptions(clock=TurnClock(turn_s=90, bank_s=10))
QUICK = TableOptions(clock=TurnClock(turn_s=5, bank_s=10))


async def due_ms(host: Host, table_id: TableId) -> int:
    deadline = (await host.state(table_id)).public.deadline
    assert deadline is not None
    return deadline.due_ms


async def first_action(host: Host, table_id: TableId) -> Action:
    """Any action that the first seat may take."""
    return legal_actions_in((await host.state(table_id)).view_of(Seat(0)))[0]


async def sleep_until_substituted(host: Host, table_id: TableId, seat: int) -> None:
    """Let deadlines pass until a substitute sits in for the seat, and no longer."""
    for _ in range(2_000):
        state = await host.state(table_id)
        if state.public.seats[seat].substitute is not None:
            return
        if state.match is not None and state.match.public.phase is Phase.READY:  # the others were quick
            await host.ready_for_next_deal(table_id)
        await host.clock.advance(100)
    raise AssertionError("nobody sat in")


async def test_a_seat_taken_back_in_its_turn_has_the_time_that_was_left() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SLOW)
        seat, player = await to_act(host, table_id)
        before_ms = await due_ms(host, table_id)
        await host.tables.depart(table_id, player.player_id)
        await sleep_until_substituted(host, table_id, seat)
        await host.tables.arrive(table_id, player)
        await host.send(table_id, player, messages.TakeBack)
        assert await due_ms(host, table_id) == before_ms


async def test_a_turn_that_began_under_a_substitute_is_charged_from_its_beginning() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, SLOW)
        _, first = await to_act(host, table_id)
        others = [player for player in PEOPLE if player != first]
        for player in others:
            await host.tables.depart(table_id, player.player_id)
        await host.clock.advance(60_100)
        for player in others:
            await host.tables.arrive(table_id, player)
        await host.act(table_id, first, await first_play(host, table_id))
        seat, player = await to_act(host, table_id)
        began_ms = host.clock.now_ms()
        assert (await host.state(table_id)).public.seats[seat].substitute is not None
        await host.clock.advance(300)
        await host.send(table_id, player, messages.TakeBack)
        assert await due_ms(host, table_id) == began_ms + 100_000


async def test_a_turn_whose_time_is_up_is_the_substitute_s_and_is_not_taken_back() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA], QUICK, ["random"] * 3)
        await sleep_until_substituted(host, table_id, 0)
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, ANA, messages.TakeBack)
        assert refusal.value.code is TableCode.SEAT_NO_TIME
        await host.clock.advance(1_500)
        await host.send(table_id, ANA, messages.TakeBack)
        assert (await host.state(table_id)).public.seats[0].substitute is None


async def test_missed_deadlines_are_not_forgotten_by_taking_back() -> None:
    """The next deadline that passes seats a substitute at once; a turn in time ends the row."""
    async with hosting() as host:
        table_id = await host.seated([ANA], QUICK, ["random"] * 3)
        await sleep_until_substituted(host, table_id, 0)
        await host.clock.advance(1_500)
        await host.send(table_id, ANA, messages.TakeBack)
        # A pass that the server makes is a turn in time for all to see, and would end the row.
        await host.send(table_id, ANA, messages.SetAutoPass, is_on=False)
        assert (await host.state(table_id)).public.seats[0].missed_deadlines == 2
        missed = len([entry for entry in await host.entries(table_id) if isinstance(entry.event, wire.DeadlinePassed)])
        await sleep_until_substituted(host, table_id, 0)
        again = len([entry for entry in await host.entries(table_id) if isinstance(entry.event, wire.DeadlinePassed)])
        assert again == missed + 1


async def test_a_turn_in_time_ends_the_row_of_missed_deadlines() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA], TableOptions(clock=TurnClock(turn_s=20)), ["random"] * 3)
        await sleep_until_substituted(host, table_id, 0)
        await host.clock.advance(1_500)
        await host.send(table_id, ANA, messages.TakeBack)
        await host.send(table_id, ANA, messages.SetAutoPass, is_on=False)
        while (await host.state(table_id)).seat_to_act != 0:
            await host.clock.advance(100)
        await host.act(table_id, ANA, await first_action(host, table_id))
        assert (await host.state(table_id)).public.seats[0].missed_deadlines == 0


async def test_a_pause_keeps_the_time_that_was_left_of_a_turn_and_of_the_bank() -> None:
    async with hosting() as host:
        options = TableOptions(visibility="private", clock=TurnClock(turn_s=5, bank_s=10))
        table_id = await host.seated(PEOPLE, options)
        seat, player = await to_act(host, table_id)
        for _ in range(4):
            await host.clock.advance(6_000)
            await host.send(table_id, ANA, messages.Pause)
            await host.clock.advance(60_000)
            await host.send(table_id, ANA, messages.Resume)
        assert await due_ms(host, table_id) == host.clock.now_ms() + 5_000 + 15_000 + 10_000 - 24_000
        await host.act(table_id, player, await first_play(host, table_id))
        assert (await host.state(table_id)).public.seats[seat].bank_ms == 6_000
