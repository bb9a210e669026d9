"""Asking a server over HTTP: one answer or one refusal for each question."""

import ssl
from collections.abc import Mapping
from functools import cache
from types import TracebackType
from typing import Any, Final, Literal, Self, TypeVar
from urllib.parse import urlsplit, urlunsplit

import httpx2
import msgspec

from gangoffour.client.errors import ClientCode, ServerRefused, Unreachable
from gangoffour.client.link import Patience
from gangoffour.protocol import Problem

_Answer = TypeVar("_Answer")
_ERROR: Final = 400


@cache
def _trusted() -> ssl.SSLContext:
    """Return whom connections trust, read once for all clients of a process: it takes longer than most answers."""
    return httpx2.create_ssl_context()


class Requests:
    """Questions to one server, in somebody's name."""

    def __init__(self, base_url: str, token: str | None = None, *, patience: Patience | None = None) -> None:
        """Speak to the server at this address, with the token of a session or of a program if there is one already."""
        self.base_url = base_url.rstrip("/")
        self.token = token
        """The token. It is all that is needed to come back as the same player: keep it secret."""
        self.patience = patience or Patience()
        self._http = httpx2.AsyncClient(
            base_url=self.base_url, timeout=self.patience.request_limit_s, verify=_trusted()
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.base_url}, {'a stranger' if self.token is None else 'signed in'}>"

    async def __aenter__(self) -> Self:
        """Open the connection pool."""
        await self._http.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it. The session goes on; `sign_out` ends it."""
        await self._http.__aexit__(kind, error, trace)

    @property
    def socket_headers(self) -> dict[str, str]:
        """The headers that say who opens a socket. Without a token the server wants to know from where."""
        parts = urlsplit(self.base_url)
        return self._headers or {"Origin": f"{parts.scheme}://{parts.netloc}"}

    @property
    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def socket_url(self, path: str) -> str:
        """Return the address of a socket of the server."""
        parts = urlsplit(self.base_url + path)
        return urlunsplit(parts._replace(scheme="wss" if parts.scheme == "https" else "ws"))

    async def ask(
        self,
        method: Literal["GET", "POST", "PUT", "PATCH"],
        path: str,
        answer: type[_Answer],
        body: msgspec.Struct | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> _Answer:
        """Return the answer to a question, decoded.

        Raises:
            ServerRefused: The server says no.
            Unreachable: It does not answer.
        """
        response = await self.request(method, path, body, headers)
        return msgspec.json.decode(response.content, type=answer)

    async def request(
        self, method: str, path: str, body: msgspec.Struct | None = None, headers: Mapping[str, str] | None = None
    ) -> httpx2.Response:
        """Return the answer to a question as it came.

        Raises:
            ServerRefused: The server says no.
            Unreachable: It does not answer.
        """
        sent: dict[str, Any] = {"headers": {**self._headers, **(headers or {})}}
        if body is not None:
            sent["content"] = msgspec.json.encode(body)
            sent["headers"]["Content-Type"] = "application/json"
        try:
            response = await self._http.request(method, path, **sent)
        except httpx2.TransportError as error:
            raise Unreachable(ClientCode.UNREACHABLE, url=self.base_url) from error
        if response.status_code >= _ERROR:
            raise _refusal(response)
        return response


def _refusal(response: httpx2.Response) -> ServerRefused:
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.DecodeError:
        # Not the server itself, but something in front of it.
        return ServerRefused("server/failed", response.text[:200], {}, response.status_code)
    return ServerRefused(problem.code, problem.sentence, problem.facts, response.status_code)
