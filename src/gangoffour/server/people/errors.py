"""Why something about a person is refused."""

from enum import StrEnum

from gangoffour.engine import CodedError


class PeopleCode(StrEnum):
    """Stable codes."""

    BAD_NAME = "account/bad_name"
    """Nobody can be called that. Facts: longest."""
    BOT_NAME = "account/bot_name"
    """It could be taken for the name of a bot."""
    STAFF_NAME = "account/staff_name"
    """It could be taken for the name of somebody who speaks for the site."""
    NAME_TAKEN = "account/name_taken"
    """Another user has a name that looks like this one, or had it until lately."""
    NAME_TOO_SOON = "account/name_too_soon"
    """The user changed their name lately. Facts: days, until they may do so again."""
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
    UNKNOWN_ISSUER = "issuer/unknown"
    """This server has no such issuer, or the person has no account there."""
    ISSUER_AWAY = "issuer/unavailable"
    """The issuer does not answer, or not as an issuer does. Facts: name."""
    ISSUER_REFUSED = "issuer/refused"
    """What came from the issuer proves nothing, was used, is too old, or belongs to another browser."""
    ISSUER_NOBODY = "issuer/nobody"
    """Nobody here comes in by this account at the issuer. Facts: name."""
    ISSUER_TAKEN = "issuer/taken"
    """Another user comes in by this account at the issuer. Facts: name."""
    UNKNOWN_PASSKEY = "passkey/unknown"
    """The person has no such passkey."""
    OUT_OF_SCOPE = "token/out_of_scope"
    """The token of a program does not go so far."""
    UNKNOWN_TOKEN = "token/unknown"
    """The person has no such token."""
    TOO_MANY_TOKENS = "token/enough"
    """The person has as many tokens as somebody may have. Facts: most."""
    USERS_ONLY = "token/users_only"
    """Only users have tokens and bots: a guest could not come back to take them away."""
    UNKNOWN_BOT = "own_bot/unknown"
    """The person owns no such bot."""
    TOO_MANY_BOTS = "own_bot/enough"
    """The person owns as many bots as somebody may own. Facts: most."""
    PEOPLE_ONLY = "own_bot/people_only"
    """This is for people, and the asker is a bot."""
    UNKNOWN_FRIEND = "friend/unknown"
    """Nobody is called so, or has such an id."""
    UNKNOWN_FRIEND_LINK = "friend_link/unknown"
    """There is no such link to a friend, or not any more."""
    OWN_FRIEND = "friend/self"
    """Nobody is a friend of their own."""
    TOO_MANY_FRIENDS = "friend/enough"
    """The person has as many friends, requests and blocks as somebody may have. Facts: most."""
    NOT_FRIENDS = "friend/not_friends"
    """Only friends are invited to a table."""


class PeopleError(CodedError):
    """Something about a person that is refused."""

    code: PeopleCode


class BadName(PeopleError):
    """A name that nobody can have."""


class NotOwnName(PeopleError):
    """A name that could be taken for another user's."""


class ChangedLately(PeopleError):
    """A name that cannot be changed again so soon."""


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


class UnknownIssuer(PeopleError):
    """An issuer that there is not."""


class IssuerRefused(PeopleError):
    """Somebody for whom an issuer does not vouch, or not as somebody here."""


class UnknownPasskey(PeopleError):
    """A passkey that there is not."""


class OutOfScope(PeopleError):
    """Something for which a program's token is not enough."""


class UnknownProgram(PeopleError):
    """A token or a bot that there is not."""


class TooMany(PeopleError):
    """One more than somebody may have."""


class NotForPrograms(PeopleError):
    """Something that guests or bots cannot have."""


class UnknownFriend(PeopleError):
    """Somebody who is not there, or a link that leads to nobody."""


class FriendRefused(PeopleError):
    """A friendship, a block or an invitation that cannot be."""
