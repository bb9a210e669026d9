"""To whom public tables are closed: every way to them refuses, and bots and friends stay open."""

import pytest

from gangoffour.server.ids import new_id
from gangoffour.server.ports import Conduct
from tools.matches.finished import finished_match, noted
from tools.servers.gateway import Gateway, Person, gateway

pytestmark = pytest.mark.anyio

CLOSED = "conduct/closed"


async def spoil(server: Gateway, person: Person, count: int) -> int:
    """Let somebody have left as many matches just now; return when the last one ended."""
    at_ms = server.services.for_all.clock.now_ms()
    for number in range(count):
        finished = finished_match(new_id(at_ms, bytes([number] * 8)), "", person.player_id, "other", ended_at_ms=at_ms)
        await server.services.for_matches.history.matches.put(noted(finished, {person.player_id: Conduct.LEFT}))
    return at_ms


async def standing(person: Person) -> tuple[object, object, object]:
    own = (await person.get("/api/me/conduct")).json()
    return own["state"], own["cause"], own["until_ms"]


async def test_the_first_time_somebody_is_warned_and_nothing_is_closed() -> None:
    async with gateway() as server:
        ada = await server.guest("Ada")
        assert await standing(ada) == ("fine", None, None)
        await spoil(server, ada, 1)
        assert await standing(ada) == ("warned", "left", None)
        assert (await ada.post("/api/play-now", {})).status_code == 201


async def test_the_second_time_no_way_leads_to_public_tables_but_to_bots_and_friends() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        public, private = await bo.open_table(visibility="public"), await bo.open_table(visibility="private")
        unlisted = await ada.open_table(visibility="unlisted")
        until_ms = 600_000 + await spoil(server, ada, 2)
        assert await standing(ada) == ("closed", "left", until_ms)

        refused = await ada.post("/api/play-now", {})
        assert (refused.status_code, refused.json()["code"]) == (409, CLOSED)
        assert refused.json()["facts"] == {"cause": "left", "minutes": 10, "until_ms": until_ms}
        assert "another 10 min" in refused.json()["sentence"]
        opened = await ada.post("/api/tables", {"options": {"visibility": "public"}})
        assert opened.json()["code"] == CLOSED
        async with ada.at(public["table_id"]) as wire:
            await wire.hello()
            assert (await wire.ask("take_seat", seat=1))["code"] == CLOSED
        async with ada.at(unlisted["table_id"]) as wire:
            await wire.hello()
            public_now = await wire.ask("change_options", options={"visibility": "public"})
            assert public_now["code"] == CLOSED, "nor is a table made public that was not"

        async with ada.at(private["table_id"]) as wire:
            await wire.hello(invite=private["invite"])
            assert (await wire.ask("take_seat", seat=1)).type == "ack"
        for options in ({"visibility": "private"}, {"visibility": "public", "presence": "alone"}):
            assert (await ada.post("/api/tables", {"options": options})).status_code == 201
        assert (await bo.post("/api/play-now", {})).status_code == 201, "nobody else is kept away"
