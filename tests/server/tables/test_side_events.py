"""What can be done at a table without playing: so much from one deal to the next, and no more."""

from collections.abc import Awaitable, Callable
from itertools import cycle

import pytest

from gangoffour.protocol import Player, TableOptions, TurnClock, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ports import StoredEvent, TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.side_events import SIDE_EVENTS
from gangoffour.server.tables.streams import TAIL_SIZE
from tests.server.tables.hosting import ANA, BEN, CLEO, DAN, PEOPLE, ByChance, Host, hosting, to_act

pytestmark = pytest.mark.anyio

Step = Callable[[Host, TableId], Awaitable[object]]


def sends(player: Player, command: type[messages.Command], **fields: object) -> Step:
    return lambda host, table_id: host.send(table_id, player, command, **fields)


def comes(player: Player) -> Step:
    return lambda host, table_id: host.tables.arrive(table_id, player)


SWITCHING = (
    sends(ANA, messages.SetAutoPass, is_on=False),
    sends(ANA, messages.SetAutoPass, is_on=True),
)
BEFORE_A_MATCH: dict[str, tuple[Step, ...]] = {
    "switching automatic passes": SWITCHING,
    "sitting down and getting up": (sends(DAN, messages.TakeSeat, seat=2), sends(DAN, messages.LeaveSeat)),
    "seating and removing bots": (
        sends(ANA, messages.SeatBot, seat=2, level="random"),
        sends(ANA, messages.RemovePlayer, seat=2),
    ),
    "changing the options": (
        sends(ANA, messages.ChangeOptions, options=TableOptions(seat_count=3, chat="off", visibility="private")),
        sends(ANA, messages.ChangeOptions, options=TableOptions(seat_count=3, visibility="private")),
    ),
}
IN_A_MATCH: dict[str, tuple[Step, ...]] = {
    "switching automatic passes": SWITCHING,
    "leaving and taking back": (sends(ANA, messages.LeaveSeat), comes(ANA), sends(ANA, messages.TakeBack)),
    "pausing and resuming": (sends(ANA, messages.Pause), sends(ANA, messages.Resume)),
}


async def restless(host: Host, table_id: TableId, steps: tuple[Step, ...]) -> int:
    """Repeat the steps until the table refuses; return how many events that made."""
    before = (await host.state(table_id)).seq
    for _, step in zip(range(4 * SIDE_EVENTS), cycle(steps), strict=False):
        try:
            await step(host, table_id)
        except Refusal as refusal:
            refused = refusal
            break
        await host.clock.settle()
    else:
        raise AssertionError("nobody was refused")
    assert (refused.code, refused.facts) == (TableCode.TOO_MANY, {"most": SIDE_EVENTS})
    return (await host.state(table_id)).seq - before


@pytest.mark.parametrize("name", BEFORE_A_MATCH)
async def test_nobody_does_things_without_end_before_a_match(name: str) -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], TableOptions(seat_count=3, visibility="private"))
        # A change of seats makes the match prepared anew.
        assert await restless(host, table_id, BEFORE_A_MATCH[name]) <= 3 * SIDE_EVENTS


@pytest.mark.parametrize("name", IN_A_MATCH)
async def test_nobody_does_things_without_end_in_a_match(name: str) -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA, BEN, CLEO], TableOptions(seat_count=3, visibility="private"))
        assert await restless(host, table_id, IN_A_MATCH[name]) <= 2 * SIDE_EVENTS


async def test_promised_seats_are_not_asked_for_without_end() -> None:
    async with hosting() as host:
        opened = await host.tables.open(ANA, TableOptions(), bots=("random",) * 3, is_quick=True)
        await host.tables.arrive(opened.table_id, ANA)
        await host.clock.settle()
        await host.start(opened.table_id, [ANA])
        while (await host.state(opened.table_id)).seat_to_act != 0:
            await host.clock.advance(100)  # until then the bots make events of their own
        steps = (sends(DAN, messages.TakeSeat, seat=3), sends(DAN, messages.LeaveSeat))
        # The last promise sets a deadline as well, and can still be withdrawn.
        assert await restless(host, opened.table_id, steps) <= SIDE_EVENTS + 2


