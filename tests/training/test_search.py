"""The bot `search` over arrays: it plays by the rules, sees what its seat sees, and knows how to win."""

import numpy as np
import pytest

from gangoffour.bots import GreedyPlayer
from gangoffour.core import WORDS_PER_DEAL, Words, deal_rewards
from gangoffour.encoding import Lockstep, some_lists
from gangoffour.engine import CLASSIC, PRESETS, preset
from gangoffour.training import Share
from gangoffour.training.players import decisions_of, others_of
from gangoffour.training.search import SearchPlayer
from tests.cases import nightly_but

SEATINGS = [(name, seats) for name, each in PRESETS.items() for seats in sorted(each.players_allowed)]


def player(rules: str = "classic", seat_count: int = 4, worlds: int = 4) -> SearchPlayer:
    return SearchPlayer(preset(rules), seat_count, worlds, np.random.default_rng(1))


def deals_of(lockstep: Lockstep) -> Words:
    return lockstep.words.reshape(-1, WORDS_PER_DEAL)


@pytest.mark.parametrize("rules, seat_count", nightly_but((("classic", 4), ("french", 3)), SEATINGS))
def test_all_it_does_is_legal_and_deals_end(rules: str, seat_count: int) -> None:
    lockstep = Lockstep(preset(rules), seat_count=seat_count, deals=8, seed=3, skip_forced=True)
    searching, ended = player(rules, seat_count, 2), np.zeros(8, np.int64)
    for _ in range(150):  # a step with an illegal action is refused
        lockstep.step(searching.choose(lockstep.packed, deals_of(lockstep), lockstep.seats))
        ended += lockstep.ended > 0
    assert ended.min() >= 2


@pytest.mark.parametrize("seat_count", [3, 4])
def test_it_does_not_look_at_other_hands(seat_count: int) -> None:
    lockstep = Lockstep(CLASSIC, seat_count=seat_count, deals=64, seed=3, skip_forced=True)
    searching = player(seat_count=seat_count)
    for _ in range(20):
        lockstep.step(searching.choose(lockstep.packed, deals_of(lockstep), lockstep.seats))
    blind = deals_of(lockstep).copy()
    others = np.arange(4) != lockstep.seats[:, None]
    blind[:, :4][others] = np.uint64(0xFFFF)
    before = blind.copy()
    seen = player(seat_count=seat_count).choose(lockstep.packed, deals_of(lockstep), lockstep.seats)
    unseen = player(seat_count=seat_count).choose(lockstep.packed, blind, lockstep.seats)
    assert np.array_equal(seen, unseen)
    assert np.array_equal(blind, before)


def test_it_beats_greedy() -> None:
    places = 256
    lockstep = Lockstep(CLASSIC, deals=places, seed=3, skip_forced=True, columns=False)
    searching, greedy, rewards = player(worlds=8), GreedyPlayer(CLASSIC), np.full(places, np.nan)
    while np.isnan(rewards).any():
        is_own = lockstep.seats == np.arange(places) % 4
        legal, starts = some_lists(~is_own, lockstep.legal, lockstep.starts)
        actions = np.zeros(places, np.uint16)
        actions[~is_own] = legal[greedy.choose(lockstep.packed[~is_own], legal, starts)] if len(legal) else 0
        if is_own.any():
            actions[is_own] = searching.choose(
                lockstep.packed[is_own], deals_of(lockstep)[is_own], lockstep.seats[is_own]
            )
        lockstep.step(actions)
        first = (lockstep.ended > 0) & np.isnan(rewards)
        rewards[first] = deal_rewards(lockstep.points)[np.arange(places), np.arange(places) % 4][first]
    assert rewards.mean() > 1.5


def test_a_share_says_who_has_the_other_seats() -> None:
    lockstep, chance = Lockstep(CLASSIC, deals=64, seed=3, skip_forced=True), np.random.default_rng(1)
    decisions = decisions_of(lockstep, np.ones(64, np.bool_), np.zeros(3))
    searching, greedy = (others_of(Share(others=name), chance) for name in ("search-4", "greedy"))
    assert searching is not None
    assert greedy is not None
    wanted = player().choose(lockstep.packed, deals_of(lockstep), lockstep.seats)
    assert np.array_equal(searching(decisions), wanted)
    assert not np.array_equal(greedy(decisions), wanted)
    assert others_of(Share(), chance) is None


@pytest.mark.parametrize("others", ["planner", "search", "search-", "search-0", "search-few", "greedy-4"])
def test_a_share_with_unknown_others_is_refused(others: str) -> None:
    with pytest.raises(ValueError, match=others):
        others_of(Share(others=others), np.random.default_rng(1))
