"""Why something about a person is refused."""

from enum import StrEnum

from gangoffour.engine import CodedError


class AccountCode(StrEnum):
    """Stable codes."""

    BAD_NAME = "account/bad_name"
    """Nobody can be called that. Facts: longest."""
    NOT_SIGNED_IN = "account/not_signed_in"
    """There is no session with this token, or no token."""


class AccountError(CodedError):
    """Something about a person that is refused."""

    code: AccountCode


class BadName(AccountError):
    """A name that nobody can have."""


class NotSignedIn(AccountError):
    """Nobody is signed in with this token."""
