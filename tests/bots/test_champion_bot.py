"""The bot that has learned and thinks ahead, here with networks that have learned nothing."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from gangoffour.bots import ChampionBot, Network, NeuralBot, Values
from gangoffour.bots.champion import favours_by_seat
from gangoffour.bots.testing import _examinations, check_bot
from gangoffour.core import PASS, SIGNS
from gangoffour.encoding import ActionIndices, Lockstep, Observation, action_features, encode_action
from gangoffour.engine import CLASSIC, Pass, Play, RuleSet, Seat, preset, view
from tests.bots.bot_play import points_of_a_deal, position
from tests.bots.networks import DESCRIPTION, any_network, any_weights
from tools.matches import positions

PASS_FLAG = int(np.flatnonzero(action_features()[PASS])[0])


def champion(network: Network, trials: int, budget_ms: float | None = None) -> ChampionBot:
    """A champion whose network plays in worlds as well."""
    return ChampionBot(network, network, trials, budget_ms=budget_ms)


@pytest.mark.nightly
def test_it_keeps_the_contract_of_a_bot() -> None:
    check_bot(champion(any_network(), trials=2))


@pytest.mark.parametrize("seat_count", [3, 4])
def test_it_keeps_the_contract_of_a_bot_in_a_first_match(seat_count: int) -> None:
    """Every night in all matches of the check."""
    examinations = _examinations(champion(any_network(), trials=1), None, "first match")
    next(each for each in examinations if each.world.state.public.seat_count == seat_count).play()


@pytest.mark.parametrize("rules", [CLASSIC, preset("german"), preset("french"), preset("gang")])
def test_it_plays_deals_under_every_preset(rules: RuleSet) -> None:
    bots = [champion(any_network(seed), trials=1) for seed in range(4)]
    assert 0 in points_of_a_deal(bots, "champions", rules)


def reluctant_network() -> Network:
    """A network to which all actions are alike, but for a pass, which seems a little better."""
    weights = {name: np.zeros_like(weight) for name, weight in any_weights(1).items()}
    weights["action"][PASS_FLAG, 0] = 1
    weights["values"][0, 3] = 1 / 16
    return Network(weights, DESCRIPTION)


def test_worlds_correct_the_opinion_of_the_network() -> None:
    """Seat 3 can go out with its last pair. The network would rather pass; in every world going out is better."""
    seat_view = view(position("3G 3Y 4G 5G", "1G 1Y 4R 5R", "2G 2Y 4Y 5Y", "9Y 9R", plays=["3G 3Y"]), Seat(3))
    assert NeuralBot(reluctant_network()).choose(seat_view, Random(1)) == Pass()
    assert isinstance(champion(reluctant_network(), trials=2).choose(seat_view, Random(1)), Play)


@pytest.mark.parametrize("deal_number, slots", [(3, [0, 1, 2, 3]), (2, [0, 3, 2, 1])])
def test_what_the_network_guesses_of_a_slot_goes_to_the_seat_that_has_it(deal_number: int, slots: list[int]) -> None:
    weights = {name: np.zeros_like(weight) for name, weight in any_weights(1).items()}
    weights["favours_bias"] = np.repeat([1, 2, 3], SIGNS).astype(np.float32)
    seat_view = view(positions.position("3G", "9R", "2G", "1G", deal_number=deal_number), Seat(0))
    assert seat_view.public.deal is not None
    favours = favours_by_seat(Network(weights, DESCRIPTION), seat_view, seat_view.public.deal, PASS)
    assert favours.tolist() == [[slot] * SIGNS for slot in slots]


class CountedNetwork(Network):
    """A network that counts for how many actions it is asked."""

    asked = 0

    def values_of_many(self, observations: Observation, rows: NDArray[np.int64], actions: ActionIndices) -> Values:
        self.asked += len(actions)
        return super().values_of_many(observations, rows, actions)


def test_a_budget_cuts_the_thinking_short() -> None:
    weights = {name: np.zeros_like(weight) for name, weight in any_weights(1).items()}  # no candidate is hopeless
    seat_view = view(position("3G 3Y 4G 5G", "9R 8R 7R", "2G 2Y 4Y 5Y", "1G 1Y 4R 5R"), Seat(0))
    asked = []
    for budget_ms in (0, None):
        network = CountedNetwork(weights, DESCRIPTION)
        champion(network, trials=300, budget_ms=budget_ms).choose(seat_view, Random(1))
        asked.append(network.asked)
    assert 1 < asked[0] < asked[1]


def test_after_each_stage_the_better_half_goes_on_and_at_least_two(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[int] = []

    class NotedLockstep(Lockstep):
        def __init__(self, rules: RuleSet, *, seat_count: int, deals: int, **others: bool) -> None:
            tables.append(deals)
            super().__init__(rules, seat_count=seat_count, deals=deals, **others)

    monkeypatch.setattr("gangoffour.bots.champion.Lockstep", NotedLockstep)
    weights = {name: np.zeros_like(weight) for name, weight in any_weights(1).items()}  # no candidate is hopeless
    seat_view = view(position("3G 3Y 4G 5G", "9R 8R 7R", "2G 2Y 4Y 5Y", "1G 1Y 4R 5R"), Seat(0))
    champion(Network(weights, DESCRIPTION), trials=50).choose(seat_view, Random(1))
    assert tables == [4 * 4, 2 * 8, 2 * 8]


def test_the_quick_network_plays_and_the_large_one_judges() -> None:
    weights = {name: np.zeros_like(weight) for name, weight in any_weights(1).items()}  # no candidate is hopeless
    seat_view = view(position("3G 3Y 4G 5G", "9R 8R 7R", "2G 2Y 4Y 5Y", "1G 1Y 4R 5R"), Seat(0))
    large, quick = CountedNetwork(weights, DESCRIPTION), CountedNetwork(weights, DESCRIPTION)
    ChampionBot(large, quick, trials=60).choose(seat_view, Random(1))
    assert 0 < large.asked < quick.asked


@pytest.mark.parametrize("better_by, changes", [(0.5, False), (1, True)])
def test_for_little_the_choice_of_the_network_is_not_changed(
    monkeypatch: pytest.MonkeyPatch, *, better_by: float, changes: bool
) -> None:
    def tried(_: object, actions: ActionIndices, size: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        return np.zeros(size), np.where(actions[:, None] == chosen, 0, better_by) * np.ones((1, size))

    monkeypatch.setattr("gangoffour.bots.champion.Thought.in_worlds", tried)
    seat_view = view(position("3G 3Y 4G 5G", "9R 8R 7R", "2G 2Y 4Y 5Y", "1G 1Y 4R 5R"), Seat(0))
    weights = {name: np.zeros_like(weight) for name, weight in any_weights(1).items()}  # all are alike to it
    network = Network(weights, DESCRIPTION)
    chosen = encode_action(NeuralBot(network).choose(seat_view, Random(1)), seat_view)
    found = encode_action(champion(network, trials=12).choose(seat_view, Random(1)), seat_view)
    assert (found != chosen) == changes


def test_a_budget_leaves_room_for_a_single_world() -> None:
    seat_view = view(position("3G 3Y 4G 5G", "9R 8R 7R", "2G 2Y 4Y 5Y", "1G 1Y 4R 5R"), Seat(0))
    assert isinstance(champion(any_network(), trials=1, budget_ms=0).choose(seat_view, Random(1)), Play)
