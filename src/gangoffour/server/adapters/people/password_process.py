"""What runs in the process that looks at passwords: Argon2id, which is hard work on purpose, and the common passwords.

The process gives way to those who play, and does one at a time: however many sign in at once, they take one processor
at most. Requests and answers are framed as those of bots are (`bot_process`). A request is a password, the hash to
compare it with, and whether it is a new one; an answer is JSON, or the one byte `COMMON`.
"""

import os
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gangoffour.server.adapters.processes.bot_process import main

COMMON: Final = b"!"
"""The answer to a new password that too many people have."""

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""Argon2id as OWASP recommends it, at the lower end: what it costs an attacker it costs this machine too."""
_BEHIND_PLAY: Final = 10

Request = tuple[str, str | None, bool]
Answer = tuple[bool, str | None]


def answer_to(request: bytes) -> bytes:
    """Return the hash of a new password, or whether a password is right."""
    password, password_hash, is_new = msgspec.json.decode(request, type=Request)
    if is_new:
        if password.lower() in _common_passwords():
            return COMMON
        return msgspec.json.encode((True, _HASHER.hash(password)))
    return msgspec.json.encode(_checked(password, password_hash))


def _checked(password: str, password_hash: str | None) -> Answer:
    try:
        _HASHER.verify(_decoy() if password_hash is None else password_hash, password)
    except (VerificationError, InvalidHashError):
        return False, None
    if password_hash is None:
        return False, None
    return True, _HASHER.hash(password) if _HASHER.check_needs_rehash(password_hash) else None


@cache
def _decoy() -> str:
    """Return the hash that a password is compared with where there is none: nobody knows what it is of."""
    return _HASHER.hash(os.urandom(32))


@cache
def _common_passwords() -> frozenset[str]:
    text = (files("gangoffour.server.people") / "common_passwords.txt").read_text("ascii")
    return frozenset(line for line in text.splitlines() if not line.startswith("# "))


if __name__ == "__main__":
    os.nice(_BEHIND_PLAY)
    _decoy()
    main(answer_to)
