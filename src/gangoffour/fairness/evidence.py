"""What a record of a finished match shows to a verifier: the revealed values, and the cards of each deal.

These are plain values that may well be wrong: nothing is checked before `verify` does it and names the fault.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Revelation:
    """All values of gof-fair-1 as a record carries them; the sequences are in seat order."""

    match_id: bytes
    """16 bytes."""
    rules: str
    """The rule set as its canonical string."""
    commitment: bytes
    """C, published by the server before the match."""
    players: tuple[str, ...]
    """The public player id of each seat."""
    client_commitments: tuple[bytes, ...]
    """h of each seat, as received."""
    numbers: tuple[bytes, ...]
    """r of each seat: 32 bytes, or empty for a seat that sent none in time."""
    secret: bytes
    """S, 64 bytes, published by the server when the match is over."""
    transcript_hash: bytes
    """T as written in the record."""


@dataclass(frozen=True, slots=True)
class ExchangeEvidence:
    """The exchange before a later deal."""

    giver: int
    """The seat that gives the tribute."""
    receiver: int
    """The seat that receives it and returns a card."""
    tribute: int
    returned: int | None
    """The returned card; None if the match stopped before it was chosen."""


@dataclass(frozen=True, slots=True)
class DealEvidence:
    """The cards of one deal as recorded. Cards are face numbers 0…33; the order within a hand does not matter."""

    deal_number: int
    """From 1."""
    hands: tuple[tuple[int, ...], ...]
    """The hand of each seat as dealt, before the exchange."""
    played: tuple[tuple[int, ...], ...]
    """All cards that each seat played during the deal."""
    left: tuple[tuple[int, ...], ...]
    """The cards left with each seat when the deal, or the record, ended."""
    exchange: ExchangeEvidence | None = None
    cut_cards: tuple[int, ...] = ()
    """The cards looked at in the dealing ritual, as faces and in order; empty if there was no ritual."""
    dummy_hand: tuple[int, ...] | None = None
    """The dummy hand of three seats; None if there is none or it is not recorded."""
    roles: tuple[int, int] | None = None
    """Who won and who lost the deal before, for the first deal of a board that begins with an exchange."""
