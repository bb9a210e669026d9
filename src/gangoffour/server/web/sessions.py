"""Who comes in, by the headers alone: tokens, cookies, origins, addresses.

A browser attaches cookies to requests that other sites make, so a cookie counts only where the browser also says that
the page is ours. A program sends its token as Bearer, which no other site can make a browser do.

Headers are taken as ASGI hands them over: pairs of bytes, names in small letters, a name maybe more than once.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from gangoffour.server.setting_kinds import Network
from gangoffour.server.settings import Settings
from gangoffour.server.web.errors import WebCode, WebError

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]

SECURE_COOKIE: Final = "__Host-gof"
"""With this prefix a browser takes the cookie over https alone, for this host alone."""
PLAIN_COOKIE: Final = "gof"
DEPARTURE_ENDING: Final = "-departure"
"""What follows the name of the session's cookie in that of the cookie that a browser takes to an issuer."""
COOKIE_DAYS: Final = 400
"""As long as browsers keep one. When a session ends is decided here, not there."""

JSON: Final = "application/json"
TEXT: Final = "text/plain"
"""Forms of other sites can send it: it is only for routes that change nothing."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
UNKNOWN_ADDRESS: Final = "unknown"
"""Stands for the address of a client that came over a local socket."""

_NETWORK_BITS: Final = 64
"""A home network gets that much of an IPv6 address; the rest is its own to choose, so it does not count. Some get many
such networks: those around it are counted as well (`limits`)."""


@dataclass(frozen=True, slots=True)
class Credentials:
    """A token, and how it came."""

    token: str = field(repr=False)
    is_cookie: bool


def header_values(headers: Headers, name: str) -> list[str]:
    """Return all values of a header, in order."""
    wanted = name.encode("latin-1")
    return [value.decode("latin-1") for key, value in headers if key.lower() == wanted]


def cookie_name(settings: Settings) -> str:
    """Return what the session's cookie is called."""
    return SECURE_COOKIE if settings.tls else PLAIN_COOKIE


def session_cookie(token: str, settings: Settings) -> str:
    """Return the `Set-Cookie` that keeps a session in a browser."""
    return _set_cookie(cookie_name(settings), token, COOKIE_DAYS * 24 * 3600, settings)


def ended_session_cookie(settings: Settings) -> str:
    """Return the `Set-Cookie` that takes a session out of a browser."""
    return _set_cookie(cookie_name(settings), "", 0, settings)


def departure_cookie(browser_secret: str, max_age_s: int, settings: Settings) -> str:
    """Return the `Set-Cookie` that a browser takes to an issuer and back."""
    return _set_cookie(cookie_name(settings) + DEPARTURE_ENDING, browser_secret, max_age_s, settings)


def departure_secret(headers: Headers, settings: Settings) -> str:
    """Return what a browser has brought back from an issuer; empty if it was not sent to one."""
    return _cookie(headers, cookie_name(settings) + DEPARTURE_ENDING) or ""


def credentials(headers: Headers, settings: Settings) -> Credentials | None:
    """Return the token that a client sends, if any. A Bearer token comes before a cookie."""
    headers = list(headers)
    for value in header_values(headers, "authorization"):
        scheme, _, token = value.partition(" ")
        if scheme.lower() == "bearer":
            return Credentials(token.strip(), is_cookie=False)
    kept = _cookie(headers, cookie_name(settings))
    return None if kept is None else Credentials(kept, is_cookie=True)


def origin_allowed(origin: str | None, settings: Settings) -> bool:
    """Return whether an origin is one of our own, letter by letter."""
    return origin is not None and origin in settings.origins


def asked_origin(headers: Headers, settings: Settings) -> str:
    """Return under which address of ours a request was made; one of them, if it was made under none."""
    hosts = header_values(headers, "host")
    asked = f"{settings.scheme}://{hosts[0] if hosts else ''}"
    return asked if asked in settings.origins else min(settings.origins)


