"""When tables want to be woken, in a database: the part of the event store that is asked once a second."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.sql.dml import ReturningUpdate

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.schema import commands, deadlines, heartbeats, wishes
from gangoffour.server.adapters.streams.gaps import shift_ms
from gangoffour.server.ports import TableId

_ONLY: Final = 1
"""The id of the one heartbeat there is."""


GRANTED_AT_ONCE: Final = 16
"""So many times more wishes that were carried out are forgotten in one sweep than tables are taken."""


class WakeUps:
    """The wake-up times of all tables in a database."""

    def __init__(self, database: Database, pulse: Database) -> None:
        """Keep two ways to the same database: nobody else waits for `pulse`, so the heartbeat waits for nobody."""
        self._database = database
        self._pulse = pulse

    async def overdue(self, late_ms: int, lease_ms: int, limit: int) -> list[TableId]:
        """Take the tables that wait longest; what another one is taking is passed over."""
        taken: dict[TableId, None] = {}
        async with self._database.at_once() as connection:
            await connection.execute(self._granted(late_ms, limit))
            for kept in (deadlines, wishes):
                rows = await connection.execute(self._leased(kept, late_ms, lease_ms, limit))
                taken |= dict.fromkeys(rows.scalars())
        return list(taken)

    def _granted(self, late_ms: int, limit: int) -> sa.Delete:
        """Return what forgets wishes that were carried out: so nobody has to do it one by one."""
        took_effect = sa.exists().where(
            commands.c.table_id == wishes.c.table_id,
            commands.c.player_id == wishes.c.player_id,
            commands.c.command_id == wishes.c.command_id,
        )
        done = (
            sa.select(wishes.c.table_id)
            .where(wishes.c.due_ms < self._database.now_ms() - late_ms, took_effect)
            .limit(GRANTED_AT_ONCE * limit)
            .with_for_update(skip_locked=True)
        )
        return sa.delete(wishes).where(wishes.c.table_id.in_(done))

    def _leased(self, kept: sa.Table, late_ms: int, lease_ms: int, limit: int) -> ReturningUpdate[TableId]:
        """Return what takes the rows of a table that are late."""
        now = self._database.now_ms()
        late = (
            sa.select(kept.c.table_id)
            .where(kept.c.due_ms < now - late_ms, kept.c.leased_until_ms <= now)
            .order_by(kept.c.due_ms)
            .limit(limit)
            .with_for_update(skip_locked=True)
            .cte("late")
        )
        return (
            sa.update(kept)
            .where(kept.c.table_id.in_(sa.select(late.c.table_id)))
            .values(leased_until_ms=now + lease_ms)
            .returning(kept.c.table_id)
        )

    async def heartbeat(self, longest_gap_ms: int) -> bool:
        """Move the heartbeat, in one statement, unless it stood still for long or never moved."""
        now = self._pulse.now_ms()
        moved = (
            sa.update(heartbeats)
            .where(heartbeats.c.at_ms >= now - longest_gap_ms)
            .values(at_ms=now)
            .returning(heartbeats.c.heartbeat_id)
        )
        async with self._pulse.at_once() as connection:
            return (await connection.execute(moved)).scalar_one_or_none() is not None

    async def put_off(self, longest_gap_ms: int, grace_ms: int, explained_ms: int = 0) -> int:
        """Move the heartbeat, and all wake-up times if it stood still for long.

        A lock makes those who ask at once wait for each other; the second finds no gap. The heartbeat moves last: on a
        slow database the time that all this takes would be the next gap.
        """
        pulse = self._pulse
        first = pulse.insert(heartbeats).values(heartbeat_id=_ONLY, at_ms=pulse.now_ms())
        async with pulse.writing() as connection:
            await connection.execute(first.on_conflict_do_nothing())
            if pulse.is_postgres:
                # An append locks wake-up times of several tables; one by one, each could wait for the other's.
                await connection.execute(sa.text("LOCK TABLE deadlines IN EXCLUSIVE MODE"))
            gap_ms = sa.select(pulse.now_ms() - heartbeats.c.at_ms).with_for_update()
            gap: int = (await connection.execute(gap_ms)).scalar_one()
            shift = shift_ms(gap, longest_gap_ms, grace_ms, explained_ms)
            if shift:
                await connection.execute(sa.update(deadlines).values(due_ms=deadlines.c.due_ms + shift))
            await connection.execute(sa.update(heartbeats).values(at_ms=pulse.now_ms()))
            return shift

    async def now_ms(self) -> int:
        """Return the time of the database."""
        async with self._pulse.reading() as connection:
            now: int = (await connection.execute(sa.select(self._pulse.now_ms()))).scalar_one()
            return now
