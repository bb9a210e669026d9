"""What the routes about people work with."""

from dataclasses import dataclass

from gangoffour.server.conduct import ConductService, Desk
from gangoffour.server.lobby.service import Lobby
from gangoffour.server.people.accounts import Accounts
from gangoffour.server.people.devices import Devices
from gangoffour.server.people.friends import Friends
from gangoffour.server.people.issuers import Issuers
from gangoffour.server.people.letters import Letters
from gangoffour.server.people.passkeys import Passkeys
from gangoffour.server.people.programs import Programs
from gangoffour.server.people.service import People
from gangoffour.server.profiles import Profiles
from gangoffour.server.rights import Rights
from gangoffour.server.tables.chats import Chats
from gangoffour.server.tables.service import Tables
from gangoffour.server.web.common_services import ServiceGroup


@dataclass(frozen=True, slots=True)
class PeopleServices(ServiceGroup):
    """The services behind the routes about people."""

    people: People
    devices: Devices
    accounts: Accounts
    passkeys: Passkeys
    letters: Letters
    issuers: Issuers
    programs: Programs
    friends: Friends
    rights: Rights
    profiles: Profiles
    conduct: ConductService
    desk: Desk
    lobby: Lobby
    """Knows at which tables somebody sits."""
    tables: Tables
    """Knows to which table a friend is invited."""
    chats: Chats
    """Parts people of whom one blocks the other."""
