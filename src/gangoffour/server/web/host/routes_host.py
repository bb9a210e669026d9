"""Routes about the server itself: what it is, what it offers, whether it is well."""

from importlib.metadata import version
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from gangoffour.bots import BOTS
from gangoffour.engine import PRESETS
from gangoffour.protocol import (
    PROTOCOL_VERSION,
    About,
    BotLevel,
    BotLevels,
    IssuerListing,
    Presets,
    protocol_schema,
    rules_values,
)
from gangoffour.server.metrics import CONTENT_TYPE
from gangoffour.server.people.errors import NotSignedIn, PeopleCode
from gangoffour.server.web.asker import AnyRequest, may_measure
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.host.host_services import HostServices
from gangoffour.server.web.response_specs import READS, refusals
from gangoffour.server.web.security_log import SecurityKind
from gangoffour.server.web.sessions import caller_key

_FIGURES: Final = CONTENT_TYPE.removesuffix("; charset=utf-8")
"""The framework adds the character set itself."""


@get("/api/about", tags=["server"], responses=READS)
async def show_about(request: AnyRequest) -> About:
    """Say what this server is, and what time it is here."""
    common, services = CommonServices.of(request), HostServices.of(request)
    return About(
        site_name=common.settings.site_name,
        version=version("gangoffour"),
        protocol_version=PROTOCOL_VERSION,
        now_ms=common.clock.now_ms(),
        has_daily=await services.daily.is_there(),
        has_mail=services.letters.is_open,
        issuers=tuple(IssuerListing(key=each.key, name=each.name) for each in services.issuers.listed),
    )


@get("/api/bots", tags=["server"], responses=READS, sync_to_thread=False)
def list_bots() -> BotLevels:
    """List the bots that can be seated, weakest first."""
    return BotLevels(bots=tuple(BotLevel(level=level, place=place) for place, level in enumerate(BOTS, start=1)))


@get("/api/presets", tags=["server"], responses=READS, sync_to_thread=False)
def list_presets() -> Presets:
    """List the rule sets of the printed rulebooks."""
    return Presets(presets={name: rules_values(rules) for name, rules in PRESETS.items()})


@get("/schema/protocol.json", tags=["server"], responses=READS, sync_to_thread=False)
def show_protocol() -> dict[str, Any]:
    """Describe every message on the sockets and every body over HTTP as a JSON schema."""
    return protocol_schema()


@get("/healthz", tags=["server"], media_type=MediaType.TEXT, responses=refusals(), sync_to_thread=False)
def show_health() -> str:
    """Answer as long as the process lives."""
    return "well\n"


@get("/readyz", tags=["server"], media_type=MediaType.TEXT, responses=refusals())
async def show_readiness(request: AnyRequest) -> Response[str]:
    """Answer 200 if the store answers and the server is not about to stop."""
    services = HostServices.of(request)
    is_ready = not CommonServices.of(request).connections.is_stopping and await services.is_ready()
    if is_ready:
        return Response("ready\n", status_code=HTTP_200_OK, media_type=MediaType.TEXT)
    return Response("not ready\n", status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type=MediaType.TEXT)


@get("/metrics", tags=["server"], media_type=_FIGURES, responses=refusals(401))
async def show_metrics(request: AnyRequest) -> bytes:
    """Return the server's figures for Prometheus, to those who sit at this machine or have the token for it."""
    common, services = CommonServices.of(request), HostServices.of(request)
    if not may_measure(request):
        scope = request.scope
        common.security.note(SecurityKind.METRICS, caller_key(scope["client"], scope["headers"], common.settings))
        raise NotSignedIn(PeopleCode.NOT_SIGNED_IN)
    services.measure()
    return common.metrics.text()
