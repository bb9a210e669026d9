"""Attempts at boards at a watched server: people play, ask for all that there is in between, and keep every byte.

Nobody may learn anything of a board before their own attempt at it. Whatever somebody asks for is judged by which
boards they had finished before they asked; ids that others got are asked for too, as if somebody had told them.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx2

from gangoffour.daily import BOARD_COUNT, LEVELS, SecretSeason, date_at, new_season, opens_at_ms
from tools.leaks.matches import LIMIT_S
from tools.leaks.people import Audience, Habits, play_out
from tools.leaks.referee import Violation, no_cards
from tools.leaks.sinks import Sinks, watched_server
from tools.leaks.truth import Json, windows
from tools.patience import until
from tools.servers.daily_season import keep_season
from tools.servers.gateway import Person

WEEK = 7
NOON_MS = 12 * 3600 * 1000
LINK = bytes(range(64))

OPEN_BOARD = frozenset({"board", "status", "table_id", "level", "seat_count"})
"""What may be known of a board that one has not finished: that it is there, and where one plays it."""
ENTRY = frozenset({"player_id", "name", "level", "total", "place", "is_guest", "is_friend"})
"""What may be known of somebody in a standing."""


class Told(NamedTuple):
    """What somebody was told."""

    who: str | None
    path: str
    status: int
    data: bytes
    finished: frozenset[int]
    """The boards that they had finished before they asked."""


@dataclass(frozen=True)
class Attempt:
    """Where somebody played a board."""

    who: str
    board: int
    table_id: str
    match_id: str


@dataclass
class Day:
    """A day at a watched server, and all that was told of it."""

    sinks: Sinks
    secret: SecretSeason
    day: date
    attempts: list[Attempt] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    contests: list[str] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    violations: list[Violation] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/api/daily/{self.day.isoformat()}"

    @property
    def secrets(self) -> list[bytes]:
        """Pieces of whatever the cards of the day follow from, as bytes and in hexadecimal."""
        boards = [self.secret.board(1, board) for board in range(1, BOARD_COUNT + 1)]
        whole = [self.secret.last_link, self.secret.link(1), *(board.seed for board in boards)]
        return [piece for each in whole for piece in windows(each)]

    def board_of(self, path: str) -> int | None:
        """Return the board that a path is about, by its number or by somebody's attempt at it."""
        named = re.fullmatch(rf"{self.path}/boards/(\d)(/bots/\w+)?", path)
        if named:
            return int(named[1])
        return next((each.board for each in self.attempts if each.match_id in path or each.table_id in path), None)


@dataclass
class Snoop:
    """Somebody who asks for everything."""

    day: Day
    rng: Random
    person: Person | None
    finished: set[int] = field(default_factory=set)

    @property
    def who(self) -> str | None:
        return None if self.person is None else self.person.player_id

    async def ask(self, path: str, body: object = None) -> Json:
        """Ask, and keep the answer; a body makes it a wish."""
        finished = frozenset(self.finished)
        headers = {} if self.person is None else self.person.headers
        http = self.day.sinks.gateway.http
        answer: httpx2.Response = await (
            http.get(path, headers=headers) if body is None else http.post(path, json=body, headers=headers)
        )
        data = str(answer.headers.multi_items()).encode() + b"\n" + answer.content
        self.day.told.append(Told(self.who, path, answer.status_code, data, finished))
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else None

    async def snoop(self) -> None:
        """Ask for all that there is, in any order."""
        day = self.day
        date_text, boards = day.day.isoformat(), range(1, BOARD_COUNT + 1)
        paths = [
            "/api/daily",
            day.path,
            *(f"{day.path}/{each}" for each in ("standing", "week", "season", "sheet")),
            *(f"{day.path}/boards/{board}" for board in boards),
            *(f"{day.path}/boards/{board}/bots/{self.rng.choice(LEVELS)}" for board in boards),
            "/api/tables",
            "/api/about",
            "/api/session",
            f"/d/{date_text}",
            f"/d/{date_text}/1",
            *(f"/api/contests/{each}" for each in day.contests),
            *(f"/d/c/{each}" for each in day.contests),
        ]
        for each in self.rng.sample(day.attempts, min(4, len(day.attempts))):
            match = f"/api/matches/{each.match_id}"
            paths += [f"{match}/record", f"{match}/replay", f"{match}/review", f"/m/{each.match_id}"]
            paths.append(f"/api/tables/{each.table_id}")
        if self.person is not None:
            paths += ["/api/me/tables", "/api/me/records", "/api/me/figure"]
        self.rng.shuffle(paths)
        for path in paths:
            await self.ask(path)
        for each in self.rng.sample(day.attempts, min(2, len(day.attempts))):
            body = {"match_id": each.match_id, "deal": 1, "turn": 1}
            finished = frozenset(self.finished)
            await self.ask("/api/practice", body)
            told = day.told.pop()
            day.told.append(told._replace(path=f"/api/practice {each.match_id}", finished=finished))

    async def play(self) -> None:
        """Play the next board, as badly as one can, with the line lost now and then."""
        assert self.person is not None
        place = await self.ask(f"{self.day.path}/play", {})
        table_id, board = place["table_id"], place["board"]
        audience = Audience(self.day.sinks, table_id, self.rng, self.person, habits=Habits(look=0.02))
        await play_out(self.day.sinks, [audience], LIMIT_S)
        self.day.violations += await self.day.sinks.judge_table(table_id)
        found = await self._own(self.person, board)
        if found["status"] == "finished":
            self.finished.add(board)
            self.day.attempts.append(Attempt(self.person.player_id, board, table_id, found["match_id"]))

    async def _own(self, person: Person, board: int) -> Json:
        """What became of a board; a busy server is asked again."""
        answers: list[httpx2.Response] = []

        async def is_told() -> bool:
            answers.append(await person.get(self.day.path))
            return answers[-1].status_code == httpx2.codes.OK

        await until(is_told, LIMIT_S)
        return answers[-1].json()["boards"][board - 1]

    async def dare(self) -> None:
        """Make a challenge of the day, once all of it is finished."""
        own = [each.match_id for each in self.day.attempts if each.who == self.who]
        if len(own) == BOARD_COUNT:
            self.day.contests.append((await self.ask("/api/challenges", {"match_ids": own}))["contest_id"])


