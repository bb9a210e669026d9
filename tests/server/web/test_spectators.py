"""Whoever watches a person alone among bots is told no moments of the time when nobody watched."""

from uuid import UUID

import pytest

from tests.server.web.test_table_socket import begun_match, table_of_two
from tools.servers.gateway import Gateway, gateway

pytestmark = pytest.mark.anyio


def is_watched(server: Gateway, table_id: str) -> bool:
    return server.services.for_tables.tables.feeds.is_watched(UUID(table_id))


async def test_the_first_spectator_of_a_person_alone_gets_no_past_and_the_next_one_no_more_than_he_saw() -> None:
    async with gateway() as server:
        host = await server.guest()
        table_id = (await host.open_table("greedy", "greedy", "greedy"))["table_id"]
        async with host.at(table_id) as wire:
            await wire.hello()
            await begun_match(host, wire, table_id)
            assert not is_watched(server, table_id)
            async with server.socket(f"/ws/tables/{table_id}") as first:
                welcome = await first.hello(last_seq=1)
                assert welcome["snapshot"] is not None
                assert is_watched(server, table_id)
                assert (await wire.ask("set_auto_pass", is_on=False)).type == "ack"
                async with server.socket(f"/ws/tables/{table_id}") as second:
                    assert (await second.hello(last_seq=welcome["seq"]))["snapshot"] is None
                async with server.socket(f"/ws/tables/{table_id}") as second:
                    assert (await second.hello(last_seq=welcome["seq"] - 1))["snapshot"] is not None
            assert is_watched(server, table_id)  # or spectators who come and go could see what happens in between


async def test_a_stranger_who_looks_over_http_watches_as_well() -> None:
    async with gateway() as server:
        host = await server.guest()
        table_id = (await host.open_table("greedy", "greedy", "greedy"))["table_id"]
        async with host.at(table_id) as wire:
            await wire.hello()
            assert (await host.get(f"/api/tables/{table_id}")).status_code == 200
            assert not is_watched(server, table_id)
            assert (await server.http.get(f"/api/tables/{table_id}")).status_code == 200
            assert is_watched(server, table_id)


async def test_among_people_a_spectator_who_comes_back_is_told_what_was_missed() -> None:
    async with gateway() as server:
        host, other, table_id = await table_of_two(server)
        async with host.at(table_id) as wire, other.at(table_id) as joining:
            last_seq = (await wire.hello())["seq"]
            await joining.hello()
            assert (await joining.ask("take_seat", seat=1)).type == "ack"
            async with server.socket(f"/ws/tables/{table_id}") as spectator:
                assert (await spectator.hello(last_seq=last_seq))["snapshot"] is None
