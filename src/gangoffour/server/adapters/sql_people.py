"""What belongs to people, in a database: guests and their sessions, and which node holds their sockets."""

from collections.abc import Sequence

import sqlalchemy as sa

from gangoffour.server.adapters.database import Database
from gangoffour.server.adapters.schema import guests, nodes, presences, sessions
from gangoffour.server.ports import Guest, PlayerId, TableId


class SqlGuests:
    """Guests and their sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, guest: Guest, token_hash: bytes) -> None:
        """Keep a guest and a session."""
        person = self._database.insert(guests).values(
            player_id=guest.player_id,
            name=guest.name,
            created_at_ms=guest.created_at_ms,
            seen_at_ms=guest.seen_at_ms,
        )
        session = self._database.insert(sessions).values(token_hash=token_hash, player_id=guest.player_id)
        async with self._database.writing() as connection:
            await connection.execute(person.on_conflict_do_nothing())
            await connection.execute(session.on_conflict_do_nothing())

    async def by_token(self, token_hash: bytes) -> Guest | None:
        """Return whose session it is."""
        query = (
            sa.select(guests)
            .join(sessions, sessions.c.player_id == guests.c.player_id)
            .where(sessions.c.token_hash == token_hash)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _guest(row)

    async def by_ids(self, player_ids: Sequence[PlayerId]) -> dict[PlayerId, Guest]:
        """Return guests by id."""
        query = sa.select(guests).where(guests.c.player_id.in_(player_ids))
        async with self._database.reading() as connection:
            return {PlayerId(row.player_id): _guest(row) for row in await connection.execute(query)}

    async def rename(self, player_id: PlayerId, name: str) -> None:
        """Give a guest another name."""
        async with self._database.writing() as connection:
            await connection.execute(sa.update(guests).where(guests.c.player_id == player_id).values(name=name))

    async def touch(self, player_id: PlayerId, seen_at_ms: int) -> None:
        """Remember when a guest was seen last."""
        is_older = sa.and_(guests.c.player_id == player_id, guests.c.seen_at_ms < seen_at_ms)
        async with self._database.writing() as connection:
            await connection.execute(sa.update(guests).where(is_older).values(seen_at_ms=seen_at_ms))

    async def end_session(self, token_hash: bytes) -> None:
        """Forget a session."""
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(sessions).where(sessions.c.token_hash == token_hash))

    async def remove_idle(self, seen_before_ms: int) -> int:
        """Forget guests and their sessions."""
        removal = sa.delete(guests).where(guests.c.seen_at_ms < seen_before_ms).returning(guests.c.player_id)
        async with self._database.writing() as connection:
            idle = list((await connection.execute(removal)).scalars())
            if idle:
                without_guest = sessions.c.player_id.not_in(sa.select(guests.c.player_id))
                await connection.execute(sa.delete(sessions).where(without_guest))
        return len(idle)


def _guest(row: sa.Row[tuple[object, ...]]) -> Guest:
    return Guest(PlayerId(row.player_id), row.name, row.created_at_ms, row.seen_at_ms)


class SqlPresences:
    """Which node holds the sockets of which person at which table.

    Whoever takes a row away first locks all rows of that person at that table, in the order of the key. Otherwise two
    nodes that lose the last two sockets at once would each see the other's and tell nobody.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def arrive(self, table_id: TableId, player_id: PlayerId, node_id: str) -> None:
        """Remember a person at a node; the node is alive, or it could not say so."""
        row = {"table_id": table_id, "player_id": player_id, "node_id": node_id}
        async with self._database.writing() as connection:
            await connection.execute(self._beating(node_id))
            await connection.execute(self._database.insert(presences).values(row).on_conflict_do_nothing())

    async def depart(self, table_id: TableId, player_id: PlayerId, node_id: str) -> bool:
        """Forget a person at a node."""
        is_person = sa.and_(presences.c.table_id == table_id, presences.c.player_id == player_id)
        node_ids = sa.select(presences.c.node_id).where(is_person).order_by(presences.c.node_id).with_for_update()
        async with self._database.writing() as connection:
            left = set((await connection.execute(node_ids)).scalars()) - {node_id}
            await connection.execute(sa.delete(presences).where(is_person, presences.c.node_id == node_id))
        return bool(left)

    async def beat(self, node_id: str) -> None:
        """Remember that the node is alive."""
        async with self._database.writing() as connection:
            await connection.execute(self._beating(node_id))

    async def take_stale(self, longest_ms: int) -> list[tuple[TableId, PlayerId]]:
        """Forget silent nodes, and return who is nowhere else."""
        is_silent = nodes.c.beat_at_ms < self._database.now_ms() - longest_ms
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
