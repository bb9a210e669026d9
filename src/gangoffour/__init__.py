"""Gang of Four: the rules of the climbing card game, its records, its fair deals and its players.

The package is a house of rooms, one subpackage each; import from the room, never from a file inside it::

    from gangoffour.engine import ...
"""

from importlib.metadata import version as _version

__all__ = ["__version__"]

__version__ = _version("gangoffour")
