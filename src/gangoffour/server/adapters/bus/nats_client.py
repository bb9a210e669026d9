"""A client of NATS that keeps what its address promises: encrypted if it says `tls://`, and never elsewhere in clear.

The library encrypts when the *server* asks for it, whatever the address says: somebody on the way who strikes that wish
out would read the password and every hand. And it goes on to other servers that the first one names, in clear if the
first was on this machine.
"""

import ssl
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from nats.aio.client import Client
from nats.errors import Error

_UNAUTHORIZED: Final = "authorization violation"


class GuardedClient(Client):
    """Meets one address."""

    def __init__(self, url: str, authority: str = "") -> None:
        """`authority` is the file of those who may vouch for the server; empty: those whom the system trusts."""
        super().__init__()
        parts = urlsplit(url)
        self._is_encrypted = parts.scheme == "tls"
        self._address = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
        self._credentials = _credentials(parts.username, parts.password)
        if parts.scheme in {"tls", "wss"}:
            self._credentials["tls"] = ssl.create_default_context(cafile=authority or None)

    async def connect_guarded(self, **options: Any) -> None:  # noqa: ANN401  those of `connect`
        """Connect as `connect` does, with the credentials of the address, also to servers that are discovered later."""
        await self.connect([self._address], **self._credentials, **options)

    async def _process_connect_init(self) -> None:
        """Introduce oneself to a server.

        When a handshake breaks off, the stream below it never hears of its end, and the library would wait for that
        before it tries again: for ever. So what is left of the connection is dropped here.
        """
        try:
            await super()._process_connect_init()
        except BaseException:
            if self._transport is not None:
                self._transport.close()  # type: ignore[no-untyped-call]  # they forgot to say None
                # Below an encrypted stream lies a bare one: it is closed a moment later, or never if it is forgotten.
                bare = getattr(self._transport, "_bare_io_writer", None)
                if bare is not None:
                    bare.close()
                self._transport = None
            raise

    async def _process_info(self, info: dict[str, Any], initial_connection: bool = False) -> None:  # noqa: FBT001, FBT002  the library calls it so
        """Take what a server says of itself; it comes before anything is sent to it."""
        if self._is_encrypted:
            self._server_info["tls_required"] = True
        else:
            info = {**info, "connect_urls": []}
        await super()._process_info(info, initial_connection)


def _credentials(user: str | None, password: str | None) -> dict[str, Any]:
    if not user:
        return {}
    return {"token": unquote(user)} if password is None else {"user": unquote(user), "password": unquote(password)}


def refusal(error: Exception) -> str | None:
    """Return why a server will not do, however long one waits; None if it may just be away."""
    match error:
        case ssl.SSLCertVerificationError():
            return f"its certificate is not trusted: {error.verify_message}"
        case ssl.SSLError():
            return "it does not speak TLS"
        case Error() if _UNAUTHORIZED in str(error).lower():
            return "it does not accept the user, the password or the token"
        case _:
            return None
