"""The record of a match holds all its cards and its seed: nobody gets it while the match can still go on."""

from unittest import mock
from uuid import UUID

import pytest

from gangoffour.protocol import TableOptions
from gangoffour.server.ports import Append
from gangoffour.server.tables.owed_tasks import KEEP_MS
from gangoffour.server.tables.policies import ADJOURN_MS
from tests.server.tables.hosting import ANA, PEOPLE, Host, hosting


@pytest.mark.anyio
async def test_no_record_is_kept_of_a_match_that_somebody_continued_at_the_last_moment() -> None:
    async with hosting() as host:
        other = Host(host.stores, host.clock, host.bus, node_id="two")
        table_id = await host.seated(PEOPLE, TableOptions(length="short"))
        for player in PEOPLE:
            await host.tables.depart_everywhere(table_id, player.player_id)
        await host.clock.advance(ADJOURN_MS + 1_000)
        assert (await host.state(table_id)).public.is_adjourned
        append = host.stores.events.append

        async def append_late(wanted: Append) -> None:
            """Somebody comes back at another node while this one is about to give the match up."""
            if any(event.type == "match_ended" for event in wanted.events):
                with mock.patch.object(host.stores.events, "append", append):
                    await other.tables.arrive(table_id, ANA)
            await append(wanted)

        with mock.patch.object(host.stores.events, "append", append_late):
            await host.clock.advance(KEEP_MS)
            await host.tables.catch_up(table_id)
        public = (await host.state(table_id)).public
        await other.close()
        assert public.match is not None
        assert public.is_playing
        assert not public.is_adjourned
        assert await host.history.text(UUID(public.match.match_id)) is None
