"""Contests beside the days: challenges, and eight boards that are new to one person.

The boards are those of days and of their stock, and the attempts at them are the same: whoever has played a board has
played it in every contest that holds it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from gangoffour.daily import BOARD_COUNT, LEVELS, Entry, Ghost, Standing, level_beaten, plan_of
from gangoffour.protocol import Contest, ContestBoard, DailyEntry, DailyTable, Player
from gangoffour.server.daily.books import Boards
from gangoffour.server.daily.calendar import Spot
from gangoffour.server.daily.errors import ContestCode, ContestError
from gangoffour.server.daily.service import Daily
from gangoffour.server.ports import (
    BoardPlace,
    BoardResult,
    Clock,
    ContestRow,
    ContestStore,
    DailyStore,
    PlayerId,
    PlayerKind,
    Players,
    Secrets,
)

STORED_PEOPLE: Final = 14
"""With so many who have played the boards before somebody is compared in an instant contest."""

MOST_COMPARED: Final = 200
"""With so many others somebody is compared in a challenge, those who came first."""

_ID_BYTES: Final = 12
"""Nobody guesses the link of a challenge."""


@dataclass(frozen=True, slots=True)
class _Scores:
    """How everybody stands in a contest."""

    spots: tuple[Spot, ...]
    standing: Standing
    own: Entry
    results: Mapping[str, BoardResult]
    """One's own, by board."""