@pytest.mark.parametrize("has_company, count", [(False, 3), (True, 2)], ids=["alone", "in company"])
async def test_a_promised_seat_counts_twice_only_where_it_sets_a_deadline(
    has_company: bool,  # noqa: FBT001
    count: int,
) -> None:
    async with hosting() as host:
        options = TableOptions(clock=TurnClock(turn_s=45))
        opened = await host.tables.open(ANA, options, bots=("random",) * 3, is_quick=True)
        await host.tables.arrive(opened.table_id, ANA)
        await host.clock.settle()
        await host.start(opened.table_id, [ANA])
        while (await host.state(opened.table_id)).seat_to_act != 0:
            await host.clock.advance(100)
        if has_company:
            await host.tables.join(opened.table_id, BEN, "here")
        before = (await host.state(opened.table_id)).public.deadline
        assert (before is not None) is has_company
        await host.send(opened.table_id, DAN, messages.TakeSeat, seat=3)
        assert (await host.state(opened.table_id)).public.deadline is not None
        await host.send(opened.table_id, DAN, messages.LeaveSeat)
        assert (await host.state(opened.table_id)).side_events[DAN.player_id] == count


async def test_play_now_brings_nobody_back_to_the_same_table() -> None:
    async with hosting() as host:
        opened = await host.tables.open(ANA, TableOptions(), bots=("random",) * 3, is_quick=True)
        await host.tables.arrive(opened.table_id, ANA)
        await host.clock.settle()
        await host.start(opened.table_id, [ANA])
        await host.tables.join(opened.table_id, DAN, "here")
        await host.send(opened.table_id, DAN, messages.LeaveSeat)
        with pytest.raises(Refusal):
            await host.tables.join(opened.table_id, DAN, "here")


async def test_whoever_did_too_much_may_play_and_the_others_may_do_as_before() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="one_deal"))
        await restless(host, table_id, SWITCHING)
        await host.send(table_id, BEN, messages.SetAutoPass, is_on=False)
        state = await host.play_out(table_id, ByChance("restless"))
        assert state.public.match is not None
        assert state.public.match.ended == "won"


async def test_asking_for_what_is_so_already_is_never_too_much() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        await restless(host, table_id, SWITCHING)
        is_on = (await host.state(table_id)).auto_pass[0]
        seq = (await host.state(table_id)).seq
        assert await host.send(table_id, ANA, messages.SetAutoPass, is_on=is_on) == seq


async def test_with_the_next_deal_everybody_may_do_things_again() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="short"))
        await restless(host, table_id, SWITCHING)
        choose = ByChance("next deal")
        while (state := await host.state(table_id)).match is None or state.match.public.results == ():
            _, player = await to_act(host, table_id)
            assert state.seat_to_act is not None
            await host.act(table_id, player, choose(state.view_of(state.seat_to_act)))
        await host.ready_for_next_deal(table_id)
        is_on = (await host.state(table_id)).auto_pass[0]
        await host.send(table_id, ANA, messages.SetAutoPass, is_on=not is_on)


async def test_a_node_that_loads_the_table_counts_as_the_others_do() -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        await restless(host, table_id, SWITCHING)
        known = await host.state(table_id)
        host.tables.streams.forget_all()
        assert (await host.state(table_id)).side_events == known.side_events


async def test_a_pass_with_an_old_number_reads_nothing_from_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        for player in PEOPLE:
            for number in range(SIDE_EVENTS):
                await host.send(table_id, player, messages.SetAutoPass, is_on=number % 2 == 1)
        assert (await host.state(table_id)).seq > TAIL_SIZE
        read = host.stores.events.read
        lengths: list[int] = []

        async def counted(table_id: TableId, after: int) -> list[StoredEvent]:
            found = await read(table_id, after)
            lengths.append(len(found))
            return found

        monkeypatch.setattr(host.stores.events, "read", counted)
        seat, _ = await to_act(host, table_id)
        for player in (PEOPLE[(seat + 1) % 4], PEOPLE[seat]):
            with pytest.raises(Refusal) as refusal:
                await host.send(table_id, player, messages.Pass, seen_seq=1)
            assert refusal.value.code is TableCode.TURN_OVER
        assert sum(lengths) == 0
        assert isinstance((await host.entries(table_id))[-1].event, wire.AutoPassSet)
