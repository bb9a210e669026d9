"""Lessons from self-play: every decision of a finished deal, with what came of it."""

import numpy as np
from numpy.typing import NDArray

from gangoffour.encoding import ActionIndices, Lockstep, fields_of
from gangoffour.engine import CLASSIC
from gangoffour.training.choosing import PlainPlayer
from gangoffour.training.configuration import Share
from gangoffour.training.selfplay import Lessons, SelfPlay, joined

PLACES, STEPS, SEED = 4, 300, 9


def plain_choice(_packed: object, legal: ActionIndices, starts: NDArray[np.int64]) -> ActionIndices:
    return legal[PlainPlayer().choose(legal, starts)]


def lessons_of(seats: int) -> list[Lessons]:
    selfplay = SelfPlay(Share(seats=seats, places=PLACES), SEED, 0.9)
    return [lessons for _ in range(STEPS) if (lessons := selfplay.step(plain_choice)) is not None]


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
