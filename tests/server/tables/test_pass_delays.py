"""A forced pass takes as long as the chosen ones of its seat; nobody can change or find out how long that is."""

from dataclasses import replace
from random import Random
from statistics import median

import pytest

from gangoffour.engine import Pass, Phase, Play, Seat, legal_actions_in
from gangoffour.protocol import TableOptions, TurnClock, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ports import TableId
from gangoffour.server.tables.owed_tasks import Task, forced_pass_moment, owed, pass_moment
from gangoffour.server.tables.pass_delays import KEPT, LONGEST_MS, Delays, drawn_ms, with_delay
from gangoffour.server.tables.state import TableState, after, cannot_beat, evolve_state, open_state
from gangoffour.server.tables.visibility import is_seen
from tests.server.tables.hosting import ANA, BEN, PEOPLE, ByChance, Host, hosting
from tests.server.tables.test_timing import next_pass, until_cannot_beat

ONE_DEAL = TableOptions(length="one_deal")
FLOOR_MS = 1_000
MEDIAN_MS = 1_800
DRAWS = 2_000

pytestmark = pytest.mark.anyio


def draws(known_ms: list[int], limit_ms: int = LONGEST_MS) -> list[int]:
    chance = Random(7)
    return [drawn_ms(known_ms, chance, floor_ms=FLOOR_MS, limit_ms=limit_ms, median_ms=MEDIAN_MS) for _ in range(DRAWS)]


def test_a_seat_of_which_nothing_is_known_passes_like_people_do() -> None:
    assert 1_650 < median(draws([])) < 1_950


def test_a_seat_that_is_known_passes_like_itself() -> None:
    rng = Random(1)
    known_ms = [int(rng.lognormvariate(8.3, 0.5)) for _ in range(KEPT)]
    assert median(draws(known_ms)) == pytest.approx(median(known_ms), rel=0.15)


def test_as_many_forced_passes_come_with_the_beat_as_chosen_ones() -> None:
    """People who click at once are held until the beat, and forced passes come with it as often."""
    drawn = draws([930] * 24 + [1_500, 1_700, 1_900, 2_000, 2_100, 2_500, 3_000, 4_000])
    assert sum(delay_ms <= FLOOR_MS for delay_ms in drawn) / DRAWS == pytest.approx(0.75, abs=0.04)


def test_no_draw_repeats_what_is_known() -> None:
    known_ms = [2_000, 3_000, 5_000, 8_000]
    near = sum(min(abs(delay_ms - each) for each in known_ms) <= 5 for delay_ms in draws(known_ms))
    assert near / DRAWS < 0.03


def test_what_is_drawn_beyond_the_limit_is_drawn_again_and_not_cut() -> None:
    drawn = draws([2_000, 6_000, 12_000, 19_000] * 8, limit_ms=5_000)
    assert max(drawn) <= 5_000
    assert sum(delay_ms > 4_950 for delay_ms in drawn) / DRAWS < 0.02
    assert max(draws([], limit_ms=0)) == 0


def test_the_latest_delays_of_a_seat_are_kept_but_none_that_is_too_long() -> None:
    delays: Delays = ((), ())
    for delay_ms in (LONGEST_MS + 1, *range(KEPT + 3)):
        delays = with_delay(delays, 1, delay_ms)
    assert delays == ((), tuple(range(3, KEPT + 3)))


async def until_may_choose(host: Host, table_id: TableId) -> tuple[TableState, Seat]:
    """Play up to a turn of somebody who may pass and could play."""
    rng = Random(11)
    while True:
        state = await host.state(table_id)
        seat = state.seat_to_act
        assert seat is not None
        actions = legal_actions_in(state.view_of(seat))
        plays = [action for action in actions if isinstance(action, Play)]
        if Pass() in actions and plays:
            return state, seat
        await host.act(table_id, PEOPLE[seat], rng.choice(plays) if plays else Pass())


