"""Thousands of deals in lockstep see and list what the engine's views say."""

import os
import random

import numpy as np
import pytest

from gangoffour.catalogue import cards_of, mask_of
from gangoffour.core import WORDS_PER_DEAL, Words
from gangoffour.encoding import BITS, Lockstep, unpacked
from gangoffour.engine import CLASSIC, PRESETS, RuleSet
from tests.core.matches import any_rule_set
from tests.encoding.mirror import Mirror

DECISIONS = int(os.environ.get("GOF_DIFFERENTIAL_DECISIONS", "2000"))
"""How many decisions are compared with the engine's view; CI takes 100,000."""
PLACES = 5


def compare(rules: RuleSet, seat_count: int, seed: int, decisions: int) -> int:
    """Play by chance in both and compare every decision; return how many there were."""
    chance = random.Random(seed)
    skip_forced, undeclared = chance.random() < 0.5, chance.random() < 0.5
    lockstep = Lockstep(
        rules, seat_count=seat_count, deals=PLACES, seed=seed, skip_forced=skip_forced, undeclared=undeclared
    )
    mirrors = [Mirror(lockstep, place, skip_forced=skip_forced, undeclared=undeclared) for place in range(PLACES)]
    rng = np.random.default_rng(seed)
    count = 0
    while count < decisions:
        for mirror in mirrors:
            mirror.compare()
        assert np.array_equal(lockstep.observations, unpacked(lockstep.packed))
        actions = lockstep.random_actions(rng)
        lockstep.step(actions)
        for mirror, action in zip(mirrors, actions, strict=True):
            mirror.follow(int(action))
        count += PLACES
    return count


