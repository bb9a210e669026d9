"""Compiled and uncompiled, the core does the same: a stale or wrong build shows."""

import random
import sys

import pytest

from gangoffour.core import COMPILED, Croupier, Words, croupier_for, empty_deal, new_deals, read_deal, write_deal
from gangoffour.engine import PRESETS, RuleSet
from tests.core.matches import any_rule_set
from tests.core.plain import plain_croupier

DEALS = 6


def played(croupier: Croupier, seats: int, seed: int, *, forgets: bool) -> tuple[int, Words]:
    """Deal some first deals, play them out, deal on, and play those out."""
    words = new_deals(DEALS)
    for place in range(DEALS):
        write_deal(croupier, words, empty_deal(seats), place)
        croupier.deal(words, place, seed + place, 1, place % seats)
    count = croupier.playouts(words, seed, forgets=forgets)
    for place in range(DEALS):
        croupier.deal(words, place, seed + place, 2)
        count += croupier.play_forced(words, place)
    return count + croupier.playouts(words, seed + 1, forgets=forgets), words


RULE_SETS = [*PRESETS.values(), *(any_rule_set(random.Random(seed)) for seed in range(8))]


@pytest.mark.services("compiler")
def test_where_a_compiler_is_promised_the_core_is_compiled() -> None:
    assert COMPILED


@pytest.mark.parametrize("forgets", [False, True], ids=["declaring", "forgetful"])
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_twins_play_the_same_deals(rules: RuleSet, *, forgets: bool) -> None:
    seats = rules.players_allowed[0]
    count, words = played(croupier_for(rules), seats, 64, forgets=forgets)
    plain_count, plain_words = played(plain_croupier(rules), seats, 64, forgets=forgets)
    assert count == plain_count
    assert words.tolist() == plain_words.tolist()
    assert all(read_deal(croupier_for(rules), words, place).phase == 2 for place in range(DEALS))


def test_without_cython_the_source_plays_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = PRESETS["classic"]
    compiled = played(croupier_for(rules), 4, 5, forgets=False)
    monkeypatch.setitem(sys.modules, "cython", None)
    plain = played(plain_croupier(rules), 4, 5, forgets=False)
    assert (compiled[0], compiled[1].tolist()) == (plain[0], plain[1].tolist())
