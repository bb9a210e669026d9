"""One action out of each list."""

import numpy as np

from gangoffour.catalogue import load_catalogue
from gangoffour.core import PASS, action_of_play
from gangoffour.encoding import Lockstep
from gangoffour.engine import parse_cards
from gangoffour.training.choices import PlainPlayer, left_to_chance


def test_chance_takes_its_share_and_stays_in_the_list() -> None:
    rng = np.random.default_rng(1)
    starts = np.arange(0, 40_001, 4)
    chosen = left_to_chance(starts[:-1], starts, 0.3, rng)
    assert np.all((chosen >= starts[:-1]) & (chosen < starts[1:]))
    # A quarter of what is left to chance falls on the choice itself.
    assert abs((chosen != starts[:-1]).mean() - 0.3 * 0.75) < 0.02
    assert left_to_chance(starts[:-1], starts, 0.0, rng).tolist() == starts[:-1].tolist()


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
