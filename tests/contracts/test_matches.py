"""The contract of `Matches`."""

from dataclasses import replace
from uuid import UUID, uuid4

import pytest

from gangoffour.server.ids import new_id
from gangoffour.server.ports import FinishedMatch, HistoryPage, Matches, PlayerId
from tests.contracts.harness import ANNA, BERT, Opened
from tools.matches.finished import finished_match

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
    assert await matches.of_player(ANNA, 10) == HistoryPage([kept.match])
    assert len(await matches.seats(kept.match.match_id)) == 2


async def test_a_player_finds_the_newest_matches_first(opened: Opened, matches: Matches) -> None:
    old, new, middle = (finished(opened, at_ms, ANNA, None) for at_ms in (10, 30, 20))
    await put(matches, old, new, middle, finished(opened, 40, BERT, None))
    assert (await matches.of_player(ANNA, 10)).matches == [new.match, middle.match, old.match]
    assert (await matches.of_player(ANNA, 2)).matches == [new.match, middle.match]
    assert (await matches.of_player(PlayerId("nobody"), 2)).matches == []


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
