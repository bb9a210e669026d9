"""Mail: by which address somebody comes back, links that are sent there, and who sends them."""

from dataclasses import dataclass
from typing import Protocol

from gangoffour.server.ports.ids import PlayerId


@dataclass(frozen=True, slots=True)
class MailLink:
    """A link that was sent to an address: whoever reads the mail there comes in as the player, once."""

    token_hash: bytes
    player_id: PlayerId
    mail_hash: bytes
    """Of the address. The address itself is kept nowhere."""
    expires_at_ms: int


class Mails(Protocol):
    """The addresses of people, as hashes, and the links that were sent to them."""

    async def owner(self, mail_hash: bytes) -> PlayerId | None:
        """Return whose address it is."""

    async def has_mail(self, player_id: PlayerId) -> bool:
        """Return whether a person has an address."""

    async def put_mail(self, player_id: PlayerId, mail_hash: bytes, at_ms: int) -> bool:
        """Keep an address of a person instead of an earlier one; False, and nothing changes: it is another's."""

    async def put_link(self, link: MailLink) -> None:
        """Keep a link; an earlier one of the same player is worth nothing any more."""

    async def link(self, token_hash: bytes, now_ms: int) -> MailLink | None:
        """Return a link; None if there is none, or not any more. Nothing changes."""

    async def take_link(self, token_hash: bytes, now_ms: int) -> MailLink | None:
        """Use a link up; None if there is none, or not any more. Of many who take it at once one gets it."""


class MailLost(Exception):
    """A letter could not be handed over."""


class Post(Protocol):
    """Sends letters."""

    @property
    def is_open(self) -> bool:
        """False: nobody has said how letters are sent."""

    async def send(self, address: str, subject: str, text: str) -> None:
        """Hand a letter over to whoever delivers it.

        Raises:
            MailLost: They did not take it.
        """
