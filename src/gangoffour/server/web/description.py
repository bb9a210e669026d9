"""The description of the HTTP interface, as OpenAPI.

The bodies are described by msgspec, which also reads and checks them; the framework's own description of them leaves
bounds out.
"""

from importlib.metadata import version
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from gangoffour import protocol
from gangoffour.server.settings import Settings
from gangoffour.server.web.sessions import cookie_name

SIGNED_IN: list[dict[str, list[str]]] = [{"token": []}, {"cookie": []}]
"""The ways to say who one is, for the description of a route that wants to know."""

_REFERENCE: Final = "#/components/schemas/{name}"


class _Exact(JsonRenderPlugin):
    """Writes the description, with every body as msgspec describes it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the description as JSON."""
        components = openapi_schema["components"]
        schemas = dict(components["schemas"])
        bodies = [getattr(protocol, name) for name in schemas if hasattr(protocol, name)]
        schemas |= msgspec.json.schema_components(bodies, ref_template=_REFERENCE)[1]
        exact = {**openapi_schema, "components": {**components, "schemas": schemas}}
        return super().render(request, exact)


def description(settings: Settings) -> OpenAPIConfig:
    """Return how the interface is described."""
    token = SecurityScheme(type="http", scheme="bearer", description="The token of a session.")
    cookie = SecurityScheme(
        type="apiKey", name=cookie_name(settings), security_scheme_in="cookie", description="In browsers."
    )
    return OpenAPIConfig(
        title="Gang of Four",
        version=version("gangoffour"),
        description="Tables for the card game Gang of Four. What happens at a table is told on a WebSocket.",
        path="/schema",
        render_plugins=[_Exact(path="/openapi.json")],
        components=Components(security_schemes={"token": token, "cookie": cookie}),
        use_handler_docstrings=True,
    )
