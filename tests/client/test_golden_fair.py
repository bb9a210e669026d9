"""The vectors by which other clients check their verifying are up to date and hold a lie about everything."""

from pathlib import Path

from scripts.golden_fair import golden_fair
from tools.golden.fair import cases, stories, wrong_field

GOLDEN = (Path(__file__).parents[1] / "golden" / "fair.json").read_text(encoding="utf-8")


def test_the_vectors_are_written_as_before() -> None:
    assert golden_fair() == GOLDEN, "if the scheme was changed on purpose: make golden, and read the difference"


def test_honest_matches_verify_and_every_lie_is_named() -> None:
    all_stories = stories()
    found = {case.name: wrong_field(case, all_stories[case.story]) for case in cases(all_stories)}
    honest = {name for name in all_stories if "swapped" not in name}
    assert {name for name, field in found.items() if field is None} == honest
    assert {field for name, field in found.items() if name.startswith("four: ")} == {
        "C",
        "S",
        "T",
        "first dealer",
        "h of seat 1",
        "player id of seat 1",
        "r of seat 1",
        "rules",
    }
    assert found["own hand swapped"] == "deal 2: hand of seat 0"
    assert found["other hands swapped"] == "deal 2: hand of seat 1"
