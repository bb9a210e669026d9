"""The game for OpenSpiel passes its own simulations, where it is installed."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs open_spiel: pip install open_spiel")


@pytest.mark.parametrize("name", ["python_gang_of_four", "python_gang_of_four(players=3,rules=german)"])
def test_open_spiel_plays_it_through(name: str) -> None:
    import gangoffour.rl.spiel  # noqa: F401, PLC0415  it registers the game

    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


def test_the_utilities_sum_to_nothing_and_chance_deals_every_card() -> None:
    import gangoffour.rl.spiel  # noqa: F401, PLC0415  it registers the game

    state, rng = pyspiel.load_game("python_gang_of_four").new_initial_state(), random.Random(1)
    dealt = 0
    while not state.is_terminal():
        if state.is_chance_node():
            dealt += 1
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choice(faces))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert dealt == 64
    assert sum(state.returns()) == pytest.approx(0)


def test_a_seat_is_told_its_own_cards_alone() -> None:
    import gangoffour.rl.spiel  # noqa: F401, PLC0415  it registers the game

    state, rng = pyspiel.load_game("python_gang_of_four").new_initial_state(), random.Random(2)
    while state.is_chance_node():
        state.apply_action(rng.choice([face for face, _ in state.chance_outcomes()]))
    told = {player: state.information_state_string(player).partition(" |")[0].split() for player in range(4)}
    assert sorted(len(cards) for cards in told.values()) == [16] * 4
    assert len({tuple(cards) for cards in told.values()}) == 4
