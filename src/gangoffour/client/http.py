"""The HTTP interface of a server, as a Python object."""

from collections.abc import Iterable, Mapping
from datetime import date
from types import TracebackType
from typing import Any, Final, Literal, Self, TypeVar
from urllib.parse import quote, urlencode, urlsplit, urlunsplit

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
    CodedTable,
    DailyBoardResults,
    DailyDay,
    DailyStanding,
    DailyTable,
    KeptAccount,
    LinkOffer,
    MatchReplay,
    Me,
    NewCode,
    NewGuest,
    NewLink,
    NewPassword,
    NewSession,
    NewTable,
    OpenedTable,
    PasswordSignIn,
    PlayNow,
    Presets,
    Problem,
    RecordList,
    RecoveryCodes,
    Rename,
    SessionList,
    ShownCode,
    Snapshot,
    TableList,
    TableOptions,
    TakeLink,
    TakeRecoveryCode,
    TryCode,
    WaysInList,
)
from gangoffour.records import MatchRecord, parse_record

_Answer = TypeVar("_Answer")
_ERROR: Final = 400


class Client:
    """A person, a bot or a guest to be, at one server.

    Examples:
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

    def __repr__(self) -> str:
        return f"<Client of {self.base_url}, {'a stranger' if self.token is None else 'signed in'}>"

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

    async def delete_me(self) -> None:
        """Be forgotten: my names, sessions and everything I said are gone. Matches keep my id alone."""
        await self._request("DELETE", "/api/me")
        self.token = None

    # --- my devices --------------------------------------------------------------------------------------------------

    async def sessions(self) -> SessionList:
        """Return the devices on which I am signed in, the one seen last first."""
        return await self._ask("GET", "/api/me/sessions", SessionList)

    async def end_session(self, session_id: str) -> None:
        """Sign out on another device of mine."""
        await self._request("DELETE", f"/api/me/sessions/{quote(session_id, safe='')}")

    async def end_other_sessions(self) -> None:
        """Sign out on all other devices of mine."""
        await self._request("DELETE", "/api/me/sessions")

    async def new_link(self) -> NewLink:
        """Return a link with which one other device goes on as me. It is good once, and for ten minutes."""
        return await self._ask("POST", "/api/me/links", NewLink)

    async def link_offer(self, url: str) -> LinkOffer:
        """Return whose link it is. It can be taken afterwards as before."""
        return await self._ask("GET", "/api/link", LinkOffer, headers={"X-Link": urlsplit(url).fragment})

    async def take_link(self, url: str) -> NewSession:
        """Go on as the player whose link it is, and use the new session from now on. The link is used up."""
        session = await self._ask("POST", "/api/link", NewSession, TakeLink(token=urlsplit(url).fragment))
        self.token = session.token
        return session

    # --- ways in -----------------------------------------------------------------------------------------------------

    async def ways_in(self) -> WaysInList:
        """Return by which ways I can come back."""
        return await self._ask("GET", "/api/me/ways-in", WaysInList)

    async def set_password(self, password: str, name: str | None = None) -> KeptAccount:
        """Choose a password, and use the new session from now on. A guest becomes a user by it."""
        kept = await self._ask("PUT", "/api/me/password", KeptAccount, NewPassword(password=password, name=name))
        self.token = kept.token
        return kept

    async def sign_in(self, name: str, password: str) -> NewSession:
        """Come back with a name and a password, and use the new session from now on."""
        body = PasswordSignIn(name=name, password=password)
        session = await self._ask("POST", "/api/sign-in", NewSession, body)
        self.token = session.token
        return session

    async def recover(self, code: str) -> NewSession:
        """Come back with a recovery code, which is used up, and use the new session from now on."""
        session = await self._ask("POST", "/api/recovery", NewSession, TakeRecoveryCode(code=code))
        self.token = session.token
        return session

    async def new_recovery_codes(self) -> RecoveryCodes:
        """Return fresh recovery codes, told this once; earlier ones are worth nothing any more."""
        return await self._ask("POST", "/api/me/recovery-codes", RecoveryCodes)

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

    async def code(self, table_id: str, invite: str | None = None, language: str = "en") -> ShownCode:
        """Return a few words that lead to a table where I sit, as long as it waits for players."""
        headers = {} if invite is None else {"X-Invite": invite}
        body = msgspec.convert({"language": language}, NewCode)
        return await self._ask("POST", f"/api/tables/{quote(table_id, safe='')}/code", ShownCode, body, headers)

    async def table_by_code(self, words: str) -> CodedTable:
        """Return which table waits for players under a code."""
        return await self._ask("POST", "/api/codes", CodedTable, TryCode(words=words))

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

    # --- today's deals ------------------------------------------------------------------------------------------------

    async def daily(self, day: date | None = None) -> DailyDay:
        """Return the deals of a day, today's unless another is named, as I may know them."""
        return await self._ask("GET", _daily_path(day), DailyDay)

    async def play_daily(self, day: date) -> DailyTable:
        """Return the table at which I play the next deal of a day; there is one for each deal."""
        return await self._ask("POST", f"{_daily_path(day)}/play", DailyTable)

    async def daily_standing(self, day: date) -> DailyStanding:
        """Return how everybody stands on a day."""
        return await self._ask("GET", f"{_daily_path(day)}/standing", DailyStanding)

    async def weekly_standing(self, day: date) -> DailyStanding:
        """Return how everybody stands in the week of a day, by their best five days."""
        return await self._ask("GET", f"{_daily_path(day)}/week", DailyStanding)

    async def season_standing(self, day: date) -> DailyStanding:
        """Return how everybody stands in the season of a day."""
        return await self._ask("GET", f"{_daily_path(day)}/season", DailyStanding)

    async def daily_board(self, day: date, board: int) -> DailyBoardResults:
        """Return what everybody made of a deal that I have finished, or of any when the day is over."""
        return await self._ask("GET", f"{_daily_path(day)}/boards/{board}", DailyBoardResults)

    async def bot_replay(self, day: date, board: int, level: str) -> MatchReplay:
        """Return such a deal as a bot played it in the seat of a person."""
        return await self._ask("GET", f"{_daily_path(day)}/boards/{board}/bots/{level}", MatchReplay)

    async def daily_sheet(self, day: date) -> str:
        """Return the text of the sheet of a day that is over, for `gangoffour.daily.parse_sheet` to verify."""
        return (await self._request("GET", f"{_daily_path(day)}/sheet")).text

    # --- what there is to know ---------------------------------------------------------------------------------------

    async def my_records(self, *, before: str | None = None, after: str | None = None) -> RecordList:
        """Return a page of my finished matches, newest first.

        Args:
            before: Only those before this one: the `older` of the page before.
            after: Only those after this one: the `newer` of the next page.
        """
        wanted = {"before": before, "after": after}
        query = urlencode({name: match_id for name, match_id in wanted.items() if match_id is not None})
        return await self._ask("GET", f"/api/me/records?{query}" if query else "/api/me/records", RecordList)

    async def record_text(self, match_id: str) -> str:
        """Return the record of a finished match as the text of a `.gof` file."""
        return (await self._request("GET", f"/api/matches/{quote(match_id, safe='')}/record")).text

    async def record(self, match_id: str) -> MatchRecord:
        """Return the record of a finished match, replayed and found right."""
        return parse_record(await self.record_text(match_id))

    async def replay(self, match_id: str) -> MatchReplay:
        """Return every event of a finished match, with all the cards."""
        return await self._ask("GET", f"/api/matches/{quote(match_id, safe='')}/replay", MatchReplay)

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
        method: Literal["GET", "POST", "PUT", "PATCH"],
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


def _daily_path(day: date | None) -> str:
    return "/api/daily" if day is None else f"/api/daily/{day.isoformat()}"


def _refusal(response: httpx2.Response) -> ServerRefused:
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.DecodeError:
        # Not the server itself, but something in front of it.
        return ServerRefused("server/failed", response.text[:200], {}, response.status_code)
    return ServerRefused(problem.code, problem.sentence, problem.facts, response.status_code)
