"""Lessons from self-play: every decision of a finished deal, with what came of it."""

import numpy as np
from numpy.typing import NDArray

from gangoffour.encoding import ActionIndices, Lockstep, fields_of
from gangoffour.engine import CLASSIC
from gangoffour.training.choosing import PlainPlayer
from gangoffour.training.configuration import Share
from gangoffour.training.selfplay import Lessons, SelfPlay, gains_of, joined

PLACES, STEPS, SEED = 4, 300, 9


def plain_choice(_packed: object, legal: ActionIndices, starts: NDArray[np.int64]) -> ActionIndices:
    return legal[PlainPlayer().choose(legal, starts)]


def any_expectation(packed: NDArray[np.uint8], _hands: object) -> NDArray[np.float32]:
    """A critic without a clue, but one that always says the same of the same position."""
    sums: NDArray[np.float32] = packed.astype(np.float32).sum(axis=1) % 7
    return sums


def lessons_of(seats: int, outcome_share: float = 1.0) -> list[Lessons]:
    selfplay = SelfPlay(Share(seats=seats, places=PLACES), SEED, outcome_share=outcome_share)
    return [lessons for _ in range(STEPS) if (lessons := selfplay.step(plain_choice, any_expectation)) is not None]


def expected_of(seats: int) -> list[tuple[bytes, int, float, bool, bool]]:
    """The same deals, played and noted down one by one."""
    lockstep, plain = Lockstep(CLASSIC, seat_count=seats, deals=PLACES, seed=SEED, skip_forced=True), PlainPlayer()
    open_deals: list[list[tuple[bytes, int, int]]] = [[] for _ in range(PLACES)]
    found: list[tuple[bytes, int, float, bool, bool]] = []
    for _ in range(STEPS):
        actions = lockstep.legal[plain.choose(lockstep.legal, lockstep.starts)]
        for place in range(PLACES):
            seat, packed = int(lockstep.seats[place]), lockstep.packed[place].tobytes()
            open_deals[place].append((packed, int(actions[place]), seat))
        lockstep.step(actions)
        for place in map(int, np.flatnonzero(lockstep.ended)):
            points = lockstep.points[place].tolist()[:seats]
            for packed, action, seat in open_deals[place]:
                reward = (sum(points) - points[seat]) / (seats - 1) - points[seat]
                won, lost = seat == lockstep.deal_winners[place], seat == lockstep.deal_losers[place]
                found.append((packed, action, reward, bool(won), bool(lost)))
            open_deals[place] = []
    return found


def test_every_decision_of_every_finished_deal_is_taught_once_with_its_own_outcome() -> None:
    for seats in (3, 4):
        lessons = joined(lessons_of(seats), 10**6)
        found = [
            (packed.tobytes(), int(action), round(float(reward), 3), bool(win), bool(loss))
            for packed, action, reward, win, loss in zip(*lessons[:5], strict=True)
        ]
        expected = [
            (packed, action, round(reward, 3), won, lost) for packed, action, reward, won, lost in expected_of(seats)
        ]
        assert len(found) > 300
        assert sorted(found) == sorted(expected)


def test_the_hidden_hands_are_part_of_what_the_seat_has_not_seen() -> None:
    lessons = joined(lessons_of(4), 10**6)
    for packed, hands in zip(lessons.packed, lessons.hands, strict=True):
        fields = fields_of(packed.tobytes())
        together = sum(int(hand).bit_count() for hand in hands)
        assert together == fields["unseen"].bit_count()
        sizes = [(fields["hand_sizes"] >> 16 * slot & 0xFFFF).bit_count() for slot in (1, 2, 3)]
        assert [int(hand).bit_count() for hand in hands] == sizes


def test_only_the_last_lessons_are_kept() -> None:
    lessons = joined(lessons_of(4), 10**6)
    assert np.array_equal(joined([lessons, lessons], 100).actions, lessons.actions[-100:])


def test_where_one_seat_alone_learns_only_its_decisions_are_taught() -> None:
    selfplay = SelfPlay(Share(places=PLACES), SEED, one_learns=True)
    all_lessons = joined(lessons_of(4), 10**6)
    decided = 0
    taught = []
    for _ in range(STEPS):
        decided += int(selfplay.learns.sum())
        if (lessons := selfplay.step(plain_choice, any_expectation)) is not None:
            taught.append(lessons)
    alone = joined(taught, 10**6)
    every = {row.tobytes() for row in all_lessons.packed}
    assert {row.tobytes() for row in alone.packed} < every
    assert decided - 40 < len(alone.actions) <= decided < len(all_lessons.actions) / 2


def test_judged_by_the_end_alone_a_gain_is_the_outcome_less_what_was_expected() -> None:
    lessons = joined(lessons_of(4), 10**6)
    expected = any_expectation(lessons.packed, None)
    assert np.allclose(lessons.gains, lessons.worth - expected, atol=1e-4)


def test_a_gain_is_told_by_what_is_expected_when_the_same_seat_decides_next() -> None:
    # Two deals: in the first seats 0, 1, 0 decide, in the second seats 1, 1.
    expected = np.array([1, 5, 3, 2, 4], np.float32)
    numbers, deals, seats = np.array([0, 1, 2, 0, 1]), np.array([0, 0, 0, 1, 1]), np.array([0, 1, 0, 1, 1], np.uint8)
    worth = np.array([[10, -10], [-6, 6]], np.float32)
    by_the_critic = gains_of(expected, numbers, deals, seats, worth, 0.0)
    assert by_the_critic.tolist() == [3 - 1, -10 - 5, 10 - 3, 4 - 2, 6 - 4]
    by_both = gains_of(expected, numbers, deals, seats, worth, 0.5)
    assert by_both.tolist() == [(3 + 10) / 2 - 1, -10 - 5, 10 - 3, (4 + 6) / 2 - 2, 6 - 4]
