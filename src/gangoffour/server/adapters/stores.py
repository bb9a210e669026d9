"""Opens the stores that addresses name: the one place that knows which adapters there are."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from typing import Final

from gangoffour.engine import CodedError
from gangoffour.server.adapters.daily.memory_contests import MemoryContests
from gangoffour.server.adapters.daily.memory_daily import MemoryDaily
from gangoffour.server.adapters.daily.sql_contests import SqlContests
from gangoffour.server.adapters.daily.sql_daily import SqlDaily
from gangoffour.server.adapters.databases.database import PULSE_CONNECTIONS, Database
from gangoffour.server.adapters.databases.engines import is_postgres, open_engine, open_pulse_engine, sqlite_path
from gangoffour.server.adapters.databases.gate import Gate
from gangoffour.server.adapters.databases.migration import check, upgrade
from gangoffour.server.adapters.databases.wall_time import NowMs, wall_now_ms
from gangoffour.server.adapters.jobs.memory_jobs import MemoryJobs
from gangoffour.server.adapters.jobs.sql_jobs import SqlJobs
from gangoffour.server.adapters.lobby.invite_codes import MemoryInviteCodes, SqlInviteCodes
from gangoffour.server.adapters.matches.memory_matches import MemoryMatches, MemoryMatchShelf
from gangoffour.server.adapters.matches.sql_matches import MATCH_TABLES, SqlMatches, SqlMatchShelf
from gangoffour.server.adapters.people.memory_issuer_accounts import MemoryIssuerAccounts
from gangoffour.server.adapters.people.memory_mails import MemoryMails
from gangoffour.server.adapters.people.memory_moderation import MemoryModeration
from gangoffour.server.adapters.people.memory_people import MemoryPlayers, MemorySessions
from gangoffour.server.adapters.people.memory_programs import MemoryApiTokens
from gangoffour.server.adapters.people.memory_relations import MemoryRelations
from gangoffour.server.adapters.people.memory_ways_in import MemoryWaysIn
from gangoffour.server.adapters.people.names_apart import NamelessEvents, NamelessListings, NamelessMatches, NameMarks
from gangoffour.server.adapters.people.sql_issuer_accounts import SqlIssuerAccounts
from gangoffour.server.adapters.people.sql_mails import SqlMails
from gangoffour.server.adapters.people.sql_moderation import SqlModeration
from gangoffour.server.adapters.people.sql_people import SqlPlayers, SqlSessions
from gangoffour.server.adapters.people.sql_presences import SqlPresences
from gangoffour.server.adapters.people.sql_programs import SqlApiTokens
from gangoffour.server.adapters.people.sql_relations import SqlRelations
from gangoffour.server.adapters.people.sql_ways_in import SqlWaysIn
from gangoffour.server.adapters.projections.memory_listings import MemoryListings
from gangoffour.server.adapters.projections.memory_outbox import MemoryOutbox
from gangoffour.server.adapters.projections.memory_shelves import MemoryShelf
from gangoffour.server.adapters.projections.sql_listings import LISTING_TABLES, SqlListings, SqlListingShelf
from gangoffour.server.adapters.projections.sql_outbox import SqlOutbox
from gangoffour.server.adapters.retention.memory_retention import MemoryRetention
from gangoffour.server.adapters.retention.sql_retention import SqlRetention
from gangoffour.server.adapters.reviews.memory_analyses import MemoryAnalyses
from gangoffour.server.adapters.reviews.memory_practice import MemoryPractice
from gangoffour.server.adapters.reviews.sql_analyses import SqlAnalyses
from gangoffour.server.adapters.reviews.sql_practice import SqlPractice
from gangoffour.server.adapters.streams.batches import BatchingThread
from gangoffour.server.adapters.streams.memory import (
    MemoryChat,
    MemoryEventStore,
    MemoryPresences,
    MemorySecrets,
)
from gangoffour.server.adapters.streams.shards import (
    ShardedAnalyses,
    ShardedChat,
    ShardedEventStore,
    ShardedListings,
    ShardedMatches,
    ShardedPresences,
    ShardedSecrets,
)
from gangoffour.server.adapters.streams.sql import SqlChat, SqlSecrets
from gangoffour.server.adapters.streams.sqlite import SqliteEventStore
from gangoffour.server.lobby.listing import LISTINGS
from gangoffour.server.matches import MATCHES
from gangoffour.server.ports import (
    Analyses,
    ApiTokens,
    Chat,
    ContestStore,
    Cursor,
    DailyStore,
    EventStore,
    FinishedMatch,
    InviteCodes,
    IssuerAccounts,
    Jobs,
    ListingRow,
    Listings,
    Mails,
    Matches,
    Moderation,
    Outbox,
    Players,
    PracticeStore,
    Presences,
    Relations,
    Retention,
    Secrets,
    Sessions,
    Shelf,
    WaysIn,
)

MEMORY: Final = "memory:"
CONNECTIONS: Final = 16
"""How many connections to PostgreSQL the hot path may use."""
ASIDE_CONNECTIONS: Final = 8
"""And how many what is asked now and then: a slow database holds each of them for long."""


@unique
class StoreCode(StrEnum):
    """Why a store cannot be opened."""

    OUTDATED = "store/outdated"
    """The schema of the database is not the one of this program."""


class StoreError(CodedError):
    """A store that cannot be opened as it is."""

    code: StoreCode


@dataclass(frozen=True, slots=True)
class ProjectedStores:
    """What the projections of one shard read, and where they keep their rows."""

    outbox: Outbox
    listings: Shelf[ListingRow]
    matches: Shelf[tuple[FinishedMatch, ...]]


@dataclass(frozen=True, slots=True)
class Stores:
    """Everything that is kept."""

    events: EventStore
    secrets: Secrets
    players: Players
    sessions: Sessions
    ways_in: WaysIn
    mails: Mails
    issuer_accounts: IssuerAccounts
    api_tokens: ApiTokens
    relations: Relations
    moderation: Moderation
    codes: InviteCodes
    listings: Listings
    matches: Matches
    chat: Chat
    presences: Presences
    daily: DailyStore
    contests: ContestStore
    analyses: Analyses
    practice: PracticeStore
    projected: tuple[ProjectedStores, ...]
    """One for each shard."""
    retention: tuple[Retention, ...]
    """One for each shard."""
    jobs: tuple[Jobs, ...]
    """One for each shard."""


def memory_stores(now_ms: NowMs = wall_now_ms) -> Stores:
    """Return stores that forget everything at the end of the process."""
    events = MemoryEventStore(now_ms)
    cursors: dict[str, Cursor] = {}
    listings: MemoryShelf[ListingRow] = MemoryShelf(LISTINGS, cursors)
    jobs = MemoryJobs(now_ms)
    matches = MemoryMatchShelf(MATCHES, cursors, jobs)
    players, secrets, chat, daily = MemoryPlayers(), MemorySecrets(), MemoryChat(), MemoryDaily(matches)
    return Stores(
        events,
        secrets,
        players,
        MemorySessions(players),
        MemoryWaysIn(players),
        MemoryMails(players),
        MemoryIssuerAccounts(players),
        MemoryApiTokens(players),
        MemoryRelations(players),
        MemoryModeration(players),
        MemoryInviteCodes(),
        MemoryListings(listings),
        MemoryMatches(matches),
        chat,
        MemoryPresences(now_ms),
        daily,
        MemoryContests(daily),
        MemoryAnalyses(),
        MemoryPractice(players),
        (ProjectedStores(MemoryOutbox(events, cursors, matches), listings, matches),),
        (MemoryRetention(events, chat, secrets, [listings, matches]),),
        (jobs,),
    )


def _database_stores(events: EventStore, database: Database, pulse: Database, shard: int) -> Stores:
    projected = ProjectedStores(
        SqlOutbox(database),
        SqlListingShelf(database, LISTINGS, LISTING_TABLES, shard),
        SqlMatchShelf(database, MATCHES, MATCH_TABLES, shard),
    )
    return Stores(
        events,
        SqlSecrets(database),
        SqlPlayers(database),
        SqlSessions(database),
        SqlWaysIn(database),
        SqlMails(database),
        SqlIssuerAccounts(database),
        SqlApiTokens(database),
        SqlRelations(database),
        SqlModeration(database),
        SqlInviteCodes(database),
        SqlListings(database),
        SqlMatches(database),
        SqlChat(database),
        SqlPresences(database, pulse),
        SqlDaily(database),
        SqlContests(database),
        SqlAnalyses(database),
        SqlPractice(database),
        (projected,),
        (SqlRetention(database, shard),),
        (SqlJobs(database),),
    )


@asynccontextmanager
async def sqlite_stores(url: str, now_ms: NowMs = wall_now_ms, shard: int = 0) -> AsyncIterator[Stores]:
    """Open an SQLite file, brought to the newest schema; it is made if it is not there."""
    await upgrade(url)
    engine, pulse_engine = open_engine(url), open_pulse_engine(url)
    thread = BatchingThread(sqlite_path(url))
    try:
        database, pulse = Database(engine, now_ms), Database(pulse_engine, now_ms, Gate(PULSE_CONNECTIONS))
        yield _database_stores(SqliteEventStore(thread, database, pulse), database, pulse, shard)
    finally:
        await thread.close()
        await engine.dispose()
        await pulse_engine.dispose()


@asynccontextmanager
async def postgres_stores(url: str, connections: int = CONNECTIONS, shard: int = 0) -> AsyncIterator[Stores]:
    """Open a PostgreSQL database.

    Raises:
        StoreError: If its schema is not the newest.
        StoreUnavailable: If it does not answer.
    """
    if not await check(url):
        raise StoreError(StoreCode.OUTDATED)
    from gangoffour.server.adapters.streams.postgres import (  # noqa: PLC0415  a server with SQLite does without the driver
        PostgresEventStore,
        open_pool,
    )

    engine, pulse_engine = open_engine(url, ASIDE_CONNECTIONS), open_pulse_engine(url)
    try:
        async with open_pool(url, connections) as pool:
            database = Database(engine, gate=Gate(ASIDE_CONNECTIONS))
            pulse = Database(pulse_engine, gate=Gate(PULSE_CONNECTIONS))
            events = PostgresEventStore(pool, database, pulse)
            try:
                yield _database_stores(events, database, pulse, shard)
            finally:
                await events.close()
    finally:
        await engine.dispose()
        await pulse_engine.dispose()


def sharded_stores(shards: Sequence[Stores]) -> Stores:
    """Return stores spread over many; people live on the first, and so do the boards that they play."""
    return Stores(
        ShardedEventStore([shard.events for shard in shards]),
        ShardedSecrets([shard.secrets for shard in shards]),
        shards[0].players,
        shards[0].sessions,
        shards[0].ways_in,
        shards[0].mails,
        shards[0].issuer_accounts,
        shards[0].api_tokens,
        shards[0].relations,
        shards[0].moderation,
        shards[0].codes,
        ShardedListings([shard.listings for shard in shards]),
        ShardedMatches([shard.matches for shard in shards]),
        ShardedChat([shard.chat for shard in shards]),
        ShardedPresences([shard.presences for shard in shards]),
        shards[0].daily,
        shards[0].contests,
        ShardedAnalyses([shard.analyses for shard in shards]),
        shards[0].practice,
        tuple(projected for shard in shards for projected in shard.projected),
        tuple(retention for shard in shards for retention in shard.retention),
        tuple(jobs for shard in shards for jobs in shard.jobs),
    )


def with_names_apart(stores: Stores) -> Stores:
    """Return the same stores, in which no name stands but with the players."""
    marks = NameMarks(stores.players)
    return replace(
        stores,
        events=NamelessEvents(stores.events, marks),
        listings=NamelessListings(stores.listings, marks),
        matches=NamelessMatches(stores.matches, marks),
    )


@asynccontextmanager
async def open_stores(
    urls: Sequence[str], *, migrate: bool = False, connections: int = CONNECTIONS
) -> AsyncIterator[Stores]:
    """Open the stores at one or more addresses, one for each shard, in their order.

    An address is `memory:`, `postgresql://…`, `sqlite:///file` or the path of a file. SQLite files are always brought
    to the newest schema, PostgreSQL databases if `migrate` says so.

    Raises:
        StoreError: If a database has another schema than the newest.
        StoreUnavailable: If a database does not answer.
        ValueError: If an address is none.
    """
    async with AsyncExitStack() as stack:
        shards: list[Stores] = []
        for number, url in enumerate(urls):
            if url == MEMORY:
                shards.append(memory_stores())
            elif is_postgres(url):
                if migrate:
                    await upgrade(url)
                shards.append(await stack.enter_async_context(postgres_stores(url, connections, number)))
            else:
                shards.append(await stack.enter_async_context(sqlite_stores(url, shard=number)))
        yield with_names_apart(shards[0] if len(shards) == 1 else sharded_stores(shards))