async def chosen_pass(host: Host, table_id: TableId, after_ms: int) -> Seat:
    """Pass where one could play, after a while; return the seat."""
    state, seat = await until_may_choose(host, table_id)
    await host.clock.advance(state.turn_at_ms + after_ms - host.clock.now_ms())
    await host.act(table_id, PEOPLE[seat], Pass())
    return seat


async def test_only_passes_that_a_person_chose_are_known() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, ONE_DEAL)
        state, forced_seat = await until_cannot_beat(host, table_id, Random(3))
        before = state.pass_delays_ms
        await host.act(table_id, PEOPLE[forced_seat], Pass())
        assert (await host.state(table_id)).pass_delays_ms == before
        seat = await chosen_pass(host, table_id, 2_345)
        assert (await host.state(table_id)).pass_delays_ms[seat][-1] == 2_345


async def test_what_the_server_does_for_a_person_is_not_known_of_them() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="one_deal", clock=TurnClock(turn_s=10)))
        state, _ = await until_may_choose(host, table_id)
        await host.clock.advance(11_000)
        entry = await next_pass(host, table_id, state)
        assert entry.at_ms - state.turn_at_ms == 11_000
        assert (await host.state(table_id)).pass_delays_ms == state.pass_delays_ms


async def test_who_sits_down_is_not_taken_for_whoever_sat_there() -> None:
    async with hosting() as host:
        table_id = await host.open((ANA, BEN), TableOptions())
        state = (await host.state(table_id))._replace(pass_delays_ms=((1,), (2,), (), ()))
        left = after(state, [wire.SeatLeft(seat=1)], 0)
        assert left.pass_delays_ms == ((1,), (), (), ())
        assert after(state, [wire.OptionsChanged(options=TableOptions(seat_count=3))], 0).pass_delays_ms == ((),) * 3


async def test_what_is_known_is_carried_over_to_the_next_match_and_told_to_nobody() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, ONE_DEAL)
        await chosen_pass(host, table_id, 3_210)
        ended = await host.play_out(table_id, ByChance("carried"))
        await host.start(table_id, PEOPLE)
        state = await host.state(table_id)
        entries = await host.entries(table_id)
        hidden = [entry for entry in entries if isinstance(entry.event, wire.PassDelaysCarriedOn)]
        assert any(3_210 in delays_ms for delays_ms in ended.pass_delays_ms)
        assert state.pass_delays_ms == ended.pass_delays_ms
        assert len({entry.event.salt for entry in hidden}) == 2  # type: ignore[union-attr]
        assert not any(is_seen(entry.event, seat) for entry in hidden for seat in (None, *map(Seat, range(4))))
        base = max(place for place, entry in enumerate(entries) if isinstance(entry.event, wire.TableCarriedOn))
        read = open_state(entries[base])
        for entry in entries[base + 1 :]:
            read = evolve_state(read, entry)
        assert read._replace(public=state.public) == state


async def test_a_forced_pass_comes_when_it_was_drawn_on_every_node_and_however_often_it_is_woken() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, ONE_DEAL)
        state, seat = await until_cannot_beat(host, table_id, Random(3))
        expected_ms = pass_moment(state, seat, host.pace)
        assert pass_moment(state, seat, replace(host.pace, salt=b"of another node")) == expected_ms
        for _ in range(30):
            await host.tables.wake(table_id)
            await host.clock.advance(LONGEST_MS // 30)
        assert (await next_pass(host, table_id, state)).at_ms == expected_ms


async def test_somebody_who_takes_a_seat_back_does_not_move_the_pass_of_another() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, ONE_DEAL)
        state, seat = await until_cannot_beat(host, table_id, Random(3))
        expected_ms = pass_moment(state, seat, host.pace)
        other = PEOPLE[(seat + 1) % 4]
        await host.clock.advance(500)
        await host.send(table_id, other, messages.LeaveSeat)
        await host.send(table_id, other, messages.TakeBack)
        await host.clock.advance(LONGEST_MS)
        assert (await next_pass(host, table_id, state)).at_ms == expected_ms


