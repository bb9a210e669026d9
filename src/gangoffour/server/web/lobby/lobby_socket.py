"""`/ws/lobby`: the open tables as they change. The client only listens."""

from litestar import websocket

from gangoffour.protocol import Farewell, Player
from gangoffour.server.web.channels import AnySocket, Channel
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.door import Visitor, let_in
from gangoffour.server.web.lobby.lobby_services import LobbyServices


@websocket("/ws/lobby")
async def lobby_socket(socket: AnySocket) -> None:
    """Hold a socket in the lobby until either side ends it."""
    common, services = CommonServices.of(socket), LobbyServices.of(socket)

    async def serve(channel: Channel, visitor: Visitor) -> None:
        await LobbySocket(common, services, channel, visitor).serve()

    await let_in(socket, "lobby", serve)


class LobbySocket:
    """A socket in the lobby."""

    def __init__(self, common: CommonServices, services: LobbyServices, channel: Channel, visitor: Visitor) -> None:
        self.player: Player | None = visitor.player
        self._connections = common.connections
        self._lobby_feed = services.lobby_feed
        self._channel = channel
        self.session = visitor.session

    def send(self, frame: bytes) -> None:
        """Send a frame."""
        self._channel.send(frame)

    def finish(self, farewell: Farewell) -> None:
        """End the socket."""
        self._channel.finish(farewell)

    async def serve(self) -> None:
        """Show the lobby until the end."""
        self._connections.add(self)
        try:
            await self._lobby_feed.come(self)
            if await self._channel.receive() is not None:
                self.finish(Farewell.MALFORMED)
        finally:
            self._lobby_feed.go(self)
            self._connections.remove(self)
