"""What may be an attack, in the log: which kind, how often and from where, though never an address in clear.

A line is always `security_event` with a kind, so that whoever runs a server can be woken by it. Addresses are told
apart by a hash under a key that nobody knows and that is new with every start. However much is refused, few lines are
written; each says how many were left out before it.
"""

import hashlib
import secrets
from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from litestar.types import Scope

from gangoffour.engine import CodedError
from gangoffour.server.logs import logger
from gangoffour.server.people.errors import PeopleCode
from gangoffour.server.settings import Settings
from gangoffour.server.tables.errors import TableCode
from gangoffour.server.web.errors import WebCode
from gangoffour.server.web.limits import MINUTE_S, Seconds, TokenBuckets
from gangoffour.server.web.sessions import caller_key

LINES_PER_MINUTE: Final = 60
"""How many lines are written in a minute, whoever causes them."""

LINES_OF_ONE_PER_MINUTE: Final = 3
"""How many of them are of one kind and from one address."""

_HASH_SIZE: Final = 8
_KEY_SIZE: Final = 32

_LOG: Final = logger(__name__)


class SecurityKind(StrEnum):
    """What happened. The names are stable: alerts are made of them."""

    LIMIT = "limit"
    """Somebody asked for more than one client gets."""
    FOREIGN_ORIGIN = "foreign_origin"
    """A page of another site asked in somebody's name."""
    BAD_TOKEN = "bad_token"
    """A token that opens nothing: forged, or of a session that has ended."""
    BAD_LINK = "bad_link"
    """A link to a further device that leads nowhere: guessed, used already, or too old."""
    BAD_CODE = "bad_code"
    """A code of a table that leads nowhere: mistyped, guessed, or too old."""
    NEW_DEVICE = "new_device"
    """One more device is signed in as the same player, by a link or by a way in."""
    NEW_WAY_IN = "new_way_in"
    """Somebody got another password, passkey or account at an issuer to come in by."""
    NEW_TOKEN = "new_token"
    """Somebody got a token for a program."""
    BAD_PROOF = "bad_proof"
    """A password, passkey or recovery code that is wrong, or an issuer that does not vouch: mistyped, or guessed."""
    METRICS = "metrics"
    """Somebody wanted the figures who may not have them."""


_KINDS: Final[Mapping[str, SecurityKind]] = MappingProxyType(
    {
        WebCode.FOREIGN_ORIGIN: SecurityKind.FOREIGN_ORIGIN,
        PeopleCode.UNKNOWN_LINK: SecurityKind.BAD_LINK,
        TableCode.CODE_UNKNOWN: SecurityKind.BAD_CODE,
        PeopleCode.WRONG_PASSWORD: SecurityKind.BAD_PROOF,
        PeopleCode.BAD_PASSKEY: SecurityKind.BAD_PROOF,
        PeopleCode.UNKNOWN_RECOVERY_CODE: SecurityKind.BAD_PROOF,
        PeopleCode.ISSUER_REFUSED: SecurityKind.BAD_PROOF,
        **dict.fromkeys(
            (
                WebCode.TOO_LARGE,
                WebCode.HEAD_TOO_LONG,
                WebCode.TOO_MANY,
                WebCode.TOO_MANY_SOCKETS,
                WebCode.CHAT_TOO_MANY,
                WebCode.FLOOD,
                WebCode.REPLAY_BUSY,
                WebCode.REPLAY_TOO_LONG,
                TableCode.TOO_MANY,
            ),
            SecurityKind.LIMIT,
        ),
    }
)
"""By the code of a refusal; all other refusals happen to honest people every day."""


class SecurityLog:
    """Writes the lines of one node."""

    def __init__(self, settings: Settings, now_s: Seconds) -> None:
        self._settings = settings
        self._key = secrets.token_bytes(_KEY_SIZE)
        self._lines = TokenBuckets(LINES_PER_MINUTE / MINUTE_S, LINES_PER_MINUTE, now_s)
        self._lines_of_one = TokenBuckets(LINES_OF_ONE_PER_MINUTE / MINUTE_S, LINES_OF_ONE_PER_MINUTE, now_s)
        self._left_out: Counter[SecurityKind] = Counter()

    def source(self, address: str) -> str:
        """Return what an address is called in the log."""
        return hashlib.blake2b(address.encode(), key=self._key, digest_size=_HASH_SIZE).hexdigest()

    def note(self, kind: SecurityKind, address: str, code: str = "") -> None:
        """Write that something happened, unless enough was written lately."""
        source = self.source(address)
        if self._lines_of_one.take((kind, source)) > 0 or self._lines.take(None) > 0:
            self._left_out[kind] += 1
            return
        _LOG.warning("security_event", kind=kind, code=code, source=source, left_out=self._left_out.pop(kind, 0))

    def note_refusal(self, code: str, address: str) -> None:
        """Write a refusal, if its code is one of those that attacks end with."""
        kind = _KINDS.get(code)
        if kind is not None:
            self.note(kind, address, code)

    async def hear(self, error: Exception, scope: Scope) -> None:
        """Write a refusal of a request."""
        if isinstance(error, CodedError):
            code = str(error.code)
        elif isinstance(error, HTTPException) and error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
            code = WebCode.TOO_LARGE
        else:
            return
        self.note_refusal(code, caller_key(scope["client"], scope["headers"], self._settings))
