"""The door of a server: uvicorn, which says goodbye on every socket before it stops."""

import asyncio
import contextlib
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final, cast

import uvicorn

from gangoffour.server.web.app import App, create_app
from gangoffour.server.web.services import Services
from gangoffour.server.web.uvicorn_protocols import RequestProtocol, SocketProtocol

STOP_S: Final = 8
"""How long requests and sockets have to end when the server stops."""
PING_S: Final = 12.0
"""A client that answers no ping is gone after at most twice as long and a little."""
FAREWELL_S: Final = 4.0
"""How long sockets have to take their goodbye."""


class Server(uvicorn.Server):
    """uvicorn, with a goodbye on every socket, and no signal raised again after a clean stop."""

    def __init__(self, services: Services, on_open: Callable[[], None] | None = None, app: App | None = None) -> None:
        settings = services.for_all.settings
        super().__init__(
            uvicorn.Config(
                create_app(services) if app is None else app,
                host=settings.listen_host,
                port=settings.port,
                http=cast("type[asyncio.Protocol]", partial(RequestProtocol, security=services.for_all.security)),
                ws=SocketProtocol,
                ws_per_message_deflate=False,
                ws_max_size=settings.limits.frame_bytes,
                ws_ping_interval=PING_S,
                ws_ping_timeout=PING_S,
                timeout_graceful_shutdown=STOP_S,
                lifespan="on",
                server_header=False,
                proxy_headers=False,  # whom to believe is decided in `sessions`
                access_log=False,
                log_config=None,
                log_level="warning",
            )
        )
        self.services = services
        self.is_open = asyncio.Event()
        self._on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self.is_open.set()
        if self._on_open is not None:
            self._on_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, say goodbye, then stop."""
        for server in self.servers:
            server.close()
        await self.services.for_tables.attendance.stop()  # nobody is away because the server is
        self.services.for_all.connections.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_S):
                await self.services.for_all.connections.emptied()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal. After a clean stop the process goes on to its end: the stores have to be closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
