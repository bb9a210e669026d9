"""An issuer by OpenID Connect: what it publishes is fetched seldom, what it says is bounded in time and size."""

import asyncio
import ssl
import time
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar
from urllib.parse import quote_plus, urlencode, urlsplit

import httpx2
import msgspec

from gangoffour.server.adapters.people.id_tokens import Expected, UnknownKey, read_keys, vouched
from gangoffour.server.logs import logger
from gangoffour.server.ports import Arriving, IssuerAway, Leaving, NotVouched, Vouched
from gangoffour.server.setting_kinds import IssuerSetting

if TYPE_CHECKING:
    from joserfc.jwk import KeySet

ANSWER_S: Final = 5.0
"""How long an issuer has for an answer, all of it."""
ANSWER_BYTES: Final = 65_536
KNOWN_S: Final = 3600.0
"""How long it counts what an issuer has published."""
AGAIN_S: Final = 10.0
"""How long it is not asked again for the same, whether it answered or not."""
CONNECTIONS: Final = 10

_OK: Final = 200
_BAD_REQUEST: Final = 400
_DISCOVERY: Final = "/.well-known/openid-configuration"
_BASIC: Final = "client_secret_basic"
_CODE_CHARACTERS: Final = 2048

_LOG: Final = logger(__name__)

Value = TypeVar("Value")


