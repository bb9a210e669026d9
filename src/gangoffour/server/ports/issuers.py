"""Issuers: other sites that vouch for somebody (OpenID Connect), what is kept of that, and who is on the way there."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from gangoffour.server.ports.ids import PlayerId


@dataclass(frozen=True, slots=True)
class IssuerAccount:
    """Somebody's account at an issuer, by which they come back."""

    subject_hash: bytes
    """Of the issuer's address and of what it calls the person (`sub`). Neither a name nor a mail address is kept."""
    player_id: PlayerId
    issuer: str
    """The address of the issuer."""
    added_at_ms: int
    used_at_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Departure:
    """A browser that was sent to an issuer, and may come back once. What it has to bring is kept as hashes."""

    state_hash: bytes
    browser_hash: bytes
    """Of the secret that the browser keeps meanwhile."""
    issuer: str
    player_id: PlayerId | None
    """Who gets a new way in; None: whoever signs in."""
    expires_at_ms: int


class IssuerAccounts(Protocol):
    """The accounts of people at issuers, and the browsers on the way to one."""

    async def owner(self, subject_hash: bytes) -> PlayerId | None:
        """Return whose account it is."""

    async def of_player(self, player_id: PlayerId) -> list[IssuerAccount]:
        """Return the accounts of a person, oldest first."""

    async def put(self, account: IssuerAccount) -> bool:
        """Keep an account instead of an earlier one at the issuer; False, and nothing changes: it is another's."""

    async def use(self, subject_hash: bytes, at_ms: int) -> None:
        """Remember that an account was used."""

    async def remove(self, player_id: PlayerId, issuer: str) -> bool:
        """Forget a person's account at an issuer; return whether there was one."""

    async def put_departure(self, departure: Departure) -> None:
        """Keep a departure."""

    async def take_departure(self, state_hash: bytes, browser_hash: bytes, now_ms: int) -> Departure | None:
        """Use a departure up; None if there is none of this browser, or not any more.

        Of many who take it at once one gets it. Another browser uses nothing up.
        """


class IssuerAway(Exception):
    """An issuer does not answer in time, or not as an issuer does."""


class NotVouched(Exception):
    """What came from an issuer proves nothing."""


class Leaving(NamedTuple):
    """With what a browser is sent to an issuer."""

    redirect: str
    """The address of ours to which the issuer sends it back."""
    state: str
    nonce: str
    verifier: str
    """Proves later that whoever comes with the code is who was sent (PKCE)."""
    asks_again: bool
    """Whether the issuer shall ask the person who they are, though it may know."""


class Arriving(NamedTuple):
    """With what a browser comes back from an issuer."""

    redirect: str
    code: str
    nonce: str
    verifier: str
    told_issuer: str | None
    """Who says that it sent the browser (RFC 9207), if anybody says so."""


class Vouched(NamedTuple):
    """For whom an issuer vouches."""

    subject: str
    """What it calls the person, for ever."""
    asked_at_ms: int | None
    """When it last asked the person who they are; None: it does not say."""


class Issuer(Protocol):
    """Another site that vouches for people."""

    @property
    def key(self) -> str:
        """What stands for it in our own addresses."""

    @property
    def name(self) -> str:
        """What people call it."""

    @property
    def url(self) -> str:
        """Its address, under which it vouches."""

    async def address(self, leaving: Leaving) -> str:
        """Return where a browser is sent.

        Raises:
            IssuerAway: It does not say where.
        """

    async def vouched(self, arriving: Arriving, now_ms: int) -> Vouched:
        """Return for whom it vouches.

        Raises:
            IssuerAway: It does not answer.
            NotVouched: For nobody; or it is not for us, not for this browser, not signed by it, or too old.
        """
