"""People: they come with or without a name, get a token, and are forgotten when they stay away."""

from base64 import b32encode
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from gangoffour.protocol import DELETED_NAME
from gangoffour.server.people.errors import ChangedLately, NotOwnName, NotSignedIn, PeopleCode
from gangoffour.server.people.guest_names import friendly_name
from gangoffour.server.people.names import cleaned_name, new_name
from gangoffour.server.people.tokens import is_session_token, new_session_token, token_hash
from gangoffour.server.ports import (
    Chat,
    Clock,
    NameTaken,
    NameTooSoon,
    Person,
    PlayerId,
    PlayerKind,
    Players,
    Secrets,
    Session,
    Sessions,
    SignedIn,
)

PLAYER_ID_SIZE: Final = 10

HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
IDLE_LIMIT_MS: Final = 30 * 24 * HOUR_MS
"""How long a session is good when nobody comes, unless told otherwise. An adjourned match can be continued for that
long."""
LONGEST_SESSION_MS: Final = 180 * 24 * HOUR_MS
"""How long a session of a user is good at most: they have a way in. A guest could not come back."""
TOUCH_EVERY_MS: Final = HOUR_MS


class People:
    """The people of a server."""

    def __init__(
        self,
        players: Players,
        sessions: Sessions,
        chat: Chat,
        clock: Clock,
        secrets: Secrets,
        idle_limit_ms: int = IDLE_LIMIT_MS,
    ) -> None:
        """Keep how long a session is good when nobody comes."""
        self._idle_limit_ms = idle_limit_ms
        self._players = players
        self._sessions = sessions
        self._chat = chat
        self._clock = clock
        self._secrets = secrets

    async def register_guest(
        self, name: str | None = None, device: str = "", language: str = "en"
    ) -> tuple[Person, str]:
        """Return a new guest and the token of the session. The token is told this once.

        Whoever gives no name gets one in this language.

        Raises:
            BadName: Nobody can be called that.
        """
        now_ms = self._clock.now_ms()
        # Whoever gets an account later keeps the id, and with it every match: it says how somebody came, not who it is.
        guest = Person(
            player_id=PlayerId("guest-" + b32encode(self._secrets.token(PLAYER_ID_SIZE)).decode().lower()),
            kind=PlayerKind.GUEST,
            name=friendly_name(self._secrets.token, language) if name is None else cleaned_name(name),
            created_at_ms=now_ms,
        )
        token = new_session_token(self._secrets.token)
        session = new_session(token, guest.player_id, now_ms, device, self._idle_limit_ms)
        await self._players.add(guest, new_name(guest.name), session)
        return guest, token

    async def authenticate(self, token: str | None) -> SignedIn | None:
        """Return whose token it is, and remember that the session was seen; None if it is nobody's."""
        if token is None or not is_session_token(token):
            return None
        found = await self._sessions.by_token(token_hash(token))
        now_ms = self._clock.now_ms()
        if found is None or now_ms > found.session.expires_at_ms:
            return None
        if now_ms - found.session.seen_at_ms < TOUCH_EVERY_MS:
            return found
        expires_at_ms = now_ms + self._idle_limit_ms
        if found.person.kind is PlayerKind.USER:
            expires_at_ms = min(expires_at_ms, found.session.created_at_ms + LONGEST_SESSION_MS)
        seen = replace(found.session, seen_at_ms=now_ms, expires_at_ms=expires_at_ms)
        await self._sessions.touch(seen.token_hash, seen.seen_at_ms, seen.expires_at_ms)
        return SignedIn(found.person, seen)

    async def signed_in(self, token: str | None) -> Person:
        """Return whose token it is.

        Raises:
            NotSignedIn: It is nobody's, or there is none.
        """
        found = await self.authenticate(token)
        if found is None:
            raise NotSignedIn(PeopleCode.NOT_SIGNED_IN)
        return found.person

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name.

        Raises:
            BadName: Nobody can be called that.
            NotOwnName: They are a user, and another user is called so, or nearly, or was until lately.
            ChangedLately: They are a user, and have had another name until lately.
        """
        renamed, now_ms = replace(person, name=cleaned_name(name)), self._clock.now_ms()
        try:
            await self._players.rename(person.player_id, new_name(renamed.name), now_ms)
        except NameTaken as error:
            raise NotOwnName(PeopleCode.NAME_TAKEN) from error
        except NameTooSoon as error:
            raise ChangedLately(PeopleCode.NAME_TOO_SOON, days=-(-(error.free_at_ms - now_ms) // DAY_MS)) from error
        return renamed

    async def names(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, str]:
        """Return what people are called now, whoever is gone included."""
        wanted = list(player_ids)
        found = await self._players.by_ids(wanted) if wanted else {}
        return {each: (found[each].name if each in found else "") or DELETED_NAME for each in wanted}

    async def sign_out(self, token: str) -> None:
        """End the session. Its token opens nothing any more."""
        if is_session_token(token):
            await self._sessions.end(token_hash(token))

    async def delete(self, player_id: PlayerId) -> list[Session]:
        """Forget a person: what they said, their names, sessions and links. Return the sessions that ended.

        Their id stays in matches and fair deals, and whoever reads it there finds no name. If this is cut off, it can
        be done again: what was said goes first.
        """
        ended = await self._sessions.of_player(player_id)
        await self._chat.remove_of(player_id)
        await self._players.delete(player_id)
        return ended

    async def remove_idle(self) -> int:
        """Forget sessions that have expired, and guests who cannot come back; return how many guests."""
        now_ms = self._clock.now_ms()
        return await self._players.remove_idle(now_ms, now_ms - self._idle_limit_ms)


def new_session(token: str, player_id: PlayerId, now_ms: int, device: str, idle_limit_ms: int) -> Session:
    """Return the session that a token opens from now on."""
    return Session(token_hash(token), player_id, now_ms, now_ms, now_ms + idle_limit_ms, device)
