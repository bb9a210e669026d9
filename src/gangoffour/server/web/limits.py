"""How often a client may ask, how many sockets it may hold, and how far it may lag behind.

Everything counts inside one process and in a bounded space. Time is handed in, in seconds that only go forward.
"""

import asyncio
import math
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import lru_cache
from ipaddress import IPv6Network
from typing import Final, TypeAlias

from gangoffour.server.settings import Limits
from gangoffour.server.web.errors import WebCode, WebError

Seconds: TypeAlias = Callable[[], float]
"""Tells the time: `time.monotonic`, or a clock that a test moves."""

KEY_LIMIT: Final = 100_000
HELD_S: Final = 1.0
"""How long a client that asks too often waits for its refusal."""
MOST_HELD: Final = 1_000
"""How many refusals wait at once."""
AFTER_FLOOD_S: Final = 5.0
"""How long whoever flooded is answered nothing: each socket that they open is welcomed with all there is at a table."""
MINUTE_S: Final = 60
TEN_MINUTES_S: Final = 600
HOUR_S: Final = 3600

_ROUNDING: Final = 1e-9
"""Less than any interval, more than the error of the sums."""


NETWORK_SHARES: Final = ((56, 4), (48, 16))
"""How much more than one IPv6 network of 64 bits those around it may have, by their bits. A household often gets 56 of
them, which is 256 such networks, and some get 48."""


@lru_cache(maxsize=4096)
def _shares(key: Hashable) -> tuple[tuple[Hashable, int], ...]:
    """Return under which keys something is counted, and how many times the limit each of them has."""
    if not isinstance(key, str) or not key.endswith("/64"):
        return ((key, 1),)
    network = IPv6Network(key)
    return ((key, 1), *((network.supernet(new_prefix=bits), share) for bits, share in NETWORK_SHARES))


class TokenBuckets:
    """A bucket for every key: `burst` at once, then `per_s` a second. IPv6 networks share larger ones.

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
        full_at = {
            each: max(self._full_at.get(each, now_s), now_s) + self._interval_s * amount / share
            for each, share in _shares(key)
        }
        wait_s = max(full_at.values()) - now_s - self._span_s
        if wait_s > _ROUNDING:
            return wait_s
        for each, moment_s in full_at.items():
            self._full_at[each] = moment_s
            self._full_at.move_to_end(each)
        while len(self._full_at) > self._key_limit:
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

    def drain(self, key: Hashable, rest_s: float) -> None:
        """Take all there is; the next one comes after so many seconds. Neighbours of an IPv6 network keep theirs."""
        self._full_at[key] = self._now_s() + self._span_s + rest_s - self._interval_s
        self._full_at.move_to_end(key)

    def give_back(self, key: Hashable) -> None:
        """Put one back that was taken for something that does not count after all."""
        for each, share in _shares(key):
            if each in self._full_at:
                self._full_at[each] -= self._interval_s / share

    def _forget(self, now_s: float) -> None:
        while self._full_at and self._full_at[oldest := next(iter(self._full_at))] <= now_s:
            del self._full_at[oldest]


class HeldRefusals:
    """Lets clients that ask too often wait for their refusal.

    To refuse a request takes nearly as long as to answer it. A client that asks again at once would take the time of
    the others with nothing but refusals.
    """

    def __init__(self, most: int = MOST_HELD, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._most = most
        self._sleep = sleep
        self._held = 0

    async def hold(self) -> None:
        """Wait, unless so many wait already that they would be a burden of their own."""
        if self._held >= self._most:
            return
        self._held += 1
        try:
            await self._sleep(HELD_S)
        finally:
            self._held -= 1


class SocketCount:
    """How many sockets each key holds open. IPv6 networks share larger limits."""

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
        shares = _shares(key)
        if any(self._open[each] >= self._limit * share for each, share in shares):
            raise WebError(WebCode.TOO_MANY_SOCKETS, limit=self._limit)
        self._open.update(each for each, _ in shares)
        try:
            yield
        finally:
            self._open.subtract(each for each, _ in shares)
            for each, _ in shares:
                if not self._open[each]:
                    del self._open[each]


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
    def is_idle(self) -> bool:
        """True if it is open and nothing waits in it."""
        return self._reason is None and not self._waiting

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


def _hourly(limit: int, now_s: Seconds) -> TokenBuckets:
    """Return buckets of which so many can be taken in an hour, all at once if need be."""
    return TokenBuckets(limit / HOUR_S, limit, now_s)


def _in_ten_minutes(limit: int, now_s: Seconds) -> TokenBuckets:
    """Return buckets of which so many can be taken in ten minutes, all at once if need be."""
    return TokenBuckets(limit / TEN_MINUTES_S, limit, now_s)


class Limiters:
    """All limits of a server, ready to ask."""

    def __init__(self, limits: Limits, now_s: Seconds) -> None:
        self.http = TokenBuckets(limits.http_per_s, limits.http_burst, now_s)
        """By player, or by address for those not signed in."""
        self.checks = TokenBuckets(limits.http_per_s, limits.http_burst, now_s)
        """By address, and apart from its other requests: whoever watches over the server is not refused for those."""
        self.held_refusals = HeldRefusals()
        self.new_guests = _hourly(limits.guests_per_ip_per_hour, now_s)
        """By address; for further devices of a player too."""
        self.new_names = _hourly(limits.names_per_player_per_hour, now_s)
        """By player."""
        self.new_links = _hourly(limits.links_per_player_per_hour, now_s)
        """By player."""
        self.new_friends = _hourly(limits.friends_per_player_per_hour, now_s)
        """By player: requests, blocks, invitations."""
        self.archives = _hourly(limits.archives_per_player_per_hour, now_s)
        """By player."""
        self.sign_ins = _in_ten_minutes(limits.sign_ins_per_ip_per_10min, now_s)
        """By address; those that succeed are given back."""
        self.sign_ins_of_name = _in_ten_minutes(limits.sign_ins_per_name_per_10min, now_s)
        """By the skeleton of the name; the same."""
        self.tried_codes = TokenBuckets(
            limits.codes_per_ip_per_minute / MINUTE_S, limits.codes_per_ip_per_minute, now_s
        )
        """By address."""
        self.all_tried_codes = TokenBuckets(limits.codes_per_s, limits.codes_per_s, now_s)
        """Of all together."""
        self.new_tables = _hourly(limits.tables_per_player_per_hour, now_s)
        """By player."""
        self.commands = TokenBuckets(limits.commands_per_s, limits.commands_burst, now_s)
        """By player, or by address for those not signed in."""
        self.chat = TokenBuckets(limits.chat_per_10s / 10, limits.chat_per_10s, now_s)
        """By player."""
        self.replayed_kib = TokenBuckets(
            limits.replayed_kib_per_minute / MINUTE_S, limits.replayed_kib_per_minute, now_s
        )
        """By player, or by address for those not signed in."""
        self.reviews = _hourly(limits.reviews_per_player_per_hour, now_s)
        """By player."""
        self.practice = TokenBuckets(limits.practice_per_minute / MINUTE_S, limits.practice_per_minute, now_s)
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
