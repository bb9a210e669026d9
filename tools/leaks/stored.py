"""What the database holds while people play, read beside the server: hidden cards and seeds lie where they belong only.

Four tables are meant for them: `events` and `match_secrets`, and those of the days to come, `daily_seasons` and
`daily_ghosts`. All others are read whole, again and again during a run. A
table or a column that nobody has named here is a violation, whatever stands in it.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias
from uuid import UUID

from gangoffour.fairness import match_key
from tools.leaks.referee import Violation, no_cards
from tools.leaks.truth import Happened, Json, Truth, windows
from tools.services.databases import snapshot, tables_of

Row: TypeAlias = Mapping[str, Any]

HIDING = frozenset({"events", "match_secrets", "daily_seasons", "daily_ghosts"})
MATCH_TABLES = frozenset(
    {"matches", "match_notes", "match_seats", "match_texts", "analyses", "match_figures", "own_mistakes"}
)
"""What is kept of a match when it is over."""
COLUMNS = {
    name: frozenset(text.split())
    for name, text in {
        "tables": "table_id seq base_seq opened_at_ms closed_at_ms",
        "commands": "table_id player_id command_id seq",
        "deadlines": "table_id due_ms leased_until_ms",
        "heartbeats": "heartbeat_id at_ms",
        "outbox": "xid position table_id from_seq to_seq",
        "sqlite_sequence": "name seq",
        "cursors": "projection shard xid position version system_id",
        "projection_faults": "projection table_id seq error at_ms",
        "listings": "table_id seq opened_at_ms body fold is_shown joinable_with",
        "seatings": "player_id table_id",
        "matches": (
            "match_id table_id rules_id preset seats deals cause started_at_ms ended_at_ms is_rated contest_id board_id"
        ),
        "match_seats": (
            "match_id seat from_deal to_deal player_id bot substituted timeouts points place "
            "deals_won gangs_played gangs_met disqualified exchanges exchange_gain"
        ),
        "match_notes": "match_id player_id conduct at_ms",
        "player_totals": (
            "player_id seats matches first second third fourth deals points "
            "deals_won gangs_played gangs_met disqualified exchanges exchange_gain substituted timeouts"
        ),
        "match_texts": "match_id text",
        "analyses": "match_id engine is_deep deals_done deals body at_ms",
        "match_figures": "match_id engine player_id is_deep decisions lost squares by_kind",
        "chat_lines": "table_id chat_id at_ms player_id name text phrase",
        "players": "player_id kind created_at_ms avatar shown",
        "names": "player_id number name skeleton since_ms until_ms is_claimed",
        "name_readings": "reading player_id number",
        "sessions": "token_hash player_id created_at_ms seen_at_ms expires_at_ms device proved_at_ms",
        "device_links": "token_hash player_id created_at_ms expires_at_ms",
        "passwords": "player_id hash set_at_ms",
        "passkeys": "credential_id player_id public_key sign_count device created_at_ms used_at_ms",
        "recovery_codes": "code_hash player_id",
        "challenges": "challenge player_id expires_at_ms",
        "mails": "player_id mail_hash set_at_ms",
        "mail_links": "token_hash player_id mail_hash expires_at_ms",
        "issuer_accounts": "subject_hash player_id issuer added_at_ms used_at_ms",
        "departures": "state_hash browser_hash issuer player_id expires_at_ms",
        "puzzle_tries": "player_id puzzle_id is_solved is_shown at_ms",
        "puzzle_solvers": "player_id points deviation tries day streak",
        "puzzle_ratings": "puzzle_id points deviation tries",
        "own_mistakes": "player_id match_id deal turn theme lost answers stage is_tried due_ms",
        "bot_accounts": "player_id owner_id",
        "api_tokens": ("token_hash player_id owner_id label prefix scopes created_at_ms expires_at_ms used_at_ms"),
        "relations": "player_id other_id stance since_ms",
        "friend_links": "token_hash player_id expires_at_ms",
        "invitations": "player_id table_id host_id invite expires_at_ms",
        "staff_roles": "player_id role",
        "reports": "report_id match_id reporter_id player_id reason deal words at_ms is_upheld",
        "sanctions": "act_id player_id kind reason from_ms until_ms staff_id appeal is_appealed",
        "staff_acts": "act_id at_ms staff_id kind player_id reason until_ms report_id about",
        "invite_codes": "key words table_id invite expires_at_ms",
        "daily_attempts": "board_id player_id table_id begun_at_ms",
        "contests": "contest_id kind player_id boards made_at_ms",
        "contest_people": "contest_id player_id joined_at_ms",
        "board_looks": "player_id board_id",
        "wishes": "table_id turn_seq player_id command_id due_ms leased_until_ms",
        "jobs": "job_id kind key body due_ms tries revision leased_until_ms error",
        "nodes": "node_id beat_at_ms",
        "presences": "table_id player_id node_id",
        "alembic_version": "version_num",
    }.items()
}

_SEEDS = "SELECT match_id, secret FROM match_secrets"
_MARKS = "SELECT match_id, type, payload FROM events WHERE type IN ('match_started', 'match_won', 'match_ended')"
_OF_TABLE = {
    "events": "SELECT seq, at_ms, type, payload FROM events WHERE table_id = '{}' ORDER BY seq",
    "seeds": "SELECT match_id, secret FROM match_secrets WHERE table_id = '{}'",
    "names": "SELECT player_id, number, name FROM names",
}


@dataclass(frozen=True)
class Look:
    """What lay in the database at one moment."""

    rows: Mapping[str, Sequence[Row]]
    """By table, without those that are meant for hidden cards."""
    secrets: tuple[bytes, ...]
    """Pieces of S and K of all matches that go on."""
    over: frozenset[UUID]
    """Matches that are won or ended: nothing of them is hidden any more."""

    @property
    def row_count(self) -> int:
        return sum(map(len, self.rows.values()))

    def judge(self) -> Iterator[Violation]:
        """Whatever lies where it does not belong."""
        for table, rows in self.rows.items():
            for unknown in sorted({column for row in rows for column in row} - COLUMNS.get(table, frozenset())):
                yield Violation("field", f"stored {table}", f"the column {unknown} is not known")
            for row in rows:
                if table in MATCH_TABLES and UUID(str(row["match_id"])) in self.over:
                    continue
                yield from self._row(table, row)

    def _row(self, table: str, row: Row) -> Iterator[Violation]:
        if table in MATCH_TABLES:
            yield Violation("record", f"stored {table}", "a record of a match that goes on")
        texts = [value for value in row.values() if isinstance(value, str)]
        yield from no_cards(f"stored {table}", texts)
        data = b"\n".join([text.encode() for text in texts] + [bytes(v) for v in row.values() if _is_bytes(v)])
        if any(piece in data for piece in self.secrets):
            yield Violation("secret", f"stored {table}", "part of S or K before the end")


class Stored(Protocol):
    """A database that can be read beside its server."""

    async def look(self) -> Look:
        """Read all tables that are not meant for hidden cards."""

    async def truth(self, table_id: str) -> Truth:
        """Read what happened at a table."""


class StoredInFile:
    """An SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def look(self) -> Look:
        names = self._read({"names": "SELECT name FROM sqlite_master WHERE type IN ('table', 'view')"})["names"]
        return _look(self._read(_queries([row["name"] for row in names])))

    async def truth(self, table_id: str) -> Truth:
        return _truth(self._read({name: query.format(UUID(table_id).hex) for name, query in _OF_TABLE.items()}))

    def _read(self, queries: Mapping[str, str]) -> dict[str, list[dict[str, Any]]]:
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, isolation_level=None)) as connection:
            connection.row_factory = sqlite3.Row
            connection.execute("BEGIN")
            return {name: [dict(row) for row in connection.execute(query)] for name, query in queries.items()}


