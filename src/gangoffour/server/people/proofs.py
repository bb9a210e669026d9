"""When somebody has to prove again who they are: before what a borrowed device must not be enough for."""

from typing import Final

from gangoffour.server.people.errors import NotProved, PeopleCode
from gangoffour.server.ports import PlayerKind, SignedIn

PROOF_MS: Final = 15 * 60_000
"""For how long one proof is enough."""


def is_proved(signed_in: SignedIn, now_ms: int) -> bool:
    """True if the person proved lately who they are. A guest has nothing to prove it with."""
    proved_at_ms = signed_in.session.proved_at_ms
    is_recent = proved_at_ms is not None and now_ms - proved_at_ms <= PROOF_MS
    return signed_in.person.kind is not PlayerKind.USER or is_recent


def require_proof(signed_in: SignedIn, now_ms: int) -> None:
    """Refuse those who have not proved lately who they are.

    Raises:
        NotProved: They have to sign in again first.
    """
    if not is_proved(signed_in, now_ms):
        raise NotProved(PeopleCode.PROVE_AGAIN)
