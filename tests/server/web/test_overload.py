"""A server that is slow: everybody is told soon, those who play are asked for first, and trying again is safe."""

import asyncio
from collections.abc import Callable
from unittest.mock import patch

import pytest

from gangoffour.protocol import TableListing
from gangoffour.server.ports import Append, EventStore, StoreBusy, Urgency, urgency
from gangoffour.server.web.tables import table_socket
from tools.servers.gateway import Gateway, gateway

pytestmark = pytest.mark.anyio


class Held:
    """The appends of a store, held up until the test lets them go; and how urgent each was."""

    def __init__(self, events: EventStore) -> None:
        self._append = events.append
        self.may_go = asyncio.Event()
        self.urgencies: list[Urgency] = []

    async def append(self, append: Append) -> None:
        self.urgencies.append(urgency())
        await self.may_go.wait()
        await self._append(append)


def store_of(server: Gateway) -> EventStore:
    return server.services.for_tables.tables._ports.events  # noqa: SLF001  what the tables rest on


async def test_a_command_that_takes_too_long_is_refused_and_its_id_finds_out_what_became_of_it() -> None:
    async with gateway() as server:
        host = await server.guest("Ada")
        table_id = (await host.open_table("greedy", "greedy"))["table_id"]
        async with host.at(table_id) as wire:
            await wire.hello()
            assert (await wire.ask("set_auto_pass", is_on=False)).type == "ack"
            held = Held(store_of(server))
            with patch.object(store_of(server), "append", held.append), patch.object(table_socket, "ANSWER_MS", 50):
                await wire.send(type="set_auto_pass", id="slow", is_on=True)
                refused = await wire.until("refused")
                assert (refused["id"], refused["code"]) == ("slow", "table/unavailable")
                await wire.send(type="set_auto_pass", id="slow", is_on=True)
                assert (await wire.until("refused"))["code"] == "table/unavailable", "it may still take effect"
                busy = await wire.ask("set_auto_pass", is_on=False)
                assert (busy.type, busy["code"]) == ("refused", "table/busy"), "one after the other, as always"
                held.may_go.set()
                await wire.until("told")
            await wire.send(type="set_auto_pass", id="slow", is_on=True)
            acknowledged = await wire.until("ack")
            await wire.send(type="set_auto_pass", id="slow", is_on=True)
            assert await wire.until("ack") == acknowledged, "it took effect once"


async def test_what_cannot_be_served_is_refused_with_a_wait_and_counted() -> None:
    async def refused(_limit: int) -> list[TableListing]:
        raise StoreBusy

    async with gateway() as server:
        ada = await server.guest("Ada")
        with patch.object(server.services.for_tables.lobby._listings, "public", refused):  # noqa: SLF001
            response = await ada.get("/api/tables")
        assert (response.status_code, response.json()["code"]) == (503, "server/busy")
        assert response.headers["retry-after"] == "1"
        assert "gof_refused_busy_total 1.0" in (await ada.get("/metrics")).text.splitlines()


async def test_a_command_at_a_busy_store_is_refused_and_nothing_happened() -> None:
    async def refused(_append: Append) -> None:
        raise StoreBusy

    async with gateway() as server:
        host = await server.guest("Ada")
        table_id = (await host.open_table("greedy", "greedy"))["table_id"]
        async with host.at(table_id) as wire:
            await wire.hello()
            with patch.object(store_of(server), "append", refused):
                await wire.send(type="set_auto_pass", id="again", is_on=False)
                assert (await wire.until("refused"))["code"] == "table/busy"
            await wire.send(type="set_auto_pass", id="again", is_on=False)
            await wire.until("ack")


async def test_those_who_play_ask_before_those_who_join_and_these_before_those_who_look() -> None:
    asked: list[tuple[str, Urgency]] = []

    def noting(name: str, question: Callable[..., object]) -> Callable[..., object]:
        def ask(*arguments: object) -> object:
            asked.append((name, urgency()))
            return question(*arguments)

        return ask

    async with gateway() as server:
        host, other = await server.guest("Ada"), await server.guest("Bo")
        listings, events = server.services.for_tables.lobby._listings, store_of(server)  # noqa: SLF001
        with (
            patch.object(listings, "public", noting("public", listings.public)),
            patch.object(events, "append", noting("append", events.append)),
        ):
            await other.get("/api/tables")
            table_id = (await host.open_table("greedy", "greedy"))["table_id"]
            async with other.at(table_id) as wire:
                await wire.hello()
                await wire.ask("take_seat", seat=1)
                await wire.ask("set_auto_pass", is_on=False)
    assert asked[0] == ("public", Urgency.LOOK)
    appends = [wanted for name, wanted in asked if name == "append"]
    assert appends[:2] == [Urgency.JOIN, Urgency.JOIN], "opening a table, sitting down"
    assert appends[-1] is Urgency.PLAY
