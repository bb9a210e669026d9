"""The HTTP interface of a server, as a Python object."""

from collections.abc import Iterable, Sequence
from datetime import date
from urllib.parse import quote, urlencode

import msgspec

from gangoffour.client.account import Account
from gangoffour.client.fair_start import SaveTranscript
from gangoffour.client.outbox import OnCommand
from gangoffour.client.table import Conduct, TableConnection
from gangoffour.client.table_fold import TableFold
from gangoffour.protocol import (
    About,
    BotLevels,
    ChooseProfile,
    CodedTable,
    Contest,
    DailyBoardResults,
    DailyDay,
    DailyStanding,
    DailyTable,
    MatchPage,
    MatchReplay,
    NewChallenge,
    NewCode,
    NewTable,
    OpenedTable,
    PartName,
    PlayNow,
    Presets,
    Profile,
    RecordList,
    ShownCode,
    Snapshot,
    TableList,
    TableOptions,
    TryCode,
)
from gangoffour.records import MatchRecord, parse_record


class Client(Account):
    """A person, a bot or a guest to be, at one server.

    Examples:
        >>> client = Client("http://localhost:8000", token="gofg_...")
        >>> client.token
        'gofg_...'
    """

    # --- tables ------------------------------------------------------------------------------------------------------

    async def tables(self) -> TableList:
        """Return the public tables that are open or playing, newest first."""
        return await self.ask("GET", "/api/tables", TableList)

    async def my_tables(self) -> TableList:
        """Return the tables that I sit at and can go on with."""
        return await self.ask("GET", "/api/me/tables", TableList)

    async def give_up(self, table_id: str) -> None:
        """Leave a table for good: a bot has my seat from now on, and a match that no other person plays ends."""
        await self.request("DELETE", f"/api/me/tables/{quote(table_id, safe='')}")

    async def open_table(self, options: TableOptions | None = None, bots: Iterable[str] = ()) -> OpenedTable:
        """Open a table, sit in its first seat, and seat bots of these levels from the last seat backwards."""
        body = NewTable(options=options or TableOptions(), bots=tuple(bots))
        return await self.ask("POST", "/api/tables", OpenedTable, body)

    async def code(self, table_id: str, invite: str | None = None, language: str = "en") -> ShownCode:
        """Return a few words that lead to a table where I sit, as long as it waits for players."""
        headers = {} if invite is None else {"X-Invite": invite}
        body = msgspec.convert({"language": language}, NewCode)
        return await self.ask("POST", f"/api/tables/{quote(table_id, safe='')}/code", ShownCode, body, headers)

    async def table_by_code(self, words: str) -> CodedTable:
        """Return which table waits for players under a code."""
        return await self.ask("POST", "/api/codes", CodedTable, TryCode(words=words))

    async def play_now(self, wish: PlayNow | None = None) -> OpenedTable:
        """Find a seat to play at once: among people if some wait, else among bots."""
        return await self.ask("POST", "/api/play-now", OpenedTable, wish or PlayNow())

    async def snapshot(self, table_id: str, invite: str | None = None) -> Snapshot:
        """Return what I may know of a table, once. To follow it, use `table`."""
        headers = {} if invite is None else {"X-Invite": invite}
        return await self.ask("GET", f"/api/tables/{quote(table_id, safe='')}", Snapshot, headers=headers)

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
        conduct = Conduct(auto_ready, self.patience, known, save_transcript, on_command)
        return TableConnection(self, table_id, invite, conduct)

    # --- today's deals ------------------------------------------------------------------------------------------------

    async def daily(self, day: date | None = None) -> DailyDay:
        """Return the deals of a day, today's unless another is named, as I may know them."""
        return await self.ask("GET", _daily_path(day), DailyDay)

    async def play_daily(self, day: date) -> DailyTable:
        """Return the table at which I play the next deal of a day; there is one for each deal."""
        return await self.ask("POST", f"{_daily_path(day)}/play", DailyTable)

    async def daily_standing(self, day: date) -> DailyStanding:
        """Return how everybody stands on a day."""
        return await self.ask("GET", f"{_daily_path(day)}/standing", DailyStanding)

    async def weekly_standing(self, day: date) -> DailyStanding:
        """Return how everybody stands in the week of a day, by their best five days."""
        return await self.ask("GET", f"{_daily_path(day)}/week", DailyStanding)

    async def season_standing(self, day: date) -> DailyStanding:
        """Return how everybody stands in the season of a day."""
        return await self.ask("GET", f"{_daily_path(day)}/season", DailyStanding)

    async def daily_board(self, day: date, board: int) -> DailyBoardResults:
        """Return what everybody made of a deal that I have finished, or of any when the day is over."""
        return await self.ask("GET", f"{_daily_path(day)}/boards/{board}", DailyBoardResults)

    async def bot_replay(self, day: date, board: int, level: str) -> MatchReplay:
        """Return such a deal as a bot played it in the seat of a person."""
        return await self.ask("GET", f"{_daily_path(day)}/boards/{board}/bots/{level}", MatchReplay)

    async def daily_sheet(self, day: date) -> str:
        """Return the text of the sheet of a day that is over, for `gangoffour.daily.parse_sheet` to verify."""
        return (await self.request("GET", f"{_daily_path(day)}/sheet")).text

    async def challenge(self, match_ids: Sequence[str]) -> Contest:
        """Make a contest of eight deals that I have finished, named by their matches, for others to beat."""
        return await self.ask("POST", "/api/challenges", Contest, NewChallenge(match_ids=tuple(match_ids)))

    async def instant(self) -> Contest:
        """Return eight stored deals that I never saw, or those that I have not finished."""
        return await self.ask("POST", "/api/instant", Contest)

    async def contest(self, contest_id: str) -> Contest:
        """Return a contest as I may know it."""
        return await self.ask("GET", f"/api/contests/{quote(contest_id, safe='')}", Contest)

    async def play_contest(self, contest_id: str) -> DailyTable:
        """Return the table at which I play the next deal of a contest; there is one for each deal."""
        return await self.ask("POST", f"/api/contests/{quote(contest_id, safe='')}/play", DailyTable)

    # --- what there is to know ---------------------------------------------------------------------------------------

    async def my_records(self, *, before: str | None = None, after: str | None = None) -> RecordList:
        """Return a page of my finished matches, newest first.

        Args:
            before: Only those before this one: the `older` of the page before.
            after: Only those after this one: the `newer` of the next page.
        """
        wanted = {"before": before, "after": after}
        query = urlencode({name: match_id for name, match_id in wanted.items() if match_id is not None})
        return await self.ask("GET", f"/api/me/records?{query}" if query else "/api/me/records", RecordList)

    async def profile(self, name: str | None = None) -> Profile:
        """Return a user as everybody may see them; without a name, all of mine."""
        return await self.ask("GET", _profile_path(name), Profile)

    async def choose_profile(self, avatar: str | None, shown: Iterable[PartName]) -> Profile:
        """Choose my face, and what everybody may see of me."""
        return await self.ask("PUT", "/api/me/profile", Profile, ChooseProfile(avatar=avatar, shown=tuple(shown)))

    async def matches(self, name: str | None = None, **sought: str | int | None) -> MatchPage:
        """Return finished matches of a user, or mine, newest first.

        `sought` narrows them: opponent, level, preset, seats, month, before, after, limit.
        """
        query = urlencode({key: value for key, value in sought.items() if value is not None})
        path = "/api/me/matches" if name is None else f"{_profile_path(name)}/matches"
        return await self.ask("GET", f"{path}?{query}" if query else path, MatchPage)

    async def record_text(self, match_id: str) -> str:
        """Return the record of a finished match as the text of a `.gof` file."""
        return (await self.request("GET", f"/api/matches/{quote(match_id, safe='')}/record")).text

    async def record(self, match_id: str) -> MatchRecord:
        """Return the record of a finished match, replayed and found right."""
        return parse_record(await self.record_text(match_id))

    async def replay(self, match_id: str) -> MatchReplay:
        """Return every event of a finished match, with all the cards."""
        return await self.ask("GET", f"/api/matches/{quote(match_id, safe='')}/replay", MatchReplay)

    async def bots(self) -> BotLevels:
        """Return the bots of the server, weakest first."""
        return await self.ask("GET", "/api/bots", BotLevels)

    async def presets(self) -> Presets:
        """Return the rule sets of the printed rulebooks."""
        return await self.ask("GET", "/api/presets", Presets)

    async def about(self) -> About:
        """Return what the server is."""
        return await self.ask("GET", "/api/about", About)


def _daily_path(day: date | None) -> str:
    return "/api/daily" if day is None else f"/api/daily/{day.isoformat()}"


def _profile_path(name: str | None) -> str:
    return "/api/me/profile" if name is None else f"/api/players/{quote(name, safe='')}"
