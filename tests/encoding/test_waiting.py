"""Places that wait stay as they are, and what they are dealt later is the same."""

import numpy as np
import pytest

from gangoffour.encoding import Lockstep

PLACES = 6


def place_of(lockstep: Lockstep, place: int) -> tuple[object, ...]:
    """All that a place shows."""
    first, end = lockstep.starts[place : place + 2]
    rows = (
        lockstep.words.reshape(len(lockstep), -1),
        lockstep.seen,
        lockstep.packed,
        lockstep.observations,
        lockstep.points,
        lockstep.scores,
        lockstep.seats,
        lockstep.deal_numbers,
        lockstep.deal_winners,
        lockstep.deal_losers,
        lockstep.ended,
    )
    return (*(row[place].tobytes() for row in rows), lockstep.legal[first:end].tolist())


@pytest.mark.parametrize("skip_forced", [False, True])
def test_a_place_goes_the_same_way_however_often_it_waits(skip_forced: bool) -> None:  # noqa: FBT001
    steady = Lockstep(deals=PLACES, seed=3, skip_forced=skip_forced)
    waiting = Lockstep(deals=PLACES, seed=3, skip_forced=skip_forced)
    chance = np.random.default_rng(3)
    ways: list[list[tuple[object, ...]]] = [[place_of(steady, place)] for place in range(PLACES)]
    choices: list[list[int]] = [[] for _ in range(PLACES)]
    for _ in range(160):
        actions = steady.random_actions(chance)
        steady.step(actions)
        for place in range(PLACES):
            choices[place].append(int(actions[place]))
            ways[place].append(place_of(steady, place))
    taken = [0] * PLACES
    while min(taken) < 160:
        going = [place for place in range(PLACES) if taken[place] < 160 and chance.random() < 0.5]
        if not going:
            continue
        actions = np.array([choices[place][taken[place]] for place in going], dtype=np.uint16)
        waiting.step_in(np.array(going), actions)
        for place in going:
            taken[place] += 1
        for place in range(PLACES):
            known = ways[place][taken[place]]
            shown = place_of(waiting, place)
            assert shown[:-2] == known[:-2]
            assert shown[-1] == known[-1]
            assert place not in going or shown[-2] == known[-2]
        assert all(waiting.ended[place] == 0 for place in range(PLACES) if place not in going)
    assert steady.deal_numbers.max() > 1


def test_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    lockstep = Lockstep(deals=PLACES, seed=4)
    before = [place_of(lockstep, place) for place in range(PLACES)]
    with pytest.raises(ValueError, match="place 3"):
        lockstep.step_in(np.array([1, 3]), np.array([lockstep.legal[lockstep.starts[1]], 0], dtype=np.uint16))
    assert [place_of(lockstep, place) for place in range(PLACES)] == before


def test_all_places_may_go_on_together() -> None:
    lockstep, plain = Lockstep(deals=PLACES, seed=5), Lockstep(deals=PLACES, seed=5)
    actions = plain.legal[plain.starts[:-1]].copy()
    lockstep.step_in(np.arange(PLACES), actions)
    plain.step(actions)
    assert [place_of(lockstep, place) for place in range(PLACES)] == [place_of(plain, p) for p in range(PLACES)]
