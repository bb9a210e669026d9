"""Networks for tests: small, with weights by chance."""

import numpy as np

from gangoffour.bots import Network
from gangoffour.core import SIGNS
from gangoffour.encoding import ACTION_INSIGHTS, BITS, CARD_INSIGHTS, FEATURE_BITS

WIDTH = 24
DESCRIPTION = {"points_scale": 16.0, "role_values": {"4": [4.0, -2.0, -1.0], "3": [3.0, -2.0, -1.0]}}


def any_weights(seed: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    """Weights of about the size of trained ones."""
    rng = np.random.default_rng(seed)
    shapes = {
        "state": (BITS, WIDTH),
        "action": (FEATURE_BITS, WIDTH),
        "unseen": (CARD_INSIGHTS, WIDTH),
        "insights": (ACTION_INSIGHTS, WIDTH),
        "first_bias": (WIDTH,),
        "layer_0": (WIDTH, WIDTH),
        "bias_0": (WIDTH,),
        "layer_1": (WIDTH, WIDTH),
        "bias_1": (WIDTH,),
        "values": (WIDTH, 4),
        "values_bias": (4,),
        "guess": (WIDTH, 8),
        "guess_bias": (8,),
        "favours": (8, 3 * SIGNS),
        "favours_bias": (3 * SIGNS,),
    }
    # What a file can hold, which is eight significant bits: a network from a file then equals the one that was written.
    return {name: (rng.integers(-100, 101, shape) / 512).astype(np.float32) for name, shape in shapes.items()}


def any_network(seed: int = 1) -> Network:
    """A network that has learned nothing."""
    return Network(any_weights(seed), DESCRIPTION)
