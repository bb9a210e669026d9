"""Ways in: with what somebody proves on another day that they are the same person."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from gangoffour.server.ports.ids import PlayerId


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key whose private half never leaves the person's device."""

    credential_id: bytes
    """Chosen by the device."""
    player_id: PlayerId
    public_key: bytes
    sign_count: int
    """How often the device says that it was used; many always say 0."""
    device: str
    """What the device that made it said it was, in a few words."""
    created_at_ms: int
    used_at_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """Random bytes that a passkey has to sign, once."""

    challenge: bytes
    player_id: PlayerId | None
    """Who gets a new passkey; None: whoever signs in."""
    expires_at_ms: int


class WaysIn(Protocol):
    """The passwords, passkeys and recovery codes of people."""

    async def password(self, player_id: PlayerId) -> str | None:
        """Return the hash of a person's password; None if they have none."""

    async def put_password(self, player_id: PlayerId, password_hash: str, at_ms: int) -> None:
        """Keep the hash of a password instead of an earlier one."""

    async def passkey(self, credential_id: bytes) -> Passkey | None:
        """Return a passkey."""

    async def passkeys_of(self, player_id: PlayerId) -> list[Passkey]:
        """Return the passkeys of a person, oldest first."""

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey; return False, and change nothing, if there is one with this id."""

    async def use_passkey(self, credential_id: bytes, sign_count: int, at_ms: int) -> None:
        """Remember that a passkey was used."""

    async def remove_passkey(self, player_id: PlayerId, credential_id: bytes) -> bool:
        """Forget a passkey of a person; return whether there was one."""

    async def put_recovery_codes(self, player_id: PlayerId, hashes: Iterable[bytes]) -> None:
        """Keep the hashes of recovery codes; all earlier ones are worth nothing any more."""

    async def recovery_code_count(self, player_id: PlayerId) -> int:
        """Return how many recovery codes a person has left."""

    async def take_recovery_code(self, code_hash: bytes) -> PlayerId | None:
        """Use a recovery code up; return whose it was. Of many who take it at once one gets it."""

    async def put_challenge(self, challenge: Challenge) -> None:
        """Keep a challenge."""

    async def take_challenge(self, challenge: bytes, now_ms: int) -> Challenge | None:
        """Use a challenge up; None if there is none, or not any more. Of many who take it at once one gets it."""


class CommonPassword(Exception):
    """So many people have this password that it is tried first."""


class PasswordsBusy(Exception):
    """Nobody could look at the password in time."""


class Checked(NamedTuple):
    """What came of looking at a password."""

    is_right: bool
    new_hash: str | None = None
    """Instead of the one that it was compared with, which was made with less effort than is usual by now."""


class Passwords(Protocol):
    """Makes hashes of passwords, which is meant to be hard work, and compares with them."""

    async def hash(self, password: str) -> str:
        """Return the hash of a new password.

        Raises:
            CommonPassword: Too many people have it.
            PasswordsBusy: Nobody could do it in time.
        """

    async def check(self, password: str, password_hash: str | None) -> Checked:
        """Compare a password with a hash. Without a hash it is wrong, after the same work.

        Raises:
            PasswordsBusy: Nobody could do it in time.
        """

    async def close(self) -> None:
        """Look at no password any more."""


class BadPasskey(Exception):
    """What a device answered proves nothing."""


class MadePasskey(NamedTuple):
    """A passkey that a device has made."""

    credential_id: bytes
    public_key: bytes
    sign_count: int


class Host(NamedTuple):
    """Where the page was opened: passkeys are bound to it."""

    name: str
    """The name of the host."""
    origin: str
    title: str
    """What the site calls itself."""


class PasskeyRites(Protocol):
    """What is said between a server and a device about passkeys, as WebAuthn writes it (JSON)."""

    async def creation_options(
        self, host: Host, player_id: PlayerId, name: str, challenge: bytes, known: list[bytes]
    ) -> str:
        """Return what a page asks its device for, to make a passkey; not where one of the known ones is."""

    async def request_options(self, host: Host, challenge: bytes) -> str:
        """Return what a page asks its device for, to sign in with whichever passkey the person chooses."""

    def challenge_in(self, answer: str) -> bytes:
        """Return which challenge a device answers.

        Raises:
            BadPasskey: The answer cannot be read.
        """

    def credential_id_in(self, answer: str) -> bytes:
        """Return with which passkey a device answers.

        Raises:
            BadPasskey: The answer cannot be read.
        """

    async def made(self, host: Host, answer: str, challenge: bytes) -> MadePasskey:
        """Return the passkey that a device has made.

        Raises:
            BadPasskey: It was made for another host or another challenge, or not as it should be.
        """

    async def sign_count(self, host: Host, answer: str, challenge: bytes, passkey: Passkey) -> int:
        """Return the new count of a passkey that has signed the challenge.

        Raises:
            BadPasskey: It has not, or for another host, or its count went back: there may be two of it.
        """
