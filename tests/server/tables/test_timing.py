"""The moment of a pass tells nothing about a hand: forced or chosen, automatic or clicked, a person's or a bot's."""

from random import Random
from typing import Literal

import pytest

from gangoffour.bots import BOTS, UniformBot
from gangoffour.engine import Action, Pass, Phase, Play, Seat, SeatView, legal_actions_in
from gangoffour.protocol import HintedAction, TableOptions, action_command, messages
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.ports import Cause, TableId
from gangoffour.server.tables.owed_tasks import THINK_MS, Task, owed, pass_moment
from gangoffour.server.tables.pass_delays import LONGEST_MS
from gangoffour.server.tables.state import TableState, cannot_beat, evolve_state, open_state
from gangoffour.server.tables.wishes import Effect
from tests.server.tables.hosting import ANA, BEN, CLEO, DAN, PEOPLE, Host, hosting
from tools.leaks.samples import kolmogorov_smirnov

ONE_DEAL = TableOptions(length="one_deal", visibility="unlisted")
BEAT_MS = 900
JITTER_MS = 100

pytestmark = pytest.mark.anyio


async def states(host: Host, table_id: TableId) -> list[tuple[TableState, wire.Entry]]:
    """Every event of the table, with the state before it."""
    entries = await host.entries(table_id)
    state, before = open_state(entries[0]), []
    for entry in entries[1:]:
        before.append((state, entry))
        state = evolve_state(state, entry)
    return before


async def until_cannot_beat(host: Host, table_id: TableId, rng: Random) -> tuple[TableState, Seat]:
    """Play by chance up to a turn of somebody who cannot beat the top play, and will pass automatically."""
    while True:
        state = await host.state(table_id)
        seat = state.seat_to_act
        assert seat is not None
        if cannot_beat(state, seat):
            return state, seat
        player = state.public.seats[seat].player
        assert player is not None
        await host.act(table_id, player, UniformBot().choose(state.view_of(seat), rng))


async def click_early(host: Host, table_id: TableId, seat: Seat, rng: Random) -> int:
    """Click a pass at some moment before it is shown; return its sequence number."""
    state = await host.state(table_id)
    moment_ms = pass_moment(state, seat, host.pace)
    await host.clock.advance(rng.randrange(moment_ms - host.clock.now_ms()))
    command = action_command(Pass(), f"pass-{state.seq}")
    assert await host.tables.command(table_id, PEOPLE[seat], command) == Effect(state.seq, is_wish=True)
    await host.clock.advance(moment_ms - host.clock.now_ms())
    return (await host.tables.command(table_id, PEOPLE[seat], command)).seq


async def next_pass(host: Host, table_id: TableId, state: TableState) -> wire.Entry:
    """The pass that ended the turn of a state."""
    turns = [entry for _, entry in await states(host, table_id) if isinstance(entry.event, wire.MATCH_EVENTS)]
    entry = next(entry for entry in turns if entry.seq > state.seq)
    assert isinstance(entry.event, wire.Passed)
    assert entry.event.seat == state.seat_to_act
    return entry


@pytest.mark.parametrize("seed", range(4))
async def test_a_click_before_its_moment_does_not_move_a_pass(seed: int) -> None:
    rng, clicked = Random(seed), set[int]()
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, ONE_DEAL)
        while (state := await host.state(table_id)).phase is Phase.PLAY:
            seat = state.seat_to_act
            assert seat is not None
            actions = legal_actions_in(state.view_of(seat))
            plays = [action for action in actions if isinstance(action, Play)]
            if Pass() in actions and rng.random() < 0.5:
                clicked.add(await click_early(host, table_id, seat, rng))
            elif plays:
                await host.act(table_id, PEOPLE[seat], rng.choice(plays))
            else:
                await host.clock.advance(pass_moment(state, seat, host.pace) - host.clock.now_ms())
        passes = [
            (entry.seq in clicked, entry.at_ms - pass_moment(before, Seat(entry.event.seat), host.pace))
            for before, entry in await states(host, table_id)
            if isinstance(entry.event, wire.Passed)
        ]
    assert {is_clicked for is_clicked, _ in passes} == {True, False}
    assert {off_ms for _, off_ms in passes} == {0}


