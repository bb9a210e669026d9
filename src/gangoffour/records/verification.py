"""Is this record the match that was committed to? The cards first, as they are written; then the play."""

import re
from typing import Final
from uuid import UUID

from gangoffour.engine import FACES, Card, Play, Seat, all_seats, canonical_rules
from gangoffour.fairness import (
    DealEvidence,
    ExchangeEvidence,
    Revelation,
    Transcript,
    UnfairCode,
    UnfairRecord,
    Verified,
    board_commitment,
    seed_key,
    verify,
)
from gangoffour.records.errors import RecordCode, UnverifiableRecord
from gangoffour.records.model import DealRecord, MatchRecord
from gangoffour.records.parser import parse_record
from gangoffour.records.replayer import later_deal_of, replay

BOARD_HEADER: Final = "Board"
"""The header that names a shared board and the commitment to its seed, from which the deals follow in place of the
seed of the match."""

SEED_SIZE: Final = 64
_BOARD: Final = re.compile(r"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([0-9a-f]{64})")


def verify_text(text: str, transcript: Transcript | None = None, *, board_seed: bytes | None = None) -> Verified:
    """Verify the text of a record, down to the last line that follows from others.

    The deals of a shared board are compared with its seed, which is public when nobody plays the board any more. Raise
    `UnfairRecord` for cards that were not committed to, `RecordError` for a match that cannot have been played so or a
    line that is not true.
    """
    verified = _verify_cards(parse_record(text, check=False), transcript, board_seed)
    parse_record(text)
    return verified


def verify_record(
    record: MatchRecord, transcript: Transcript | None = None, *, board_seed: bytes | None = None
) -> Verified:
    """Verify a record: its fairness from the facts and claims as they are written, then its play by a replay.

    Take the record of a text from `parse_record(text, check=False)`: then a wrong card is named as such even if it
    makes the match impossible. Raise as `verify_text` does.
    """
    verified = _verify_cards(record, transcript, board_seed)
    replay(record)
    return verified


def revelation_of(record: MatchRecord) -> Revelation:
    """Return the values of the scheme that the record shows, or refuse a record without them."""
    fairness = record.fairness
    if fairness is None:
        raise UnverifiableRecord(RecordCode.NOT_VERIFIABLE, missing="fair scheme")
    if fairness.secret is None:
        raise UnverifiableRecord(RecordCode.NOT_VERIFIABLE, missing="fair S")
    if record.match_id is None:
        raise UnverifiableRecord(RecordCode.NOT_VERIFIABLE, missing="match id")
    return Revelation(
        match_id=record.match_id,
        rules=canonical_rules(record.rules, record.seat_count),
        commitment=fairness.commitment,
        players=tuple(seat.player_id for seat in record.seats),
        client_commitments=fairness.client_commitments,
        numbers=fairness.numbers,
        secret=fairness.secret,
        transcript_hash=fairness.transcript_hash,
    )


def board_of(record: MatchRecord) -> str | None:
    """Return the id of the shared board whose deals were played; None for a match with deals of its own."""
    board = _BOARD.fullmatch(record.header(BOARD_HEADER) or "")
    return None if board is None else board[1]


def evidence_of(record: MatchRecord) -> tuple[DealEvidence, ...]:
    """Return the cards of every deal as they are written; nothing is replayed."""
    return tuple(_deal_evidence(deal, number, record) for number, deal in enumerate(record.deals, start=1))


def _verify_cards(record: MatchRecord, transcript: Transcript | None, board_seed: bytes | None) -> Verified:
    return verify(
        revelation_of(record),
        evidence_of(record),
        transcript,
        recorded_first_dealer=record.first_dealer,
        board_key=_board_key(record, board_seed),
    )


def _board_key(record: MatchRecord, seed: bytes | None) -> bytes | None:
    """Return what the deals of a shared board follow from; None for a match with a seed of its own."""
    board = _BOARD.fullmatch(record.header(BOARD_HEADER) or "")
    if board is None:
        return None
    if seed is None:
        raise UnverifiableRecord(RecordCode.NOT_VERIFIABLE, missing="seed of the board")
    if len(seed) != SEED_SIZE or board_commitment(UUID(board[1]).bytes, seed).hex() != board[2]:
        raise UnfairRecord(UnfairCode.SECRET, "seed of the board", "it does not give the commitment of the board")
    return seed_key(seed)


def _deal_evidence(deal: DealRecord, number: int, record: MatchRecord) -> DealEvidence:
    seats = all_seats(record.seat_count)
    return DealEvidence(
        deal_number=number,
        hands=tuple(map(_faces, deal.hands)),
        played=tuple(_faces(_played(deal, seat)) for seat in seats),
        left=tuple(map(_faces, deal.left)),
        exchange=_exchange(deal),
        cut_cards=_faces(deal.cut_cards),
        dummy_hand=None if deal.dummy_hand is None else _faces(deal.dummy_hand),
        roles=_roles(record) if number == 1 else None,
    )


def _roles(record: MatchRecord) -> tuple[int, int] | None:
    """Return the roles of a board that begins with an exchange. No other match begins so, whatever its headers say."""
    later = later_deal_of(record)
    return None if later is None or board_of(record) is None else (later.deal_winner, later.deal_loser)


def _played(deal: DealRecord, seat: Seat) -> tuple[Card, ...]:
    return tuple(
        card
        for entry in deal.actions
        if entry.seat == seat and entry.is_carried_out and isinstance(entry.action, Play)
        for card in entry.action.cards
    )


def _exchange(deal: DealRecord) -> ExchangeEvidence | None:
    tribute = deal.tribute
    if tribute is None:
        return None
    returned = deal.returned_card
    return ExchangeEvidence(
        giver=tribute.giver,
        receiver=tribute.receiver,
        tribute=FACES.index(tribute.card),
        returned=None if returned is None else FACES.index(returned),
    )


def _faces(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(FACES.index(card) for card in cards)
