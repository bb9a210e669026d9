"""Stable-Baselines3 trains on lists of legal actions and gets better, where it is installed."""

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="needs sb3_contrib: pip install 'gangoffour[sb3]'")


def test_an_action_is_a_place_in_the_legal_list() -> None:
    from gangoffour.rl.sb3 import ListedVecEnv  # noqa: PLC0415  it may be missing, see above

    env, rng = ListedVecEnv(8, seed=1), np.random.default_rng(1)
    env.reset()
    ended = 0
    for _ in range(200):
        masks = np.stack(env.env_method("action_masks"))
        assert masks.any(axis=1).all()
        _, rewards, dones, _ = env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in masks]))
        assert (rewards[~dones] == 0).all()
        ended += int(dones.sum())
    assert ended > 0


@pytest.mark.nightly
def test_after_some_thousand_steps_it_has_learned_something() -> None:
    from sb3_contrib import MaskablePPO  # noqa: PLC0415  it may be missing, see above

    from gangoffour.rl import evaluate  # noqa: PLC0415
    from gangoffour.rl.sb3 import ListedPolicy, ListedVecEnv, policy_of  # noqa: PLC0415

    model = MaskablePPO(ListedPolicy, ListedVecEnv(64), n_steps=64, batch_size=1024, n_epochs=4, gamma=1.0, seed=1)
    before = evaluate(policy_of(model), against="greedy", cards=100)
    model.learn(16_384)
    after = evaluate(policy_of(model), against="greedy", cards=100)
    assert after.interval.low > before.interval.high
