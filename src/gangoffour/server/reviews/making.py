"""Making a review: the deals of a match judged one after another, then kept at once."""

from typing import Any
from uuid import UUID

import msgspec

from gangoffour.protocol import AnalysedDeal
from gangoffour.server.ports import Analyses, Analyst, Clock, Job, KeptAnalysis, Matches, PracticeStore
from gangoffour.server.reviews.figures import losses_in
from gangoffour.server.reviews.mistakes import COMES_BACK_DAYS, DAY_MS, mistakes_in


class ReviewMaker:
    """Does the jobs of reviews. One that was interrupted begins anew; one that is there already is not made again."""

    def __init__(
        self, matches: Matches, analyses: Analyses, practice: PracticeStore, analyst: Analyst, clock: Clock
    ) -> None:
        self._matches = matches
        self._analyses = analyses
        self._practice = practice
        self._analyst = analyst
        self._clock = clock

    async def make(self, job: Job, *, is_deep: bool) -> None:
        """Judge the match that a job names, and keep the analysis.

        Raises:
            NoAnalysis: Nobody could judge it now.
        """
        match_id = UUID(job.key)
        text = await self._matches.text(match_id)
        if text is None:  # the match was removed since
            return
        begun = await self._analyst.begin(text, is_deep=is_deep)
        if any(kept.engine == begun.engine and kept.body for kept in await self._analyses.of_match(match_id)):
            return
        deals: list[bytes] = []
        for number in range(1, begun.deals + 1):
            await self._analyses.advance(
                match_id, KeptAnalysis(begun.engine, is_deep, len(deals), begun.deals, body=None)
            )
            deals.append(await self._analyst.deal(text, number, is_deep=is_deep))
        done = KeptAnalysis(begun.engine, is_deep, begun.deals, begun.deals, _whole(begun.head, deals))
        seats = await self._matches.seats(match_id)
        read = [msgspec.json.decode(deal, type=AnalysedDeal) for deal in deals]
        # Mistakes first: they may lie in another database, and whoever comes once more finds them there already.
        mistakes = mistakes_in(match_id, read, seats, is_deep=is_deep)
        due_ms = self._clock.now_ms() + COMES_BACK_DAYS[0] * DAY_MS
        await self._practice.put_mistakes(match_id, mistakes, due_ms, is_deep=is_deep)
        await self._analyses.put(match_id, done, losses_in(match_id, read, seats))


def _whole(head: bytes, deals: list[bytes]) -> bytes:
    """Return the analysis with its deals, which are not read again."""
    whole: dict[str, Any] = msgspec.json.decode(head)
    whole["deals"] = [msgspec.Raw(deal) for deal in deals]
    return msgspec.json.encode(whole)
