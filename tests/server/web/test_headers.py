"""The headers of everything that is sent."""

from dataclasses import replace

import pytest
from litestar import get
from litestar.testing import TestClient

from gangoffour.server.settings import Settings
from gangoffour.server.web.defences import defended_app
from gangoffour.server.web.headers import content_security_policy

PLAIN = Settings()
SECURE = Settings(tls=True, public_origins=("https://cards.example",))


@get("/api/about")
async def about() -> dict[str, str]:
    return {}


@get("/")
async def page() -> str:
    return "hello"


@get("/api/broken")
async def broken() -> None:
    raise RuntimeError


def headers_of(path: str, settings: Settings = PLAIN) -> dict[str, str]:
    with TestClient(defended_app(settings, [about, page, broken])) as client:
        return dict(client.get(path).headers)


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/broken", "/nowhere"])
def test_every_answer_carries_the_headers(path: str) -> None:
    headers = headers_of(path)
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= set(policy)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"


def test_hosts_below_come_over_https_where_the_host_says_so() -> None:
    assert "strict-transport-security" not in headers_of("/", replace(PLAIN, hsts_subdomains=True))
    assert headers_of("/", SECURE)["strict-transport-security"] == "max-age=31536000"
    told = headers_of("/", replace(SECURE, hsts_subdomains=True))["strict-transport-security"]
    assert told == "max-age=31536000; includeSubDomains"


def test_no_policy_allows_inline_scripts_or_other_sites() -> None:
    for settings in (PLAIN, SECURE):
        policy = content_security_policy(settings)
        assert "unsafe" not in policy
        assert "*" not in policy
    assert "connect-src 'self' wss://cards.example;" in content_security_policy(SECURE)
    assert "ws://localhost:8064" in content_security_policy(PLAIN)
    assert "[" not in content_security_policy(PLAIN)  # browsers refuse IPv6 addresses there


def test_no_cache_keeps_an_answer_of_the_interface() -> None:
    assert headers_of("/api/about")["cache-control"] == "no-store"
    assert headers_of("/api/nowhere")["cache-control"] == "no-store"
    assert "cache-control" not in headers_of("/")


def test_https_is_asked_for_where_it_is_spoken() -> None:
    assert "strict-transport-security" not in headers_of("/")
    assert headers_of("/", SECURE)["strict-transport-security"] == "max-age=31536000"
