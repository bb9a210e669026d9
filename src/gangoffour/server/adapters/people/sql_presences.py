"""Which node holds the sockets of which person, in a database."""

from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.schema import nodes, presences
from gangoffour.server.ports import PlayerId, TableId

_FRESH_MS: Final = 2_000
"""A node that beat so lately is not forgotten before somebody who arrives there is remembered."""


class SqlPresences:
    """Which node holds the sockets of which person at which table.

    Whoever takes a row away first locks all rows of that person at that table, in the order of the key. Otherwise two
    nodes that lose the last two sockets at once would each see the other's and tell nobody.
    """

    def __init__(self, database: Database, pulse: Database) -> None:
        """Keep two ways to the same database: nobody else waits for `pulse`, so a node that lives can always say so."""
        self._database = database
        self._pulse = pulse

    async def arrive(self, table_id: TableId, player_id: PlayerId, node_id: str) -> None:
        """Remember a person at a node; the node is alive, or it could not say so.

        As long as the node beats, nobody may touch its row: all who arrive, and the beats, would wait for each other.
        """
        row = {"table_id": table_id, "player_id": player_id, "node_id": node_id}
        arrived = self._database.insert(presences).values(row).on_conflict_do_nothing()
        is_beating = sa.and_(nodes.c.node_id == node_id, nodes.c.beat_at_ms >= self._database.now_ms() - _FRESH_MS)
        async with self._database.at_once() as connection:
            if (await connection.execute(sa.select(nodes.c.node_id).where(is_beating))).scalar_one_or_none():
                await connection.execute(arrived)
                return
        async with self._database.writing() as connection:
            await connection.execute(self._beating(node_id))
            await connection.execute(arrived)

    async def depart(self, table_id: TableId, player_id: PlayerId, node_id: str) -> bool:
        """Forget a person at a node."""
        is_person = sa.and_(presences.c.table_id == table_id, presences.c.player_id == player_id)
        node_ids = sa.select(presences.c.node_id).where(is_person).order_by(presences.c.node_id).with_for_update()
        async with self._database.writing() as connection:
            left = set((await connection.execute(node_ids)).scalars()) - {node_id}
            await connection.execute(sa.delete(presences).where(is_person, presences.c.node_id == node_id))
        return bool(left)

    async def tables_of(self, player_ids: Iterable[PlayerId]) -> list[tuple[TableId, PlayerId]]:
        """Return who is at which table."""
        place = presences.c.table_id, presences.c.player_id
        query = sa.select(*place).distinct().where(presences.c.player_id.in_(list(player_ids)))
        async with self._database.reading() as connection:
            return sorted((row.table_id, PlayerId(row.player_id)) for row in await connection.execute(query))

    async def beat(self, node_id: str) -> None:
        """Remember that the node is alive."""
        async with self._pulse.at_once() as connection:
            await connection.execute(self._beating(node_id))

    async def take_stale(self, longest_ms: int) -> list[tuple[TableId, PlayerId]]:
        """Forget silent nodes, and return who is nowhere else."""
        is_silent = nodes.c.beat_at_ms < self._database.now_ms() - longest_ms
        async with self._database.reading() as connection:
            if (await connection.execute(sa.select(nodes.c.node_id).where(is_silent).limit(1))).first() is None:
                return []
        async with self._database.writing() as connection:
            silent = (await connection.execute(sa.delete(nodes).where(is_silent).returning(nodes.c.node_id))).scalars()
            stale = presences.c.node_id.in_(list(silent))
            was_there = sa.select(presences.c.table_id, presences.c.player_id).where(stale)
            rows = await connection.execute(
                sa.select(presences)
                .where(sa.tuple_(presences.c.table_id, presences.c.player_id).in_(was_there))
                .order_by(*presences.primary_key.columns)
                .with_for_update()
            )
            persons = {(row.table_id, PlayerId(row.player_id)) for row in rows}
            await connection.execute(sa.delete(presences).where(stale))
            left = await connection.execute(
                sa.select(presences.c.table_id, presences.c.player_id).where(
                    sa.tuple_(presences.c.table_id, presences.c.player_id).in_(persons)
                )
            )
            return sorted(persons - {(row.table_id, PlayerId(row.player_id)) for row in left})

    def _beating(self, node_id: str) -> sa.Insert:
        insert = self._database.insert(nodes).values(node_id=node_id, beat_at_ms=self._database.now_ms())
        return insert.on_conflict_do_update(index_elements=["node_id"], set_={"beat_at_ms": insert.excluded.beat_at_ms})
