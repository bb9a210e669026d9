"""The verdicts of `make leaks` and `make timing` can go against the server, and need something to go by."""

from collections import Counter
from random import Random

import pytest

from scripts.leaks import HAPPENINGS, is_clean
from scripts.timing import are_alike, cannot_be_told_apart, cannot_repeat
from tools.leaks.referee import Violation
from tools.leaks.runs import Outcome
from tools.leaks.samples import AUDIENCES, CHOSEN, FORCED, Samples, area_under_curve

PASSES = 300
FRAME = b'{"type":"told","entries":[{"seq":7,"event":{"type":"passed","seat":2}}],"own":null}'


def passes(count: int = PASSES, *, late_s: float = 0.0, frame: bytes = FRAME) -> Samples:
    """Passes of both sorts; those that were chosen may come late, or as another frame."""
    samples, chance = Samples(), Random(64)
    for sort in (FORCED, CHOSEN):
        is_other = sort == CHOSEN
        for audience in AUDIENCES:
            for _ in range(count):
                delay_s = chance.gauss(1, 0.1) + late_s * is_other
                samples.add(sort, audience, delay_s, frame if is_other else FRAME)
    return samples


def test_passes_that_differ_by_chance_alone_cannot_be_told_apart() -> None:
    assert cannot_be_told_apart(passes(), PASSES)
    assert are_alike("people", {"all": passes()}, most_auc=0.55)


@pytest.mark.parametrize(
    "told",
    [
        passes(late_s=0.05),
        passes(frame=FRAME.replace(b'"seat":2', b'"seat":2,"forced":true')),
        passes(frame=FRAME.replace(b"passed", b"auto_passed")),
    ],
    ids=["later", "longer", "another event"],
)
def test_passes_that_are_later_longer_or_told_otherwise_can(told: Samples) -> None:
    assert not cannot_be_told_apart(told, PASSES)
    assert not are_alike("people", {"all": told}, most_auc=0.55)


def test_how_well_a_delay_tells_its_sort_is_a_chance() -> None:
    assert area_under_curve([1, 2, 3], [4, 5]) == area_under_curve([4, 5], [1, 2, 3]) == 1
    assert area_under_curve([1, 2], [1, 2]) == 0.5
    assert area_under_curve([1, 2], [2, 3]) == 0.875


def test_forced_passes_that_repeat_earlier_delays_are_told_by_it() -> None:
    chance, repeating, fresh = Random(1), Samples(), Samples()
    for place in range(400):
        known_s = [delay_s for _, delay_s in repeating.order]
        sort = FORCED if place % 2 else CHOSEN
        delay_s = chance.lognormvariate(0.6, 0.6)
        repeating.add(sort, "spectator", chance.choice(known_s) if sort == FORCED else delay_s, FRAME)
        fresh.add(sort, "spectator", delay_s, FRAME)
    assert fresh.nearness_auc() < 0.56
    assert repeating.nearness_auc() > 0.9
    assert not cannot_repeat({"all": repeating})


def test_too_few_passes_show_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert not cannot_be_told_apart(passes(PASSES - 1), PASSES)
    assert "TOO FEW  299 of 300" in capsys.readouterr().out


def outcome(**changes: int) -> Outcome:
    return Outcome(match_count=2, ended_count=2, events=Counter({**dict.fromkeys(HAPPENINGS, 1), **changes}))


def test_matches_that_ended_and_in_which_everything_happened_are_clean() -> None:
    assert is_clean(outcome())


def test_a_leak_or_a_match_without_an_end_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    leaky, cut_off, none = outcome(), outcome(), outcome()
    leaky.violations.append(Violation("hidden", "told", "7R"))
    cut_off.ended_count = 1
    none.match_count = none.ended_count = 0
    assert [is_clean(each) for each in (leaky, cut_off, none)] == [False] * 3
    assert "NEVER" not in capsys.readouterr().out


@pytest.mark.parametrize("name", HAPPENINGS)
def test_what_never_happened_was_not_judged(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert not is_clean(outcome(**{name: 0}))
    assert f"NEVER HAPPENED: {name}\n" in capsys.readouterr().out
