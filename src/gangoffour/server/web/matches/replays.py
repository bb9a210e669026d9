"""Replays for those who look back: a few at once, and then the others are asked to come again."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gangoffour.server.ports import REPLAY_PROCESSOR_S, REPLAY_STEPS, NoReplay, Replayer, ReplayTooLong
from gangoffour.server.web.errors import WebCode, WebError

WAITING: Final = 8
"""How many requests wait for their replay at most, whoever asked."""

WAITING_OF_ONE: Final = 2
"""How many of them are of one client, so that nobody fills the places of all."""

WAIT_S: Final = 5
"""When those may ask again for whom there was no place."""


class Replays:
    """Has records replayed, in the order in which they were asked for."""

    def __init__(self, replayer: Replayer) -> None:
        self._replayer = replayer
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def place(self, key: str) -> Iterator[None]:
        """Hold one of the places of those who wait.

        Raises:
            WebError: There is none for this client now.
        """
        if self._waiting.total() >= WAITING or self._waiting[key] >= WAITING_OF_ONE:
            raise WebError(WebCode.REPLAY_BUSY, wait_s=WAIT_S)
        self._waiting[key] += 1
        try:
            yield
        finally:
            self._waiting[key] -= 1
            self._waiting += Counter()  # keys of nobody are forgotten

    async def replay(self, text: str) -> bytes:
        """Return the replay of a record as JSON.

        Raises:
            RecordError: The text is no record, or the match cannot have been played so.
            WebError: It is too long, or nobody could replay it in time.
        """
        try:
            return await self._replayer.replay(text)
        except ReplayTooLong:
            raise WebError(WebCode.REPLAY_TOO_LONG, most=REPLAY_STEPS, seconds=int(REPLAY_PROCESSOR_S)) from None
        except NoReplay:
            raise WebError(WebCode.REPLAY_BUSY, wait_s=WAIT_S) from None
