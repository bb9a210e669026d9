"""Reviews of finished matches: asking for them, making them, and what players lose by them."""

from gangoffour.server.reviews.figures import figure_of, losses_in
from gangoffour.server.reviews.glicko import BEGINNER
from gangoffour.server.reviews.kinds import (
    DEEP_REVIEW,
    QUICK_REVIEW,
    board_ended_ms,
    is_looked_for,
    quick_review,
    reviews_of_ended,
)
from gangoffour.server.reviews.making import ReviewMaker
from gangoffour.server.reviews.practice import Practice
from gangoffour.server.reviews.service import Reviews
from gangoffour.server.reviews.tries import counted, days_in_a_row

__all__ = [
    "BEGINNER",
    "DEEP_REVIEW",
    "QUICK_REVIEW",
    "Practice",
    "ReviewMaker",
    "Reviews",
    "board_ended_ms",
    "counted",
    "days_in_a_row",
    "figure_of",
    "is_looked_for",
    "losses_in",
    "quick_review",
    "reviews_of_ended",
]
