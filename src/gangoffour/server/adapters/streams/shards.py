"""Tables spread over many databases: the id of a table names the one it lives on.

What concerns one table goes to its database. What concerns all asks all at once, and leaves out a database that does
not answer: the tables of the others play on.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import astuple
from operator import add
from typing import Generic, TypeVar
from uuid import UUID

import structlog

from gangoffour.protocol import TableListing, TableOptions
from gangoffour.server.ids import shard_of
from gangoffour.server.ports import (
    EVERYTHING,
    NOTES_KEPT,
    Analyses,
    Append,
    Chat,
    ChatLine,
    CommandKey,
    EventStore,
    FinishedMatch,
    Head,
    HistoryPage,
    KeptAnalysis,
    Listings,
    Match,
    Matches,
    MatchId,
    MatchSeat,
    Note,
    PlayerId,
    PlayerLoss,
    Presences,
    Secrets,
    Sought,
    StoredEvent,
    StoreUnavailable,
    TableId,
    Totals,
    Wish,
)

Store = TypeVar("Store")
Result = TypeVar("Result")

log = structlog.get_logger()


class _Shards(Generic[Store]):
    def __init__(self, shards: Sequence[Store]) -> None:
        self._shards = tuple(shards)

    def _find(self, any_id: UUID) -> Store | None:
        """Return where the thing with this id lives; None if no such database is listed, as for an invented id."""
        shard = shard_of(any_id)
        return self._shards[shard] if shard < len(self._shards) else None

    def _at(self, any_id: UUID) -> Store:
        """Return where to write.

        Raises:
            StoreUnavailable: If the database of this id is not listed.
        """
        store = self._find(any_id)
        if store is None:
            raise StoreUnavailable
        return store

    async def _ask(self, questions: Iterable[tuple[int, Awaitable[Result]]]) -> list[Result]:
        """Ask at once, and return the answers of those who gave one.

        Raises:
            StoreUnavailable: If nobody answered.
        """
        numbered = list(questions)
        answers = await asyncio.gather(*(question for _, question in numbered), return_exceptions=True)
        found: list[Result] = []
        for (shard, _), answer in zip(numbered, answers, strict=True):
            if isinstance(answer, StoreUnavailable):
                log.warning("shard_left_out", shard=shard)
            elif isinstance(answer, BaseException):
                raise answer
            else:
                found.append(answer)
        if numbered and not found:
            raise StoreUnavailable
        return found

    async def _ask_all(self, question: Callable[[Store], Awaitable[Result]]) -> list[Result]:
        return await self._ask((shard, question(store)) for shard, store in enumerate(self._shards))


class ShardedEventStore(_Shards[EventStore]):
    """Streams on many databases."""

    async def append(self, append: Append) -> None:
        """Append where the table lives."""
        await self._at(append.table_id).append(append)

    async def head(self, table_id: TableId) -> Head | None:
        """Return where the stream stands."""
        store = self._find(table_id)
        return None if store is None else await store.head(table_id)

    async def heads(self, table_ids: Sequence[TableId]) -> dict[TableId, Head]:
        """Return where the streams of the tables stand whose databases answer."""
        by_shard: dict[int, list[TableId]] = {}
        for table_id in table_ids:
            by_shard.setdefault(shard_of(table_id), []).append(table_id)
        answers = await self._ask(
            (shard, self._shards[shard].heads(some)) for shard, some in by_shard.items() if shard < len(self._shards)
        )
        return {table_id: head for answer in answers for table_id, head in answer.items()}

    async def read(self, table_id: TableId, after: int, limit: int | None = None) -> list[StoredEvent]:
        """Return the events after a sequence number."""
        store = self._find(table_id)
        return [] if store is None else await store.read(table_id, after, limit)

    async def command_seq(self, table_id: TableId, command: CommandKey) -> int | None:
        """Return where a command took effect."""
        store = self._find(table_id)
        return None if store is None else await store.command_seq(table_id, command)

    async def keep_wish(self, wish: Wish) -> None:
        """Keep a wish where its table lives."""
        await self._at(wish.table_id).keep_wish(wish)

    async def wish(self, table_id: TableId) -> Wish | None:
        """Return the wish of a table."""
        store = self._find(table_id)
        return None if store is None else await store.wish(table_id)

    async def drop_wish(self, wish: Wish) -> None:
        """Forget a wish."""
        await self._at(wish.table_id).drop_wish(wish)

    async def overdue(self, late_ms: int, lease_ms: int, limit: int) -> list[TableId]:
        """Take overdue tables of every database, an equal share of `limit` from each, at least one."""
        share = -(-limit // len(self._shards))
        answers = await self._ask_all(lambda store: store.overdue(late_ms, lease_ms, share))
        return [table_id for answer in answers for table_id in answer]

    async def heartbeat(self, longest_gap_ms: int) -> bool:
        """Say to every database that the service is alive; False if one of them did not hear so for long."""
        return all(await self._ask_all(lambda store: store.heartbeat(longest_gap_ms)))

    async def put_off(self, longest_gap_ms: int, grace_ms: int, explained_ms: int = 0) -> int:
        """Say to every database that the service is alive; return the longest time one put its tables off by."""
        return max(await self._ask_all(lambda store: store.put_off(longest_gap_ms, grace_ms, explained_ms)))

    async def now_ms(self) -> int:
        """Return the time of the database that is furthest ahead."""
        return max(await self._ask_all(lambda store: store.now_ms()))


class ShardedSecrets(_Shards[Secrets]):
    """Seeds beside the streams of their tables."""

    def token(self, size: int) -> bytes:
        """Return fresh bytes that nobody can guess."""
        return self._shards[0].token(size)

    async def seal(self, table_id: TableId, match_id: MatchId, seed: bytes) -> None:
        """Keep the seed of a match."""
        await self._at(table_id).seal(table_id, match_id, seed)

    async def seed(self, table_id: TableId, match_id: MatchId) -> bytes:
        """Return the seed of a match."""
        return await self._at(table_id).seed(table_id, match_id)


class ShardedListings(_Shards[Listings]):
    """Listings beside the streams of their tables."""

    async def public(self, limit: int) -> list[TableListing]:
        """Return public tables where somebody is, newest first."""
        return _newest(await self._ask_all(lambda store: store.public(limit)), limit)

    async def people(self) -> int:
        """Return how many seats people have at public tables where somebody is."""
        return sum(await self._ask_all(lambda store: store.people()))

    async def of_player(self, player_id: PlayerId, limit: int) -> list[TableListing]:
        """Return the tables a person sits at, newest first."""
        return _newest(await self._ask_all(lambda store: store.of_player(player_id, limit)), limit)

    async def by_ids(self, table_ids: Iterable[TableId]) -> list[TableListing]:
        """Return the listings of tables, newest first."""
        wanted = list(table_ids)
        return _newest(await self._ask_all(lambda store: store.by_ids(wanted)), len(wanted))

    async def joinable(self, options: TableOptions, limit: int) -> list[TableListing]:
        """Return tables to join, newest first."""
        return _newest(await self._ask_all(lambda store: store.joinable(options, limit)), limit)


def _age(listing: TableListing) -> tuple[int, UUID]:
    return listing.opened_at_ms, UUID(listing.table_id)


def _newest(answers: Iterable[Iterable[TableListing]], limit: int) -> list[TableListing]:
    return sorted((listing for answer in answers for listing in answer), key=_age, reverse=True)[:limit]


class ShardedMatches(_Shards[Matches]):
    """Matches beside the streams of their tables; the id of a match names the same database."""

    async def put(self, finished: FinishedMatch) -> None:
        """Keep a match."""
        await self._at(finished.match.match_id).put(finished)

    async def get(self, match_id: MatchId) -> Match | None:
        """Return what came out of a match."""
        store = self._find(match_id)
        return None if store is None else await store.get(match_id)

    async def seats(self, match_id: MatchId) -> list[MatchSeat]:
        """Return who sat where."""
        store = self._find(match_id)
        return [] if store is None else await store.seats(match_id)

    async def totals(self, player_id: PlayerId) -> list[Totals]:
        """Return what came of a player's matches in all databases that answer."""
        found: dict[int, Totals] = {}
        for each in (each for answer in await self._ask_all(lambda store: store.totals(player_id)) for each in answer):
            before = found.get(each.seats, Totals(each.seats))
            found[each.seats] = Totals(each.seats, *map(add, astuple(before)[1:], astuple(each)[1:]))
        return [found[seats] for seats in sorted(found)]

    async def notes_of(self, player_id: PlayerId) -> list[Note]:
        """Return how a player behaved in the last matches, as far as the databases answer."""
        answers = await self._ask_all(lambda store: store.notes_of(player_id))
        found = sorted((note for answer in answers for note in answer), key=lambda note: note.match_id, reverse=True)
        return found[:NOTES_KEPT]

    async def text(self, match_id: MatchId) -> str | None:
        """Return the record of a match."""
        store = self._find(match_id)
        return None if store is None else await store.text(match_id)

    async def of_player(
        self,
        player_id: PlayerId,
        limit: int,
        *,
        before: MatchId | None = None,
        after: MatchId | None = None,
        sought: Sought = EVERYTHING,
    ) -> HistoryPage:
        """Return the matches that a player sat at, newest first; say so if a database did not answer."""
        pages = await self._ask_all(
            lambda store: store.of_player(player_id, limit, before=before, after=after, sought=sought)
        )
        found = sorted((match for page in pages for match in page.matches), key=lambda match: match.match_id)
        chosen = found[:limit] if after is not None else found[-limit:]
        is_complete = len(pages) == len(self._shards) and all(page.is_complete for page in pages)
        known = {match_id: seats for page in pages for match_id, seats in page.seats.items()}
        return HistoryPage(chosen[::-1], is_complete, {match.match_id: known[match.match_id] for match in chosen})


