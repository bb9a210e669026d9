"""Which engine bots answer with: a hash of everything that their answers follow from."""

import hashlib
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from importlib.resources import files
from typing import Final

_ROOMS: Final = ("engine", "fairness", "catalogue", "core", "encoding", "bots", "boards")
_ENDINGS: Final = (".py", ".npz", ".bin")
_VIEWS: Final = ("protocol/frames.py", "protocol/view_codec.py", "protocol/views.py")
"""How a view is written, which the chance of bots follows from."""
_LENGTH: Final = 16


@cache
def engine_hash() -> str:
    """Return a short text that is the same for the same rules, bots and networks, and for no others.

    Two servers with the same text answer alike. The compiled core is made from files that are read here; without it
    bots think less, so that counts too.
    """
    package = files("gangoffour")
    names = [
        f"{room}/{entry.name}"
        for room in _ROOMS
        for entry in (package / room).iterdir()
        if entry.name.endswith(_ENDINGS)
    ]
    digest = hashlib.sha256(b"compiled" if _is_compiled(str(package / "core")) else b"")
    for name in sorted((*names, *_VIEWS)):
        content = (package / name).read_bytes()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:_LENGTH]


def _is_compiled(folder: str) -> bool:
    """Say whether the core would be loaded compiled, without loading it: a server does without."""
    found = PathFinder.find_spec("gangoffour.core._croupier", [folder])
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
