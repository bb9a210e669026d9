"""What every app of ours has, whatever its routes: headers, refusals, a bound on bodies, and no help for strangers."""

from collections.abc import Callable, Sequence

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.types import ControllerRouterHandler

from gangoffour.server.settings import Settings
from gangoffour.server.web.headers import SECURITY_HEADERS, add_security_headers, security_headers
from gangoffour.server.web.problems import EXCEPTION_HANDLERS


def defended_app(
    settings: Settings,
    route_handlers: Sequence[ControllerRouterHandler],
    on_app_init: Sequence[Callable[[AppConfig], AppConfig]] = (),
) -> Litestar:
    """Return an app with these routes. All else about it is set by the hooks, before the defences are put up."""

    def defend(config: AppConfig) -> AppConfig:
        config.state[SECURITY_HEADERS] = security_headers(settings)
        config.before_send.append(add_security_headers)
        config.exception_handlers = {**config.exception_handlers, **EXCEPTION_HANDLERS}
        # A hand and the words of a stranger must not be packed together: the size would tell the cards.
        config.compression_config = None
        config.debug = False  # its pages show source and values
        config.logging_config = None  # the framework's own would write past `logs`, with every secret in it
        return config

    # The framework takes the bound on bodies from its argument alone, not from a hook.
    return Litestar(
        route_handlers, on_app_init=[*on_app_init, defend], request_max_body_size=settings.limits.body_bytes
    )
