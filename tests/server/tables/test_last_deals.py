"""Who comes in the last deal of a match at a table of "play now"."""

import pytest

from gangoffour.protocol import TableOptions, messages
from tests.server.tables.hosting import ANA, BEN, hosting
from tests.server.tables.test_play_now import lobby_of, play_deal, play_now, playing

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("stays", [True, False])
async def test_whoever_comes_in_the_last_deal_plays_the_next_match(stays: bool) -> None:  # noqa: FBT001
    """Together with the one who was there; if that one has had enough, the bots are still at the table."""
    async with hosting() as host:
        lobby, one_deal = lobby_of(host), TableOptions(length="one_deal")
        table_id = await playing(host, lobby, ANA, one_deal)
        assert (await play_now(lobby, BEN, one_deal)).table_id == table_id
        await play_deal(host, table_id, ANA)
        await host.until(lambda: host.cached(table_id).public.preparation is not None)
        await host.tables.arrive(table_id, BEN)  # the socket has told whose seat it is now
        if not stays:
            await host.send(table_id, ANA, messages.LeaveSeat)
            await host.until(lambda: host.cached(table_id).public.preparation is not None)
        await host.start(table_id, [ANA, BEN] if stays else [BEN])
        players = [info.player for info in (await host.state(table_id)).public.seats]
        assert players[1] == BEN
        assert (players[0] == ANA) is stays
        assert host.cached(table_id).public.is_playing


async def test_whoever_was_promised_a_seat_in_a_match_that_ends_sits_for_the_next_one() -> None:
    async with hosting() as host:
        lobby = lobby_of(host)
        table_id = await playing(host, lobby, ANA, TableOptions(length="full", rules={"match_limit": 1}))
        await host.send(table_id, BEN, messages.TakeSeat, seat=1)
        await play_deal(host, table_id, ANA)
        await host.until(lambda: not host.cached(table_id).public.is_playing)
        assert host.cached(table_id).public.seats[1].player == BEN
