"""Addresses and links by mail, in memory: they stand beside the people, and go with them."""

from gangoffour.server.adapters.people.memory_people import MemoryPlayers
from gangoffour.server.ports import MailLink, PlayerId


class MemoryMails:
    """Addresses and links by mail, in memory."""

    def __init__(self, players: MemoryPlayers) -> None:
        self._rows = players.rows

    async def owner(self, mail_hash: bytes) -> PlayerId | None:
        """Return whose address it is."""
        return next((each for each, (kept, _) in self._rows.mails.items() if kept == mail_hash), None)

    async def has_mail(self, player_id: PlayerId) -> bool:
        """Return whether a person has an address."""
        return player_id in self._rows.mails

    async def put_mail(self, player_id: PlayerId, mail_hash: bytes, at_ms: int) -> bool:
        """Keep an address."""
        if await self.owner(mail_hash) not in (None, player_id):
            return False
        self._rows.mails[player_id] = mail_hash, at_ms
        return True

    async def put_link(self, link: MailLink) -> None:
        """Keep a link instead of an earlier one."""
        self._rows.mail_links[link.player_id] = link

    async def link(self, token_hash: bytes, now_ms: int) -> MailLink | None:
        """Return a link."""
        links = self._rows.mail_links.values()
        return next((each for each in links if each.token_hash == token_hash and each.expires_at_ms >= now_ms), None)

    async def take_link(self, token_hash: bytes, now_ms: int) -> MailLink | None:
        """Use a link up."""
        found = await self.link(token_hash, now_ms)
        if found is not None:
            del self._rows.mail_links[found.player_id]
        return found
