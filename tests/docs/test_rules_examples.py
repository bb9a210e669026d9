"""Every example in the rules pages is true of the engine."""

from collections import Counter
from collections.abc import Callable

import pytest

from gangoffour.engine import GangOfFourError, RuleSet
from tests.docs.blocks import RULES_PAGES, Example, examples_in, examples_of
from tests.docs.facts import (
    check_comparison,
    check_duty,
    check_kind,
    check_legality,
    check_loser,
    check_match,
    check_order,
    check_points,
    check_ritual,
)
from tests.docs.scripts import check_script

ONE_LINE: dict[str, Callable[[str, RuleSet], None]] = {
    "gof-compare": check_comparison,
    "gof-duty": check_duty,
    "gof-kind": check_kind,
    "gof-loser": check_loser,
    "gof-match": check_match,
    "gof-order": check_order,
    "gof-points": check_points,
    "gof-ritual": check_ritual,
}
MANY_LINES: dict[str, Callable[[tuple[str, ...], RuleSet], None]] = {
    "gof-legal": check_legality,
    "gof-trick": check_script,
}

EXAMPLES = [example for path in RULES_PAGES for example in examples_of(path)]

# One for each language: something false, that the check has to notice.
FALSE_EXAMPLES = {
    "gof-compare": "7R beats 7R",
    "gof-duty": "4 seats, ccw, declared 2: duty 3",
    "gof-kind": "1M 1G 1Y 1R 1R is full house",
    "gof-legal": "hand 4G 7Y 10R on 3G duty [classic]\n    only 10R; pass",
    "gof-loser": "winner 1, cards left 7 0 2 7, scores 20 5 20 20: loser 0 [classic]",
    "gof-match": "scores 99 30 40 70, deal 9 won by 1: won by 1",
    "gof-order": "1G < 1M < 1R",
    "gof-points": "8 cards: 8 points",
    "gof-ritual": "4 seats, dealer 1, card 7R, deal ccw: seat 2 [classic]",
    "gof-trick": "deal 3, seat 0 leads\n0 holds 4G 4Y\n1 holds 5G 5Y\n2 holds 6G 6Y\n3 holds 7G 7Y\n0 passes",
}

MISSPELT_EXAMPLES = {
    "gof-compare": "7R bests 6R",
    "gof-kind": "11R is single",
    "gof-legal": "hand 4G on 3G\n    maybe 4G",
    "gof-order": "1G > 1Y",
    "gof-points": "three cards: 3 points",
    "gof-trick": "deal 3, seat 0 leads\n0 holds 4G\n1 holds 5G\n2 holds 6G\n3 holds 7G\n0 declares => all is well",
}


def check(example: Example) -> None:
    assert example.rules
    for rules in example.rules:
        if example.language in MANY_LINES:
            MANY_LINES[example.language](example.lines, rules)
        else:
            assert len(example.lines) == 1
            ONE_LINE[example.language](example.lines[0], rules)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_the_engine_agrees_with_the_example(example: Example) -> None:
    check(example)


def test_there_are_many_examples_of_every_sort() -> None:
    counts = Counter(example.language for example in EXAMPLES)
    assert counts.keys() == ONE_LINE.keys() | MANY_LINES.keys()
    assert counts.total() >= 150


@pytest.mark.parametrize("language", sorted(FALSE_EXAMPLES))
def test_a_false_example_is_noticed(language: str) -> None:
    (example,) = examples_in(FALSE_EXAMPLES[language], language=language)
    with pytest.raises((AssertionError, GangOfFourError)):
        check(example)


def test_every_sort_of_example_has_a_false_one_to_try() -> None:
    assert FALSE_EXAMPLES.keys() == ONE_LINE.keys() | MANY_LINES.keys()


@pytest.mark.parametrize("language", sorted(MISSPELT_EXAMPLES))
def test_a_misspelt_example_is_noticed(language: str) -> None:
    (example,) = examples_in(MISSPELT_EXAMPLES[language], language=language)
    with pytest.raises((AssertionError, GangOfFourError)):
        check(example)


def test_brackets_choose_presets_and_options() -> None:
    (example,) = examples_in("7G is single [french match_limit=50 passing=out_of_trick]", language="gof-kind")
    assert [rules.name for rules in example.rules] == ["french", "custom", "custom"]
    assert [rules.match_limit for rules in example.rules] == [100, 50, 100]
    assert [rules.passing.value for rules in example.rules] == ["reenter", "reenter", "out_of_trick"]
