"""The contract of `Matches`."""

from dataclasses import replace
from typing import Any
from uuid import UUID, uuid4

import pytest

from gangoffour.server.ids import new_id
from gangoffour.server.ports import (
    NOTES_KEPT,
    Conduct,
    FinishedMatch,
    HistoryPage,
    Matches,
    Note,
    PlayerId,
    Sought,
    Totals,
)
from tests.contracts.harness import ANNA, BERT, Opened
from tools.matches.finished import finished_match, noted

pytestmark = pytest.mark.anyio


@pytest.fixture
def matches(opened: Opened) -> Matches:
    return opened.stores.matches


def match_id_at(opened: Opened, at_ms: int) -> UUID:
    """An id made at a moment, on the shards in turn."""
    return new_id(at_ms, uuid4().bytes[:8], at_ms % opened.shard_count)


def finished(opened: Opened, at_ms: int, *player_ids: str | None) -> FinishedMatch:
    text = f'[Name "Łódź"]\n{at_ms}\n' * 50
    return finished_match(match_id_at(opened, at_ms), text, *player_ids, ended_at_ms=at_ms)


async def put(matches: Matches, *some: FinishedMatch) -> None:
    for each in some:
        await matches.put(each)


async def test_a_match_comes_back_as_it_was_put(opened: Opened, matches: Matches) -> None:
    kept = finished(opened, 5, BERT, None, ANNA, None)
    await put(matches, kept)
    match_id = kept.match.match_id
    assert await matches.get(match_id) == kept.match
    assert await matches.seats(match_id) == list(kept.seats)
    assert await matches.text(match_id) == kept.text


async def test_an_unknown_match_has_nothing(opened: Opened, matches: Matches) -> None:
    unknown = match_id_at(opened, 5)
    assert await matches.get(unknown) is None
    assert await matches.seats(unknown) == []
    assert await matches.text(unknown) is None


async def test_a_match_that_is_put_again_is_kept_once(opened: Opened, matches: Matches) -> None:
    kept = finished(opened, 5, ANNA, BERT)
    await put(matches, kept, kept)
    assert await matches.of_player(ANNA, 10) == HistoryPage([kept.match], seats={kept.match.match_id: [*kept.seats]})
    assert len(await matches.seats(kept.match.match_id)) == 2


async def test_a_player_finds_the_newest_matches_first(opened: Opened, matches: Matches) -> None:
    old, new, middle = (finished(opened, at_ms, ANNA, None) for at_ms in (10, 30, 20))
    await put(matches, old, new, middle, finished(opened, 40, BERT, None))
    assert (await matches.of_player(ANNA, 10)).matches == [new.match, middle.match, old.match]
    assert (await matches.of_player(ANNA, 2)).matches == [new.match, middle.match]
    assert (await matches.of_player(PlayerId("nobody"), 2)).matches == []


async def test_a_player_finds_with_the_matches_who_sat_there(opened: Opened, matches: Matches) -> None:
    played = [finished(opened, 10, ANNA, None), finished(opened, 20, BERT, ANNA), finished(opened, 30, BERT, None)]
    await put(matches, *played)
    first, second, _ = played
    assert (await matches.of_player(ANNA, 10)).seats == {
        second.match.match_id: [*second.seats],
        first.match.match_id: [*first.seats],
    }
    assert [*(await matches.of_player(ANNA, 1)).seats] == [second.match.match_id]


async def test_history_is_read_in_both_directions_from_any_match(opened: Opened, matches: Matches) -> None:
    played = [finished(opened, at_ms, ANNA, None) for at_ms in range(1, 8)]
    await put(matches, *played)
    ids = [each.match.match_id for each in played]
    older = await matches.of_player(ANNA, 2, before=ids[4])
    assert [match.match_id for match in older.matches] == [ids[3], ids[2]]
    newer = await matches.of_player(ANNA, 2, after=ids[1])
    assert [match.match_id for match in newer.matches] == [ids[3], ids[2]]
    assert (await matches.of_player(ANNA, 2, before=ids[0])).matches == []
    assert (await matches.of_player(ANNA, 2, after=ids[6])).matches == []


async def test_who_sat_in_two_seats_of_a_match_finds_it_once(opened: Opened, matches: Matches) -> None:
    kept = finished(opened, 5, ANNA, None)
    again = replace(kept.seats[0], seat=1, from_deal=2)
    await put(matches, replace(kept, seats=(*kept.seats, again)))
    assert (await matches.of_player(ANNA, 10)).matches == [kept.match]