async def test_the_beat_of_a_pass_is_the_same_whatever_the_hands() -> None:
    async with hosting() as host:
        table_id = await host.seated((ANA, BEN), ONE_DEAL, bots=("greedy", "greedy"))
        state = await host.state(table_id)
        assert state.match is not None
        hands = state.match.hands
        others = state._replace(match=state.match._replace(hands=(*hands[1:], hands[0])))
        for seat in map(Seat, range(4)):
            assert pass_moment(others, seat, host.pace) == pass_moment(state, seat, host.pace)
        assert 0 <= pass_moment(state, Seat(0), host.pace) - state.turn_at_ms - BEAT_MS < JITTER_MS


async def test_bots_pass_and_play_at_a_moment_that_follows_from_public_facts() -> None:
    async with hosting() as host:
        table_id = await host.seated((ANA,), ONE_DEAL, bots=("random",) * 3)
        await host.play_out(table_id, lambda view: UniformBot().choose(view, Random(1)))
        turns = 0
        for before, entry in await states(host, table_id):
            if not isinstance(entry.event, wire.Passed | wire.CombinationPlayed) or entry.event.seat == 0:
                continue
            due = owed(before, host.pace)
            assert due is not None
            assert due.task is Task.BOT_TURN
            assert entry.at_ms == due.at_ms
            assert 0 <= due.at_ms - before.turn_at_ms - 700 < 200
            turns += 1
    assert turns > 3


class PonderingBots:
    """Bots that play by chance and think the longer the more they could play: their time would tell their hands."""

    def __init__(self, ms_for_each: int, most_ms: int) -> None:
        self.clock: ManualClock | None = None
        self.thoughts_ms: list[int] = []
        self._ms_for_each = ms_for_each
        self._most_ms = most_ms
        self._rng = Random(5)

    async def choose(self, level: str, view: SeatView, cause: Cause, chance: bytes | None = None) -> Action:
        del level, cause, chance
        assert self.clock is not None
        span_ms = min(self._most_ms, self._ms_for_each * len(legal_actions_in(view)))
        self.thoughts_ms.append(span_ms)
        await self.clock.sleep_until(self.clock.now_ms() + span_ms)
        return UniformBot().choose(view, self._rng)

    async def hints(self, view: SeatView, cause: Cause) -> tuple[HintedAction, ...]:
        raise NotImplementedError(view, cause)


class SlowWhereTheyChoose(PonderingBots):
    """Bots that think long wherever they have a choice, and not at all where they have none."""

    async def choose(self, level: str, view: SeatView, cause: Cause, chance: bytes | None = None) -> Action:
        actions = legal_actions_in(view)
        return actions[0] if len(actions) == 1 else await super().choose(level, view, cause, chance)


def is_act_of_bot(state: TableState, event: wire.Event) -> bool:
    return isinstance(event, wire.Passed | wire.CombinationPlayed) and state.bot_at(Seat(event.seat)) is not None


async def bot_delays(
    bots: PonderingBots, level: str, length: Literal["one_deal", "short"] = "one_deal"
) -> list[tuple[bool, int]]:
    """Play at a fast table; for each act of a bot, whether it was forced, and how long after it was due."""
    async with hosting(bots=bots) as host:
        bots.clock = host.clock
        table_id = await host.seated((ANA,), TableOptions(length=length, pace="fast"), bots=(level,) * 3)
        await host.play_out(table_id, lambda view: UniformBot().choose(view, Random(1)))
        delays = []
        for before, entry in await states(host, table_id):
            if is_act_of_bot(before, entry.event):
                due = owed(before, host.pace)
                assert due is not None
                assert due.at_ms - before.turn_at_ms >= THINK_MS[level]
                is_forced = len(legal_actions_in(before.view_of(before.seat_to_act or Seat(0)))) == 1
                delays.append((is_forced, entry.at_ms - due.at_ms))
        return delays


