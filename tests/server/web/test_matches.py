"""A whole match over a socket, on a real server."""

from pathlib import Path

import pytest

from gangoffour.records import parse_record
from tools.servers.gateway import gateway, holds

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("database", ["memory:", "sqlite"])
async def test_a_person_plays_a_match_against_bots(database: str, tmp_path: Path) -> None:
    url = database if database == "memory:" else f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with gateway(url) as server:
        person = await server.guest("Ada")
        answer = await person.post("/api/play-now", {"level": "greedy", "length": "one_deal"})
        assert answer.status_code == 201
        table_id = answer.json()["table_id"]
        async with person.at(table_id) as wire:
            welcome = await wire.hello()
            assert (welcome["seat"], welcome["player_id"]) == (0, person.player_id)
            heard = await person.play_match(wire, table_id)
        told = [message for message in heard if message.type == "told"]
        assert [message["after"] for message in told[1:]] == [message["seq"] for message in told[:-1]]
        match_id = (await person.get(f"/api/tables/{table_id}")).json()["table"]["match"]["match_id"]
        record = await person.get(f"/api/matches/{match_id}/record")
        assert record.headers["content-type"].startswith("text/plain")
        assert len(parse_record(record.text).seats) == 4
        mine = (await person.get("/api/me/records")).json()["records"]
        assert [kept["match_id"] for kept in mine] == [match_id]
        assert [(kept["people"], kept["bots"], kept["day"]) for kept in mine] == [([], 3, None)]
        assert mine[0]["place"] in range(1, 5)
        assert holds(told[-1], "match_ended")
