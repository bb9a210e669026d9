"""All services of the gateway, by the groups of routes that need them. They are put together in `wiring`."""

from dataclasses import dataclass, fields

from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.daily.daily_services import DailyServices
from gangoffour.server.web.host.host_services import HostServices
from gangoffour.server.web.lobby.lobby_services import LobbyServices
from gangoffour.server.web.matches.match_services import MatchServices
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.tables.table_services import TableServices


@dataclass(frozen=True, slots=True)
class Services:
    """Every group of services. No route sees it: each takes its own group out of the app."""

    for_all: CommonServices
    for_people: PeopleServices
    for_tables: TableServices
    for_matches: MatchServices
    for_daily: DailyServices
    for_lobby: LobbyServices
    for_host: HostServices

    def app_state(self) -> dict[str, object]:
        """Return what the app has to keep, so that every group is found by its kind (`ServiceGroup.of`)."""
        groups = (getattr(self, field.name) for field in fields(self))
        return {type(group).__name__: group for group in groups}
