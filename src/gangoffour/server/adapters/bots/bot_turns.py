"""Whose bots think next: a fair turn for all who let them, and always a place for those that think quickly."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Final

from gangoffour.server.adapters.processes.worker_process import NoAnswer
from gangoffour.server.ports import Cause

SERVED_KEPT: Final = 10_000
WAITING_PER_ORIGIN: Final = 1000
"""How many requests of one origin may wait. More are refused, so that nobody fills the memory."""


class Turns:
    """Places to think in, handed out one by one.

    Whoever was served longest ago comes first: among origins, then among the players of an origin. Dear requests leave
    one place to the others, and the others one to them, if there are two.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._most = max(1, places - 1)
        """How many places one class may hold while the other waits; for dear requests, at any time."""
        self._held = {False: 0, True: 0}
        self._waiting = {False: _Waiting(), True: _Waiting()}

    async def take(self, cause: Cause, *, is_dear: bool) -> None:
        """Wait for a place; it has to be given back. Raise `NoAnswer` if too many of the origin wait already."""
        turn = self._waiting[is_dear].add(cause)
        self._grant()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(is_dear=is_dear)
            else:
                self._waiting[is_dear].remove(cause, turn)
            raise

    def give_back(self, *, is_dear: bool) -> None:
        """Let the next one think."""
        self._free += 1
        self._held[is_dear] -= 1
        self._grant()

    def _grant(self) -> None:
        while self._free:
            has_quick, has_dear = bool(self._waiting[False]), bool(self._waiting[True])
            may_be_dear = has_dear and self._held[True] < self._most
            if has_quick and not (may_be_dear and self._held[False] >= self._most):
                is_dear = False
            elif may_be_dear:
                is_dear = True
            else:
                return
            turn = self._waiting[is_dear].pop()
            if not turn.done():  # else it was given up a moment ago
                self._free -= 1
                self._held[is_dear] += 1
                turn.set_result(None)


class _Waiting:
    """Requests of one class, by origin and player."""

    def __init__(self) -> None:
        self._turns: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self._served: OrderedDict[Hashable, int] = OrderedDict()
        self._count = 0

    def __bool__(self) -> bool:
        return bool(self._turns)

    def add(self, cause: Cause) -> asyncio.Future[None]:
        """Queue up; return what is done when it is one's turn."""
        players = self._turns.setdefault(cause.origin, {})
        if sum(map(len, players.values())) >= WAITING_PER_ORIGIN:
            raise NoAnswer("too many wait")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        players.setdefault(cause.player_id, deque()).append(turn)
        return turn

    def remove(self, cause: Cause, turn: asyncio.Future[None]) -> None:
        """Wait no more, if it is not one's turn just now."""
        turns = self._turns.get(cause.origin, {}).get(cause.player_id, ())
        if turn in turns:
            self._turns[cause.origin][cause.player_id].remove(turn)
            self._tidy(cause.origin, cause.player_id)

    def pop(self) -> asyncio.Future[None]:
        """Return whose turn it is."""
        origin = min(self._turns, key=lambda each: self._served.get(each, 0))
        players = self._turns[origin]
        player_id = min(players, key=lambda each: self._served.get((origin, each), 0))
        turn = players[player_id].popleft()
        self._tidy(origin, player_id)
        self._count += 1
        for key in (origin, (origin, player_id)):
            self._served[key] = self._count
            self._served.move_to_end(key)
        while len(self._served) > SERVED_KEPT:
            self._served.popitem(last=False)
        return turn

    def _tidy(self, origin: str, player_id: str) -> None:
        if not self._turns[origin][player_id]:
            del self._turns[origin][player_id]
        if not self._turns[origin]:
            del self._turns[origin]