class _Configuration(msgspec.Struct):
    """What an issuer says about itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = (_BASIC,)
    authorization_response_iss_parameter_supported: bool = False


class _Tokens(msgspec.Struct):
    """What a code was changed for. All but the ID token is forgotten at once."""

    id_token: str


class Published(Generic[Value]):
    """Something that an issuer publishes."""

    def __init__(self, fetch: Callable[[], Awaitable[Value]], now_s: Callable[[], float]) -> None:
        self._fetch = fetch
        self._now_s = now_s
        self._lock = asyncio.Lock()
        self._value: Value | None = None
        self._fetched_at_s = self._asked_at_s = float("-inf")

    async def value(self, *, is_newest: bool = False) -> Value:
        """Return it as it was lately, or as it is now; the latter only if nobody has asked a moment ago.

        Raises:
            IssuerAway: It is not known, or was fetched too long ago, and the issuer does not tell.
        """
        async with self._lock:  # of many who ask at once one fetches it
            now_s = self._now_s()
            is_known = now_s - self._fetched_at_s < KNOWN_S
            if (is_newest or not is_known) and now_s - self._asked_at_s >= AGAIN_S:
                self._asked_at_s = now_s
                self._value = await self._fetch()
                self._fetched_at_s = now_s
            elif not is_known:
                raise IssuerAway("it did not answer lately")
            if self._value is None:
                raise IssuerAway("it did not answer lately")
            return self._value


class OidcIssuer:
    """An issuer that speaks OpenID Connect: a code for a signed token, with PKCE."""

    def __init__(self, setting: IssuerSetting, now_s: Callable[[], float] = time.monotonic) -> None:
        """Read the secret that the issuer knows us by; nothing is asked of it before somebody wants to go there."""
        self.key, self.name, self.url = setting.key, setting.name, setting.url
        self._client_id = setting.client_id
        self._secret = setting.secret()
        self._configuration = Published(self._fetch_configuration, now_s)
        self._keys = Published(self._fetch_keys, now_s)
        self._opening = asyncio.Lock()
        self._http: httpx2.AsyncClient | None = None

    async def address(self, leaving: Leaving) -> str:
        """Return where a browser is sent."""
        configuration = await self._logged(self._configuration.value())
        question = {
            "response_type": "code",
            "client_id": self._client_id,
            "redirect_uri": leaving.redirect,
            "scope": "openid",  # no name and no address is asked for
            "state": leaving.state,
            "nonce": leaving.nonce,
            "code_challenge": _challenge(leaving.verifier),
            "code_challenge_method": "S256",
            **({"max_age": "0"} if leaving.asks_again else {}),
        }
        address = configuration.authorization_endpoint
        return f"{address}{'&' if urlsplit(address).query else '?'}{urlencode(question)}"

    async def vouched(self, arriving: Arriving, now_ms: int) -> Vouched:
        """Return for whom it vouches."""
        return await self._logged(self._vouched(arriving, now_ms))

    async def close(self) -> None:
        """Give up the lines to the issuer."""
        if self._http is not None:
            await self._http.aclose()

    async def _client(self) -> httpx2.AsyncClient:
        """Return the lines to the issuer. Whom they trust is read in a thread, for it takes a while."""
        async with self._opening:
            if self._http is None:
                self._http = httpx2.AsyncClient(
                    verify=await asyncio.to_thread(_trusted),
                    timeout=ANSWER_S,
                    limits=httpx2.Limits(max_connections=CONNECTIONS, keepalive_expiry=2.0),
                    headers={"Accept": "application/json", "Accept-Encoding": "identity"},
                )
            return self._http

    async def _vouched(self, arriving: Arriving, now_ms: int) -> Vouched:
        configuration = await self._configuration.value()
        needs_issuer = configuration.authorization_response_iss_parameter_supported
        if arriving.told_issuer != self.url and (needs_issuer or arriving.told_issuer is not None):
            raise NotVouched("another issuer sent the browser")
        keys = await self._keys.value()  # before the code is used up
        token = await self._token(configuration, arriving)
        expected = Expected(self.url, self._client_id, arriving.nonce, now_ms)
        try:
            return await asyncio.to_thread(vouched, token, keys, expected)
        except UnknownKey:
            keys = await self._keys.value(is_newest=True)
        try:
            return await asyncio.to_thread(vouched, token, keys, expected)
        except UnknownKey:
            raise NotVouched("unknown key") from None

    async def _token(self, configuration: _Configuration, arriving: Arriving) -> str:
        """Change a code for a token, which can be done once."""
        if len(arriving.code) > _CODE_CHARACTERS:
            raise NotVouched("the code is too long")
        body = {
            "grant_type": "authorization_code",
            "code": arriving.code,
            "redirect_uri": arriving.redirect,
            "code_verifier": arriving.verifier,
        }
        headers = {}
        if _BASIC in configuration.token_endpoint_auth_methods_supported:
            pair = f"{quote_plus(self._client_id)}:{quote_plus(self._secret)}"
            headers["Authorization"] = f"Basic {b64encode(pair.encode()).decode()}"
        else:
            body |= {"client_id": self._client_id, "client_secret": self._secret}
        status, content = await self._asked("POST", configuration.token_endpoint, data=body, headers=headers)
        if status == _BAD_REQUEST:
            raise NotVouched("the code was refused")
        return _read(status, content, _Tokens).id_token

    async def _fetch_configuration(self) -> _Configuration:
        found = _read(*await self._asked("GET", self.url.rstrip("/") + _DISCOVERY), _Configuration)
        if found.issuer != self.url:
            raise IssuerAway("it calls itself otherwise")
        scheme = urlsplit(self.url).scheme
        for address in (found.authorization_endpoint, found.token_endpoint, found.jwks_uri):
            if urlsplit(address).scheme not in {"https", scheme}:
                raise IssuerAway("it names an address without https")
        return found

    async def _fetch_keys(self) -> "KeySet":
        status, content = await self._asked("GET", (await self._configuration.value()).jwks_uri)
        if status != _OK:
            raise IssuerAway(f"status {status}")
        try:
            return await asyncio.to_thread(read_keys, content)
        except ValueError as error:
            raise IssuerAway("its keys cannot be read") from error

    async def _asked(self, method: str, address: str, **given: Any) -> tuple[int, bytes]:  # noqa: ANN401  what httpx takes
        """Return the status and the content of an answer. No redirect is followed, and nothing is unpacked."""
        content = bytearray()
        http = await self._client()
        try:
            async with asyncio.timeout(ANSWER_S), http.stream(method, address, **given) as answer:
                async for piece in answer.aiter_raw():
                    content += piece
                    if len(content) > ANSWER_BYTES:
                        raise IssuerAway("its answer is too long")
                return answer.status_code, bytes(content)
        except (httpx2.HTTPError, httpx2.InvalidURL, OSError, TimeoutError) as error:
            raise IssuerAway(type(error).__name__) from error

    async def _logged(self, asked: Awaitable[Value]) -> Value:
        try:
            return await asked
        except (IssuerAway, NotVouched) as error:
            _LOG.warning("an issuer did not vouch", issuer=self.key, reason=str(error))
            raise


@cache
def _trusted() -> ssl.SSLContext:
    """Return whom connections trust, read once for all issuers."""
    return httpx2.create_ssl_context()


def _read(status: int, content: bytes, shape: type[Value]) -> Value:
    if status != _OK:
        raise IssuerAway(f"status {status}")
    try:
        return msgspec.json.decode(content, type=shape)
    except ValueError as error:
        raise IssuerAway("its answer cannot be read") from error


def _challenge(verifier: str) -> str:
    return urlsafe_b64encode(sha256(verifier.encode()).digest()).decode().rstrip("=")
