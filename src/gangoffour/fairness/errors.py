"""What can go wrong in this room.

FairnessError
├── MalformedTranscript   a saved transcript file cannot be read
└── UnfairRecord          a record is not what was committed to; carries a code and the first wrong field

Programming errors of a caller (a secret of 20 bytes, a deal index below zero) are plain `ValueError`.
"""

from enum import StrEnum


class UnfairCode(StrEnum):
    """Stable codes of `UnfairRecord`: clients translate these and never read the English text."""

    SEATS = "fair/seats"
    """The record does not have three or four seats, or its lists differ in length."""
    MATCH_ID = "fair/match_id"
    RULES = "fair/rules"
    COMMITMENT = "fair/commitment"
    """C, the commitment of the server."""
    SECRET = "fair/secret"
    """S, the secret of the server."""
    PLAYER = "fair/player"
    """The player id of a seat, or its number r where hashes cannot tell the two apart."""
    CLIENT_COMMITMENT = "fair/client_commitment"
    """h, the commitment of one seat."""
    CLIENT_NUMBER = "fair/client_number"
    """r, the number of one seat."""
    TRANSCRIPT = "fair/transcript"
    """T, or something T is made of that nothing else vouches for."""
    SAVED_TRANSCRIPT = "fair/saved_transcript"
    """The record differs from the transcript that a client saved before the cards were known."""
    DEALER = "fair/dealer"
    DEAL_NUMBER = "fair/deal_number"
    CUT = "fair/cut"
    HAND = "fair/hand"
    EXCHANGE = "fair/exchange"
    """The exchange itself: missing, added, or with a wrong giver or receiver."""
    TRIBUTE = "fair/tribute"
    RETURNED_CARD = "fair/returned_card"
    PLAYS = "fair/plays"
    """A seat played or kept cards that it did not hold, or lost some."""


class FairnessError(Exception):
    """Base of all errors of this room."""


class MalformedTranscript(FairnessError):
    """The text of a saved transcript cannot be read."""

    code = "fair/malformed_transcript"


class UnfairRecord(FairnessError):
    """A record that does not follow from its commitments; `field` names the first wrong field."""

    def __init__(
        self, code: UnfairCode, field: str, reason: str, *, seat: int | None = None, deal_number: int | None = None
    ) -> None:
        """Name the wrong `field`, with the seat and the deal (from 1) it belongs to, if any."""
        super().__init__(f"{field}: {reason}")
        self.code = code
        self.field = field
        self.reason = reason
        self.seat = seat
        self.deal_number = deal_number
