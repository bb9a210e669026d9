"""Recovery codes: the way back for somebody whose device or password is gone. Each is good once."""

from base64 import b32encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final

CODE_COUNT: Final = 8
"""How many somebody gets at a time."""
CODE_BYTES: Final = 10
"""80 bits: so many that nothing slower than one hash is needed to keep them, and no name to go with them."""

_PART: Final = 4
_LENGTH: Final = CODE_BYTES * 8 // 5
_MISREAD: Final = str.maketrans("018", "OIB")
"""Digits that no code has, and the letters they were read for."""


def new_codes(token: Callable[[int], bytes]) -> tuple[str, ...]:
    """Return fresh codes as people write them down, such as "K7QD-2MZX-A4WP-TN6C"."""
    return tuple(_written(b32encode(token(CODE_BYTES)).decode()) for _ in range(CODE_COUNT))


def code_hash(text: str) -> bytes | None:
    """Return what is kept of a code, however it was typed; None if it is no code.

    >>> code_hash("K7QD-2MZX-A4WP-TN6C") == code_hash(" k7qd 2mzx a4wp tn6c")
    True
    """
    code = "".join(character for character in text.upper() if character.isalnum()).translate(_MISREAD)
    return sha256(code.encode()).digest() if len(code) == _LENGTH else None


def _written(code: str) -> str:
    return "-".join(code[first : first + _PART] for first in range(0, len(code), _PART))
