"""Gang of Four: the rules of the climbing card game, its records, its fair deals and its players.

The package is a house of rooms, one subpackage each; import from the room, never from a file inside it::

    from gangoffour.engine import ...
"""

from typing import TYPE_CHECKING

__all__ = ["__version__"]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """Return the version to whoever asks: reading it takes longer than importing the engine."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version  # noqa: PLC0415  see above

        return version(__name__)
