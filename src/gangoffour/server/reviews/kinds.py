"""The jobs of reviews: a quick one for every match at its end, a deep one for whoever asks, and for boards."""

from typing import Final

from gangoffour.server.ports import Job, Match, MatchId

QUICK_REVIEW: Final = "quick_review"
DEEP_REVIEW: Final = "deep_review"

_LOOKED_FOR: Final = "looked for"
_BOARD_ENDED: Final = "board ended "


def quick_review(match_id: MatchId, *, is_looked_for: bool = False) -> Job:
    """Return the job of judging a match by the network alone: because it ended, or because somebody looks for it."""
    return Job(QUICK_REVIEW, str(match_id), _LOOKED_FOR if is_looked_for else "")


def is_looked_for(job: Job) -> bool:
    """True if somebody looks for a review."""
    return job.body == _LOOKED_FOR


def deep_review(match_id: MatchId) -> Job:
    """Return the job of judging a match in worlds."""
    return Job(DEEP_REVIEW, str(match_id))


def reviews_of_ended(match: Match) -> tuple[Job, ...]:
    """Return what a match asks for when it ends: the quick review, and if it was a board the deep one too."""
    quick = quick_review(match.match_id)
    if match.board_id is None:
        return (quick,)
    return quick, Job(DEEP_REVIEW, str(match.match_id), f"{_BOARD_ENDED}{match.ended_at_ms}")


def board_ended_ms(job: Job) -> int | None:
    """Return when the board ended by which a deep review was asked for; None: somebody asked for it."""
    body = job.body
    return int(body.removeprefix(_BOARD_ENDED)) if body.startswith(_BOARD_ENDED) else None
