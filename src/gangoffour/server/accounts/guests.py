"""Guests: they come with or without a name, get a token, and are forgotten when they stay away.

A token is known to its owner alone; the store keeps its hash.
"""

from base64 import b32encode, urlsafe_b64encode
from dataclasses import replace
from hashlib import sha256
from re import fullmatch
from typing import Final

from gangoffour.server.accounts.errors import AccountCode, NotSignedIn
from gangoffour.server.accounts.names import cleaned_name, friendly_name
from gangoffour.server.ports import Clock, Guest, Guests, PlayerId, Secrets

TOKEN_PREFIX: Final = "gofg_"
"""So that programs which look for lost secrets know one."""
TOKEN_SIZE: Final = 32
PLAYER_ID_SIZE: Final = 10

HOUR_MS: Final = 3_600_000
IDLE_LIMIT_MS: Final = 30 * 24 * HOUR_MS
"""An adjourned match can be continued for that long."""
TOUCH_EVERY_MS: Final = HOUR_MS


class Accounts:
    """The guests of a server."""

    def __init__(self, guests: Guests, clock: Clock, secrets: Secrets) -> None:
        self._guests = guests
        self._clock = clock
        self._secrets = secrets

    async def register_guest(self, name: str | None = None) -> tuple[Guest, str]:
        """Return a new guest and the token of the session. The token is told this once.

        Raises:
            BadName: Nobody can be called that.
        """
        now_ms = self._clock.now_ms()
        guest = Guest(
            player_id=PlayerId("guest-" + b32encode(self._secrets.token(PLAYER_ID_SIZE)).decode().lower()),
            name=friendly_name(self._secrets.token) if name is None else cleaned_name(name),
            created_at_ms=now_ms,
            seen_at_ms=now_ms,
        )
        token = TOKEN_PREFIX + urlsafe_b64encode(self._secrets.token(TOKEN_SIZE)).decode().rstrip("=")
        await self._guests.add(guest, token_hash(token))
        return guest, token

    async def authenticate(self, token: str | None) -> Guest | None:
        """Return whose token it is, and remember that the guest was seen; None if it is nobody's."""
        if token is None or not is_guest_token(token):
            return None
        guest = await self._guests.by_token(token_hash(token))
        now_ms = self._clock.now_ms()
        if guest is None or now_ms - guest.seen_at_ms > IDLE_LIMIT_MS:
            return None
        if now_ms - guest.seen_at_ms < TOUCH_EVERY_MS:
            return guest
        await self._guests.touch(guest.player_id, now_ms)
        return replace(guest, seen_at_ms=now_ms)

    async def signed_in(self, token: str | None) -> Guest:
        """Return whose token it is.

        Raises:
            NotSignedIn: It is nobody's, or there is none.
        """
        guest = await self.authenticate(token)
        if guest is None:
            raise NotSignedIn(AccountCode.NOT_SIGNED_IN)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name.

        Raises:
            BadName: Nobody can be called that.
        """
        renamed = replace(guest, name=cleaned_name(name))
        await self._guests.rename(guest.player_id, renamed.name)
        return renamed

    async def sign_out(self, token: str) -> None:
        """End the session. Its token opens nothing any more."""
        if is_guest_token(token):
            await self._guests.end_session(token_hash(token))

    async def remove_idle(self) -> int:
        """Forget guests who stayed away for too long; return how many."""
        return await self._guests.remove_idle(self._clock.now_ms() - IDLE_LIMIT_MS)


def is_guest_token(text: str) -> bool:
    """Return whether a text has the form of a guest's token."""
    return fullmatch(TOKEN_PREFIX + r"[A-Za-z0-9_-]{43}", text) is not None


def token_hash(token: str) -> bytes:
    """Return what is kept of a token. It has 256 random bits: nothing slower than one hash is needed."""
    return sha256(token.encode("ascii")).digest()
