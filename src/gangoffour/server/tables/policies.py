"""The policies of a table: how long people may be away, and who may sit down. Where deals come from, `dealer` says.

Options are a wish of whoever opens the table; here they are checked, and turned into times.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from gangoffour.protocol import TableOptions
from gangoffour.server.tables.access import has_any
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.state import TableState

AWAY_MS: Final = 60_000
"""A person away for longer gets a substitute (O3)."""

QUICK_AWAY_MS: Final = 10_000
"""The same at a table of "play now", where strangers would wait."""

ADJOURN_MS: Final = 600_000
"""If all people are away for longer, the match is adjourned, and a table without a match closed (O6)."""

DEAL_PAUSE_MS: Final = 15_000
"""How long people may look at a finished deal while others wait for the next one."""

READY_MS: Final = 10_000
"""How long strangers wait for the last one who is not ready; for several of them as long as for somebody away."""

REVEAL_MS: Final = 5_000
"""How long players have to reveal their numbers."""

HOUR_S: Final = 3_600
"""The longest clock of those who sit together, and the shortest of those who do not."""


@dataclass(frozen=True, slots=True)
class Presence:
    """How long people may be away or take their time, in milliseconds; None: as long as they like."""

    away_ms: int | None
    """Before a substitute sits in."""
    adjourn_ms: int | None
    """All of them, before their match is adjourned."""
    close_ms: int
    """All of them, before a table without a match is closed."""
    pause_ms: int | None
    """After a deal."""
    ready_ms: int
    """Before a match begins without the last one who is not ready."""
    late_ms: int
    """The same for several of them."""
    reveal_ms: int
    """Before a number has to be revealed."""
    waits_for_absent: bool = False
    """Whether the next deal waits for people who are away too."""


def presence_of(state: TableState) -> Presence:
    """Return how long people may be away at this table: the one place that reads what was chosen."""
    options = state.public.options
    if options.presence == "turn_based" and options.clock is not None:
        turn_ms = options.clock.turn_s * 1000
        return Presence(None, None, turn_ms, turn_ms, turn_ms, turn_ms, turn_ms, waits_for_absent=True)
    if options.presence == "alone":
        return Presence(None, ADJOURN_MS, ADJOURN_MS, None, READY_MS, AWAY_MS, REVEAL_MS)
    away_ms = QUICK_AWAY_MS if state.public.is_quick else AWAY_MS
    pause_ms = DEAL_PAUSE_MS if state.public.is_awaited(None) else None
    return Presence(away_ms, ADJOURN_MS, ADJOURN_MS, pause_ms, READY_MS, AWAY_MS, REVEAL_MS)


def check_options(options: TableOptions, *, is_server: bool = False) -> None:
    """Refuse policies that do not go together.

    Raises:
        Refusal: With the code that says which.
    """
    clock = options.clock
    if options.presence == "turn_based":
        if clock is None or clock.turn_s < HOUR_S:
            raise Refusal(TableCode.TURN_BASED_CLOCK)
    elif options.presence == "alone":
        if clock is not None:
            raise Refusal(TableCode.ALONE_CLOCK)
    elif clock is not None and max(clock.turn_s, clock.bank_s) > HOUR_S:
        raise Refusal(TableCode.SLOW_CLOCK)
    if is_server:
        return
    if options.company == "rated":
        raise Refusal(TableCode.RATED)
    if options.company == "invited" and options.visibility != "private":
        raise Refusal(TableCode.INVITED_PRIVATE)


def require_company(state: TableState, player_id: str, seat: int) -> None:
    """Refuse a seat to whom the company of the table does not admit to it: the one place that reads who may sit down.

    Raises:
        Refusal: Another person plays alone here, or the seat is promised to somebody else.
    """
    if state.public.options.presence == "alone" and state.people:
        raise Refusal(TableCode.SEAT_ALONE)
    if state.policy.opener == "server":
        promised_to = state.public.seats[seat].promised_to
        if promised_to is None or promised_to.player_id != player_id:
            raise Refusal(TableCode.SEAT_PROMISED)


def require_nobody_apart(state: TableState, apart: Collection[str]) -> None:
    """Refuse a seat beside somebody with whom the player is kept apart, whoever of the two wanted it.

    The refusal is that of a table to which the player may not come, for whatever reason: it tells nobody of a block.

    Raises:
        Refusal: Such a person has a seat or the promise of one.
    """
    if has_any(state, apart):
        raise Refusal(TableCode.NOT_WELCOME)