# --- judging ---------------------------------------------------------------------------------------------------------


def judged(day: Day) -> Iterator[Violation]:
    """What is wrong with all that was told on a day."""
    secrets = day.secrets
    for told in day.told:
        where = re.sub(r"[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{24}", "…", told.path)
        if any(piece in told.data for piece in secrets):
            yield Violation("secret", where, "what the cards of the day follow from")
        board = day.board_of(told.path)
        if board is not None and board not in told.finished:
            if told.status < httpx2.codes.BAD_REQUEST and told.path.startswith("/api/"):
                yield Violation("sealed", where, f"board {board} is open to who has not finished it")
            yield from no_cards(where, told.data.decode())
        elif board is None:
            yield from no_cards(where, told.data.decode())
        yield from _ids(day, told, where)
        yield from _fields(day, told, where)


def _ids(day: Day, told: Told, where: str) -> Iterator[Violation]:
    """Where others play or played a board is nobody's business who has not finished it."""
    for each in day.attempts:
        if each.who == told.who or each.board in told.finished:
            continue
        for text in (each.table_id, each.match_id):
            if text.encode() in told.data and text not in told.path:
                yield Violation("id", where, f"where somebody else played board {each.board}")


def _fields(day: Day, told: Told, where: str) -> Iterator[Violation]:
    """A field that nobody has named here is a violation, whatever stands in it."""
    head, _, text = told.data.partition(b"\n")
    if told.status >= httpx2.codes.BAD_REQUEST or b"application/json" not in head:
        return
    body = json.loads(text)
    if not isinstance(body, dict):
        return
    boards: Sequence[Mapping[str, Any]] = body.get("boards", ()) if "boards" in body else ()
    for each in boards:
        known = {name for name, value in each.items() if value is not None}
        if each.get("board") not in told.finished and known - OPEN_BOARD:
            yield Violation("field", where, f"of an open board it tells {', '.join(sorted(known - OPEN_BOARD))}")
    if "boards" in body or re.fullmatch(rf"{day.path}/(standing|week|season)", told.path):
        for each in body.get("entries", ()):
            if each.keys() - ENTRY:
                yield Violation("field", where, f"a standing tells {', '.join(sorted(each.keys() - ENTRY))}")
            if each.get("name", "") not in {*day.names, ""}:
                yield Violation("field", where, "a name that nobody has")


async def _kept(day: Day) -> list[Violation]:
    """What is wrong with the log, the bus, the figures and the database."""
    found = await day.sinks.judge_rest()
    secrets = day.secrets
    logged = day.sinks.logged.getvalue().encode()
    found += [Violation("secret", "log", "what the cards of the day follow from") for each in secrets if each in logged]
    look = await day.sinks.stored.look()
    for table, rows in look.rows.items():
        data = repr(rows).encode() + b"".join(
            bytes(value) for row in rows for value in row.values() if isinstance(value, bytes | memoryview)
        )
        if any(each in data for each in secrets):
            found.append(Violation("secret", f"stored {table}", "what the cards of the day follow from"))
    return found


# --- runs ------------------------------------------------------------------------------------------------------------


async def noon_of_monday(sinks: Sinks) -> SecretSeason:
    """Let it be noon of the first day of a season, on which bots play that answer at once."""
    now_ms = sinks.clock.now_ms()
    today = date_at(now_ms)
    monday = today + timedelta(days=WEEK - today.weekday())
    secret = new_season(monday, 2 * WEEK, LINK)
    await keep_season(sinks.gateway.services.for_daily.daily._store, secret, stock=1)  # noqa: SLF001  whichever it is
    sinks.clock.leap(opens_at_ms(monday) + NOON_MS - now_ms)
    return secret


async def run_boards(folder: Path, people: int, boards: int, seed: str, *, is_cluster: bool = False) -> Day:
    """Let people play so many boards of a day each, and judge all that left the server."""
    async with watched_server(folder, is_cluster=is_cluster) as sinks:
        secret = await noon_of_monday(sinks)
        day = Day(sinks, secret, secret.season.first_day)
        stranger = Snoop(day, Random(f"{seed} stranger"), None)
        for number in range(people):
            person = await sinks.gateway.guest()
            sinks.tokens.append(person.token.encode())
            day.names.add(person.name)
            snoop = Snoop(day, Random(f"{seed} {number}"), person)
            await snoop.snoop()
            for _ in range(boards):
                await snoop.play()
                await snoop.snoop()
            await snoop.dare()
            await stranger.snoop()
            sinks.clock.leap(60_000)  # so that the next one meets a standing with this one in it
        day.violations += [*judged(day), *await _kept(day)]
        return day
