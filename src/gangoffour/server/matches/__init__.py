"""Finished matches: results, seats, records and history."""

from gangoffour.server.matches.history import PAGE, History
from gangoffour.server.matches.match_record import record_of_match
from gangoffour.server.matches.projection import MATCHES, MatchProjection
from gangoffour.server.matches.rows import finished_from_text

__all__ = ["MATCHES", "PAGE", "History", "MatchProjection", "finished_from_text", "record_of_match"]
