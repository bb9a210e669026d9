"""Who makes a request, found out once for each request, before any route; and how often they may."""

import hmac
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request

from gangoffour.protocol import Player
from gangoffour.server.people.errors import NotSignedIn, PeopleCode
from gangoffour.server.ports import Person, SignedIn, Urgency, set_urgency
from gangoffour.server.web.errors import WebError
from gangoffour.server.web.security_log import SecurityKind
from gangoffour.server.web.services import services_of
from gangoffour.server.web.sessions import (
    JSON,
    TEXT,
    UNKNOWN_ADDRESS,
    Credentials,
    caller_key,
    client_address,
    credentials,
    header_values,
    is_loopback_host,
    request_credentials,
)

AnyRequest = Request[Any, Any, Any]

_ASKER: Final = "asker"
_COUNTED: Final = ("/api/", "/schema")
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""Headers that proxies add."""
_LOOKING: Final = ("GET", "HEAD")

TAKES_TEXT: Final = "takes_text"
"""The option of a route whose body is plain text and not JSON."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who makes a request."""

    signed_in: SignedIn | None
    credentials: Credentials | None
    address: str
    """What the address is counted under."""

    @property
    def person(self) -> Person | None:
        """Who it is, if they are signed in."""
        return None if self.signed_in is None else self.signed_in.person


async def meet(request: AnyRequest) -> None:
    """Find out who asks, refuse what another site made a browser send, and count the request."""
    if not request.scope["path"].startswith(_COUNTED):
        return
    set_urgency(Urgency.LOOK if request.method in _LOOKING else Urgency.JOIN)
    services = services_of(request)
    headers = request.scope["headers"]
    address = caller_key(request.scope["client"], headers, services.settings)
    content_type = TEXT if request.route_handler.opt.get(TAKES_TEXT) else JSON
    found = request_credentials(request.method, headers, services.settings, content_type)
    signed_in = None if found is None else await services.people.authenticate(found.token)
    person = None if signed_in is None else signed_in.person
    if found is not None and person is None:
        services.security.note(SecurityKind.BAD_TOKEN, address)
    try:
        services.limiters.http.demand(address if person is None else person.player_id)
    except WebError:
        await services.limiters.held_refusals.hold()
        raise
    request.state[_ASKER] = Asker(signed_in, found, address)


def asker_of(request: AnyRequest) -> Asker:
    """Return who makes a request."""
    asker: Asker = request.state[_ASKER]
    return asker


def person_of(request: AnyRequest) -> Person:
    """Return who makes a request; refuse those who are not signed in."""
    return signed_in_of(request).person


def signed_in_of(request: AnyRequest) -> SignedIn:
    """Return who makes a request, and by which session; refuse those who are not signed in."""
    signed_in = asker_of(request).signed_in
    if signed_in is None:
        raise NotSignedIn(PeopleCode.NOT_SIGNED_IN)
    return signed_in


def player_of(person: Person) -> Player:
    """Return a person as a player at a table."""
    return Player(player_id=person.player_id, name=person.name)


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
    # Behind a proxy everybody seems to sit here, whether it says for whom it asks or not.
    if services.settings.tls or services.settings.trusted_proxies:
        return False
    if any(header_values(headers, name) for name in _FORWARDED) or not is_loopback_host(headers):
        return False
    peer = request.scope["client"]
    address = client_address(None if peer is None else peer[0], headers, services.settings)
    return address != UNKNOWN_ADDRESS and ip_address(address).is_loopback