class Contests:
    """Challenges and instant contests."""

    def __init__(
        self,
        daily: Daily,
        contests: ContestStore,
        store: DailyStore,
        players: Players,
        clock: Clock,
        secrets: Secrets,
    ) -> None:
        self._daily = daily
        self._contests = contests
        self._store = store
        self._players = players
        self._clock = clock
        self._secrets = secrets

    # --- making ------------------------------------------------------------------------------------------------------

    async def challenge(self, player_id: str, match_ids: Sequence[str]) -> Contest:
        """Make a contest of eight boards that somebody has finished, named by the matches in which they did."""
        await self._daily.caught_up()
        results = await self._store.results_of(PlayerId(player_id))
        finished = {str(each.match_id): each.board_id for each in results}
        board_ids = list(dict.fromkeys(finished[each] for each in match_ids if each in finished))
        spots = [found for each in board_ids if (found := await self._daily.calendar.spot_of(each)) is not None]
        if len(spots) != BOARD_COUNT or len(match_ids) != BOARD_COUNT:
            raise ContestError(ContestCode.NOT_EIGHT)
        made = ContestRow(self._new_id(), "challenge", PlayerId(player_id), _places(spots), self._clock.now_ms())
        await self._contests.add(made, [made.player_id])
        return await self._told(made, player_id)

    async def instant(self, player_id: str) -> Contest:
        """Return the instant contest that somebody has not finished, or a new one with boards that they never saw."""
        await self._daily.caught_up()
        last = await self._contests.last_instant(PlayerId(player_id))
        if last is not None:
            told = await self._told(last, player_id)
            if any(board.status != "finished" for board in told.boards):
                return told
        contest_id = self._new_id()
        known = await self._contests.known_boards(PlayerId(player_id))
        packets = await self._daily.calendar.unseen(known)
        if not packets:
            raise ContestError(ContestCode.NONE_LEFT)
        # The id is as good as a die. Where nobody has played yet there is less to be compared with.
        packets.sort(key=lambda spots: sha256(f"{contest_id} {spots[0].board_id}".encode()).digest())
        people: list[PlayerId] = []
        spots = packets[0]
        for drawn in packets[:STORED_PEOPLE]:
            found = await self._store.finishers([spot.board_id for spot in drawn], STORED_PEOPLE)
            if len(found) > len(people):
                spots, people = drawn, found
        made = ContestRow(contest_id, "instant", PlayerId(player_id), _places(spots), self._clock.now_ms())
        await self._contests.add(made, [made.player_id, *people])
        return await self._told(made, player_id)

    def _new_id(self) -> str:
        return self._secrets.token(_ID_BYTES).hex()

    # --- playing -----------------------------------------------------------------------------------------------------

    async def play(self, contest_id: str, player: Player, origin: str) -> DailyTable:
        """Return the table of the first board that the player has not finished, and let them stand in the contest."""
        contest = await self._found(contest_id, player.player_id)
        await self._daily.caught_up()
        finished = {each.board_id for each in await self._store.results_of(PlayerId(player.player_id))}
        await self._contests.join(contest_id, PlayerId(player.player_id), self._clock.now_ms())
        for number, spot in enumerate(await self._spots(contest), start=1):
            if spot.board_id in finished:
                continue
            table_id = await self._daily.attempts.table(spot, f"{contest.kind} {contest_id}", player, origin)
            if table_id is not None:
                return DailyTable(table_id=str(table_id), board=number)
        raise ContestError(ContestCode.FINISHED)

    # --- looking -----------------------------------------------------------------------------------------------------

    async def contest(self, contest_id: str, player_id: str | None) -> Contest:
        """Return a contest as somebody may know it: of boards that they have not finished, nothing but their bots."""
        contest = await self._found(contest_id, player_id)
        await self._daily.caught_up()
        return await self._told(contest, player_id)

    async def _found(self, contest_id: str, player_id: str | None) -> ContestRow:
        """Return a contest; an instant one is there for one person alone."""
        contest = await self._contests.get(contest_id)
        if contest is None or (contest.kind == "instant" and contest.player_id != player_id):
            raise ContestError(ContestCode.UNKNOWN)
        return contest

    async def _spots(self, contest: ContestRow) -> tuple[Spot, ...]:
        return tuple([await self._daily.calendar.spot(place) for place in contest.boards])

    async def _told(self, contest: ContestRow, player_id: str | None) -> Contest:
        scores = await self._scores(contest, player_id)
        board_ids = [spot.board_id for spot in scores.spots]
        tables = {} if player_id is None else await self._daily.attempts.begun(board_ids, player_id)
        entries = [each for each in scores.standing.entries if each.is_bot or each.place is not None]
        makers = [each for each in scores.standing.entries if each.who == contest.player_id and not each.is_bot]
        people = await self._players.by_ids(
            [contest.player_id, *(PlayerId(each.who) for each in entries if not each.is_bot)]
        )
        names = {person_id: person.name for person_id, person in people.items()}
        guests = {person_id for person_id, person in people.items() if person.kind is PlayerKind.GUEST}
        return Contest(
            contest_id=contest.contest_id,
            kind=contest.kind,
            maker_id=contest.player_id,
            maker=names.get(contest.player_id, ""),
            made_at_ms=contest.made_at_ms,
            boards=tuple(
                _board(scores, at, None if at + 1 not in tables else str(tables[at + 1]), makers)
                for at in range(BOARD_COUNT)
            ),
            total=scores.own.total,
            place=scores.own.place,
            people=scores.standing.people,
            better_than=level_beaten(scores.own, entries, LEVELS) if scores.own.is_finished else None,
            entries=tuple(
                DailyEntry(
                    player_id=None if each.is_bot else each.who,
                    name="" if each.is_bot else names.get(PlayerId(each.who), ""),
                    level=each.who if each.is_bot else None,
                    total=each.total,
                    place=each.place,
                    is_guest=not each.is_bot and PlayerId(each.who) in guests,
                )
                for each in entries
            ),
        )

    async def _scores(self, contest: ContestRow, player_id: str | None) -> _Scores:
        spots = await self._spots(contest)
        board_ids = [spot.board_id for spot in spots]
        people = await self._contests.people(contest.contest_id, MOST_COMPARED)
        asked = people if player_id is None or player_id in people else [*people, PlayerId(player_id)]
        found = await self._store.results_among(board_ids, asked)
        boards: dict[str, Boards] = {who: [None] * BOARD_COUNT for who in asked}
        for result in found:
            boards[result.player_id][board_ids.index(result.board_id)] = result.points
        own_boards = boards.get(player_id or "", [None] * BOARD_COUNT)
        in_contest: dict[str, Boards] = {who: boards[who] for who in people}
        standing = Standing(in_contest, await self._field(contest), is_closed=False)
        own = standing.entry_of(player_id or "", own_boards)
        return _Scores(spots, standing, own, {each.board_id: each for each in found if each.player_id == player_id})

    async def _field(self, contest: ContestRow) -> dict[str, list[tuple[int, ...]]]:
        """Return what the levels made of the boards."""
        field: dict[str, list[tuple[int, ...]]] = {level: [] for level in LEVELS}
        ghosts = {
            season: await self._store.ghosts(season, {each.number for each in contest.boards if each.season == season})
            for season in dict.fromkeys(each.season for each in contest.boards)
        }
        for place in contest.boards:
            for level, points in field.items():
                points.append(ghosts[place.season][Ghost(place.number, place.board, level)].points)
        return field


def _places(spots: Sequence[Spot]) -> tuple[BoardPlace, ...]:
    return tuple(spot.place for spot in spots)


def _board(scores: _Scores, at: int, table_id: str | None, makers: Sequence[Entry]) -> ContestBoard:
    spot, score = scores.spots[at], scores.own.scores[at]
    plan = plan_of(spot.date)
    if score is None:
        return ContestBoard(
            board=at + 1,
            status="open" if table_id is None else "begun",
            level=plan.level,
            seat_count=plan.seat_count,
            table_id=table_id,
        )
    made = next((each.scores[at] for each in makers), None)
    return ContestBoard(
        board=at + 1,
        status="finished",
        level=plan.level,
        seat_count=plan.seat_count,
        table_id=table_id,
        match_id=str(scores.results[spot.board_id].match_id),
        margin=score.margin,
        cross=score.cross,
        mark=score.mark,
        maker_cross=None if made is None else made.cross,
    )
