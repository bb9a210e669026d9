"""The bot over arrays decides as the bot does."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from gangoffour.bots import GreedyBot, RandomBot
from gangoffour.encoding import encode_action, legal_indices, pack_view
from gangoffour.engine import (
    DECK,
    PRESETS,
    Pass,
    Phase,
    Play,
    ReturnCard,
    SeatView,
    apply,
    preset,
    start_deal,
    start_match,
    view,
)
from gangoffour.training.greedy import GreedyPlayer


def views(rules: str, seat_count: int, deals: int) -> Iterator[SeatView]:
    """What seats see that have a choice, in matches where chance decides now and then."""
    rng, greedy, other = Random(f"{rules} {seat_count}"), GreedyBot(), RandomBot()
    state = start_match(preset(rules), seat_count)
    for _ in range(deals):
        if state.public.phase is Phase.OVER:
            state = start_match(preset(rules), seat_count)
        state = start_deal(state, rng.sample(range(len(DECK)), len(DECK))).after
        while state.public.phase in {Phase.PLAY, Phase.RETURN} and (seat := state.public.seat_to_act) is not None:
            seen = view(state, seat)
            if len(legal_indices(seen)) > 1:
                yield seen
            state = apply(state, seat, (other if rng.random() < 0.3 else greedy).choose(seen, rng)).after


@pytest.mark.parametrize(
    "rules, seat_count", [(name, seats) for name, each in PRESETS.items() for seats in sorted(each.players_allowed)]
)
def test_it_decides_as_the_bot_does(rules: str, seat_count: int) -> None:
    seen = [*views(rules, seat_count, 60)]
    lists = [legal_indices(each) for each in seen]
    packed = np.stack([np.frombuffer(pack_view(each), np.uint8) for each in seen])
    legal, starts = np.concatenate(lists), np.concatenate(([0], np.cumsum([len(each) for each in lists])))
    chosen = legal[GreedyPlayer(preset(rules)).choose(packed, legal, starts)]
    wanted = [GreedyBot().choose(each, Random(0)) for each in seen]
    for each, action, index in zip(seen, wanted, chosen, strict=True):
        assert encode_action(action, each) == index, each
    # Every way to decide has to have come up.
    assert {type(action) for action in wanted} >= {Pass, Play, ReturnCard}
