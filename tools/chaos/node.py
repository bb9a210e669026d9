"""A process of a cluster: `python -m tools.chaos.node serve`, `think` or `migrate`; settings as ever."""

import asyncio
import os
import signal
import sys

from gangoffour.bots import BOTS
from gangoffour.server import Settings
from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.logs import configure_logs
from gangoffour.server.main import serve
from gangoffour.server.workers.bots import serve_bots


async def _think(settings: Settings) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await serve_bots(settings.nats_url, list(BOTS), stop)


async def _migrate(settings: Settings) -> None:
    for url in settings.database_urls:
        await upgrade(url)


def main() -> None:
    """Do what the argument says."""
    settings = Settings.read(os.environ)
    configure_logs(settings.log_format, settings.log_level)
    asyncio.run({"serve": serve, "think": _think, "migrate": _migrate}[sys.argv[1]](settings))


if __name__ == "__main__":
    main()
