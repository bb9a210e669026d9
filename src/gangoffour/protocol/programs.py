"""Bodies of the HTTP interface about programs: tokens with which they act, and the bots that people own."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from gangoffour.protocol.api import Body, Name
from gangoffour.protocol.values import Milliseconds, Shape

PROGRAM_PREFIX: Final = "program-"
"""How the id of a bot that somebody owns begins: an id is for ever, and so is being a bot."""

LONGEST_DAYS: Final = 365
"""For how long a token can be good."""

ScopeName: TypeAlias = Literal["read", "play", "say"]
"""What a token may be given: to read, to play, to talk."""
BotIdText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


def is_program(player_id: str) -> bool:
    """Return whether a player is a bot that somebody owns.

    >>> is_program("program-abc"), is_program("guest-abc")
    (True, False)
    """
    return player_id.startswith(PROGRAM_PREFIX)


class NewToken(Body):
    """Ask for a token with which a program acts."""

    label: Name
    """What the owner calls it."""
    scopes: Annotated[tuple[ScopeName, ...], msgspec.Meta(max_length=3)] = ("read",)
    """What the program may do. Every token may read."""
    days: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_DAYS)] = 90
    """For how long it is good."""
    bot_id: BotIdText | None = None
    """As which bot of the asker it acts; as the asker, if it is left out."""


class TokenListing(Shape):
    """A token of the asker, as they see it later."""

    token_id: str
    """Names the token; nobody can act with it."""
    label: str
    prefix: str
    """How the token begins."""
    scopes: tuple[ScopeName, ...]
    player_id: str
    """As whom it acts."""
    created_at_ms: Milliseconds
    expires_at_ms: Milliseconds
    used_at_ms: Milliseconds | None = None
    """To the hour."""


class IssuedToken(Shape):
    """A new token, told this once."""

    token: str
    listing: TokenListing

    def __repr__(self) -> str:
        return f"IssuedToken(token=…, listing={self.listing!r})"


class TokenList(Shape):
    """The asker's tokens, oldest first."""

    tokens: tuple[TokenListing, ...]


class NewBot(Body):
    """Open an account for a bot."""

    name: Name


class OwnBot(Shape):
    """A bot that the asker owns."""

    player_id: str
    name: str
    created_at_ms: Milliseconds


class OwnBotList(Shape):
    """The bots that the asker owns, oldest first."""

    bots: tuple[OwnBot, ...]
