"""Environments show the match as text, with the names of their agents."""

import pytest

from gangoffour.rl import DealEnv


def test_seats_are_called_by_their_agents() -> None:
    env = DealEnv(render_mode="ansi")
    env.reset(seed=1)
    assert f"> {env.agent_selection} " in str(env.render())


def test_without_a_render_mode_nothing_is_rendered_and_a_warning_says_so() -> None:
    env = DealEnv()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render mode"):
        assert env.render() is None


def test_for_people_every_step_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = DealEnv(render_mode="human")
    env.reset(seed=1)
    env.step(int(env.infos[env.agent_selection]["legal"][0]))
    assert capsys.readouterr().out.count("trick: ") == 2
    env.close()
