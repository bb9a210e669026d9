"""Which bots were measured, and where: figures belong to the code and the weights that they were taken with."""

import hashlib
import re
import sys
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bench.__main__ import OURS
from bench.pace import measured
from gangoffour.arena import Entrant

_IMPORT: Final = re.compile(r"from (gangoffour\.bots\.\w+) import")
_NETWORK: Final = "network.npz"
_READS: Final = {"gangoffour.bots.network": _NETWORK, "gangoffour.bots.champion": "quick.npz"}
"""The modules that read weights, and the files of these."""
_RENAMED: Final = {
    b"NoviceBot": b"RandomBot",
    **{name: b"_" + name for name in (b"Thought", b"CANDIDATES", b"HOPELESS", b"AHEAD", b"TRUST", b"CREDENCE")},
    **{name: b"_" + name for name in (b"TRIES", b"SWAPS")},
    b"in_worlds": b"_tried",
    b"worth_trying": b"_candidates",
}
"""Names by those that they had when their figures were taken: another name plays no differently. When such a bot is
changed otherwise and measured anew, its lines here can go."""
_NAME: Final = re.compile(rb"\b(" + b"|".join(_RENAMED) + rb")\b")
_DIGITS: Final = 16
"""Enough of a hash to tell versions of a bot apart."""


@cache
def weights_hash(name: str = _NETWORK) -> str:
    """Return the SHA-256 of a network that comes with the package."""
    return hashlib.sha256((files("gangoffour.bots") / name).read_bytes()).hexdigest()


def fingerprint(who: Entrant) -> str:
    """Return a hash of a bot's module and those of `gangoffour.bots` behind it, and of the weights if it reads any.

    The engine and the core are left out: the rules do not change, and tests hold the core to them.
    """
    return _fingerprint(type(who.make()).__module__)


@cache
def _fingerprint(module: str) -> str:
    sources = _sources(module)
    whole = hashlib.sha256()
    for name in sorted(sources):
        whole.update(hashlib.sha256(_by_its_first_name(sources[name])).digest())
    for weights in (file for reader, file in _READS.items() if reader in sources):
        whole.update(bytes.fromhex(weights_hash(weights)))
    return whole.hexdigest()[:_DIGITS]


def _by_its_first_name(source: bytes) -> bytes:
    return _NAME.sub(lambda found: _RENAMED[found[0]], source)


def _sources(module: str) -> dict[str, bytes]:
    """Return the sources of a module and of all bots' modules that it imports, by name."""
    found: dict[str, bytes] = {}
    left = [module]
    while left:
        name = left.pop()
        spec = find_spec(name)
        if name in found or spec is None or spec.origin is None:
            continue
        found[name] = Path(spec.origin).read_bytes()
        left += _IMPORT.findall(found[name].decode())
    return found


@cache
def surroundings() -> dict[str, str]:
    """Return the machine, the versions and the weights that figures are taken with."""
    facts = measured(OURS[0], sys.executable, 0, 0)
    return {**{name: facts[name] for name in ("machine", "python", "version")}, "network": weights_hash()}
