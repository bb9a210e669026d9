"""What every group of routes may work with, and how a group finds its services."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Self

from litestar.connection import ASGIConnection

from gangoffour.server.metrics import Metrics
from gangoffour.server.ports import Clock, SignedIn
from gangoffour.server.settings import Settings
from gangoffour.server.web.connections import Connections
from gangoffour.server.web.limits import Limiters
from gangoffour.server.web.security_log import SecurityLog


class ServiceGroup:
    """The services that a group of routes needs. The app keeps one of each kind."""

    __slots__ = ()

    @classmethod
    def of(cls, connection: ASGIConnection[Any, Any, Any, Any]) -> Self:
        """Return the services of this kind of the app that a request or a socket came to."""
        group: Self = connection.app.state[cls.__name__]
        return group


@dataclass(frozen=True, slots=True)
class CommonServices(ServiceGroup):
    """What the doors need, and with them every group of routes."""

    settings: Settings
    clock: Clock
    limiters: Limiters
    security: SecurityLog
    metrics: Metrics
    connections: Connections
    authenticate: Callable[[str], Awaitable[SignedIn | None]]
    """Says whose token it is, of a session or of a program; None if it is nobody's."""
