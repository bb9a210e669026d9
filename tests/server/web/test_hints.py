"""Hints over HTTP: who gets them, when, and what they are good for."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from gangoffour import bots
from gangoffour.bots import Network
from gangoffour.protocol import HintedAction, Snapshot, TableHints, seat_view
from tests.bots.networks import any_network
from tools.patience import until
from tools.servers.gateway import WIDE, Gateway, Person, Wire, gateway

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(bots), "shipped_network", any_network)


@asynccontextmanager
async def playing(
    server: Gateway, people: int = 1, **options: object
) -> AsyncIterator[tuple[str, list[Person], dict[str, Wire]]]:
    """Begin a match of some people against bots, and play until a person is on turn, who comes first."""
    everybody = [await server.guest() for _ in range(people)]
    table_id = (await everybody[0].open_table(*["greedy"] * (4 - people), **options))["table_id"]
    async with AsyncExitStack() as stack:
        wires = {}
        for seat, person in enumerate(everybody):
            wire = await stack.enter_async_context(person.at(table_id))
            await wire.hello()
            if seat:
                await wire.ask("take_seat", seat=seat)
            await wire.ask("set_auto_pass", is_on=False)
            wires[person.player_id] = wire
        match_id = await everybody[0].prepared_match(wires[everybody[0].player_id], table_id)
        await asyncio.gather(*(person.begin_match(wires[person.player_id], match_id) for person in everybody))
        first = await on_turn(everybody, table_id)
        yield table_id, [first, *(person for person in everybody if person is not first)], wires


async def on_turn(people: list[Person], table_id: str) -> Person:
    """Wait until it is a person's turn; return whose."""
    found: list[Person] = []

    async def is_found() -> bool:
        for person in people:
            known = await snapshot(person, table_id)
            if known.match is not None and known.own is not None:
                view = seat_view(known.match, known.own)
                if view.public.seat_to_act == view.seat:
                    found.append(person)
        return bool(found)

    await until(is_found)
    return found[0]


async def snapshot(person: Person, table_id: str) -> Snapshot:
    return msgspec.json.decode((await person.get(f"/api/tables/{table_id}")).content, type=Snapshot)


async def asked(person: Person, table_id: str) -> tuple[int, str]:
    answer = await person.get(f"/api/tables/{table_id}/hints")
    return answer.status_code, answer.json().get("code", "")


def command(hint: HintedAction) -> dict[str, Any]:
    fields: dict[str, Any] = {"type": hint.does, "id": secrets.token_hex(4)}
    if hint.does == "play":
        fields |= {"cards": hint.cards, "declare": hint.declare}
    return fields


async def test_a_person_among_bots_gets_hints_for_the_turn_and_can_follow_them() -> None:
    async with gateway() as server, playing(server) as (table_id, (person,), wires):
        answer = await person.get(f"/api/tables/{table_id}/hints")
        assert answer.status_code == 200, answer.text
        told = msgspec.json.decode(answer.content, type=TableHints)
        assert 1 <= len(told.hints) <= 3
        wire = wires[person.player_id]
        sent = command(told.hints[0])
        await wire.send(**sent, seen_seq=told.seq)
        while (answered := await wire.next()).get("id") != sent["id"]:
            pass
        assert answered.type == "ack", answered


async def test_hints_are_kept_by_nobody_on_the_way() -> None:
    async with gateway() as server, playing(server) as (table_id, (person,), _):
        answer = await person.get(f"/api/tables/{table_id}/hints")
        assert "no-store" in answer.headers["cache-control"]


async def test_where_hints_are_off_nobody_gets_any() -> None:
    async with gateway() as server, playing(server, hints="off") as (table_id, (person,), _):
        assert await asked(person, table_id) == (409, "hint/off")


async def test_with_another_person_at_the_table_nobody_gets_any() -> None:
    async with gateway() as server, playing(server, people=2) as (table_id, (person, other), _):
        assert await asked(person, table_id) == (409, "hint/people")
        assert await asked(other, table_id) == (409, "hint/people")


async def test_where_everybody_may_ask_the_one_on_turn_gets_hints() -> None:
    async with gateway() as server, playing(server, people=2, hints="everybody") as (table_id, (person, other), _):
        assert await asked(person, table_id) == (200, "")
        assert await asked(other, table_id) == (409, "turn/not_yours")


async def test_whoever_has_no_seat_gets_none() -> None:
    async with gateway() as server, playing(server) as (table_id, _, _):
        assert await asked(await server.guest(), table_id) == (409, "seat/none")


async def test_at_a_table_that_is_not_known_there_are_none() -> None:
    async with gateway() as server:
        assert await asked(await server.guest(), "no-table") == (404, "table/unknown")


async def test_a_person_who_is_promised_a_seat_counts() -> None:
    async with gateway() as server:
        person = await server.guest()
        opened = (await person.post("/api/play-now", {})).json()
        table_id = opened["table_id"]
        async with person.at(table_id) as wire:
            await wire.hello()
            await wire.ask("set_auto_pass", is_on=False)
            await person.begin_match(wire, await person.prepared_match(wire, table_id))
            await on_turn([person], table_id)
            assert (await asked(person, table_id))[0] == 200
            other = await server.guest()
            async with other.at(table_id) as their_wire:
                await their_wire.hello()
                assert (await their_wire.ask("take_seat", seat=3)).type == "ack"
            assert await asked(person, table_id) == (409, "hint/people")


async def test_when_nobody_can_think_of_any_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Network:
        raise OSError

    monkeypatch.setitem(vars(bots), "shipped_network", broken)
    async with gateway() as server, playing(server) as (table_id, (person,), _):
        assert await asked(person, table_id) == (503, "hint/unavailable")


async def test_nobody_may_ask_without_end() -> None:
    limits = replace(WIDE, hints_per_minute=2)
    async with gateway(limits=limits) as server, playing(server) as (table_id, (person,), _):
        codes = [await asked(person, table_id) for _ in range(3)]
        assert codes == [(200, ""), (200, ""), (429, "request/too_many")]
