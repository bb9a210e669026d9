"""Who comes in: origins, cookies, Bearer tokens, addresses."""

import pytest

from gangoffour.server.settings import Settings
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.sessions import (
    Credentials,
    address_key,
    client_address,
    cookie_name,
    credentials,
    ended_session_cookie,
    is_loopback_host,
    origin_allowed,
    request_credentials,
    session_cookie,
    socket_credentials,
)

OWN = "https://cards.example"
SECURE = Settings(tls=True, public_origins=(OWN,))
PLAIN = Settings()
PROXIED = Settings.read({"GOF_TRUSTED_PROXIES": "10.0.0.0/8,fd00::/8"})

FOREIGN = [
    None,
    "",
    "null",
    "https://evil.example",
    "https://cards.example.evil.example",
    "https://evilcards.example",
    "https://cards.example:444",
    "https://cards.example:443",
    "https://cards.example/",
    "https://CARDS.example",
    "http://cards.example",
    "https://cards.example, https://evil.example",
    "https://cards.example\x00",
    "https://user@cards.example",
    " https://cards.example",
    "*",
]


def headers(**values: str | None) -> list[tuple[bytes, bytes]]:
    return [
        (name.replace("_", "-").encode(), value.encode("latin-1"))
        for name, value in values.items()
        if value is not None
    ]


COOKIE = f"{cookie_name(SECURE)}=gofg_x"
BEARER = "Bearer gofg_y"


@pytest.mark.parametrize("origin", FOREIGN)
def test_an_origin_is_ours_letter_by_letter(origin: str | None) -> None:
    assert not origin_allowed(origin, SECURE)
    assert origin_allowed(OWN, SECURE)


@pytest.mark.parametrize("cookie", [COOKIE, None])
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_socket_of_a_foreign_page_or_of_none_is_refused(origin: str | None, cookie: str | None) -> None:
    with pytest.raises(WebError) as refusal:
        socket_credentials(headers(origin=origin, cookie=cookie), SECURE)
    assert refusal.value.code is WebCode.FOREIGN_ORIGIN


def test_a_socket_of_our_page_is_let_in() -> None:
    assert socket_credentials(headers(origin=OWN, cookie=COOKIE), SECURE) == Credentials("gofg_x", is_cookie=True)
    assert socket_credentials(headers(origin=OWN), SECURE) is None


def test_a_program_needs_no_origin_but_its_token() -> None:
    assert socket_credentials(headers(authorization=BEARER), SECURE) == Credentials("gofg_y", is_cookie=False)


@pytest.mark.parametrize("origin", FOREIGN[1:])
def test_a_foreign_origin_is_refused_even_with_a_token(origin: str) -> None:
    with pytest.raises(WebError):
        socket_credentials(headers(origin=origin, authorization=BEARER), SECURE)
    with pytest.raises(WebError):
        request_credentials("POST", headers(origin=origin, authorization=BEARER), SECURE)


def test_two_origins_are_none() -> None:
    twice = headers(origin=OWN, cookie=COOKIE, content_type="application/json") + headers(origin=OWN)
    with pytest.raises(WebError):
        socket_credentials(twice, SECURE)
    with pytest.raises(WebError):
        request_credentials("POST", twice, SECURE)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "post", "PROPFIND"])
@pytest.mark.parametrize("cookie", [COOKIE, None])
@pytest.mark.parametrize("origin", FOREIGN[1:])
def test_a_change_asked_for_by_a_foreign_page_is_refused(method: str, cookie: str | None, origin: str) -> None:
    sent = headers(origin=origin, cookie=cookie, content_type="application/json", sec_fetch_site="same-origin")
    with pytest.raises(WebError) as refusal:
        request_credentials(method, sent, SECURE)
    assert refusal.value.code is WebCode.FOREIGN_ORIGIN


@pytest.mark.parametrize("site", [None, "cross-site", "same-site", "none", "Same-Origin", ""])
def test_a_change_with_a_cookie_needs_a_word_of_the_browser(site: str | None) -> None:
    sent = headers(cookie=COOKIE, content_type="application/json", sec_fetch_site=site)
    with pytest.raises(WebError) as refusal:
        request_credentials("POST", sent, SECURE)
    assert refusal.value.code is WebCode.FOREIGN_ORIGIN


