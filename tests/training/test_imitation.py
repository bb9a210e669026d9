"""A small network that learns from a large one: it needs torch."""

from pathlib import Path

import numpy as np
import pytest

from gangoffour.bots import NeuralBot, load_network, save_network
from gangoffour.encoding import Lockstep, unpacked
from gangoffour.training import ImitationProgress, imitation, save_imitation
from tests.bots.bot_play import points_of_a_deal
from tests.bots.networks import DESCRIPTION, any_network, any_weights

pytest.importorskip("torch", reason="needs torch: pip install 'gangoffour[train]'")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "PLACES", 64)


def test_it_comes_to_do_as_the_large_one_does() -> None:
    told: list[ImitationProgress] = []
    imitation.Imitator(any_network(), width=16, threads=1).go(0.1, told.append)
    assert told[-1].share == 1
    assert told[-1].actions > told[0].actions
    assert told[-1].points < 0.8 * told[0].points


def test_what_it_says_in_a_file_is_what_it_learned(tmp_path: Path) -> None:
    save_network(tmp_path / "large.npz", any_weights(1), DESCRIPTION)
    save_imitation(tmp_path / "large.npz", tmp_path / "quick.npz", width=16, minutes=0.01, tell=lambda _: None)
    quick = load_network(tmp_path / "quick.npz")
    assert quick.role_values(3) == any_network().role_values(3)
    assert 0 in points_of_a_deal([NeuralBot(quick)] * 4, "after imitation")


def test_what_is_learned_and_what_is_played_are_the_same_network() -> None:
    imitator = imitation.Imitator(any_network(), width=16, threads=1)
    table = Lockstep(deals=8, skip_forced=True)
    asked = imitator._ask(table)  # noqa: SLF001
    for network, weights in ((imitator.network(), imitator._weights), (any_network(), imitator._large_weights)):  # noqa: SLF001
        said = imitator._said(imitator._found(weights, asked.decisions)).detach().numpy()  # noqa: SLF001
        played = network.values_of_many(unpacked(table.packed), asked.decisions.rows, asked.decisions.legal)
        np.testing.assert_allclose(said, np.stack(played, axis=1), atol=1e-3)
