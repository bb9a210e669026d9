"""What follows from how somebody behaved: a pure function of the notes of their last matches.

First a warning. From the second time on public tables with other people are closed for ten minutes from the end of the
match, three times longer each time. Ten good matches in a row, and all is forgiven.
"""

from collections.abc import Iterable
from enum import StrEnum, unique
from typing import Final, NamedTuple

from gangoffour.server.ports import Conduct, Note

FORGIVEN_AFTER: Final = 10
"""So many good matches in a row, and what was before counts no more."""
FIRST_CLOSED_MS: Final = 600_000
LONGER: Final = 3
"""How many times longer public tables are closed each time."""
LONGEST_CLOSED_MS: Final = 7 * 24 * 3_600_000


@unique
class State(StrEnum):
    """How somebody stands."""

    FINE = "fine"
    WARNED = "warned"
    """The last match with other people was the first that they spoiled. The next time has a consequence."""
    CLOSED = "closed"
    """Public tables with other people are closed to them for a while."""


class Standing(NamedTuple):
    """How somebody stands, and why."""

    state: State = State.FINE
    cause: Conduct | None = None
    """How they behaved in the match that it is for."""
    until_ms: int | None = None
    """Until when public tables are closed."""


FINE: Final = Standing()


def standing_of(notes: Iterable[Note], now_ms: int) -> Standing:
    """Return how somebody stands, from the notes of their last matches, the newest first."""
    times = good = 0
    last: Note | None = None
    for note in reversed(list(notes)):
        if note.conduct is not Conduct.GOOD:
            times, good, last = times + 1, 0, note
            continue
        good += 1
        if good >= FORGIVEN_AFTER:
            times = 0
    if last is None or times == 0:
        return FINE
    if times == 1:
        return Standing(State.WARNED, last.conduct) if good == 0 else FINE
    until_ms = last.at_ms + min(FIRST_CLOSED_MS * LONGER ** (times - 2), LONGEST_CLOSED_MS)
    return Standing(State.CLOSED, last.conduct, until_ms) if now_ms < until_ms else FINE
