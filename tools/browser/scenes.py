"""Moments of a real match, kept so that a page can be shown any of them at once: the server's own words, replayed."""

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute

from gangoffour.engine import Seat
from gangoffour.protocol import PROTOCOL_VERSION, decode_server_message, encode_server_message, messages
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.visibility import snapshot
from tools.leaks.truth import Json

FILE = Path(__file__).parent / "scenes.jsonl"
SOCKETS = re.compile(r"/ws/tables/")
VOICES = re.compile(r"/api/tables/[^/]+/voice")
NAMES = (
    "seating",
    "prepared",
    "lead",
    "follow",
    "waiting",
    "exchange",
    "exchange of others",
    "deal over",
    "match over",
    "watching",
)


class _Replayed(ABC):
    """A moment at a table, that a page can be shown."""

    name: str

    @abstractmethod
    def welcome(self) -> str:
        """What the server says to whoever arrives at that moment."""

    @property
    def _table(self) -> Json:
        return json.loads(self.welcome())["snapshot"]["table"]

    @property
    def address(self) -> str:
        return f"/t/{self._table['table_id']}"

    @property
    def names(self) -> list[str]:
        """Who sits at the table."""
        return [seat["player"]["name"] for seat in self._table["seats"] if seat["player"] is not None]

    def replay(self, page: Page) -> None:
        """Let the sockets of tables on this page show the moment, and nothing after it."""
        text = self.welcome()

        def show(socket: WebSocketRoute) -> None:
            socket.on_message(lambda said: socket.send(text) if json.loads(said)["type"] == "hello" else None)

        page.route_web_socket(SOCKETS, show)
        # The server knows nothing of the table, and whoever looks at a moment may say what they like.
        page.route(VOICES, lambda route: route.fulfill(json={"may_write": True, "matches_left": 0}))


@dataclass(frozen=True)
class Scene(_Replayed):
    """What one seat, or a spectator, knew of a table in a state."""

    name: str
    state: TableState
    seat: Seat | None

    def welcome(self) -> str:
        player = None if self.seat is None else self.state.public.seats[self.seat].player
        message = messages.Welcome(
            version=PROTOCOL_VERSION,
            now_ms=self.state.at_ms,
            player_id=None if player is None else player.player_id,
            seat=self.seat,
            seq=self.state.seq,
            snapshot=snapshot(self.state, self.seat),
        )
        return encode_server_message(message).decode()


@dataclass(frozen=True)
class KeptScene(_Replayed):
    """The same, from a file."""

    name: str
    text: str

    def welcome(self) -> str:
        return self.text


@cache
def kept_scenes() -> Mapping[str, KeptScene]:
    """Read the scenes; one that is not of the present protocol any more is refused."""
    scenes = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        kept = json.loads(line)
        text = json.dumps(kept["welcome"])
        decode_server_message(text)
        scenes[kept["name"]] = KeptScene(kept["name"], text)
    return scenes
