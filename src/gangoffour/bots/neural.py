"""A player that has learned: one look through the network at every legal action."""

from random import Random
from typing import Final

from gangoffour.bots.network import Network
from gangoffour.encoding import decode_action, encode_view, legal_indices
from gangoffour.engine import Action, SeatView


class NeuralBot:
    """Takes the action that is worth most, this deal and the next considered; never forgets to declare."""

    name: Final = "neural"

    def __init__(self, network: Network) -> None:
        self._network = network

    def choose(self, view: SeatView, rng: Random) -> Action:  # noqa: ARG002  it leaves nothing to chance
        """Return the action; equal views give equal actions."""
        legal = legal_indices(view)
        if len(legal) == 1:
            return decode_action(int(legal[0]), view)
        values = self._network.values(encode_view(view), legal)
        worth = self._network.worth(values, view.public.seat_count)
        return decode_action(int(legal[worth.argmax()]), view)