async def test_matches_are_found_by_what_is_looked_for(opened: Opened, matches: Matches) -> None:
    with_bert = finished(opened, 1_000, ANNA, None, BERT)
    alone = finished(opened, 2_000, ANNA, None, None, None)
    german = finished(opened, 3_000, ANNA, "carla", BERT)
    german = replace(german, match=replace(german.match, preset="german"))
    board = finished(opened, 4_000, ANNA, None, None)
    board = replace(board, match=replace(board.match, board_id="2026-11-18/1"))
    played = (with_bert, alone, german, board)
    await put(matches, *played, finished(opened, 5_000, BERT, None))
    ids = [each.match.match_id for each in played]

    async def found(sought: Sought) -> list[int]:
        page = await matches.of_player(ANNA, 10, sought=sought)
        return [ids.index(match.match_id) for match in page.matches]

    assert await found(Sought()) == [3, 2, 1, 0]
    assert await found(Sought(opponent=BERT)) == [2, 0]
    assert await found(Sought(opponent=PlayerId("nobody"))) == []
    assert await found(Sought(bot="greedy")) == [3, 1, 0]
    assert await found(Sought(bot="greedy", opponent=BERT)) == [0]
    assert await found(Sought(preset="german")) == [2]
    assert await found(Sought(seats=4)) == [1]
    assert await found(Sought(has_boards=False)) == [2, 1, 0]
    first, end = new_id(2_000, bytes(8)), new_id(3_001, bytes(8))
    assert await found(Sought(first=first, end=end)) == [2, 1]
    assert await found(Sought(first=first, end=end, seats=3, opponent=BERT)) == [2]
    older = await matches.of_player(ANNA, 1, before=ids[2], sought=Sought(opponent=BERT))
    assert [match.match_id for match in older.matches] == [ids[0]]


async def test_totals_are_the_sums_of_all_matches_but_boards(opened: Opened, matches: Matches) -> None:
    first = finished(opened, 1, ANNA, BERT, None, None)
    deeds: dict[str, Any] = {
        "deals_won": 1,
        "gangs_played": 2,
        "gangs_met": 3,
        "disqualified": 1,
        "exchanges": 1,
        "exchange_gain": -4,
    }
    first = replace(first, seats=(replace(first.seats[0], points=7, timeouts=2, **deeds), *first.seats[1:]))
    second = finished(opened, 2, None, ANNA, None, None)
    three = finished(opened, 3, None, None, ANNA)
    board = finished(opened, 4, ANNA, None, None, None)
    board = replace(board, match=replace(board.match, board_id="2026-11-18/1"))
    await put(matches, first, second, three, board)
    four = Totals(seats=4, matches=2, first=1, second=1, deals=4, points=8, timeouts=2, **deeds)
    assert await matches.totals(ANNA) == [Totals(seats=3, matches=1, third=1, deals=2, points=2), four]
    assert await matches.totals(PlayerId("nobody")) == []


async def test_a_match_that_is_put_again_is_counted_once_as_it_is_now(opened: Opened, matches: Matches) -> None:
    kept = finished(opened, 5, ANNA, None, None)
    await put(matches, kept, kept)
    seats = (replace(kept.seats[0], points=30, place=3), *kept.seats[1:])
    await put(matches, replace(kept, seats=seats))
    assert await matches.totals(ANNA) == [Totals(seats=3, matches=1, third=1, deals=2, points=30)]


async def test_a_deal_that_was_not_played_to_its_end_and_a_second_seat_count_as_they_should(
    opened: Opened, matches: Matches
) -> None:
    kept = finished(opened, 5, ANNA, None, None)
    before = replace(kept.seats[0], to_deal=1, place=None, points=4)
    own = (before, replace(kept.seats[0], from_deal=2, to_deal=3, seat=1))
    await put(matches, replace(kept, seats=own))
    assert await matches.totals(ANNA) == [Totals(seats=3, matches=1, first=1, deals=2, points=4)]


async def test_how_somebody_behaved_is_known_of_their_last_matches_newest_first(
    opened: Opened, matches: Matches
) -> None:
    played = [finished(opened, 10 + number, ANNA, BERT) for number in range(NOTES_KEPT + 3)]
    for each in (*played[::2], *played[1::2]):
        await put(matches, noted(each, {ANNA: Conduct.GOOD, BERT: Conduct.LEFT}))
    last = [each.match for each in played[-NOTES_KEPT:][::-1]]
    assert await matches.notes_of(ANNA) == [Note(m.match_id, ANNA, Conduct.GOOD, m.ended_at_ms) for m in last]
    assert {note.conduct for note in await matches.notes_of(BERT)} == {Conduct.LEFT}
    assert await matches.notes_of(PlayerId("nobody")) == []


async def test_a_note_is_kept_once_and_stays_when_only_the_record_is_left(opened: Opened, matches: Matches) -> None:
    match = finished(opened, 5, ANNA, BERT)
    for conduct in (Conduct.STALLED, Conduct.NEVER_STARTED):
        await put(matches, noted(match, {ANNA: conduct}))
    await put(matches, match)
    assert [note.conduct for note in await matches.notes_of(ANNA)] == [Conduct.NEVER_STARTED]
