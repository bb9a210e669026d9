"""Why something about a person is refused."""

from enum import StrEnum

from gangoffour.engine import CodedError


class PeopleCode(StrEnum):
    """Stable codes."""

    BAD_NAME = "account/bad_name"
    """Nobody can be called that. Facts: longest."""
    BOT_NAME = "account/bot_name"
    """It could be taken for the name of a bot."""
    NAME_TAKEN = "account/name_taken"
    """Another user has a name that looks like this one."""
    NOT_SIGNED_IN = "account/not_signed_in"
    """There is no session with this token, or no token."""
    UNKNOWN_SESSION = "session/unknown"
    """There is no such session of the asker."""
    UNKNOWN_LINK = "link/unknown"
    """There is no such link to a further device: it was never there, was used, or is too old."""
    WRONG_PASSWORD = "account/wrong_password"
    """Name and password do not go together, whether there is such a user or not."""
    PASSWORD_LENGTH = "account/password_length"
    """The password is too short or too long. Facts: shortest, longest."""
    COMMON_PASSWORD = "account/common_password"
    """So many people have this password that it is tried first; or it is the person's name."""
    PROVE_AGAIN = "account/prove_again"
    """The person has to sign in again first."""
    LAST_WAY_IN = "account/last_way_in"
    """Without it the person could not come back."""
    UNKNOWN_RECOVERY_CODE = "recovery/unknown"
    """There is no such recovery code: it was never there, or was used."""
    BAD_PASSKEY = "passkey/refused"
    """What the device answered proves nothing, or the passkey is nobody's."""
    NO_HOST_NAME = "passkey/no_host_name"
    """The site was opened by an address that is no name: browsers make no passkeys there."""
    TOO_MANY_PASSKEYS = "passkey/enough"
    """The person has as many passkeys as somebody may have. Facts: most."""
    NO_MAIL = "mail/closed"
    """This server sends no mail."""
    BAD_ADDRESS = "mail/bad_address"
    """That is no address for mail."""
    UNKNOWN_PASSKEY = "passkey/unknown"
    """The person has no such passkey."""


class PeopleError(CodedError):
    """Something about a person that is refused."""

    code: PeopleCode


class BadName(PeopleError):
    """A name that nobody can have."""


class NotOwnName(PeopleError):
    """A name that could be taken for another user's."""


class NotSignedIn(PeopleError):
    """Nobody is signed in with this token."""


class UnknownSession(PeopleError):
    """A session that there is not."""


class UnknownLink(PeopleError):
    """A link that leads nowhere, or not any more."""


class WrongPassword(PeopleError):
    """A name and a password that do not go together."""


class BadPassword(PeopleError):
    """A password that nobody should have."""


class NotProved(PeopleError):
    """Somebody who has not proved lately who they are."""


class LastWayIn(PeopleError):
    """A way in that cannot go before there is another."""


class UnknownRecoveryCode(PeopleError):
    """A recovery code that leads nowhere, or not any more."""


class PasskeyRefused(PeopleError):
    """A passkey that cannot be made, or proves nothing."""


class MailRefused(PeopleError):
    """A letter that cannot be sent."""


class UnknownPasskey(PeopleError):
    """A passkey that there is not."""