class StoredOnServer:
    """A PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def look(self) -> Look:
        return _look(await snapshot(self._url, _queries(await tables_of(self._url))))

    async def truth(self, table_id: str) -> Truth:
        return _truth(await snapshot(self._url, {name: query.format(table_id) for name, query in _OF_TABLE.items()}))


def _queries(tables: list[str]) -> dict[str, str]:
    shown = {f"of {table}": f'SELECT * FROM "{table}"' for table in tables if table not in HIDING}  # noqa: S608  names from the database itself
    return {"seeds": _SEEDS, "marks": _MARKS, **shown}


def _look(found: Mapping[str, Sequence[Row]]) -> Look:
    seeds = {UUID(str(row["match_id"])): bytes(row["secret"]) for row in found["seeds"]}
    marks = [(row["type"], _match_of(row), _body(row["payload"])) for row in found["marks"]]
    over = frozenset(match_id for kind, match_id, _ in marks if kind != "match_started")
    hidden = {match_id: [seed] for match_id, seed in seeds.items() if match_id not in over}
    for kind, match_id, body in marks:
        if match_id in hidden and kind == "match_started":
            hidden[match_id].append(match_key(seeds[match_id], bytes.fromhex(body["transcript_hash"])))
    pieces = tuple(piece for secrets in hidden.values() for secret in secrets for piece in windows(secret))
    rows = {name.removeprefix("of "): part for name, part in found.items() if name.startswith("of ")}
    return Look(rows, pieces, over)


def _match_of(row: Row) -> UUID:
    """The match of an event: those that begin or end one name it themselves."""
    return UUID(_body(row["payload"]).get("match_id") or str(row["match_id"]))


def _named(body: Json, names: Mapping[str, str]) -> Json:
    """Return what was stored with the names that are kept apart from it."""
    if isinstance(body, dict):
        return {key: _named(value, names) for key, value in body.items()}
    if isinstance(body, list):
        return [_named(value, names) for value in body]
    return names.get(body, body) if isinstance(body, str) else body


def _truth(found: Mapping[str, Sequence[Row]]) -> Truth:
    names = {f"{row['player_id']}#{row['number']}": row["name"] for row in found["names"]}
    happened = (
        Happened(row["seq"], row["at_ms"], row["type"], _named(_body(row["payload"]), names)) for row in found["events"]
    )
    return Truth(happened, {str(row["match_id"]): bytes(row["secret"]) for row in found["seeds"]})


def _body(payload: str) -> Json:
    return json.loads(payload)


def _is_bytes(value: object) -> bool:
    return isinstance(value, bytes | bytearray | memoryview)
