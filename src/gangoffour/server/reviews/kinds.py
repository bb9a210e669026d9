"""The jobs of reviews: a quick one for every match at its end, a deep one for whoever asks."""

from typing import Final

from gangoffour.server.ports import Job, MatchId

QUICK_REVIEW: Final = "quick_review"
DEEP_REVIEW: Final = "deep_review"


def quick_review(match_id: MatchId) -> Job:
    """Return the job of judging a match by the network alone."""
    return Job(QUICK_REVIEW, str(match_id))


def deep_review(match_id: MatchId) -> Job:
    """Return the job of judging a match in worlds."""
    return Job(DEEP_REVIEW, str(match_id))
