"""Tells when two clusters meet on one NATS under one prefix: hints would cross, and bots see the other's hands."""

import hashlib
import secrets
import socket
from typing import Final

import sqlalchemy as sa
import structlog

from gangoffour.server.adapters.bus.nats_bus import NatsBus
from gangoffour.server.adapters.databases.database import Database, lost_connections_told
from gangoffour.server.adapters.databases.engines import is_postgres, open_engine, sqlite_path

CLUSTER_SUBJECT: Final = "cluster.nodes.event"
_MEMORY: Final = "memory:"
_ID_LENGTH: Final = 32
_MOST_STRANGERS: Final = 16
_IDENTITY: Final = sa.text("SELECT system_identifier, current_database(), current_schema() FROM pg_control_system()")

log: structlog.stdlib.BoundLogger = structlog.get_logger()


async def cluster_id(database_url: str) -> str:
    """Return what all nodes on one database have in common, and no two databases share.

    Raises:
        StoreUnavailable: The database does not answer.
    """
    if database_url == _MEMORY:
        identity = secrets.token_hex(16)
    elif is_postgres(database_url):
        identity = await _postgres_identity(database_url)
    else:
        identity = f"{socket.gethostname()} {sqlite_path(database_url).resolve()}"
    return hashlib.sha256(identity.encode()).hexdigest()[:_ID_LENGTH]


async def _postgres_identity(database_url: str) -> str:
    engine = open_engine(database_url, 1)
    try:
        with lost_connections_told():
            async with Database(engine).reading() as connection:
                return str(tuple((await connection.execute(_IDENTITY)).one()))
    finally:
        await engine.dispose()


class ClusterWatch:
    """Says on the bus which cluster this is, whenever a connection is made, and hears what others say."""

    def __init__(self, bus: NatsBus, own_id: str) -> None:
        self.strangers: set[str] = set()
        """Other clusters that were met."""
        self._bus = bus
        self._own_id = own_id

    async def start(self) -> None:
        """Begin; it ends with the bus."""
        await self._bus.subscribe(CLUSTER_SUBJECT, self._hear)
        self._bus.on_reconnected.append(self._tell)
        if self._bus.is_connected:
            await self._tell()

    async def _tell(self) -> None:
        await self._bus.publish(CLUSTER_SUBJECT, self._own_id)

    async def _hear(self, _subject: str, text: str) -> None:
        if text == self._own_id or text in self.strangers or len(self.strangers) >= _MOST_STRANGERS:
            return
        self.strangers.add(text)
        log.error("another cluster uses this NATS: give each its own GOF_NATS_PREFIX", prefix=self._bus.prefix)
        await self._tell()  # it may not have heard of us yet
