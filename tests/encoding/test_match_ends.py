"""In lockstep a match ends when the engine says so: by score, by number of deals, and, by option, not in a tie."""

from typing import NamedTuple

import numpy as np
import pytest

from gangoffour.core import WORDS_PER_DEAL
from gangoffour.encoding import Lockstep, fields_of
from gangoffour.engine import CLASSIC, Seat, match_winners, rule_set
from tools.matches.observation_words import said_of


class End(NamedTuple):
    """A deal that ended: what ended with it, the scores then, and which deal of its match it was."""

    ended: int
    scores: list[int]
    deal_number: int


def ends(options: dict[str, object], seat_count: int = 3) -> list[End]:
    """Play by chance, ask the engine after every deal whether the match is over, and return all ends."""
    rules = rule_set(options)
    lockstep = Lockstep(rules, seat_count=seat_count, deals=32, seed=6, skip_forced=True, columns=False)
    rng, found = np.random.default_rng(6), []
    for _ in range(350):
        numbers = lockstep.deal_numbers.tolist()
        lockstep.step(lockstep.random_actions(rng))
        for place in np.flatnonzero(lockstep.ended).tolist():
            scores = lockstep.scores[place, :seat_count].tolist()
            winners = match_winners(scores, numbers[place], Seat(int(lockstep.deal_winners[place])), rules)
            found.append(End(int(lockstep.ended[place]), scores, numbers[place]))
            assert found[-1].ended == (2 if winners else 1), found[-1]
            assert lockstep.deal_numbers[place] == (1 if winners else numbers[place] + 1)
    return found


@pytest.mark.parametrize("seat_count", [3, 4])
@pytest.mark.parametrize("test,on_the_limit", [("reach", 2), ("exceed", 1)])
def test_a_match_ends_when_a_score_reaches_the_limit_or_only_exceeds_it(
    test: str, on_the_limit: int, seat_count: int
) -> None:
    found = ends({"match_limit": 9, "match_limit_test": test}, seat_count)
    assert {end.ended for end in found if max(end.scores) > 9} == {2}
    assert {end.ended for end in found if max(end.scores) == 9} == {on_the_limit}
    assert {end.ended for end in found if max(end.scores) < 9} == {1}


@pytest.mark.parametrize("winner_tie,in_a_tie", [("shared", 2), ("last_deal_winner", 2), ("extra_deal", 1)])
def test_a_tie_for_the_lowest_score_ends_the_match_or_is_played_off(winner_tie: str, in_a_tie: int) -> None:
    found = ends({"match_deals": 2, "match_limit": 900, "winner_tie": winner_tie})
    later = [end for end in found if end.deal_number >= 2]
    assert {end.ended for end in found if end.deal_number == 1} == {1}
    assert {end.ended for end in later if end.scores.count(min(end.scores)) == 1} == {2}
    assert {end.ended for end in later if end.scores.count(min(end.scores)) > 1} == {in_a_tie}
    assert max(end.deal_number for end in later) == (2 if winner_tie != "extra_deal" else 3)


@pytest.mark.parametrize("deals", [1, 3])
def test_a_match_of_so_many_deals_has_so_many(deals: int) -> None:
    found = ends({"match_deals": deals, "match_limit": 900})
    assert {end.ended for end in found if end.deal_number < deals} == ({1} if deals > 1 else set())
    assert {end.ended for end in found if end.deal_number == deals} == {2}


def test_a_score_above_the_limit_fills_its_scale() -> None:
    lockstep = Lockstep(CLASSIC, deals=3, seed=5)
    for place, score in enumerate((99, 100, 60_000)):
        lockstep.words[place * WORDS_PER_DEAL + 5] = score  # of seat 0
    lockstep.step(lockstep.random_actions(np.random.default_rng(5)))
    for place, sixteenths in enumerate((15, 16, 16)):
        scores = said_of("scores", fields_of(lockstep.packed[place].tobytes())["scores"])
        assert isinstance(scores, list)
        assert sorted(scores) == [0, 0, 0, sixteenths]
        assert scores[(0 - int(lockstep.seats[place])) % 4] == sixteenths
