"""The web client: files that were built once and never change while the server runs.

They lie in memory, packed on first demand. The names of files under `assets/` change with their contents, so a browser
keeps those for good; of a page it asks each time whether it is still the same.
"""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from gangoffour.locales import languages
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.problems import language_for
from gangoffour.server.web.sessions import asked_origin

_INDEX: Final = "index.html"
_SCREENS: Final = {
    "": "home",
    "bots": "bots",
    "new": "new",
    "t": "table",
    "learn": "learn",
    "m": "match",
    "replay": "replay",
    "d": "daily",
    "puzzles": "practice",
    "q": "practice",
    "verify": "verify",
    "pad": "pad",
    "settings": "settings",
    "kept": "kept",
    "continue": "continue",
    "friends": "friends",
    "friend": "friends",
    "moderation": "moderation",
    "p": "profile",
}
"""The screens that the page itself shows, by the first part of their addresses."""
_DEEPER: Final = (
    (re.compile(r"learn/."), "lesson"),
    (re.compile(r"d/(c/[^/]+|instant)$"), "contest"),
)
"""What is shown instead where an address names one of many."""
_WORDS: Final = {
    "bots": ("shell", "opening"),
    "new": ("shell", "table", "opening"),
    "table": ("shell", "table"),
    "learn": ("shell", "table", "learn"),
    "lesson": ("shell", "table", "learn"),
    "match": ("shell", "table", "replay"),
    "replay": ("shell", "table", "replay"),
    "daily": ("shell", "table", "daily"),
    "contest": ("shell", "table", "daily"),
    "practice": ("shell", "table", "review"),
    "verify": ("shell", "verify"),
    "pad": ("shell", "pad"),
    "settings": ("shell", "settings", "devices", "rights"),
    "kept": ("shell", "rights"),
    "continue": ("shell", "devices"),
    "friends": ("shell", "friends"),
    "moderation": ("shell", "conduct", "moderation"),
    "profile": ("shell", "profile"),
}
"""The parts of a language that a screen needs; the others need the first part alone."""
_IN_LANGUAGES: Final = ("rules", "tips")
"""Pages that there are once for each language."""
_OTHER_NAMES: Final = {"favicon.ico": "icon.svg"}
"""What browsers ask for unasked."""
_ARRIVAL: Final = "continue"
"""The screen on which somebody comes back; below it, where issuers send browsers."""
_BROUGHT: Final = ("code", "state", "iss", "error")
"""What an issuer gives a browser to come back with."""
_LANGUAGE_COOKIE: Final = "gangoffour_language"
"""Set by the page when a person chooses a language."""
_KEPT: Final = "public, max-age=31536000, immutable"
_ASKED_FOR: Final = "no-cache"
_WORTH_PACKING: Final = 256
_TYPES: Final = {
    ".bin": "application/octet-stream",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
_PACKED_ALREADY: Final = ("image/png", "image/webp", "font/woff2")

_NO_CLIENT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gang of Four</title>
<h1>Gang of Four</h1>
<p>The server runs. There is no web client in this installation; programs find the interface in
<a href="/schema/openapi.json">openapi.json</a> and <a href="/schema/protocol.json">protocol.json</a>.</p>
</html>
"""


@dataclass(slots=True)
class _File:
    """A file of the client."""

    content: bytes
    media_type: str
    keep: str
    tag: str = field(init=False)
    _packed: bytes | None = None

    def __post_init__(self) -> None:
        self.tag = f'"{hashlib.sha256(self.content).hexdigest()[:24]}"'

    def packed(self) -> bytes:
        """The content, packed; the same for everybody, so that its size tells nothing."""
        if self._packed is None:
            self._packed = gzip.compress(self.content, mtime=0)
        return self._packed


class Pages:
    """All files of the client."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder))
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self._words = {
            name.removeprefix("assets/").rpartition("-")[0]: name for name in self._files if name.endswith(".ftl")
        }
        """The files of words, by language and part."""

    def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return what lies at an address."""
        parts = [part for part in path.split("/") if part]
        if len(parts) == 1 and parts[0] in _IN_LANGUAGES:
            language = language_of(request)
            return _moved(f"/{parts[0]}/{language}/")
        if len(parts) == 2 and parts[0] == _ARRIVAL:  # noqa: PLR2004  the screen, and the key of an issuer
            return _arrival(parts[1], request)
        screen = _SCREENS.get(parts[0] if parts else "")
        if screen is not None:
            name = "/".join(parts)
            deeper = (other for address, other in _DEEPER if address.match(name))
            return self._screen(next(deeper, screen), request)
        name = "/".join(parts)
        found = self._files.get(_OTHER_NAMES.get(name, name)) or self._files.get("/".join((*parts, _INDEX)))
        if found is not None:
            answer = _sent(found, request)
            if parts[0] in _IN_LANGUAGES:
                answer.headers["Link"] = _translations(parts[0], request)
            return answer
        if "text/html" in request.headers.get("accept", ""):
            # A person went astray: the page says so in their language, and shows the way back.
            return _sent(self._files[_INDEX], request, status_code=404)
        raise NotFoundException

    def _screen(self, screen: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the page, and name the words it will need: a browser fetches them while it reads the page."""
        answer = _sent(self._files.get(f"screens/{screen}.html") or self._files[_INDEX], request)
        language = language_of(request)
        words = (self._words.get(f"{language}-{part}") for part in _WORDS.get(screen, ("shell",)))
        links = [f"</{name}>; rel=preload; as=fetch; crossorigin" for name in words if name is not None]
        if links:
            answer.headers["Link"] = ", ".join(links)
            answer.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
        return answer


def page_routes(folder: Path) -> HTTPRouteHandler:
    """Return the handler for every address that no other route has; without a client it says that the server runs."""
    if not (folder / _INDEX).is_file():

        @get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
        def show_placeholder() -> str:
            return _NO_CLIENT

        return show_placeholder
    pages = Pages(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return pages.answer(request.scope["path"], request)

    return show_page


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the language that a person chose here, else the one their browser wishes."""
    chosen = request.cookies.get(_LANGUAGE_COOKIE, "")
    return chosen if chosen in languages() else language_for(request.headers.get("accept-language"))


def _arrival(issuer: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send a browser that comes from an issuer on to the screen, with what it brings behind the mark.

    So it stands in no address that is asked for, kept or passed on, and the first page needs to know nothing of it.
    """
    brought = {name: value for name in _BROUGHT if (value := request.query_params.get(name)) is not None}
    answer = _moved(f"/{_ARRIVAL}#{urlencode({'issuer': issuer, **brought})}")
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _translations(page: str, request: Request[Any, Any, Any]) -> str:
    """Return the addresses of a page for search engines: its own, and those in all languages. They have to be whole.

    The page itself was made when nobody knew yet where it would be opened.
    """
    origin = asked_origin(request.scope["headers"], CommonServices.of(request).settings)
    own = f'<{origin}{request.scope["path"].rstrip("/")}/>; rel="canonical"'
    others = [f'<{origin}/{page}/{code}/>; rel="alternate"; hreflang="{code}"' for code in languages()]
    return ", ".join((own, *others, f'<{origin}/{page}/>; rel="alternate"; hreflang="x-default"'))


def _read(path: Path, name: Path) -> _File:
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _File(path.read_bytes(), media_type, _KEPT if name.parts[0] == "assets" else _ASKED_FOR)


def _sent(file: _File, request: Request[Any, Any, Any], status_code: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": file.keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.content
    takes_packed = "gzip" in request.headers.get("accept-encoding", "")
    if takes_packed and len(content) >= _WORTH_PACKING and file.media_type not in _PACKED_ALREADY:
        content = file.packed()
        headers["Content-Encoding"] = "gzip"
    return Response(content, status_code=status_code, headers=headers, media_type=file.media_type)


def _moved(address: str) -> Response[bytes]:
    headers = {"Location": address, "Vary": "Accept-Language, Cookie", "Cache-Control": _ASKED_FOR}
    return Response(b"", status_code=302, headers=headers, media_type=MediaType.TEXT)
