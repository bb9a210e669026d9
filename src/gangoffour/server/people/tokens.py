"""Tokens: what opens a session, makes one more, or lets a program act. Owners alone know them; stores keep hashes."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from re import fullmatch
from typing import Final

SESSION_PREFIX: Final = "gofg_"
LINK_PREFIX: Final = "gofl_"
MAIL_PREFIX: Final = "gofm_"
API_PREFIX: Final = "gofp_"
FRIEND_PREFIX: Final = "goff_"
"""So that programs which look for lost secrets know one."""
SESSION_BYTES: Final = 32
LINK_BYTES: Final = 20
"""Enough for ten minutes, and a picture that a camera reads at once."""
SHOWN_LETTERS: Final = 9
"""How much of a program's token its owner is shown later: the prefix, and four letters to tell it from others."""

_FORMS: Final = (
    SESSION_PREFIX + "[A-Za-z0-9_-]{43}",
    LINK_PREFIX + "[A-Za-z0-9_-]{27}",
    MAIL_PREFIX + "[A-Za-z0-9_-]{27}",
    API_PREFIX + "[A-Za-z0-9_-]{43}",
    FRIEND_PREFIX + "[A-Za-z0-9_-]{27}",
)


def new_session_token(token: Callable[[int], bytes]) -> str:
    """Return a fresh token of a session."""
    return SESSION_PREFIX + _text(token(SESSION_BYTES))


def new_link_token(token: Callable[[int], bytes]) -> str:
    """Return a fresh token of a link to a further device."""
    return LINK_PREFIX + _text(token(LINK_BYTES))


def new_mail_token(token: Callable[[int], bytes]) -> str:
    """Return a fresh token of a link by mail."""
    return MAIL_PREFIX + _text(token(LINK_BYTES))


def new_api_token(token: Callable[[int], bytes]) -> str:
    """Return a fresh token of a program."""
    return API_PREFIX + _text(token(SESSION_BYTES))


def new_friend_token(token: Callable[[int], bytes]) -> str:
    """Return a fresh token of a link that makes friends."""
    return FRIEND_PREFIX + _text(token(LINK_BYTES))


def is_session_token(text: str) -> bool:
    """Return whether a text has the form of a session's token."""
    return fullmatch(_FORMS[0], text) is not None


def is_link_token(text: str) -> bool:
    """Return whether a text has the form of a link's token."""
    return fullmatch(_FORMS[1], text) is not None


def is_mail_token(text: str) -> bool:
    """Return whether a text has the form of the token of a link by mail."""
    return fullmatch(_FORMS[2], text) is not None


def is_api_token(text: str) -> bool:
    """Return whether a text has the form of a program's token."""
    return fullmatch(_FORMS[3], text) is not None


def is_friend_token(text: str) -> bool:
    """Return whether a text has the form of the token of a link that makes friends."""
    return fullmatch(_FORMS[4], text) is not None


def token_hash(token: str) -> bytes:
    """Return what is kept of a token. It has so many random bits that nothing slower than one hash is needed."""
    return sha256(token.encode("ascii")).digest()


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")
