"""Lessons from self-play: every decision of a finished deal, with what came of it."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.encoding import ActionIndices, Lockstep, fields_of
from gangoffour.engine import CLASSIC
from gangoffour.training.choices import PlainPlayer
from gangoffour.training.configuration import Share
from gangoffour.training.selfplay import OUTCOMES, Lessons, SelfPlay, joined, outcomes_of

PLACES, STEPS, SEED = 4, 300, 9

Chosen: TypeAlias = tuple[ActionIndices, NDArray[np.float32]]


def plain_choice(lockstep: Lockstep) -> Chosen:
    """What a plain player does, with expectations that mean nothing but are always the same of the same position."""
    packed, legal, starts = lockstep.packed, lockstep.legal, lockstep.starts
    expected = np.stack([packed.astype(np.float32).sum(axis=1) % 7 + column for column in range(OUTCOMES)], axis=1)
    return legal[PlainPlayer().choose(legal, starts)], expected


def lessons_of(seats: int) -> list[Lessons]:
    selfplay = SelfPlay(Share(seats=seats, places=PLACES), SEED)
    return [lessons for _ in range(STEPS) if (lessons := selfplay.step(plain_choice)) is not None]


def expected_of(seats: int) -> list[tuple[bytes, int, float, bool, bool, bool]]:
    """The same deals, played and noted down one by one."""
    lockstep, plain = Lockstep(CLASSIC, seat_count=seats, deals=PLACES, seed=SEED, skip_forced=True), PlainPlayer()
    open_deals: list[list[tuple[bytes, int, int]]] = [[] for _ in range(PLACES)]
    found: list[tuple[bytes, int, float, bool, bool, bool]] = []
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
                goes_on = lockstep.ended[place] == 1
                found.append((packed, action, reward, bool(won), bool(lost), bool(goes_on)))
            open_deals[place] = []
    return found


def test_every_decision_of_every_finished_deal_is_taught_once_with_its_own_outcome() -> None:
    for seats in (3, 4):
        lessons = joined(lessons_of(seats), 10**6)
        found = [
            (packed.tobytes(), int(action), round(float(reward), 3), bool(won), bool(lost), bool(goes_on))
            for packed, action, (reward, won, lost, goes_on) in zip(*lessons[:3], strict=True)
        ]
        expected = [
            (packed, action, round(reward, 3), *outcome) for packed, action, reward, *outcome in expected_of(seats)
        ]
        assert set(lessons.outcomes[:, 3].tolist()) == {0, 1}
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
        if (lessons := selfplay.step(plain_choice)) is not None:
            taught.append(lessons)
    alone = joined(taught, 10**6)
    every = {row.tobytes() for row in all_lessons.packed}
    assert {row.tobytes() for row in alone.packed} < every
    assert decided - 40 < len(alone.actions) <= decided < len(all_lessons.actions) / 2


def test_what_came_is_told_by_what_is_expected_when_the_same_seat_decides_next() -> None:
    # Two deals: in the first seats 0, 1, 0 decide, in the second seats 1, 1.
    numbers, deals, seats = np.array([0, 1, 2, 0, 1]), np.array([0, 0, 0, 1, 1]), np.array([0, 1, 0, 1, 1], np.uint8)
    expected = np.repeat(np.array([[1], [5], [3], [2], [4]], np.float32), OUTCOMES, axis=1)
    ends = np.repeat(np.array([[[10], [-10]], [[-6], [6]]], np.float32), OUTCOMES, axis=2)
    for share, came in (
        (1.0, [10, -10, 10, 6, 6]),
        (0.0, [3, -10, 10, 4, 6]),
        (0.5, [(3 + 10) / 2, -10, 10, (4 + 6) / 2, 6]),
    ):
        found = outcomes_of(expected, numbers, deals, seats, ends, share)
        assert found.tolist() == [[each] * OUTCOMES for each in came]


def test_every_decision_but_the_last_of_a_seat_is_told_by_its_next_one() -> None:
    selfplay = SelfPlay(Share(places=PLACES), SEED, outcome_share=0.0)
    lessons = joined([each for _ in range(STEPS) if (each := selfplay.step(plain_choice)) is not None], 10**6)
    ends = joined(lessons_of(4), 10**6)
    assert np.array_equal(lessons.packed, ends.packed)
    is_last = (lessons.outcomes == ends.outcomes).all(axis=1)
    assert 0 < is_last.mean() < 0.5
