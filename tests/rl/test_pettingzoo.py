"""The environments of turns keep the contract of PettingZoo, by its own tests."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from pettingzoo.test.api_test import api_test as _api_test
from pettingzoo.test.render_test import render_test as _render_test
from pettingzoo.test.seed_test import seed_test as _seed_test
from pettingzoo.test.state_test import test_state_space as _test_state_space

from gangoffour.rl import deal_v0, match_v0
from tests.rl.turn_play import TABLES

# PettingZoo's tests are not annotated, or not as they are used.
api_test: Callable[..., None] = _api_test
seed_test: Callable[..., None] = _seed_test
render_test: Callable[..., None] = _render_test
check_state_space: Callable[..., None] = _test_state_space

MODULES = [deal_v0, match_v0]

# PettingZoo allows a dict with a mask, but only its own environments may have it without a word.
with_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)
form = pytest.mark.parametrize("dense_mask", [False, True], ids=["plain", "masked"])
module = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.raw_env.metadata["name"])


def seeded(env: Any) -> Any:  # noqa: ANN401  PettingZoo's wrappers have the names of what they wrap
    """Let the samples of the action spaces be the same in every run; `api_test` seeds the deals itself."""
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


@with_masks
@module
@form
@pytest.mark.parametrize("rules,seat_count", TABLES)
def test_it_passes_the_api_test(module: ModuleType, dense_mask: bool, rules: str, seat_count: int) -> None:  # noqa: FBT001
    api_test(seeded(module.env(rules=rules, seat_count=seat_count, dense_mask=dense_mask)), num_cycles=50)


@module
@pytest.mark.parametrize("options", [{"skip_forced": True}, {"undeclared": True}, {"max_cycles": 3}], ids=str)
def test_it_passes_the_api_test_with_every_option(module: ModuleType, options: dict[str, Any]) -> None:
    api_test(seeded(module.env(**options)), num_cycles=50)


@module
@form
@pytest.mark.parametrize("rules,seat_count", TABLES)
def test_it_passes_the_seed_test(module: ModuleType, dense_mask: bool, rules: str, seat_count: int) -> None:  # noqa: FBT001
    seed_test(lambda: module.env(rules=rules, seat_count=seat_count, dense_mask=dense_mask), num_cycles=20)


@module
@pytest.mark.parametrize("rules,seat_count", TABLES)
def test_it_passes_the_render_test(
    module: ModuleType, rules: str, seat_count: int, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: seeded(module.env(render_mode=render_mode, rules=rules, seat_count=seat_count)))
    assert "trick: " in capsys.readouterr().out


@module
@pytest.mark.parametrize("rules,seat_count", TABLES)
def test_its_state_space_passes_the_state_test(module: ModuleType, rules: str, seat_count: int) -> None:
    check_state_space(module.env(rules=rules, seat_count=seat_count))


@module
def test_the_version_is_in_the_name(module: ModuleType) -> None:
    name = module.raw_env.metadata["name"]
    assert name == f"gang_of_four_{module.__name__.rpartition('.')[2]}"
    assert str(module.env()) == name
    assert not module.raw_env.metadata["is_parallelizable"]
