"""Practice: ratings as published, mistakes that come back after 1, 4 and 14 days, answers judged by the server."""

from collections.abc import Sequence
from functools import reduce
from uuid import UUID

import msgspec
import pytest

from gangoffour.protocol import AnalysedDeal, AnalysedDecision, NewPractice, OwnMistake, PuzzleList, ShownPuzzle
from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.stores import memory_stores
from gangoffour.server.people.names import new_name
from gangoffour.server.ports import MatchSeat, MistakePlace, Person, PlayerId, PlayerKind, Rating
from gangoffour.server.reviews.glicko import LEAST_DEVIATION, guessed_rating, rated
from gangoffour.server.reviews.mistakes import DAY_MS, MOST_OF_A_MATCH, comes_back, is_right, mistakes_in
from gangoffour.server.reviews.practice import Practice
from tests.contracts.harness import session_of

pytestmark = pytest.mark.anyio

ANA, BEN = PlayerId("ana"), PlayerId("ben")
MATCH = UUID(int=9)
SEATS = (
    MatchSeat(0, 1, 2, ANA, None, 0, 0, 10, 1),
    MatchSeat(1, 1, 1, BEN, None, 0, 0, 10, 2),
    MatchSeat(1, 2, 2, None, "greedy", 0, 0, 10, 2),
)
BLUNDER = AnalysedDecision(
    turn=4, seat=0, maker="player", kind="lead", action="5G", verdict="blunder", loss=7.0, error=0.5, worlds=48,
    candidates=(("7G 7R", 3.0), ("pass", 2.5), ("9R", 1.5), ("5G", -4.0)), taken=3, reason=None,
)  # fmt: skip


def judged(*decisions: AnalysedDecision, deal: int = 1) -> AnalysedDeal:
    return AnalysedDeal(deal=deal, decisions=decisions, luck=())


def found(*deals: AnalysedDeal, is_deep: bool = True) -> list[tuple[PlayerId, int, int]]:
    return [
        (each.player_id, each.place.deal, each.place.turn) for each in mistakes_in(MATCH, deals, SEATS, is_deep=is_deep)
    ]


def test_the_worked_example_of_the_paper() -> None:
    others = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = reduce(lambda own, game: rated(own, *game), others, Rating(1500, 200))
    # The paper takes the three games as one period: one after the other they come to nearly the same.
    assert after.points == pytest.approx(1464, abs=3)
    assert after.deviation == pytest.approx(151.4, abs=2)


def test_a_rating_moves_least_where_nothing_surprises_and_is_never_quite_sure() -> None:
    sure, unsure = Rating(1500, LEAST_DEVIATION), Rating(1500, 350)
    hard, easy = guessed_rating(2), guessed_rating(0)
    assert rated(unsure, hard, 1.0).points - 1500 > rated(unsure, easy, 1.0).points - 1500 > 0
    assert rated(unsure, hard, 1.0).points - 1500 > rated(sure, hard, 1.0).points - 1500 > 0
    assert rated(unsure, easy, 0.0).points < 1500
    assert reduce(lambda own, game: rated(own, sure, game % 2), range(99), unsure).deviation == LEAST_DEVIATION


def test_clear_mistakes_of_people_come_back_the_costliest_first() -> None:
    dearer = msgspec.structs.replace(BLUNDER, turn=9, loss=9.0)
    assert found(judged(BLUNDER, dearer)) == [(ANA, 1, 9), (ANA, 1, 4)]
    many = [msgspec.structs.replace(BLUNDER, turn=turn, loss=float(turn)) for turn in range(6, 16)]
    assert found(judged(*many)) == [(ANA, 1, turn) for turn in (15, 14, 13)]
    assert MOST_OF_A_MATCH == 3


def test_nobody_practises_what_a_substitute_the_clock_or_a_bot_did() -> None:
    others = [msgspec.structs.replace(BLUNDER, maker=maker) for maker in ("substitute", "clock")]
    theirs = msgspec.structs.replace(BLUNDER, seat=1)
    assert found(judged(*others)) == []
    assert found(judged(theirs), judged(theirs, deal=2)) == [(BEN, 1, 4)]


def test_the_network_alone_is_believed_about_blunders_only() -> None:
    mistake = msgspec.structs.replace(BLUNDER, verdict="mistake", loss=3.0)
    small = msgspec.structs.replace(BLUNDER, verdict="inaccuracy", loss=1.5)
    assert found(judged(mistake)) == [(ANA, 1, 4)]
    assert found(judged(small)) == []
    assert found(judged(mistake), is_deep=False) == []
    assert found(judged(BLUNDER), is_deep=False) == [(ANA, 1, 4)]


def test_whatever_is_as_good_as_the_best_puts_a_mistake_right() -> None:
    (mistake,) = mistakes_in(MATCH, [judged(BLUNDER)], SEATS, is_deep=True)
    assert mistake.answers == ("7G 7R", "pass")
    assert all(
        is_right(action, mistake.answers, by_ranks=True) for action in ("7Y 7Y", "7R 7G", "7G 7G declare", "pass")
    )
    assert not any(is_right(action, mistake.answers, by_ranks=True) for action in ("5G", "9R", "7G", "nonsense", ""))
    assert not is_right("7Y 7Y", mistake.answers, by_ranks=False)
    assert is_right("7R 7G declare", mistake.answers, by_ranks=False)


