"""A database as it is after years: people, their names and friends, finished matches, boards of the last days.

Rows are made where they are kept, a hundred thousand matches at a time. What a row says is drawn by chance; how many
there are of each, how wide they are and whose they are is as it would be: few people have most of the matches.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha512
from time import time_ns
from typing import Final, TypeAlias

import asyncpg

from gangoffour.daily import BOARD_COUNT, SecretSeason, new_season, plan_of
from gangoffour.protocol import SCHEMA_VERSION
from gangoffour.records import format_record
from gangoffour.server.adapters.databases.partitions import Month
from gangoffour.server.adapters.databases.record_texts import packed
from gangoffour.server.adapters.databases.schema import DEEDS, TOTALS
from gangoffour.server.people.names import new_name
from gangoffour.server.people.tokens import SESSION_PREFIX, token_hash
from gangoffour.server.ports import NOTES_KEPT
from tools.matches.fair_matches import fair_match

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

AT_ONCE: Final = 100_000
YEARS_MS: Final = 3 * 365 * 24 * 3_600_000
TEXT_EVERY: Final = 20
"""Of so many matches one has its record: what a record takes is known, and disks are small."""
TEXT_DEALS: Final = 8
DAYS: Final = 14
"""How many days of the season are over."""
DAILY_PEOPLE: Final = 500
FRIENDS: Final = 10
_PLAYER: Final = "'guest-' || lpad((%s)::text, 26, '0')"

_MATCHES: Final = f"""
WITH drawn AS MATERIALIZED (
    SELECT n, $3::bigint + n * $4::bigint AS at_ms, floor($5 * power(random(), 1.5))::int AS first, random() AS chance
    FROM generate_series($1::int, $2::int) AS n
), played AS MATERIALIZED (
    SELECT *, CASE WHEN chance < 0.2 THEN 3 ELSE 4 END AS seats, n % 4 = 0 AS is_company,
        (lpad(to_hex(at_ms), 12, '0') || '70008' || substr(md5(n::text), 1, 15))::uuid AS match_id
    FROM drawn
), matches_added AS (
    INSERT INTO matches (match_id, table_id, rules_id, preset, seats, deals, cause, started_at_ms, ended_at_ms)
    SELECT match_id, match_id, md5((n % 3)::text), CASE WHEN n % 5 = 0 THEN 'german' ELSE 'classic' END, seats, 8,
        CASE WHEN n % 10 = 0 THEN 'abandoned' ELSE 'won' END, at_ms, at_ms + 1500000
    FROM played
), seats_added AS (
    INSERT INTO match_seats (match_id, seat, from_deal, to_deal, player_id, bot, substituted, timeouts, points, place)
    SELECT match_id, seat, 1, 8,
        CASE WHEN seat = 0 OR is_company
            THEN {_PLAYER % "(first + seat * (1 + n % 16)) % $5::int"} END,
        CASE WHEN seat > 0 AND NOT is_company THEN (ARRAY['greedy', 'planner', 'neural'])[seat] END,
        0, n % 2, (seat * 37 + n % 50), seat + 1
    FROM played, generate_series(0, seats - 1) AS seat
), texts_added AS (
    INSERT INTO match_texts (match_id, text) SELECT match_id, $6::bytea FROM played WHERE n % $7::int = 0
), analyses_added AS (
    INSERT INTO analyses (match_id, engine, is_deep, deals_done, deals, body, at_ms)
    SELECT match_id, 'network-1', false, 8, 8, '\\x789cabae050001750079'::bytea, at_ms FROM played
)
INSERT INTO match_figures (match_id, engine, player_id, is_deep, decisions, lost, squares, by_kind)
SELECT match_id, 'network-1', {_PLAYER % "first"}, false, 60, 31.5, 40.25, '{{}}' FROM played
"""  # noqa: S608  all of it is written here

_TOTALS: Final = f"""
INSERT INTO player_totals (player_id, seats, {", ".join(TOTALS)})
SELECT s.player_id, m.seats, count(*), sum((s.place = 1)::int), sum((s.place = 2)::int), sum((s.place = 3)::int),
    sum((s.place = 4)::int), sum(m.deals), sum(s.points), {", ".join(f"sum(s.{name})" for name in DEEDS)},
    sum(s.substituted), sum(s.timeouts)
