"""The bot that has learned, here with a network that has not."""

from random import Random

import numpy as np
import pytest

from gangoffour.bots import NeuralBot
from gangoffour.bots.testing import check_bot
from gangoffour.encoding import encode_action, encode_view, legal_indices
from tests.bots.networks import any_network
from tests.bots.test_network import first_view


@pytest.mark.nightly
def test_it_keeps_the_contract_of_a_bot() -> None:
    check_bot(NeuralBot(any_network()))


def test_it_takes_the_action_that_is_worth_most() -> None:
    network, seat_view = any_network(), first_view(5)
    legal = legal_indices(seat_view)
    worth = network.worth(network.values(encode_view(seat_view), legal), 4)
    chosen = NeuralBot(network).choose(seat_view, Random(1))
    assert encode_action(chosen, seat_view) == legal[np.argmax(worth)]