def socket_credentials(headers: Headers, settings: Settings) -> Credentials | None:
    """Return the token with which a socket may be opened; None for somebody who only watches.

    Raises:
        WebError: The page is not ours; or nothing says whose it is, and there is no Bearer token.
    """
    headers = list(headers)
    found = credentials(headers, settings)
    origins = header_values(headers, "origin")
    is_program = found is not None and not found.is_cookie and not origins
    if not is_program and not _is_own(origins, settings):
        raise WebError(WebCode.FOREIGN_ORIGIN)
    return found


def request_credentials(
    method: str, headers: Headers, settings: Settings, content_type: str = JSON
) -> Credentials | None:
    """Return the token with which a request is made, if any; refuse what another site made a browser send.

    Raises:
        WebError: The request changes something, and the page is not ours or the content type is another.
    """
    headers = list(headers)
    found = credentials(headers, settings)
    if method.upper() in SAFE_METHODS:
        return found
    origins = header_values(headers, "origin")
    sites = header_values(headers, "sec-fetch-site")
    is_own = _is_own(origins, settings) if origins else sites == ["same-origin"]
    # A browser always sends one of the two with such a request: without them, and without a cookie, it is a program.
    # A page of another site must not become a guest in this browser either: that would end the session it has.
    is_program = not origins and not sites and not (found is not None and found.is_cookie)
    if not is_own and not is_program:
        raise WebError(WebCode.FOREIGN_ORIGIN)
    if (found is None or found.is_cookie) and not _has_type(headers, content_type):
        raise WebError(WebCode.NOT_JSON if content_type == JSON else WebCode.NOT_TEXT)
    return found


def client_address(peer: str | None, headers: Headers, settings: Settings) -> str:
    """Return the address of a client: of whoever connected or, behind our own proxies, of whoever they say connected.

    `X-Forwarded-For` is read from its end, where our proxies write; what stands before the first address that is not
    one of ours was written by the client, and counts for nothing.
    """
    address = _parsed(peer or "")
    if address is None:
        return UNKNOWN_ADDRESS
    told = ",".join(header_values(headers, "x-forwarded-for")).split(",")
    for hop in reversed(told):
        if not _is_within(address, settings.trusted_proxies):
            break
        if (before := _parsed(hop.strip())) is None:
            break
        address = before
    return str(address)


def is_loopback_host(headers: Headers) -> bool:
    """True if a request was made to this machine by its own name. A page of another site cannot forge that."""
    hosts = header_values(headers, "host")
    try:
        name = urlsplit(f"//{hosts[0]}").hostname if len(hosts) == 1 else None
    except ValueError:
        name = None
    return name == "localhost" or _is_loopback(name or "")


def caller_key(peer: tuple[str, int] | None, headers: Headers, settings: Settings) -> str:
    """Return what a client is counted under, whoever connected for it."""
    return address_key(client_address(None if peer is None else peer[0], headers, settings))


def address_key(address: str) -> str:
    """Return what an address is counted under: an IPv4 address itself, an IPv6 address by its network."""
    parsed = _parsed(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((int(parsed) >> _NETWORK_BITS << _NETWORK_BITS, _NETWORK_BITS)))
    return UNKNOWN_ADDRESS if parsed is None else str(parsed)


def _cookie(headers: Headers, wanted: str) -> str | None:
    for line in header_values(headers, "cookie"):
        for part in line.split(";"):
            name, equals, value = part.strip().partition("=")
            if equals and name == wanted:
                return value
    return None


def _set_cookie(name: str, value: str, max_age_s: int, settings: Settings) -> str:
    flags = "; Secure" if settings.tls else ""
    return f"{name}={value}; Path=/; Max-Age={max_age_s}; HttpOnly; SameSite=Lax{flags}"


def _is_own(origins: list[str], settings: Settings) -> bool:
    return len(origins) == 1 and origin_allowed(origins[0], settings)


def _has_type(headers: Headers, content_type: str) -> bool:
    types = header_values(headers, "content-type")
    return len(types) == 1 and types[0].partition(";")[0].strip().lower() == content_type


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _is_loopback(text: str) -> bool:
    address = _parsed(text)
    return address is not None and address.is_loopback


def _is_within(address: IPv4Address | IPv6Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks)
