"""A whole training, small: it needs torch."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gangoffour.bots import NeuralBot, Values, load_network, save_network, worth_of
from gangoffour.encoding import BITS, FIELDS, Insights, Lockstep, unpacked
from gangoffour.training import Configuration, Progress, Run, Share
from gangoffour.training.choices import PlainPlayer
from gangoffour.training.drawn_hands import hands_among_others
from gangoffour.training.selfplay import OUTCOMES, Lessons, SelfPlay, joined
from tests.bots.bot_play import points_of_a_deal

pytest.importorskip("torch", reason="needs torch: pip install 'gangoffour[train]'")

SMALL = Configuration(
    minutes=0.05,
    checkpoint_minutes=0.02,
    shares=(Share(places=64), Share(seats=3, places=64)),
    width=32,
    batch=256,
    threads=1,
)


def test_a_run_leaves_a_network_that_plays(tmp_path: Path) -> None:
    told: list[Progress] = []
    Run(SMALL, tmp_path, told.append).go()
    assert told[-1].updates > 0
    network = NeuralBot(load_network(tmp_path / "network.npz"))
    assert 0 in points_of_a_deal([network] * 4, "after a run")


def test_bits_that_are_never_set_have_no_weights(tmp_path: Path) -> None:
    Run(SMALL, tmp_path, lambda _: None).go()
    with np.load(tmp_path / "network.npz") as archive:
        silent = ~archive["state"].any(axis=1)
    spare = next(field for field in FIELDS if field.name == "spare")
    assert silent[spare.start : spare.start + spare.width].all()
    assert not silent[:64].any()


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    Run(SMALL, tmp_path, lambda _: None).go()
    first = json.loads((tmp_path / "curve.jsonl").read_text().splitlines()[-1])
    again = Run(SMALL, tmp_path, lambda _: None)
    assert again.share_done == 1
    again.go()
    last = json.loads((tmp_path / "curve.jsonl").read_text().splitlines()[-1])
    assert last["decisions"] == first["decisions"]


def test_what_is_played_with_is_the_mean_over_updates_also_after_an_interruption(tmp_path: Path) -> None:
    from gangoffour.training.network import Learner  # noqa: PLC0415  it needs torch

    learner = Learner(SMALL)
    for number in (0.0, 3.0, 6.0):
        learner.weights["values_bias"].data.fill_(number)
        learner.average()
        learner.save(tmp_path / "checkpoint.pt", {})
        learner = Learner(SMALL)
        learner.load(tmp_path / "checkpoint.pt")
    assert learner.weights["values_bias"].tolist() == [6.0] * OUTCOMES
    assert learner.playing_weights()["values_bias"].tolist() == pytest.approx([3.0] * OUTCOMES)


def test_a_run_finds_an_answer_to_a_network_that_stays_as_it_is(tmp_path: Path) -> None:
    Run(SMALL, tmp_path / "first", lambda _: None).go()
    network = tmp_path / "first" / "network.npz"
    before = network.read_bytes()
    answer = replace(SMALL, start=str(network), rival=str(network))
    Run(answer, tmp_path / "second", lambda _: None).go()
    assert network.read_bytes() == before
    assert (tmp_path / "second" / "network.npz").read_bytes() != before


def test_a_run_finds_an_answer_to_a_bot(tmp_path: Path) -> None:
    Run(SMALL, tmp_path / "first", lambda _: None).go()
    network = tmp_path / "first" / "network.npz"
    told: list[Progress] = []
    answer = replace(SMALL, minutes=0.2, start=str(network), rival="random", batch=16)
    Run(answer, tmp_path / "second", told.append).go()
    assert told[-1].updates > 0
    assert told[-1].deals > 0
    ours, theirs = load_network(tmp_path / "second" / "network.npz"), load_network(network)
    assert ours.role_values(4) == pytest.approx(theirs.role_values(4))


def test_what_a_run_began_with_stays_where_it_had_nothing_to_learn(tmp_path: Path) -> None:
    from gangoffour.training.network import Learner  # noqa: PLC0415  it needs torch

    learner = Learner(SMALL)
    silent = Lessons(
        packed=np.zeros((8, BITS // 8), np.uint8),
        actions=np.zeros(8, np.uint16),
        outcomes=np.zeros((8, OUTCOMES), np.float32),
        hands=np.zeros((8, 3), np.uint64),
    )
    learner.learn(silent, 1e-3, 1e-3)
    assert not learner.playing_weights()["state"].any()
    save_network(tmp_path / "start.npz", {"state": np.ones((BITS, SMALL.width), np.float32)}, {})
    learner.begin_with(tmp_path / "start.npz")
    learner.learn(silent, 1e-3, 1e-3)
    assert learner.playing_weights()["state"].all()


@pytest.mark.parametrize("others", ["greedy", "search-2"])
def test_where_others_are_bots_one_seat_learns(others: str, tmp_path: Path) -> None:
    among_bots = replace(SMALL, minutes=0.2, shares=(Share(places=64), Share(places=16, others=others)))
    told: list[Progress] = []
    Run(among_bots, tmp_path, told.append).go()
    assert told[-1].updates > 0
    values = load_network(tmp_path / "network.npz").role_values(4)
    assert sum((values[0], values[1], 2 * values[2])) == pytest.approx(0, abs=1e-6)


def test_numpy_and_torch_say_the_same(tmp_path: Path) -> None:
    from gangoffour.training.network import Learner  # noqa: PLC0415  it needs torch

    run = Run(SMALL, tmp_path, lambda _: None)
    run.go()
    learner = Learner(SMALL)
    learner.begin_with(tmp_path / "network.npz")
    network = load_network(tmp_path / "network.npz")
    lockstep = Lockstep(deals=32, seed=3)
    rows = np.repeat(np.arange(32), np.diff(lockstep.starts))
    ours = network.worth(network.values_of_many(lockstep.observations, rows, lockstep.legal), 4)
    values = learner.values(lockstep.packed, lockstep.legal, lockstep.starts)
    theirs = worth_of(Values(*values.T), network.role_values(4))
    # bfloat16 has eight bits.
    assert np.abs(ours - theirs).max() < 0.5
    assert np.corrcoef(ours, theirs)[0, 1] > 0.99


def test_to_guess_hands_is_learned_also_alone(tmp_path: Path) -> None:
    from gangoffour.training.network import Learner  # noqa: PLC0415  it needs torch

    learner, selfplay, plain = Learner(SMALL), SelfPlay(Share(places=128), 3), PlainPlayer()
    found: list[Lessons] = []
    while len(found) < 80:
        lessons = selfplay.step(
            lambda lockstep: (
                lockstep.legal[plain.choose(lockstep.legal, lockstep.starts)],
                np.zeros((len(lockstep), OUTCOMES), np.float32),
            )
        )
        found += [] if lessons is None else [lessons]
    lessons = joined(found, 4_000)
    before = learner.playing_weights()
    losses = [
        learner.learn(lessons.taken(slice(start, start + 256)), 0, 1e-2) for start in 3 * list(range(0, 3_840, 256))
    ]
    after = learner.playing_weights()
    assert losses[-1]["guesses"] < 0.93 * losses[0]["guesses"]
    assert np.array_equal(before["layer_0"], after["layer_0"])
    # What was learned is what a file tells a bot: the true hands are likelier than others.
    save_network(tmp_path / "network.npz", after, {"points_scale": 16.0})
    network, last = load_network(tmp_path / "network.npz"), lessons.taken(slice(-100, None))
    hands = hands_among_others(last, 15, np.random.default_rng(1))
    insights = numpy_insights().of_cards(hands.reshape(-1, 64).astype(np.float32)).reshape(100, 16, 3, -1)
    signs = np.concatenate((hands, insights), axis=3)
    likely = [
        np.einsum("wsi,si->w", world, network.favours(unpacked(packed), int(action)))
        for world, packed, action in zip(signs, last.packed, last.actions, strict=True)
    ]
    assert np.mean([each[1:] > each[0] for each in likely]) < 0.45


def numpy_insights() -> Insights:
    return Insights(
        lambda array: array,
        lambda parts: np.concatenate(list(parts), axis=1, dtype=np.float32),
        lambda numbers: np.asarray(numbers, np.int64),
    )
