"""What the routes about the server itself work with."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from gangoffour.server.daily import Daily
from gangoffour.server.people.issuers import Issuers
from gangoffour.server.people.letters import Letters
from gangoffour.server.web.common_services import ServiceGroup


@dataclass(frozen=True, slots=True)
class HostServices(ServiceGroup):
    """The services behind the routes about the server itself."""

    daily: Daily
    """Knows whether there are deals of the day."""
    letters: Letters
    """Knows whether mail can be sent."""
    issuers: Issuers
    """Knows by which other sites one may come in."""
    is_ready: Callable[[], Awaitable[bool]]
    """Says whether the store answers."""
    measure: Callable[[], None]
    """Brings the figures up to date that are counted elsewhere."""
