"""What no app goes without, even if a hook asks for less."""

import logging

from litestar import get
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.logging import LoggingConfig
from litestar.testing import TestClient

from gangoffour.server.settings import Settings
from gangoffour.server.web.defences import defended_app

CANARY = "canary"


@get("/broken")
async def broken() -> None:
    raise RuntimeError(CANARY)


def careless(config: AppConfig) -> AppConfig:
    config.debug = True
    config.compression_config = CompressionConfig("gzip", minimum_size=1)
    config.logging_config = LoggingConfig()
    config.exception_handlers = {Exception: lambda _request, error: error}
    config.state["kept"] = True
    return config


def test_a_careless_hook_opens_nothing() -> None:
    handlers = logging.getLogger().handlers[:]
    app = defended_app(Settings(), [broken], [careless])
    with TestClient(app, raise_server_exceptions=False) as client:
        response = client.get("/broken", headers={"accept-encoding": "gzip"})
    assert (response.status_code, response.json()["code"]) == (500, "server/failed")
    assert CANARY not in response.text
    assert "content-encoding" not in response.headers
    assert "content-security-policy" in response.headers
    assert logging.getLogger().handlers == handlers
    assert app.debug is False
    assert app.state["kept"] is True
