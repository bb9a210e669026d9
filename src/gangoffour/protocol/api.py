"""Bodies of the HTTP interface."""

from typing import Annotated, Final, Literal

import msgspec

from gangoffour.protocol.values import Milliseconds, Player, Shape, TableOptions

LONGEST_NAME: Final = 24
"""The letters of a name that somebody chooses."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
"""A name that somebody chooses."""


class Body(Shape, forbid_unknown_fields=True):
    """A body that a client sends."""


class NewGuest(Body):
    """Become a guest. Without a name the server gives one."""

    name: Name | None = None


class Rename(Body):
    """Choose another name."""

    name: Name


class Me(Shape):
    """Who is asking."""

    player_id: str
    name: str
    is_guest: bool = True


class Visitor(Shape):
    """Who is asking, if it is anybody we know."""

    me: Me | None


class NewSession(Me, kw_only=True):
    """A new guest and the token of the session; browsers get it as a cookie too."""

    token: str

    def __repr__(self) -> str:
        return f"NewSession(player_id={self.player_id!r}, name={self.name!r}, token=…)"


class SessionListing(Shape):
    """A device on which the asker is signed in."""

    session_id: str
    """Names the session; nobody can sign in with it."""
    device: str
    """Browser and system in a few words, or the name of a program; empty if it did not say."""
    created_at_ms: Milliseconds
    seen_at_ms: Milliseconds
    """To the hour."""
    is_this: bool
    """Whether it is the session that asks."""


class SessionList(Shape):
    """The asker's sessions, the one seen last first."""

    sessions: tuple[SessionListing, ...]


class NewLink(Shape):
    """A link with which one other device goes on as the same player, once."""

    url: str
    """The address to open there. It is told once."""
    expires_at_ms: Milliseconds

    def __repr__(self) -> str:
        return f"NewLink(url=…, expires_at_ms={self.expires_at_ms})"  # the address signs its reader in


class TakeLink(Body):
    """Go on as the player whose link it is."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    """What stands behind `#` in the link."""

    def __repr__(self) -> str:
        return "TakeLink(token=…)"


class LinkOffer(Shape):
    """A link as it is seen on the other device, before it is taken."""

    name: str
    """Who goes on there."""
    expires_at_ms: Milliseconds
    is_me: bool
    """Whether the asker is that player already."""


class NewTable(Body):
    """Open a table."""

    options: TableOptions = msgspec.field(default_factory=TableOptions)
    bots: Annotated[tuple[str, ...], msgspec.Meta(max_length=3)] = ()
    """Levels of bots to seat at once, from the last seat backwards."""


class NewCode(Body):
    """Ask for the code of a table."""

    language: Literal["de", "en", "es", "fi", "fr", "it", "nl", "pl"] = "en"
    """Of its words, if it is the first to be asked for."""


class ShownCode(Shape):
    """A code that leads to a table, while it waits for players."""

    words: str
    """Two nouns and two digits. Case, marks and spaces do not matter when it is typed."""
    expires_at_ms: Milliseconds


class TryCode(Body):
    """Find a table by its code."""

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class CodedTable(Shape):
    """Where a code leads."""

    table_id: str
    invite: str | None = None
    """The key of the table, if it is private."""


class PlayNow(Body):
    """Play: with the next deal where others play already, or at once at a new table full of bots."""

    preset: Literal["classic", "german", "french", "gang"] = "classic"
    seat_count: Literal[3, 4] = 4
    level: Annotated[str, msgspec.Meta(max_length=32)] = "planner"
    """Of the bots in the other seats, if a table is opened."""
    length: Literal["one_deal", "short", "half", "full"] = "short"
    is_alone: bool = False
    """Among bots at once, whoever else plays."""


class OpenedTable(Shape):
    """A table that was opened, or found by "play now"."""

    table_id: str
    seat: int | None
    """The seat that the player has; None: one is promised, with the next deal."""
    invite: str | None = None
    """The key of a private table; it is told once."""


class TableListing(Shape):
    """A table as the lobby shows it."""

    table_id: str
    options: TableOptions
    players: tuple[Player | None, ...]
    status: Literal["open", "playing", "adjourned", "closed"]
    deal_number: int = 0
    is_quick: bool = False
    is_attended: bool = False
    """Whether a person is at the table now."""
    is_joinable: bool = False
    """Whether "play now" may promise somebody a bot's seat there, with the next deal."""
    opened_at_ms: Milliseconds = 0


class TableList(Shape):
    """Tables, newest first."""

    tables: tuple[TableListing, ...]


class RecordListing(Shape):
    """A finished match."""

    match_id: str
    table_id: str
    ended_at_ms: Milliseconds
    deals: int = 0
    """Played to their end."""
    cause: Literal["won", "abandoned"] = "won"
    """How it ended."""


