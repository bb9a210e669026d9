"""Reviews of finished matches: asking for them, making them, and what players lose by them."""

from gangoffour.server.reviews.figures import figure_of, losses_in
from gangoffour.server.reviews.kinds import DEEP_REVIEW, QUICK_REVIEW, quick_review
from gangoffour.server.reviews.making import ReviewMaker
from gangoffour.server.reviews.service import Reviews

__all__ = ["DEEP_REVIEW", "QUICK_REVIEW", "ReviewMaker", "Reviews", "figure_of", "losses_in", "quick_review"]
