"""Fresh ids of tables."""

from uuid import UUID, uuid4

from gangoffour.server.adapters.databases.wall_time import wall_now_ms
from gangoffour.server.ids import new_id


def fresh_table_id(shard: int = 0, at_ms: int | None = None) -> UUID:
    return new_id(wall_now_ms() if at_ms is None else at_ms, uuid4().bytes[:8], shard)
