"""The small values that messages are made of: cards, players, options of a table."""

import re
from functools import cache
from typing import Annotated, Final, Literal, TypeAlias, dataclass_transform

import msgspec

PROTOCOL_VERSION: Final = 1
"""The version of messages and events that is spoken. A change that old clients cannot read makes a new one."""

CardName: TypeAlias = Literal[
    "1G", "1Y", "1R", "1M",
    "2G", "2Y", "2R", "3G", "3Y", "3R", "4G", "4Y", "4R", "5G", "5Y", "5R", "6G", "6Y", "6R",
    "7G", "7Y", "7R", "8G", "8Y", "8R", "9G", "9Y", "9R", "10G", "10Y", "10R",
    "PG", "PY", "DR",
]  # fmt: skip
"""A card as rank and colour letter. Two copies of a card are equal."""

KindName: TypeAlias = Literal[
    "single", "pair", "triple", "straight", "flush", "full_house", "straight_flush", "gang"
]  # fmt: skip
"""A kind of combination on the wire."""
DirectionName: TypeAlias = Literal["cw", "ccw"]
"""A direction on the wire."""
SeatIndex: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""A seat on the wire."""
Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
"""32 bytes as small hexadecimal digits. The end of the pattern refuses a line feed, which `$` alone would let by."""
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number from a client, no larger than JavaScript counts exactly."""
Milliseconds: TypeAlias = int
"""A span of time, or a moment since 1970 in the server's time. Long enough for turns of days."""
Identifier: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""An id that a client chooses."""


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """A value inside a message. What the reader does not know, it leaves aside."""


class Combined(Shape):
    """A combination on the table."""

    kind: KindName
    cards: tuple[CardName, ...]


class Player(Shape):
    """Who sits in a seat."""

    player_id: str
    """The public id. It enters the hashes of fair deals."""
    name: str
    bot: str | None = None
    """The level, if it is a bot."""


class TurnClock(Shape):
    """How long a turn may take."""

    turn_s: Annotated[int, msgspec.Meta(ge=5, le=14 * 24 * 3600)]
    bank_s: Annotated[int, msgspec.Meta(ge=0, le=14 * 24 * 3600)] = 0
    """The time bank of each seat for one match: used when a turn's own time is up."""


class TableOptions(Shape, forbid_unknown_fields=True):
    """How a table plays."""

    preset: Literal["classic", "german", "french", "gang"] = "classic"
    rules: dict[str, str | Count | bool | list[Count] | None] = {}
    """Options laid over the preset."""
    seat_count: Literal[3, 4] = 4
    length: Literal["one_deal", "short", "half", "full"] = "full"
    """One deal, four deals, to half the score limit, or to the whole."""
    declaration: Literal["automatic", "manual"] = "automatic"
    """Who declares a last card; by hand it is declared with the play (O8)."""
    clock: TurnClock | None = None
    """None: no clock, but at a public table with two people or more one minute for a turn."""
    pace: Literal["fast", "normal", "relaxed"] = "normal"
    """How long bots wait before they act."""
    assists: bool = True
    hints: Literal["off", "alone", "everybody"] = "alone"
    """Who may ask what to do best: nobody; a person against whom only bots play; everybody with a seat."""
    visibility: Literal["public", "unlisted", "private"] = "public"
    spectators: bool = True
    chat: Literal["off", "phrases", "free"] = "phrases"
    presence: Literal["live", "alone", "turn_based"] = "live"
    """Live: who is away for long gets a substitute, and a match without people is adjourned. Alone: one person plays
    against bots, and nothing hurries them. Turn by turn: deadlines of hours or days, and nobody is away before that."""
    company: Literal["open", "invited", "rated"] = "open"
    """Who may sit down: whoever comes; those with the key of a private table; entrants of the server, in random seats,
    whose results count."""


class TablePolicy(Shape):
    """What the server alone decides about a table. It names no seed: that lies in the vault, by the id of the board."""

    deals: Literal["own_seed", "board", "chain"] = "own_seed"
    """Where the deals come from: a seed of each match; a board, the same at every table that plays it; a board whose
    seed is a link in the chain of a contest."""
    board_id: str | None = None
    board_commitment: Hex32 | None = None
    """The commitment to the seed of the board, the same at every table that plays it."""
    board_deal: Literal[1, 2, 3] = 1
    """The number of the deal that the board begins with; a later deal has an exchange, whose roles the seed decides."""
    contest_id: str | None = None
    opener: Literal["person", "server"] = "person"
    """Who opened the table. At a table of the server there is no host, and its seats are promised to entrants."""


@cache
def snake_case(name: str) -> str:
    """Return the name of a class as a tag: `TrickWon` is `trick_won`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
