"""A real server for a browser: in a thread of its own, with an SQLite file, and without pauses for the eye."""

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from gangoffour.server import Settings, main
from gangoffour.server.setting_kinds import IssuerSetting
from gangoffour.server.settings import Limits
from gangoffour.server.tables.owed_tasks import Pace
from gangoffour.server.web import uvicorn_server
from gangoffour.server.web.app import create_app
from gangoffour.server.web.uvicorn_protocols import SocketProtocol
from tools.patience import PATIENCE_S
from tools.servers.in_process_bots import bots_in_process
from tools.servers.patient_stores import patient_stores

MANY = 1_000_000
AT_ONCE = Pace(0, 0, {"fast": 0, "normal": 0, "relaxed": 0}, {}, step_ms=0, trick_ms=0, jitter_ms=0, pass_median_ms=0)
PLAIN_HOST = "cards.test"
"""A name that browsers hold for no secure context, unlike 127.0.0.1."""

Result = TypeVar("Result")


@dataclass
class Site:
    """A running server."""

    port: int
    server: main.Server
    loop: asyncio.AbstractEventLoop

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def named_url(self) -> str:
        """The same site under a name in a secure context: there are no passkeys for addresses."""
        return f"http://localhost:{self.port}"

    @property
    def plain_url(self) -> str:
        """The same site under a name, over plain http, as in a local network."""
        return f"http://{PLAIN_HOST}:{self.port}"

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something in the loop of the server, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    def cut_sockets(self) -> int:
        """Cut every socket without a goodbye, as a network does that goes away; return how many there were."""

        async def cut() -> int:
            sockets = [each for each in self.server.server_state.connections if isinstance(each, SocketProtocol)]
            for each in sockets:
                each.transport.abort()
            return len(sockets)

        return self.run(cut())


def settings_for(port: int, folder: Path, issuers: tuple[IssuerSetting, ...] = ()) -> Settings:
    """Return settings with limits that no test meets by accident."""
    return Settings(
        port=port,
        host="127.0.0.1",
        lan=True,  # only so may a page come from a name that is not this machine's own
        public_origins=(f"http://127.0.0.1:{port}", f"http://localhost:{port}", f"http://{PLAIN_HOST}:{port}"),
        database_urls=(f"sqlite:///{folder / 'server.sqlite'}",),
        log_level="error",
        issuers=issuers,
        review_every_match=False,  # it takes a process, for matches that hardly a test looks back at
        review_every_board=False,
        limits=Limits(
            commands_burst=MANY,
            commands_per_s=MANY,
            guests_per_ip_per_hour=MANY,
            tables_per_player_per_hour=MANY,
            tables_per_player=MANY,
            tables_per_ip=MANY,
            sockets_per_ip=MANY,
            send_queue=MANY,
            http_burst=MANY,
            http_per_s=MANY,
        ),
    )


@contextmanager
def serving(
    folder: Path,
    client: Path,
    pace: Pace | None = AT_ONCE,
    port: int = 0,
    issuers: tuple[IssuerSetting, ...] = (),
) -> Iterator[Site]:
    """Run a server that also serves a web client from a folder; without a port, on any that is free."""
    # With the protocol named, asyncio turns off the delay that TCP adds to small messages.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    port = listener.getsockname()[1]
    sites: list[Site] = []
    has_begun = threading.Event()
    ending: list[Callable[[], object]] = []

    async def serve() -> None:
        loop, end = asyncio.get_running_loop(), asyncio.Event()
        ending.append(lambda: loop.call_soon_threadsafe(end.set))
        with (
            patch.object(uvicorn_server, "create_app", partial(create_app, static=client)),
            bots_in_process(),
            patient_stores(),
        ):
            async with main.running(settings_for(port, folder, issuers), listener, pace) as server:
                sites.append(Site(port, server, loop))
                has_begun.set()
                await end.wait()

    def live() -> None:
        try:
            asyncio.run(serve())
        finally:
            has_begun.set()

    thread = threading.Thread(target=live, name="site", daemon=True)
    thread.start()
    try:
        assert has_begun.wait(PATIENCE_S), "the server does not start"
        assert sites, "the server could not start"
        yield sites[0]
    finally:
        for end in ending:
            end()
        thread.join(PATIENCE_S)
        listener.close()
        assert not thread.is_alive(), "the server does not end"
