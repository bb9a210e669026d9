"""The clock of "play now": it runs while somebody waits, and a person alone among bots is not hurried."""

import pytest

from gangoffour.engine import Phase, Seat, legal_actions_in
from gangoffour.protocol import TableOptions, TurnClock, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ports import TableId
from gangoffour.server.tables.state import TableState
from tests.server.tables.hosting import ANA, BEN, CLEO, ByChance, Host, first_play, hosting
from tests.server.tables.test_play_now import lobby_of, play_deal, play_now, playing

pytestmark = pytest.mark.anyio

TURN_MS = 45_000
TIMED = TableOptions(length="short", clock=TurnClock(turn_s=TURN_MS // 1000))
HOUR_MS = 3_600_000


def is_first_turn(state: TableState) -> bool:
    """Whether nobody has played in this deal; whoever is first has longer to think."""
    deal = state.match.public.deal if state.match is not None else None
    return deal is not None and not (deal.tricks or deal.trick.turns)


async def on_turn(host: Host, table_id: TableId, seat: int = 0) -> TableState:
    """Let the bots play until it is a person's turn, not the first of the deal."""
    while True:
        state = await host.state(table_id)
        if state.seat_to_act != seat:
            await host.clock.advance(100)
        elif is_first_turn(state):
            await host.act(table_id, ANA, await first_play(host, table_id))
        else:
            return state


async def alone(host: Host) -> TableId:
    """Let Ana play now among bots, on turn, without passing automatically."""
    table_id = await playing(host, lobby_of(host), ANA, TIMED)
    await host.send(table_id, ANA, messages.SetAutoPass, is_on=False)
    await on_turn(host, table_id)
    return table_id


def forced(entries: list[wire.Entry]) -> list[wire.Event]:
    return [
        entry.event for entry in entries if isinstance(entry.event, wire.DeadlinePassed) and not entry.event.is_idle
    ]


async def test_a_person_alone_among_bots_thinks_as_long_as_they_like() -> None:
    async with hosting() as host:
        table_id = await alone(host)
        before = await host.state(table_id)
        await host.clock.advance(HOUR_MS)
        state = await host.state(table_id)
        assert state.public.deadline is None
        assert state.match == before.match
        assert state.public.seats[0].substitute is None


async def test_the_clock_begins_when_somebody_is_promised_a_seat_and_hurries_from_then_on() -> None:
    async with hosting() as host:
        table_id = await alone(host)
        await host.clock.advance(TURN_MS - 1_000)
        assert (await play_now(lobby_of(host), BEN, TIMED)).table_id == table_id
        deadline = (await host.state(table_id)).public.deadline
        assert deadline is not None
        assert (deadline.seat, deadline.due_ms) == (0, host.clock.now_ms() + TURN_MS)
        await host.clock.advance(TURN_MS + 1_100)
        assert forced(await host.entries(table_id)) == [wire.DeadlinePassed(seat=0)]


async def test_a_second_newcomer_puts_no_deadline_off() -> None:
    async with hosting() as host:
        table_id = await alone(host)
        await play_now(lobby_of(host), BEN, TIMED)
        deadline = (await host.state(table_id)).public.deadline
        for _ in range(3):
            await host.clock.advance(10_000)
            await host.send(table_id, CLEO, messages.TakeSeat, seat=3)
            await host.send(table_id, CLEO, messages.LeaveSeat)
        assert (await host.state(table_id)).public.deadline == deadline


async def test_the_clock_stops_when_nobody_waits_any_more() -> None:
    async with hosting() as host:
        table_id = await alone(host)
        await play_now(lobby_of(host), BEN, TIMED)
        await host.send(table_id, BEN, messages.LeaveSeat)
        assert (await host.state(table_id)).public.deadline is None
        await host.clock.advance(HOUR_MS)
        assert forced(await host.entries(table_id)) == []


async def test_the_clock_runs_again_when_company_comes_back() -> None:
    async with hosting() as host:
        table_id = await playing(host, lobby_of(host), ANA, TIMED)
        await play_now(lobby_of(host), BEN, TIMED)
        await play_deal(host, table_id, ANA)
        await host.ready_for_next_deal(table_id)
        await host.tables.arrive(table_id, BEN)
        await host.send(table_id, ANA, messages.SetAutoPass, is_on=False)  # her turn lasts, whatever was dealt
        choose = ByChance("company")
        while (state := await host.state(table_id)).seat_to_act != Seat(0) or is_first_turn(state):
            if state.seat_to_act in {Seat(0), Seat(1)}:
                player = (ANA, BEN)[state.seat_to_act]
                await host.act(table_id, player, choose(state.view_of(state.seat_to_act)))
            else:
                await host.clock.advance(100)
        assert state.public.deadline is not None
        await host.tables.depart(table_id, BEN.player_id)
        assert (await host.state(table_id)).public.deadline is None
        await host.clock.advance(5_000)
        await host.tables.arrive(table_id, BEN)
        deadline = (await host.state(table_id)).public.deadline
        assert deadline is not None
        assert deadline.due_ms == host.clock.now_ms() + TURN_MS


async def test_somebody_who_stalls_holds_a_newcomer_for_two_turns_and_no_longer() -> None:
    """Then a substitute plays on, and the newcomer has the seat with the next deal."""
    async with hosting() as host:
        table_id = await alone(host)
        await play_now(lobby_of(host), BEN, TIMED)
        await host.tables.arrive(table_id, BEN)
        for _ in range(2 * TURN_MS // 1000 + 120):
            if (await host.state(table_id)).public.seats[1].player == BEN:
                break
            await host.clock.advance(1_000)
        assert (await host.state(table_id)).public.seats[1].player == BEN


async def test_nobody_is_sent_to_a_person_alone_who_looks_elsewhere_until_they_act_again() -> None:
    async with hosting() as host:
        table_id = await alone(host)
        await host.clock.advance(TURN_MS)
        assert (await play_now(lobby_of(host), BEN, TIMED)).table_id != table_id
        # As the cards fell, she leads, follows, or can only pass.
        view = (await host.state(table_id)).view_of(Seat(0))
        await host.act(table_id, ANA, legal_actions_in(view)[0])
        assert (await host.state(table_id)).public.seats[0].missed_deadlines == 0
        await play_deal(host, table_id, ANA)
        await host.ready_for_next_deal(table_id)
        assert (await play_now(lobby_of(host), CLEO, TIMED)).table_id == table_id


async def test_a_turn_that_took_long_without_a_clock_is_the_persons_own_in_the_record() -> None:
    async with hosting() as host:
        options = TableOptions(length="one_deal", clock=TIMED.clock)
        table_id = await playing(host, lobby_of(host), ANA, options)
        await on_turn(host, table_id)
        await host.clock.advance(HOUR_MS)
        await play_deal(host, table_id, ANA)
        await host.until(lambda: not host.cached(table_id).public.is_playing)
        assert "clock" not in (await host.record_text(host.cached(table_id))).casefold()


async def test_a_newcomer_between_two_deals_waits_fifteen_seconds_at_most() -> None:
    async with hosting() as host:
        table_id = await playing(host, lobby_of(host), ANA, TIMED)
        await play_deal(host, table_id, ANA)
        await host.clock.advance(60_000)
        assert (await host.state(table_id)).phase is Phase.READY
        await play_now(lobby_of(host), BEN, TIMED)
        await host.clock.advance(15_000)
        state = await host.state(table_id)
        assert state.phase in (Phase.PLAY, Phase.RETURN)
        assert state.public.seats[1].player == BEN
