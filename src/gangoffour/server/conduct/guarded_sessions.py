"""The one place through which new sessions come: whoever is banned gets none, by whatever way in."""

from datetime import UTC, datetime

from gangoffour.server.conduct.errors import ConductCode, ConductError
from gangoffour.server.ports import (
    ActKind,
    Clock,
    DeviceLink,
    Moderation,
    Person,
    PlayerId,
    Session,
    Sessions,
    SignedIn,
)


class GuardedSessions:
    """Sessions, but none for those who are banned. Only new ones are looked at: a ban ends those there are."""

    def __init__(self, sessions: Sessions, moderation: Moderation, clock: Clock) -> None:
        self._sessions = sessions
        self._moderation = moderation
        self._clock = clock

    async def demand(self, player_id: PlayerId) -> None:
        """Refuse whoever is banned.

        Raises:
            ConductError: They are, and until when.
        """
        for each in await self._moderation.sanctions_of(player_id, self._clock.now_ms()):
            if each.kind is ActKind.BAN:
                until = datetime.fromtimestamp(each.until_ms / 1000, UTC).strftime("%Y-%m-%d")
                facts = {"reason": each.reason.value, "until": until, "until_ms": each.until_ms}
                raise ConductError(ConductCode.BANNED, **facts, case=str(each.act_id))

    async def add(self, session: Session) -> None:
        """Keep a new session of somebody who is known and not banned."""
        await self.demand(session.player_id)
        await self._sessions.add(session)

    async def by_token(self, token_hash: bytes) -> SignedIn | None:
        """Return whose session it is."""
        return await self._sessions.by_token(token_hash)

    async def of_player(self, player_id: PlayerId) -> list[Session]:
        """Return all sessions of a player."""
        return await self._sessions.of_player(player_id)

    async def touch(self, token_hash: bytes, seen_at_ms: int, expires_at_ms: int) -> None:
        """Remember when a session was seen."""
        await self._sessions.touch(token_hash, seen_at_ms, expires_at_ms)

    async def end(self, token_hash: bytes) -> None:
        """Forget a session."""
        await self._sessions.end(token_hash)

    async def put_link(self, link: DeviceLink) -> None:
        """Keep a link."""
        await self._sessions.put_link(link)

    async def link_owner(self, token_hash: bytes, now_ms: int) -> tuple[Person, DeviceLink] | None:
        """Return who would go on with a link."""
        return await self._sessions.link_owner(token_hash, now_ms)

    async def take_link(self, token_hash: bytes, session: Session) -> Person | None:
        """Use a link up, unless its owner is banned."""
        found = await self._sessions.link_owner(token_hash, session.created_at_ms)
        if found is not None:
            await self.demand(found[0].player_id)
        return await self._sessions.take_link(token_hash, session)
