"""Events of a table as they are stored and sent: what happened, in the past tense.

The events of the rules mirror those of the engine, with cards as text (`codec`). The others tell what happens around a
match. Modules import this one whole (`events as wire`), for the engine has events of the same names.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from gangoffour.protocol.hidden_events import AddressBanned, InviteSet, PassDelaysCarriedOn, PlayerBanned
from gangoffour.protocol.match_events import (
    MATCH_EVENTS,
    CardReturned,
    CombinationPlayed,
    DealScored,
    DealStarted,
    DealWon,
    DeckCut,
    DummyHandDealt,
    DummyHandsShown,
    HandDealt,
    HandsShown,
    Happened,
    LastCardDeclared,
    MatchEvent,
    MatchWon,
    Passed,
    SeatDisqualified,
    TributeGiven,
    TrickWon,
)
from gangoffour.protocol.values import (
    Hex32,
    Milliseconds,
    Player,
    SeatIndex,
    Shape,
    TableOptions,
    TablePolicy,
    snake_case,
)

__all__ = [
    "MATCH_EVENTS",
    "SCHEMA_VERSION",
    "AddressBanned",
    "AutoPassSet",
    "CardReturned",
    "CombinationPlayed",
    "DeadlinePassed",
    "DeadlineSet",
    "DealScored",
    "DealStarted",
    "DealWon",
    "DeckCut",
    "DummyHandDealt",
    "DummyHandsShown",
    "Entry",
    "Event",
    "HandDealt",
    "HandsShown",
    "HostChanged",
    "InviteSet",
    "LastCardDeclared",
    "MatchAdjourned",
    "MatchContinued",
    "MatchEnded",
    "MatchEvent",
    "MatchPaused",
    "MatchPrepared",
    "MatchResumed",
    "MatchStarted",
    "MatchWon",
    "NumberRevealed",
    "NumbersCommitted",
    "OptionsChanged",
    "PassDelaysCarriedOn",
    "Passed",
    "PlayerAway",
    "PlayerBack",
    "PlayerBanned",
    "PreparationDropped",
    "PromiseWithdrawn",
    "SeatAskedBack",
    "SeatDisqualified",
    "SeatLeft",
    "SeatPromised",
    "SeatReady",
    "SeatTaken",
    "SeatTakenBack",
    "SubstituteSeated",
    "TableCarriedOn",
    "TableClosed",
    "TableEvent",
    "TableOpened",
    "TributeGiven",
    "TrickWon",
    "event_type",
]

SCHEMA_VERSION: Final = 1
"""The version of stored events. An older one is lifted when it is read."""


# --- the table and its seats -----------------------------------------------------------------------------------------


class TableOpened(Happened):
    """A table came into being."""

    table_id: str
    host: str
    """The player id of the one who opened it; empty if the server did."""
    options: TableOptions
    is_quick: bool = False
    """True if it was opened by "play now": people may take over the seats of its bots."""
    policy: TablePolicy = msgspec.field(default_factory=TablePolicy)


class TableCarriedOn(Happened):
    """The whole table between two matches, so that a stream can be read from here on."""

    table_id: str
    host: str
    options: TableOptions
    is_quick: bool
    players: tuple[Player | None, ...]
    here: tuple[bool, ...]
    """By seat: whether the person is at the table."""
    away_since_ms: tuple[Milliseconds | None, ...]
    """By seat: since when not."""
    left_by: tuple[str, ...] = ()
    """The player ids of those who left: "play now" does not send them here again."""
    policy: TablePolicy = msgspec.field(default_factory=TablePolicy)


class OptionsChanged(Happened):
    """The host chose other options."""

    options: TableOptions


class HostChanged(Happened):
    """Another person is host now."""

    host: str


class SeatTaken(Happened):
    """A person or a bot sat down; a person may take over from a bot, with its score."""

    seat: SeatIndex
    player: Player


class SeatLeft(Happened):
    """A seat became free."""

    seat: SeatIndex
    cause: Literal["left", "removed"] = "left"


class SeatPromised(Happened):
    """A person gets the seat of a bot with the next deal."""

    seat: SeatIndex
    player: Player


class PromiseWithdrawn(Happened):
    """The promised seat stays with its bot."""

    seat: SeatIndex


class PlayerAway(Happened):
    """The person in a seat has no connection to the table any more."""

    seat: SeatIndex


class PlayerBack(Happened):
    """The person in a seat is at the table again."""

    seat: SeatIndex


class AutoPassSet(Happened):
    """A seat chose whether it passes by itself when nothing it holds beats the top play. Only the seat sees it."""

    seat: SeatIndex
    is_on: bool


class TableClosed(Happened):
    """Nothing more happens at this table."""

    cause: Literal["empty", "idle", "adjourned_too_long"]


# --- the start of a match: the fair deal -----------------------------------------------------------------------------


class MatchPrepared(Happened):
    """Every seat has a player; the server has committed itself to the deals of the match (gof-fair-1, step 1)."""

    match_id: str
    rules: str
    """The canonical text of the rule set; it enters the hashes."""
    players: tuple[Player, ...]
    commitment: Hex32
    """C."""


class PreparationDropped(Happened):
    """The players changed before the match began; it will be prepared anew."""

    match_id: str


class SeatReady(Happened):
    """A seat is ready for the match, or for the next deal."""

    seat: SeatIndex
    commitment: Hex32 | None = None
    """h, before a match (step 2)."""


class NumbersCommitted(Happened):
    """All commitments are in: the message to save before a number is revealed (step 3)."""

    match_id: str
    commitment: Hex32
    players: tuple[str, ...]
    client_commitments: tuple[Hex32, ...]


class NumberRevealed(Happened):
    """The number of a seat, checked against its commitment (step 4)."""

    seat: SeatIndex
    number: Hex32


class MatchStarted(Happened):
    """A match began."""

    match_id: str
    rules: dict[str, str | int | bool | list[int] | None]
    """Every option with its value."""
    seat_count: Literal[3, 4]
    first_dealer: SeatIndex
    players: tuple[Player, ...]
    commitment: Hex32
    """C."""
    client_commitments: tuple[Hex32, ...]
    """h, by seat."""
    numbers: tuple[Hex32 | None, ...]
    """r, by seat; None for a seat dealt without its number."""
    transcript_hash: Hex32
    fingerprint: str


# --- clocks, substitutes, pauses, the end ----------------------------------------------------------------------------


class DeadlineSet(Happened):
    """A turn has to be taken, or the next deal begins, by this moment."""

    seat: SeatIndex | None
    """None: the next deal begins then."""
    due_ms: Milliseconds
    bank_ms: Milliseconds = 0
    """What is in the seat's time bank now; the deadline counts with all of it."""


