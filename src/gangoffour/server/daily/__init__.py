"""Today's deals: who plays which board at which table, how they stand, and what may be known of a day when."""

from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.daily.service import Daily

__all__ = ["Calendar", "Daily", "DailyCode", "DailyError", "Day"]
