"""Who makes a request, found out once for each request, before any route; and how often they may."""

import hmac
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request

from gangoffour.protocol import Player
from gangoffour.server.accounts.errors import AccountCode, NotSignedIn
from gangoffour.server.ports import Guest
from gangoffour.server.web.services import services_of
from gangoffour.server.web.sessions import (
    JSON,
    TEXT,
    UNKNOWN_ADDRESS,
    Credentials,
    address_key,
    client_address,
    credentials,
    header_values,
    request_credentials,
)

AnyRequest = Request[Any, Any, Any]

_ASKER: Final = "asker"
_COUNTED: Final = ("/api/", "/schema")

TAKES_TEXT: Final = "takes_text"
"""The option of a route whose body is plain text and not JSON."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who makes a request."""

    guest: Guest | None
    credentials: Credentials | None
    address: str
    """What the address is counted under."""


async def meet(request: AnyRequest) -> None:
    """Find out who asks, refuse what another site made a browser send, and count the request."""
    if not request.scope["path"].startswith(_COUNTED):
        return
    services = services_of(request)
    headers = request.scope["headers"]
    peer = request.scope["client"]
    address = address_key(client_address(None if peer is None else peer[0], headers, services.settings))
    content_type = TEXT if request.route_handler.opt.get(TAKES_TEXT) else JSON
    found = request_credentials(request.method, headers, services.settings, content_type)
    guest = None if found is None else await services.accounts.authenticate(found.token)
    services.limiters.http.demand(address if guest is None else guest.player_id)
    request.state[_ASKER] = Asker(guest, found, address)


def asker_of(request: AnyRequest) -> Asker:
    """Return who makes a request."""
    asker: Asker = request.state[_ASKER]
    return asker


def guest_of(request: AnyRequest) -> Guest:
    """Return the guest who makes a request; refuse those who are not signed in."""
    guest = asker_of(request).guest
    if guest is None:
        raise NotSignedIn(AccountCode.NOT_SIGNED_IN)
    return guest


def player_of(guest: Guest) -> Player:
    """Return a guest as a player at a table."""
    return Player(player_id=guest.player_id, name=guest.name)


def may_measure(request: AnyRequest) -> bool:
    """True for those who may read the figures: who have the token for it, or sit at this machine."""
    services = services_of(request)
    headers = list(request.scope["headers"])
    token = services.settings.metrics_token
    found = credentials(headers, services.settings)
    if (
        token
        and found is not None
        and not found.is_cookie
        and hmac.compare_digest(found.token.encode(), token.encode())
    ):
        return True
    # Behind a proxy everybody seems to sit here.
    if header_values(headers, "x-forwarded-for") or header_values(headers, "forwarded"):
        return False
    peer = request.scope["client"]
    address = client_address(None if peer is None else peer[0], headers, services.settings)
    return address != UNKNOWN_ADDRESS and ip_address(address).is_loopback
