"""Phrases first: who may write in their own words, and when that opens for the others."""

import pytest

from gangoffour.server.conduct import OWN_WORDS_AFTER
from gangoffour.server.ids import new_id
from tools.matches.finished import finished_match
from tools.servers.gateway import Gateway, Message, Person, gateway

pytestmark = pytest.mark.anyio


async def finish(server: Gateway, person: Person, count: int) -> None:
    """Let somebody have finished so many matches against bots."""
    at_ms = server.services.for_all.clock.now_ms()
    for number in range(count):
        match = finished_match(new_id(at_ms, bytes([number] * 8)), "", person.player_id, None)
        await server.services.for_matches.history.matches.put(match)


async def written(person: Person, table: dict[str, str]) -> Message:
    """What somebody is answered who writes at a table."""
    async with person.at(table["table_id"]) as wire:
        await wire.hello(invite=table["invite"])
        return await wire.ask("say", text="Well met")


async def voice(person: Person, table: dict[str, str]) -> dict[str, object]:
    answer = await person.get(f"/api/tables/{table['table_id']}/voice", **{"X-Invite": table["invite"] or ""})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_strangers_say_phrases_until_they_have_finished_ten_matches() -> None:
    async with gateway() as server:
        ada = await server.guest("Ada")
        table = await ada.open_table(chat="free")
        await finish(server, ada, OWN_WORDS_AFTER - 1)
        refused = await written(ada, table)
        assert (refused["code"], refused["facts"]) == ("chat/early", {"matches": 1})
        assert await voice(ada, table) == {"may_write": False, "matches_left": 1}
        async with ada.at(table["table_id"]) as wire:
            await wire.hello()
            assert (await wire.ask("say", phrase="hello")).type == "ack"
        await finish(server, ada, OWN_WORDS_AFTER)
        assert await voice(ada, table) == {"may_write": True, "matches_left": 0}
        assert (await written(ada, table)).type == "ack"


async def test_whoever_comes_by_invitation_writes_at_once() -> None:
    async with gateway() as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        table = await ada.open_table(visibility="private", chat="free")
        assert await voice(bo, table) == {"may_write": True, "matches_left": 0}
        assert (await written(bo, table)).type == "ack"


async def test_friends_among_themselves_write_until_a_stranger_sits_down() -> None:
    async with gateway() as server:
        ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
        for one, other in ((ada, bo), (bo, ada)):
            await one.post("/api/me/friends", {"player_id": other.player_id})
        table = await ada.open_table("greedy", chat="free")
        assert (await written(ada, table))["code"] == "chat/early", "whoever sits alone does not know who comes"
        async with bo.at(table["table_id"]) as at_bo, cy.at(table["table_id"]) as at_cy:
            for wire in (at_bo, at_cy):
                await wire.hello()
            assert (await at_bo.ask("take_seat", seat=1)).type == "ack"
            assert (await written(ada, table)).type == "ack"
            assert (await at_cy.ask("say", text="Well met"))["code"] == "chat/early", "cy is nobody's friend"
            assert (await at_cy.ask("take_seat", seat=2)).type == "ack"
            assert (await written(ada, table))["code"] == "chat/early"


async def test_a_table_of_phrases_stays_one_for_everybody() -> None:
    async with gateway() as server:
        ada = await server.guest("Ada")
        await finish(server, ada, OWN_WORDS_AFTER)
        table = await ada.open_table(chat="phrases")
        assert await voice(ada, table) == {"may_write": False, "matches_left": 0}
        assert (await written(ada, table))["code"] == "chat/phrases"
