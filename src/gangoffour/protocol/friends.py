"""Bodies of the HTTP interface about friends and blocks."""

from typing import Annotated, Literal

import msgspec

from gangoffour.protocol.api import Body, Name
from gangoffour.protocol.values import Milliseconds, Shape

PlayerIdText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
InviteText = Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class AskFriend(Body):
    """Ask somebody to be friends: a user by name, or anybody one has met by id."""

    name: Name | None = None
    player_id: PlayerIdText | None = None


class InviteFriend(Body):
    """Ask a friend to a table."""

    player_id: PlayerIdText
    table_id: str
    invite: InviteText | None = None
    """The key of the table, if it is private."""


class Acquaintance(Shape):
    """Somebody the asker has to do with."""

    player_id: str
    name: str
    is_guest: bool
    since_ms: Milliseconds


class FriendTable(Shape):
    """Where a friend is."""

    table_id: str | None
    """Null at a table that is not public."""
    way: Literal["sit", "watch"] | None
    """What the asker may do there; null: nothing without an invitation."""


class Friend(Acquaintance, kw_only=True):
    """A friend."""

    table: FriendTable | None = None
    """Null for somebody who is away."""


class TableCall(Shape):
    """A friend asks the asker to a table."""

    player_id: str
    """Who asks."""
    name: str
    table_id: str
    invite: str | None
    """The key of the table, if it is private."""
    expires_at_ms: Milliseconds


class FriendList(Shape):
    """Everybody the asker has to do with. Who blocks the asker is not told."""

    friends: tuple[Friend, ...]
    """Those at a table first, then by name."""
    asking: tuple[Acquaintance, ...]
    """Who wants to be friends, newest first."""
    asked: tuple[Acquaintance, ...]
    """Whom the asker has asked, newest first."""
    blocked: tuple[Acquaintance, ...]
    """Whom the asker blocks, newest first."""
    calls: tuple[TableCall, ...]
    """Invitations to tables, newest first."""


class FriendAsked(Shape):
    """What became of a request."""

    name: str
    is_friend: bool
    """Whether they are friends now, since the other had asked before; else the other is asked."""
