"""Analyses of finished matches, in a database."""

import json
import zlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.schema import analyses, match_figures
from gangoffour.server.ports import KeptAnalysis, MatchId, PlayerId, PlayerLoss

_KEY = ["match_id", "engine"]


class SqlAnalyses:
    """Analyses by match and engine."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_match(self, match_id: MatchId) -> list[KeptAnalysis]:
        """Return the analyses of a match."""
        query = sa.select(analyses).where(analyses.c.match_id == match_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(analyses.c.at_ms.desc(), analyses.c.engine))
            return [_kept(row) for row in rows]

    async def advance(self, match_id: MatchId, reached: KeptAnalysis) -> None:
        """Say how far an analysis has come."""
        async with self._database.at_once() as connection:
            await connection.execute(self._written(match_id, reached))

    async def put(self, match_id: MatchId, done: KeptAnalysis, losses: Sequence[PlayerLoss]) -> bool:
        """Keep an analysis; whoever comes second changes no row, and so keeps no losses either."""
        async with self._database.writing() as connection:
            if not (await connection.execute(self._written(match_id, done))).rowcount:
                return False
            if losses:
                await connection.execute(sa.insert(match_figures), [_loss_values(done, loss) for loss in losses])
            return True

    def _written(self, match_id: MatchId, kept: KeptAnalysis) -> sa.Executable:
        insert = self._database.insert(analyses).values(
            match_id=match_id,
            engine=kept.engine,
            is_deep=kept.is_deep,
            deals_done=kept.deals_done,
            deals=kept.deals,
            body=None if kept.body is None else zlib.compress(kept.body),
            at_ms=self._database.now_ms(),
        )
        changed = {column.name: column for column in insert.excluded if column.name not in _KEY}
        return insert.on_conflict_do_update(index_elements=_KEY, set_=changed, where=analyses.c.body.is_(None))

    async def losses_of(self, player_id: PlayerId, limit: int, *, is_deep: bool) -> list[PlayerLoss]:
        """Return what a player lost in the last matches."""
        own = sa.and_(match_figures.c.player_id == player_id, match_figures.c.is_deep == is_deep)
        last = sa.select(match_figures.c.match_id).distinct().where(own)
        page = last.order_by(match_figures.c.match_id.desc()).limit(limit).subquery()
        query = (
            sa.select(match_figures)
            .join(page, match_figures.c.match_id == page.c.match_id)
            .join(
                analyses,
                sa.and_(analyses.c.match_id == match_figures.c.match_id, analyses.c.engine == match_figures.c.engine),
            )
            .where(own)
            .order_by(match_figures.c.match_id.desc(), analyses.c.at_ms)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            newest = {row.match_id: _loss(row) for row in rows}
        return list(newest.values())


def _kept(row: Any) -> KeptAnalysis:  # noqa: ANN401  a row of the table
    body = None if row.body is None else zlib.decompress(row.body)
    return KeptAnalysis(row.engine, row.is_deep, row.deals_done, row.deals, body)


def _loss_values(done: KeptAnalysis, loss: PlayerLoss) -> dict[str, object]:
    return {
        "match_id": loss.match_id,
        "engine": done.engine,
        "player_id": loss.player_id,
        "is_deep": done.is_deep,
        "decisions": loss.decisions,
        "lost": loss.lost,
        "squares": loss.squares,
        "by_kind": json.dumps(loss.by_kind, sort_keys=True),
    }


def _loss(row: Any) -> PlayerLoss:  # noqa: ANN401  a row of the table
    by_kind = {kind: (int(count), float(lost)) for kind, (count, lost) in json.loads(row.by_kind).items()}
    return PlayerLoss(row.match_id, PlayerId(row.player_id), row.decisions, row.lost, row.squares, by_kind)
