"""Finished matches: results, seats, records and history."""

from gangoffour.server.matches.company import Company, company_of
from gangoffour.server.matches.history import PAGE, History
from gangoffour.server.matches.match_record import recorded_match
from gangoffour.server.matches.projection import MATCHES, MatchProjection
from gangoffour.server.matches.rows import finished_from_text

__all__ = [
    "MATCHES",
    "PAGE",
    "Company",
    "History",
    "MatchProjection",
    "company_of",
    "finished_from_text",
    "recorded_match",
]
