"""Why something about a profile is refused."""

from enum import StrEnum

from gangoffour.engine import CodedError


class ProfileCode(StrEnum):
    """Stable codes."""

    UNKNOWN = "player/unknown"
    """There is no user of this name, or not any more."""
    HIDDEN = "profile/hidden"
    """The person does not show that."""
    UNKNOWN_AVATAR = "profile/unknown_avatar"
    """There is no such picture."""


class ProfileError(CodedError):
    """Something about a profile that is refused."""

    code: ProfileCode
