"""How often a client may ask, how many sockets it may hold, and how far it may lag behind.

Everything counts inside one process and in a bounded space. Time is handed in, in seconds that only go forward.
"""

import asyncio
import math
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final, TypeAlias

from gangoffour.server.settings import Limits
from gangoffour.server.web.errors import WebCode, WebError

Seconds: TypeAlias = Callable[[], float]
"""Tells the time: `time.monotonic`, or a clock that a test moves."""

KEY_LIMIT: Final = 100_000
MINUTE_S: Final = 60
HOUR_S: Final = 3600

_ROUNDING: Final = 1e-9
"""Less than any interval, more than the error of the sums."""


class TokenBuckets:
    """A bucket for every key: `burst` at once, then `per_s` a second.

    Kept for a key is only the moment at which its bucket is full again. After it the key is forgotten, since a new
    bucket would be just as full. Above `key_limit` keys those asked for longest ago are forgotten early.
    """

    def __init__(self, per_s: float, burst: int, now_s: Seconds, key_limit: int = KEY_LIMIT) -> None:
        self._interval_s = 1 / per_s
        self._span_s = burst / per_s
        self._now_s = now_s
        self._key_limit = key_limit
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: Hashable, amount: int = 1) -> float:
        """Take so many; return 0, or how many seconds it takes until they are there. Nothing is taken then."""
        now_s = self._now_s()
        self._forget(now_s)
        full_at = max(self._full_at.get(key, now_s), now_s) + self._interval_s * amount
        wait_s = full_at - now_s - self._span_s
        if wait_s > _ROUNDING:
            return wait_s
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        if len(self._full_at) > self._key_limit:
            self._full_at.popitem(last=False)
        return 0

    def demand(self, key: Hashable, code: WebCode = WebCode.TOO_MANY, amount: int = 1) -> None:
        """Take so many, or refuse with this code.

        Raises:
            WebError: There are not so many left. It says how many seconds to wait.
        """
        wait_s = self.take(key, amount)
        if wait_s > 0:
            raise WebError(code, wait_s=math.ceil(wait_s))

    def _forget(self, now_s: float) -> None:
        while self._full_at and self._full_at[oldest := next(iter(self._full_at))] <= now_s:
            del self._full_at[oldest]


class SocketCount:
    """How many sockets each key holds open."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def open(self, key: Hashable) -> int:
        """Return how many are open."""
        return self._open[key]

    @contextmanager
    def held(self, key: Hashable) -> Iterator[None]:
        """Hold a socket.

        Raises:
            WebError: The key holds as many as it may.
        """
        if self._open[key] >= self._limit:
            raise WebError(WebCode.TOO_MANY_SOCKETS, limit=self._limit)
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


class SendQueue:
    """What waits to be sent on a socket. It never makes the sender wait: who reads too slowly is cut off.

    One task runs through it and sends; another waits for `closed`, since the first may hang in a send.
    """

    def __init__(self, limits: Limits) -> None:
        self._most = limits.send_queue
        self._most_bytes = limits.send_queue_bytes
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._changed = asyncio.Event()
        self._closed = asyncio.Event()
        self._reason: str | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def reason(self) -> str | None:
        """Why it is closed; None while it is open."""
        return self._reason

    def put(self, message: bytes) -> bool:
        """Add a message; return False if it is lost, because the queue is closed or was full and is closed now."""
        if self._reason is not None:
            return False
        is_full = len(self._waiting) >= self._most or (
            self._waiting and self._waiting_bytes + len(message) > self._most_bytes
        )
        if is_full:
            self._waiting.clear()
            self._waiting_bytes = 0
            self.close(WebCode.SLOW_READER)
            return False
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        self._changed.set()
        return True

    def close(self, reason: str) -> None:
        """Take no more messages. Those that wait can still be sent. The first reason stays."""
        if self._reason is None:
            self._reason = str(reason)
            self._changed.set()
            self._closed.set()

    async def closed(self) -> str:
        """Wait until the queue is closed; return why."""
        await self._closed.wait()
        return self._reason or ""

    async def __aiter__(self) -> AsyncIterator[bytes]:
        """Yield the messages in order, until the queue is closed and empty."""
        while self._waiting or self._reason is None:
            if not self._waiting:
                self._changed.clear()
                await self._changed.wait()
                continue
            yield self._next()  # in no variable: it would be kept as long as nothing else comes

    def _next(self) -> bytes:
        message = self._waiting.popleft()
        self._waiting_bytes -= len(message)
        return message


class Limiters:
    """All limits of a server, ready to ask."""

    def __init__(self, limits: Limits, now_s: Seconds) -> None:
        self.http = TokenBuckets(limits.http_per_s, limits.http_burst, now_s)
        """By player, or by address for those not signed in."""
        self.new_guests = TokenBuckets(limits.guests_per_ip_per_hour / HOUR_S, limits.guests_per_ip_per_hour, now_s)
        """By address."""
        self.new_tables = TokenBuckets(
            limits.tables_per_player_per_hour / HOUR_S, limits.tables_per_player_per_hour, now_s
        )
        """By player."""
        self.commands = TokenBuckets(limits.commands_per_s, limits.commands_burst, now_s)
        """By player, or by address for those not signed in."""
        self.chat = TokenBuckets(limits.chat_per_10s / 10, limits.chat_per_10s, now_s)
        """By player."""
        self.replayed_kib = TokenBuckets(
            limits.replayed_kib_per_minute / MINUTE_S, limits.replayed_kib_per_minute, now_s
        )
        """By player, or by address for those not signed in."""
        self.hints = TokenBuckets(limits.hints_per_minute / MINUTE_S, limits.hints_per_minute, now_s)
        """By player."""
        self.anonymous_sockets = SocketCount(limits.sockets_per_ip)
        """By address."""
        self.player_sockets = SocketCount(limits.sockets_per_player)
        """By player."""

    def socket_held(self, player_id: str | None, address_key: str) -> AbstractContextManager[None]:
        """Hold a socket of a player or, for those not signed in, of an address."""
        if player_id is None:
            return self.anonymous_sockets.held(address_key)
        return self.player_sockets.held(player_id)
