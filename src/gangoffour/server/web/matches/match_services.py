"""What the routes about matches work with."""

from dataclasses import dataclass

from gangoffour.server.daily import Daily
from gangoffour.server.matches import History
from gangoffour.server.people.service import People
from gangoffour.server.ports import Puzzles
from gangoffour.server.reviews import Practice, Reviews
from gangoffour.server.web.common_services import ServiceGroup
from gangoffour.server.web.matches.replays import Replays


@dataclass(frozen=True, slots=True)
class MatchServices(ServiceGroup):
    """The services behind the routes about matches that are over, and what is learned from them."""

    history: History
    replays: Replays
    reviews: Reviews
    puzzles: Puzzles
    practice: Practice
    people: People
    """Knows the names of those who played."""
    daily: Daily
    """Says who may see the record of a deal of a day."""
