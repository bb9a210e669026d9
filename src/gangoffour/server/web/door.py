"""The door of the sockets: who comes in, whether there is place, and what is done at the end, whatever happened."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias
from uuid import UUID

from gangoffour.protocol import Farewell, Player
from gangoffour.server.logs import logger, new_connection_id
from gangoffour.server.ports import StoreUnavailable
from gangoffour.server.web.asker import player_of
from gangoffour.server.web.channels import AnySocket, Channel
from gangoffour.server.web.connections import SessionKey, session_key
from gangoffour.server.web.errors import WebError
from gangoffour.server.web.services import Services
from gangoffour.server.web.sessions import Credentials, address_key, client_address, socket_credentials

_LOG: Final = logger(__name__)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who opened a socket."""

    player: Player | None
    session: SessionKey | None
    address: str
    """What the address is counted under."""

    @property
    def player_id(self) -> str | None:
        """The player's id; None for those not signed in."""
        return None if self.player is None else self.player.player_id

    @property
    def key(self) -> str:
        """What the visitor's commands are counted under."""
        return self.address if self.player is None else self.player.player_id


Serve: TypeAlias = Callable[[Services, Channel, Visitor], Awaitable[None]]
"""Holds a socket until either side ends it."""


async def let_in(socket: AnySocket, services: Services, kind: str, serve: Serve) -> None:
    """Accept a socket and hold it, or refuse it. At the end nothing of it is left.

    A page of another site is refused before it gets a socket at all. Everybody else is told why.
    """
    headers = socket.scope["headers"]
    try:
        found = socket_credentials(headers, services.settings)
    except WebError:
        await socket.close()
        return
    peer = socket.scope["client"]
    address = address_key(client_address(None if peer is None else peer[0], headers, services.settings))
    socket.scope["headers"] = []  # a token is not kept longer than needed
    await socket.accept()
    channel = Channel(socket, services.settings.limits)
    gauge = services.metrics.open_sockets.labels(kind)
    gauge.inc()
    try:
        visitor = await _visitor(found, address, services)
        if visitor is None:
            channel.finish(Farewell.SESSION_ENDED)
            return
        services.limiters.http.demand(visitor.key)
        with services.limiters.socket_held(visitor.player_id, address):
            await serve(services, channel, visitor)
    except WebError:
        channel.finish(Farewell.TOO_MANY_SOCKETS)
    except StoreUnavailable:
        channel.finish(Farewell.UNAVAILABLE)
    except Exception:  # noqa: BLE001  whatever broke, the client is told so and may come back
        _LOG.exception("socket failed", failure_id=new_connection_id())
        channel.finish(Farewell.FAILED)
    finally:
        gauge.dec()
        await channel.close()


async def _visitor(found: Credentials | None, address: str, services: Services) -> Visitor | None:
    """Return who comes; None if the token is nobody's."""
    if found is None:
        return Visitor(None, None, address)
    guest = await services.accounts.authenticate(found.token)
    return None if guest is None else Visitor(player_of(guest), session_key(found.token), address)


def table_id_in(text: str) -> UUID | None:
    """Return the id of a table in a path; None if it is none."""
    try:
        table_id = UUID(text)
    except ValueError:
        return None
    return table_id if str(table_id) == text.lower() else None
