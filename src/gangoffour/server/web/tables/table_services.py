"""What the routes and sockets of tables work with."""

from dataclasses import dataclass

from gangoffour.server.conduct import ConductService
from gangoffour.server.lobby.codes import Codes
from gangoffour.server.lobby.service import Lobby
from gangoffour.server.people.friends import Friends
from gangoffour.server.tables.chats import Chats
from gangoffour.server.tables.hints import Hints
from gangoffour.server.tables.service import Tables
from gangoffour.server.web.common_services import ServiceGroup
from gangoffour.server.web.tables.attendance import Attendance
from gangoffour.server.web.tables.spectators import Watching


@dataclass(frozen=True, slots=True)
class TableServices(ServiceGroup):
    """The services behind the routes and sockets of tables."""

    tables: Tables
    lobby: Lobby
    codes: Codes
    chats: Chats
    hints: Hints
    friends: Friends
    """Says who is kept apart from whom."""
    conduct: ConductService
    """Says to whom public tables are closed."""
    attendance: Attendance
    watching: Watching
