"""The network that comes with the package."""

from functools import cache
from importlib.resources import as_file, files

from gangoffour.bots.network import Network, load_network


@cache
def shipped_network() -> Network:
    """Return the network behind `neural` and `champion`, read once in a process; nobody changes it."""
    with as_file(files("gangoffour.bots") / "network.npz") as path:
        return load_network(path)
