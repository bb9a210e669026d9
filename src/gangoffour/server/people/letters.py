"""Links by mail: somebody comes back by what only they can read.

An address is kept as a hash, and the answer to the wish for a link is the same whether it is known or not: what follows
from it happens after the answer.
"""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Final, NamedTuple

from gangoffour.server.logs import logger
from gangoffour.server.people.accounts import AccountPorts, Accounts, Entered
from gangoffour.server.people.errors import MailRefused, PeopleCode, UnknownLink
from gangoffour.server.people.proofs import require_proof
from gangoffour.server.people.tokens import is_mail_token, new_mail_token, token_hash
from gangoffour.server.ports import MailLink, MailLost, Mails, Person, PlayerId, PlayerKind, Post, SignedIn

LETTER_MS: Final = 10 * 60_000
"""How long a link is good."""
MOST_ON_THE_WAY: Final = 100
"""How many letters are sent at once; a server that is asked for more forgets the rest."""

_ADDRESS: Final = re.compile(r"[^@\s<>\"(),:;\\\[\]]{1,64}@[^@\s<>\"(),:;\\\[\]]{1,190}\.[^@\s<>\"(),:;\\\[\].]{2,63}")
"""What is surely no address is refused; whether it is one says the letter."""

_LOG: Final = logger(__name__)

Written = tuple[str, str]
"""The subject and the text of a letter."""


class Offer(NamedTuple):
    """A link by mail, as somebody sees it who has it."""

    person: Person
    expires_at_ms: int


def mail_hash(address: str) -> bytes:
    """Return what is kept of an address. Capitals do not matter."""
    return sha256(b"gof-mail\x00" + address.strip().lower().encode()).digest()


class Letters:
    """Links by mail."""

    def __init__(self, ports: AccountPorts, mails: Mails, accounts: Accounts, post: Post) -> None:
        self._players = ports.players
        self._clock = ports.clock
        self._secrets = ports.secrets
        self._mails = mails
        self._accounts = accounts
        self._post = post
        self._on_the_way: set[asyncio.Task[None]] = set()

    @property
    def is_open(self) -> bool:
        """False: this server sends no mail."""
        return self._post.is_open

    async def has_mail(self, player_id: PlayerId) -> bool:
        """Return whether somebody can come back by mail."""
        return await self._mails.has_mail(player_id)

    async def ask(self, address: str, write: Callable[[Person, str], Written]) -> None:
        """Send a link to whoever has this address; to nobody else, and nobody learns which.

        Raises:
            MailRefused: This server sends no mail, or that is no address.
        """
        self._send(self._required(address), None, write)

    async def offer(
        self, signed_in: SignedIn, address: str, name: str | None, write: Callable[[Person, str], Written]
    ) -> None:
        """Send a link that makes this address a way in of the person; if it is another's, one that brings those in.

        Raises:
            MailRefused: This server sends no mail, or that is no address.
            NotProved: A user has not proved lately who they are.
            BadName, NotOwnName: A guest cannot be called that as a user.
        """
        address = self._required(address)
        require_proof(signed_in, self._clock.now_ms())
        person = await self._accounts.claimable(signed_in.person, name)
        self._send(address, person.player_id, write)

    async def look(self, token: str) -> Offer:
        """Say whose link it is. It can be taken afterwards as before.

        Raises:
            UnknownLink: There is no such link, or not any more.
        """
        found = await self._mails.link(token_hash(token), self._clock.now_ms()) if is_mail_token(token) else None
        person = None if found is None else await self._person(found.player_id)
        if found is None or person is None:
            raise UnknownLink(PeopleCode.UNKNOWN_LINK)
        return Offer(person, found.expires_at_ms)

    async def take(self, token: str, device: str) -> Entered:
        """Come in by a link, which is used up; a guest becomes a user.

        Raises:
            UnknownLink: There is no such link, or not any more, or the address is another's by now.
            NotOwnName: Another user took the guest's name meanwhile.
        """
        now_ms = self._clock.now_ms()
        found = await self._mails.take_link(token_hash(token), now_ms) if is_mail_token(token) else None
        person = None if found is None else await self._person(found.player_id)
        if found is None or person is None or not await self._mails.put_mail(found.player_id, found.mail_hash, now_ms):
            raise UnknownLink(PeopleCode.UNKNOWN_LINK)
        codes: tuple[str, ...] = ()
        if person.kind is PlayerKind.GUEST:
            codes = await self._accounts.grow_up(person)
            person = replace(person, kind=PlayerKind.USER)
        return Entered(person, await self._accounts.begin_session(person.player_id, device), codes)

    async def close(self) -> None:
        """Let the letters on the way arrive or be lost."""
        while self._on_the_way:
            await asyncio.wait(self._on_the_way)

    def _required(self, address: str) -> str:
        if not self._post.is_open:
            raise MailRefused(PeopleCode.NO_MAIL)
        if not _ADDRESS.fullmatch(address.strip()):
            raise MailRefused(PeopleCode.BAD_ADDRESS)
        return address.strip()

    def _send(self, address: str, player_id: PlayerId | None, write: Callable[[Person, str], Written]) -> None:
        if len(self._on_the_way) >= MOST_ON_THE_WAY:
            _LOG.warning("too many letters at once")
            return
        task = asyncio.create_task(self._sent(address, player_id, write))
        self._on_the_way.add(task)
        task.add_done_callback(self._on_the_way.discard)

    async def _sent(self, address: str, player_id: PlayerId | None, write: Callable[[Person, str], Written]) -> None:
        """Send a link to an address: for whoever has it, else for the player who wants to have it."""
        try:
            hashed = mail_hash(address)
            player_id = await self._mails.owner(hashed) or player_id
            person = None if player_id is None else await self._person(player_id)
            if person is None:
                return
            token = new_mail_token(self._secrets.token)
            expires_at_ms = self._clock.now_ms() + LETTER_MS
            await self._mails.put_link(MailLink(token_hash(token), person.player_id, hashed, expires_at_ms))
            await self._post.send(address, *write(person, token))
        except MailLost as error:
            _LOG.warning("a letter was lost", reason=str(error))
        except Exception:  # noqa: BLE001  nobody waits for it
            _LOG.exception("a letter could not be sent")

    async def _person(self, player_id: PlayerId) -> Person | None:
        return (await self._players.by_ids([player_id])).get(player_id)
