"""What belongs to people, in a database: who they are, their names, their sessions, links to further devices."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.people_schema import (
    device_links,
    name_readings,
    names,
    players,
    sessions,
)
from gangoffour.server.adapters.databases.personal_tables import ABOUT, EXPIRING, PERSONAL
from gangoffour.server.people.skeletons import readings
from gangoffour.server.ports import (
    NAME_REST_MS,
    OWN_NAMED,
    DeviceLink,
    KeptName,
    NameTaken,
    NameTooSoon,
    NewName,
    Part,
    Person,
    PlayerId,
    PlayerKind,
    Session,
    SignedIn,
)

_AT_ONCE: Final = 1_000
"""How many people one statement forgets."""

IS_PRESENT: Final = sa.and_(names.c.player_id == players.c.player_id, names.c.until_ms.is_(None))
PERSON: Final = (
    players.c.player_id,
    players.c.kind,
    players.c.created_at_ms,
    players.c.avatar,
    players.c.shown,
    names.c.name,
)
"""What a person is read from: their row, and the one of the name they have now, if any."""
_BY_IDS: Final = (
    sa.select(*PERSON)
    .outerjoin_from(players, names, IS_PRESENT)
    .where(players.c.player_id.in_(sa.bindparam("player_ids", expanding=True)))
)
_BY_TOKEN: Final = (
    sa.select(
        *PERSON,
        *(column for column in sessions.c if column.name not in ("player_id", "created_at_ms")),
        sessions.c.created_at_ms.label("began_at_ms"),
    )
    .select_from(sessions)
    .join(players, players.c.player_id == sessions.c.player_id)
    .outerjoin(names, IS_PRESENT)
    .where(sessions.c.token_hash == sa.bindparam("token_hash"))
)
"""Who asks: told with every request, so it is put together once."""


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
                insert(names).values(name_row(person, name, person.created_at_ms)).on_conflict_do_nothing()
            )
            await connection.execute(insert(sessions).values(_session_row(session)).on_conflict_do_nothing())

    async def by_ids(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, Person]:
        """Return people by id."""
        async with self._database.reading() as connection:
            rows = await connection.execute(_BY_IDS, {"player_ids": list(player_ids)})
            return {PlayerId(row.player_id): person_in(row) for row in rows}

    async def by_name(self, name: NewName, at_ms: int) -> Person | None:
        """Return the user whose name looks so, or did until lately."""
        own = names.alias()
        is_own = sa.and_(own.c.player_id == name_readings.c.player_id, own.c.number == name_readings.c.number)
        query = (
            sa.select(*PERSON)
            .select_from(name_readings)
            .join(own, is_own)
            .join(players, players.c.player_id == name_readings.c.player_id)
            .join(names, IS_PRESENT)
            .where(name_readings.c.reading.in_(name.readings), _is_kept(own, at_ms))
            .order_by(name_readings.c.reading != name.readings[0], players.c.player_id)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query.limit(1))).one_or_none()
        return None if row is None else person_in(row)

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
                person = Person(player_id, PlayerKind(kind), name.name, at_ms)
                is_own = person.kind in OWN_NAMED and not await _is_form(connection, had, name)
                if is_own:
                    await _require_rested(connection, player_id, at_ms)
                given_up = sa.update(names).where(*present).values(until_ms=at_ms, is_claimed=is_own)
                await connection.execute(given_up)
                await connection.execute(sa.insert(names).values(name_row(person, name, at_ms, had.number + 1)))
                if person.kind in OWN_NAMED:
                    await claim(connection, player_id, had.number + 1, name.readings, at_ms)
        except sa.exc.IntegrityError as error:
            raise NameTaken from error

    async def choose(self, player_id: PlayerId, avatar: str | None, shown: frozenset[Part]) -> None:
        """Keep a picture, and what everybody may see."""
        chosen = sa.update(players).where(players.c.player_id == player_id)
        async with self._database.writing() as connection:
            await connection.execute(chosen.values(avatar=avatar, shown=" ".join(sorted(shown))))

    async def become_user(self, player_id: PlayerId, at_ms: int) -> bool:
        """Make a guest a user."""
        is_guest = players.c.player_id == player_id, players.c.kind == PlayerKind.GUEST
        grown = sa.update(players).where(*is_guest).values(kind=PlayerKind.USER)
        present = names.c.player_id == player_id, names.c.until_ms.is_(None)
        try:
            async with self._database.writing() as connection:
                is_there = bool((await connection.execute(grown)).rowcount)
                if is_there:
                    name = (await connection.execute(sa.select(names).where(*present))).one()
                    await connection.execute(sa.update(names).where(*present).values(is_claimed=True))
                    await claim(connection, player_id, name.number, readings(name.name), at_ms)
        except sa.exc.IntegrityError as error:
            raise NameTaken from error
        return is_there

    async def delete(self, player_id: PlayerId) -> bool:
        """Forget a person but for the id."""
        gone = sa.update(players).where(players.c.player_id == player_id)
        async with self._database.writing() as connection:
            nothing = gone.values(kind=PlayerKind.DELETED, avatar=None, shown="")
            is_there = bool((await connection.execute(nothing)).rowcount)
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
            for table in EXPIRING:
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
        async with self._database.reading() as connection:
            row = (await connection.execute(_BY_TOKEN, {"token_hash": token_hash})).one_or_none()
        if row is None:
            return None
        person = person_in(row)
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
            sa.select(*PERSON, began, device_links.c.expires_at_ms)
            .select_from(device_links)
            .join(players, players.c.player_id == device_links.c.player_id)
            .outerjoin(names, IS_PRESENT)
            .where(device_links.c.token_hash == token_hash, device_links.c.expires_at_ms >= now_ms)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        person = person_in(row)
        return person, DeviceLink(token_hash, person.player_id, row.began_at_ms, row.expires_at_ms)

    async def take_link(self, token_hash: bytes, session: Session) -> Person | None:
        """Use a link up for a session."""
        is_good = device_links.c.token_hash == token_hash, device_links.c.expires_at_ms >= session.created_at_ms
        taken = sa.delete(device_links).where(*is_good).returning(device_links.c.player_id)
        query = sa.select(*PERSON).outerjoin_from(players, names, IS_PRESENT)
        async with self._database.writing() as connection:
            player_id = (await connection.execute(taken)).scalar_one_or_none()
            row = (await connection.execute(query.where(players.c.player_id == player_id))).one_or_none()
            if row is None:
                return None
            await connection.execute(sa.insert(sessions).values({**_session_row(session), "player_id": player_id}))
        return person_in(row)


async def _forget(connection: AsyncConnection, player_ids: Iterable[str]) -> None:
    """Delete everything that is kept about people apart from their own row."""
    for table in PERSONAL:
        await connection.execute(sa.delete(table).where(table.c.player_id.in_(list(player_ids))))
    for column in ABOUT:
        await connection.execute(sa.delete(column.table).where(column.in_(list(player_ids))))


def _is_kept(table: sa.FromClause, at_ms: int) -> sa.ColumnElement[bool]:
    """Tell whether a name is somebody's own, now or not so long ago."""
    return sa.or_(table.c.until_ms.is_(None), table.c.until_ms > at_ms - NAME_REST_MS)


