"""Why a table refuses a command."""

from enum import StrEnum
from typing import Final

from gangoffour.engine import CodedError
from gangoffour.server.ports import StoreBusy, StoreUnavailable


class TableCode(StrEnum):
    """Stable codes; the rules have their own."""

    UNKNOWN = "table/unknown"
    CLOSED = "table/closed"
    IN_MATCH = "table/in_match"
    """Seats and options stay as they are during a match."""
    NO_MATCH = "table/no_match"
    NOT_WELCOME = "table/not_welcome"
    """A private table without its key, or spectators at a table that takes none."""
    BANNED = "table/banned"
    """The host has removed the person."""
    HOST_ONLY = "table/host_only"
    PRIVATE_ONLY = "table/private_only"
    PAUSED = "table/paused"
    BUSY = "table/busy"
    """Too many acted at once, here or at other tables; nothing happened."""
    UNAVAILABLE = "table/unavailable"
    """The store does not answer; whether the command took effect is found out by sending it again."""
    SEATS_OCCUPIED = "table/seats_occupied"
    TOO_MANY = "table/too_many"
    """The player did too much here without playing. Facts: most, from one deal to the next."""
    TOO_MANY_TABLES = "table/too_many_tables"
    """The player sits at as many tables as anybody may at once."""
    TOO_MANY_HERE = "table/too_many_here"
    """As many tables as may be were opened from the same address."""

    CODE_UNKNOWN = "code/unknown"
    """No table waits for players under this code."""

    SLOW_CLOCK = "options/slow_clock"
    """People who sit together have an hour for a turn at most; longer clocks are for playing turn by turn."""
    TURN_BASED_CLOCK = "options/turn_based_clock"
    """Playing turn by turn needs a clock of an hour or more."""
    ALONE_CLOCK = "options/alone_clock"
    """Nobody is hurried who plays alone."""
    INVITED_PRIVATE = "options/invited_private"
    """Only a private table has a key to invite with."""
    RATED = "options/rated"
    """Tables whose results count are opened by the server."""

    SEAT_UNKNOWN = "seat/unknown"
    SEAT_TAKEN = "seat/taken"
    SEAT_FREE = "seat/free"
    SEAT_NONE = "seat/none"
    """The player holds no seat."""
    SEAT_HELD = "seat/held"
    """The player holds a seat already."""
    SEAT_PRESENT = "seat/present"
    """Nobody may be replaced who is at the table and keeps nobody waiting, or was there a minute ago."""
    SEAT_SUBSTITUTED = "seat/substituted"
    SEAT_NEXT_DEAL = "seat/next_deal"
    """A substitute finishes the deal; the person plays again with the next one."""
    SEAT_NO_TIME = "seat/no_time"
    """The time of the turn is up: the substitute takes it, and the person may come back after it."""
    SEAT_OWN = "seat/own"
    SEAT_ALONE = "seat/alone"
    """One person plays here, against bots."""
    SEAT_PROMISED = "seat/promised"
    """The seat is kept for somebody else."""

    NAME_CONFUSABLE = "name/confusable"
    """The player's name could be taken for another one at the table."""

    READY_NOT_PREPARED = "ready/not_prepared"
    READY_OTHER_MATCH = "ready/other_match"
    READY_NO_COMMITMENT = "ready/no_commitment"
    READY_ALREADY = "ready/already"
    READY_LATE = "ready/late"
    """The match begins without the seat, and a substitute plays until the person takes it back."""
    REVEAL_NOT_DUE = "reveal/not_due"
    REVEAL_WRONG = "reveal/wrong"

    TURN_OVER = "turn/over"
    """The match went on before the action arrived."""

    HINT_OFF = "hint/off"
    """Nobody gets hints at this table."""
    HINT_PEOPLE = "hint/people"
    """Hints are for those who play against bots alone, and another person plays here or is about to."""
    HINT_UNAVAILABLE = "hint/unavailable"
    """Nobody could think of hints in time."""

    CHAT_OFF = "chat/off"
    CHAT_PHRASES = "chat/phrases"
    CHAT_EMPTY = "chat/empty"
    CHAT_EARLY = "chat/early"
    """The player may not write to strangers yet. Facts: matches (that they have to finish before)."""
    CHAT_SILENCED = "chat/silenced"
    """The staff has muted the player. Facts: reason (`abuse`, `cheating`, `stalling` or `name`), minutes, until_ms."""


class Refusal(CodedError):
    """A command that the table refuses."""

    code: TableCode


UNDECIDED: Final = (TableCode.UNKNOWN, TableCode.BUSY, TableCode.UNAVAILABLE)
"""Refusals that say nothing of the command itself."""


def unserved(error: StoreUnavailable) -> Refusal:
    """Return how a table refuses what the store did not do."""
    return Refusal(TableCode.BUSY if isinstance(error, StoreBusy) else TableCode.UNAVAILABLE)
