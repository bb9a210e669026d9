"""One agent among bots: Gymnasium's own checks, what a step is, and who the others are."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gangoffour.bots import GreedyBot
from gangoffour.encoding import ACTION_COUNT, encode_view
from gangoffour.engine import Action, Pass, Seat, SeatView, legal_actions_in, parse_cards, set_up_position
from gangoffour.rl import ILLEGAL_REWARD, SOLO_ID, SoloEnv


def play_deal(env: SoloEnv, seed: int) -> tuple[float, int]:
    """Play a deal by chance; return its reward and the number of steps."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for count in range(1, 1_000):
        _, reward, terminated, truncated, info = env.step(int(rng.choice(info["legal"])))
        assert not truncated
        if terminated:
            return reward, count
        assert reward == 0
    raise AssertionError("the deal has no end")


def test_gymnasium_finds_no_fault_with_it() -> None:
    env = gymnasium.make(f"gangoffour.rl:{SOLO_ID}", render_mode="ansi")
    check_env(env.unwrapped)


def test_the_same_seed_gives_the_same_deal() -> None:
    env = SoloEnv(opponents="random")
    assert play_deal(env, 1) == play_deal(SoloEnv(opponents="random"), 1)
    assert len({play_deal(env, seed) for seed in range(5)}) > 1


def test_only_choices_of_its_own_seat_are_asked_for() -> None:
    env = SoloEnv(seat=2)
    observation, info = env.reset(seed=4)
    assert info["seat"] == env.view().seat == 2
    assert len(info["legal"]) > 1
    assert (observation == encode_view(env.view())).all()


def test_without_a_seat_chance_says_which() -> None:
    env = SoloEnv()
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_the_mask_says_what_the_list_says() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=5)
    mask = env.action_masks()
    assert mask.shape == (ACTION_COUNT,)
    assert mask.dtype == np.bool_
    assert np.flatnonzero(mask).tolist() == info["legal"].tolist()


def test_an_illegal_action_ends_the_episode_and_costs_as_much_as_the_worst_deal() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=6)
    illegal = next(index for index in range(ACTION_COUNT) if index not in info["legal"])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (ILLEGAL_REWARD, True, illegal)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(illegal)


def test_opponents_are_names_bots_or_functions_in_turn_from_the_agent_on() -> None:
    asked: list[Seat] = []

    def shy(view: SeatView, _rng: Random) -> Action:
        asked.append(view.seat)
        actions = legal_actions_in(view)
        return Pass() if Pass() in actions else actions[0]

    play_deal(SoloEnv(opponents=["greedy", GreedyBot(), shy], seat=1), 7)
    assert set(asked) == {0}


@pytest.mark.parametrize("options", [{"opponents": ["greedy"]}, {"seat": 4}, {"render_mode": "film"}])
def test_what_makes_no_sense_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"opponents|seat|render mode"):
        SoloEnv(**options)  # type: ignore[arg-type]


def test_the_reward_is_what_the_others_have_more() -> None:
    hands = [parse_cards(text) for text in ("3G 5G", "7G 7R", "9G DR", "10R 10Y")]
    env = SoloEnv(seat=0)
    _, info = env.reset(seed=1, options={"state": set_up_position(hands)})
    reward, terminated = 0.0, False
    while not terminated:
        _, reward, terminated, _, info = env.step(int(info["legal"][-1]))
    points = env.unwrapped._deal.match_state.public.results[-1].points  # type: ignore[attr-defined]  # noqa: SLF001
    assert reward == pytest.approx(sum(points[1:]) / 3 - points[0])


def test_it_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv(render_mode="ansi")
    env.reset(seed=1)
    assert "trick:" in str(env.render())
    SoloEnv(render_mode="human").reset(seed=1)
    assert "trick:" in capsys.readouterr().out
