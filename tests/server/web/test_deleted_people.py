"""A person who played, talked, took names and devices, and is deleted: nothing in the database says their name."""

import sqlite3
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from gangoffour.protocol import DELETED_NAME
from gangoffour.records import parse_record
from gangoffour.server.adapters.databases.migration import upgrade
from tools.servers.gateway import Gateway, Person, gateway
from tools.services.databases import empty_database, snapshot, tables_of

pytestmark = pytest.mark.anyio

NAMES = ("Zyxomma Petiolata", "Quinquagesima")
"""Two names that stand in no other text."""


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.services("postgres"))])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        async with empty_database() as database:
            await upgrade(database)
            yield database


async def rows_of(url: str) -> dict[str, list[dict[str, Any]]]:
    """Everything in a database, by table."""
    if url.startswith("postgres"):
        return await snapshot(url, {table: f'SELECT * FROM "{table}"' for table in await tables_of(url)})  # noqa: S608
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.row_factory = sqlite3.Row
        tables = [row["name"] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: [dict(row) for row in connection.execute(f'SELECT * FROM "{table}"')] for table in tables}  # noqa: S608


def texts(value: object) -> Iterator[str]:
    """A value as text, packed or not."""
    content = value if isinstance(value, bytes) else str(value).encode()
    yield content.decode(errors="replace")
    try:
        yield zlib.decompress(content).decode(errors="replace")
    except zlib.error:
        return


async def found_in(url: str) -> set[str]:
    """The columns in which one of the names is found."""
    return {
        f"{table}.{column}"
        for table, rows in (await rows_of(url)).items()
        for row in rows
        for column, value in row.items()
        if any(name.casefold() in text.casefold() for text in texts(value) for name in NAMES)
    }


async def live(server: Gateway) -> tuple[Person, str, str]:
    """Take a name, play a match, talk, take another name, sit down again; return who, where and the match."""
    person = await server.guest(NAMES[0])
    wish = {"level": "greedy", "length": "one_deal"}
    table_id = (await person.post("/api/play-now", wish)).json()["table_id"]
    async with person.at(table_id) as wire:
        await wire.hello()
        await wire.ask("say", phrase="hello")
        await person.play_match(wire, table_id)
    match_id = (await person.get(f"/api/tables/{table_id}")).json()["table"]["match"]["match_id"]
    renamed = await server.http.patch("/api/me", json={"name": NAMES[1]}, headers=person.headers)
    assert renamed.status_code == 200
    await person.open_table("greedy")
    assert (await person.post("/api/me/links", {})).status_code == 201
    return person, table_id, match_id


async def test_the_name_of_a_deleted_player_is_found_nowhere(url: str) -> None:
    async with gateway(url) as server:
        person, _, match_id = await live(server)
        record = parse_record((await person.get(f"/api/matches/{match_id}/record")).text)
        assert record.seats[0].name == NAMES[0], "as it was when the match was played"
        assert await found_in(url) == {"names.name", "chat_lines.name"}, "even before"
        second = await person.open_table("greedy")
        async with person.at(second["table_id"]) as wire:
            await wire.hello()
            answer = await server.http.delete("/api/me", headers=person.headers)
            assert answer.status_code == 204
            assert (await wire.closed())[0] == 4401
        assert (await person.get("/api/me")).status_code == 401
        assert await found_in(url) == set()
        answer = await server.http.get(f"/api/matches/{match_id}/record")
        assert parse_record(answer.text).seats[0].name == DELETED_NAME
    async with gateway(url) as server:
        assert await found_in(url) == set(), "a server that starts writes nothing of it again"
        for table in (await server.http.get("/api/tables")).json()["tables"]:
            assert NAMES[1] not in str(table)
