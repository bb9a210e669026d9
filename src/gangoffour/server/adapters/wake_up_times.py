"""When tables want to be woken, in a database: the part of the event store that is asked once a second."""

from typing import Final

import sqlalchemy as sa

from gangoffour.server.adapters.database import Database
from gangoffour.server.adapters.schema import deadlines, heartbeats
from gangoffour.server.ports import TableId

_ONLY: Final = 1
"""The id of the one heartbeat there is."""


class WakeUps:
    """The wake-up times of all tables in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def overdue(self, late_ms: int, lease_ms: int, limit: int) -> list[TableId]:
        """Take the tables that wait longest; what another one is taking is passed over."""
        now = self._database.now_ms()
        late = (
            sa.select(deadlines.c.table_id)
            .where(deadlines.c.due_ms < now - late_ms, deadlines.c.leased_until_ms <= now)
            .order_by(deadlines.c.due_ms)
            .limit(limit)
            .with_for_update(skip_locked=True)
            .cte("late")
        )
        taken = (
            sa.update(deadlines)
            .where(deadlines.c.table_id.in_(sa.select(late.c.table_id)))
            .values(leased_until_ms=now + lease_ms)
            .returning(deadlines.c.table_id)
        )
        async with self._database.writing() as connection:
            return list((await connection.execute(taken)).scalars())

    async def heartbeat(self, longest_gap_ms: int, grace_ms: int) -> int:
        """Move the heartbeat, and all wake-up times if it stood still for long.

        The lock on the one row makes those who ask at once wait for each other; the second finds no gap.
        """
        database = self._database
        first = database.insert(heartbeats).values(heartbeat_id=_ONLY, at_ms=database.now_ms())
        async with database.writing() as connection:
            await connection.execute(first.on_conflict_do_nothing())
            last: int = (await connection.execute(sa.select(heartbeats.c.at_ms).with_for_update())).scalar_one()
            now: int = (await connection.execute(sa.select(database.now_ms()))).scalar_one()
            await connection.execute(sa.update(heartbeats).values(at_ms=now))
            if now - last <= longest_gap_ms:
                return 0
            shift = now - last + grace_ms
            if database.is_postgres:
                # An append locks wake-up times of several tables; one by one, each could wait for the other's.
                await connection.execute(sa.text("LOCK TABLE deadlines IN EXCLUSIVE MODE"))
            await connection.execute(sa.update(deadlines).values(due_ms=deadlines.c.due_ms + shift))
            return shift

    async def now_ms(self) -> int:
        """Return the time of the database."""
        async with self._database.reading() as connection:
            now: int = (await connection.execute(sa.select(self._database.now_ms()))).scalar_one()
            return now
