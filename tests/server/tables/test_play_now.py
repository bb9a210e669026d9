"""Play now: nobody waits for anybody. A table of bots at once, or company with the next deal."""

from collections.abc import Sequence

import pytest

from gangoffour.engine import Phase, Seat
from gangoffour.protocol import Player, TableOptions, TurnClock, messages
from gangoffour.protocol import events as wire
from gangoffour.server.lobby.service import Lobby, Placed
from gangoffour.server.ports import PlayerId, Relation, Stance, TableId
from gangoffour.server.tables.action_events import SUBSTITUTE_LEVEL
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.state import TableState
from tests.server.tables.hosting import ANA, BEN, CLEO, DAN, ByChance, Host, hosting

pytestmark = pytest.mark.anyio

SHORT = TableOptions(length="short")
READY_MS = 10_000
HERE = "192.0.2.1"


def lobby_of(host: Host, per_player: int = 100, per_origin: int = 1000) -> Lobby:
    return host.lobby(per_player, per_origin)


def stranger(number: int) -> Player:
    return Player(player_id=f"guest-{number}", name=f"Guest {number}")


async def play_now(lobby: Lobby, player: Player, options: TableOptions = SHORT, *, is_alone: bool = False) -> Placed:
    return await lobby.play_now(player, options, "random", origin=HERE, is_alone=is_alone)


async def waiting(host: Host, lobby: Lobby, player: Player, options: TableOptions = SHORT) -> TableId:
    """Let a person play now, come to the table, and not be ready."""
    placed = await play_now(lobby, player, options, is_alone=True)
    await host.tables.arrive(placed.table_id, player)
    await host.clock.settle()
    return placed.table_id


async def playing(host: Host, lobby: Lobby, player: Player, options: TableOptions = SHORT) -> TableId:
    """Let a person play now among bots alone, until cards are dealt."""
    table_id = await waiting(host, lobby, player, options)
    await host.start(table_id, [player])
    await host.clock.settle()
    return table_id


async def handed_over(host: Host, giver: Player, waiter: Player) -> TableId:
    """A table in the midst of a deal, at which the last person has given up and who waited has the seat."""
    lobby = lobby_of(host)
    table_id = await playing(host, lobby, giver)
    await play_now(lobby, waiter)
    await host.tables.arrive(table_id, waiter)
    await host.tables.give_up(table_id, giver)
    await host.clock.settle()
    return table_id


async def play_deal(host: Host, table_id: TableId, *people: Player) -> TableState:
    """Play until the deal is over."""
    choose = ByChance("deal")
    while (state := await host.state(table_id)).phase not in (Phase.READY, Phase.OVER, None):
        seat = state.seat_to_act
        player = None if seat is None else state.public.seats[seat].player
        if seat is not None and player in people:
            await host.act(table_id, player, choose(state.view_of(seat)))
        else:
            await host.clock.advance(100)
    return state


def bots(state: TableState) -> list[str | None]:
    return [info.player.bot for info in state.public.seats if info.player is not None]


# --- company ---------------------------------------------------------------------------------------------------------


async def test_the_first_person_gets_a_table_full_of_bots() -> None:
    async with hosting() as host:
        placed = await lobby_of(host).play_now(ANA, SHORT, "planner", origin=HERE)
        await host.clock.settle()
        state = await host.state(placed.table_id)
        assert placed.seat == 0
        assert bots(state) == [None, *["planner"] * 3]
        assert state.public.preparation is not None


@pytest.mark.parametrize("others", [0, 9, 10, 50])
async def test_two_who_play_now_sit_together_from_the_next_deal_whoever_else_plays(others: int) -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        for number in range(others):
            await playing(host, lobby, stranger(number), TableOptions(length="one_deal" if number % 2 else "short"))
        await host.clock.advance(1)
        table_id = await playing(host, lobby, ANA)
        placed = await play_now(lobby, BEN)
        assert placed == Placed(table_id, None)
        state = await host.state(table_id)
        assert state.public.seats[1].promised_to == BEN
        scores = (await play_deal(host, table_id, ANA)).view_of(Seat(0)).public.scores
        await host.ready_for_next_deal(table_id)
        state = await host.state(table_id)
        assert state.public.seats[1].player == BEN
        assert state.view_of(Seat(1)).public.scores == scores
        assert state.bot_at(Seat(1)) is None