async def _is_form(connection: AsyncConnection, had: sa.Row[*tuple[Any, ...]], name: NewName) -> bool:
    """Tell whether a name is another form of the one that a user has."""
    same = name_readings.c.player_id == had.player_id, name_readings.c.number == had.number
    found = sa.select(sa.exists().where(*same, name_readings.c.reading.in_(name.readings)))
    return bool((await connection.execute(found)).scalar_one())


async def _require_rested(connection: AsyncConnection, player_id: PlayerId, at_ms: int) -> None:
    """Refuse a user who gave another name up less than `NAME_REST_MS` ago."""
    last = sa.select(sa.func.max(names.c.until_ms)).where(names.c.player_id == player_id, names.c.is_claimed)
    given_up_ms: int | None = (await connection.execute(last)).scalar_one()
    if given_up_ms is not None and given_up_ms + NAME_REST_MS > at_ms:
        raise NameTooSoon(given_up_ms + NAME_REST_MS)


async def claim(
    connection: AsyncConnection, player_id: PlayerId, number: int, wanted: Sequence[str], at_ms: int
) -> None:
    """Make a name somebody's own. Of two who want it at once, the second breaks the key of the readings."""
    mine = name_readings.c.player_id == player_id
    owned = names.c.player_id == name_readings.c.player_id, names.c.number == name_readings.c.number
    is_free = ~sa.exists().where(*owned, _is_kept(names, at_ms))
    freed = sa.delete(name_readings).where(name_readings.c.reading.in_(wanted), sa.or_(mine, is_free))
    await connection.execute(freed)
    rows = [{"reading": each, "player_id": player_id, "number": number} for each in sorted(wanted)]
    await connection.execute(sa.insert(name_readings), rows)


def name_row(person: Person, name: NewName, since_ms: int, number: int = 1) -> dict[str, object]:
    """Return the row of a name that somebody takes."""
    return {
        "player_id": person.player_id,
        "number": number,
        "name": name.name,
        "skeleton": name.readings[0],
        "since_ms": since_ms,
        "is_claimed": person.kind in OWN_NAMED,
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


def person_in(row: sa.Row[*tuple[Any, ...]]) -> Person:
    """Return who stands in a row of `PERSON`."""
    kind, shown = PlayerKind(row.kind), _parts(row.shown)
    return Person(PlayerId(row.player_id), kind, row.name or "", row.created_at_ms, row.avatar, shown)


@cache
def _parts(shown: str) -> frozenset[Part]:
    return frozenset(map(Part, shown.split()))
