"""The bot over arrays decides as the bot does."""

from random import Random

import numpy as np
import pytest

from gangoffour.bots import GreedyBot, GreedyPlayer
from gangoffour.encoding import encode_action, legal_indices, pack_view
from gangoffour.engine import PRESETS, Pass, Play, ReturnCard, preset, view
from tests.cases import nightly_but
from tests.training.situations import choices


@pytest.mark.parametrize(
    "rules, seat_count",
    nightly_but(
        (("classic", 4), ("french", 3)),
        [(name, seats) for name, each in PRESETS.items() for seats in sorted(each.players_allowed)],
    ),
)
def test_it_decides_as_the_bot_does(rules: str, seat_count: int) -> None:
    seen = [view(state, seat) for state, seat in choices(rules, seat_count, 60)]
    lists = [legal_indices(each) for each in seen]
    packed = np.stack([np.frombuffer(pack_view(each), np.uint8) for each in seen])
    legal, starts = np.concatenate(lists), np.concatenate(([0], np.cumsum([len(each) for each in lists])))
    chosen = legal[GreedyPlayer(preset(rules)).choose(packed, legal, starts)]
    wanted = [GreedyBot().choose(each, Random(0)) for each in seen]
    for each, action, index in zip(seen, wanted, chosen, strict=True):
        assert encode_action(action, each) == index, each
    # Every way to decide has to have come up.
    assert {type(action) for action in wanted} >= {Pass, Play, ReturnCard}