async def test_nobody_is_promised_a_seat_beside_somebody_they_are_kept_apart_from() -> None:
    async with hosting() as host:
        table_id = await playing(host, lobby_of(host), ANA)
        with pytest.raises(Refusal) as refusal:
            await host.tables.join(table_id, BEN, "here", {ANA.player_id})
        assert refusal.value.code is TableCode.NOT_WELCOME
        await host.tables.join(table_id, BEN, "here", {CLEO.player_id})
        with pytest.raises(Refusal):
            await host.tables.join(table_id, CLEO, "here", {BEN.player_id})


async def test_whoever_would_rather_play_at_once_is_dealt_in_among_bots() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await playing(host, lobby, ANA)
        assert (await play_now(lobby, BEN)).table_id == table_id
        alone = await play_now(lobby, BEN, is_alone=True)
        assert alone.table_id != table_id
        assert alone.seat == 0


async def test_nobody_is_sent_to_a_table_where_nobody_is_ready() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        jam = await waiting(host, lobby, ANA)
        for number in range(20):
            placed = await play_now(lobby, stranger(number))
            assert placed.table_id != jam
            assert placed.seat == 0


async def test_nobody_is_sent_to_a_person_who_is_away_or_does_not_act() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        away = await playing(host, lobby, ANA, TableOptions(length="full"))
        await host.tables.depart(away, ANA.player_id)
        idle = await playing(host, lobby, BEN, TableOptions(length="full", clock=TurnClock(turn_s=5)))
        while not (await host.state(idle)).public.seats[0].missed_deadlines:
            await host.clock.advance(1_000)
        for options in (TableOptions(length="full"), TableOptions(length="full", clock=TurnClock(turn_s=5))):
            assert (await play_now(lobby, CLEO, options)).table_id not in (away, idle)


async def test_a_table_takes_as_many_newcomers_as_it_has_bots() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await playing(host, lobby, ANA)
        placed = [await play_now(lobby, stranger(number)) for number in range(4)]
        assert [each.table_id == table_id for each in placed] == [True, True, True, False]


# --- leaving ---------------------------------------------------------------------------------------------------------


async def test_a_promise_that_is_given_up_is_not_made_again() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await playing(host, lobby, ANA)
        await play_now(lobby, BEN)
        await host.send(table_id, BEN, messages.LeaveSeat)
        assert (await host.state(table_id)).public.seats[1].promised_to is None
        assert (await play_now(lobby, BEN)).table_id != table_id


async def test_whoever_goes_away_loses_the_promise_of_a_seat() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await playing(host, lobby, ANA)
        await play_now(lobby, BEN)
        await host.tables.arrive(table_id, BEN)
        await host.tables.depart(table_id, BEN.player_id)
        assert (await host.state(table_id)).public.seats[1].promised_to is None


async def company(host: Host, lobby: Lobby) -> TableId:
    """Let Ana and Ben sit together, in their second deal."""
    table_id = await playing(host, lobby, ANA)
    await play_now(lobby, BEN)
    await play_deal(host, table_id, ANA)
    await host.ready_for_next_deal(table_id)
    await host.tables.arrive(table_id, BEN)
    return table_id


async def test_a_seat_that_a_person_leaves_in_a_match_is_a_bot_s_again_at_once() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await company(host, lobby)
        await host.send(table_id, ANA, messages.LeaveSeat)
        state = await host.state(table_id)
        assert bots(state) == [SUBSTITUTE_LEVEL, None, "random", "random"]
        assert state.public.host == BEN.player_id
        assert (await play_now(lobby, ANA)).table_id != table_id
        state = await play_deal(host, table_id, BEN)
        assert state.phase is Phase.READY