FROM match_seats AS s JOIN matches AS m USING (match_id)
WHERE s.player_id IS NOT NULL AND m.board_id IS NULL GROUP BY 1, 2
"""  # noqa: S608  all of it is written here

_NOTES: Final = f"""
INSERT INTO match_notes (match_id, player_id, conduct, at_ms)
SELECT DISTINCT last.match_id, players.player_id, 'good', 0 FROM players CROSS JOIN LATERAL (
    SELECT match_id FROM match_seats WHERE player_id = players.player_id ORDER BY match_id DESC LIMIT {NOTES_KEPT}
) AS last
"""  # noqa: S608  all of it is written here

_FRIENDS: Final = f"""
INSERT INTO relations (player_id, other_id, stance, since_ms)
SELECT {_PLAYER % "n"}, {_PLAYER % "(n + step + $1) % $1"}, 'friend', 0
FROM generate_series(0, $1::int - 1) AS n, generate_series(-{FRIENDS // 2}, {FRIENDS // 2}) AS step WHERE step <> 0
"""  # noqa: S608  all of it is written here

_BOARD: Final = f"""
WITH played AS MATERIALIZED (
    SELECT n, (lpad(to_hex($2::bigint + n), 12, '0') || '70008' || substr(md5($1::text || n), 1, 15))::uuid AS match_id
    FROM generate_series(0, $3::int - 1) AS n
), matches_added AS (
    INSERT INTO matches
        (match_id, table_id, rules_id, preset, seats, deals, cause, started_at_ms, ended_at_ms, board_id)
    SELECT match_id, match_id, 'daily', 'classic', $4, 1, 'won', $2, $2 + 60000, $1 FROM played
), attempts_added AS (
    INSERT INTO daily_attempts (board_id, player_id, table_id, begun_at_ms)
    SELECT $1, {_PLAYER % "n"}, match_id, $2 FROM played
)
INSERT INTO match_seats (match_id, seat, from_deal, to_deal, player_id, bot, substituted, timeouts, points, place)
SELECT match_id, seat, 1, 1, CASE WHEN seat = 0 THEN {_PLAYER % "n"} END, CASE WHEN seat > 0 THEN 'greedy' END,
    0, 0, CASE WHEN seat = n % $4::int THEN 0 ELSE 1 + (n + seat) % 12 END, seat + 1
FROM played, generate_series(0, $4::int - 1) AS seat
"""  # noqa: S608  all of it is written here

_EVENTS: Final = f"""
INSERT INTO events (table_id, seq, match_id, at_ms, type, schema_version, payload)
SELECT (lpad(to_hex($1::bigint + n / 500), 12, '0') || '70008' || substr(md5((n / 500)::text), 1, 15))::uuid, n % 500,
    NULL, $1, 'played', {SCHEMA_VERSION}, repeat('x', 120)
FROM generate_series(0, $2::int - 1) AS n
"""  # noqa: S608  all of it is written here


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who is there, and what they played."""

    users: int
    matches: int
    text_bytes: int
    season: SecretSeason


def player_id(number: int) -> str:
    """Return the id of somebody."""
    return f"guest-{number:026}"


def name_of(number: int) -> str:
    """Return what somebody is called."""
    return f"Person {number}"


def token_of(number: int) -> str:
    """Return the token of somebody's session."""
    return f"{SESSION_PREFIX}{number:043}"


async def fill(connection: Connection, users: int, matches: int) -> Crowd:
    """Fill a database in which nothing is yet but its tables."""
    now_ms = time_ns() // 1_000_000
    await connection.execute("SET synchronous_commit = off")
    await connection.execute("SELECT setseed(0.4)")
    await _add_people(connection, users, now_ms)
    text = packed(format_record(fair_match("growth", deal_count=TEXT_DEALS).record))
    step_ms = YEARS_MS // matches
    for first in range(0, matches, AT_ONCE):
        last = min(first + AT_ONCE, matches) - 1
        arguments = (first, last, now_ms - YEARS_MS, step_ms, users, text, TEXT_EVERY)
        await connection.execute(_MATCHES, *arguments, timeout=None)
        print(f"  {last + 1:,} of {matches:,} matches", flush=True)
    season = await _add_boards(connection, min(users, DAILY_PEOPLE))
    for what, statement in (("totals", _TOTALS), ("notes", _NOTES), ("statistics", "VACUUM ANALYZE")):
        print(f"  {what}", flush=True)
        await connection.execute(statement, timeout=None)
    return Crowd(users, matches, len(text), season)


async def _add_people(connection: Connection, users: int, now_ms: int) -> None:
    names = [new_name(name_of(number)) for number in range(users)]
    ids = [player_id(number) for number in range(users)]
    rows: Sequence[tuple[str, Sequence[str], Iterator[tuple[object, ...]]]] = (
        (
            "players",
            ("player_id", "kind", "created_at_ms", "shown"),
            ((each, "user", now_ms - YEARS_MS, "daily matches statistics") for each in ids),
        ),
        (
            "names",
            ("player_id", "number", "name", "skeleton", "since_ms", "is_claimed"),
            ((each, 1, name.name, name.readings[0], 0, True) for each, name in zip(ids, names, strict=True)),
        ),
        (
            "name_readings",
            ("reading", "player_id", "number"),
            ((reading, each, 1) for each, name in zip(ids, names, strict=True) for reading in set(name.readings)),
        ),
        (
            "sessions",
            ("token_hash", "player_id", "created_at_ms", "seen_at_ms", "expires_at_ms", "device"),
            (
                (token_hash(token_of(number)), each, now_ms, now_ms, now_ms + YEARS_MS, "bench")
                for number, each in enumerate(ids)
            ),
        ),
    )
    for table, columns, records in rows:
        await connection.copy_records_to_table(table, columns=columns, records=records, timeout=None)
    await connection.execute(_FRIENDS, users, timeout=None)
    print(f"  {users:,} people", flush=True)


async def _add_boards(connection: Connection, people: int) -> SecretSeason:
    """Let some people have played all boards of the season until today."""
    today = datetime.now(UTC).date()
    secret = new_season(today - timedelta(DAYS), 2 * DAYS, sha512(b"growth").digest())
    for number in range(1, DAYS + 2):
        day = secret.season.day_at(number)
        for board in range(1, BOARD_COUNT + 1):
            board_id = str(secret.season.board_id(number, board))
            await connection.execute(_BOARD, board_id, _begin_ms(day), people, plan_of(day).seat_count)
    print(f"  {people:,} people at the boards of {DAYS + 1} days", flush=True)
    return secret


def _begin_ms(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)


async def add_month(connection: Connection, month: Month, count: int) -> None:
    """Make a month that is over, with events of tables that nobody remembers."""
    first, after = month.bounds
    await connection.execute(
        f"CREATE TABLE {month.partition('events')} PARTITION OF events FOR VALUES FROM ('{first}') TO ('{after}')"
    )
    await connection.execute(_EVENTS, month.begin_ms, count, timeout=None)