@pytest.mark.parametrize("level", BOTS)
async def test_a_bot_that_keeps_its_time_acts_on_the_beat_whatever_it_thought_about(level: str) -> None:
    bots = PonderingBots(THINK_MS[level] // 8, most_ms=THINK_MS[level])
    delays = await bot_delays(bots, level, length="short")  # by chance, one deal could bring few thoughts
    assert len(set(bots.thoughts_ms)) > 4
    assert {is_forced for is_forced, _ in delays} == {True, False}
    assert {delay_ms for _, delay_ms in delays} == {0}


async def test_a_bot_that_thinks_beyond_its_beat_acts_at_a_step_of_a_coarse_grid() -> None:
    bots = PonderingBots(47, most_ms=3_000)
    delays = await bot_delays(bots, "random", length="short")
    assert len(set(bots.thoughts_ms)) > 4
    late = {delay_ms for _, delay_ms in delays} - {0}
    assert late
    assert {delay_ms % 500 for delay_ms in late} == {0}


async def test_a_bot_without_a_choice_is_late_like_those_that_have_one() -> None:
    """On a busy machine it would be the only one that is not."""
    delays = await bot_delays(SlowWhereTheyChoose(3_000, most_ms=3_000), "champion", length="short")
    forced = [delay_ms for is_forced, delay_ms in delays if is_forced]
    assert {delay_ms for is_forced, delay_ms in delays if not is_forced} == {2_500}
    assert len(forced) > 20
    assert forced.count(2_500) > 0.8 * len(forced)  # but the first ones, when nothing was known of the machine


async def test_nobody_can_make_a_late_bot_act_before_its_step_or_think_anew() -> None:
    bots = PonderingBots(1_000, most_ms=1_000)
    async with hosting(bots=bots) as host:
        bots.clock = host.clock
        table_id = await host.seated((ANA, BEN, CLEO), ONE_DEAL, bots=("random",))
        while (state := await host.state(table_id)).seat_to_act != 3:
            assert state.seat_to_act is not None
            player = PEOPLE[state.seat_to_act]
            await host.act(table_id, player, UniformBot().choose(state.view_of(state.seat_to_act), Random(2)))
        due = owed(state, host.pace)
        assert due is not None
        for is_on in (False, True) * 30:  # each of them wakes the table, if the bot's act is due
            await host.send(table_id, ANA, messages.SetAutoPass, is_on=is_on)
            _, end = await host.tables.follow(table_id, lambda _change: None)
            await host.clock.advance(25)
            end()
        acts = [entry for before, entry in await states(host, table_id) if is_act_of_bot(before, entry.event)]
    assert bots.thoughts_ms == [1_000]
    assert [entry.at_ms - due.at_ms for entry in acts] == [500]


def test_every_level_has_a_time_to_think() -> None:
    assert set(BOTS) <= set(THINK_MS)


async def test_a_setting_changed_by_somebody_else_does_not_move_an_automatic_pass() -> None:
    """Whoever could move it would find out who passes automatically: a clicked pass stays where it is."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, ONE_DEAL)
        state, seat = await until_cannot_beat(host, table_id, Random(3))
        expected_ms = pass_moment(state, seat, host.pace)
        other = PEOPLE[(seat + 1) % 4]
        for is_on in (False, True, False, True, False):
            await host.send(table_id, other, messages.SetAutoPass, is_on=is_on)
            await host.clock.advance(50)
        await host.clock.advance(LONGEST_MS)
        assert (await next_pass(host, table_id, state)).at_ms == expected_ms


async def test_nobody_passes_automatically_while_all_know_that_they_are_away() -> None:
    """Who is away cannot click: a pass at the beat would say that the seat cannot beat the top play."""
    async with hosting() as host:
        table_id = await host.seated((ANA, BEN, CLEO, DAN), ONE_DEAL)
        _, seat = await until_cannot_beat(host, table_id, Random(5))
        await host.tables.depart_everywhere(table_id, PEOPLE[seat].player_id)
        await host.clock.advance(LONGEST_MS)
        assert (await host.state(table_id)).seat_to_act == seat


def test_the_test_of_two_samples_tells_like_from_unlike() -> None:
    rng = Random(0)
    first, second = ([rng.random() for _ in range(2000)] for _ in range(2))
    assert kolmogorov_smirnov(first, second)[1] > 0.01
    assert kolmogorov_smirnov(first, [value + 0.1 for value in second])[1] < 1e-6
    # D = 0.5 with 10 and 10 values: 0.111 by the asymptotic formula with the correction
    distance, p = kolmogorov_smirnov(range(10), range(5, 15))
    assert distance == 0.5
    assert p == pytest.approx(0.111, abs=0.01)
