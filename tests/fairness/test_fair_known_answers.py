"""The published known-answer vector of gof-fair-1, and step 6 written a second time in another way."""

import hashlib
import hmac
from pathlib import Path

import pytest

from gangoffour.fairness import (
    CANONICAL_DECK,
    client_commitment,
    cut_cards,
    dealt_faces,
    deck_order,
    first_dealer,
    lp,
    match_key,
    seed_key,
    server_commitment,
    table_fingerprint,
    tagged_hash,
    transcript_hash,
)

MATCH_ID = bytes(16)
SECRET = bytes(range(64))
PLAYERS = ("player0", "player1", "player2", "player3")
NUMBERS = tuple(bytes([seat]) * 32 for seat in range(4))
COMMITMENT = bytes.fromhex("c0a29a4794b12c0c5658fda9e57a446d0cf769e3611e4f1698a39936c31feece")
TRANSCRIPT = bytes.fromhex("86077fe423b018500a5bbb0ad34dde8e7f46482f287e7c5e1c4a357a5a49f6fa")
KEY = match_key(SECRET, TRANSCRIPT)


def independent_deck_order(key: bytes, deal_index: int) -> list[int]:
    # The whole stream at once, the cards drawn out of a shrinking list from its end: no swap, no generator.
    head = b"\0\0\0\x0agof-fair-1\0\0\0\x04deal" + bytes.fromhex(f"{deal_index:08x}")
    stream = b"".join(hmac.new(key, head + bytes.fromhex(f"{j:08x}"), hashlib.sha512).digest() for j in range(8))
    deck, drawn, at = list(range(64)), [], 0
    for size in range(64, 1, -1):
        while stream[at] // size >= 256 // size:
            at += 1
        place = stream[at] - stream[at] // size * size
        at += 1
        last = deck.pop()
        drawn.append(last if place == len(deck) else deck[place])
        if place < len(deck):
            deck[place] = last
    return deck + drawn[::-1]


def test_server_commitment_of_the_known_answer() -> None:
    assert server_commitment(MATCH_ID, SECRET) == COMMITMENT


def test_transcript_of_the_known_answer() -> None:
    hashes = [client_commitment(MATCH_ID, player, number) for player, number in zip(PLAYERS, NUMBERS, strict=True)]
    assert transcript_hash(MATCH_ID, "standard-4p", COMMITMENT, PLAYERS, hashes, NUMBERS) == TRANSCRIPT


def test_key_and_first_hand_of_the_known_answer() -> None:
    assert KEY.hex().startswith("cc341e131a1663e80edf0f74ead0d8a3")
    assert deck_order(KEY, 0)[:16] == (42, 58, 31, 5, 24, 46, 3, 60, 39, 50, 17, 1, 16, 11, 61, 57)


def test_further_published_values_of_the_known_answer() -> None:
    assert client_commitment(MATCH_ID, "player0", NUMBERS[0]).hex() == (
        "d9d371d556e6b65f4c4d0114c22fa664df0c627152f82d0e83573f2fbc46a3aa"
    )
    assert table_fingerprint(TRANSCRIPT) == "GR3QZ-S13P0-C502J-VQC5D"
    assert deck_order(KEY, 1)[:16] == (40, 60, 13, 20, 37, 32, 45, 12, 47, 31, 16, 48, 51, 63, 4, 62)
    assert (first_dealer(KEY, 4), first_dealer(KEY, 3)) == (1, 0)
    assert [cut_cards(KEY, index) for index in range(4)] == [(2,), (41,), (34,), (21,)]


def test_seeded_decks_have_a_known_answer() -> None:
    assert seed_key(b"gang of four") == hashlib.sha512(b"gof-seed-1gang of four").digest()
    assert deck_order(seed_key(b"gang of four"), 0)[:8] == (15, 49, 19, 28, 12, 59, 1, 16)


def test_fingerprint_is_the_first_hundred_bits_letter_by_letter() -> None:
    bits = "".join(f"{byte:08b}" for byte in TRANSCRIPT)[:100]
    letters = ["0123456789ABCDEFGHJKMNPQRSTVWXYZ"[int(bits[at : at + 5], 2)] for at in range(0, 100, 5)]
    assert table_fingerprint(TRANSCRIPT).replace("-", "") == "".join(letters)


@pytest.mark.parametrize("deal_index", [0, 1, 2, 3, 17, 255, 256, 65_536, 2**32 - 1])
def test_an_independent_implementation_deals_the_same_cards(deal_index: int) -> None:
    for key in (KEY, seed_key(b"one"), seed_key(b"two")):
        assert list(deck_order(key, deal_index)) == independent_deck_order(key, deal_index)


def test_length_prefixes_keep_joined_parts_apart() -> None:
    assert lp(b"abc") == b"\x00\x00\x00\x03abc"
    assert tagged_hash("server", b"ab", b"c") != tagged_hash("server", b"a", b"bc")
    assert tagged_hash("server", b"ab") != tagged_hash("client", b"ab")


def test_canonical_deck_follows_the_card_order_with_copies_adjacent() -> None:
    names = [f"{rank}{colour}" for rank in range(1, 11) for colour in ("GYRM" if rank == 1 else "GYR")]
    names += ["PG", "PY", "DR"]
    deck = [names[face] for face in CANONICAL_DECK]
    assert deck[:9] == ["1G", "1G", "1Y", "1Y", "1R", "1R", "1M", "2G", "2G"]
    assert deck[59:] == ["10R", "10R", "PG", "PY", "DR"]
    assert len(deck) == 64
    assert list(CANONICAL_DECK) == sorted(CANONICAL_DECK)


def test_seats_receive_sixteen_cards_each_and_the_dummy_hand_the_last() -> None:
    order = deck_order(KEY, 0)
    faces = [CANONICAL_DECK[position] for position in order]
    four, three = dealt_faces(order, 4), dealt_faces(order, 3)
    assert four.hands == tuple(tuple(faces[16 * seat : 16 * seat + 16]) for seat in range(4))
    assert four.dummy_hand is None
    assert three.hands == four.hands[:3]
    assert three.dummy_hand == four.hands[3]


def test_the_reference_page_publishes_these_answers() -> None:
    page = (Path(__file__).parents[2] / "docs/reference/gof-fair-1.md").read_text(encoding="utf-8")
    hashes = [client_commitment(MATCH_ID, player, number) for player, number in zip(PLAYERS, NUMBERS, strict=True)]
    digests = [COMMITMENT, TRANSCRIPT, KEY[:32], KEY[32:], *hashes]
    hands = [deck_order(KEY, 0)[start : start + 16] for start in range(0, 64, 16)] + [deck_order(KEY, 1)[:16]]
    cells = [f"`{digest.hex()}`" for digest in digests] + [" ".join(map(str, hand)) for hand in hands]
    cells += [f"`{table_fingerprint(TRANSCRIPT)}`", "15 49 19 28 12 59 1 16", "2; 41; 34; 21"]
    assert [cell for cell in cells if f"| {cell} |" not in page] == []
