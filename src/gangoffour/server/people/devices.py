"""The devices of a person: where they are signed in, and how one more of them goes on.

A link makes another device a session of the same player. Looking at it changes nothing, since programs that show
previews of links look at them too; taking it uses it up. It is good for ten minutes, and a new one ends the old.
"""

from dataclasses import dataclass
from typing import Final

from gangoffour.server.people.errors import PeopleCode, UnknownLink, UnknownSession
from gangoffour.server.people.service import IDLE_LIMIT_MS, new_session
from gangoffour.server.people.tokens import is_link_token, new_link_token, new_session_token, token_hash
from gangoffour.server.ports import Clock, DeviceLink, Person, PlayerId, Secrets, Session, Sessions

LINK_MS: Final = 10 * 60_000
"""How long a link is good."""

_KEY_DIGITS: Final = 32


def session_key(session_hash: bytes) -> str:
    """Return the name of a session, from the hash of its token: nobody can sign in with it."""
    return session_hash.hex()[:_KEY_DIGITS]


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link to a further device, as somebody sees it who has it."""

    person: Person
    expires_at_ms: int


class Devices:
    """The sessions of people, and links that make more of them."""

    def __init__(self, sessions: Sessions, clock: Clock, secrets: Secrets, idle_limit_ms: int = IDLE_LIMIT_MS) -> None:
        """Keep how long a session is good when nobody comes."""
        self._idle_limit_ms = idle_limit_ms
        self._sessions = sessions
        self._clock = clock
        self._secrets = secrets

    async def sessions_of(self, player_id: PlayerId) -> list[Session]:
        """Return the sessions of a player that are still good, the one seen last first."""
        now_ms = self._clock.now_ms()
        return [each for each in await self._sessions.of_player(player_id) if each.expires_at_ms >= now_ms]

    async def end_session(self, player_id: PlayerId, key: str) -> None:
        """End a session of a player, by its name.

        Raises:
            UnknownSession: The player has no such session.
        """
        for session in await self._sessions.of_player(player_id):
            if session_key(session.token_hash) == key:
                await self._sessions.end(session.token_hash)
                return
        raise UnknownSession(PeopleCode.UNKNOWN_SESSION)

    async def end_others(self, session: Session) -> list[Session]:
        """End all sessions of a player but this one; return them."""
        others = [
            each for each in await self._sessions.of_player(session.player_id) if each.token_hash != session.token_hash
        ]
        for each in others:
            await self._sessions.end(each.token_hash)
        return others

    async def new_link(self, player_id: PlayerId) -> tuple[str, DeviceLink]:
        """Return the token of a new link, told this once; an earlier link of the player is worth nothing now."""
        now_ms = self._clock.now_ms()
        token = new_link_token(self._secrets.token)
        link = DeviceLink(token_hash(token), player_id, now_ms, now_ms + LINK_MS)
        await self._sessions.put_link(link)
        return token, link

    async def look(self, token: str) -> Invitation:
        """Say whose link it is. It can be taken afterwards as before.

        Raises:
            UnknownLink: There is no such link, or not any more.
        """
        found = None
        if is_link_token(token):
            found = await self._sessions.link_owner(token_hash(token), self._clock.now_ms())
        if found is None:
            raise UnknownLink(PeopleCode.UNKNOWN_LINK)
        person, link = found
        return Invitation(person, link.expires_at_ms)

    async def take(self, token: str, device: str) -> tuple[Person, str]:
        """Use a link up; return who goes on, and the token of the new session.

        Raises:
            UnknownLink: There is no such link, or not any more.
        """
        person = None
        session_token = new_session_token(self._secrets.token)
        if is_link_token(token):
            # Whose session it is stands in the link.
            session = new_session(session_token, PlayerId(""), self._clock.now_ms(), device, self._idle_limit_ms)
            person = await self._sessions.take_link(token_hash(token), session)
        if person is None:
            raise UnknownLink(PeopleCode.UNKNOWN_LINK)
        return person, session_token
