"""Commands at a store that has too much to do: what is said of them is true, and trying again is safe."""

from unittest.mock import patch

import pytest

from gangoffour.protocol import TableOptions, messages
from gangoffour.server.ports import Append, StoreBusy, StoreUnavailable
from gangoffour.server.tables.errors import Refusal, TableCode
from tests.server.tables.hosting import ANA, PEOPLE, first_play, hosting, to_act

pytestmark = pytest.mark.anyio


async def busy(_append: Append) -> None:
    raise StoreBusy


async def away(_append: Append) -> None:
    raise StoreUnavailable


@pytest.mark.parametrize("append, code", [(busy, TableCode.BUSY), (away, TableCode.UNAVAILABLE)])
async def test_a_busy_store_is_told_from_one_that_is_away(append: object, code: TableCode) -> None:
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        command = messages.SetAutoPass(id="again", is_on=False)
        with patch.object(host.stores.events, "append", append), pytest.raises(Refusal) as refusal:
            await host.tables.command(table_id, ANA, command)
        assert refusal.value.code is code
        seq = await host.tables.command(table_id, ANA, command)
        assert await host.tables.command(table_id, ANA, command) == seq, "it took effect once"


async def test_of_a_pass_that_was_wished_nobody_says_that_nothing_happened() -> None:
    """The server may have made it meanwhile, under the id of the click."""
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions())
        _, player = await to_act(host, table_id)
        await host.act(table_id, player, await first_play(host, table_id))
        _, next_player = await to_act(host, table_id)
        command = messages.Pass(id="wished")
        assert (await host.tables.command(table_id, next_player, command)).is_wish
        with patch.object(host.stores.events, "append", busy):
            await host.clock.advance(1_100)
            with pytest.raises(Refusal) as refusal:
                await host.tables.command(table_id, next_player, command)
        assert refusal.value.code is TableCode.UNAVAILABLE
