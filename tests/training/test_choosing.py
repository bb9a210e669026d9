"""One action out of each list."""

import numpy as np

from gangoffour.catalogue import load_catalogue
from gangoffour.core import PASS, PLAYS, action_of_play
from gangoffour.encoding import Lockstep
from gangoffour.engine import parse_cards
from gangoffour.training.choosing import PlainPlayer, best, left_to_chance, thinned

STARTS = np.array([0, 3, 4, 8])


def test_the_best_of_each_list_is_chosen_and_of_equals_the_first() -> None:
    worth = np.array([1, 5, 5, -2, 0, 3, 3, 2], np.float32)
    assert best(worth, STARTS).tolist() == [1, 3, 5]


def test_chance_takes_its_share_and_stays_in_the_list() -> None:
    rng = np.random.default_rng(1)
    starts = np.arange(0, 40_001, 4)
    chosen = left_to_chance(starts[:-1], starts, 0.3, rng)
    assert np.all((chosen >= starts[:-1]) & (chosen < starts[1:]))
    # A quarter of what is left to chance falls on the choice itself.
    assert abs((chosen != starts[:-1]).mean() - 0.3 * 0.75) < 0.02
    assert left_to_chance(starts[:-1], starts, 0.0, rng).tolist() == starts[:-1].tolist()


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


def chosen_of(*texts: str) -> int:
    legal = np.array(sorted(PASS if text == "pass" else number(text) for text in texts), np.uint16)
    return int(legal[PlainPlayer().choose(legal, np.array([0, len(legal)]))[0]])


def test_a_plain_player_leads_most_cards_and_the_lowest_of_them() -> None:
    assert chosen_of("1G", "10R", "2G 2Y", "3G 3Y", "4G 4G 4Y 4R") == number("2G 2Y")


def test_a_plain_player_answers_with_the_lowest_and_keeps_gangs() -> None:
    assert chosen_of("pass", "7G", "8R", "4G 4G 4Y 4R") == number("7G")
    assert chosen_of("pass", "4G 4G 4Y 4R") == PASS


def test_a_plain_player_plays_whole_matches() -> None:
    lockstep, plain = Lockstep(deals=16, seed=3, skip_forced=True, columns=False), PlainPlayer()
    ended = 0
    for _ in range(200):
        lockstep.step(lockstep.legal[plain.choose(lockstep.legal, lockstep.starts)])
        ended += int((lockstep.ended > 0).sum())
    assert ended > 50
