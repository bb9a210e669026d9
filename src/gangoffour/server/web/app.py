"""The web application: all routes and sockets on one set of services."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from gangoffour.server.web import routes_accounts, routes_host, routes_matches, routes_tables
from gangoffour.server.web.asker import meet
from gangoffour.server.web.defences import defended_app
from gangoffour.server.web.description import description
from gangoffour.server.web.lobby_socket import lobby_socket
from gangoffour.server.web.pages import page_routes
from gangoffour.server.web.services import Services, app_state
from gangoffour.server.web.table_socket import table_socket

STATIC: Final = Path(__file__).parents[1] / "static"
"""The web client, where it was built."""

HANDLERS: Final[Sequence[ControllerRouterHandler]] = (
    routes_accounts.become_guest,
    routes_accounts.show_session,
    routes_accounts.enter,
    routes_accounts.show_me,
    routes_accounts.rename_me,
    routes_accounts.end_session,
    routes_accounts.list_my_tables,
    routes_accounts.list_my_records,
    routes_tables.list_tables,
    routes_tables.open_table,
    routes_tables.play_now,
    routes_tables.show_table,
    routes_tables.show_hints,
    routes_matches.show_record,
    routes_matches.show_replay,
    routes_matches.replay_record,
    routes_host.show_about,
    routes_host.list_bots,
    routes_host.list_presets,
    routes_host.show_protocol,
    routes_host.show_health,
    routes_host.show_readiness,
    routes_host.show_metrics,
    table_socket,
    lobby_socket,
)


def create_app(services: Services, static: Path = STATIC) -> Litestar:
    """Return the application; the web client is served from a folder if it was built there."""

    def prepare(config: AppConfig) -> AppConfig:
        config.state = State(app_state(services))
        config.before_request = meet
        config.openapi_config = description(services.settings)
        return config

    return defended_app(services.settings, [*HANDLERS, page_routes(static)], [prepare])