def test_a_straight_is_no_flush_of_the_same_ranks() -> None:
    straight, flush = "2G 3Y 4Y 5R 6R", "2G 3G 4G 5G 6G"
    assert is_right("2Y 3Y 4Y 5R 6R", [straight], by_ranks=True)
    assert not is_right(flush, [straight], by_ranks=True)


def test_mistakes_come_back_after_1_4_and_14_days_and_one_more_mistake_begins_anew() -> None:
    assert comes_back(0, is_put_right=True, now_ms=5) == (1, 5 + 4 * DAY_MS)
    assert comes_back(1, is_put_right=True, now_ms=5) == (2, 5 + 14 * DAY_MS)
    assert comes_back(2, is_put_right=True, now_ms=5) == (3, None)
    assert comes_back(2, is_put_right=False, now_ms=5) == (0, 5 + DAY_MS)


class OnePuzzle:
    """A puzzle for every day."""

    async def listed(self, today: int) -> bytes:
        del today
        return msgspec.json.encode(PuzzleList(today="p", puzzles=()))

    async def puzzle(self, puzzle_id: str) -> bytes | None:
        shown = ShownPuzzle(
            puzzle_id=puzzle_id, kind="proof", theme="lead", deal=1, turn=3, seat=0, answers=("7G 7R",),
            gap=0.0, error=0.0, worlds=9, missed_by=("greedy",),
        )  # fmt: skip
        return None if puzzle_id == "unknown" else msgspec.json.encode(shown)

    async def practise(self, wanted: NewPractice, text: str) -> bytes | None:
        raise NotImplementedError

    async def close(self) -> None:
        pass


class Desk:
    """Somebody who practises, and the time."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.stores = memory_stores(self.clock.now_ms)
        self.practice = Practice(self.stores.practice, OnePuzzle(), self.clock)

    async def sit_down(self, mistakes: Sequence[AnalysedDecision] = ()) -> None:
        person = Person(ANA, PlayerKind.GUEST, "Ana", 1)
        await self.stores.players.add(person, new_name("Ana"), session_of(ANA, b"", 1))
        kept = mistakes_in(MATCH, [judged(*mistakes)], SEATS, is_deep=True)
        due_ms = self.clock.now_ms() + DAY_MS
        await self.stores.practice.put_mistakes(MATCH, kept, due_ms, is_deep=True)


async def test_a_puzzle_is_judged_here_rated_once_and_counts_for_the_day() -> None:
    desk = Desk()
    await desk.sit_down()
    assert await desk.practice.try_puzzle(ANA, "unknown", "pass") is None
    missed = await desk.practice.try_puzzle(ANA, "p", "7G")
    assert missed is not None
    assert (missed.is_right, missed.is_rated, missed.streak) == (False, True, 0)
    assert missed.change < 0 < missed.puzzle_rating - 1500
    right = await desk.practice.try_puzzle(ANA, "p", "7R 7G")
    assert right is not None
    assert (right.is_right, right.is_rated, right.change, right.streak) == (True, False, 0, 1)
    shown = await desk.practice.try_puzzle(ANA, "other", None)
    assert shown is not None
    assert (shown.is_right, shown.is_rated) == (False, True)
    standing = await desk.practice.standing(ANA)
    assert (standing.solved, standing.tries, standing.streak) == (("p",), 2, 1)
    await desk.clock.advance(2 * DAY_MS)
    assert (await desk.practice.standing(ANA)).streak == 0


async def test_an_own_mistake_comes_back_when_it_is_due_and_is_learned_in_the_end() -> None:
    desk = Desk()
    await desk.sit_down([BLUNDER])
    place = MistakePlace(MATCH, 1, 4)
    assert await desk.practice.try_mistake(ANA, place, "7Y 7Y") is None, "too early"
    standing = await desk.practice.standing(ANA)
    assert (standing.due, standing.waiting, standing.next_due_ms) == ((), 1, desk.clock.now_ms() + DAY_MS)
    again_days: list[int | None] = []
    for days, action in ((1, "7Y 7Y"), (4, "9R"), (1, "pass"), (4, "pass"), (14, "7G 7R")):
        await desk.clock.advance(days * DAY_MS)
        (due,) = (await desk.practice.standing(ANA)).due
        assert (due.match_id, due.deal, due.turn, due.theme, due.lost) == (str(MATCH), 1, 4, "lead", 7.0)
        assert isinstance(due, OwnMistake)
        tried = await desk.practice.try_mistake(ANA, place, action)
        assert tried is not None
        assert tried.is_right == (action != "9R")
        again_days.append(tried.again_days)
    assert again_days == [4, 1, 4, 14, None]
    await desk.clock.advance(99 * DAY_MS)
    standing = await desk.practice.standing(ANA)
    assert (standing.due, standing.waiting, standing.next_due_ms) == ((), 0, None)
