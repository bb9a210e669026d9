"""What the gateway works with. It is put together in `main`."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection

from gangoffour.server.daily import Daily
from gangoffour.server.lobby.codes import Codes
from gangoffour.server.lobby.service import Lobby
from gangoffour.server.matches import History
from gangoffour.server.metrics import Metrics
from gangoffour.server.people.accounts import Accounts
from gangoffour.server.people.devices import Devices
from gangoffour.server.people.letters import Letters
from gangoffour.server.people.passkeys import Passkeys
from gangoffour.server.people.service import People
from gangoffour.server.ports import Bus, Clock, Puzzles
from gangoffour.server.reviews import Reviews
from gangoffour.server.settings import Settings
from gangoffour.server.tables.chats import Chats
from gangoffour.server.tables.hints import Hints
from gangoffour.server.tables.service import Tables
from gangoffour.server.web.attendance import Attendance
from gangoffour.server.web.connections import Connections
from gangoffour.server.web.limits import Limiters
from gangoffour.server.web.lobby_feed import LobbyFeed
from gangoffour.server.web.replays import Replays
from gangoffour.server.web.security_log import SecurityLog
from gangoffour.server.web.spectators import Watching

_KEY: Final = "services"


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that a request or a socket may need."""

    settings: Settings
    clock: Clock
    bus: Bus
    people: People
    devices: Devices
    accounts: Accounts
    passkeys: Passkeys
    letters: Letters
    tables: Tables
    chats: Chats
    hints: Hints
    lobby: Lobby
    codes: Codes
    history: History
    daily: Daily
    reviews: Reviews
    puzzles: Puzzles
    replays: Replays
    limiters: Limiters
    security: SecurityLog
    metrics: Metrics
    connections: Connections
    attendance: Attendance
    watching: Watching
    lobby_feed: LobbyFeed
    is_ready: Callable[[], Awaitable[bool]]
    """Says whether the store answers."""
    measure: Callable[[], None]
    """Brings the figures in `metrics` up to date that are counted elsewhere."""


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """Return the services of the app that a request or a socket came to."""
    services: Services = connection.app.state[_KEY]
    return services


def app_state(services: Services) -> dict[str, object]:
    """Return what the app has to keep, so that `services_of` finds it."""
    return {_KEY: services}
