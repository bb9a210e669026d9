"""Bodies about people as others see them: profiles, faces, and histories of matches."""

from typing import Annotated, Literal

import msgspec

from gangoffour.protocol.api import Body
from gangoffour.protocol.reviews import PlayerFigure
from gangoffour.protocol.values import Milliseconds, Player, Shape

PartName = Literal["matches", "daily", "statistics"]
"""A part of a profile that its owner shows to everybody, or does not."""


class ChooseProfile(Body):
    """Choose a face, and what everybody may see."""

    avatar: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    """An animal and the colour behind it, such as `fox-jade`; null: the one that follows from the id."""
    shown: tuple[PartName, ...] = ("matches", "daily")


class SeatTotals(Shape):
    """What came of all matches of a player with as many seats. Boards of a day are not among them."""

    seats: int
    matches: int
    places: tuple[int, ...]
    """How often they had the first place, the second, and so on."""
    deals: int
    """That were played to their end with them."""
    points: int
    deals_won: int
    gangs_played: int
    gangs_met: int
    """Gangs that others played in these deals."""
    disqualified: int
    exchanges: int
    exchange_gain: int
    """The ranks of the cards that came, less those of the cards that went."""


class PastDay(Shape):
    """How somebody stood when a day was over."""

    date: str
    total: int
    """Cross points, in hundredths."""
    place: int
    people: int


class ProfileDaily(Shape):
    """What somebody makes of today's deals."""

    streak: int
    """Days in a row on which they finished all boards."""
    days: tuple[PastDay, ...]
    """The last days that are over and on which they have a place, newest first."""


class Profile(Shape):
    """A person as others see them. What they do not show is null."""

    player_id: str
    name: str
    """What they are called now, by whatever name they were looked for."""
    avatar: str | None
    """The face they chose; null: the one that follows from the id."""
    is_guest: bool
    is_mine: bool
    since_ms: Milliseconds
    shown: tuple[PartName, ...]
    """What everybody may see. Its owner sees all of it."""
    matches: int | None = None
    """How many they have finished."""
    totals: tuple[SeatTotals, ...] | None = None
    figure: PlayerFigure | None = None
    """What they lose for a decision, over their last matches."""
    daily: ProfileDaily | None = None


class PlacedPlayer(Shape):
    """Who sat in a seat when a match was over."""

    player: Player
    """By the name they have now."""
    points: int
    place: int | None
    """Null: the match was given up."""


class MatchListing(Shape):
    """A finished match of somebody."""

    match_id: str
    ended_at_ms: Milliseconds
    preset: str | None
    """The name of the rules, if they have one."""
    deals: int
    """Played to their end."""
    cause: Literal["won", "abandoned"]
    points: int
    """In the deals that they sat at."""
    place: int | None
    """Null: somebody else had the seat at last, or the match was given up."""
    players: tuple[PlacedPlayer, ...]
    """By seat."""


class MatchPage(Shape):
    """A page of somebody's finished matches, newest first."""

    matches: tuple[MatchListing, ...]
    older: str | None = None
    """Ask for the matches before this one to get the next page; null: there are none."""
    newer: str | None = None
    """Ask for the matches after this one to get the page before; null: there were none."""
    is_complete: bool = True
    """False: a part of the server does not answer, and the matches there are left out."""


class Faces(Shape):
    """The faces that people chose."""

    faces: dict[str, str]
    """By player; whoever chose none is left out."""
