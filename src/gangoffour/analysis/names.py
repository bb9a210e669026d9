"""The name of an engine: what it judges with, as hashes and settings."""

import hashlib
import json
from collections.abc import Mapping

import numpy as np

from gangoffour.analysis.model import EngineName
from gangoffour.bots import Network


def engine_name(network: Network, quick: Network, settings: Mapping[str, float | str]) -> EngineName:
    """Return the name of an engine with these networks and settings."""
    return EngineName(network_hash(network), network_hash(quick), dict(sorted(settings.items())))


def network_hash(network: Network) -> str:
    """Return the SHA-256 of a network: of its description and of all its weights."""
    whole = hashlib.sha256(json.dumps(dict(network.description), sort_keys=True).encode())
    for name, weights in sorted(network.weights.items()):
        whole.update(f"{name} {weights.shape}".encode())
        whole.update(np.ascontiguousarray(weights, "<f4").tobytes())
    return whole.hexdigest()


def engine_id(name: EngineName) -> str:
    """Return a short id: the first sixteen digits of a hash over all of the name."""
    text = json.dumps([name.network, name.quick_network, dict(name.settings)], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
