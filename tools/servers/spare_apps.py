"""Applications that wait for a server: to make one takes longer than most tests."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gangoffour.server.settings import Settings
from gangoffour.server.web.app import App, new_app, strip

_SPARES: Final = defaultdict[tuple[bool, int], list[App]](list)
"""By the settings that make an application what it is."""


@contextmanager
def spare_app(settings: Settings) -> Iterator[App]:
    """Lend an application that no other server has just now. One whose server failed does not come back."""
    spares = _SPARES[settings.tls, settings.limits.body_bytes]
    app = spares.pop() if spares else new_app(settings)
    yield app
    strip(app)
    spares.append(app)
