"""Reviews for those who look back."""

from collections.abc import Sequence
from typing import Final

import msgspec

from gangoffour.protocol import PlayerFigure
from gangoffour.server.ids import shard_of
from gangoffour.server.ports import Analyses, Jobs, KeptAnalysis, MatchId, PlayerId
from gangoffour.server.reviews.figures import MOST_DECISIONS, figure_of, is_telling
from gangoffour.server.reviews.kinds import deep_review, quick_review

_NOTHING: Final = msgspec.Raw(b"null")
_FEWEST_IN_A_MATCH: Final = 3
"""Matches with fewer decisions are so rare that a figure may miss a few of them."""


class _Levels(msgspec.Struct):
    """The part of an analysis that is read here."""

    levels: dict[str, float] = {}


class Reviews:
    """What is known of how matches were played. An analysis was written where it was made, and is sent as it lies."""

    def __init__(self, analyses: Analyses, jobs: Sequence[Jobs]) -> None:
        self._analyses = analyses
        self._jobs = jobs

    async def show(self, match_id: MatchId, deals: int) -> bytes:
        """Return the review of a match (`MatchReview`) as JSON; the quick one is asked for if there is none."""
        kept = await self._analyses.of_match(match_id)
        done = [each for each in kept if each.body is not None]
        best = next((each for each in done if each.is_deep), None) or next(iter(done), None)
        if best is None:
            await self._jobs_of(match_id).ensure(quick_review(match_id, is_looked_for=True))
        deep = next((each for each in kept if each.is_deep), None)
        return msgspec.json.encode(
            {
                "analysis": _NOTHING if best is None or best.body is None else msgspec.Raw(best.body),
                "is_deep": best is not None and best.is_deep,
                "deep": await self._status(match_id, deep),
                "deals_done": 0 if deep is None else deep.deals_done,
                "deals": deals if deep is None else deep.deals,
            }
        )

    async def _status(self, match_id: MatchId, deep: KeptAnalysis | None) -> str:
        if deep is not None and deep.body is not None:
            return "done"
        is_asked = await self._jobs_of(match_id).is_asked_for(deep_review(match_id))
        if not is_asked:
            return "none"
        return "working" if deep is not None else "waiting"

    async def ask(self, match_id: MatchId) -> None:
        """Ask for the deep review of a match."""
        await self._jobs_of(match_id).enqueue(deep_review(match_id))

    async def figure(self, player_id: PlayerId) -> PlayerFigure:
        """Return what a player loses for a decision: in worlds if that tells something, else by the network alone.

        The network judges every match, but only what was judged in worlds compares with the levels of bots.
        """
        most = MOST_DECISIONS // _FEWEST_IN_A_MATCH
        deep = await self._analyses.losses_of(player_id, most, is_deep=True)
        if is_telling(deep):
            return figure_of(deep, await self._levels(deep[0].match_id))
        return figure_of(await self._analyses.losses_of(player_id, most, is_deep=False))

    async def _levels(self, match_id: MatchId) -> dict[str, float]:
        """Return what the levels of bots lose, as the deep analysis of a match has it."""
        bodies = (kept.body for kept in await self._analyses.of_match(match_id) if kept.is_deep)
        body = next((body for body in bodies if body is not None), None)
        return {} if body is None else msgspec.json.decode(body, type=_Levels).levels

    def _jobs_of(self, match_id: MatchId) -> Jobs:
        return self._jobs[shard_of(match_id)]
