"""Who makes a request, found out once for each request, before any route; and how often they may."""

import hmac
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import Scope

from gangoffour.protocol import Player
from gangoffour.server.people.devices import session_key
from gangoffour.server.people.errors import NotSignedIn, PeopleCode
from gangoffour.server.ports import Person, SignedIn, Urgency, set_urgency
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.errors import WebError
from gangoffour.server.web.limits import TokenBuckets
from gangoffour.server.web.security_log import SecurityKind
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
from gangoffour.server.web.token_scopes import require_scope

AnyRequest = Request[Any, Any, Any]

_ASKER: Final = "asker"
_COUNTED: Final = ("/api/", "/schema")
_CHECKS: Final = ("/healthz", "/readyz", "/metrics")
"""What whoever watches over the server asks for, a few times a minute."""
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
    common, headers = CommonServices.of(request), request.scope["headers"]
    address = caller_key(request.scope["client"], headers, common.settings)
    if request.scope["path_template"] in _CHECKS:
        await count_request(common, common.limiters.checks, address)
    if not request.scope["path"].startswith(_COUNTED):
        return
    set_urgency(Urgency.LOOK if request.method in _LOOKING else Urgency.JOIN)
    content_type = TEXT if request.route_handler.opt.get(TAKES_TEXT) else JSON
    found = request_credentials(request.method, headers, common.settings, content_type)
    signed_in = None if found is None else await common.authenticate(found.token)
    person = None if signed_in is None else signed_in.person
    if found is not None and person is None:
        common.security.note(SecurityKind.BAD_TOKEN, address)
    await count_request(common, common.limiters.http, counted_under(signed_in, address))
    require_scope(signed_in, request.method, request.scope["path_template"])
    request.state[_ASKER] = Asker(signed_in, found, address)


async def hear_refusal(error: Exception, scope: Scope) -> None:
    """Let the security log know what was refused; for Litestar's `after_exception`."""
    await CommonServices.of(ASGIConnection(scope)).security.hear(error, scope)


async def count_request(common: CommonServices, requests: TokenBuckets, key: str) -> None:
    """Count a request, or a socket that is opened; refuse it, after a while, if there were too many."""
    try:
        requests.demand(key)
    except WebError:
        await common.limiters.held_refusals.hold()
        raise


def counted_under(signed_in: SignedIn | None, address: str) -> str:
    """Return what somebody is counted under: each program by its token, so that it takes nothing from its owner."""
    if signed_in is None:
        return address
    return signed_in.person.player_id if signed_in.scopes is None else session_key(signed_in.session.token_hash)


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
    common = CommonServices.of(request)
    headers = list(request.scope["headers"])
    token = common.settings.metrics_token
    found = credentials(headers, common.settings)
    if (
        token
        and found is not None
        and not found.is_cookie
        and hmac.compare_digest(found.token.encode(), token.encode())
    ):
        return True
    # Behind a proxy everybody seems to sit here, whether it says for whom it asks or not.
    if common.settings.tls or common.settings.trusted_proxies:
        return False
    if any(header_values(headers, name) for name in _FORWARDED) or not is_loopback_host(headers):
        return False
    peer = request.scope["client"]
    address = client_address(None if peer is None else peer[0], headers, common.settings)
    return address != UNKNOWN_ADDRESS and ip_address(address).is_loopback
