"""Bodies of the HTTP interface."""

from typing import Annotated, Literal

import msgspec

from gangoffour.protocol.values import Milliseconds, Player, Shape, TableOptions

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class _Body(Shape, forbid_unknown_fields=True):
    """A body that a client sends."""


class NewGuest(_Body):
    """Become a guest. Without a name the server gives one."""

    name: Name | None = None


class Rename(_Body):
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


class NewTable(_Body):
    """Open a table."""

    options: TableOptions = msgspec.field(default_factory=TableOptions)
    bots: Annotated[tuple[str, ...], msgspec.Meta(max_length=3)] = ()
    """Levels of bots to seat at once, from the last seat backwards."""


class PlayNow(_Body):
    """Play at once: where others are about to begin, or at a new table full of bots."""

    preset: Literal["classic", "german", "french", "gang"] = "classic"
    seat_count: Literal[3, 4] = 4
    level: Annotated[str, msgspec.Meta(max_length=32)] = "planner"
    """Of the bots in the other seats, if a table is opened."""
    length: Literal["one_deal", "short", "half", "full"] = "short"


class OpenedTable(Shape):
    """A table that was opened, or found by "play now"."""

    table_id: str
    seat: int | None
    """The seat that the player has; None: none yet."""
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
    opened_at_ms: Milliseconds = 0


class TableList(Shape):
    """Tables, newest first."""

    tables: tuple[TableListing, ...]


class RecordListing(Shape):
    """A finished match."""

    match_id: str
    table_id: str
    ended_at_ms: Milliseconds


class RecordList(Shape):
    """Finished matches, newest first."""

    records: tuple[RecordListing, ...]


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
