"""Which shared board a table played, as the first event of its stream says."""

from uuid import UUID

import msgspec


class _Policy(msgspec.Struct, frozen=True):
    board_id: UUID | None = None


class _Opened(msgspec.Struct, frozen=True):
    policy: _Policy = _Policy()


def board_in(payload: str | bytes) -> UUID | None:
    """Return the board of a table. No record holds its seed, and others may still play it."""
    return msgspec.json.decode(payload, type=_Opened).policy.board_id
