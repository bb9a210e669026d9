"""Steps 1 to 5 of gof-fair-1: who commits to what, and the key that follows from it.

Every function is pure: the caller draws the secret and the numbers. Bytes enter the hashes raw, text as UTF-8.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

SCHEME: Final = "gof-fair-1"
"""Name and version of the scheme; it stands at the head of everything that is hashed."""

MATCH_ID_SIZE: Final = 16
SECRET_SIZE: Final = 64
NUMBER_SIZE: Final = 32
DIGEST_SIZE: Final = 32
KEY_SIZE: Final = 64
SEAT_COUNTS: Final = (3, 4)

_CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_FINGERPRINT_LETTERS: Final = 20
_LETTERS_PER_GROUP: Final = 5
_BITS_PER_LETTER: Final = 5


def lp(value: bytes) -> bytes:
    """Return `value` behind its length in four bytes, big-endian, so that joined parts cannot be cut elsewhere."""
    return len(value).to_bytes(4, "big") + value


def tagged_hash(tag: str, *parts: bytes) -> bytes:
    """Return H(tag, parts…): SHA-256 over the scheme name, the tag and the parts, each length-prefixed."""
    return hashlib.sha256(_prefixed(tag) + b"".join(lp(part) for part in parts)).digest()


def server_commitment(match_id: bytes, secret: bytes) -> bytes:
    """Return C, which the server publishes before any client has sent its number."""
    require_size("match id", match_id, MATCH_ID_SIZE)
    require_size("secret", secret, SECRET_SIZE)
    return tagged_hash("server", match_id, secret)


def client_commitment(match_id: bytes, player: str, number: bytes) -> bytes:
    """Return h of a seat, which its client sends before it knows the number of any other seat."""
    require_size("match id", match_id, MATCH_ID_SIZE)
    require_size("number", number, NUMBER_SIZE)
    return tagged_hash("client", match_id, player.encode(), number)


def board_commitment(board_id: bytes, seed: bytes) -> bytes:
    """Return what the server publishes of a shared board before anybody plays it."""
    require_size("board id", board_id, MATCH_ID_SIZE)
    require_size("seed", seed, SECRET_SIZE)
    return tagged_hash("board", board_id, seed)


def transcript_hash(
    match_id: bytes,
    rules: str,
    commitment: bytes,
    players: Sequence[str],
    client_commitments: Sequence[bytes],
    numbers: Sequence[bytes],
) -> bytes:
    """Return T, which binds all that was said before the first card.

    The three sequences are in seat order. The number of a seat that sent none is empty; its commitment still counts.
    """
    parts = [match_id, rules.encode(), commitment]
    for player, client_hash, number in zip(players, client_commitments, numbers, strict=True):
        parts += [player.encode(), client_hash, number]
    return tagged_hash("transcript", *parts)


def table_fingerprint(transcript_digest: bytes) -> str:
    """Return the first 100 bits of T as four groups of five Crockford base-32 letters.

    Examples:
        >>> table_fingerprint(bytes.fromhex("86077fe423b018500a5bbb0ad34dde8e7f46482f287e7c5e1c4a357a5a49f6fa"))
        'GR3QZ-S13P0-C502J-VQC5D'
    """
    require_size("T", transcript_digest, DIGEST_SIZE)
    bits = int.from_bytes(transcript_digest, "big") >> (DIGEST_SIZE * 8 - _FINGERPRINT_LETTERS * _BITS_PER_LETTER)
    letters = ""
    for _ in range(_FINGERPRINT_LETTERS):
        bits, letter = divmod(bits, 1 << _BITS_PER_LETTER)
        letters = _CROCKFORD[letter] + letters
    groups = range(0, _FINGERPRINT_LETTERS, _LETTERS_PER_GROUP)
    return "-".join(letters[start : start + _LETTERS_PER_GROUP] for start in groups)


def match_key(secret: bytes, transcript_digest: bytes) -> bytes:
    """Return K, from which every deal of the match follows."""
    require_size("secret", secret, SECRET_SIZE)
    require_size("T", transcript_digest, DIGEST_SIZE)
    return hmac.digest(secret, _prefixed("key") + lp(transcript_digest), "sha512")


def seed_key(seed: bytes) -> bytes:
    """Return a key for decks that need to be repeatable and not fair: tests, the arena, practice deals."""
    return hashlib.sha512(b"gof-seed-1" + seed).digest()


def key_stream_block(key: bytes, tag: str, index: int, block: int) -> bytes:
    """Return one block of 64 bytes of the stream that belongs to `tag` and `index`."""
    return hmac.digest(key, _prefixed(tag) + index.to_bytes(4, "big") + block.to_bytes(4, "big"), "sha512")


def require_size(name: str, value: bytes, size: int) -> None:
    """Raise `ValueError` unless `value` has `size` bytes."""
    if len(value) != size:
        raise ValueError(f"{name} has {len(value)} bytes, it needs {size}")


def _prefixed(tag: str) -> bytes:
    return lp(SCHEME.encode()) + lp(tag.encode())
