"""Step 7 of gof-fair-1: is this record the match that was committed to?

`verify` uses the scheme alone, no checksum of the record. When a hash does not match, several recorded values could be
the wrong one. They are told apart by repair: a value is named if replacing it by the computed one makes the rest agree,
and the recorded hands decide where hashes cannot.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gangoffour.fairness.commitments import (
    DIGEST_SIZE,
    MATCH_ID_SIZE,
    NUMBER_SIZE,
    SEAT_COUNTS,
    SECRET_SIZE,
    client_commitment,
    match_key,
    server_commitment,
    table_fingerprint,
    transcript_hash,
)
from gangoffour.fairness.deal_checks import check_deal
from gangoffour.fairness.decks import dealt_faces, deck_order, first_dealer
from gangoffour.fairness.errors import UnfairCode, UnfairRecord
from gangoffour.fairness.evidence import DealEvidence, Revelation
from gangoffour.fairness.transcripts import Transcript, is_unicode

Deals = Sequence[DealEvidence]


@dataclass(frozen=True, slots=True)
class Verified:
    """A record that follows from its commitments, and how much that says."""

    match_id: bytes
    fingerprint: str
    """The table fingerprint, to be compared with the one that was shown at the start of the match."""
    deal_count: int
    seats_without_number: tuple[int, ...]
    """Seats that sent no number: with the server, each of them could have chosen between two deals."""
    is_transcript_checked: bool
    """Whether a saved transcript was compared; without one, the whole record could be made from new secrets."""


def verify(
    revelation: Revelation,
    deals: Deals,
    transcript: Transcript | None = None,
    *,
    recorded_first_dealer: int | None = None,
    board_key: bytes | None = None,
) -> Verified:
    """Check a record from its commitments to its last card; raise `UnfairRecord` at the first wrong field.

    `deals` are all deals of the record in order. `transcript` is what a client saved at the start of the match; it is
    compared first and then taken as true. `recorded_first_dealer` is None if the table chose the dealer in another way.
    `board_key` is what the deals follow from at a table that plays a shared board; then the hashes prove who played,
    and no hand can tell which of their values is wrong.
    """
    witnesses = deals if board_key is None else ()
    _check_shape(revelation)
    if transcript is not None:
        _check_saved(revelation, transcript)
    is_saved = transcript is not None
    _check_server_commitment(revelation, witnesses, is_saved=is_saved)
    _check_client_commitments(revelation, witnesses, is_saved=is_saved)
    _check_transcript_hash(revelation, witnesses, is_saved=is_saved)
    key = match_key(revelation.secret, revelation.transcript_hash) if board_key is None else board_key
    seat_count = len(revelation.players)
    if recorded_first_dealer is not None and recorded_first_dealer != first_dealer(key, seat_count):
        raise UnfairRecord(UnfairCode.DEALER, "first dealer", "it does not follow from the key")
    for number, deal in enumerate(deals, start=1):
        if deal.deal_number != number:
            field = f"deal {deal.deal_number}: deal number"
            reason = f"deal {number} is expected here"
            raise UnfairRecord(UnfairCode.DEAL_NUMBER, field, reason, deal_number=deal.deal_number)
        check_deal(key, deal, seat_count)
    return Verified(
        match_id=revelation.match_id,
        fingerprint=table_fingerprint(revelation.transcript_hash),
        deal_count=len(deals),
        seats_without_number=_seats_without_number(revelation),
        is_transcript_checked=is_saved,
    )


def _check_shape(revelation: Revelation) -> None:
    seat_count = len(revelation.players)
    if seat_count not in SEAT_COUNTS or not (
        seat_count == len(revelation.client_commitments) == len(revelation.numbers)
    ):
        raise UnfairRecord(UnfairCode.SEATS, "seats", "players, h and r are not given for three or four seats")
    if not is_unicode(revelation.rules):
        raise UnfairRecord(UnfairCode.RULES, "rules", "not text")
    for code, field, value, size in (
        (UnfairCode.MATCH_ID, "match id", revelation.match_id, MATCH_ID_SIZE),
        (UnfairCode.COMMITMENT, "C", revelation.commitment, DIGEST_SIZE),
        (UnfairCode.SECRET, "S", revelation.secret, SECRET_SIZE),
        (UnfairCode.TRANSCRIPT, "T", revelation.transcript_hash, DIGEST_SIZE),
    ):
        if len(value) != size:
            raise UnfairRecord(code, field, f"{len(value)} bytes, not {size}")
    for seat, player in enumerate(revelation.players):
        if not is_unicode(player):
            raise UnfairRecord(UnfairCode.PLAYER, f"player id of seat {seat}", "not text", seat=seat)
        if len(revelation.client_commitments[seat]) != DIGEST_SIZE:
            reason = f"not {DIGEST_SIZE} bytes"
            raise UnfairRecord(UnfairCode.CLIENT_COMMITMENT, f"h of seat {seat}", reason, seat=seat)
        if len(revelation.numbers[seat]) not in (0, NUMBER_SIZE):
            reason = f"neither {NUMBER_SIZE} bytes nor empty"
            raise UnfairRecord(UnfairCode.CLIENT_NUMBER, f"r of seat {seat}", reason, seat=seat)


def _check_saved(revelation: Revelation, saved: Transcript) -> None:
    pairs: list[tuple[str, object, object, int | None]] = [
        ("match id", revelation.match_id, saved.match_id, None),
        ("rules", revelation.rules, saved.rules, None),
        ("C", revelation.commitment, saved.commitment, None),
        ("seats", len(revelation.players), len(saved.players), None),
    ]
    for seat, player in enumerate(revelation.players):
        # Slices, because a saved transcript with fewer seats is a finding and not an IndexError.
        commitment = (revelation.client_commitments[seat],)
        pairs += [
            (f"player id of seat {seat}", (player,), saved.players[seat : seat + 1], seat),
            (f"h of seat {seat}", commitment, saved.client_commitments[seat : seat + 1], seat),
        ]
    if saved.transcript_hash is not None:
        pairs.append(("T", revelation.transcript_hash, saved.transcript_hash, None))
    for field, recorded, kept, at_seat in pairs:
        if recorded != kept:
            reason = "it differs from the saved transcript"
            raise UnfairRecord(UnfairCode.SAVED_TRANSCRIPT, field, reason, seat=at_seat)


def _check_server_commitment(revelation: Revelation, deals: Deals, *, is_saved: bool) -> None:
    computed = server_commitment(revelation.match_id, revelation.secret)
    if computed == revelation.commitment:
        return
    recorded_hash = revelation.transcript_hash
    repaired_hash = _computed_hash(replace(revelation, commitment=computed))
    wrong_secret = UnfairRecord(UnfairCode.SECRET, "S", "it does not open C")
    wrong_commitment = UnfairRecord(UnfairCode.COMMITMENT, "C", "S and the match id do not give it")
    if is_saved:
        raise wrong_secret
    if repaired_hash == recorded_hash:
        raise wrong_commitment
    if _computed_hash(revelation) == recorded_hash:
        # T vouches for C, unless T was made anew to fit: then the hands still tell of the old T.
        raise wrong_commitment if _is_dealt_by(revelation.secret, repaired_hash, deals) else wrong_secret
    if not any(_opens(revelation, seat) for seat in _seats_with_number(revelation)):
        raise UnfairRecord(UnfairCode.MATCH_ID, "match id", "neither C nor any h was made for it")
    if _is_dealt_by(revelation.secret, recorded_hash, deals):
        raise wrong_commitment
    raise UnfairRecord(UnfairCode.COMMITMENT, "C or S", "S does not open C")


def _check_client_commitments(revelation: Revelation, deals: Deals, *, is_saved: bool) -> None:
    for seat in _seats_with_number(revelation):
        if not _opens(revelation, seat):
            raise _client_fault(revelation, deals, seat, is_saved=is_saved)


def _client_fault(revelation: Revelation, deals: Deals, seat: int, *, is_saved: bool) -> UnfairRecord:
    recorded_hash = revelation.transcript_hash
    computed = client_commitment(revelation.match_id, revelation.players[seat], revelation.numbers[seat])
    commitments = (*revelation.client_commitments[:seat], computed, *revelation.client_commitments[seat + 1 :])
    repaired_hash = _computed_hash(replace(revelation, client_commitments=commitments))
    numbers = (*revelation.numbers[:seat], b"", *revelation.numbers[seat + 1 :])
    hash_without_number = _computed_hash(replace(revelation, numbers=numbers))
    wrong_number = UnfairRecord(UnfairCode.CLIENT_NUMBER, f"r of seat {seat}", "it does not open h", seat=seat)
    if is_saved or hash_without_number == recorded_hash:
        return wrong_number
    wrong_commitment = UnfairRecord(
        UnfairCode.CLIENT_COMMITMENT, f"h of seat {seat}", "player id and r do not give it", seat=seat
    )
    if repaired_hash == recorded_hash:
        return wrong_commitment
    if _computed_hash(revelation) == recorded_hash:
        # T was made from these very values: a server that took a wrong r, or an h exchanged later together with T.
        return wrong_commitment if _is_dealt_by(revelation.secret, repaired_hash, deals) else wrong_number
    # The id and r enter h and T side by side: no hash tells which of the two was changed.
    return UnfairRecord(UnfairCode.PLAYER, f"seat {seat}: player id or r", "they do not open h", seat=seat)


def _check_transcript_hash(revelation: Revelation, deals: Deals, *, is_saved: bool) -> None:
    computed = _computed_hash(revelation)
    recorded = revelation.transcript_hash
    if computed == recorded:
        return
    reason = "the other values do not give it"
    if _is_dealt_by(revelation.secret, computed, deals):
        raise UnfairRecord(UnfairCode.TRANSCRIPT, "T", reason)
    seats = _seats_without_number(revelation)
    rest = ["player id, h or r", "r"][is_saved]
    # Where a number is missing nothing but T vouches for the id, the h and the missing number.
    suspects = ([] if is_saved else ["rules"]) + [f"{rest} of seat {seat}" for seat in seats]
    if not suspects or (deals and not _is_dealt_by(revelation.secret, recorded, deals)):
        raise UnfairRecord(UnfairCode.TRANSCRIPT, "T", reason)
    if not deals:
        suspects.insert(0, "T")
    code = UnfairCode.RULES if suspects == ["rules"] else UnfairCode.TRANSCRIPT
    raise UnfairRecord(code, " or ".join(suspects), "T was not made from it")


def _computed_hash(revelation: Revelation) -> bytes:
    return transcript_hash(
        revelation.match_id,
        revelation.rules,
        revelation.commitment,
        revelation.players,
        revelation.client_commitments,
        revelation.numbers,
    )


def _opens(revelation: Revelation, seat: int) -> bool:
    computed = client_commitment(revelation.match_id, revelation.players[seat], revelation.numbers[seat])
    return computed == revelation.client_commitments[seat]


def _seats_with_number(revelation: Revelation) -> tuple[int, ...]:
    return tuple(seat for seat, number in enumerate(revelation.numbers) if number)


def _seats_without_number(revelation: Revelation) -> tuple[int, ...]:
    return tuple(seat for seat, number in enumerate(revelation.numbers) if not number)


def _is_dealt_by(secret: bytes, transcript_digest: bytes, deals: Deals) -> bool:
    """Tell whether a recorded hand follows from these two; one is enough, for others may be wrong as well."""
    key = match_key(secret, transcript_digest)
    for index, deal in enumerate(deals):
        derived = dealt_faces(deck_order(key, index), SEAT_COUNTS[-1]).hands
        if any(sorted(hand) == sorted(other) for hand, other in zip(deal.hands, derived, strict=False)):
            return True
    return False
