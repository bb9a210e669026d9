"""What belongs to people, in a database: who they are, their names, their sessions, links to further devices."""

from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.database import Database
from gangoffour.server.adapters.people_schema import (
    challenges,
    device_links,
    mail_links,
    mails,
    names,
    passkeys,
    passwords,
    players,
    recovery_codes,
    sessions,
)
from gangoffour.server.ports import (
    DeviceLink,
    KeptName,
    NameTaken,
    NewName,
    Person,
    PlayerId,
    PlayerKind,
    Session,
    SignedIn,
)

_AT_ONCE: Final = 1_000
"""How many people one statement forgets."""

_IS_PRESENT: Final = sa.and_(names.c.player_id == players.c.player_id, names.c.until_ms.is_(None))
_PERSON: Final = (players.c.player_id, players.c.kind, players.c.created_at_ms, names.c.name)
"""What a person is read from: their row, and the one of the name they have now, if any."""

_EXPIRING: Final = (sessions, device_links, challenges, mail_links)
_PERSONAL: Final = (
    names,
    sessions,
    device_links,
    passwords,
    passkeys,
    recovery_codes,
    challenges,
    mails,
    mail_links,
)
"""Everything that is kept about people apart from their own row."""


class SqlPlayers:
    """Everybody who ever played, and their names."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: Person, name: NewName, session: Session) -> None:
        """Keep a person, a name and a session."""
        insert = self._database.insert
        player = {"player_id": person.player_id, "kind": person.kind, "created_at_ms": person.created_at_ms}
        async with self._database.writing() as connection:
            await connection.execute(insert(players).values(player).on_conflict_do_nothing())
            await connection.execute(
                insert(names).values(_name_row(person, name, person.created_at_ms)).on_conflict_do_nothing()
            )
            await connection.execute(insert(sessions).values(_session_row(session)).on_conflict_do_nothing())

    async def by_ids(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, Person]:
        """Return people by id."""
        query = sa.select(*_PERSON).outerjoin_from(players, names, _IS_PRESENT)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.where(players.c.player_id.in_(list(player_ids))))
            return {PlayerId(row.player_id): _person(row) for row in rows}

    async def by_skeleton(self, skeleton: str) -> Person | None:
        """Return the user whose name looks so."""
        query = sa.select(*_PERSON).join_from(names, players, _IS_PRESENT)
        async with self._database.reading() as connection:
            found = await connection.execute(query.where(names.c.skeleton == skeleton, names.c.is_claimed))
            row = found.one_or_none()
        return None if row is None else _person(row)

    async def names_of(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, list[KeptName]]:
        """Return all names of people."""
        query = sa.select(names).where(names.c.player_id.in_(list(player_ids))).order_by(names.c.number)
        found: dict[PlayerId, list[KeptName]] = {}
        async with self._database.reading() as connection:
            for row in await connection.execute(query):
                kept = KeptName(row.number, row.name, row.since_ms, row.until_ms)
                found.setdefault(PlayerId(row.player_id), []).append(kept)
        return found

    async def rename(self, player_id: PlayerId, name: NewName, at_ms: int) -> None:
        """Give a person another name."""
        # Of two who rename one person at once, the second waits: a person has one name at a time.
        locked = sa.select(players.c.kind).where(players.c.player_id == player_id).with_for_update()
        present = names.c.player_id == player_id, names.c.until_ms.is_(None)
        try:
            async with self._database.writing() as connection:
                kind = (await connection.execute(locked)).scalar_one_or_none()
                had = (await connection.execute(sa.select(names).where(*present))).one_or_none()
                if kind is None or had is None or had.name == name.name:
                    return
                await connection.execute(sa.update(names).where(*present).values(until_ms=at_ms, is_claimed=False))
                person = Person(player_id, PlayerKind(kind), name.name, at_ms)
                await connection.execute(sa.insert(names).values(_name_row(person, name, at_ms, had.number + 1)))
        except sa.exc.IntegrityError as error:
            raise NameTaken from error

    async def become_user(self, player_id: PlayerId) -> bool:
        """Make a guest a user."""
        is_guest = players.c.player_id == player_id, players.c.kind == PlayerKind.GUEST
        grown = sa.update(players).where(*is_guest).values(kind=PlayerKind.USER)
        claimed = sa.update(names).where(names.c.player_id == player_id, names.c.until_ms.is_(None))
        try:
            async with self._database.writing() as connection:
                is_there = bool((await connection.execute(grown)).rowcount)
                if is_there:
                    await connection.execute(claimed.values(is_claimed=True))
        except sa.exc.IntegrityError as error:
            raise NameTaken from error
        return is_there

    async def delete(self, player_id: PlayerId) -> bool:
        """Forget a person but for the id."""
        gone = sa.update(players).where(players.c.player_id == player_id).values(kind=PlayerKind.DELETED)
        async with self._database.writing() as connection:
            is_there = bool((await connection.execute(gone)).rowcount)
            await _forget(connection, [player_id])
        return is_there

    async def remove_idle(self, now_ms: int, created_before_ms: int) -> int:
        """Forget expired sessions and links, and guests whom no session brings back."""
        has_session = sa.exists().where(sessions.c.player_id == players.c.player_id)
        is_idle = (
            players.c.kind == PlayerKind.GUEST,
            players.c.created_at_ms < created_before_ms,
            sa.not_(has_session),
        )
        count = 0
        async with self._database.writing() as connection:
            for table in _EXPIRING:
                await connection.execute(sa.delete(table).where(table.c.expires_at_ms < now_ms))
            idle = (await connection.execute(sa.select(players.c.player_id).where(*is_idle))).scalars().all()
            for first in range(0, len(idle), _AT_ONCE):
                some = idle[first : first + _AT_ONCE]
                removal = sa.delete(players).where(players.c.player_id.in_(some), *is_idle)
                removed = (await connection.execute(removal.returning(players.c.player_id))).scalars().all()
                await _forget(connection, removed)
                count += len(removed)
        return count


class SqlSessions:
    """The devices on which people are signed in, and the links that make more of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, session: Session) -> None:
        """Keep a new session."""
        async with self._database.writing() as connection:
            await connection.execute(sa.insert(sessions).values(_session_row(session)))

    async def by_token(self, token_hash: bytes) -> SignedIn | None:
        """Return whose session it is."""
        columns = [column for column in sessions.c if column.name not in ("player_id", "created_at_ms")]
        began = sessions.c.created_at_ms.label("began_at_ms")
        query = (
            sa.select(*_PERSON, *columns, began)
            .select_from(sessions)
            .join(players, players.c.player_id == sessions.c.player_id)
            .outerjoin(names, _IS_PRESENT)
            .where(sessions.c.token_hash == token_hash)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        person = _person(row)
        session = Session(
            token_hash=token_hash,
            player_id=person.player_id,
            created_at_ms=row.began_at_ms,
            seen_at_ms=row.seen_at_ms,
            expires_at_ms=row.expires_at_ms,
            device=row.device,
            proved_at_ms=row.proved_at_ms,
        )
        return SignedIn(person, session)

    async def of_player(self, player_id: PlayerId) -> list[Session]:
        """Return a player's sessions."""
        query = sa.select(sessions).where(sessions.c.player_id == player_id)
        newest = sessions.c.seen_at_ms.desc(), sessions.c.created_at_ms.desc(), sessions.c.token_hash
        async with self._database.reading() as connection:
            return [_session(row) for row in await connection.execute(query.order_by(*newest))]

    async def touch(self, token_hash: bytes, seen_at_ms: int, expires_at_ms: int) -> None:
        """Remember when a session was seen."""
        is_older = sessions.c.token_hash == token_hash, sessions.c.seen_at_ms < seen_at_ms
        seen = sa.update(sessions).where(*is_older).values(seen_at_ms=seen_at_ms, expires_at_ms=expires_at_ms)
        async with self._database.writing() as connection:
            await connection.execute(seen)

    async def end(self, token_hash: bytes) -> None:
        """Forget a session."""
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(sessions).where(sessions.c.token_hash == token_hash))

    async def put_link(self, link: DeviceLink) -> None:
        """Keep a link instead of an earlier one."""
        insert = self._database.insert(device_links).values(
            token_hash=link.token_hash,
            player_id=link.player_id,
            created_at_ms=link.created_at_ms,
            expires_at_ms=link.expires_at_ms,
        )
        newest = insert.on_conflict_do_update(
            index_elements=["player_id"],
            set_={column.name: column for column in insert.excluded if column.name != "player_id"},
        )
        async with self._database.writing() as connection:
            await connection.execute(newest)

    async def link_owner(self, token_hash: bytes, now_ms: int) -> tuple[Person, DeviceLink] | None:
        """Return who would go on with a link."""
        began = device_links.c.created_at_ms.label("began_at_ms")
        query = (
            sa.select(*_PERSON, began, device_links.c.expires_at_ms)
            .select_from(device_links)
            .join(players, players.c.player_id == device_links.c.player_id)
            .outerjoin(names, _IS_PRESENT)
            .where(device_links.c.token_hash == token_hash, device_links.c.expires_at_ms >= now_ms)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        person = _person(row)
        return person, DeviceLink(token_hash, person.player_id, row.began_at_ms, row.expires_at_ms)

    async def take_link(self, token_hash: bytes, session: Session) -> Person | None:
        """Use a link up for a session."""
        is_good = device_links.c.token_hash == token_hash, device_links.c.expires_at_ms >= session.created_at_ms
        taken = sa.delete(device_links).where(*is_good).returning(device_links.c.player_id)
        query = sa.select(*_PERSON).outerjoin_from(players, names, _IS_PRESENT)
        async with self._database.writing() as connection:
            player_id = (await connection.execute(taken)).scalar_one_or_none()
            row = (await connection.execute(query.where(players.c.player_id == player_id))).one_or_none()
            if row is None:
                return None
            await connection.execute(sa.insert(sessions).values({**_session_row(session), "player_id": player_id}))
        return _person(row)


async def _forget(connection: AsyncConnection, player_ids: Iterable[str]) -> None:
    """Delete everything that is kept about people apart from their own row."""
    for table in _PERSONAL:
        await connection.execute(sa.delete(table).where(table.c.player_id.in_(list(player_ids))))


def _name_row(person: Person, name: NewName, since_ms: int, number: int = 1) -> dict[str, object]:
    return {
        "player_id": person.player_id,
        "number": number,
        "name": name.name,
        "skeleton": name.skeleton,
        "since_ms": since_ms,
        "is_claimed": person.kind is PlayerKind.USER,
    }


def _session_row(session: Session) -> dict[str, object]:
    return {
        "token_hash": session.token_hash,
        "player_id": session.player_id,
        "created_at_ms": session.created_at_ms,
        "seen_at_ms": session.seen_at_ms,
        "expires_at_ms": session.expires_at_ms,
        "device": session.device,
        "proved_at_ms": session.proved_at_ms,
    }


def _session(row: sa.Row[tuple[object, ...]]) -> Session:
    return Session(
        token_hash=row.token_hash,
        player_id=PlayerId(row.player_id),
        created_at_ms=row.created_at_ms,
        seen_at_ms=row.seen_at_ms,
        expires_at_ms=row.expires_at_ms,
        device=row.device,
        proved_at_ms=row.proved_at_ms,
    )


def _person(row: sa.Row[*tuple[Any, ...]]) -> Person:
    return Person(PlayerId(row.player_id), PlayerKind(row.kind), row.name or "", row.created_at_ms)