@pytest.mark.parametrize(
    "content_type",
    [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain; application/json"],
)
@pytest.mark.parametrize("cookie", [COOKIE, None])
def test_a_form_changes_nothing(content_type: str | None, cookie: str | None) -> None:
    with pytest.raises(WebError) as refusal:
        request_credentials("POST", headers(origin=OWN, cookie=cookie, content_type=content_type), SECURE)
    assert refusal.value.code is WebCode.NOT_JSON


@pytest.mark.parametrize(
    "sent",
    [
        headers(origin=OWN, cookie=COOKIE, content_type="application/json"),
        headers(origin=OWN, cookie=COOKIE, content_type="Application/JSON; charset=utf-8"),
        headers(sec_fetch_site="same-origin", cookie=COOKIE, content_type="application/json"),
    ],
)
def test_our_page_may_change_something(sent: list[tuple[bytes, bytes]]) -> None:
    assert request_credentials("POST", sent, SECURE) == Credentials("gofg_x", is_cookie=True)


def test_a_program_may_change_something() -> None:
    assert request_credentials("DELETE", headers(authorization=BEARER), SECURE) is not None
    assert request_credentials("POST", headers(content_type="application/json"), SECURE) is None


def test_reading_needs_no_origin() -> None:
    for method in ("GET", "HEAD"):
        assert request_credentials(method, headers(cookie=COOKIE), SECURE) is not None


@pytest.mark.parametrize(
    "sent, found",
    [
        (headers(), None),
        (headers(cookie="gof=a"), None),
        (headers(cookie="x__Host-gof=a"), None),
        (headers(cookie="__Host-gof"), None),
        (headers(cookie="a=b; __Host-gof=c; d=e"), Credentials("c", is_cookie=True)),
        (headers(cookie="a=b") + headers(cookie="__Host-gof=c"), Credentials("c", is_cookie=True)),
        (headers(cookie=COOKIE, authorization="bearer  t "), Credentials("t", is_cookie=False)),
        (headers(cookie=COOKIE, authorization="Basic t"), Credentials("gofg_x", is_cookie=True)),
        (headers(authorization="Bearer"), Credentials("", is_cookie=False)),
    ],
)
def test_a_token_is_found_where_it_stands(sent: list[tuple[bytes, bytes]], found: Credentials | None) -> None:
    assert credentials(sent, SECURE) == found


def test_over_plain_http_the_cookie_has_another_name() -> None:
    assert credentials(headers(cookie="gof=a"), PLAIN) == Credentials("a", is_cookie=True)
    assert credentials(headers(cookie=COOKIE), PLAIN) is None


def test_a_cookie_has_the_flags_of_its_scheme() -> None:
    flags = ["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]
    assert session_cookie("t", SECURE).split("; ") == ["__Host-gof=t", *flags, "Secure"]
    assert session_cookie("t", PLAIN).split("; ") == ["gof=t", *flags]
    assert ended_session_cookie(SECURE).startswith("__Host-gof=; Path=/; Max-Age=0; ")


def test_a_token_is_not_in_the_representation() -> None:
    assert "canary" not in repr(Credentials("canary", is_cookie=True))


@pytest.mark.parametrize(
    "peer, forwarded, address",
    [
        ("198.51.100.1", None, "198.51.100.1"),
        ("198.51.100.1", "203.0.113.9", "198.51.100.1"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"),
        ("10.0.0.1", "10.0.0.3", "10.0.0.3"),
        ("10.0.0.1", "6.6.6.6, nonsense, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", "203.0.113.9:4711", "10.0.0.1"),
        ("::ffff:10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("fd00::1", "::ffff:203.0.113.9", "203.0.113.9"),
        (None, "203.0.113.9", "unknown"),
        ("testclient", "203.0.113.9", "unknown"),
    ],
)
def test_only_our_own_proxies_are_believed(peer: str | None, forwarded: str | None, address: str) -> None:
    assert client_address(peer, headers(x_forwarded_for=forwarded), PROXIED) == address


def test_addresses_forwarded_in_several_lines_are_one_list() -> None:
    lines = headers(x_forwarded_for="6.6.6.6") + headers(x_forwarded_for="203.0.113.9")
    assert client_address("10.0.0.1", lines, PROXIED) == "203.0.113.9"
    assert client_address("10.0.0.1", lines, PLAIN) == "10.0.0.1"


def test_a_household_is_counted_as_one() -> None:
    assert address_key("2001:db8:1:2::7") == address_key("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert address_key("2001:db8:1:3::7") != address_key("2001:db8:1:2::7")
    assert address_key("::ffff:203.0.113.9") == address_key("203.0.113.9") == "203.0.113.9"
    assert address_key("unknown") == "unknown"


@pytest.mark.parametrize("host", ["127.0.0.1:8064", "localhost", "[::1]:8064"])
def test_this_machine_has_names_of_its_own(host: str) -> None:
    assert is_loopback_host([(b"host", host.encode())])
    assert not is_loopback_host([(b"host", host.encode())] * 2)


@pytest.mark.parametrize("host", ["cards.example", "127.0.0.1.cards.example", "203.0.113.9", "[::1", ""])
def test_all_other_names_may_be_asked_from_elsewhere(host: str) -> None:
    assert not is_loopback_host([(b"host", host.encode())])
    assert not is_loopback_host([])
