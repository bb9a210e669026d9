"""Profiles and histories, to those who may see them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from uuid import UUID

from gangoffour.protocol import MatchPage, PartName, Profile
from gangoffour.server.daily import Daily
from gangoffour.server.ids import RANDOM_SIZE, new_id
from gangoffour.server.matches import History
from gangoffour.server.people.names import new_name
from gangoffour.server.ports import Clock, MatchId, Part, Person, PlayerId, PlayerKind, Players, Sought
from gangoffour.server.profiles.errors import ProfileCode, ProfileError
from gangoffour.server.profiles.faces import AVATARS
from gangoffour.server.profiles.listings import match_listing, seat_totals
from gangoffour.server.reviews import Reviews

_MONTHS: Final = 12
_NAMES: Final[Mapping[Part, PartName]] = {
    Part.MATCHES: "matches",
    Part.DAILY: "daily",
    Part.STATISTICS: "statistics",
}
_NOBODY: Final = PlayerId("")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which of somebody's matches are asked for."""

    opponent: str | None = None
    """The name of a user, or the id of any player, who sat there too."""
    level: str | None = None
    """Of a bot that sat there."""
    preset: str | None = None
    seats: int | None = None
    month: tuple[int, int] | None = None
    """Year and month (UTC) in which the match began."""
    before: MatchId | None = None
    after: MatchId | None = None
    limit: int = 20


class Profiles:
    """What is shown of people."""

    def __init__(self, players: Players, history: History, reviews: Reviews, daily: Daily, clock: Clock) -> None:
        self._players = players
        self._history = history
        self._reviews = reviews
        self._daily = daily
        self._clock = clock

    async def find(self, name: str) -> Person:
        """Return the user of this name, also of one that they gave up lately.

        Raises:
            ProfileError: There is none.
        """
        is_name = name.isprintable()  # a database takes no other text
        person = await self._players.by_name(new_name(name), self._clock.now_ms()) if is_name else None
        if person is None:
            raise ProfileError(ProfileCode.UNKNOWN)
        return person

    async def show(self, owner: Person, asker: Person | None) -> Profile:
        """Return a profile as somebody may see it: whose it is sees all of it."""
        is_mine = asker is not None and asker.player_id == owner.player_id
        seen = frozenset(Part) if is_mine else owner.shown
        totals = await self._history.totals(owner.player_id) if seen - {Part.DAILY} else []
        has_statistics = Part.STATISTICS in seen
        return Profile(
            player_id=owner.player_id,
            name=owner.name,
            avatar=owner.avatar,
            is_guest=owner.kind is PlayerKind.GUEST,
            is_mine=is_mine,
            since_ms=owner.created_at_ms,
            shown=tuple(_NAMES[part] for part in Part if part in owner.shown),
            matches=sum(each.matches for each in totals) if Part.MATCHES in seen else None,
            totals=tuple(map(seat_totals, totals)) if has_statistics else None,
            figure=await self._reviews.figure(owner.player_id) if has_statistics else None,
            daily=await self._daily.past(owner.player_id) if Part.DAILY in seen else None,
        )

    async def matches(self, owner: Person, asker: Person | None, wanted: Wanted) -> MatchPage:
        """Return a page of somebody's matches, but for boards of a day: those have a place of their own.

        Raises:
            ProfileError: They do not show them.
        """
        is_mine = asker is not None and asker.player_id == owner.player_id
        if not is_mine and Part.MATCHES not in owner.shown:
            raise ProfileError(ProfileCode.HIDDEN)
        sought = await self._sought(wanted)
        page = await self._history.page(
            owner.player_id, wanted.limit, before=wanted.before, after=wanted.after, sought=sought
        )
        ids = {seat.player_id for row in page.seats.values() for seat in row if seat.player_id is not None}
        people = await self._players.by_ids(ids)
        return MatchPage(
            matches=tuple(
                match_listing(match, page.seats.get(match.match_id, ()), owner.player_id, people)
                for match in page.matches
            ),
            older=None if page.older is None else str(page.older),
            newer=None if page.newer is None else str(page.newer),
            is_complete=page.is_complete,
        )

    async def choose(self, person: Person, avatar: str | None, shown: Iterable[str]) -> Person:
        """Keep somebody's face, and what everybody may see.

        Raises:
            ProfileError: There is no such face.
        """
        if avatar is not None and avatar not in AVATARS:
            raise ProfileError(ProfileCode.UNKNOWN_AVATAR)
        await self._players.choose(person.player_id, avatar, frozenset(map(Part, shown)))
        return (await self._players.by_ids([person.player_id]))[person.player_id]

    async def faces(self, player_ids: Iterable[PlayerId]) -> dict[str, str]:
        """Return the faces that people chose."""
        people = await self._players.by_ids(player_ids)
        return {person.player_id: person.avatar for person in people.values() if person.avatar is not None}

    async def _sought(self, wanted: Wanted) -> Sought:
        first, end = (None, None) if wanted.month is None else _bounds(*wanted.month)
        return Sought(
            opponent=None if wanted.opponent is None else await self._opponent(wanted.opponent),
            bot=wanted.level,
            preset=wanted.preset,
            seats=wanted.seats,
            first=first,
            end=end,
            has_boards=False,
        )

    async def _opponent(self, text: str) -> PlayerId:
        known = PlayerId(text)
        if known in await self._players.by_ids([known]):
            return known
        person = await self._players.by_name(new_name(text), self._clock.now_ms())
        return _NOBODY if person is None else person.player_id


def _bounds(year: int, month: int) -> tuple[UUID, UUID]:
    """Return the first id of a month, and that of the next one."""
    later = (year + 1, 1) if month == _MONTHS else (year, month + 1)
    first, end = (int(datetime(*each, 1, tzinfo=UTC).timestamp() * 1000) for each in ((year, month), later))
    return new_id(first, bytes(RANDOM_SIZE)), new_id(end, bytes(RANDOM_SIZE))
