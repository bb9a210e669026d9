"""Made anew from the streams, every projection is what it was, to the byte."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import pytest

from gangoffour.protocol import events as wire
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.databases.engines import is_postgres
from gangoffour.server.ports import START
from gangoffour.server.projections import Projections
from gangoffour.server.workers.projecting import projections_of
from tests.contracts.harness import Opened
from tests.contracts.retained import PLAYER, closed_table, project, remove_all
from tests.server.projections.counting import caught_up
from tools.matches.appended import append_stream, appends_of, play_match, short_match
from tools.matches.finished import finished_match
from tools.services.databases import on_database, snapshot

pytestmark = pytest.mark.anyio

TABLES = ("listings", "seatings", "matches", "match_seats", "player_totals", "match_notes", "match_texts")


def projections_at(opened: Opened) -> Projections:
    return projections_of(opened.stores.projected, SteadyClock())


async def rows(adapter: str, opened: Opened) -> dict[str, Sequence[Any]]:
    """All that was projected, as it lies in the database."""
    queries = {table: f"SELECT * FROM {table} ORDER BY 1, 2" for table in TABLES}  # noqa: S608
    if is_postgres(adapter):
        found = await snapshot(adapter, queries)
        return {table: [tuple(row.values()) for row in found[table]] for table in TABLES}
    if adapter in ("memory", "shards"):
        shelves: list[Any] = [(each.listings, each.matches) for each in opened.stores.projected]
        return {str(number): sorted(shelf.rows.items()) for number, pair in enumerate(shelves) for shelf in pair}
    with closing(sqlite3.connect(adapter)) as connection:
        return {table: connection.execute(query).fetchall() for table, query in queries.items()}


@pytest.mark.services("postgres")
async def test_what_is_made_anew_is_what_was_there_to_the_byte(adapter: str, opened: Opened) -> None:
    projections = projections_at(opened)
    for number in range(3):
        stream = short_match(f"table {number}", deals=number)
        if number == 1:
            play_match(stream)
        if number == 2:
            stream.tell(wire.TableClosed(cause="empty"))
        await append_stream(opened.stores.events, stream, opened.new_table_id(0))
        for runner in projections.runners:
            await caught_up(runner)
    before = await rows(adapter, opened)
    assert any(before.values())
    assert await opened.stores.projected[0].matches.faults() == []
    for name in ("listings", "matches"):
        assert await projections.runners[0].rebuild(name)
    assert await rows(adapter, opened) == before


@pytest.mark.services("postgres")
async def test_what_records_tell_is_what_the_streams_told_to_the_byte(adapter: str, opened: Opened) -> None:
    projections = projections_at(opened)
    table_ids = [await closed_table(opened.stores, 29, matches=matches) for matches in (1, 2)]
    for runner in projections.runners:
        await caught_up(runner)
    before = await rows(adapter, opened)
    await remove_all(opened.stores.retention[0])
    assert await opened.stores.events.heads(table_ids) == {}
    await spoil(adapter)
    for name in ("listings", "matches"):
        assert await projections.runners[0].rebuild(name)
    assert await rows(adapter, opened) == before


async def spoil(adapter: str) -> None:
    """Let rows be wrong, so that they cannot be what is found afterwards; in memory they are made anew as well."""
    wrong = ("UPDATE matches SET deals = 99, rules_id = 'wrong'", "DELETE FROM match_seats WHERE seat > 0")
    if is_postgres(adapter):
        await on_database(adapter, *wrong)
    elif adapter not in ("memory", "shards"):
        with closing(sqlite3.connect(adapter)) as connection:
            for statement in wrong:
                connection.execute(statement)
            connection.commit()


async def test_a_record_that_does_not_tell_its_match_leaves_it_as_it_is_known(opened: Opened) -> None:
    kept = finished_match(opened.new_table_id(0), "[Gang of Four]", "ana", None)
    table_id = await closed_table(opened.stores, 29)
    await opened.stores.matches.put(kept)
    await project(opened.stores)
    await remove_all(opened.stores.retention[0])
    assert await opened.stores.events.head(table_id) is None
    (runner, *_) = projections_at(opened).runners
    assert await runner.rebuild("matches")
    assert await opened.stores.matches.get(kept.match.match_id) == kept.match
    assert len((await opened.stores.matches.of_player(PLAYER, 5)).matches) == 2


async def test_what_happens_while_it_is_made_anew_is_in_it(adapter: str, opened: Opened) -> None:
    projections, projected = projections_at(opened), opened.stores.projected[0]
    (runner, *_) = projections.runners
    table_id = opened.new_table_id(0)
    *first, last = appends_of(short_match("table"), table_id)
    for append in first:
        await opened.stores.events.append(append)
    await caught_up(runner)
    begin_anew = projected.matches.begin_anew

    async def and_the_match_ends(cursor: Any) -> Any:  # noqa: ANN401
        beside = await begin_anew(cursor)
        await opened.stores.events.append(last)
        await caught_up(runner)  # the live one goes on, and nothing is removed that the new one needs
        return beside

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(projected.matches, "begin_anew", and_the_match_ends)
        assert await runner.rebuild("matches")
    before = await rows(adapter, opened)
    await caught_up(projections_at(opened).runners[0])
    assert await rows(adapter, opened) == before
    assert len((await opened.stores.matches.of_player("ana", 5)).matches) == 1  # type: ignore[arg-type]


async def test_a_match_that_no_stream_tells_any_more_stays(opened: Opened) -> None:
    kept = finished_match(opened.new_table_id(0), "text", "ana", None)
    await opened.stores.matches.put(kept)
    (runner, *_) = projections_at(opened).runners
    assert await runner.rebuild("matches")
    assert await opened.stores.matches.get(kept.match.match_id) == kept.match
    assert await opened.stores.matches.seats(kept.match.match_id) == list(kept.seats)
    assert await opened.stores.matches.text(kept.match.match_id) == "text"


async def test_all_that_was_removed_from_the_outbox_was_projected(opened: Opened) -> None:
    projections = projections_at(opened)
    await append_stream(opened.stores.events, short_match("table"), opened.new_table_id(0))
    (runner, *_) = projections.runners
    await caught_up(runner)
    assert await opened.stores.projected[0].outbox.after(START, 1) == []
    assert len((await opened.stores.matches.of_player("ana", 5)).matches) == 1  # type: ignore[arg-type]
