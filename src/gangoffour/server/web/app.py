"""The web application: all routes and sockets on one set of services."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from litestar import Litestar, MediaType, get
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from gangoffour.server.web import routes_accounts, routes_host, routes_tables
from gangoffour.server.web.asking import meet
from gangoffour.server.web.defences import defended_app
from gangoffour.server.web.description import description
from gangoffour.server.web.lobby_socket import lobby_socket
from gangoffour.server.web.services import Services, app_state
from gangoffour.server.web.table_socket import table_socket

STATIC: Final = Path(__file__).parents[1] / "static"
"""The web client, where it was built."""

HANDLERS: Final[Sequence[ControllerRouterHandler]] = (
    routes_accounts.become_guest,
    routes_accounts.show_me,
    routes_accounts.rename_me,
    routes_accounts.end_session,
    routes_accounts.list_my_tables,
    routes_accounts.list_my_records,
    routes_tables.list_tables,
    routes_tables.open_table,
    routes_tables.play_now,
    routes_tables.show_table,
    routes_tables.show_record,
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

_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gang of Four</title>
<h1>Gang of Four</h1>
<p>The server runs. There is no web client in this installation; programs find the interface in
<a href="/schema/openapi.json">openapi.json</a> and <a href="/schema/protocol.json">protocol.json</a>.</p>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def show_page() -> str:
    """Say that the server runs, where there is no web client."""
    return _PAGE


def create_app(services: Services, static: Path = STATIC) -> Litestar:
    """Return the application; the web client is served from a folder if it is there."""

    def prepare(config: AppConfig) -> AppConfig:
        config.state = State(app_state(services))
        config.before_request = meet
        config.openapi_config = description(services.settings)
        return config

    pages: ControllerRouterHandler = show_page
    if (static / "index.html").is_file():
        pages = create_static_files_router("/", [static], html_mode=True, include_in_schema=False)
    return defended_app(services.settings, [*HANDLERS, pages], [prepare])
