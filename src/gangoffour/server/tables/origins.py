"""Where tables were opened from. Kept in the memory of one node and never in an event: an address is nobody else's.

It serves two ends: nobody opens tables without end from one address, and bots think in turn for all who let them.
"""

from collections import OrderedDict
from typing import Final

from gangoffour.server.ports import Cause, TableId

TABLES_KEPT: Final = 100_000


class Origins:
    """By table, the address it was opened from, as it is counted under."""

    def __init__(self) -> None:
        self._origins: OrderedDict[TableId, str] = OrderedDict()
        self._tables: dict[str, set[TableId]] = {}

    def keep(self, table_id: TableId, origin: str) -> None:
        """Remember where a table was opened from; above a great many, the first are forgotten."""
        self._origins[table_id] = origin
        self._tables.setdefault(origin, set()).add(table_id)
        if len(self._origins) > TABLES_KEPT:
            self.forget(next(iter(self._origins)))

    def forget(self, table_id: TableId) -> None:
        """A table is closed, or long at rest."""
        origin = self._origins.pop(table_id, None)
        if origin is None:
            return
        self._tables[origin].discard(table_id)
        if not self._tables[origin]:
            del self._tables[origin]

    def cause(self, table_id: TableId, host: str) -> Cause:
        """Return who causes what bots think at a table; its host alone, if this node does not know from where."""
        return Cause(self._origins.get(table_id, host), host)

    def tables(self, origin: str) -> frozenset[TableId]:
        """Return the tables that were opened from there and are not forgotten."""
        return frozenset(self._tables.get(origin, ()))
