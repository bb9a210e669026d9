"""The provably fair deal, scheme gof-fair-1: commit, reveal, derive deck orders, verify.

Pure functions over bytes, standard library only: the caller draws the randomness and keeps the secrets. The scheme is
described in docs/reference/gof-fair-1.md, complete enough to be written again in another language. Cards are numbers
here: positions 0…63 in a deck order, faces 0…33 in card order (R14). From the rules this room knows R3, R4 (sixteen
cards each, the dummy hand), R7 (cut again), R60 and R61 (the exchange); whose turn it is, who gives a tribute and which
plays are legal is for a replay to check.
"""

from gangoffour.fairness.chain import (
    DAILY_SCHEME,
    LINK_SIZE,
    board_key,
    chain_anchor,
    hashed,
    link_of_day,
    season_board_id,
)
from gangoffour.fairness.commitments import (
    SCHEME,
    board_commitment,
    client_commitment,
    lp,
    match_key,
    seed_key,
    server_commitment,
    table_fingerprint,
    tagged_hash,
    transcript_hash,
)
from gangoffour.fairness.decks import (
    CANONICAL_DECK,
    DealtFaces,
    cut_cards,
    dealt_faces,
    deck_order,
    first_dealer,
    later_deal_roles,
)
from gangoffour.fairness.errors import FairnessError, MalformedTranscript, UnfairCode, UnfairRecord
from gangoffour.fairness.evidence import DealEvidence, ExchangeEvidence, Revelation
from gangoffour.fairness.transcripts import Transcript, format_transcript, parse_transcript
from gangoffour.fairness.verification import Verified, verify

__all__ = [
    "CANONICAL_DECK",
    "DAILY_SCHEME",
    "LINK_SIZE",
    "SCHEME",
    "DealEvidence",
    "DealtFaces",
    "ExchangeEvidence",
    "FairnessError",
    "MalformedTranscript",
    "Revelation",
    "Transcript",
    "UnfairCode",
    "UnfairRecord",
    "Verified",
    "board_commitment",
    "board_key",
    "chain_anchor",
    "client_commitment",
    "cut_cards",
    "dealt_faces",
    "deck_order",
    "first_dealer",
    "format_transcript",
    "hashed",
    "later_deal_roles",
    "link_of_day",
    "lp",
    "match_key",
    "parse_transcript",
    "season_board_id",
    "seed_key",
    "server_commitment",
    "table_fingerprint",
    "tagged_hash",
    "transcript_hash",
    "verify",
]
