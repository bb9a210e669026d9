"""The one place that says who may play with strangers."""

from typing import Final

from gangoffour.protocol import TableOptions
from gangoffour.server.conduct.errors import ConductCode, ConductError
from gangoffour.server.conduct.standing import Standing, standing_of
from gangoffour.server.matches import History
from gangoffour.server.ports import Clock, PlayerId

MINUTE_MS: Final = 60_000


class ConductService:
    """How people stand after their last matches."""

    def __init__(self, history: History, clock: Clock) -> None:
        self._history = history
        self._clock = clock

    async def standing(self, player_id: str) -> Standing:
        """Return how somebody stands."""
        return standing_of(await self._history.notes_of(PlayerId(player_id)), self._clock.now_ms())

    async def demand(self, player_id: str, options: TableOptions) -> None:
        """Refuse a public table to whoever spoiled too many matches; bots and friends stay open.

        Raises:
            ConductError: Public tables are closed to the player for a while.
        """
        if options.visibility != "public" or options.presence == "alone":
            return
        cause, until_ms = (await self.standing(player_id))[1:]
        if until_ms is not None and cause is not None:
            minutes = -(-(until_ms - self._clock.now_ms()) // MINUTE_MS)
            raise ConductError(ConductCode.CLOSED, cause=cause.value, minutes=minutes, until_ms=until_ms)
