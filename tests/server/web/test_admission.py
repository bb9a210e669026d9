"""Who is let in at a table, and as what."""

import pytest

from gangoffour.server.people.friends import Friends
from gangoffour.server.ports import PlayerId
from tests.server.web.test_table_socket import STILL, begun_match
from tools.servers.gateway import gateway

pytestmark = pytest.mark.anyio


async def test_whoever_loses_a_seat_while_they_come_is_shown_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gateway() as server:
        host, other = await server.guest(), await server.guest()
        opened = await host.open_table("greedy", visibility="private")
        table_id, invite = opened["table_id"], opened["invite"]
        async with other.at(table_id) as wire, other.at(table_id) as coming:
            await wire.hello(invite=invite)
            assert (await wire.ask("take_seat", seat=1)).type == "ack"

            async def gets_up_meanwhile(_friends: Friends, _player_id: str) -> frozenset[PlayerId]:
                assert (await wire.ask("leave_seat")).type == "ack"
                return frozenset()

            monkeypatch.setattr(Friends, "apart_from", gets_up_meanwhile)
            welcome = await coming.hello(invite=invite)
        assert (welcome["seat"], welcome["snapshot"]["own"]) == (None, None)
        assert welcome["snapshot"]["table"]["seats"][1]["player"] is None


async def test_spectators_leave_a_table_that_takes_none_when_the_match_begins() -> None:
    async with gateway(pace=STILL) as server:
        host, other = await server.guest(), await server.guest()
        table_id = (await host.open_table("greedy", "greedy", spectators=False))["table_id"]
        async with host.at(table_id) as wire, other.at(table_id) as watching:
            await wire.hello()
            await watching.hello()
            assert (await wire.ask("seat_bot", seat=1, level="greedy")).type == "ack"
            await begun_match(host, wire, table_id)
            code, said = await watching.closed()
            assert (code, said[-1]["code"]) == (4403, "table/not_welcome")
        async with other.at(table_id) as late:
            await late.send(type="hello", version=1)
            assert (await late.closed())[0] == 4403


async def test_a_private_table_opens_to_its_key_alone() -> None:
    async with gateway() as server:
        host, other = await server.guest(), await server.guest()
        opened = await host.open_table("greedy", visibility="private")
        table_id, invite = opened["table_id"], opened["invite"]
        for wrong in (None, "", "0" * 32):
            async with other.at(table_id) as wire:
                await wire.send(type="hello", version=1, invite=wrong)
                code, said = await wire.closed()
                assert (code, [message.type for message in said]) == (4403, ["goodbye"])
        async with other.at(table_id) as wire:
            assert (await wire.hello(invite=invite))["seat"] is None
            assert (await wire.ask("take_seat", seat=1)).type == "ack"
        async with other.at(table_id) as wire:
            assert (await wire.hello())["seat"] == 1
        assert (await server.http.get(f"/api/tables/{table_id}")).status_code == 403
        assert (await server.http.get(f"/api/tables/{table_id}", headers={"X-Invite": invite})).status_code == 200
        assert (await other.get(f"/api/tables/{table_id}")).status_code == 200
