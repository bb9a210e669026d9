"""The web application: all routes and sockets on one set of services."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.types import ControllerRouterHandler

from gangoffour.server.settings import Settings
from gangoffour.server.web.asker import hear_refusal, meet
from gangoffour.server.web.daily import routes_contests, routes_daily
from gangoffour.server.web.defences import defended_app
from gangoffour.server.web.description import description
from gangoffour.server.web.headers import SECURITY_HEADERS, security_headers
from gangoffour.server.web.host import routes_host
from gangoffour.server.web.lobby.lobby_socket import lobby_socket
from gangoffour.server.web.matches import routes_matches, routes_practice, routes_reviews
from gangoffour.server.web.pages import page_routes
from gangoffour.server.web.people import (
    routes_conduct,
    routes_devices,
    routes_friends,
    routes_issuers,
    routes_mail,
    routes_people,
    routes_profiles,
    routes_programs,
    routes_rights,
    routes_ways_in,
)
from gangoffour.server.web.services import Services
from gangoffour.server.web.tables import routes_codes, routes_tables
from gangoffour.server.web.tables.table_socket import table_socket

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
    routes_issuers.depart_to_keep,
    routes_issuers.depart,
    routes_issuers.arrive,
    routes_issuers.remove_issuer,
    routes_rights.show_my_archive,
    routes_programs.list_my_tokens,
    routes_programs.issue_token,
    routes_programs.revoke_token,
    routes_programs.list_my_bots,
    routes_programs.open_bot,
    routes_programs.close_bot,
    routes_conduct.show_my_conduct,
    routes_conduct.report,
    routes_conduct.appeal,
    routes_conduct.show_desk,
    routes_conduct.decide_report,
    routes_conduct.decide_appeal,
    routes_conduct.sanction,
    routes_friends.list_my_friends,
    routes_friends.ask_friend,
    routes_friends.remove_friend,
    routes_friends.block,
    routes_friends.unblock,
    routes_friends.make_friend_link,
    routes_friends.show_friend_link,
    routes_friends.take_friend_link,
    routes_friends.invite_friend,
    routes_friends.decline_call,
    routes_tables.list_tables,
    routes_tables.open_table,
    routes_tables.play_now,
    routes_tables.show_table,
    routes_tables.give_up_my_seat,
    routes_tables.show_hints,
    routes_tables.show_my_voice,
    routes_codes.show_code,
    routes_codes.try_code,
    routes_matches.list_my_records,
    routes_matches.show_record,
    routes_matches.show_replay,
    routes_matches.replay_record,
    routes_profiles.show_profile,
    routes_profiles.list_matches,
    routes_profiles.show_my_profile,
    routes_profiles.choose_my_profile,
    routes_profiles.list_my_matches,
    routes_profiles.show_faces,
    routes_reviews.show_review,
    routes_reviews.ask_for_review,
    routes_reviews.show_my_figure,
    routes_reviews.list_puzzles,
    routes_reviews.show_puzzle,
    routes_reviews.practise,
    routes_practice.show_my_practice,
    routes_practice.try_puzzle,
    routes_practice.try_mistake,
    routes_contests.make_challenge,
    routes_contests.begin_instant,
    routes_contests.show_contest,
    routes_contests.play_contest,
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


App: TypeAlias = Litestar
"""An application, for whoever has nothing else to do with the web."""


def create_app(services: Services, static: Path = STATIC) -> App:
    """Return the application; the web client is served from a folder if it was built there."""
    app = new_app(services.for_all.settings, static)
    equip(app, services)
    return app


def new_app(settings: Settings, static: Path = STATIC) -> App:
    """Return an application that has all routes and no services yet.

    Of the settings it keeps what `equip` does not bring: how large a body may be, and the name of the cookie.
    """

    def prepare(config: AppConfig) -> AppConfig:
        config.before_request = meet
        config.after_exception.append(hear_refusal)
        config.openapi_config = description(settings)
        return config

    return defended_app(settings, [*HANDLERS, page_routes(static)], [prepare])


def equip(app: App, services: Services) -> None:
    """Let an application work with these services, and with no others."""
    app.state = State(services.app_state() | {SECURITY_HEADERS: security_headers(services.for_all.settings)})


def strip(app: App) -> None:
    """Let an application forget its services."""
    app.state = State()