class ShardedAnalyses(_Shards[Analyses]):
    """Analyses on the shards of their matches."""

    async def of_match(self, match_id: MatchId) -> list[KeptAnalysis]:
        """Return the analyses of a match."""
        store = self._find(match_id)
        return [] if store is None else await store.of_match(match_id)

    async def advance(self, match_id: MatchId, reached: KeptAnalysis) -> None:
        """Say how far an analysis has come."""
        await self._at(match_id).advance(match_id, reached)

    async def put(self, match_id: MatchId, done: KeptAnalysis, losses: Sequence[PlayerLoss]) -> bool:
        """Keep an analysis."""
        return await self._at(match_id).put(match_id, done, losses)

    async def losses_of(self, player_id: PlayerId, limit: int, *, is_deep: bool) -> list[PlayerLoss]:
        """Return what a player lost in the last matches; of a database that does not answer, nothing."""
        answers = await self._ask_all(lambda store: store.losses_of(player_id, limit, is_deep=is_deep))
        found = [loss for answer in answers for loss in answer]
        return sorted(found, key=lambda loss: loss.match_id, reverse=True)[:limit]


class ShardedChat(_Shards[Chat]):
    """Chat beside the streams of its tables."""

    async def add(self, line: ChatLine) -> None:
        """Keep a line."""
        await self._at(line.table_id).add(line)

    async def latest(self, table_id: TableId, limit: int) -> list[ChatLine]:
        """Return the last lines, oldest first."""
        store = self._find(table_id)
        return [] if store is None else await store.latest(table_id, limit)

    async def of_player(self, player_id: PlayerId) -> list[ChatLine]:
        """Return everything a player said, everywhere.

        Raises:
            StoreUnavailable: If one database did not answer, for then something would be left out.
        """
        found = await self._ask_all(lambda store: store.of_player(player_id))
        if len(found) < len(self._shards):
            raise StoreUnavailable
        return sorted((line for lines in found for line in lines), key=lambda line: (line.at_ms, line.chat_id))

    async def remove_of(self, player_id: PlayerId) -> int:
        """Delete everything a player said, everywhere.

        Raises:
            StoreUnavailable: If one database did not answer, for then something may be left.
        """
        counts = await self._ask_all(lambda store: store.remove_of(player_id))
        if len(counts) < len(self._shards):
            raise StoreUnavailable
        return sum(counts)


class ShardedPresences(_Shards[Presences]):
    """Presences beside the streams of their tables."""

    async def arrive(self, table_id: TableId, player_id: PlayerId, node_id: str) -> None:
        """Remember a person at a node."""
        await self._at(table_id).arrive(table_id, player_id, node_id)

    async def depart(self, table_id: TableId, player_id: PlayerId, node_id: str) -> bool:
        """Forget a person at a node."""
        return await self._at(table_id).depart(table_id, player_id, node_id)

    async def tables_of(self, player_ids: Iterable[PlayerId]) -> list[tuple[TableId, PlayerId]]:
        """Return who is at which table."""
        wanted = list(player_ids)
        answers = await self._ask_all(lambda store: store.tables_of(wanted))
        return sorted(each for answer in answers for each in answer)

    async def beat(self, node_id: str) -> None:
        """Say to every database that the node is alive."""
        await self._ask_all(lambda store: store.beat(node_id))

    async def take_stale(self, longest_ms: int) -> list[tuple[TableId, PlayerId]]:
        """Forget silent nodes, and return who is nowhere else."""
        answers = await self._ask_all(lambda store: store.take_stale(longest_ms))
        return sorted(person for answer in answers for person in answer)
