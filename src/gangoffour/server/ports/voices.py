"""Who may say something in their own words."""

from typing import Protocol

from gangoffour.server.ports.ids import PlayerId


class Voices(Protocol):
    """Who may write to whom in their own words, and not in phrases alone."""

    async def matches_left(self, player_id: PlayerId, others: frozenset[PlayerId]) -> int:
        """Return how many more matches a person has to finish before they may write to these others; 0: they may."""
