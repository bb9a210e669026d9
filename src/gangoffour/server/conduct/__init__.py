"""How people behave: what becomes of whoever leaves matches, reports, and what the staff does about them."""

from gangoffour.server.conduct.desk import DECISIONS, SANCTIONS, WARNING_HOURS, Case, Decision, Desk, DeskPorts
from gangoffour.server.conduct.errors import ConductCode, ConductError
from gangoffour.server.conduct.guarded_sessions import GuardedSessions
from gangoffour.server.conduct.service import ConductService
from gangoffour.server.conduct.standing import Standing, State, standing_of
from gangoffour.server.conduct.voices import OWN_WORDS_AFTER, OwnWords

__all__ = [
    "DECISIONS",
    "OWN_WORDS_AFTER",
    "SANCTIONS",
    "WARNING_HOURS",
    "Case",
    "ConductCode",
    "ConductError",
    "ConductService",
    "Decision",
    "Desk",
    "DeskPorts",
    "GuardedSessions",
    "OwnWords",
    "Standing",
    "State",
    "standing_of",
]
