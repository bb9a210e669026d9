"""Why a table refuses a command."""

from enum import StrEnum

from gangoffour.engine import CodedError


class TableCode(StrEnum):
    """Stable codes; the rules have their own."""

    UNKNOWN = "table/unknown"
    CLOSED = "table/closed"
    IN_MATCH = "table/in_match"
    """Seats and options stay as they are during a match."""
    NO_MATCH = "table/no_match"
    NOT_WELCOME = "table/not_welcome"
    """A private table without its key, or spectators at a table that takes none."""
    HOST_ONLY = "table/host_only"
    PRIVATE_ONLY = "table/private_only"
    PAUSED = "table/paused"
    BUSY = "table/busy"
    """Too many acted at once; nothing happened."""
    UNAVAILABLE = "table/unavailable"
    """The store does not answer; whether the command took effect is found out by sending it again."""
    SEATS_OCCUPIED = "table/seats_occupied"

    SEAT_UNKNOWN = "seat/unknown"
    SEAT_TAKEN = "seat/taken"
    SEAT_FREE = "seat/free"
    SEAT_NONE = "seat/none"
    """The player holds no seat."""
    SEAT_HELD = "seat/held"
    """The player holds a seat already."""
    SEAT_PRESENT = "seat/present"
    """Nobody may be replaced who is at the table, or was a minute ago."""
    SEAT_SUBSTITUTED = "seat/substituted"
    SEAT_OWN = "seat/own"

    READY_NOT_PREPARED = "ready/not_prepared"
    READY_OTHER_MATCH = "ready/other_match"
    READY_NO_COMMITMENT = "ready/no_commitment"
    READY_ALREADY = "ready/already"
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


class Refusal(CodedError):
    """A command that the table refuses."""

    code: TableCode
