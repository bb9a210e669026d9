"""Messages on the sockets. A client sends commands, each with an id of its own; the server answers and tells.

On `/ws/tables/{table_id}` the first message of a client is `Hello`; the server answers with `Welcome`. Every command
is answered by one `Ack` with the sequence number its effect has, or by one `Refused`. A command may be sent again
with the same id: it takes effect once, and the answer is the same. `Told` brings the events that the audience may
see; it covers the whole span of sequence numbers from `after` to `seq`, though some of them may be hidden.
"""

from typing import Annotated, Final, TypeAlias, dataclass_transform

import msgspec

from gangoffour.protocol.api import TableListing
from gangoffour.protocol.events import Entry
from gangoffour.protocol.values import (
    CardName,
    Count,
    Hex32,
    Identifier,
    Milliseconds,
    Player,
    SeatIndex,
    TableOptions,
    snake_case,
)
from gangoffour.protocol.views import OwnView, Snapshot


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class _Sent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """A message of a client. A field that the server does not know is refused."""


class Hello(_Sent):
    """The first message of a client."""

    version: Count
    last_seq: Count | None = None
    """The last sequence number the client has; None: it has nothing and wants a snapshot."""
    seat: SeatIndex | None = None
    """The seat whose cards the client saw up to then. If it is another now, the client gets a snapshot."""
    invite: str | None = None
    """The key of a private table, from its link."""


class Command(_Sent):
    """A wish that is answered; the id makes sending it again harmless."""

    id: Identifier


class TakeSeat(Command):
    """Sit down in a free seat."""

    seat: SeatIndex


class LeaveSeat(Command):
    """Get up. In a match a bot finishes the deal for the person, who may come back with the next one."""


class SeatBot(Command):
    """Seat a bot: in a free seat, or for a person who is away or keeps the others waiting (host only)."""

    seat: SeatIndex
    level: Annotated[str, msgspec.Meta(max_length=32)]


class RemovePlayer(Command):
    """Free a seat before the match; the person may not come to the table again (host only)."""

    seat: SeatIndex


class ChangeOptions(Command):
    """Choose other options before the match (host only)."""

    options: TableOptions


class Ready(Command):
    """Be ready for the prepared match, with a commitment; or for the next deal, without."""

    match_id: str
    commitment: Hex32 | None = None


class Reveal(Command):
    """Reveal the number that the commitment was made of."""

    match_id: str
    number: Hex32


class _Act(Command, kw_only=True):
    """An action in the match."""

    seen_seq: Count | None = None
    """The last sequence number the client knew when it decided. If the match has gone on since, the action is refused:
    an action that comes late must not hit another turn. None: take it as it comes."""


class Play(_Act, kw_only=True):
    """Lay a combination."""

    cards: Annotated[tuple[CardName, ...], msgspec.Meta(min_length=1, max_length=7)]
    declare: bool = False


class Pass(_Act):
    """Decline to play."""


class Declare(_Act):
    """Declare the last card."""


class ReturnCard(_Act, kw_only=True):
    """Return a card to the deal loser."""

    card: CardName


class TakeBack(Command):
    """Take one's seat back from its substitute: at once, or with the next deal if the substitute finishes this one."""


class SetAutoPass(Command):
    """Choose whether the seat passes by itself when nothing beats."""

    is_on: bool


class Pause(Command):
    """Pause the match (host of a private table)."""


class Resume(Command):
    """Let the match go on."""


EMOTES: Final = ("laugh", "wow", "sad", "clap", "think", "fire")
"""Phrases that a client with pictures draws."""

PHRASES: Final = (
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "oops",
    "one_moment",
    "back_again",
    "rematch",
    "good_bye",
    *EMOTES,
)
"""What can be said at a table that takes phrases only; each client shows them in its own language."""

LONGEST_LINE: Final = 300
"""The letters of a line in the chat."""


class Say(Command):
    """Say something at the table: free text, or the name of a phrase."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)] | None = None
    phrase: Annotated[str, msgspec.Meta(max_length=32)] | None = None


TableCommand: TypeAlias = (
    TakeSeat
    | LeaveSeat
    | SeatBot
    | RemovePlayer
    | ChangeOptions
    | Ready
    | Reveal
    | Play
    | Pass
    | Declare
    | ReturnCard
    | TakeBack
    | SetAutoPass
    | Pause
    | Resume
    | Say
)
"""What a client asks for at a table."""
ActionCommand: TypeAlias = Play | Pass | Declare | ReturnCard
"""Commands that ask for an action of the rules."""

ClientMessage: TypeAlias = Hello | TableCommand
"""Whatever a client sends."""


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class _Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=snake_case):
    """A message of the server. A client leaves aside what it does not know."""


class Welcome(_Told):
    """The answer to `Hello`: where the client stands. Missing events follow as `Told`, unless there is a snapshot."""

    version: int
    now_ms: Milliseconds
    """The server's time, by which deadlines count."""
    player_id: str | None
    """Who the client is; None for an anonymous spectator."""
    seat: SeatIndex | None
    """The seat whose cards the client sees; None for a spectator."""
    seq: int
    snapshot: Snapshot | None = None


class Told(_Told):
    """What happened since `after`, as far as the audience may know."""

    after: int
    seq: int
    now_ms: Milliseconds
    entries: tuple[Entry, ...]
    own: OwnView | None = None
    """For a seat in a match: its hand and what binds it, after these events."""


class Ack(_Told):
    """A command took effect, once, at this sequence number; or it is kept as a wish."""

    id: str
    seq: int
    is_wish: bool = False
    """A pass that came before its moment: it is kept, and takes effect then unless the turn is over. `seq` is where the
    table stood when it was kept. Sent again after its moment, the command is answered with its effect."""


class Refused(_Told):
    """A command had no effect. The code names a sentence; the facts fill it."""

    id: str | None
    """None if the message was not understood at all."""
    code: str
    facts: dict[str, str | int] = {}


class Said(_Told):
    """Somebody said something."""

    chat_id: str
    at_ms: Milliseconds
    player: Player
    text: str | None = None
    phrase: str | None = None


class ChatRemoved(_Told):
    """Something said was taken back."""

    chat_id: str


class Watching(_Told):
    """How many people watch."""

    spectators: int


class Goodbye(_Told):
    """The server closes the socket, and says why (`Farewell`)."""

    code: str


class LobbyShown(_Told):
    """The open tables, all of them (on `/ws/lobby`)."""

    tables: tuple[TableListing, ...]
    people: int = 0
    """How many people have a seat at public tables where somebody is."""


class LobbyChanged(_Told):
    """Tables that opened or changed, ids of tables that are not open any more, and how many people play now."""

    changed: tuple[TableListing, ...] = ()
    gone: tuple[str, ...] = ()
    people: int = 0


ServerMessage: TypeAlias = Welcome | Told | Ack | Refused | Said | ChatRemoved | Watching | Goodbye
"""Whatever a server sends to those at a table."""
LobbyMessage: TypeAlias = LobbyShown | LobbyChanged | Goodbye
"""Whatever a server sends to those who look at the lobby."""
