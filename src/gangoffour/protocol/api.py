"""Bodies of the HTTP interface."""

from typing import Annotated, Final, Literal

import msgspec

from gangoffour.protocol.values import Milliseconds, Player, Shape, TableOptions

LONGEST_NAME: Final = 24
"""The letters of a name that somebody chooses."""

DELETED_NAME: Final = "deleted player"
"""How somebody is called whose name is gone, on the wire and in records. Nobody else can be called that."""

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
    avatar: str | None = None
    """The face they chose; null: the one that follows from the id."""


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
    place: int | None = None
    """One's own; null if it was abandoned, or somebody else had the seat at its end."""
    people: tuple[Player, ...] = ()
    """The other people who sat there at its end."""
    bots: int = 0
    """How many bots sat there at its end."""
    day: str | None = None
    """The date of the day, if it was one of its deals."""


class RecordList(Shape):
    """A page of finished matches, newest first."""

    records: tuple[RecordListing, ...]
    older: str | None = None
    """Ask for the matches before this one to get the next page; null: there are none."""
    newer: str | None = None
    """Ask for the matches after this one to get the page before; null: there were none."""
    is_complete: bool = True
    """False: a part of the server does not answer, and the matches there are left out."""


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


class IssuerListing(Shape):
    """Another site by whose account one may come in (OpenID Connect)."""

    key: str
    name: str


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
    issuers: tuple[IssuerListing, ...] = ()
    """By whose accounts one may come in."""
