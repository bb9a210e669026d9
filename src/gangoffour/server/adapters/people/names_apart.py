"""Names kept apart: what is stored about tables and matches holds ids, and names are joined when it is read.

So a name that is deleted is gone, wherever its owner ever sat. A name is stored as a mark, the id and which of the
player's names it was: `guest-abc#2`. Which one matters: nobody may sit down under a name that could be taken for
another one at the table, so a name that somebody takes later must not appear there.

Names of bots stay as they are, and those of players who never were here, as in a record from elsewhere. Names that were
written before they were kept apart stay as well, unless their player is deleted.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

import msgspec

from gangoffour.protocol import DELETED_NAME, Player, TableListing, TableOptions
from gangoffour.server.ports import (
    EVERYTHING,
    Append,
    CommandKey,
    EventStore,
    FinishedMatch,
    Head,
    HistoryPage,
    Listings,
    Match,
    Matches,
    MatchId,
    MatchSeat,
    Note,
    PlayerId,
    PlayerKind,
    Players,
    Sought,
    StoredEvent,
    TableId,
    Totals,
    Wish,
)

_REMEMBERED: Final = 10_000
"""How many marks are remembered, so that most tables are written without a question."""

_IN_EVENT: Final = re.compile(rb'("player_id":"((?!bot-)[^"\\]+)","name":)("(?:[^"\\]|\\.)*")')
"""A person in an event, as `Player` is encoded. Quotes inside a name are escaped, so no name looks like this."""
_IN_RECORD: Final = re.compile(
    r"^(seat \d: |sat \d: deals \d+-\d+, )(.*)( <((?!bot-)[^<>\n]+)>(?:, missed \d+)?)$", re.MULTILINE
)
"""A person in the head of a record."""

Named: TypeAlias = tuple[PlayerId, str]
"""A player, and a name or a mark."""
Translate: TypeAlias = Callable[[Named], str]


class NameMarks:
    """Writes marks for names, and finds the names for marks."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._marks: OrderedDict[Named, str] = OrderedDict()

    async def marks(self, named: Collection[Named]) -> dict[Named, str]:
        """Return what is stored instead of names."""
        marks = {each: self._marks[each] for each in named if each in self._marks}
        unknown = set(named) - set(marks)
        if not unknown:
            return marks
        player_ids = {player_id for player_id, _ in unknown}
        people, kept = await self._players.by_ids(player_ids), await self._players.names_of(player_ids)
        for player_id, name in unknown:
            if player_id not in people:
                marks[player_id, name] = name
                continue
            numbers = {each.name: each.number for each in kept.get(player_id, [])}
            # Somebody may have had the name before names were numbered; then they have another one now.
            number = numbers.get(name, max(numbers.values(), default=0))
            marks[player_id, name] = self._marks[player_id, name] = f"{player_id}#{number}"
        while len(self._marks) > _REMEMBERED:
            self._marks.popitem(last=False)
        return marks

    async def names(self, stored: Collection[Named]) -> dict[Named, str]:
        """Return the names for what was stored. None is remembered: it may be deleted meanwhile."""
        marked = {each for each in stored if _number(each) is not None}
        plain = set(stored) - marked
        kept = await self._players.names_of({player_id for player_id, _ in marked}) if marked else {}
        people = await self._players.by_ids({player_id for player_id, _ in plain}) if plain else {}
        found = {}
        for each in marked:
            names = {name.number: name.name for name in kept.get(each[0], [])}
            found[each] = names.get(_number(each) or 0, DELETED_NAME)
        for player_id, name in plain:
            person = people.get(player_id)
            is_gone = person is not None and person.kind is PlayerKind.DELETED
            found[player_id, name] = DELETED_NAME if is_gone else name
        return found


def _number(each: Named) -> int | None:
    """Return which name a mark means; None if it is a name and no mark."""
    player_id, text = each
    owner, _, number = text.rpartition("#")
    return int(number) if owner == player_id and number.isascii() and number.isdigit() else None


# --- what names stand in ---------------------------------------------------------------------------------------------


def _named_in_event(payload: bytes) -> Iterable[Named]:
    for match in _IN_EVENT.finditer(payload):
        yield PlayerId(match[2].decode()), msgspec.json.decode(match[3], type=str)


def _translated_event(payload: bytes, translate: Translate) -> bytes:
    def person(match: re.Match[bytes]) -> bytes:
        named = PlayerId(match[2].decode()), msgspec.json.decode(match[3], type=str)
        return match[1] + msgspec.json.encode(translate(named))

    return _IN_EVENT.sub(person, payload)


def _named_in_record(text: str) -> Iterable[Named]:
    return ((PlayerId(match[4]), match[2]) for match in _IN_RECORD.finditer(text))


def _translated_record(text: str, translate: Translate) -> str:
    return _IN_RECORD.sub(lambda match: match[1] + translate((PlayerId(match[4]), match[2])) + match[3], text)


def _people(listing: TableListing) -> Iterable[Named]:
    for player in listing.players:
        if player is not None and player.bot is None:
            yield PlayerId(player.player_id), player.name


def _translated_listing(listing: TableListing, translate: Translate) -> TableListing:
    def person(player: Player | None) -> Player | None:
        if player is None or player.bot is not None:
            return player
        return msgspec.structs.replace(player, name=translate((PlayerId(player.player_id), player.name)))

    return msgspec.structs.replace(listing, players=tuple(map(person, listing.players)))


