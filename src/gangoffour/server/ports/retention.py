"""What need not be kept for ever, and for how long it is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Keep:
    """For how long after a table has closed something is kept, in milliseconds."""

    streams_ms: int
    """Its events, and with them all that is known of the table apart from the records of its matches."""
    chat_ms: int
    commands_ms: int


class Retention(Protocol):
    """The tables of one shard that are over."""

    async def remove(self, keep: Keep, versions: Mapping[str, int]) -> int:
        """Remove a small part of what has been kept long enough; return how much, 0 once there is nothing left to do.

        The stream of a table goes only if it closed, and every projection, of the version that is given, has passed
        its last event and could take it in. Chat and commands go with the stream at the latest. At least as long as
        it says everything is kept; where whole months go at once, up to a month longer, or until the last table of
        the month is over.

        Raises:
            StoreBusy: Somebody is in the way; nothing happened. Try again later.
        """
