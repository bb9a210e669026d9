"""`/ws/lobby`: the open tables as they change. The client only listens."""

from litestar import websocket

from gangoffour.protocol import Farewell, Player
from gangoffour.server.web.channels import AnySocket, Channel
from gangoffour.server.web.door import Visitor, let_in
from gangoffour.server.web.services import Services, services_of


@websocket("/ws/lobby")
async def lobby_socket(socket: AnySocket) -> None:
    """Hold a socket in the lobby until either side ends it."""
    await let_in(socket, services_of(socket), "lobby", _serve)


async def _serve(services: Services, channel: Channel, visitor: Visitor) -> None:
    await LobbySocket(services, channel, visitor).serve()


class LobbySocket:
    """A socket in the lobby."""

    def __init__(self, services: Services, channel: Channel, visitor: Visitor) -> None:
        self.player: Player | None = visitor.player
        self._services = services
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
        self._services.connections.add(self)
        try:
            await self._services.lobby_feed.come(self)
            if await self._channel.receive() is not None:
                self.finish(Farewell.MALFORMED)
        finally:
            self._services.lobby_feed.go(self)
            self._services.connections.remove(self)
