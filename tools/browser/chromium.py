"""Debian's Chromium, and a watch over every page that is opened in it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    StorageState,
    WebSocket,
    expect,
    sync_playwright,
)

from tools.browser.leak_watch import LeakWatch
from tools.patience import PATIENCE_S
from tools.servers.site import PLAIN_HOST, Site

CHROMIUM = Path("/usr/bin/chromium")
HEADLESS_SHELL = Path("/usr/bin/chromium-headless-shell")
"""The same engine without windows, which a headless Chromium draws for nobody: a third of the processor time."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--autoplay-policy=no-user-gesture-required",
    f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1",
)
SETTINGS_KEY = "gangoffour.settings.1"
DESKTOP = (1280, 800)
LANDSCAPE = (844, 390)
PHONE = (360, 640)
PATIENCE_MS = int(PATIENCE_S * 1000)
"""Only what hangs takes longer, however busy the machine is."""

REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`content security: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""

ASK = """async ([path, body]) => {
    const answer = await fetch(path, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    return { ok: answer.ok, body: await answer.json() };
}"""

NO_WORKERS = "Service Worker registration blocked by Playwright"
"""Said by Playwright itself, where a test wants none."""
PRELOADED_EARLY = "was preloaded using link preload but not used within a few seconds"
"""Said where a busy machine takes these seconds to draw the page."""

Sequenced = tuple[str, str, str]

expect.set_options(timeout=PATIENCE_MS)


@dataclass
class Watch:
    """Everything about the pages of one person that must not be."""

    hosts: frozenset[str]
    faults: list[str] = field(default_factory=list)
    heard: list[Sequenced] = field(default_factory=list)
    """What the pages said and heard, in order: how, where, and the text."""
    expected: list[str] = field(default_factory=list)
    """Parts of console errors that a test causes on purpose."""

    def follow(self, page: Page) -> None:
        """Watch a page from its first request on."""
        page.on("console", self._console)
        page.on("pageerror", self._page_error)
        page.on("request", self._request)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def judge(self) -> LeakWatch:
        """Return the verdict on all that was heard, and fail if something was wrong."""
        leaks = LeakWatch()
        for how, where, text in self.heard:
            {"sent": leaks.sent, "received": leaks.received, "fetched": leaks.fetched}[how](where, text)
        faults = [fault for fault in self.faults if not any(part in fault for part in self.expected)]
        if wrong := faults + leaks.leaks:
            raise AssertionError("\n".join(wrong))
        return leaks

    def events(self) -> list[dict[str, Any]]:
        """All events of tables that the pages were told, in order."""
        told = (json.loads(text) for how, _where, text in self.heard if how == "received")
        return [entry["event"] for message in told if message["type"] == "told" for entry in message["entries"]]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if urlsplit(message.location["url"]).path == "/favicon.ico":
            return  # asked for by the browser itself on a page that names no icon
        if message.text == NO_WORKERS or PRELOADED_EARLY in message.text:
            return
        self.faults.append(f"console: {message.text} ({message.location['url']})")

    def _page_error(self, error: Error) -> None:
        self.faults.append(f"page: {error}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc not in self.hosts:
            self.faults.append(f"request to another host: {request.url}")

    def _response(self, response: Response) -> None:
        path = urlsplit(response.url).path
        if path.startswith("/api/"):
            try:
                self.heard.append(("fetched", path, response.text()))
            except Error:
                return  # the page went elsewhere before the answer came

    def _socket(self, socket: WebSocket) -> None:
        parts = urlsplit(socket.url)
        if parts.netloc not in self.hosts:
            self.faults.append(f"socket to another host: {socket.url}")
        socket.on("framesent", lambda text: self.heard.append(("sent", parts.path, str(text))))
        socket.on("framereceived", lambda text: self.heard.append(("received", parts.path, str(text))))


class Person:
    """Somebody with a browser of their own: cookies, storage, and pages under watch."""

    def __init__(self, context: BrowserContext, site: Site, url: str) -> None:
        self.context = context
        self.site = site
        self.url = url
        self.watch = Watch(frozenset(urlsplit(each).netloc for each in (site.url, site.named_url, site.plain_url)))
        context.on("page", self.watch.follow)
        self.page = context.new_page()

    def ask(self, path: str, body: object) -> Any:  # noqa: ANN401  any answer of the server
        """Ask the server for something over HTTP, from a page of the site that has no script of its own."""
        if not self.page.url.startswith(self.url):
            self.page.goto(f"{self.url}/robots.txt")
        answer = self.page.evaluate(ASK, [path, json.dumps(body)])
        if not answer["ok"]:
            raise AssertionError(answer["body"])
        return answer["body"]

    def become(self, name: str) -> Self:
        """Become a guest."""
        self.ask("/api/guests", {"name": name})
        return self

    def open_table(self, *bots: str, **options: object) -> str:
        """Open a table; return its address."""
        opened = self.ask("/api/tables", {"options": options, "bots": bots})
        invite = opened["invite"]
        return f"/t/{opened['table_id']}" + ("" if invite is None else f"#key={invite}")

    def visit(self, address: str) -> Page:
        """Open an address of the site."""
        self.page.goto(f"{self.url}{address}")
        return self.page

    def describe(self) -> str:
        """Return what is on the screen, for whoever reads why a test failed."""
        try:
            tree = self.page.locator("body").aria_snapshot(timeout=1000)
        except Error as error:
            tree = str(error)
        heard = [f"{how} {text[:400]}" for how, _where, text in self.watch.heard[-6:]]
        return "\n".join([self.page.url, tree, *self.watch.faults, *heard])


@contextmanager
def browser(program: Path | None = None) -> Iterator[Browser]:
    """Start Chromium: the one that is named, or else the lightest that is there."""
    if program is None:
        program = HEADLESS_SHELL if HEADLESS_SHELL.is_file() else CHROMIUM
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=program, headless=True, chromium_sandbox=False, args=list(FLAGS)
        )
        try:
            yield started
        finally:
            started.close()


@contextmanager
def person(  # noqa: PLR0913  a browser has this many independent traits
    started: Browser,
    site: Site,
    viewport: tuple[int, int] = DESKTOP,
    *,
    name: str | None = None,
    url: str | None = None,
    storage: StorageState | None = None,
    keeps: bool = False,
    **settings: object,
) -> Iterator[Person]:
    """Give somebody a browser of their own; at the end fail if a page of theirs saw what it must not.

    With `keeps` its pages may keep what works without the network.
    """
    context = started.new_context(
        viewport={"width": viewport[0], "height": viewport[1]},
        has_touch=viewport == PHONE,
        is_mobile=viewport == PHONE,
        locale=str(settings.get("language") or "en"),
        reduced_motion="reduce",
        service_workers="allow" if keeps else "block",
        storage_state=storage,
    )
    context.set_default_timeout(PATIENCE_MS)
    chosen = json.dumps({"motion": "off", "tableVolume": 0, "alertVolume": 0, **settings})
    context.add_init_script(
        "if (location.protocol.startsWith('http')) "
        f"localStorage.setItem({SETTINGS_KEY!r}, localStorage.getItem({SETTINGS_KEY!r}) ?? {chosen!r});"
    )
    context.add_init_script(REPORT_VIOLATIONS)
    try:
        somebody = Person(context, site, url or site.url)
        if name is not None:
            somebody.become(name)
        try:
            yield somebody
        except BaseException as error:
            error.add_note(somebody.describe())
            raise
        somebody.watch.judge()
    finally:
        context.close()
