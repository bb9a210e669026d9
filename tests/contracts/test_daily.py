"""The contract of `DailyStore`."""

from dataclasses import replace
from datetime import date
from uuid import uuid4

import pytest

from gangoffour.daily import LEVELS, Ghost, ghosts_of, new_season
from gangoffour.server.ids import new_id
from gangoffour.server.ports import Attempt, BoardResult, DailyStore, FinishedMatch, GhostResult, Packet
from tests.contracts.harness import ANNA, BERT, Opened
from tools.matches.finished import finished_match

pytestmark = pytest.mark.anyio

FIRST, SECOND = "11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"
SEASON = new_season(date(2026, 11, 16), 30, bytes(range(64)))


@pytest.fixture
def daily(opened: Opened) -> DailyStore:
    return opened.stores.daily


async def test_seasons_come_back_by_their_first_day_and_the_first_of_a_day_stays(daily: DailyStore) -> None:
    later = new_season(date(2026, 12, 16), 30, bytes(64))
    for secret in (later, SEASON, new_season(SEASON.season.first_day, 7, bytes(64))):
        await daily.add_season(secret, 5)
    assert await daily.seasons() == [SEASON, later]


async def test_what_bots_made_of_boards_is_kept_by_day_and_can_be_made_anew(daily: DailyStore) -> None:
    old, new = GhostResult("old", (0, 3, 7, 1)), GhostResult("new", (12, 0, 1), "a record")
    field = {Ghost(1, 1, "random"): old, Ghost(1, 2, "random"): old, Ghost(2, 1, "random"): old}
    await daily.put_ghosts(SEASON.season.name, field)
    await daily.put_ghosts(SEASON.season.name, {Ghost(1, 2, "random"): new})
    await daily.put_ghosts(SEASON.season.name, {})
    assert await daily.ghosts(SEASON.season.name, [1]) == {Ghost(1, 1, "random"): old, Ghost(1, 2, "random"): new}
    assert await daily.ghosts("another", [1]) == {}


async def test_what_somebody_has_begun_is_found_among_what_others_have(daily: DailyStore) -> None:
    own, others = Attempt(FIRST, ANNA, uuid4(), 10), Attempt(FIRST, BERT, uuid4(), 20)
    elsewhere = Attempt(SECOND, ANNA, uuid4(), 30)
    for attempt in (own, others, elsewhere):
        await daily.begin(attempt)
    assert await daily.attempts_of(ANNA, [FIRST]) == [own]
    assert sorted(await daily.attempts_of(ANNA, [FIRST, SECOND]), key=lambda each: each.begun_at_ms) == [own, elsewhere]
    assert await daily.attempts_of(BERT, [SECOND]) == []


async def test_somebody_has_one_attempt_at_a_board(daily: DailyStore) -> None:
    first = Attempt(FIRST, ANNA, uuid4(), 10)
    assert await daily.begin(first) == first
    assert await daily.begin(replace(first, table_id=uuid4(), begun_at_ms=20)) == first
    other = Attempt(FIRST, BERT, uuid4(), 30)
    assert await daily.begin(other) == other
    assert sorted(await daily.attempts([FIRST]), key=lambda each: each.begun_at_ms) == [first, other]
    assert await daily.attempts([SECOND]) == []


async def test_an_attempt_moves_to_another_table_once(daily: DailyStore) -> None:
    first = await daily.begin(Attempt(FIRST, ANNA, uuid4(), 10))
    moved = await daily.begin_again(first, uuid4())
    assert moved.table_id != first.table_id
    assert await daily.begin_again(first, uuid4()) == moved


def finished(board_id: str | None, ended_at_ms: int, *player_ids: str | None) -> FinishedMatch:
    match = finished_match(new_id(ended_at_ms, uuid4().bytes[:8]), "text", *player_ids, ended_at_ms=ended_at_ms)
    return replace(match, match=replace(match.match, board_id=board_id))


async def test_results_are_read_from_the_finished_matches(opened: Opened, daily: DailyStore) -> None:
    later, sooner = finished(FIRST, 30, ANNA, None, None), finished(FIRST, 20, BERT, None, None)
    other, plain = finished(SECOND, 10, ANNA, None, None), finished(None, 40, ANNA, None, None)
    given_up = finished(SECOND, 50, BERT, None, None)
    given_up = replace(given_up, match=replace(given_up.match, cause="abandoned"))
    for each in (later, sooner, other, plain, given_up):
        await opened.stores.matches.put(each)

    def result(match: FinishedMatch) -> BoardResult:
        player_id = match.seats[0].player_id
        assert player_id is not None
        points = tuple(seat.points for seat in match.seats)
        return BoardResult(match.match.board_id or "", player_id, match.match.match_id, points, match.match.ended_at_ms)

    assert await daily.results([FIRST]) == [result(sooner), result(later)]
    assert await daily.results([SECOND]) == [result(other)]
    assert await daily.results_of(ANNA) == [result(other), result(later)]
    assert await daily.results_of(BERT) == [result(sooner)]


async def test_a_packet_is_there_when_all_levels_have_played_all_its_boards(daily: DailyStore) -> None:
    def field(number: int, packet: int) -> dict[Ghost, GhostResult]:
        return {ghost: GhostResult("test", (0, 1, 2, 3)) for ghost in ghosts_of([number], packet)}

    lacking = field(2, 0)
    del lacking[Ghost(2, 5, LEVELS[0])]
    for found in (field(3, 0), field(1, 1), field(1, 0), lacking):
        await daily.put_ghosts("a season", found)
    await daily.put_ghosts("a later season", field(1, 2))
    assert await daily.packets() == [
        Packet("a later season", 1, 2),
        Packet("a season", 1, 0),
        Packet("a season", 1, 1),
        Packet("a season", 3, 0),
    ]


async def test_results_can_be_asked_for_by_board_and_person(opened: Opened, daily: DailyStore) -> None:
    for board_id, at_ms, who in ((FIRST, 20, ANNA), (FIRST, 30, BERT), (SECOND, 40, ANNA)):
        await opened.stores.matches.put(finished(board_id, at_ms, who, None, None))
    assert [each.finished_at_ms for each in await daily.results_among([FIRST], [ANNA])] == [20]
    assert [each.finished_at_ms for each in await daily.results_among([FIRST, SECOND], [ANNA, BERT])] == [20, 30, 40]
    assert await daily.results_among([FIRST], []) == []


async def test_those_are_found_who_finished_all_of_some_boards_the_latest_first(
    opened: Opened, daily: DailyStore
) -> None:
    for board_id, at_ms, who in ((FIRST, 10, ANNA), (SECOND, 20, ANNA), (FIRST, 30, BERT)):
        await opened.stores.matches.put(finished(board_id, at_ms, who, None, None))
    assert await daily.finishers([FIRST, SECOND], 14) == [ANNA]
    assert await daily.finishers([FIRST], 14) == [BERT, ANNA]
    assert await daily.finishers([FIRST], 1) == [BERT]
