"""Gang of Four: the rules of the climbing card game, its records, its fair deals and its players.

The package is a house of rooms, one subpackage each; import from the room, never from a file inside it::

    from gangoffour.engine import ...

At a prompt, `gangoffour.Match` has a whole match in one object.
"""

from typing import TYPE_CHECKING

__all__ = ["Match", "__version__"]

if TYPE_CHECKING:
    from gangoffour.matches import Match

    __version__: str
else:

    def __getattr__(name: str) -> object:
        """Return what is asked for: reading the version takes longer than importing the engine."""
        if name == "Match":
            from gangoffour.matches import Match  # noqa: PLC0415  so that a room loads no other

            return Match
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version  # noqa: PLC0415  see above

        return version(__name__)
