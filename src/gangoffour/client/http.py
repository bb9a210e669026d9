"""The HTTP interface of a server, as a Python object."""

from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any, Final, Literal, Self, TypeVar
from urllib.parse import quote, urlsplit, urlunsplit

import httpx2
import msgspec

from gangoffour.client.errors import ClientCode, ServerRefused, Unreachable
from gangoffour.client.fair_start import SaveTranscript
from gangoffour.client.link import Patience
from gangoffour.client.outbox import OnCommand
from gangoffour.client.table import Conduct, TableConnection
from gangoffour.client.table_fold import TableFold
from gangoffour.protocol import (
    About,
    BotLevels,
    Me,
    NewGuest,
    NewSession,
    NewTable,
    OpenedTable,
    PlayNow,
    Presets,
    Problem,
    RecordList,
    Rename,
    Snapshot,
    TableList,
    TableOptions,
)
from gangoffour.records import MatchRecord, parse_record

_Answer = TypeVar("_Answer")
_ERROR: Final = 400


class Client:
    """A person, a bot or a guest to be, at one server.

    >>> client = Client("http://localhost:8000", token="gofg_...")
    >>> client.token
    'gofg_...'
    """

    def __init__(self, base_url: str, token: str | None = None, *, patience: Patience | None = None) -> None:
        """Speak to the server at this address, with the token of a session if there is one already."""
        self.base_url = base_url.rstrip("/")
        self.token = token
        """The token of the session. It is all that is needed to come back as the same player: keep it secret."""
        self._patience = patience or Patience()
        self._http = httpx2.AsyncClient(base_url=self.base_url, timeout=self._patience.request_limit_s)

    async def __aenter__(self) -> Self:
        """Open the connection pool."""
        await self._http.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it. The session goes on; `sign_out` ends it."""
        await self._http.__aexit__(kind, error, trace)

    # --- who I am ----------------------------------------------------------------------------------------------------

    async def register(self, name: str | None = None) -> NewSession:
        """Become a guest, and use the new session from now on. Without a name the server gives one."""
        session = await self._ask("POST", "/api/guests", NewSession, NewGuest(name=name))
        self.token = session.token
        return session

    async def me(self) -> Me:
        """Return who the session belongs to."""
        return await self._ask("GET", "/api/me", Me)

    async def rename(self, name: str) -> Me:
        """Choose another name."""
        return await self._ask("PATCH", "/api/me", Me, Rename(name=name))

    async def sign_out(self) -> None:
        """End the session. The token is worth nothing afterwards."""
        await self._request("DELETE", "/api/session")
        self.token = None

    # --- tables ------------------------------------------------------------------------------------------------------

    async def tables(self) -> TableList:
        """Return the public tables that are open or playing, newest first."""
        return await self._ask("GET", "/api/tables", TableList)

    async def my_tables(self) -> TableList:
        """Return the tables that I sit at and can go on with."""
        return await self._ask("GET", "/api/me/tables", TableList)

    async def open_table(self, options: TableOptions | None = None, bots: Iterable[str] = ()) -> OpenedTable:
        """Open a table, sit in its first seat, and seat bots of these levels from the last seat backwards."""
        body = NewTable(options=options or TableOptions(), bots=tuple(bots))
        return await self._ask("POST", "/api/tables", OpenedTable, body)

    async def play_now(self, wish: PlayNow | None = None) -> OpenedTable:
        """Find a seat to play at once: among people if some wait, else among bots."""
        return await self._ask("POST", "/api/play-now", OpenedTable, wish or PlayNow())

    async def snapshot(self, table_id: str, invite: str | None = None) -> Snapshot:
        """Return what I may know of a table, once. To follow it, use `table`."""
        headers = {} if invite is None else {"X-Invite": invite}
        return await self._ask("GET", f"/api/tables/{quote(table_id, safe='')}", Snapshot, headers=headers)

    def table(
        self,
        table_id: str,
        invite: str | None = None,
        *,
        auto_ready: bool = False,
        known: TableFold | None = None,
        save_transcript: SaveTranscript | None = None,
        on_command: OnCommand | None = None,
    ) -> TableConnection:
        """Return a connection to a table, to be entered with `async with`.

        Args:
            table_id: The table.
            invite: The key of a private table.
            auto_ready: Be ready for every match that is prepared while I have a seat.
            known: What an earlier connection of mine to this table knew; only what happened since is fetched.
            save_transcript: Called with the transcript of every fair deal before one's own number is revealed.
            on_command: Told of every command and its outcome.
        """
        conduct = Conduct(auto_ready, self._patience, known, save_transcript, on_command)
        return TableConnection(self, table_id, invite, conduct)

    # --- what there is to know ---------------------------------------------------------------------------------------

    async def my_records(self) -> RecordList:
        """Return my finished matches, newest first."""
        return await self._ask("GET", "/api/me/records", RecordList)

    async def record_text(self, match_id: str) -> str:
        """Return the record of a finished match as the text of a `.gof` file."""
        return (await self._request("GET", f"/api/matches/{quote(match_id, safe='')}/record")).text

    async def record(self, match_id: str) -> MatchRecord:
        """Return the record of a finished match, replayed and found right."""
        return parse_record(await self.record_text(match_id))

    async def bots(self) -> BotLevels:
        """Return the bots of the server, weakest first."""
        return await self._ask("GET", "/api/bots", BotLevels)

    async def presets(self) -> Presets:
        """Return the rule sets of the printed rulebooks."""
        return await self._ask("GET", "/api/presets", Presets)

    async def about(self) -> About:
        """Return what the server is."""
        return await self._ask("GET", "/api/about", About)

    # --- how it is asked ---------------------------------------------------------------------------------------------

    @property
    def socket_headers(self) -> dict[str, str]:
        """The headers that say who opens a socket. Without a token the server wants to know from where."""
        parts = urlsplit(self.base_url)
        return self._headers or {"Origin": f"{parts.scheme}://{parts.netloc}"}

    @property
    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def socket_url(self, path: str) -> str:
        """Return the address of a socket of the server."""
        parts = urlsplit(self.base_url + path)
        return urlunsplit(parts._replace(scheme="wss" if parts.scheme == "https" else "ws"))

    async def _ask(
        self,
        method: Literal["GET", "POST", "PATCH"],
        path: str,
        answer: type[_Answer],
        body: msgspec.Struct | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> _Answer:
        response = await self._request(method, path, body, headers)
        return msgspec.json.decode(response.content, type=answer)

    async def _request(
        self, method: str, path: str, body: msgspec.Struct | None = None, headers: Mapping[str, str] | None = None
    ) -> httpx2.Response:
        sent: dict[str, Any] = {"headers": {**self._headers, **(headers or {})}}
        if body is not None:
            sent["content"] = msgspec.json.encode(body)
            sent["headers"]["Content-Type"] = "application/json"
        try:
            response = await self._http.request(method, path, **sent)
        except httpx2.TransportError as error:
            raise Unreachable(ClientCode.UNREACHABLE, url=self.base_url) from error
        if response.status_code >= _ERROR:
            raise _refusal(response)
        return response


def _refusal(response: httpx2.Response) -> ServerRefused:
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.DecodeError:
        # Not the server itself, but something in front of it.
        return ServerRefused("server/failed", response.text[:200], {}, response.status_code)
    return ServerRefused(problem.code, problem.sentence, problem.facts, response.status_code)
