"""Passkeys: made on a device, kept there, and enough to come back without a name or a password."""

from dataclasses import replace
from functools import partial
from ipaddress import ip_address
from typing import Final

from gangoffour.server.people.accounts import AccountPorts, Accounts, Entered
from gangoffour.server.people.errors import PasskeyRefused, PeopleCode, UnknownPasskey
from gangoffour.server.people.proofs import require_proof
from gangoffour.server.people.remaining_ways import RemainingWays
from gangoffour.server.ports import (
    BadPasskey,
    Challenge,
    Host,
    Passkey,
    PasskeyRites,
    PlayerId,
    SignedIn,
)

CHALLENGE_MS: Final = 10 * 60_000
"""How long somebody may look for their key."""
CHALLENGE_BYTES: Final = 32
MOST_PASSKEYS: Final = 20


class Passkeys:
    """The passkeys of people."""

    def __init__(self, ports: AccountPorts, remaining: RemainingWays, accounts: Accounts, rites: PasskeyRites) -> None:
        self._players = ports.players
        self._ways_in = ports.ways_in
        self._clock = ports.clock
        self._secrets = ports.secrets
        self._remaining = remaining
        self._accounts = accounts
        self._rites = rites

    async def offer(self, signed_in: SignedIn, host: Host, name: str | None = None) -> str:
        """Return what the page asks its device for, to make a passkey of this person.

        Raises:
            NotProved: A user has not proved lately who they are.
            BadName, NotOwnName: A guest cannot be called that as a user.
            PasskeyRefused: There are no passkeys at such a host, or the person has enough.
        """
        require_proof(signed_in, self._clock.now_ms())
        _require_name(host)
        person = await self._accounts.claimable(signed_in.person, name)
        known = await self._ways_in.passkeys_of(person.player_id)
        if len(known) >= MOST_PASSKEYS:
            raise PasskeyRefused(PeopleCode.TOO_MANY_PASSKEYS, most=MOST_PASSKEYS)
        challenge = await self._new_challenge(person.player_id)
        ids = [each.credential_id for each in known]
        return await self._rites.creation_options(host, person.player_id, person.name, challenge, ids)

    async def add(self, signed_in: SignedIn, host: Host, answer: str) -> Entered:
        """Keep the passkey that a device has made; a guest becomes a user with it.

        Raises:
            NotProved: A user has not proved lately who they are.
            NotOwnName: Another user took the name meanwhile.
            PasskeyRefused: The answer proves nothing.
        """
        require_proof(signed_in, self._clock.now_ms())
        person = await self._accounts.claimable(signed_in.person, None)
        try:
            challenge = await self._answered(answer, person.player_id)
            made = await self._rites.made(host, answer, challenge)
        except BadPasskey:
            raise PasskeyRefused(PeopleCode.BAD_PASSKEY) from None
        passkey = Passkey(
            credential_id=made.credential_id,
            player_id=person.player_id,
            public_key=made.public_key,
            sign_count=made.sign_count,
            device=signed_in.session.device,
            created_at_ms=self._clock.now_ms(),
        )
        if not await self._ways_in.add_passkey(passkey):
            raise PasskeyRefused(PeopleCode.BAD_PASSKEY)
        return await self._accounts.enter_anew(replace(signed_in, person=person))

    async def ask(self, host: Host) -> str:
        """Return what the page asks its device for, to sign in.

        Raises:
            PasskeyRefused: There are no passkeys at such a host.
        """
        _require_name(host)
        return await self._rites.request_options(host, await self._new_challenge(None))

    async def sign_in(self, host: Host, answer: str, device: str) -> Entered:
        """Come back with a passkey.

        Raises:
            PasskeyRefused: The answer proves nothing, or the passkey is nobody's.
        """
        try:
            challenge = await self._answered(answer, None)
            passkey = await self._known(self._rites.credential_id_in(answer))
            sign_count = await self._rites.sign_count(host, answer, challenge, passkey)
        except BadPasskey:
            raise PasskeyRefused(PeopleCode.BAD_PASSKEY) from None
        person = (await self._players.by_ids([passkey.player_id])).get(passkey.player_id)
        if person is None:
            raise PasskeyRefused(PeopleCode.BAD_PASSKEY)
        await self._ways_in.use_passkey(passkey.credential_id, sign_count, self._clock.now_ms())
        return Entered(person, await self._accounts.begin_session(person.player_id, device))

    async def remove(self, signed_in: SignedIn, credential_id: bytes) -> None:
        """Forget a passkey of a person.

        Raises:
            NotProved: The person has not proved lately who they are.
            LastWayIn: It is the last way in but for recovery codes.
            UnknownPasskey: The person has no such passkey.
        """
        require_proof(signed_in, self._clock.now_ms())
        player_id = signed_in.person.player_id
        own = {each.credential_id: each for each in await self._ways_in.passkeys_of(player_id)}
        if (passkey := own.get(credential_id)) is None:
            raise UnknownPasskey(PeopleCode.UNKNOWN_PASSKEY)
        await self._remaining.take(
            player_id,
            partial(self._ways_in.remove_passkey, player_id, credential_id),
            partial(self._ways_in.add_passkey, passkey),
        )

    async def _known(self, credential_id: bytes) -> Passkey:
        passkey = await self._ways_in.passkey(credential_id)
        if passkey is None:
            raise BadPasskey
        return passkey

    async def _new_challenge(self, player_id: PlayerId | None) -> bytes:
        challenge = self._secrets.token(CHALLENGE_BYTES)
        await self._ways_in.put_challenge(Challenge(challenge, player_id, self._clock.now_ms() + CHALLENGE_MS))
        return challenge

    async def _answered(self, answer: str, player_id: PlayerId | None) -> bytes:
        """Use up the challenge that a device answers, if it was meant for it."""
        found = await self._ways_in.take_challenge(self._rites.challenge_in(answer), self._clock.now_ms())
        if found is None or found.player_id != player_id:
            raise BadPasskey
        return found.challenge


def _require_name(host: Host) -> None:
    """Refuse hosts that browsers make no passkeys for: those without a name."""
    try:
        ip_address(host.name)
    except ValueError:
        return
    raise PasskeyRefused(PeopleCode.NO_HOST_NAME)
