"""Phrases first: who may write to strangers in their own words."""

from typing import Final

from gangoffour.server.ports import Matches, PlayerId, Relations

OWN_WORDS_AFTER: Final = 10
"""After so many finished matches somebody may write to strangers."""


class OwnWords:
    """Own words are for friends among themselves, and for who has finished some matches."""

    def __init__(self, matches: Matches, relations: Relations) -> None:
        self._matches = matches
        self._relations = relations

    async def matches_left(self, player_id: PlayerId, others: frozenset[PlayerId]) -> int:
        """Return how many more matches a person has to finish before they may write to these others; 0: they may.

        Nobody waits for a match that has just ended to be counted: it is there for the next line.
        """
        if others and others <= await self._relations.friends_of(player_id):
            return 0
        finished = sum(each.matches for each in await self._matches.totals(player_id))
        return max(0, OWN_WORDS_AFTER - finished)