async def test_who_left_is_remembered_when_the_table_is_read_anew() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await company(host, lobby)
        await host.send(table_id, ANA, messages.LeaveSeat)
        await host.play_out(table_id, ByChance("end"))
        await host.start(table_id, [BEN])
        host.tables.streams.forget_all()
        assert (await host.state(table_id)).left_by == (ANA.player_id,)


async def test_whoever_waits_gets_the_seat_at_once_when_nobody_else_is_left() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        for gone in ("left", "away"):
            table_id = await playing(host, lobby, ANA)
            assert (await play_now(lobby, BEN)).table_id == table_id
            if gone == "left":
                await host.send(table_id, ANA, messages.LeaveSeat)
            else:
                await host.tables.depart(table_id, ANA.player_id)
            assert (await host.state(table_id)).public.seats[1].player == BEN
            await host.tables.arrive(table_id, BEN)
            state = await play_deal(host, table_id, BEN)
            assert state.phase is Phase.READY
            await host.send(table_id, BEN, messages.LeaveSeat)
            await host.tables.depart(table_id, BEN.player_id)


async def test_whoever_never_comes_for_a_promised_seat_is_waited_for_ten_seconds() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await playing(host, lobby, ANA)
        await play_now(lobby, BEN)
        await play_deal(host, table_id, ANA)
        await host.ready_for_next_deal(table_id)
        await host.clock.advance(READY_MS)
        assert (await host.state(table_id)).public.seats[1].substitute == SUBSTITUTE_LEVEL


# --- who is not ready ------------------------------------------------------------------------------------------------


async def rematch(host: Host, lobby: Lobby) -> TableId:
    """Let Ana and Ben play a match to its end."""
    table_id = await company(host, lobby)
    await host.play_out(table_id, ByChance("match"))
    await host.clock.settle()
    return table_id


async def ready(host: Host, table_id: TableId, players: Sequence[Player]) -> None:
    preparation = (await host.state(table_id)).public.preparation
    assert preparation is not None
    for player in players:
        await host.send(table_id, player, messages.Ready, match_id=preparation.match_id, commitment="0" * 64)


async def test_a_seat_that_is_not_ready_ten_seconds_after_another_is_a_bot_s_again() -> None:
    async with hosting() as host:
        table_id = await rematch(host, lobby_of(host))
        await host.clock.advance(60_000)
        assert bots(await host.state(table_id))[:2] == [None, None]
        await ready(host, table_id, [BEN])
        await host.clock.advance(READY_MS - 1)
        assert bots(await host.state(table_id))[:2] == [None, None]
        await host.clock.advance(1)
        state = await host.state(table_id)
        assert bots(state)[:2] == [SUBSTITUTE_LEVEL, None]
        assert state.public.host == BEN.player_id
        await host.start(table_id, [BEN])


