"""Bodies of the HTTP interface about ways in: passwords, passkeys, recovery codes."""

from typing import Annotated

import msgspec

from gangoffour.protocol.api import Body, Name, NewSession
from gangoffour.protocol.values import Milliseconds, Shape

PasswordText = Annotated[str, msgspec.Meta(min_length=1, max_length=1024)]
MailText = Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
RiteText = Annotated[str, msgspec.Meta(min_length=2, max_length=12_288)]


class NewPassword(Body):
    """Choose a password. A guest becomes a user with it."""

    password: PasswordText
    """8 to 128 characters."""
    name: Name | None = None
    """What a guest is called as a user; as they are called now, if it is left out."""


class PasswordSignIn(Body):
    """Come back with a name and a password."""

    name: Name
    password: PasswordText


class TakeRecoveryCode(Body):
    """Come back with a recovery code, which is used up."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class PasskeyWish(Body):
    """Ask for what is needed to make a passkey."""

    name: Name | None = None
    """What a guest is called as a user; as they are called now, if it is left out."""


class PasskeyOptions(Shape):
    """What a page asks its device for, to make a passkey or to sign in with one."""

    options: str
    """JSON as WebAuthn has it (`PublicKeyCredentialCreationOptionsJSON`, `PublicKeyCredentialRequestOptionsJSON`)."""


class PasskeyAnswer(Body):
    """What a device answered."""

    credential: RiteText
    """JSON as WebAuthn has it (`RegistrationResponseJSON`, `AuthenticationResponseJSON`)."""


class OfferMail(Body):
    """Ask for a link by mail that makes the address a way in."""

    address: MailText
    name: Name | None = None
    """What a guest is called as a user; as they are called now, if it is left out."""


class AskMailLink(Body):
    """Ask for a link by mail to come back with."""

    address: MailText


class KeptAccount(NewSession, kw_only=True):
    """Somebody with a new way in, and the token of the session that they have from now on."""

    recovery_codes: tuple[str, ...] = ()
    """Told this once, with the first way in. Each brings the person back once, whatever they have lost."""


class RecoveryCodes(Shape):
    """Fresh recovery codes, told this once."""

    codes: tuple[str, ...]


class PasskeyListing(Shape):
    """A passkey of the asker."""

    passkey_id: str
    device: str
    """On which it was made: browser and system in a few words; empty if it did not say."""
    created_at_ms: Milliseconds
    used_at_ms: Milliseconds | None = None


class IssuerWay(Shape):
    """An issuer, and whether its account is a way in of the asker."""

    key: str
    name: str
    added_at_ms: Milliseconds | None = None
    """None: it is none."""
    used_at_ms: Milliseconds | None = None


class WaysInList(Shape):
    """The ways in that the asker has."""

    has_password: bool
    passkeys: tuple[PasskeyListing, ...]
    """Oldest first."""
    recovery_codes: int
    """How many are left."""
    is_proved: bool
    """Whether the asker may change them now; else they have to sign in again first."""
    has_mail: bool = False
    """Whether a link by mail brings the asker back."""
    issuers: tuple[IssuerWay, ...] = ()
    """All that this server has."""
