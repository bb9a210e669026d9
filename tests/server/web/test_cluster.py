"""Two nodes on one PostgreSQL and one NATS: what happens at one is told at the other."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import uuid4

import pytest

from gangoffour.server.adapters.migration import upgrade
from tools.servers.gateway import QUICK, Gateway, Person, gateway, holds
from tools.services.databases import empty_database

pytestmark = [pytest.mark.anyio, pytest.mark.services("postgres", "nats")]

NATS = os.environ.get("GOF_TEST_NATS", "nats://127.0.0.1:4222")


@asynccontextmanager
async def two_nodes() -> AsyncIterator[tuple[Gateway, Gateway]]:
    async with empty_database() as url:
        await upgrade(url)
        given = {"nats_url": NATS, "nats_prefix": f"test-{uuid4().hex[:16]}", "bot_workers": 0, "depart_grace_s": 0}
        async with gateway(url, QUICK, **given) as first, gateway(url, QUICK, **given) as second:
            yield first, second


def elsewhere(person: Person, node: Gateway) -> Person:
    """Return the same person at another node."""
    return Person(node, {"token": person.token, "player_id": person.player_id, "name": person.name})


async def test_two_people_at_two_nodes_see_each_other() -> None:
    async with two_nodes() as (first, second):
        host = await first.guest("Ada")
        other = elsewhere(await first.guest("Bo"), second)
        table_id = (await host.open_table("greedy", "greedy", chat="free"))["table_id"]
        async with host.at(table_id) as here, other.at(table_id) as there:
            await here.hello()
            await there.hello()
            assert (await there.ask("take_seat", seat=1)).type == "ack"
            await here.until("told", lambda told: holds(told, "seat_taken"))
            assert (await here.ask("say", text="welcome")).type == "ack"
            assert (await there.until("said"))["text"] == "welcome"


async def test_signing_out_at_one_node_closes_sockets_at_the_other() -> None:
    async with two_nodes() as (first, second):
        host = await first.guest("Ada")
        table_id = (await host.open_table("greedy"))["table_id"]
        async with elsewhere(host, second).at(table_id) as wire:
            await wire.hello()
            assert (await first.http.delete("/api/session", headers=host.headers)).status_code == 204
            assert (await wire.closed())[0] == 4401


async def test_a_person_at_two_nodes_is_away_when_both_sockets_are_gone() -> None:
    async with two_nodes() as (first, second):
        host = await first.guest("Ada")
        table_id = (await host.open_table("greedy"))["table_id"]
        async with first.socket(f"/ws/tables/{table_id}") as watching:
            await watching.hello()
            async with elsewhere(host, second).at(table_id) as there:
                await there.hello()
                await watching.until("told", lambda told: holds(told, "player_back"))
                async with host.at(table_id) as here:
                    await here.hello()
                assert (await there.ask("seat_bot", seat=1, level="greedy")).type == "ack"
                seated = await watching.until("told")
                assert (holds(seated, "player_away"), holds(seated, "seat_taken")) == (False, True)
            assert holds(await watching.until("told"), "player_away")


async def test_a_match_is_played_from_the_other_node() -> None:
    async with two_nodes() as (first, second):
        host = await first.guest("Ada")
        answer = await host.post("/api/play-now", {"level": "greedy", "length": "one_deal"})
        table_id = answer.json()["table_id"]
        other = elsewhere(host, second)
        async with other.at(table_id) as wire:
            await wire.hello()
            heard = await other.play_match(wire, table_id)
            assert holds(heard[-1], "match_ended")
