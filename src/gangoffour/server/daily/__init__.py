"""Today's deals: who plays which board at which table, how they stand, and what may be known of a day when."""

from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.daily.contests import Contests
from gangoffour.server.daily.errors import ContestCode, ContestError, DailyCode, DailyError
from gangoffour.server.daily.service import Daily
from gangoffour.server.daily.standings import Asker

__all__ = ["Asker", "Calendar", "ContestCode", "ContestError", "Contests", "Daily", "DailyCode", "DailyError", "Day"]
