"""Headers that tell a browser to trust our pages with as little as possible.

They are added to everything that is sent, errors and unknown paths too, so they hang on the last hook before the wire.
"""

from typing import Final
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from gangoffour.server.settings import Settings

SECURITY_HEADERS: Final = "security_headers"
"""Where the app keeps them in its state."""
NOT_KEPT: Final = ("/api/", "/metrics")
"""Paths whose answers no cache may keep."""

_FEATURES: Final = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
_YEAR_S: Final = 365 * 24 * 3600


def content_security_policy(settings: Settings) -> str:
    """Return what our pages may load and do: nothing inline, nothing from elsewhere, in nobody's frame."""
    # Some browsers do not count a WebSocket of the same host as 'self'. The policy knows no IPv6 addresses.
    origins = (origin for origin in sorted(settings.origins) if "[" not in origin)
    sockets = [f"ws{origin.removeprefix('http')}" for origin in origins]
    return "; ".join(
        (
            "default-src 'self'",
            " ".join(("connect-src 'self'", *sockets)),
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
        )
    )


def security_headers(settings: Settings) -> dict[str, str]:
    """Return the headers of every answer."""
    headers = {
        "Content-Security-Policy": content_security_policy(settings),
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": ", ".join(f"{feature}=()" for feature in _FEATURES),
        # The link of a private table holds its key: no other site may see it.
        "Referrer-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }
    if settings.tls or all(_is_loopback(origin) for origin in settings.origins):
        # Elsewhere over plain http browsers ignore it, and complain in every page.
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
    if settings.tls:
        below = "; includeSubDomains" if settings.hsts_subdomains else ""
        headers["Strict-Transport-Security"] = f"max-age={_YEAR_S}{below}"
    return headers


def _is_loopback(origin: str) -> bool:
    return urlsplit(origin).hostname in {"127.0.0.1", "::1", "localhost"}


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add to every answer the headers that its app keeps; for Litestar's `before_send`."""
    if message["type"] != "http.response.start":
        return
    sent = MutableScopeHeaders(message)
    for name, value in Litestar.from_scope(scope).state[SECURITY_HEADERS].items():
        sent[name] = value
    if scope["path"].startswith(NOT_KEPT):
        sent["Cache-Control"] = "no-store"
