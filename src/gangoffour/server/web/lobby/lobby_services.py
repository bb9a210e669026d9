"""What the socket of the lobby works with."""

from dataclasses import dataclass

from gangoffour.server.web.common_services import ServiceGroup
from gangoffour.server.web.lobby.lobby_feed import LobbyFeed


@dataclass(frozen=True, slots=True)
class LobbyServices(ServiceGroup):
    """The services behind the socket of the lobby."""

    lobby_feed: LobbyFeed
