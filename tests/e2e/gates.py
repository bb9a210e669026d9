"""A gate on the sockets of a page: it can be shut, as a network goes away, and it can bend what the server says."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from tools.browser.scenes import SOCKETS
from tools.leaks.truth import Json

Bend = Callable[[Json], Json]


class Gate:
    """Stands between a page and the sockets of its tables. The watch over the page hears what the server says."""

    def __init__(self, page: Page) -> None:
        self.is_open = True
        self.bend: Bend = lambda message: message
        self.answer: Bend = lambda _command: None
        """Answers a command of the page in the server's stead; None lets it through."""
        self._sockets: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(SOCKETS, self._meet)

    def shut(self) -> None:
        """Cut all sockets, and let none through."""
        self.is_open = False
        for page_end, server_end in self._sockets:
            server_end.close()
            page_end.close()
        self._sockets.clear()

    def _meet(self, page_end: WebSocketRoute) -> None:
        if not self.is_open:
            page_end.close()
            return
        server_end = page_end.connect_to_server()
        self._sockets.append((page_end, server_end))

        def send(text: str | bytes) -> None:
            answer = self.answer(json.loads(text))
            if answer is not None:
                page_end.send(json.dumps(answer))
                return
            server_end.send(text)

        def hear(text: str | bytes) -> None:
            page_end.send(json.dumps(self.bend(json.loads(text))))

        page_end.on_message(send)
        server_end.on_message(hear)
