"""Finished matches for those who look back."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from gangoffour.server.ids import shard_of
from gangoffour.server.matches.projection import MATCHES
from gangoffour.server.ports import (
    EVERYTHING,
    Match,
    Matches,
    MatchId,
    MatchSeat,
    Note,
    PlayerId,
    Sought,
    StoreBusy,
    Totals,
)
from gangoffour.server.projections import Projections

PAGE: Final = 100
"""The most matches on a page."""

TEXT_S: Final = 10.0
"""How long somebody waits for the record of a match that has just ended."""


class Page(NamedTuple):
    """A page of a player's matches, newest first."""

    matches: list[Match]
    older: MatchId | None
    """The next page has the matches before this one; None: there are none."""
    newer: MatchId | None
    """The page before has the matches after this one; None: there were none."""
    is_complete: bool
    """False: a database did not answer, and its matches are left out."""
    seats: Mapping[MatchId, Sequence[MatchSeat]]
    """Who sat where in them."""


class History:
    """Finished matches. Whoever has heard of the end of one finds it: what is missing is written down first."""

    def __init__(self, matches: Matches, projections: Projections) -> None:
        self.matches = matches
        self._projections = projections

    async def text(self, match_id: MatchId) -> str | None:
        """Return the record of a match; None if there is none, or it goes on.

        Raises:
            StoreBusy: Whether there is one cannot be told soon.
        """
        text = await self.matches.text(match_id)
        if text is None:
            if not await self._projections.caught_up(MATCHES, [shard_of(match_id)], TEXT_S):
                raise StoreBusy
            text = await self.matches.text(match_id)
        return text

    async def totals(self, player_id: PlayerId) -> list[Totals]:
        """Return what came of a player's matches, by the number of seats."""
        await self._projections.caught_up(MATCHES)
        return await self.matches.totals(player_id)

    async def notes_of(self, player_id: PlayerId) -> list[Note]:
        """Return how a player behaved in the last matches with other people, the newest first."""
        await self._projections.caught_up(MATCHES)
        return await self.matches.notes_of(player_id)

    async def page(
        self,
        player_id: PlayerId,
        limit: int = PAGE,
        *,
        before: MatchId | None = None,
        after: MatchId | None = None,
        sought: Sought = EVERYTHING,
    ) -> Page:
        """Return a player's matches, newest first: the last ones, those before one of them, or those after one."""
        if before is None:
            await self._projections.caught_up(MATCHES)
        # One more than the page has tells whether there is another page.
        found = await self.matches.of_player(player_id, limit + 1, before=before, after=after, sought=sought)
        matches, is_more = found.matches, len(found.matches) > limit
        matches = (matches[-limit:] if after is not None else matches[:limit]) if is_more else matches
        first, last = (matches[0].match_id, matches[-1].match_id) if matches else (None, None)
        has_older = is_more if after is None else bool(matches)
        has_newer = is_more if after is not None else before is not None
        older, newer = last if has_older else None, first if has_newer else None
        return Page(matches, older, newer, found.is_complete, found.seats)
