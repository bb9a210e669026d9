"""The contract of `PracticeStore`: tries count once, mistakes are kept once, and all of it goes with its person."""

from uuid import UUID

import pytest

from gangoffour.server.people.names import new_name
from gangoffour.server.ports import (
    KeptMistake,
    Mistake,
    MistakePlace,
    Person,
    PlayerId,
    PlayerKind,
    PracticeStore,
    PuzzleTry,
    Rating,
    Solver,
)
from gangoffour.server.reviews import BEGINNER
from tests.contracts.harness import ANNA, BERT, Opened, session_of

pytestmark = pytest.mark.anyio

GUESS = Rating(1500.0, 250.0)
MATCH, OTHER = UUID(int=5), UUID(int=6)
DUE_MS = 1_000


@pytest.fixture
async def practice(opened: Opened) -> PracticeStore:
    for number, player_id in enumerate((ANNA, BERT)):
        name = str(player_id).title()
        person = Person(player_id, PlayerKind.GUEST, name, 1)
        await opened.stores.players.add(person, new_name(name), session_of(player_id, bytes([number]), 1))
    return opened.stores.practice


def tried(
    puzzle_id: str, *, by: PlayerId = ANNA, right: bool = True, shown: bool = False, day: int = 9, daily: bool = False
) -> PuzzleTry:
    return PuzzleTry(by, puzzle_id, is_right=right, is_shown=shown, day=day, is_of_day=daily, guess=GUESS)


def mistake(turn: int, by: PlayerId = ANNA, match_id: UUID = MATCH, lost: float = 7.0) -> Mistake:
    return Mistake(by, MistakePlace(match_id, 2, turn), "lead", lost, ("7G 7R", "pass"))


async def test_whoever_tried_nothing_is_a_beginner(practice: PracticeStore) -> None:
    assert await practice.solver(ANNA) == Solver(BEGINNER)
    assert await practice.solved(ANNA, 9) == []
    assert await practice.mistakes_of(ANNA) == []


async def test_the_first_try_alone_is_rated_for_both_sides(practice: PracticeStore) -> None:
    missed = await practice.try_puzzle(tried("one", right=False))
    assert missed.is_first
    assert missed.after.rating.points < BEGINNER.points == missed.before.rating.points
    assert missed.puzzle.points > GUESS.points
    assert (missed.after.tries, missed.puzzle_tries) == (1, 1)
    again = await practice.try_puzzle(tried("one"))
    assert not again.is_first
    assert (again.before, again.after, again.puzzle) == (missed.after, missed.after, missed.puzzle)
    assert await practice.solver(ANNA) == missed.after
    other = await practice.try_puzzle(tried("one", by=BERT))
    assert other.is_first
    assert other.puzzle.points < missed.puzzle.points
    assert other.puzzle_tries == 2


async def test_what_was_found_in_the_end_is_solved_but_not_what_was_shown_before(practice: PracticeStore) -> None:
    await practice.try_puzzle(tried("late", right=False))
    await practice.try_puzzle(tried("late"))
    await practice.try_puzzle(tried("shown", right=False, shown=True))
    await practice.try_puzzle(tried("shown"))
    await practice.try_puzzle(tried("at once"))
    assert set(await practice.solved(ANNA, 9)) == {"late", "at once"}
    assert len(await practice.solved(ANNA, 1)) == 1
    assert await practice.solved(BERT, 9) == []


async def test_days_in_a_row_are_counted_by_the_puzzle_of_the_day(practice: PracticeStore) -> None:
    async def streak(day: int, puzzle_id: str, *, right: bool = True, daily: bool = True) -> tuple[int, int]:
        after = (await practice.try_puzzle(tried(puzzle_id, right=right, day=day, daily=daily))).after
        return after.day, after.streak

    assert await streak(9, "other", daily=False) == (0, 0)
    assert await streak(9, "nine", right=False) == (0, 0)
    assert await streak(9, "nine") == (9, 1)
    assert await streak(9, "nine") == (9, 1)
    assert await streak(10, "ten") == (10, 2)
    assert await streak(12, "twelve") == (12, 1)


async def test_mistakes_come_back_in_their_order_until_they_are_learned(practice: PracticeStore) -> None:
    first, dearer, own = mistake(1), mistake(2, lost=9.0), mistake(1, by=BERT)
    await practice.put_mistakes(MATCH, [first, dearer, own], DUE_MS, is_deep=False)
    assert await practice.mistakes_of(ANNA) == [KeptMistake(dearer, 0, DUE_MS), KeptMistake(first, 0, DUE_MS)]
    assert await practice.mistakes_of(BERT) == [KeptMistake(own, 0, DUE_MS)]
    await practice.put_off(ANNA, dearer.place, 1, DUE_MS + 5)
    assert await practice.mistakes_of(ANNA) == [KeptMistake(first, 0, DUE_MS), KeptMistake(dearer, 1, DUE_MS + 5)]
    await practice.put_off(ANNA, first.place, 3, None)
    await practice.put_off(ANNA, MistakePlace(OTHER, 1, 1), 3, None)
    assert await practice.mistakes_of(ANNA) == [KeptMistake(dearer, 1, DUE_MS + 5)]
    assert len(await practice.mistakes_of(BERT)) == 1


async def test_a_match_that_is_judged_once_more_changes_nothing(practice: PracticeStore) -> None:
    await practice.put_mistakes(MATCH, [mistake(1)], DUE_MS, is_deep=False)
    await practice.put_off(ANNA, mistake(1).place, 3, None)
    await practice.put_mistakes(MATCH, [mistake(1, lost=8.0)], DUE_MS, is_deep=False)
    assert await practice.mistakes_of(ANNA) == []


async def test_a_deep_review_knows_better_but_takes_back_nothing_that_was_tried(practice: PracticeStore) -> None:
    quick = [mistake(1), mistake(2), mistake(3), mistake(1, match_id=OTHER)]
    await practice.put_mistakes(MATCH, quick[:3], DUE_MS, is_deep=False)
    await practice.put_mistakes(OTHER, quick[3:], DUE_MS, is_deep=False)
    await practice.put_off(ANNA, mistake(3).place, 1, DUE_MS)
    await practice.put_mistakes(MATCH, [mistake(1, lost=6.5), mistake(4)], DUE_MS + 9, is_deep=True)
    kept = {(each.mistake.place, each.mistake.lost, each.due_ms) for each in await practice.mistakes_of(ANNA)}
    assert kept == {
        (mistake(1).place, 6.5, DUE_MS),
        (mistake(3).place, 7.0, DUE_MS),
        (mistake(4).place, 7.0, DUE_MS + 9),
        (mistake(1, match_id=OTHER).place, 7.0, DUE_MS),
    }


async def test_everything_goes_with_its_person_and_nothing_comes_after(opened: Opened, practice: PracticeStore) -> None:
    await practice.try_puzzle(tried("one", daily=True))
    await practice.put_mistakes(MATCH, [mistake(1), mistake(1, by=BERT)], DUE_MS, is_deep=True)
    await opened.stores.players.delete(ANNA)
    await practice.put_mistakes(OTHER, [mistake(1, match_id=OTHER)], DUE_MS, is_deep=True)
    assert await practice.solver(ANNA) == Solver(BEGINNER)
    assert (await practice.solved(ANNA, 9), await practice.mistakes_of(ANNA)) == ([], [])
    assert len(await practice.mistakes_of(BERT)) == 1
