"""What the routes about today's deals and contests work with."""

from dataclasses import dataclass

from gangoffour.server.daily import Contests, Daily
from gangoffour.server.people.friends import Friends
from gangoffour.server.web.common_services import ServiceGroup


@dataclass(frozen=True, slots=True)
class DailyServices(ServiceGroup):
    """The services behind the routes about today's deals and contests."""

    daily: Daily
    contests: Contests
    friends: Friends
    """Knows whom a standing names beside the first."""
