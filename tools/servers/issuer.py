"""A small issuer of OpenID Connect on a loopback port: real HTTP, real signatures, a knob for all that can be wrong."""

import base64
import hashlib
import json
import secrets
import ssl
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, parse_qsl, unquote_plus, urlencode, urlsplit

import httpx2
from joserfc import jwt
from joserfc.jwk import ECKey, Key, KeyParameters, OctKey, RSAKey

from gangoffour.server.setting_kinds import IssuerSetting
from tools.servers.gateway import Person, Place

CLIENT_ID = "cards"
CLIENT_SECRET = "a secret: with + signs & more"
BASIC = "client_secret_basic"
POST = "client_secret_post"
DISCOVERY = "/.well-known/openid-configuration"
_MUCH = b" " * 200_000

_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Issuer</title>
<form method="get" action="/authorize">{hidden}
<label>Who are you? <input name="subject" autofocus></label><button>This is me</button></form></html>"""


STRANGERS, WEAK = 99, 100
"""The numbers of a key that nobody was shown, and of one that is too short."""


@cache
def new_key(kind: str, number: int) -> Key:
    """Return a key of an issuer; the same for the same number, since making one takes a while."""
    named: KeyParameters = {"kid": f"{kind}-{number}", "use": "sig"}
    return (
        ECKey.generate_key("P-256", named)
        if kind == "ES256"
        else RSAKey.generate_key(1024 if number == WEAK else 2048, named)
    )


class Ticket(NamedTuple):
    """What a code stands for."""

    redirect: str
    challenge: str
    nonce: str
    subject: str
    auth_time: int | None


@dataclass
class Knobs:
    """What is otherwise than it should be."""

    claims: dict[str, object] = field(default_factory=dict)
    """Claims that are told instead of the true ones; None leaves one out."""
    algorithm: str = "RS256"
    """Also "none", and "HS256" with the public key as the secret."""
    is_strangers_key: bool = False
    """Signed with a key that nobody was shown, under the name of one that was."""
    kid: str | None = None
    """Another name for the key, if any."""
    published: dict[str, object] = field(default_factory=dict)
    """What it says about itself instead of the truth."""
    delays_s: dict[str, float] = field(default_factory=dict)
    """By path."""
    long_paths: tuple[str, ...] = ()
    """Where true answers are much too long."""
    answers: dict[str, tuple[int, bytes]] = field(default_factory=dict)
    """Answers by path instead of the true ones."""
    iss: str | None = None
    """Who is said to have sent the browser; None: the truth."""
    tells_time: bool = True
    """Whether it says when it asked the person."""
    asked_ago_s: int = 0
    """How long ago it asked the person."""


class SmallIssuer:
    """The issuer, and what it was asked."""

    def __init__(self, port: int, host: str) -> None:
        self.url = f"http://{host}:{port}"
        self.knobs = Knobs()
        self.asked: list[str] = []
        """The paths that were asked for, in order."""
        self.tokens: list[str] = []
        """The ID tokens that were given out."""
        self.auth_method = BASIC
        self._number = 0
        self._tickets: dict[str, Ticket] = {}
        self._used: set[str] = set()

    def setting(self, folder: Path, name: str = "School") -> IssuerSetting:
        """Return how a host names this issuer."""
        file = folder / "issuer-secret"
        file.write_text(CLIENT_SECRET + "\n")
        return IssuerSetting(name, self.url, CLIENT_ID, str(file))

    def rotate(self, number: int | None = None) -> None:
        """Sign with another key from now on, and show no other."""
        self._number = self._number + 1 if number is None else number

    async def sign_in(self, address: str, subject: str = "ana") -> dict[str, str]:
        """Be the browser that is sent here; return what the issuer sends it back with."""
        nobody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # it is plain http: there is nobody to trust
        async with httpx2.AsyncClient(trust_env=False, verify=nobody) as browser:
            answer = await browser.get(f"{address}&{urlencode({'subject': subject})}")
        assert answer.status_code == 302, answer.text
        return dict(parse_qsl(urlsplit(answer.headers["location"]).query))

    async def keep(self, person: Person, subject: str, *, back_at: Place | None = None) -> Person:
        """Make the account here a way in of a person, who may come back at another node; return them as they go on."""
        body = {"issuer": "school"}
        sent = await person.post("/api/me/departures", body)
        person.place.http.cookies.clear()
        cookie = sent.headers["set-cookie"].partition(";")[0]
        place = back_at or person.place
        headers = {**person.headers, "Cookie": cookie}
        brought = body | await self.sign_in(sent.json()["address"], subject)
        kept = await place.http.post("/api/arrivals", json=brought, headers=headers)
        place.http.cookies.clear()
        assert kept.status_code == 201, kept.text
        return Person(place, kept.json())

    # --- what it answers ---------------------------------------------------------------------------------------------

    def configuration(self) -> dict[str, object]:
        return {
            "issuer": self.url,
            "authorization_endpoint": f"{self.url}/authorize",
            "token_endpoint": f"{self.url}/token",
            "jwks_uri": f"{self.url}/keys",
            "token_endpoint_auth_methods_supported": [self.auth_method],
            "authorization_response_iss_parameter_supported": True,
            **self.knobs.published,
        }

    def keys(self) -> dict[str, object]:
        kind = "ES256" if self.knobs.algorithm == "ES256" else "RS256"
        unknown = {"kty": "of another time", "kid": "new"}
        return {"keys": [unknown, new_key(kind, self._number).as_dict(private=False)]}

    def authorize(self, query: Mapping[str, str], who: str | None) -> tuple[str | None, bytes]:
        """Return where the browser is sent, or the page on which a person says who they are."""
        assert query["client_id"] == CLIENT_ID
        assert query["response_type"] == "code"
        assert query["code_challenge_method"] == "S256"
        assert query["scope"] == "openid"
        subject = query.get("subject") or (who if query.get("max_age") != "0" else None)
        if subject is None:
            hidden = "".join(
                f'<input type="hidden" name="{escape(name)}" value="{escape(value)}">' for name, value in query.items()
            )
            return None, _PAGE.format(hidden=hidden).encode()
        asked_at = int(time.time()) - self.knobs.asked_ago_s if self.knobs.tells_time else None
        code = secrets.token_urlsafe(16)
        self._tickets[code] = Ticket(query["redirect_uri"], query["code_challenge"], query["nonce"], subject, asked_at)
        back = {"code": code, "state": query["state"], "iss": self.knobs.iss or self.url}
        return f"{query['redirect_uri']}?{urlencode(back)}", b""

    def token(self, form: Mapping[str, str], authorization: str) -> tuple[int, dict[str, object]]:
        """Change a code for a token, once."""
        if not self._is_client(form, authorization):
            return 401, {"error": "invalid_client"}
        ticket = self._tickets.pop(form["code"], None)
        challenge = base64.urlsafe_b64encode(hashlib.sha256(form["code_verifier"].encode()).digest()).decode()
        fits = ticket is not None and (ticket.redirect, ticket.challenge) == (
            form["redirect_uri"],
            challenge.rstrip("="),
        )
        if ticket is None or not fits or form["grant_type"] != "authorization_code":
            return 400, {"error": "invalid_grant"}
        self.tokens.append(self._signed(ticket))
        return 200, {"access_token": secrets.token_hex(8), "token_type": "Bearer", "id_token": self.tokens[-1]}

    def _is_client(self, form: Mapping[str, str], authorization: str) -> bool:
        if self.auth_method == POST:
            return (form.get("client_id"), form.get("client_secret")) == (CLIENT_ID, CLIENT_SECRET)
        pair = base64.b64decode(authorization.removeprefix("Basic ")).decode().split(":")
        return [unquote_plus(each) for each in pair] == [CLIENT_ID, CLIENT_SECRET]

    def _signed(self, ticket: Ticket) -> str:
        now = int(time.time())
        claims = {
            "iss": self.url,
            "sub": ticket.subject,
            "aud": CLIENT_ID,
            "iat": now,
            "exp": now + 300,
            "nonce": ticket.nonce,
            "auth_time": ticket.auth_time,
            **self.knobs.claims,
        }
        told = {name: value for name, value in claims.items() if value is not None}
        algorithm = self.knobs.algorithm
        kind = "ES256" if algorithm == "ES256" else "RS256"
        shown = new_key(kind, self._number)
        header = {"alg": algorithm, "kid": self.knobs.kid or shown.kid}
        if algorithm == "none":
            return f"{_part(header)}.{_part(told)}."
        key: Key = new_key(kind, STRANGERS) if self.knobs.is_strangers_key else shown
        if algorithm == "HS256":
            key = OctKey.import_key(json.dumps(shown.as_dict(private=False)))
        return jwt.encode(header, told, key, algorithms=[algorithm])


def _part(told: Mapping[str, object]) -> str:
    return base64.urlsafe_b64encode(json.dumps(told).encode()).decode().rstrip("=")


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    issuer: SmallIssuer


class _Handler(BaseHTTPRequestHandler):
    server: _Server

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""

    def do_GET(self) -> None:
        self._answer({})

    def do_POST(self) -> None:
        content = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self._answer({name: values[0] for name, values in parse_qs(content).items()})

    def _answer(self, form: Mapping[str, str]) -> None:
        issuer, parts = self.server.issuer, urlsplit(self.path)
        issuer.asked.append(parts.path)
        time.sleep(issuer.knobs.delays_s.get(parts.path, 0))
        if parts.path in issuer.knobs.answers:
            self._send(*issuer.knobs.answers[parts.path])
        elif parts.path == DISCOVERY:
            self._send(200, json.dumps(issuer.configuration()).encode())
        elif parts.path == "/keys":
            self._send(200, json.dumps(issuer.keys()).encode())
        elif parts.path == "/token":
            status, told = issuer.token(form, self.headers.get("Authorization", ""))
            self._send(status, json.dumps(told).encode())
        elif parts.path == "/authorize":
            self._authorize(dict(parse_qsl(parts.query)))
        else:
            self._send(404, b"")

    def _authorize(self, query: dict[str, str]) -> None:
        who = dict(parse_qsl(self.headers.get("Cookie", ""))).get("who")
        address, page = self.server.issuer.authorize(query, who)
        if address is None:
            self._send(200, page, {"Content-Type": "text/html"})
        else:
            cookie = {"Set-Cookie": f"who={query['subject']}"} if "subject" in query else {}
            self._send(302, b"", {"Location": address, **cookie})

    def _send(self, status: int, content: bytes, headers: Mapping[str, str] | None = None) -> None:
        if urlsplit(self.path).path in self.server.issuer.knobs.long_paths:
            content += _MUCH
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", **(headers or {})}.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        with suppress(OSError):  # whoever asked may have had enough
            self.wfile.write(content)


@contextmanager
def small_issuer(host: str = "127.0.0.1") -> Iterator[SmallIssuer]:
    """Run an issuer in a thread until this is left."""
    with _Server(("127.0.0.1", 0), _Handler) as server:
        server.issuer = SmallIssuer(server.server_address[1], host)
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), name="issuer", daemon=True)
        thread.start()
        try:
            yield server.issuer
        finally:
            server.shutdown()
            thread.join()
