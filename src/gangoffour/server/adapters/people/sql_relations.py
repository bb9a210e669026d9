"""Friends, blocks and invitations, in a database: they stand beside the people, and go with them (`sql_people`)."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.relations_schema import friend_links, invitations, relations
from gangoffour.server.ports import FriendLink, PlayerId, Relation, Stance, TableId, TableInvitation


class SqlRelations:
    """Who is whose friend, and who is kept apart from whom."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(self, player_id: PlayerId, limit: int) -> list[Relation]:
        """Return what a person says, and who wants to be friends."""
        # Two queries, so that each has an index.
        own = sa.select(relations).where(relations.c.player_id == player_id)
        asking = sa.select(relations).where(relations.c.other_id == player_id, relations.c.stance == Stance.FRIEND)
        newest = relations.c.since_ms.desc(), relations.c.player_id, relations.c.other_id
        async with self._database.reading() as connection:
            rows = [
                Relation(PlayerId(row.player_id), PlayerId(row.other_id), Stance(row.stance), row.since_ms)
                for query in (own, asking)
                for row in await connection.execute(query.order_by(*newest).limit(limit))
            ]
        return sorted(rows, key=lambda each: (-each.since_ms, each.player_id, each.other_id))

    async def put(self, relation: Relation) -> None:
        """Keep what one person says of another."""
        said = {"stance": relation.stance, "since_ms": relation.since_ms}
        insert = self._database.insert(relations).values(
            player_id=relation.player_id, other_id=relation.other_id, **said
        )
        changed = insert.on_conflict_do_update(
            index_elements=["player_id", "other_id"], set_=said, where=relations.c.stance != relation.stance
        )
        async with self._database.writing() as connection:
            if relation.stance is Stance.BLOCK:
                await _part(connection, relation.player_id, relation.other_id)
            await connection.execute(changed)

    async def remove(self, player_id: PlayerId, other_id: PlayerId) -> None:
        """Take back what a person says of another."""
        own = relations.c.player_id == player_id, relations.c.other_id == other_id
        async with self._database.writing() as connection:
            await _part(connection, player_id, other_id)
            await connection.execute(sa.delete(relations).where(*own))

    async def apart_from(self, player_id: PlayerId) -> frozenset[PlayerId]:
        """Return whom a person blocks, and who blocks them."""
        is_block = relations.c.stance == Stance.BLOCK
        blocked = sa.select(relations.c.other_id).where(relations.c.player_id == player_id, is_block)
        blocking = sa.select(relations.c.player_id).where(relations.c.other_id == player_id, is_block)
        async with self._database.reading() as connection:
            found = (await connection.execute(blocked.union(blocking))).scalars()
            return frozenset(map(PlayerId, found))

    async def friends_of(self, player_id: PlayerId) -> frozenset[PlayerId]:
        """Return the friends of a person."""
        back = relations.alias()
        is_mutual = sa.and_(
            back.c.player_id == relations.c.other_id,
            back.c.other_id == relations.c.player_id,
            back.c.stance == Stance.FRIEND,
        )
        own = relations.c.player_id == player_id, relations.c.stance == Stance.FRIEND
        query = sa.select(relations.c.other_id).join(back, is_mutual).where(*own)
        async with self._database.reading() as connection:
            return frozenset(map(PlayerId, (await connection.execute(query)).scalars()))

    async def put_link(self, link: FriendLink) -> None:
        """Keep a link."""
        row = {"token_hash": link.token_hash, "player_id": link.player_id, "expires_at_ms": link.expires_at_ms}
        async with self._database.at_once() as connection:
            await connection.execute(sa.insert(friend_links).values(row))

    async def link(self, token_hash: bytes, now_ms: int) -> FriendLink | None:
        """Return a link."""
        is_good = friend_links.c.token_hash == token_hash, friend_links.c.expires_at_ms >= now_ms
        async with self._database.reading() as connection:
            row = (await connection.execute(sa.select(friend_links).where(*is_good))).one_or_none()
        return None if row is None else FriendLink(row.token_hash, PlayerId(row.player_id), row.expires_at_ms)

    async def put_invitation(self, invitation: TableInvitation) -> None:
        """Keep an invitation."""
        told = {
            "host_id": invitation.host_id,
            "invite": invitation.invite,
            "expires_at_ms": invitation.expires_at_ms,
        }
        insert = self._database.insert(invitations).values(
            player_id=invitation.player_id, table_id=invitation.table_id, **told
        )
        async with self._database.writing() as connection:
            await connection.execute(insert.on_conflict_do_update(index_elements=["player_id", "table_id"], set_=told))

    async def invitations_of(self, player_id: PlayerId, now_ms: int) -> list[TableInvitation]:
        """Return the invitations to a person."""
        is_good = invitations.c.player_id == player_id, invitations.c.expires_at_ms >= now_ms
        newest = invitations.c.expires_at_ms.desc(), invitations.c.table_id
        async with self._database.reading() as connection:
            return [
                TableInvitation(
                    PlayerId(row.player_id),
                    PlayerId(row.host_id),
                    row.table_id,
                    row.invite,
                    row.expires_at_ms,
                )
                for row in await connection.execute(sa.select(invitations).where(*is_good).order_by(*newest))
            ]

    async def drop_invitation(self, player_id: PlayerId, table_id: TableId) -> None:
        """Forget an invitation."""
        is_it = invitations.c.player_id == player_id, invitations.c.table_id == table_id
        async with self._database.at_once() as connection:
            await connection.execute(sa.delete(invitations).where(*is_it))


async def _part(connection: AsyncConnection, player_id: PlayerId, other_id: PlayerId) -> None:
    """Take away what the other asked for, and invitations between the two. What the other blocks stays theirs."""
    is_asked = relations.c.player_id == other_id, relations.c.other_id == player_id
    await connection.execute(sa.delete(relations).where(*is_asked, relations.c.stance == Stance.FRIEND))
    both = [player_id, other_id]
    between = invitations.c.player_id.in_(both), invitations.c.host_id.in_(both)
    await connection.execute(sa.delete(invitations).where(*between))
