"""When somebody has to prove again who they are: before what a borrowed device must not be enough for."""

from typing import Final

from gangoffour.server.people.errors import NotProved, PeopleCode
from gangoffour.server.ports import PlayerKind, SignedIn

PROOF_MS: Final = 15 * 60_000
"""For how long one proof is enough."""


STAFF_MS: Final = 12 * 3_600_000
"""For how long after a proof a session of the staff opens their desk."""


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


def require_staff_proof(signed_in: SignedIn, now_ms: int, longest_ms: int = PROOF_MS) -> None:
    """Refuse those of the staff who have not proved for so long who they are; a guest never can.

    Raises:
        NotProved: They have to sign in again first.
    """
    proved_at_ms = signed_in.session.proved_at_ms
    if proved_at_ms is None or now_ms - proved_at_ms > longest_ms:
        raise NotProved(PeopleCode.PROVE_AGAIN)
