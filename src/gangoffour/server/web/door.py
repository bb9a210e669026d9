"""The door of the sockets: who comes in, whether there is place, and what is done at the end, whatever happened."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias
from uuid import UUID

from gangoffour.protocol import Farewell, Player
from gangoffour.server.logs import logger, new_connection_id
from gangoffour.server.people.devices import session_key
from gangoffour.server.ports import Scope, StoreUnavailable, Urgency, set_urgency
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.web.asker import count_request, counted_under, player_of
from gangoffour.server.web.channels import AnySocket, Channel
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.connections import SessionKey
from gangoffour.server.web.errors import WebError
from gangoffour.server.web.security_log import SecurityKind
from gangoffour.server.web.sessions import Credentials, caller_key, socket_credentials

_LOG: Final = logger(__name__)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who opened a socket."""

    player: Player | None
    session: SessionKey | None
    address: str
    """What the address is counted under."""
    key: str
    """What the visitor's commands are counted under."""
    scopes: frozenset[Scope] | None = None
    """What a program may do; None: everything that its player may."""

    @property
    def player_id(self) -> str | None:
        """The player's id; None for those not signed in."""
        return None if self.player is None else self.player.player_id


Serve: TypeAlias = Callable[[Channel, Visitor], Awaitable[None]]
"""Holds a socket until either side ends it."""


async def let_in(socket: AnySocket, kind: str, serve: Serve) -> None:
    """Accept a socket and hold it, or refuse it. At the end nothing of it is left.

    A page of another site is refused before it gets a socket at all. Everybody else is told why.
    """
    common, headers = CommonServices.of(socket), socket.scope["headers"]
    address = caller_key(socket.scope["client"], headers, common.settings)
    try:
        found = socket_credentials(headers, common.settings)
    except WebError as error:
        common.security.note_refusal(error.code, address)
        await socket.close()
        return
    socket.scope["headers"] = []  # a token is not kept longer than needed
    await socket.accept()
    channel = Channel(socket, common.settings.limits)
    gauge = common.metrics.open_sockets.labels(kind)
    gauge.inc()
    set_urgency(Urgency.JOIN)
    try:
        visitor = await _visitor(found, address, common)
        if visitor is None:
            common.security.note(SecurityKind.BAD_TOKEN, address)
            channel.finish(Farewell.SESSION_ENDED)
            return
        await count_request(common, common.limiters.http, visitor.key)
        if visitor.player is None or kind == "lobby":
            set_urgency(Urgency.LOOK)
        with common.limiters.socket_held(visitor.player_id, address):
            await serve(channel, visitor)
    except WebError as error:
        common.security.note_refusal(error.code, address)
        channel.finish(Farewell.TOO_MANY_SOCKETS)
    except StoreUnavailable:
        channel.finish(Farewell.UNAVAILABLE)
    except Exception:  # noqa: BLE001  whatever broke, the client is told so and may come back
        _LOG.exception("socket failed", failure_id=new_connection_id())
        channel.finish(Farewell.FAILED)
    finally:
        gauge.dec()
        await channel.close()


async def _visitor(found: Credentials | None, address: str, common: CommonServices) -> Visitor | None:
    """Return who comes; None if the token is nobody's."""
    if found is None:
        return Visitor(None, None, address, address)
    signed_in = await common.authenticate(found.token)
    if signed_in is None:
        return None
    session = session_key(signed_in.session.token_hash)
    key = counted_under(signed_in, address)
    return Visitor(player_of(signed_in.person), session, address, key, signed_in.scopes)


def table_id_in(text: str) -> UUID | None:
    """Return the id of a table in a path; None if it is none."""
    try:
        table_id = UUID(text)
    except ValueError:
        return None
    return table_id if str(table_id) == text.lower() else None


def known_table_id(text: str) -> UUID:
    """Return the id of a table in a path.

    Raises:
        Refusal: It is none.
    """
    table_id = table_id_in(text)
    if table_id is None:
        raise Refusal(TableCode.UNKNOWN)
    return table_id
