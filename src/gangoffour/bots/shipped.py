"""The networks that come with the package."""

from functools import cache
from importlib.resources import as_file, files

from gangoffour.bots.network import Network, load_network


@cache
def shipped_network() -> Network:
    """Return the network behind `neural` and `champion`, read once in a process; nobody changes it."""
    return _shipped("network.npz")


@cache
def shipped_quick_network() -> Network:
    """Return the small network that does as the other one does, nearly, in a fraction of the time."""
    return _shipped("quick.npz")


def _shipped(name: str) -> Network:
    with as_file(files("gangoffour.bots") / name) as path:
        return load_network(path)
