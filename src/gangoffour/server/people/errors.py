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
