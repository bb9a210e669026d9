"""Codes: a few words that lead to a table which waits for players."""

from typing import Final

from gangoffour.server.lobby.code_text import drawn_code, folded
from gangoffour.server.ports import Clock, InviteCode, InviteCodes, PlayerId, Secrets, TableId
from gangoffour.server.tables.access import invite_hash, seat_of
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.service import Tables
from gangoffour.server.tables.state import TableState

CODE_MS: Final = 24 * 3_600_000
"""How long a code is good, if its table waits that long."""

_TRIES: Final = 20
"""How many codes are drawn before one is free. With a thousand tables waiting, one in 6,500 is not."""


class Codes:
    """Gives codes to tables, and finds tables by them."""

    def __init__(self, codes: InviteCodes, tables: Tables, clock: Clock, secrets: Secrets) -> None:
        self._codes = codes
        self._tables = tables
        self._clock = clock
        self._secrets = secrets

    async def code_of(self, table_id: TableId, player_id: PlayerId, invite: str | None, language: str) -> InviteCode:
        """Return the code of a table, for somebody who sits there; it is drawn when it is first asked for.

        Raises:
            Refusal: The table waits for nobody, or the asker has no seat there or lacks its key.
        """
        state = await self._tables.state(table_id)
        if seat_of(state, player_id) is None:
            raise Refusal(TableCode.SEAT_NONE)
        if not _waits(state):
            raise Refusal(TableCode.IN_MATCH)
        if state.invite_hash is not None and invite_hash(invite or "") != state.invite_hash:
            raise Refusal(TableCode.NOT_WELCOME)
        key = None if state.invite_hash is None else invite
        for _ in range(_TRIES):
            now_ms = self._clock.now_ms()
            found = await self._codes.of_table(table_id, now_ms)
            if found is not None:
                return found
            words = drawn_code(language, self._secrets.token)
            await self._codes.put(InviteCode(folded(words), words, table_id, key, now_ms + CODE_MS), now_ms)
        raise Refusal(TableCode.BUSY)

    async def by_words(self, words: str) -> InviteCode:
        """Return where a code leads.

        Raises:
            Refusal: Nowhere: there is no such code, or its table waits no longer.
        """
        found = await self._codes.by_key(folded(words), self._clock.now_ms())
        if found is None or not _waits(await self._tables.state(found.table_id)):
            raise Refusal(TableCode.CODE_UNKNOWN)
        return found


def _waits(state: TableState) -> bool:
    """True while a table has not begun to play."""
    return not (state.public.is_playing or state.public.is_closed or state.public.is_adjourned)
