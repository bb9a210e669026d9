"""What is certain near the end of a deal: the compiled prover against every deal dealt anew and played through."""

from itertools import islice

import pytest

from gangoffour.analysis import Proof, possible_hands, proof_of
from gangoffour.engine import CLASSIC, Play, RuleSet, Seat, preset, view
from tools.matches.endings import declaring, endings, played_through

PRESETS = [CLASSIC, preset("german"), preset("french"), preset("gang")]


def proofs_and_truths(seed: str, count: int, most_unseen: int, rules: RuleSet = CLASSIC) -> tuple[int, int]:
    """Compare so many endings; return how many actions win for certain, and how many do not."""
    winning = left_open = 0
    for ending in islice(played_through(seed, most_unseen, rules), count):
        assert ending.world.state in ending.states
        proof = proof_of(view(ending.world.state, ending.seat))
        assert proof is not None
        assert proof.world_count == len(ending.states)
        assert dict.fromkeys(proof.winning, True) | dict.fromkeys(proof.open, False) == ending.truths
        winning += len(proof.winning)
        left_open += len(proof.open)
    return winning, left_open


def test_twenty_endings_are_proved_as_they_come_out_when_everything_is_played_through() -> None:
    winning, left_open = proofs_and_truths("verdict", 20, most_unseen=4)
    assert winning > 3
    assert left_open > 3


@pytest.mark.nightly
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_a_thousand_endings_are_proved_as_they_come_out_when_everything_is_played_through(rules: RuleSet) -> None:
    winning, left_open = proofs_and_truths("night", 250, most_unseen=5, rules=rules)
    assert winning > 100
    assert left_open > 100


def test_a_position_with_too_many_worlds_is_left_alone() -> None:
    world, seat = next(endings("many", most_unseen=30))
    assert possible_hands(view(world.state, seat), 10) is None
    assert proof_of(view(world.state, seat), most_worlds=10) is None


def test_a_proof_that_takes_too_long_is_none() -> None:
    world, seat = next(endings("long", most_unseen=5))
    assert isinstance(proof_of(view(world.state, seat)), Proof)
    assert proof_of(view(world.state, seat), effort=0) is None


def test_going_out_at_once_is_certain() -> None:
    """In every ending in which the whole hand is one play."""
    seen = 0
    for world, seat in islice(endings("out", most_unseen=6), 60):
        size = len(world.state.hands[seat])
        out = [each for each in declaring(world.state, seat) if isinstance(each, Play) and len(each.cards) == size]
        proof = proof_of(view(world.state, seat))
        if out and proof is not None:
            assert set(out) <= set(proof.winning)
            seen += 1
    assert seen > 3


def test_nothing_is_proved_for_a_seat_that_is_not_on_turn() -> None:
    world, seat = next(endings("turn", most_unseen=5))
    assert proof_of(view(world.state, Seat((seat + 1) % 4))) is None
