"""Hands travel over NATS when bots think elsewhere: nobody on the way reads them, nobody uninvited hears them."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from gangoffour.server.adapters.bots.nats_bots import NatsBotRunner
from gangoffour.server.adapters.bus.nats_bus import NatsBus
from gangoffour.server.adapters.bus.nats_clusters import ClusterWatch, cluster_id
from gangoffour.server.adapters.bus.nats_connection import NatsConnection
from gangoffour.server.workers.bots import serve_bots
from tests.contracts.bot_views import CAUSE, first_view
from tools.patience import until
from tools.services.certificates import Certificates, make_certificates
from tools.services.databases import SERVER, empty_database, on_database
from tools.services.nats_server import NatsServer

pytestmark = [pytest.mark.anyio, pytest.mark.services("nats")]

PASSWORD = "correct horse/battery@staple"
WRITTEN = "correct%20horse%2Fbattery%40staple"


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return make_certificates(tmp_path_factory.mktemp("certificates"))


@asynccontextmanager
async def private_server(certificates: Certificates) -> AsyncIterator[NatsServer]:
    """A NATS server that wants TLS and a password."""
    async with NatsServer(*certificates.nats_options, "--user", "gof", "--pass", PASSWORD) as server:
        await server.start()
        yield server


async def refused(connection: NatsConnection) -> str:
    """Return why a connection is not made, as it was logged."""
    with capture_logs() as said:
        async with connection:
            await until(lambda: any(line["event"] == "nats_refused" for line in said))
            assert not connection.is_connected
    return str(next(line["reason"] for line in said if line["event"] == "nats_refused"))


async def test_with_tls_and_a_password_bots_are_asked(certificates: Certificates) -> None:
    async with private_server(certificates) as server:
        url, authority = f"tls://gof:{WRITTEN}@127.0.0.1:{server.port}", str(certificates.authority)
        stop = asyncio.Event()
        serving = asyncio.create_task(serve_bots(url, ["greedy"], stop, prefix="cards", authority=authority))
        async with NatsConnection(url, authority=authority) as connection:
            runner = NatsBotRunner(connection, 30.0, os.urandom, prefix="cards")

            async def is_answered() -> bool:
                before = runner.fallback.count
                await runner.choose("greedy", first_view(), CAUSE)
                return runner.fallback.count == before

            await until(is_answered)
        stop.set()
        await serving


async def test_who_does_not_know_the_password_hears_nothing(certificates: Certificates) -> None:
    async with private_server(certificates) as server:
        authority = str(certificates.authority)
        for userinfo in ("", "gof:wrong@", "wrong-token@"):
            stranger = NatsConnection(f"tls://{userinfo}127.0.0.1:{server.port}", authority=authority)
            assert "password" in await refused(stranger)


async def test_a_server_that_nobody_vouches_for_is_told_nothing(certificates: Certificates) -> None:
    async with private_server(certificates) as server:
        reason = await refused(NatsConnection(f"tls://gof:{WRITTEN}@127.0.0.1:{server.port}"))
        assert "certificate" in reason


async def test_a_token_is_as_good_as_a_password(certificates: Certificates) -> None:
    async with NatsServer(*certificates.nats_options, "--auth", "a-long-token") as server:
        await server.start()
        url = f"tls://a-long-token@127.0.0.1:{server.port}"
        async with NatsConnection(url, authority=str(certificates.authority)) as connection:
            await until(lambda: connection.is_connected)


# --- a server that lies ----------------------------------------------------------------------------------------------


@dataclass
class Listener:
    """Somebody on the way who speaks like a NATS server, without TLS, and writes down what it gets."""

    named: tuple[str, ...] = ()
    """Other servers that it names."""
    port: int = 0
    visits: int = 0
    heard: bytearray = field(default_factory=bytearray)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator["Listener"]:
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield self

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        info = {"server_id": "X", "version": "2.9.0", "max_payload": 1 << 20, "connect_urls": [*self.named]}
        with suppress(OSError):
            writer.write(f"INFO {json.dumps(info)}\r\n".encode())
            while not self.heard.endswith(b"PING\r\n") and (piece := await reader.read(4096)):
                self.heard += piece
                if self.heard.startswith(b"\x16"):  # a handshake of TLS
                    break
            else:
                writer.write(b"PONG\r\n")
                await writer.drain()
            writer.close()
        self.heard += b"."
        self.visits += 1


async def test_an_address_with_tls_is_never_spoken_to_in_clear() -> None:
    async with Listener().listening() as listener:
        async with NatsConnection(f"tls://gof:{WRITTEN}@127.0.0.1:{listener.port}"):
            await until(lambda: listener.visits > 0)
        assert listener.heard.startswith(b"\x16")
        assert b"correct" not in listener.heard


async def test_from_this_machine_one_is_not_sent_on_in_clear_to_another() -> None:
    async with (
        Listener().listening() as elsewhere,
        Listener((f"127.0.0.1:{elsewhere.port}",)).listening() as listener,
        NatsConnection(f"nats://gof:{WRITTEN}@127.0.0.1:{listener.port}"),
    ):
        await until(lambda: listener.visits > 2)
    assert b"correct" in listener.heard
    assert elsewhere.visits == 0


# --- two clusters on one server --------------------------------------------------------------------------------------


async def test_two_clusters_under_one_prefix_are_both_told(tmp_path: Path) -> None:
    one, two = [await cluster_id(str(tmp_path / name)) for name in ("one.db", "two.db")]
    async with NatsServer() as server:
        await server.start()
        with capture_logs() as said:
            async with NatsBus(server.url) as first, NatsBus(server.url) as same, NatsBus(server.url) as other:
                watches = [ClusterWatch(bus, own) for bus, own in ((first, one), (same, one), (other, two))]
                for watch in watches:
                    await watch.start()
                await until(lambda: all(watch.strangers for watch in watches))
        assert [watch.strangers for watch in watches] == [{two}, {two}, {one}]
        errors = [line for line in said if line["log_level"] == "error"]
        assert len(errors) == 3
        assert all("GOF_NATS_PREFIX" in line["event"] for line in errors)


async def test_clusters_with_a_prefix_each_do_not_meet() -> None:
    async with NatsServer() as server:
        await server.start()
        async with (
            NatsBus(server.url, prefix="one") as first,
            NatsBus(server.url, prefix="two") as other,
            NatsConnection(server.url) as ear,
        ):
            heard: list[str] = []

            async def hear(message: object) -> None:
                heard.append(str(getattr(message, "subject", "")))

            await ear.subscribe(">", hear)
            await until(lambda: ear.is_connected)
            watches = [ClusterWatch(bus, await cluster_id("memory:")) for bus in (first, other)]
            for watch in watches:
                await watch.start()
            await until(lambda: {"one.cluster.nodes.event", "two.cluster.nodes.event"} <= set(heard))
            assert not any(watch.strangers for watch in watches)


@pytest.mark.services("postgres")
async def test_nodes_on_one_database_are_one_cluster_whatever_user_they_are() -> None:
    async with empty_database() as url, empty_database() as other:
        name = url.rpartition("/")[2]
        await on_database(url, f"CREATE ROLE {name} LOGIN")
        try:
            as_somebody = SERVER.replace("postgres@", f"{name}@") + f"/{name}"
            assert await cluster_id(url) == await cluster_id(as_somebody)
            assert await cluster_id(url) != await cluster_id(other)
        finally:
            await on_database(url, f"DROP ROLE {name}")
