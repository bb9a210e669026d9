"""The contract of `ContestStore`."""

from dataclasses import replace
from uuid import uuid4

import pytest

from gangoffour.server.ports import Attempt, BoardPlace, ContestRow, ContestStore
from tests.contracts.harness import ANNA, BERT, Opened

pytestmark = pytest.mark.anyio

BOARDS = tuple(BoardPlace("2026-11-16+30", number, number + 7) for number in range(1, 9))
FIRST = ContestRow("first", "instant", ANNA, BOARDS, 10)


@pytest.fixture
def contests(opened: Opened) -> ContestStore:
    return opened.stores.contests


async def test_a_contest_comes_back_as_it_was(contests: ContestStore) -> None:
    await contests.add(FIRST, [ANNA])
    assert await contests.get("first") == FIRST
    assert await contests.get("another") is None


async def test_who_joins_stands_after_those_who_came_before_and_only_once(contests: ContestStore) -> None:
    await contests.add(FIRST, [BERT])
    await contests.join("first", ANNA, 20)
    await contests.join("first", BERT, 30)
    assert await contests.people("first", 9) == [BERT, ANNA]
    assert await contests.people("first", 1) == [BERT]
    assert await contests.people("another", 9) == []


async def test_the_newest_instant_contest_of_somebody_is_found_and_who_has_most(contests: ContestStore) -> None:
    assert await contests.last_instant(ANNA) is None
    assert await contests.most_instants() == 0
    later = replace(FIRST, contest_id="later", made_at_ms=20)
    challenge = replace(FIRST, contest_id="challenge", kind="challenge", made_at_ms=30)
    other = replace(FIRST, contest_id="other", player_id=BERT, made_at_ms=40)
    for each in (later, FIRST, challenge, other):
        await contests.add(each, [each.player_id])
    assert await contests.last_instant(ANNA) == later
    assert await contests.most_instants() == 2


async def test_boards_are_known_to_those_who_have_begun_or_seen_them(opened: Opened, contests: ContestStore) -> None:
    await opened.stores.daily.begin(Attempt("begun", ANNA, uuid4(), 10))
    for _ in range(2):
        await contests.look(["seen", "seen too"], ANNA)
    await contests.look(["others"], BERT)
    assert await contests.known_boards(ANNA) == {"begun", "seen", "seen too"}
    assert await contests.known_boards(BERT) == {"others"}