async def test_whoever_comes_back_to_a_forced_pass_does_not_make_it_at_once() -> None:
    """A person who comes back needs a while to see that it is their turn: a pass without it would say why."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, ONE_DEAL)
        _, seat = await until_cannot_beat(host, table_id, Random(3))
        await host.tables.depart_everywhere(table_id, PEOPLE[seat].player_id)
        await host.clock.advance(LONGEST_MS)
        await host.tables.arrive(table_id, PEOPLE[seat])
        state = await host.state(table_id)
        assert state.seat_to_act == seat
        assert state.turn_at_ms == host.clock.now_ms()
        await host.clock.advance(LONGEST_MS)
        assert (await next_pass(host, table_id, state)).at_ms == pass_moment(state, seat, host.pace)


@pytest.mark.parametrize("bank_s", [0, 60])
async def test_a_forced_pass_never_costs_time_that_the_seat_could_use(bank_s: int) -> None:
    options = TableOptions(length="one_deal", clock=TurnClock(turn_s=5, bank_s=bank_s))
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, options)
        state, _ = await until_cannot_beat(host, table_id, Random(3))
        slow = state._replace(pass_delays_ms=((15_000,) * KEPT,) * 4)
        for turn_seq in range(200):
            due = owed(slow._replace(turn_seq=turn_seq), host.pace)
            assert due is not None
            assert due.task is Task.PASS
            assert due.at_ms <= state.turn_at_ms + 5_000


async def forced_moments(host: Host, table_id: TableId, *, is_watched: bool) -> list[int]:
    """When a seat that cannot beat would pass, after the beginning of its turn, in many turns."""
    state, seat = await until_cannot_beat_alone(host, table_id)
    unknown = state._replace(pass_delays_ms=((),) * 4)
    turns = [unknown._replace(turn_seq=turn_seq) for turn_seq in range(100)]
    return [forced_pass_moment(turn, seat, host.pace, is_watched=is_watched) - turn.turn_at_ms for turn in turns]


async def until_cannot_beat_alone(host: Host, table_id: TableId) -> tuple[TableState, Seat]:
    """Play at a table of bots up to a turn of the person who cannot beat the top play; a deal may go by without one."""
    choose = ByChance("alone")
    while True:
        state = await host.state(table_id)
        seat = state.seat_to_act
        if state.phase is Phase.READY:
            await host.ready_for_next_deal(table_id)
        elif seat != 0:
            await host.clock.advance(100)
        elif cannot_beat(state, seat):
            return state, seat
        else:
            await host.act(table_id, ANA, choose(state.view_of(seat)))


async def test_a_person_alone_among_bots_whom_nobody_watches_is_not_kept_waiting() -> None:
    async with hosting() as host:
        table_id = await host.seated((ANA,), TableOptions(), bots=("greedy",) * 3)
        assert max(await forced_moments(host, table_id, is_watched=False)) < 400
        assert median(await forced_moments(host, table_id, is_watched=True)) > 1_200
        state, _ = await until_cannot_beat_alone(host, table_id)
        await host.clock.advance(400)
        assert (await next_pass(host, table_id, state)).at_ms - state.turn_at_ms < 400


async def test_as_soon_as_somebody_watches_it_is_as_among_people() -> None:
    async with hosting() as host:
        table_id = await host.seated((ANA,), TableOptions(), bots=("greedy",) * 3)
        state, seat = await until_cannot_beat_alone(host, table_id)
        _, end = await host.tables.follow(table_id, lambda _change: None)
        host.tables.feeds.watch(table_id, state.seq)
        await host.clock.advance(LONGEST_MS)
        assert (await next_pass(host, table_id, state)).at_ms == pass_moment(state, seat, host.pace)
        end()
        assert not host.tables.feeds.is_watched(table_id)


async def test_a_person_who_may_come_back_is_company() -> None:
    """They are told when everything happened, also while a bot sat in for them."""
    async with hosting() as host:
        table_id = await host.seated((ANA, BEN), TableOptions(), bots=("greedy",) * 2)
        await host.send(table_id, BEN, messages.LeaveSeat)
        assert median(await forced_moments(host, table_id, is_watched=False)) > 1_200