# --- stores ----------------------------------------------------------------------------------------------------------


class NamelessEvents:
    """Streams of tables that hold no names."""

    def __init__(self, events: EventStore, marks: NameMarks) -> None:
        self._events = events
        self._marks = marks

    async def append(self, append: Append) -> None:
        """Append events, with marks for names."""
        named = {each for event in append.events for each in _named_in_event(event.payload)}
        if named:
            marks = await self._marks.marks(named)
            events = [
                replace(event, payload=_translated_event(event.payload, marks.__getitem__)) for event in append.events
            ]
            append = replace(append, events=events)
        await self._events.append(append)

    async def read(self, table_id: TableId, after: int, limit: int | None = None) -> list[StoredEvent]:
        """Return events, with names for marks."""
        events = await self._events.read(table_id, after, limit)
        stored = {each for event in events for each in _named_in_event(event.payload)}
        if not stored:
            return events
        names = await self._marks.names(stored)
        return [replace(event, payload=_translated_event(event.payload, names.__getitem__)) for event in events]

    async def head(self, table_id: TableId) -> Head | None:
        """Return where the stream stands."""
        return await self._events.head(table_id)

    async def heads(self, table_ids: Sequence[TableId]) -> dict[TableId, Head]:
        """Return where many streams stand."""
        return await self._events.heads(table_ids)

    async def command_seq(self, table_id: TableId, command: CommandKey) -> int | None:
        """Return where a command took effect."""
        return await self._events.command_seq(table_id, command)

    async def keep_wish(self, wish: Wish) -> None:
        """Keep a wish, which holds no name."""
        await self._events.keep_wish(wish)

    async def wish(self, table_id: TableId) -> Wish | None:
        """Return the wish of a table."""
        return await self._events.wish(table_id)

    async def drop_wish(self, wish: Wish) -> None:
        """Forget a wish."""
        await self._events.drop_wish(wish)

    async def overdue(self, late_ms: int, lease_ms: int, limit: int) -> list[TableId]:
        """Return tables that overslept."""
        return await self._events.overdue(late_ms, lease_ms, limit)

    async def heartbeat(self, longest_gap_ms: int) -> bool:
        """Say that the service is alive."""
        return await self._events.heartbeat(longest_gap_ms)

    async def put_off(self, longest_gap_ms: int, grace_ms: int, explained_ms: int = 0) -> int:
        """Say that the service is alive, and put off what could not be done."""
        return await self._events.put_off(longest_gap_ms, grace_ms, explained_ms)

    async def now_ms(self) -> int:
        """Return the store's own time."""
        return await self._events.now_ms()


class NamelessListings:
    """Listings that hold no names: they follow from streams that hold none."""

    def __init__(self, listings: Listings, marks: NameMarks) -> None:
        self._listings = listings
        self._marks = marks

    async def public(self, limit: int) -> list[TableListing]:
        """Return public tables."""
        return await self._named(await self._listings.public(limit))

    async def people(self) -> int:
        """Return how many seats people have."""
        return await self._listings.people()

    async def of_player(self, player_id: PlayerId, limit: int) -> list[TableListing]:
        """Return the tables of a person."""
        return await self._named(await self._listings.of_player(player_id, limit))

    async def by_ids(self, table_ids: Iterable[TableId]) -> list[TableListing]:
        """Return the listings of tables."""
        return await self._named(await self._listings.by_ids(table_ids))

    async def joinable(self, options: TableOptions, limit: int) -> list[TableListing]:
        """Return tables to join."""
        return await self._named(await self._listings.joinable(options, limit))

    async def _named(self, listings: list[TableListing]) -> list[TableListing]:
        names = await self._marks.names({each for listing in listings for each in _people(listing)})
        return [_translated_listing(listing, names.__getitem__) for listing in listings]


class NamelessMatches:
    """Matches whose records hold no names."""

    def __init__(self, matches: Matches, marks: NameMarks) -> None:
        self._matches = matches
        self._marks = marks

    async def put(self, finished: FinishedMatch) -> None:
        """Keep a match, with marks for the names in its record."""
        marks = await self._marks.marks(set(_named_in_record(finished.text)))
        await self._matches.put(replace(finished, text=_translated_record(finished.text, marks.__getitem__)))

    async def get(self, match_id: MatchId) -> Match | None:
        """Return what came out of a match."""
        return await self._matches.get(match_id)

    async def seats(self, match_id: MatchId) -> list[MatchSeat]:
        """Return who sat where."""
        return await self._matches.seats(match_id)

    async def totals(self, player_id: PlayerId) -> list[Totals]:
        """Return what came of a player's matches."""
        return await self._matches.totals(player_id)

    async def notes_of(self, player_id: PlayerId) -> list[Note]:
        """Return how a player behaved."""
        return await self._matches.notes_of(player_id)

    async def text(self, match_id: MatchId) -> str | None:
        """Return the record of a match, with names for marks."""
        text = await self._matches.text(match_id)
        if text is None:
            return None
        names = await self._marks.names(set(_named_in_record(text)))
        return _translated_record(text, names.__getitem__)

    async def of_player(
        self,
        player_id: PlayerId,
        limit: int,
        *,
        before: MatchId | None = None,
        after: MatchId | None = None,
        sought: Sought = EVERYTHING,
    ) -> HistoryPage:
        """Return the matches that a player sat at."""
        return await self._matches.of_player(player_id, limit, before=before, after=after, sought=sought)