class RecordList(Shape):
    """A page of finished matches, newest first."""

    records: tuple[RecordListing, ...]
    older: str | None = None
    """Ask for the matches before this one to get the next page; null: there are none."""
    newer: str | None = None
    """Ask for the matches after this one to get the page before; null: there were none."""
    is_complete: bool = True
    """False: a part of the server does not answer, and the matches there are left out."""


class DailyField(Shape):
    """What others made of a board. Margins are in hundredths of a point."""

    people: int
    """How many others have finished it."""
    expected: int
    """The mean margin of the field: people, and bots the less the more people there are."""
    margins: dict[str, int]
    """Of the six levels of bots."""


class DailyBoard(Shape):
    """A board of a day, as one player may know it."""

    board: int
    """From 1."""
    status: Literal["open", "begun", "finished"]
    table_id: str | None = None
    """Where the player has begun it."""
    match_id: str | None = None
    points: tuple[int, ...] | None = None
    """By seat; the player has the first. All that follows is known when the player has finished the board."""
    margin: int | None = None
    """The mean points of the others less one's own, in hundredths."""
    cross: int | None = None
    """Cross points: the margin less that of the field, at most 20 either way, in hundredths."""
    mark: Literal["best", "above", "level", "below"] | None = None
    """By the field; best: nobody had a greater margin."""
    field: DailyField | None = None


class DailyPlace(Shape):
    """A place among people."""

    place: int
    people: int


class DailyDay(Shape):
    """The deals of a day, as one player may know them."""

    date: str
    """Year, month and day (UTC)."""
    season: str
    anchor: str
    """What the links of the season lead to; it was public before its first day."""
    link: str | None
    """From which the boards of the day follow; half an hour after its close."""
    level: str
    """Of the bots in the other seats."""
    seat_count: Literal[3, 4]
    engine: str
    """The hash of what the bots of the field answered with."""
    opens_at_ms: Milliseconds
    closes_at_ms: Milliseconds
    now_ms: Milliseconds
    """When this was said, by the clock that the close goes by."""
    is_closed: bool
    boards: tuple[DailyBoard, ...]
    total: int
    """The cross points by now, in hundredths; when the day is over, with 20 off for each board that is not finished."""
    place: int | None
    """Among the people; null: not finished, or played after the day was over."""
    people: int
    """How many have a place."""
    better_than: str | None
    """The strongest level whose bot had fewer cross points."""
    streak: int
    """Days in a row on which the player finished all boards."""
    freezes_left: int
    """Days of this month that may still be missed."""
    yesterday: DailyPlace | None = None
    """How the player stood when the day before was over; null: not at all."""


class DailyTable(Shape):
    """Where a board is played."""

    table_id: str
    board: int
    """From 1."""


class DailyEntry(Shape):
    """A line of a standing."""

    player_id: str | None
    """Null for a bot."""
    name: str
    """Empty for a bot, and for a player who was forgotten."""
    level: str | None
    """Of a bot."""
    total: int
    """Cross points, in hundredths."""
    place: int | None
    """Among the people; null for bots, and over more than a day for guests."""
    is_guest: bool = False
    """Whether it is a person without an account."""


class DailyStanding(Shape):
    """How everybody stands on a day, in a week or in a season."""

    first_day: str
    last_day: str
    people: int
    """How many have a place."""
    entries: tuple[DailyEntry, ...]
    """The best hundred, all bots, and one's own, best first."""


class DailyBoardEntry(Shape):
    """What somebody made of a board."""

    player_id: str | None
    """Null for a bot."""
    name: str
    """Empty for a bot, and for a player who was forgotten."""
    level: str | None
    """Of a bot."""
    match_id: str | None
    """Of a person: the match to look back at. A bot's is found by its level."""
    points: tuple[int, ...]
    """By seat; whoever it is about has the first."""
    margin: int
    """The mean points of the others less one's own, in hundredths."""
    cross: int
    """Cross points, in hundredths."""


class DailyBoardResults(Shape):
    """What everybody made of a board, for those who have finished it, and for all when the day is over."""

    date: str
    board: int
    """From 1."""
    people: int
    """How many have finished it."""
    entries: tuple[DailyBoardEntry, ...]
    """The best hundred, all bots, and one's own, best first."""


class BotLevel(Shape):
    """A bot that can be seated."""

    level: str
    place: int
    """Its place in the order of strength, from 1."""


class BotLevels(Shape):
    """The bots of this server, weakest first."""

    bots: tuple[BotLevel, ...]


class Presets(Shape):
    """The rule sets of the printed rulebooks: every option with its value."""

    presets: dict[str, dict[str, str | int | bool | list[int] | None]]


class Problem(Shape):
    """Why a request was refused: a stable code, the facts, and a sentence in the user's language."""

    code: str
    sentence: str
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)


class About(Shape):
    """What this server is."""

    site_name: str
    version: str
    protocol_version: int
    now_ms: Milliseconds
    has_daily: bool = False
    """Whether today's eight deals can be played here."""
    has_mail: bool = False
    """Whether it sends links by mail."""
