"""Lists of actions, many in one array."""

import numpy as np

from gangoffour.catalogue import load_catalogue
from gangoffour.core import PASS, PLAYS, action_of_play
from gangoffour.encoding import Lockstep, best, some_lists, thinned
from gangoffour.engine import parse_cards

STARTS = np.array([0, 3, 4, 8])


def test_the_best_of_each_list_is_chosen_and_of_equals_the_first() -> None:
    worth = np.array([1, 5, 5, -2, 0, 3, 3, 2], np.float32)
    assert best(worth, STARTS).tolist() == [1, 3, 5]


def test_some_lists_keep_their_actions_and_begin_anew() -> None:
    legal = np.array([1, 2, 3, 9, 4, 5, 6, 7], np.uint16)
    kept, starts = some_lists(np.array([True, False, True]), legal, STARTS)
    assert kept.tolist() == [1, 2, 3, 4, 5, 6, 7]
    assert starts.tolist() == [0, 3, 7]


def test_long_lists_keep_the_weakest_of_plays_that_differ_in_colours_only() -> None:
    short = sorted(map(number, ("3G", "3Y", "3R")))
    long = sorted(map(number, (f"{rank}{colour}" for rank in range(1, 11) for colour in "GYR")))
    legal, starts = np.array([*short, *long, *short], np.uint16), np.array([0, 3, 33, 36])
    kept, at = thinned(legal, starts)
    assert at.tolist() == [0, 3, 13, 16]
    assert kept[:3].tolist() == kept[13:].tolist() == short
    assert sorted(kept[3:13].tolist()) == sorted(number(f"{rank}G") for rank in range(1, 11))


def test_thinned_lists_have_every_kind_and_rank_that_there_was() -> None:
    lockstep = Lockstep(deals=64, seed=5, columns=False)
    kept, at = thinned(lockstep.legal, lockstep.starts)
    assert len(kept) < len(lockstep.legal)
    for place in range(64):
        every = lockstep.legal[lockstep.starts[place] : lockstep.starts[place + 1]]
        some = kept[at[place] : at[place + 1]]
        assert {shape(action) for action in some} == {shape(action) for action in every}
        assert set(some.tolist()) <= set(every.tolist())


def shape(action: int) -> tuple[int, ...]:
    if not PASS < action <= PLAYS:
        return (-int(action),)
    kind, cards = load_catalogue().combination(int(action) - 1)
    return (kind, *(card.rank for card in cards))


def number(text: str) -> int:
    combination_id = load_catalogue().id_of(parse_cards(text))
    assert combination_id is not None
    return action_of_play(combination_id)