class DeadlinePassed(Happened):
    """A turn was not taken in time; the server acted for the seat (O2)."""

    seat: SeatIndex
    is_idle: bool = False
    """Nobody waited, so the server did nothing and the turn goes on. The person may be looking elsewhere."""


class SubstituteSeated(Happened):
    """A bot plays for the person in a seat until the person takes it back (O3, O7)."""

    seat: SeatIndex
    bot: str
    cause: Literal["deadlines", "away", "host", "left", "late"]
    """Left: the person got up. Late: the person was not ready when the match began."""


class SeatAskedBack(Happened):
    """The person asked for the seat in a deal that the substitute finishes, and gets it with the next one (O4)."""

    seat: SeatIndex


class SeatTakenBack(Happened):
    """The person plays again (O4)."""

    seat: SeatIndex


class MatchPaused(Happened):
    """The host paused the match (O7)."""


class MatchResumed(Happened):
    """The match goes on after a pause."""


class MatchAdjourned(Happened):
    """All people were away for long; the match waits for one of them (O6)."""


class MatchContinued(Happened):
    """Somebody came back to an adjourned match."""


class MatchEnded(Happened):
    """A match ended, for whatever cause; the server's secret is public now (step 7)."""

    match_id: str
    cause: Literal["won", "abandoned"]
    secret: str
    """S, as hexadecimal digits."""


TableEvent: TypeAlias = (
    TableOpened
    | TableCarriedOn
    | OptionsChanged
    | HostChanged
    | SeatTaken
    | SeatLeft
    | SeatPromised
    | PromiseWithdrawn
    | PlayerAway
    | PlayerBack
    | AutoPassSet
    | InviteSet
    | PlayerBanned
    | AddressBanned
    | PassDelaysCarriedOn
    | TableClosed
    | MatchPrepared
    | PreparationDropped
    | SeatReady
    | NumbersCommitted
    | NumberRevealed
    | MatchStarted
    | DeadlineSet
    | DeadlinePassed
    | SubstituteSeated
    | SeatAskedBack
    | SeatTakenBack
    | MatchPaused
    | MatchResumed
    | MatchAdjourned
    | MatchContinued
    | MatchEnded
)
"""Events around a match."""

Event: TypeAlias = TableEvent | MatchEvent


class Entry(Shape):
    """An event at its place in the stream of a table."""

    seq: int
    at_ms: Milliseconds
    event: Event


def event_type(event: Event | type[Event]) -> str:
    """Return the name of the event's type, as it is stored and sent."""
    return snake_case((event if isinstance(event, type) else type(event)).__name__)
