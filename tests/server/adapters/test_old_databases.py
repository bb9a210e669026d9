"""Databases as servers left them before there were players and matches: brought up to date, nothing is lost.

They were made by the program of that time: see `scripts/golden_databases.py`.
"""

import gzip
import json
import sqlite3
import zlib
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final
from uuid import UUID

import pytest
import sqlalchemy as sa
from alembic import command

from gangoffour.engine import Phase
from gangoffour.protocol import messages
from gangoffour.records import parse_record, replay, verify_text
from gangoffour.server.adapters.bus.local_bus import LocalBus
from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.databases.engines import is_postgres, open_engine
from gangoffour.server.adapters.databases.migration import run_alembic, upgrade
from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.people.service import IDLE_LIMIT_MS
from gangoffour.server.ports import PlayerId, PlayerKind
from gangoffour.server.tables.state import TableState
from tests.promises import Promises
from tests.server.projections.counting import caught_up
from tests.server.tables.hosting import ByChance, Host
from tools.servers.party import AT_ONCE
from tools.services.databases import empty_database, on_database, snapshot

pytestmark = pytest.mark.anyio

GOLDEN: Final = Path(__file__).parents[2] / "golden" / "databases"

Rows = dict[str, list[dict[str, Any]]]
BEFORE: Final = {
    "events": "SELECT table_id, seq, at_ms, type, payload FROM events ORDER BY table_id, seq",
    "tables": "SELECT table_id, seq, base_seq, opened_at_ms FROM tables ORDER BY table_id",
    "records": "SELECT match_id, table_id, ended_at_ms, player_ids, text FROM records ORDER BY match_id",
    "guests": "SELECT player_id, name, created_at_ms, seen_at_ms FROM guests ORDER BY player_id",
    "sessions": "SELECT token_hash, player_id FROM sessions ORDER BY token_hash",
    "chat_lines": "SELECT table_id, chat_id, at_ms, player_id, text FROM chat_lines ORDER BY chat_id",
    "commands": "SELECT table_id, player_id, command_id, seq FROM commands ORDER BY table_id, player_id, command_id",
    "match_secrets": "SELECT table_id, match_id, secret FROM match_secrets ORDER BY match_id",
}
UNCHANGED: Final = ("events", "tables", "sessions", "chat_lines", "commands", "match_secrets")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.services("postgres"))])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """A database as it was left."""
    if request.param == "sqlite":
        file = tmp_path / "server.sqlite"
        file.write_bytes(gzip.decompress((GOLDEN / "before_players.sqlite.gz").read_bytes()))
        yield str(file)
        return
    async with empty_database() as database:
        await on_database(database, gzip.decompress((GOLDEN / "before_players.sql.gz").read_bytes()).decode())
        yield database


async def rows(url: str, names: Iterable[str] = BEFORE) -> Rows:
    """What lies in tables, as it is."""
    queries = {name: BEFORE[name] for name in names}
    if is_postgres(url):
        return await snapshot(url, queries)
    with closing(sqlite3.connect(url)) as connection:
        connection.row_factory = sqlite3.Row
        return {name: [dict(row) for row in connection.execute(query)] for name, query in queries.items()}


def uuid_of(value: UUID | str) -> UUID:
    return value if isinstance(value, UUID) else UUID(value)


@asynccontextmanager
async def served(url: str, last_ms: int) -> AsyncIterator[Host]:
    """A node on a database that was brought up to date, soon after the last thing that happened there."""
    async with open_stores([url], migrate=True) as stores, LocalBus() as bus:
        host = Host(stores, ManualClock(last_ms + 1_000), bus, pace=AT_ONCE)
        try:
            for runner in host.projections.runners:
                await caught_up(runner)
            yield host
        finally:
            await host.close()


def ends_of(before: Rows, table_id: object) -> list[int]:
    """When matches ended at a table, as its stream says."""
    ends = [row for row in before["events"] if row["type"] == "match_ended" and row["table_id"] == table_id]
    return [row["at_ms"] for row in ends]


async def play_on(host: Host, table_id: UUID) -> TableState:
    """Let a match be played to its end; the server does its part as soon as it comes to it."""
    choose = ByChance("on")
    while (state := await host.state(table_id)).public.is_playing:
        before, seats, match = state.seq, state.public.seats, state.public.match
        lagging = [seats[seat].player for seat in state.people_here if not seats[seat].is_ready]
        acting = state.seat_to_act
        player = None if acting is None or state.bot_at(acting) is not None else seats[acting].player
        if acting is not None and player is not None:
            await host.act(table_id, player, choose(state.view_of(acting)))
        elif state.phase is Phase.READY and match is not None and lagging[:1] and lagging[0] is not None:
            await host.send(table_id, lagging[0], messages.Ready, match_id=match.match_id)
        await host.until(lambda before=before: host.cached(table_id).seq > before)  # type: ignore[misc]
    return state


def last_ms(before: Rows) -> int:
    return max(int(row["at_ms"]) for row in before["events"])


async def test_every_event_session_command_seed_and_line_is_as_it_was(url: str) -> None:
    before = await rows(url)
    assert all(before.values()), "all of it was used"
    await upgrade(url)
    assert await rows(url, UNCHANGED) == {name: before[name] for name in UNCHANGED}
    await run_alembic(url, lambda config: command.downgrade(config, "0006"))
    assert await rows(url, UNCHANGED) == {name: before[name] for name in UNCHANGED}


