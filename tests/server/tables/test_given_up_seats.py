"""A match that somebody does not want to go on with: the seat is a bot's for good, and a match without people ends."""

import pytest

from gangoffour.protocol import TableOptions, messages
from gangoffour.protocol import events as wire
from gangoffour.server.ports import PlayerId, TableId
from gangoffour.server.tables.action_events import SUBSTITUTE_LEVEL
from gangoffour.server.tables.errors import Refusal, TableCode
from tests.server.tables.hosting import ANA, BEN, CLEO, ByChance, Host, hosting
from tests.server.tables.test_play_now import handed_over, lobby_of, play_deal, playing

pytestmark = pytest.mark.anyio

PRIVATE = TableOptions(length="short", visibility="private")
BOTS = ("random",) * 3


async def events(host: Host, table_id: TableId) -> list[wire.Event]:
    return [entry.event for entry in await host.entries(table_id)]


@pytest.mark.parametrize("is_away", [False, True], ids=["here", "away"])
async def test_whoever_plays_bots_alone_ends_the_match_and_the_table_is_gone(is_away: bool) -> None:  # noqa: FBT001
    async with hosting() as host:
        table_id = await host.seated([ANA], PRIVATE, BOTS)
        if is_away:
            await host.tables.depart(table_id, ANA.player_id)
            await host.clock.advance(3_600_000)
            assert (await host.state(table_id)).public.is_adjourned
        await host.tables.give_up(table_id, ANA)
        await host.clock.settle()
        *_, ended, closed = await events(host, table_id)
        assert isinstance(ended, wire.MatchEnded)
        assert ended.cause == "abandoned"
        assert closed == wire.TableClosed(cause="empty")
        assert await lobby_of(host).tables_of(ANA.player_id) == []


async def test_a_match_that_was_ended_is_among_the_last_ones_once_a_deal_was_played() -> None:
    async with hosting() as host:
        table_id = await playing(host, lobby_of(host), ANA)
        await play_deal(host, table_id, ANA)
        await host.ready_for_next_deal(table_id)
        await host.tables.give_up(table_id, ANA)
        await host.clock.settle()
        (match,) = (await host.history.page(PlayerId(ANA.player_id))).matches
        assert (match.cause, match.deals) == ("abandoned", 1)


async def test_among_people_a_bot_has_the_seat_and_the_others_play_on() -> None:
    async with hosting() as host:
        options = TableOptions(seat_count=3, visibility="private", length="one_deal")
        table_id = await host.seated([ANA, BEN, CLEO], options)
        await host.tables.give_up(table_id, ANA)
        state = await host.state(table_id)
        seat = state.public.seats[0].player
        assert seat is not None
        assert seat.bot == SUBSTITUTE_LEVEL
        assert state.public.host == BEN.player_id
        state = await host.play_out(table_id, ByChance("without Ana"))
        assert state.public.match is not None
        assert state.public.match.ended == "won"


async def test_whoever_waits_for_a_seat_gets_it_when_the_last_person_gives_theirs_up() -> None:
    async with hosting() as host:
        table_id = await handed_over(host, ANA, BEN)
        state = await host.state(table_id)
        assert state.public.seats[1].player == BEN
        assert state.public.is_playing


async def test_before_a_match_it_is_getting_up() -> None:
    async with hosting() as host:
        table_id = await host.open([ANA, BEN], PRIVATE)
        await host.tables.give_up(table_id, ANA)
        assert (await host.state(table_id)).public.seats[0].player is None


async def test_nobody_gives_up_what_they_do_not_have() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA], PRIVATE, BOTS)
        with pytest.raises(Refusal) as refusal:
            await host.tables.give_up(table_id, BEN)
        assert refusal.value.code is TableCode.SEAT_NONE


async def test_getting_up_alone_keeps_the_match_for_another_day() -> None:
    async with hosting() as host:
        table_id = await host.seated([ANA], PRIVATE, BOTS)
        await host.send(table_id, ANA, messages.LeaveSeat)
        await host.clock.advance(3_600_000)
        assert (await host.state(table_id)).public.is_adjourned
        assert [listing.status for listing in await lobby_of(host).tables_of(ANA.player_id)] == ["adjourned"]
