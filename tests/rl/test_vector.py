"""Many deals as a vector environment: one agent among opponents, or all seats."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from gangoffour.encoding import ActionIndices, Lockstep
from gangoffour.engine import CLASSIC, InvalidSetup, rule_set
from gangoffour.rl import OWN_SEAT, VECTOR_ID, DealVectorEnv, Places, Policy, deal_rewards, play_uniformly

DEALS = 16
MODES = pytest.mark.parametrize("opponents", [play_uniformly, None], ids=["one agent", "all seats"])


def chosen(env: DealVectorEnv, rng: np.random.Generator) -> ActionIndices:
    return play_uniformly(env.lockstep, np.arange(env.num_envs), rng)


def run(env: DealVectorEnv, seed: int, steps: int) -> list[bytes]:
    """Everything that an environment gives back in some steps, as bytes."""
    rng = np.random.default_rng(seed)
    observations, infos = env.reset(seed=seed)
    told = [observations.tobytes(), *(info.tobytes() for info in infos.values())]
    for _ in range(steps):
        observations, rewards, terminations, truncations, infos = env.step(chosen(env, rng))
        told += [array.tobytes() for array in (observations, rewards, terminations, truncations)]
        told += [info.tobytes() for info in infos.values()]
    return told


@MODES
@pytest.mark.parametrize("seat_count", [3, 4])
def test_everything_has_the_shape_that_its_space_says(opponents: Policy | None, seat_count: int) -> None:
    env, rng = DealVectorEnv(DEALS, seat_count=seat_count, opponents=opponents), np.random.default_rng(1)
    observations, infos = env.reset(seed=1)
    for _ in range(40):
        assert env.observation_space.contains(observations)
        actions = chosen(env, rng)
        assert env.action_space.contains(actions.astype(np.int64))
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (DEALS,)
        assert [array.dtype for array in (rewards, terminations, truncations)] == ["float64", "bool", "bool"]
        assert not truncations.any()
        assert infos["points"].shape == infos["rewards"].shape == (DEALS, seat_count)
        assert len(infos["legal"]) == infos["starts"][-1]
        assert np.array_equal(infos["ended"] > 0, terminations)
    env.close()


@MODES
def test_a_seed_gives_the_same_run(opponents: Policy | None) -> None:
    env = DealVectorEnv(DEALS, opponents=opponents)
    told = run(env, 2, 30)
    assert run(DealVectorEnv(DEALS, opponents=opponents), 2, 30) == told
    assert run(env, 2, 30) == told, "a reset leaves nothing behind"
    assert run(env, 3, 30) != told


def test_without_a_seed_the_matches_after_a_reset_are_new() -> None:
    env = DealVectorEnv(DEALS)
    observations, _ = env.reset(seed=4)
    again, _ = env.reset()
    assert not np.array_equal(observations, again)


@pytest.mark.parametrize("skip_forced", [False, True])
def test_one_agent_always_has_seat_0_and_gets_its_reward_when_its_deal_ends(skip_forced: bool) -> None:  # noqa: FBT001
    env, rng = DealVectorEnv(DEALS, skip_forced=skip_forced), np.random.default_rng(5)
    env.reset(seed=5)
    deals = 0
    for _ in range(120):
        numbers = env.lockstep.deal_numbers.copy()
        _, rewards, terminations, _, infos = env.step(chosen(env, rng))
        assert np.array_equal(terminations, env.lockstep.deal_numbers != numbers)
        assert not infos["seat"].any()
        assert np.array_equal(rewards[terminations], deal_rewards(infos["points"])[terminations, OWN_SEAT])
        assert not rewards[~terminations].any()
        deals += int(terminations.sum())
    assert deals > DEALS


def test_opponents_are_asked_for_their_own_places_only_and_decide() -> None:
    asked: list[int] = []

    def pass_if_possible(lockstep: Lockstep, places: Places, _: np.random.Generator) -> ActionIndices:
        assert (lockstep.seats[places] != OWN_SEAT).all()
        asked.append(len(places))
        return lockstep.legal[lockstep.starts[places]]

    env, rng = DealVectorEnv(DEALS, opponents=pass_if_possible), np.random.default_rng(6)
    env.reset(seed=6)
    won = ended = 0
    for _ in range(150):
        _, rewards, terminations, _, _ = env.step(chosen(env, rng))
        won += int((rewards[terminations] > 0).sum())
        ended += int(terminations.sum())
    assert min(asked) > 0
    assert won > 0.8 * ended > DEALS, "who always passes loses"


def test_all_seats_are_asked_in_turn_and_the_one_that_acted_is_rewarded() -> None:
    one_deal_each = rule_set({"match_deals": 1})  # else the winner, who acted last, would also be the next to act
    env, rng = DealVectorEnv(DEALS, rules=one_deal_each, opponents=None), np.random.default_rng(7)
    _, infos = env.reset(seed=7)
    seats, deals = set(), 0
    for _ in range(150):
        seats.update(infos["seat"].tolist())
        acted = infos["seat"]
        _, rewards, terminations, _, infos = env.step(chosen(env, rng))
        expected = np.where(terminations[:, None], deal_rewards(infos["points"]), 0)
        assert np.array_equal(infos["rewards"], expected)
        assert np.array_equal(rewards, expected[np.arange(DEALS), acted])
        deals += int(terminations.sum())
    assert seats == {0, 1, 2, 3}
    assert deals > 0


@MODES
def test_what_was_given_back_is_not_written_over(opponents: Policy | None) -> None:
    env, rng = DealVectorEnv(DEALS, opponents=opponents), np.random.default_rng(8)
    observations, infos = env.reset(seed=8)
    before = [observations.copy(), *(info.copy() for info in infos.values())]
    stepped, *_ = env.step(chosen(env, rng))
    before.append(stepped.copy())
    env.step(chosen(env, rng))
    after = [observations, *infos.values(), stepped]
    assert all(np.array_equal(old, new) for old, new in zip(before, after, strict=True))


def test_an_illegal_action_is_refused_with_its_place() -> None:
    env, rng = DealVectorEnv(DEALS), np.random.default_rng(9)
    env.reset(seed=9)
    actions = chosen(env, rng)
    actions[2] = 24_705  # a declaration, before anything was played
    with pytest.raises(ValueError, match="place 2"):
        env.step(actions)


def test_gymnasium_makes_it_by_its_name() -> None:
    env = gymnasium.make_vec(f"gangoffour.rl:{VECTOR_ID}", num_envs=3, rules="german", skip_forced=True)
    assert isinstance(env, DealVectorEnv)
    assert env.num_envs == 3
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, _ = env.reset(seed=10)
    assert observations.shape == (3, 896)


def test_gymnasium_counts_its_episodes() -> None:
    env = DealVectorEnv(DEALS, rules=rule_set({"match_deals": 1}))
    counting, rng = RecordEpisodeStatistics(env), np.random.default_rng(11)
    counting.reset(seed=11)
    total, deals = 0.0, 0
    for _ in range(80):
        _, rewards, terminations, _, infos = counting.step(chosen(env, rng))
        total, deals = total + rewards.sum(), deals + int(terminations.sum())
        if terminations.any():
            assert infos["episode"]["r"][terminations] == pytest.approx(rewards[terminations])
    assert counting.episode_count == deals > 0


def test_rules_that_do_not_allow_so_many_seats_are_refused() -> None:
    with pytest.raises(InvalidSetup):
        DealVectorEnv(DEALS, rules="gang", seat_count=3)
    assert DealVectorEnv(DEALS, rules=CLASSIC, seat_count=3).seat_count == 3


def test_nothing_can_be_done_before_the_first_reset() -> None:
    with pytest.raises(ResetNeeded):
        DealVectorEnv(2).step(np.zeros(2, dtype=np.uint16))
