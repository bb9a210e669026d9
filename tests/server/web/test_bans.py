"""Whoever the host has removed, at the door of the sockets: under the same name, under another, from the same house."""

from ipaddress import ip_network

import pytest

from tools.patience import until
from tools.servers.gateway import Gateway, Person, gateway

pytestmark = pytest.mark.anyio

BEHIND_A_PROXY = (ip_network("127.0.0.0/8"),)
HERE, THERE = "203.0.113.7", "198.51.100.4"


async def guest_from(server: Gateway, address: str, name: str) -> Person:
    """A guest whom the proxy says to come from an address."""
    guest = await server.guest(name)
    guest.headers["X-Forwarded-For"] = address
    return guest


async def test_a_removed_guest_is_sent_off_and_does_not_come_back_as_another() -> None:
    async with gateway(trusted_proxies=BEHIND_A_PROXY) as server:
        host = await guest_from(server, HERE, "Ada")
        kicked = await guest_from(server, THERE, "Bo")
        table_id = (await host.open_table("greedy", "greedy"))["table_id"]
        async with host.at(table_id) as hosting, kicked.at(table_id) as wire:
            await hosting.hello()
            await wire.hello()
            await wire.send(type="take_seat", id="sit", seat=1)
            await wire.until("welcome")
            assert (await hosting.ask("remove_player", seat=1)).type == "ack"
            code, said = await wire.closed()
            assert (code, said[-1]["code"]) == (4423, "table/banned")
            again = [kicked, *[await guest_from(server, THERE, f"Bo {number}") for number in range(4)]]
            await until(lambda: server.open_sockets == 1)
            for person in again:
                async with person.at(table_id) as late:
                    await late.send(type="hello", version=1)
                    assert (await late.closed())[0] == 4423
            async with (await guest_from(server, HERE, "Cy")).at(table_id) as welcome:
                assert (await welcome.hello())["seat"] is None


async def test_whoever_sits_in_the_same_house_is_spared() -> None:
    async with gateway(trusted_proxies=BEHIND_A_PROXY) as server:
        host, kicked = await guest_from(server, HERE, "Ada"), await guest_from(server, HERE, "Bo")
        table_id = (await host.open_table("greedy", "greedy"))["table_id"]
        async with host.at(table_id) as hosting, kicked.at(table_id) as wire:
            await hosting.hello()
            await wire.hello()
            await wire.send(type="take_seat", id="sit", seat=1)
            await wire.until("welcome")
            assert (await hosting.ask("remove_player", seat=1)).type == "ack"
            assert (await wire.closed())[0] == 4423
            await until(lambda: server.open_sockets == 1)
            async with (await guest_from(server, HERE, "Cy")).at(table_id) as sister:
                assert (await sister.hello())["seat"] is None
