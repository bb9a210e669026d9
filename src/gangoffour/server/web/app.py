"""The web application: all routes and sockets on one set of services."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from gangoffour.server.web import (
    routes_codes,
    routes_daily,
    routes_devices,
    routes_host,
    routes_mail,
    routes_matches,
    routes_people,
    routes_reviews,
    routes_tables,
    routes_ways_in,
)
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
    routes_people.become_guest,
    routes_people.show_session,
    routes_people.enter,
    routes_people.show_me,
    routes_people.rename_me,
    routes_people.delete_me,
    routes_people.end_session,
    routes_people.list_my_tables,
    routes_devices.list_my_sessions,
    routes_devices.end_my_session,
    routes_devices.end_my_other_sessions,
    routes_devices.make_link,
    routes_devices.show_link,
    routes_devices.take_link,
    routes_ways_in.list_my_ways_in,
    routes_ways_in.set_my_password,
    routes_ways_in.offer_passkey,
    routes_ways_in.add_passkey,
    routes_ways_in.remove_passkey,
    routes_ways_in.make_recovery_codes,
    routes_ways_in.sign_in,
    routes_ways_in.ask_passkey,
    routes_ways_in.sign_in_with_passkey,
    routes_ways_in.recover,
    routes_mail.offer_mail,
    routes_mail.ask_mail_link,
    routes_mail.show_mail_link,
    routes_mail.take_mail_link,
    routes_tables.list_tables,
    routes_tables.open_table,
    routes_tables.play_now,
    routes_tables.show_table,
    routes_tables.show_hints,
    routes_codes.show_code,
    routes_codes.try_code,
    routes_matches.list_my_records,
    routes_matches.show_record,
    routes_matches.show_replay,
    routes_matches.replay_record,
    routes_reviews.show_review,
    routes_reviews.ask_for_review,
    routes_reviews.show_my_figure,
    routes_reviews.list_puzzles,
    routes_reviews.show_puzzle,
    routes_reviews.practise,
    routes_daily.show_today,
    routes_daily.show_day,
    routes_daily.play_day,
    routes_daily.show_standing,
    routes_daily.show_week,
    routes_daily.show_season,
    routes_daily.show_board,
    routes_daily.replay_bot,
    routes_daily.show_sheet,
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
        config.after_exception.append(services.security.hear)
        config.openapi_config = description(services.settings)
        return config

    return defended_app(services.settings, [*HANDLERS, page_routes(static)], [prepare])