async def test_coming_and_going_does_not_put_the_ten_seconds_off() -> None:
    async with hosting() as host:
        table_id = await rematch(host, lobby_of(host))
        await ready(host, table_id, [BEN])
        for _ in range(5):
            await host.tables.depart(table_id, ANA.player_id)
            await host.tables.arrive(table_id, ANA)
            await host.send(table_id, DAN, messages.TakeSeat, seat=2)
            await host.send(table_id, DAN, messages.LeaveSeat)
            await host.clock.advance(READY_MS // 5)
        assert bots(await host.state(table_id))[0] == SUBSTITUTE_LEVEL


async def test_a_newcomer_takes_a_seat_of_a_prepared_match_without_voiding_it() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await waiting(host, lobby, ANA)
        await host.send(table_id, BEN, messages.TakeSeat, seat=3)
        await host.start(table_id, [ANA])
        state = await host.state(table_id)
        assert state.public.seats[3].player == BEN
        dropped = [entry for entry in await host.entries(table_id) if isinstance(entry.event, wire.PreparationDropped)]
        assert not dropped


async def test_a_newcomer_waits_ten_seconds_for_one_who_is_never_ready() -> None:
    async with hosting() as host:
        table_id = await waiting(host, lobby_of(host), ANA)
        await host.clock.advance(60_000)
        await host.send(table_id, BEN, messages.TakeSeat, seat=3)
        await host.clock.advance(READY_MS)
        state = await host.state(table_id)
        assert bots(state) == [SUBSTITUTE_LEVEL, "random", "random", None]
        await host.tables.arrive(table_id, BEN)
        await host.start(table_id, [BEN])


# --- the lobby -------------------------------------------------------------------------------------------------------


async def test_tables_are_found_by_those_who_sit_at_them() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        opened = await lobby.open_table(ANA, TableOptions(visibility="unlisted"), origin=HERE)
        public = await lobby.open_table(CLEO, TableOptions(), origin=HERE)
        await host.tables.arrive(public.table_id, CLEO)
        await host.clock.settle()
        assert [listing.table_id for listing in await lobby.tables_of(ANA.player_id)] == [str(opened.table_id)]
        assert [listing.table_id for listing in await lobby.public_tables()] == [str(public.table_id)]


async def test_many_tables_where_nobody_is_push_no_other_out_of_the_lobby() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        honest = await lobby.open_table(ANA, TableOptions(), origin=HERE)
        await host.tables.arrive(honest.table_id, ANA)
        for number in range(120):
            await lobby.open_table(stranger(number), TableOptions(), origin="198.51.100.1")
        await host.clock.settle()
        assert [listing.table_id for listing in await lobby.public_tables()] == [str(honest.table_id)]
        await host.tables.depart(honest.table_id, ANA.player_id)
        await host.clock.settle()
        assert await lobby.public_tables() == []


async def test_a_person_sits_at_a_few_tables_at_once() -> None:
    async with hosting() as host:
        lobby = lobby_of(host, per_player=2)
        first = await lobby.open_table(ANA, TableOptions(), origin=HERE)
        await play_now(lobby, ANA)
        for opening in (lobby.open_table(ANA, TableOptions(), origin="elsewhere"), play_now(lobby, ANA)):
            with pytest.raises(Refusal) as refusal:
                await opening
            assert refusal.value.code is TableCode.TOO_MANY_TABLES
            assert refusal.value.facts == {"limit": 2}
        await host.send(first.table_id, ANA, messages.LeaveSeat)
        await host.clock.settle()
        await play_now(lobby, ANA)


async def test_an_address_opens_a_few_tables_at_once() -> None:
    async with hosting() as host:
        lobby = lobby_of(host, per_origin=3)
        opened = [await lobby.open_table(stranger(number), TableOptions(), origin=HERE) for number in range(3)]
        with pytest.raises(Refusal) as refusal:
            await lobby.open_table(stranger(3), TableOptions(), origin=HERE)
        assert refusal.value.code is TableCode.TOO_MANY_HERE
        await lobby.open_table(stranger(3), TableOptions(), origin="198.51.100.1")
        await host.clock.advance(600_000)
        assert (await host.state(opened[0].table_id)).public.is_closed
        await lobby.open_table(stranger(4), TableOptions(), origin=HERE)


async def test_play_now_never_brings_two_together_who_are_kept_apart() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await playing(host, lobby, ANA)
        await host.stores.relations.put(Relation(PlayerId(ANA.player_id), PlayerId(BEN.player_id), Stance.BLOCK, 0))
        assert (await play_now(lobby, BEN)).table_id != table_id
        assert (await play_now(lobby, CLEO)).table_id == table_id, "others are let in"
        await host.stores.relations.put(Relation(PlayerId(DAN.player_id), PlayerId(ANA.player_id), Stance.BLOCK, 0))
        assert (await play_now(lobby, DAN)).table_id != table_id, "whoever of the two wanted it"
