"""Honest matches for the tests: all values of the scheme and the cards of a few deals, made from one seed."""

import hashlib
from dataclasses import dataclass

from gangoffour.fairness import (
    CANONICAL_DECK,
    DealEvidence,
    ExchangeEvidence,
    Revelation,
    Transcript,
    client_commitment,
    cut_cards,
    dealt_faces,
    deck_order,
    first_dealer,
    match_key,
    server_commitment,
    transcript_hash,
)


@dataclass(frozen=True)
class HonestMatch:
    revelation: Revelation
    deals: tuple[DealEvidence, ...]
    transcript: Transcript
    first_dealer: int
    key: bytes


def chance(seed: str, name: str, size: int) -> bytes:
    return hashlib.shake_256(f"{seed}/{name}".encode()).digest(size)


def honest_revelation(seed: str, seat_count: int = 4, without_number: tuple[int, ...] = ()) -> Revelation:
    match_id = chance("match", seed, 16)
    secret = chance(seed, "secret", 64)
    rules = f"gof-rules-1 seats={seat_count} match_limit=100"
    players = tuple(f"player{seat}" for seat in range(seat_count))
    drawn = [chance(seed, f"number{seat}", 32) for seat in range(seat_count)]
    commitment = server_commitment(match_id, secret)
    hashes = tuple(client_commitment(match_id, player, number) for player, number in zip(players, drawn, strict=True))
    numbers = tuple(b"" if seat in without_number else number for seat, number in enumerate(drawn))
    digest = transcript_hash(match_id, rules, commitment, players, hashes, numbers)
    return Revelation(match_id, rules, commitment, players, hashes, numbers, secret, digest)


def honest_deal(key: bytes, number: int, seat_count: int) -> DealEvidence:
    dealt = dealt_faces(deck_order(key, number - 1), seat_count)
    held = [sorted(hand) for hand in dealt.hands]
    exchange = None
    if number > 1:
        giver, receiver = number % seat_count, (number + 1) % seat_count
        tribute = held[giver].pop()
        # Another face than the tribute, and one the receiver was dealt: then every field of the exchange leaves traces.
        returned = next(card for card in held[receiver] if card != tribute)
        held[receiver].remove(returned)
        held[receiver].append(tribute)
        held[giver].append(returned)
        exchange = ExchangeEvidence(giver, receiver, tribute, returned)
    counts = [16 if seat == number % seat_count else 3 + seat + number for seat in range(seat_count)]
    return DealEvidence(
        deal_number=number,
        hands=dealt.hands,
        played=tuple(tuple(hand[:count]) for hand, count in zip(held, counts, strict=True)),
        left=tuple(tuple(hand[count:]) for hand, count in zip(held, counts, strict=True)),
        exchange=exchange,
        cut_cards=tuple(CANONICAL_DECK[card] for card in cut_cards(key, number - 1)),
        dummy_hand=dealt.dummy_hand,
    )


def honest_match(
    seed: str, seat_count: int = 4, deal_count: int = 3, without_number: tuple[int, ...] = ()
) -> HonestMatch:
    revelation = honest_revelation(seed, seat_count, without_number)
    key = match_key(revelation.secret, revelation.transcript_hash)
    return HonestMatch(
        revelation,
        tuple(honest_deal(key, number, seat_count) for number in range(1, deal_count + 1)),
        Transcript(
            revelation.match_id,
            revelation.rules,
            revelation.commitment,
            revelation.players,
            revelation.client_commitments,
        ),
        first_dealer(key, seat_count),
        key,
    )
