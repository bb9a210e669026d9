"""A connection to NATS that nobody has to wait for, and that comes back by itself."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Final, Self, TypeAlias

import structlog
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error, NoRespondersError

from gangoffour.server.adapters.bus.nats_client import GuardedClient, refusal

Message: TypeAlias = Msg
MessageHandler: TypeAlias = Callable[[Message], Awaitable[None]]
Reconnected: TypeAlias = Callable[[], Awaitable[None]]

_PENDING_SIZE: Final = 256 * 1024
"""Bytes that may wait for a server that reads slowly. Above it, hints are dropped rather than waited for."""
_FLUSH_S: Final = 1
_DRAIN_S: Final = 2
_CLOSE_S: Final = 3

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class _Interest:
    """A subscription as we want it; `native` is what the client made of it, once connected."""

    def __init__(self, subject: str, queue: str, handler: MessageHandler) -> None:
        self.subject = subject
        self.queue = queue
        self.handler = handler
        self.native: Subscription | None = None
        self.has_ended = False


class NatsConnection:
    """Connects in the background, however long it takes; until then, and in between, nothing can be sent."""

    def __init__(self, url: str, *, name: str = "gof", authority: str = "", echo: bool = True) -> None:
        """`authority` is the file of those who may vouch for the server; empty: those whom the system trusts.

        With `echo`, what is sent here comes back to those who listen here.
        """
        self.on_reconnected: list[Reconnected] = []
        """Called one after the other whenever a connection is made, the first included, once subscriptions hold."""
        self._name = name
        self._echo = echo
        self._client = GuardedClient(url, authority)
        self._refusal: str | None = None
        self._interests: list[_Interest] = []
        self._was_begun = False
        self._is_ready = False
        self._is_closing = False
        self._has_connected = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        """True while something sent would reach the server, as far as is known."""
        return self._is_ready and self._client.is_connected and not self._client.is_draining

    async def send(self, subject: str, data: bytes) -> bool:
        """Send without waiting; return False if it cannot be sent now."""
        if not self.is_connected or self._client.pending_data_size + len(data) > _PENDING_SIZE // 2:
            return False
        try:
            await self._client.publish(subject, data)
        except (Error, OSError) as error:
            log.warning("nats_send_failed", subject=subject, error=type(error).__name__)
            return False
        return True

    async def request(self, subject: str, data: bytes, timeout_s: float) -> bytes | None:
        """Return one answer; None if nobody answers at all. Raise `TimeoutError` if it takes too long."""
        if not self.is_connected:
            return None
        try:
            async with asyncio.timeout(timeout_s):
                answer = await self._client.request(subject, data, timeout=timeout_s)
        except NoRespondersError:
            return None
        except TimeoutError:
            raise
        except (Error, OSError) as error:
            log.warning("nats_request_failed", subject=subject, error=type(error).__name__)
            return None
        return answer.data

    async def subscribe(self, subject: str, handler: MessageHandler, queue: str = "") -> Callable[[], Awaitable[None]]:
        """Call the handler for every message, now or as soon as connected; return how to end it."""
        interest = _Interest(subject, queue, handler)
        self._interests.append(interest)
        if self._is_ready:
            await self._install(interest)
            await self._settle()

        async def end() -> None:
            interest.has_ended = True
            if interest in self._interests:
                self._interests.remove(interest)
            await self._unsubscribe(interest)

        return end

    async def close(self) -> None:
        """Send what is under way and leave no task behind."""
        self._is_closing = True
        self._has_connected.set()
        task, self._task = self._task, None
        while task is not None and not task.done():
            task.cancel()  # more than once: the client swallows a cancellation while it flushes
            await asyncio.wait([task], timeout=0.1)
        if not self._was_begun or self._client.is_closed:
            return
        if self._client.is_connected:
            with contextlib.suppress(Error, OSError, TimeoutError):
                async with asyncio.timeout(_CLOSE_S):
                    await self._client.drain()
        if not self._client.is_closed:
            # Else the client fails over what it can no longer send, and leaves its tasks behind.
            self._client._pending_data_size = 0  # noqa: SLF001  nothing public forgets it
            try:
                await self._client.close()
            except OSError:  # it was just connecting again, and wrote to a server that had left
                if (transport := self._client._transport) is not None:  # noqa: SLF001  it is left open then
                    transport.close()  # type: ignore[no-untyped-call]  # the library has no types here

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _run(self) -> None:
        try:
            await self._connect()
        except Error as error:  # an address that cannot be read; it is not logged, since it may hold a password
            self._was_begun = False
            log.error("nats_unusable", error=str(error))  # noqa: TRY400  a traceback would show the address
            return
        self._is_ready = True
        self._refusal = None
        for interest in self._interests.copy():
            await self._install(interest)
        log.info("nats_connected")
        self._has_connected.set()
        while not self._is_closing:
            await self._has_connected.wait()
            self._has_connected.clear()
            await self._settle()
            for reconnected in self.on_reconnected:
                await _call(reconnected)

    async def _connect(self) -> None:
        self._was_begun = True
        await self._client.connect_guarded(
            name=self._name,
            connect_timeout=1,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,
            ping_interval=5,
            max_outstanding_pings=2,
            pending_size=_PENDING_SIZE,
            no_echo=not self._echo,
            drain_timeout=_DRAIN_S,
            error_cb=self._failed,
            disconnected_cb=self._disconnected,
            reconnected_cb=self._reconnected,
        )

    async def _install(self, interest: _Interest) -> None:
        interest.native = await self._client.subscribe(interest.subject, interest.queue, cb=interest.handler)
        if interest.has_ended:
            await self._unsubscribe(interest)

    async def _unsubscribe(self, interest: _Interest) -> None:
        """Tell the server; a member of a queue group takes what was already sent to it, since nobody else gets it."""
        if interest.native is None:
            return
        with contextlib.suppress(Error, OSError):
            if interest.queue and self.is_connected:
                # Draining asks by ping whether all has come, and the ping overtakes what tells the server to stop.
                await self._client._send_unsubscribe(interest.native._id)  # noqa: SLF001  nothing public waits after it
                await self._settle()
                async with asyncio.timeout(_DRAIN_S):
                    await interest.native.drain()  # type: ignore[no-untyped-call]  # they forgot to say None
            else:
                await interest.native.unsubscribe()

    async def _settle(self) -> None:
        """Wait until the server has read everything: then its subscriptions are ours."""
        if not self.is_connected:
            return
        with contextlib.suppress(Error, OSError, TimeoutError):
            async with asyncio.timeout(_FLUSH_S):
                # The client's ping overtakes what is pending, so that its answer alone proves nothing.
                while self._client.pending_data_size:  # noqa: ASYNC110  the client tells nobody
                    await asyncio.sleep(0.001)
                await self._client.flush(_FLUSH_S)

    async def _disconnected(self) -> None:
        if not self._is_closing and self._is_ready:
            log.warning("nats_lost")

    async def _failed(self, error: Exception) -> None:
        """Every attempt at a server that is down comes by here; what waiting does not mend is said aloud, once."""
        log.debug("nats_error", error=type(error).__name__)
        reason = refusal(error)
        if reason is not None and reason != self._refusal:
            self._refusal = reason
            log.error("nats_refused", reason=reason)

    async def _reconnected(self) -> None:
        self._refusal = None
        log.info("nats_reconnected")
        self._has_connected.set()


async def _call(reconnected: Reconnected) -> None:
    try:
        await reconnected()
    except Exception:  # the others have to hear of it too
        log.exception("reconnected_failed")
