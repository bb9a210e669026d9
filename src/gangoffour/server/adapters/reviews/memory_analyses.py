"""Analyses of finished matches, in memory."""

from collections.abc import Sequence
from dataclasses import dataclass

from gangoffour.server.ports import KeptAnalysis, MatchId, PlayerId, PlayerLoss


@dataclass(slots=True)
class _Row:
    kept: KeptAnalysis
    losses: tuple[PlayerLoss, ...] = ()


class MemoryAnalyses:
    """Analyses by match and engine, in the order in which they came."""

    def __init__(self) -> None:
        self._rows: dict[MatchId, dict[str, _Row]] = {}

    async def of_match(self, match_id: MatchId) -> list[KeptAnalysis]:
        """Return the analyses of a match."""
        return [row.kept for row in reversed(self._rows.get(match_id, {}).values())]

    async def advance(self, match_id: MatchId, reached: KeptAnalysis) -> None:
        """Say how far an analysis has come."""
        self._write(match_id, _Row(reached))

    async def put(self, match_id: MatchId, done: KeptAnalysis, losses: Sequence[PlayerLoss]) -> bool:
        """Keep an analysis."""
        return self._write(match_id, _Row(done, tuple(losses)))

    def _write(self, match_id: MatchId, row: _Row) -> bool:
        rows = self._rows.setdefault(match_id, {})
        before = rows.pop(row.kept.engine, None)
        is_there = before is not None and before.kept.body is not None
        rows[row.kept.engine] = before if before is not None and is_there else row
        return not is_there

    async def losses_of(self, player_id: PlayerId, limit: int, *, is_deep: bool) -> list[PlayerLoss]:
        """Return what a player lost in the last matches."""
        newest: dict[MatchId, PlayerLoss] = {
            loss.match_id: loss
            for rows in self._rows.values()
            for row in rows.values()
            for loss in row.losses
            if row.kept.is_deep is is_deep and loss.player_id == player_id
        }
        return [newest[match_id] for match_id in sorted(newest, reverse=True)[:limit]]
