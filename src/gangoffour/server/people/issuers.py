"""Issuers: somebody comes in by their account at another site, which vouches for them.

A browser is sent there and comes back with a code. It keeps a secret meanwhile, from which everything else follows that
has to fit; the store keeps hashes. So nobody comes in by what another browser was given, and what lies in the store is
of no use to anybody.
"""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from re import fullmatch
from typing import Final, NamedTuple

from gangoffour.server.people.accounts import AccountPorts, Accounts, Entered
from gangoffour.server.people.errors import IssuerRefused, PeopleCode, UnknownIssuer
from gangoffour.server.people.proofs import PROOF_MS, require_proof
from gangoffour.server.people.remaining_ways import RemainingWays
from gangoffour.server.people.tokens import token_hash
from gangoffour.server.ports import (
    Arriving,
    Departure,
    Issuer,
    IssuerAccount,
    IssuerAccounts,
    IssuerAway,
    Leaving,
    NotVouched,
    PlayerId,
    PlayerKind,
    SignedIn,
    Vouched,
)

DEPARTURE_MS: Final = 10 * 60_000
"""How long somebody may take at an issuer."""
STATE_BYTES: Final = 24
BROWSER_BYTES: Final = 32

_STATE_FORM: Final = "[A-Za-z0-9_-]{32}"
_BROWSER_FORM: Final = "[A-Za-z0-9_-]{43}"


class Sent(NamedTuple):
    """A browser on its way to an issuer."""

    address: str
    browser_secret: str
    """What the browser keeps until it comes back. Told this once."""


class Back(NamedTuple):
    """What a browser brings that comes back from an issuer."""

    key: str
    """The issuer's, as it stands in the address of ours to which the browser was sent."""
    redirect: str
    code: str
    state: str
    told_issuer: str | None
    browser_secret: str


class Arrived(NamedTuple):
    """Somebody who came back from an issuer."""

    entered: Entered
    is_new_way: bool
    """They got another way in, and have not come in by it."""
    is_proved: bool
    """The issuer has asked them lately who they are."""


class OwnIssuer(NamedTuple):
    """An issuer by which a person may come in, and their account there, if they have one."""

    issuer: Issuer
    account: IssuerAccount | None


