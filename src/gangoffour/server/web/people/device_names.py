"""What a device is called in the list of one's sessions, as far as it says what it is."""

import re
from typing import Any, Final

from litestar import Request

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""By a mark in the header. Most say that they are several: the first here is what they are."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
_LONGEST_PROGRAM: Final = 32


def device_name(user_agent: str) -> str:
    """Return a few words for a device, from the header `User-Agent`; nothing else that it says is kept.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_name("python-httpx2/2.16")
    'python-httpx2'
    """
    browser = next((name for mark, name in _BROWSERS if mark in user_agent), None)
    system = next((name for mark, name in _SYSTEMS if mark in user_agent), None)
    if browser is not None:
        return browser if system is None else f"{browser}, {system}"
    program = re.match(r"[A-Za-z0-9 ._-]+", user_agent)
    return "" if program is None else program[0][:_LONGEST_PROGRAM].strip()


def device_of(request: Request[Any, Any, Any]) -> str:
    """Return a few words for the device that makes a request."""
    return device_name(request.headers.get("user-agent", ""))