async def test_every_guest_is_a_player_with_the_same_name_and_sessions(url: str) -> None:
    before = await rows(url)
    async with open_stores([url], migrate=True) as stores:
        ids = [PlayerId(row["player_id"]) for row in before["guests"]]
        people, names = await stores.players.by_ids(ids), await stores.players.names_of(ids)
        for row in before["guests"]:
            person = people[PlayerId(row["player_id"])]
            assert (person.name, person.kind) == (row["name"], PlayerKind.GUEST)
            assert person.created_at_ms == row["created_at_ms"]
            assert [kept.name for kept in names[person.player_id]] == [row["name"]]
            sessions = await stores.sessions.of_player(person.player_id)
            hashes = {session.token_hash for session in sessions}
            assert hashes == {
                each["token_hash"] for each in before["sessions"] if each["player_id"] == row["player_id"]
            }
            assert {session.expires_at_ms for session in sessions} == {row["seen_at_ms"] + IDLE_LIMIT_MS}


async def test_every_record_is_a_match_that_tells_who_sat_where(url: str) -> None:
    before = await rows(url)
    async with served(url, last_ms(before)) as host:
        for row in before["records"]:
            match_id = uuid_of(row["match_id"])
            match, text = await host.stores.matches.get(match_id), await host.stores.matches.text(match_id)
            assert match is not None
            assert text is not None
            assert match.table_id == uuid_of(row["table_id"])
            assert match.ended_at_ms in ends_of(before, row["table_id"]), "the record was written a moment before"
            assert (match.seats, match.deals, match.cause) == (4, 1, "won")
            seats = await host.stores.matches.seats(match_id)
            assert {seat.player_id for seat in seats} - {None} == set(json.loads(row["player_ids"]))
            old, new = parse_record(zlib.decompress(row["text"]).decode()), parse_record(text)
            assert replay(new).events == replay(old).events
            assert (new.seats, new.fairness, new.match_id) == (old.seats, old.fairness, old.match_id)
            verify_text(text)
        for guest in before["guests"]:
            page = await host.stores.matches.of_player(PlayerId(guest["player_id"]), 99)
            played = [row for row in before["records"] if guest["player_id"] in json.loads(row["player_ids"])]
            assert {match.match_id for match in page.matches} == {uuid_of(row["match_id"]) for row in played}


async def test_running_tables_are_played_on(url: str) -> None:
    before = await rows(url)
    finished = len(before["records"])
    async with served(url, last_ms(before)) as host:
        playing = [
            (table_id, state)
            for row in before["tables"]
            if (state := await host.state(table_id := uuid_of(row["table_id"]))).public.is_playing
        ]
        assert len(playing) == 2, "one in its first match, and one in its third"
        for table_id, state in playing:
            for seat in state.people:
                player = state.public.seats[seat].player
                assert player is not None
                await host.tables.arrive(table_id, player)
            await host.clock.settle()
            verify_text(await host.record_text(await play_on(host, table_id)))
        for runner in host.projections.runners:
            await caught_up(runner)
        (first, *_) = before["guests"]
        assert len((await host.stores.matches.of_player(PlayerId(first["player_id"]), 99)).matches) == finished + 2


async def fill(url: str, count: int) -> None:
    """Make closed tables of the schema before, with a match each, and a few of the commands that it took."""
    ids = [UUID(int=number << 80) for number in range(1, count + 1)]
    text = zlib.compress(b"record" * 500)
    rows: dict[str, list[dict[str, object]]] = {
        "tables": [{"table_id": each, "seq": 2, "base_seq": 1, "opened_at_ms": 1} for each in ids],
        "events": [
            {"table_id": each, "seq": seq, "at_ms": seq, "type": kind, "schema_version": 1, "payload": "{}"}
            for each in ids
            for seq, kind in ((1, "table_opened"), (2, "table_closed"))
        ],
        "commands": [
            {"table_id": each, "player_id": "guest-1", "command_id": str(number), "seq": 1}
            for each in ids
            for number in range(10)
        ],
        "records": [
            {"match_id": each, "table_id": each, "ended_at_ms": 1, "player_ids": '["guest-1","guest-2"]', "text": text}
            for each in ids
        ],
    }
    engine = open_engine(url)
    async with engine.begin() as connection:
        for name, some in rows.items():
            ids_of = {"table_id": sa.Uuid(), "match_id": sa.Uuid()}
            table = sa.table(name, *(sa.column(key, ids_of.get(key)) for key in some[0]))
            for first in range(0, len(some), 1_000):
                await connection.execute(sa.insert(table), some[first : first + 1_000])
    await engine.dispose()


@pytest.mark.nightly
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.services("postgres"))])
async def test_ten_thousand_tables_are_moved_within_a_second(kind: str, tmp_path: Path, promises: Promises) -> None:
    async with AsyncExitStack() as stack:
        url = str(tmp_path / "many.sqlite") if kind == "sqlite" else await stack.enter_async_context(empty_database())
        await run_alembic(url, lambda config: command.upgrade(config, "0002"))
        await fill(url, 10_000)
        with promises.within(1, f"moving 10,000 tables with a match each, {kind}"):
            await upgrade(url)
