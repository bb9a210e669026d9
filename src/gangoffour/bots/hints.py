"""Hints: the best actions of a view by a network, what each is expected to bring, and one plain reason for it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from gangoffour.bots.network import Network
from gangoffour.bots.reasons import HintReason, Reasons
from gangoffour.encoding import decode_action, encode_view, legal_indices
from gangoffour.engine import Action, SeatView

MOST_HINTS: Final = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """An action that a network advises."""

    action: Action
    margin: float
    """The mean points of the other seats in this deal less one's own, as the network expects them; one decimal."""
    reason: HintReason
    facts: Mapping[str, int]
    """What the sentence of the reason needs."""


def best_hints(view: SeatView, network: Network) -> tuple[Hint, ...]:
    """Return the best legal actions, best first; none if there is nothing that the seat may do.

    They come in the order of what they are worth, by which a bot with this network chooses. That counts the role in
    the next deal too, so a later one may have a higher margin. Nobody is advised to forget a declaration.
    """
    legal = legal_indices(view)
    if not len(legal):
        return ()
    values = network.values(encode_view(view), legal)
    best = np.argsort(-network.worth(values, view.public.seat_count), kind="stable")[:MOST_HINTS]
    reasons = Reasons(view)
    found = []
    for place in best:
        action = decode_action(int(legal[place]), view)
        given = reasons.reason(action)
        found.append(Hint(action, _rounded(values.points[place]), given.reason, given.facts))
    return tuple(found)


def _rounded(points: np.float32) -> float:
    """Return points with one decimal, and never a zero with a sign."""
    return round(float(points), 1) + 0.0