class Issuers:
    """The issuers of this server, and the accounts of people there."""

    def __init__(
        self,
        ports: AccountPorts,
        issuer_accounts: IssuerAccounts,
        remaining: RemainingWays,
        accounts: Accounts,
        issuers: Sequence[Issuer],
    ) -> None:
        self._players = ports.players
        self._clock = ports.clock
        self._secrets = ports.secrets
        self._issuer_accounts = issuer_accounts
        self._remaining = remaining
        self._accounts = accounts
        self._by_key = {each.key: each for each in issuers}

    @property
    def listed(self) -> tuple[Issuer, ...]:
        """The issuers, in the order of the host."""
        return tuple(self._by_key.values())

    async def own(self, player_id: PlayerId) -> list[OwnIssuer]:
        """Return all issuers, with the accounts that a person has there."""
        if not self._by_key:
            return []
        accounts = {each.issuer: each for each in await self._issuer_accounts.of_player(player_id)}
        return [OwnIssuer(each, accounts.get(each.url)) for each in self.listed]

    async def offer(self, signed_in: SignedIn, key: str, redirect: str, name: str | None) -> Sent:
        """Send a browser to an issuer, to make the account there a way in of the person.

        Raises:
            UnknownIssuer: There is no such issuer.
            NotProved: A user has not proved lately who they are.
            BadName, NotOwnName: A guest cannot be called that as a user.
            IssuerAway: The issuer does not answer.
        """
        issuer = self._issuer(key)
        require_proof(signed_in, self._clock.now_ms())
        person = await self._accounts.claimable(signed_in.person, name)
        return await self._sent(issuer, redirect, person.player_id, asks_again=False)

    async def ask(self, key: str, redirect: str, *, is_user: bool) -> Sent:
        """Send a browser to an issuer, to come in by it. A user who is signed in goes there to prove who they are.

        Raises:
            UnknownIssuer: There is no such issuer.
            IssuerAway: The issuer does not answer.
        """
        return await self._sent(self._issuer(key), redirect, None, asks_again=is_user)

    async def arrive(self, back: Back, signed_in: SignedIn | None, device: str) -> Arrived:
        """Take a browser in that comes back from an issuer: by a new way in, or by one that the person has.

        Raises:
            UnknownIssuer: There is no such issuer.
            IssuerRefused: It proves nothing; or nobody comes in by this account; or another does.
            NotProved: A user has not proved lately who they are.
            NotOwnName: Another user took the guest's name meanwhile.
            IssuerAway: The issuer does not answer.
        """
        issuer, now_ms = self._issuer(back.key), self._clock.now_ms()
        if not fullmatch(_BROWSER_FORM, back.browser_secret) or not fullmatch(_STATE_FORM, back.state):
            raise IssuerRefused(PeopleCode.ISSUER_REFUSED)
        departure = await self._issuer_accounts.take_departure(
            token_hash(back.state), token_hash(back.browser_secret), now_ms
        )
        if departure is None or departure.issuer != issuer.url:
            raise IssuerRefused(PeopleCode.ISSUER_REFUSED)
        if departure.player_id is None:
            return await self._came_in(issuer, await self._vouched(issuer, back), device)
        if signed_in is None or signed_in.person.player_id != departure.player_id:
            raise IssuerRefused(PeopleCode.ISSUER_REFUSED)
        require_proof(signed_in, now_ms)
        return await self._added(issuer, await self._vouched(issuer, back), signed_in)

    async def remove(self, signed_in: SignedIn, key: str) -> None:
        """Forget a person's account at an issuer.

        Raises:
            NotProved: The person has not proved lately who they are.
            UnknownIssuer: The person has no account there.
            LastWayIn: It is the last way in but for recovery codes.
        """
        require_proof(signed_in, self._clock.now_ms())
        issuer, player_id = self._issuer(key), signed_in.person.player_id
        own = {each.issuer: each for each in await self._issuer_accounts.of_player(player_id)}
        if (account := own.get(issuer.url)) is None:
            raise UnknownIssuer(PeopleCode.UNKNOWN_ISSUER)
        await self._remaining.take(
            player_id,
            partial(self._issuer_accounts.remove, player_id, issuer.url),
            partial(self._issuer_accounts.put, account),
        )

    def _issuer(self, key: str) -> Issuer:
        if (found := self._by_key.get(key)) is None:
            raise UnknownIssuer(PeopleCode.UNKNOWN_ISSUER)
        return found

    async def _sent(self, issuer: Issuer, redirect: str, player_id: PlayerId | None, *, asks_again: bool) -> Sent:
        browser_secret, state = _text(self._secrets.token(BROWSER_BYTES)), _text(self._secrets.token(STATE_BYTES))
        leaving = Leaving(
            redirect=redirect,
            state=state,
            nonce=_derived(browser_secret, "nonce", state),
            verifier=_derived(browser_secret, "verifier", state),
            asks_again=asks_again,
        )
        try:
            address = await issuer.address(leaving)
        except IssuerAway as error:
            raise IssuerRefused(PeopleCode.ISSUER_AWAY, name=issuer.name) from error
        departure = Departure(
            state_hash=token_hash(state),
            browser_hash=token_hash(browser_secret),
            issuer=issuer.url,
            player_id=player_id,
            expires_at_ms=self._clock.now_ms() + DEPARTURE_MS,
        )
        await self._issuer_accounts.put_departure(departure)
        return Sent(address, browser_secret)

    async def _vouched(self, issuer: Issuer, back: Back) -> Vouched:
        arriving = Arriving(
            redirect=back.redirect,
            code=back.code,
            nonce=_derived(back.browser_secret, "nonce", back.state),
            verifier=_derived(back.browser_secret, "verifier", back.state),
            told_issuer=back.told_issuer,
        )
        try:
            return await issuer.vouched(arriving, self._clock.now_ms())
        except IssuerAway as error:
            raise IssuerRefused(PeopleCode.ISSUER_AWAY, name=issuer.name) from error
        except NotVouched as error:
            raise IssuerRefused(PeopleCode.ISSUER_REFUSED) from error

    async def _added(self, issuer: Issuer, vouched: Vouched, signed_in: SignedIn) -> Arrived:
        person, now_ms = await self._accounts.claimable(signed_in.person, None), self._clock.now_ms()
        account = IssuerAccount(subject_hash(issuer.url, vouched.subject), person.player_id, issuer.url, now_ms)
        if not await self._issuer_accounts.put(account):
            raise IssuerRefused(PeopleCode.ISSUER_TAKEN, name=issuer.name)
        entered = await self._accounts.enter_anew(replace(signed_in, person=person))
        return Arrived(entered, is_new_way=True, is_proved=True)

    async def _came_in(self, issuer: Issuer, vouched: Vouched, device: str) -> Arrived:
        hashed, now_ms = subject_hash(issuer.url, vouched.subject), self._clock.now_ms()
        player_id = await self._issuer_accounts.owner(hashed)
        person = None if player_id is None else (await self._players.by_ids([player_id])).get(player_id)
        if person is None:
            raise IssuerRefused(PeopleCode.ISSUER_NOBODY, name=issuer.name)
        await self._issuer_accounts.use(hashed, now_ms)
        # Somebody may have left the browser signed in there: only when the issuer asked them is it a proof.
        proved_at_ms = vouched.asked_at_ms
        token = await self._accounts.begin_session_proved(person.player_id, device, proved_at_ms)
        is_proved = proved_at_ms is not None and now_ms - proved_at_ms <= PROOF_MS
        return Arrived(Entered(person, token), is_new_way=False, is_proved=is_proved or person.kind is PlayerKind.GUEST)


def subject_hash(issuer: str, subject: str) -> bytes:
    """Return what is kept of an account at an issuer."""
    return sha256(b"\x00".join((b"gof-issuer", issuer.encode(), subject.encode("utf-8", "surrogatepass")))).digest()


def _derived(browser_secret: str, use: str, state: str) -> str:
    return _text(hmac.digest(browser_secret.encode(), f"{use} {state}".encode(), "sha256"))


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")