@pytest.mark.parametrize("preset,seat_count", [(name, n) for name in PRESETS for n in PRESETS[name].players_allowed])
def test_observations_and_lists_are_those_of_the_engine_in_every_preset(preset: str, seat_count: int) -> None:
    assert compare(PRESETS[preset], seat_count, 64, max(250, DECISIONS // 14)) > 0


def test_observations_and_lists_are_those_of_the_engine_under_any_rules() -> None:
    chance = random.Random(64)
    left = DECISIONS // 2
    while left > 0:
        rules = any_rule_set(chance)
        left -= compare(rules, chance.choice(rules.players_allowed), chance.randrange(10_000), 500)


def test_a_seed_gives_the_same_deals_whatever_the_number_of_places() -> None:
    few, many = Lockstep(deals=3, seed=9), Lockstep(deals=8, seed=9)
    assert few.words.tolist() == many.words[: len(few.words)].tolist()
    assert few.words.tolist() != Lockstep(deals=3, seed=10).words.tolist()


def test_a_place_does_not_depend_on_what_lies_beside_it() -> None:
    """Not a word of it, however long it is played: the first three of eight go the way of three alone."""
    few = Lockstep(deals=3, seed=9, skip_forced=True)
    many = Lockstep(deals=8, seed=9, skip_forced=True)
    rng = np.random.default_rng(9)
    for _ in range(400):
        actions = many.random_actions(rng)
        many.step(actions)
        few.step(actions[:3])
        assert few.words.tolist() == many.words[: len(few.words)].tolist()
        assert few.packed.tolist() == many.packed[:3].tolist()


def test_deals_that_are_taken_up_go_on_as_they_would_have() -> None:
    first, second = (Lockstep(deals=6, seed=seed, skip_forced=True) for seed in (3, 4))
    rng = np.random.default_rng(3)
    for _ in range(9):
        first.step(first.random_actions(rng))
    assert first.deal_numbers.tolist() == [1] * 6
    second.take_up(first.words, first.seen.ravel(), 1)
    while not first.ended.any():
        for ours, theirs in ((first.packed, second.packed), (first.legal, second.legal), (first.seats, second.seats)):
            assert ours.tobytes() == theirs.tobytes()
        actions = first.random_actions(rng)
        first.step(actions)
        second.step(actions)
    assert first.ended.tolist() == second.ended.tolist()
    assert first.points[first.ended > 0].tolist() == second.points[first.ended > 0].tolist()


def mix_hands(words: Words, place: int, seats: list[int], chance: random.Random) -> None:
    """Deal the cards of two seats anew between them."""
    first, second = (place * WORDS_PER_DEAL + seat for seat in seats)
    cards = list(cards_of(int(words[first])) + cards_of(int(words[second])))
    size = int(words[first]).bit_count()
    chance.shuffle(cards)
    words[first], words[second] = mask_of(cards[:size]), mask_of(cards[size:])


def test_hidden_cards_do_not_show_in_lockstep() -> None:
    lockstep, other = Lockstep(deals=20, seed=4), Lockstep(deals=20, seed=4)
    rng, chance = np.random.default_rng(4), random.Random(4)
    differences = 0
    for _ in range(150):
        acting, actions = lockstep.seats.tolist(), lockstep.random_actions(rng)
        lockstep.step(actions)
        for place, seats in enumerate(zip(acting, lockstep.seats.tolist(), strict=True)):
            mix_hands(other.words, place, [seat for seat in range(4) if seat not in seats][:2], chance)
        other.step(actions)
        differences += int(np.count_nonzero(other.words != lockstep.words))
        assert other.packed.tobytes() == lockstep.packed.tobytes()
        assert other.legal.tobytes() == lockstep.legal.tobytes()
        other.words[:] = lockstep.words
    assert differences > 1000


def test_the_places_play_on_deal_after_deal_and_match_after_match() -> None:
    lockstep, rng = Lockstep(deals=8, seed=1, skip_forced=True, columns=False), np.random.default_rng(1)
    numbers, ended = set(), set()
    for _ in range(1500):
        lockstep.step(lockstep.random_actions(rng))
        numbers.update(lockstep.deal_numbers.tolist())
        ended.update(lockstep.ended.tolist())
    assert ended == {0, 1, 2}
    assert {1, 2, 3, 4} <= numbers
    assert lockstep.forced > 0
    assert np.diff(lockstep.starts).min() > 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    lockstep, rng = Lockstep(deals=4, seed=2), np.random.default_rng(2)
    actions = lockstep.random_actions(rng)
    actions[2] = 0  # a leader may not pass
    before = lockstep.words.copy()
    with pytest.raises(ValueError, match="place 2"):
        lockstep.step(actions)
    assert lockstep.words.tolist() == before.tolist()
    lockstep.step(lockstep.random_actions(rng))


@pytest.mark.parametrize("actions", [[0, 0, 0], [0], 0, [[0, 0, 0, 0]], [0.0, 0.0, 0.0, 0.0], []], ids=str)
def test_there_must_be_an_action_for_every_place(actions: list[int]) -> None:
    with pytest.raises(ValueError, match="each of the 4 places"):
        Lockstep(deals=4).step(actions)


def test_a_number_too_large_for_an_index_does_not_pass_as_a_small_one() -> None:
    lockstep = Lockstep(deals=3, seed=3)
    actions = lockstep.random_actions(np.random.default_rng(3)).astype(np.int64)
    actions[1] += 1 << 16
    with pytest.raises(ValueError, match=f"illegal action {actions[1]} in place 1"):
        lockstep.step(actions)


def test_without_columns_there_are_the_packed_bits_only() -> None:
    lockstep, with_columns = Lockstep(deals=3, seed=3, columns=False), Lockstep(deals=3, seed=3)
    assert lockstep.packed.tolist() == with_columns.packed.tolist()
    with pytest.raises(ValueError, match="packed"):
        _ = lockstep.observations


def test_there_has_to_be_a_place() -> None:
    with pytest.raises(ValueError, match="at least one place"):
        Lockstep(deals=0)


def test_rules_that_do_not_allow_so_many_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="3 seats"):
        Lockstep(PRESETS["gang"], seat_count=3)


def test_observations_have_a_row_for_each_place_and_a_column_for_each_bit() -> None:
    lockstep = Lockstep(CLASSIC, deals=7)
    assert lockstep.observations.shape == (7, BITS)
    assert set(np.unique(lockstep.observations)) == {0, 1}
    assert lockstep.packed.shape == (7, BITS // 8)
    assert len(lockstep) == 7
