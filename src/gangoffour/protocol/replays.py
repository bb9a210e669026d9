"""A match to look back at: every event of a record, with all the cards. Only what is over, or one's own, is told so."""

from typing import Final, Literal

from gangoffour.protocol.events import Event
from gangoffour.protocol.values import Shape
from gangoffour.protocol.views import MatchView

REPLAY_VERSION: Final = 1
"""The version of the document. A change that old clients cannot read makes a new one."""


class ReplaySeat(Shape):
    """Who sat at a seat."""

    player_id: str
    name: str


class ReplayHeader(Shape):
    """A header of the record, in the words of whoever wrote it: `Event`, `Date`, `Table`."""

    name: str
    value: str


class ReplayStep(Shape):
    """The start of a deal, or one action, and all that came of it."""

    deal_number: int
    action_number: int
    """Which action of the deal it is, from 1; 0 for the start of the deal."""
    events: tuple[Event, ...]
    """What happened, in order, hands and dummy hands included. The events are those of the rules alone."""


class MatchReplay(Shape, kw_only=True):
    """A whole record, replayed. The fold of all events over `start` is the match at its end."""

    version: Literal[1] = REPLAY_VERSION
    match_id: str | None
    """None in a casual record."""
    headers: tuple[ReplayHeader, ...]
    preset: str
    """The name of the rule set; `custom` if it is none of the presets."""
    seats: tuple[ReplaySeat, ...]
    start: MatchView
    """What everybody knows before the first deal: rules, first dealer, scores."""
    steps: tuple[ReplayStep, ...]
    is_over: bool
    """Whether the match was played to its end; a record may stop anywhere."""
    is_verifiable: bool
    """Whether the record has the values that a check of its deals needs."""
