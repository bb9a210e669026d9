"""Moving one projection of one shard on, a batch at a time."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import structlog

from gangoffour.engine import CodedError
from gangoffour.protocol import events as wire
from gangoffour.server.ports import (
    START,
    Clock,
    Cursor,
    Fault,
    MatchId,
    Outbox,
    OutboxRow,
    Place,
    Span,
    StoredEvent,
    StoreUnavailable,
    TableId,
    Turn,
    entry_of,
)
from gangoffour.server.projections.projection import NOTHING, Work

BATCH: Final = 1_000
"""How many rows of the outbox are taken at once."""
_ERROR_LENGTH: Final = 500

log = structlog.get_logger("gangoffour.projections")


class _Projected(NamedTuple):
    rows: dict[TableId, Any]
    """Those that changed; None for one that is gone."""
    faults: list[Fault]


class Mover:
    """One projection of one shard, as this node knows it."""

    def __init__(self, work: Work[Any], outbox: Outbox, clock: Clock) -> None:
        self.work = work
        self._outbox = outbox
        self._clock = clock
        self._moving = asyncio.Lock()
        self.place: Place = START
        """As far as it is known to have come."""
        self.is_ready = False
        """Whether its rows are known to be of this version."""
        self.fault_count = 0
        self.lag_ms = 0
        """How old the oldest event of the last batch was when it was kept, or is that waits for the next."""
        self.lag_rows = 0
        """How many rows of the outbox are still before it."""

    @property
    def name(self) -> str:
        """The name of the projection."""
        return self.work.projection.name

    async def move(self) -> int | None:
        """Take the next batch; return how many rows of the outbox it had, None if it is for another runner to do."""
        async with self._moving:
            return await self._move()

    async def _move(self) -> int | None:
        projection = self.work.projection
        async with self.work.shelf.turn() as turn:
            if turn is None:
                await self.look()
                return None
            cursor = turn.cursor
            if cursor is None or cursor.version != projection.version:
                self.is_ready = False
                return None
            rows = await self._outbox.after(cursor.place, BATCH)
            self.place = cursor.place
            if not rows:
                return 0
            projected, oldest_ms = await self._project_rows(turn, rows)
            moved = replace(cursor, place=rows[-1].place)
            saved = await self._saved(turn, projected, moved)
        if saved is None:
            await self.look()
            return None
        self.place = moved.place
        self.fault_count += len(saved.faults)
        self.lag_ms = 0 if oldest_ms is None else max(0, self._clock.now_ms() - oldest_ms)
        if saved.rows:
            await self.work.tell(saved.rows)
        return len(rows)

    async def look(self) -> Cursor | None:
        """Learn where the projection stands, whoever moved it."""
        cursor = await self.work.shelf.cursor()
        self.place = START if cursor is None else cursor.place
        self.is_ready = cursor is not None and cursor.version == self.work.projection.version
        return cursor

    # --- working out -------------------------------------------------------------------------------------------------

    async def _project_rows(self, turn: Turn[Any], rows: Sequence[OutboxRow]) -> tuple[_Projected, int | None]:
        spans = coalesced(rows)
        parked = await turn.parked([span.table_id for span in spans])
        wanted = [span for span in spans if span.table_id not in parked]
        events = await self._outbox.events(wanted, self.work.projection.types) if wanted else {}
        known = await turn.load(events) if events else {}
        oldest_ms = min((found[0].at_ms for found in events.values()), default=None)
        return await self._project(known, events), oldest_ms

    async def project_whole(self, table_ids: Sequence[TableId]) -> _Projected:
        """Work out the rows of tables from their whole streams."""
        spans = [Span(table_id, 1, _WHOLE) for table_id in table_ids]
        return await self._project({}, await self._outbox.events(spans, self.work.projection.types))

    async def project_records(self, records: Iterable[tuple[MatchId, str]]) -> list[_Projected]:
        """Work out rows from records, no table twice in one part, for each row is kept beside those before it.

        A record that is not enough is passed over: what was known of its match stays.
        """
        parts = [_Projected({}, [])]
        for match_id, text in records:
            try:
                told = await asyncio.to_thread(self.work.projection.from_record, text)
            except (CodedError, ValueError) as error:
                log.warning("a record does not tell its match", match_id=str(match_id), error=str(error))
                continue
            if told is not None:
                table_id, row = told
                if table_id in parts[-1].rows:
                    parts.append(_Projected({}, []))
                parts[-1].rows[table_id] = row
        return parts

    async def _project(self, known: dict[TableId, Any], events: dict[TableId, list[StoredEvent]]) -> _Projected:
        projected = _Projected({}, [])
        for table_id, found in events.items():
            row = known.get(table_id)
            try:
                changed = await self._applied(table_id, row, found)
            except StoreUnavailable:
                raise
            except Exception as error:  # noqa: BLE001  one table must not stop the others
                projected.faults.append(self._fault(table_id, found[0].seq, error))
            else:
                if changed is not row:
                    projected.rows[table_id] = changed
        return projected

    async def _applied(self, table_id: TableId, row: Any, found: Sequence[StoredEvent]) -> Any:  # noqa: ANN401  any row
        projection = self.work.projection
        entries = [entry_of(event) for event in found]
        lack = projection.lack(row, entries)
        if lack != NOTHING:
            more = list(found)
            if lack.is_all:
                whole = await self._outbox.events([Span(table_id, 1, found[-1].seq)], projection.types)
                more += whole.get(table_id, ())
            for match_id in lack.match_ids:
                more += await self._outbox.match_events(table_id, match_id)
            entries = _entries(more)
        if projection.is_heavy:
            return await asyncio.to_thread(projection.apply, table_id, row, entries)
        return projection.apply(table_id, row, entries)

    def _fault(self, table_id: TableId, seq: int, error: Exception) -> Fault:
        text = f"{type(error).__name__}: {error}"[:_ERROR_LENGTH].replace("\0", "")
        log.error("a table could not be projected", projection=self.name, table_id=str(table_id), seq=seq, error=text)
        return Fault(table_id, seq, text, self._clock.now_ms())

    # --- keeping -----------------------------------------------------------------------------------------------------

    async def _saved(self, turn: Turn[Any], projected: _Projected, cursor: Cursor) -> _Projected | None:
        """Keep a batch, and return what was kept of it; None if another runner has moved the cursor meanwhile."""
        try:
            is_saved = await turn.save(projected.rows, cursor, projected.faults)
        except StoreUnavailable:
            raise
        except Exception:  # noqa: BLE001  it is found out below which row it was
            return await self._saved_one_by_one(turn, projected, cursor)
        return projected if is_saved else None

    async def _saved_one_by_one(self, turn: Turn[Any], projected: _Projected, cursor: Cursor) -> _Projected | None:
        """Keep what the store takes, and park the tables whose rows it does not."""
        kept = _Projected({}, list(projected.faults))
        for table_id, row in projected.rows.items():
            try:
                if turn.cursor is None or not await turn.save({table_id: row}, turn.cursor):
                    return None
            except StoreUnavailable:
                raise
            except Exception as error:  # noqa: BLE001  this one
                kept.faults.append(self._fault(table_id, 0, error))
            else:
                kept.rows[table_id] = row
        return kept if await turn.save({}, cursor, kept.faults) else None

    async def keep_whole(self, turn: Turn[Any], projected: _Projected) -> None:
        """Keep rows that were worked out from whole streams; the cursor stays where it is."""
        if turn.cursor is not None:
            await self._saved(turn, projected, turn.cursor)


_WHOLE: Final = 2**31 - 1
"""Above the last event of every stream."""


def coalesced(rows: Iterable[OutboxRow]) -> list[Span]:
    """Return one span for each table; what one append left between two others belongs to it as well."""
    spans: dict[TableId, Span] = {}
    for row in rows:
        span = spans.get(row.table_id)
        first, last = (row.from_seq, row.to_seq) if span is None else (span.from_seq, span.to_seq)
        spans[row.table_id] = Span(row.table_id, min(first, row.from_seq), max(last, row.to_seq))
    return list(spans.values())


def _entries(events: Iterable[StoredEvent]) -> list[wire.Entry]:
    """Return events in order, each once."""
    by_seq = {event.seq: event for event in events}
    return [entry_of(by_seq[seq]) for seq in sorted(by_seq)]
