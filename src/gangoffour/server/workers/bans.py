"""Bans from elsewhere: whoever decides one at the command line holds no sockets, and may not reach the bus.

A server at home has no bus that another process could speak on. So every node looks what the staff did, twice a second;
sessions have ended by then, and what is left to do is to close the sockets.
"""

import asyncio
from collections.abc import Callable
from typing import Final
from uuid import UUID

from gangoffour.server.logs import logger
from gangoffour.server.ports import ActKind, ApiTokens, Moderation, StoreUnavailable

EVERY_S: Final = 0.5
LOOKED_AT: Final = 50
"""How many of the last acts are looked at: nobody bans more people in a second."""

_LOG: Final = logger(__name__)


class BanWatch:
    """Closes the sockets of people who were banned elsewhere, and of their bots."""

    def __init__(self, moderation: Moderation, tokens: ApiTokens, end: Callable[[str], None]) -> None:
        """Keep how the sockets of a player are closed."""
        self._moderation = moderation
        self._tokens = tokens
        self._end = end
        self._seen: frozenset[UUID] | None = None

    async def look(self) -> None:
        """Find the bans since the last look; at the first there are no sockets of anybody who was banned before."""
        acts = await self._moderation.acts(LOOKED_AT)
        for act in acts:
            if self._seen is not None and act.kind is ActKind.BAN and act.act_id not in self._seen:
                for player_id in (act.player_id, *(bot.player_id for bot in await self._tokens.bots_of(act.player_id))):
                    self._end(player_id)
        self._seen = frozenset(act.act_id for act in acts)

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.look()
            except StoreUnavailable:
                pass  # the pulse of the node tells it; what was missed is seen at the next look
            except Exception:  # noqa: BLE001  a look that failed once is tried again
                _LOG.exception("bans could not be looked for")
            await asyncio.sleep(EVERY_S)
