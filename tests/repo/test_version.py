"""One version, in pyproject.toml; the changelog, the citation and the installed package agree with it."""

import re

import gangoffour
from scripts.cut_release import PLACES, STATUS, as_stable, version_in, with_date, with_version
from tools.tree import ROOT, pyproject

FRAGMENTS = [path for path in (ROOT / "changelog.d").iterdir() if path.name != "README.md"]
KINDS = [kind["directory"] for kind in pyproject()["tool"]["towncrier"]["type"]]


def declared_version() -> str:
    return str(pyproject()["project"]["version"])


def released_versions() -> list[str]:
    """The headings of the changelog, newest first."""
    return re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)


def as_numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_the_installed_version_is_the_declared_one() -> None:
    assert gangoffour.__version__ == declared_version(), "run `make setup` again"


def test_the_citation_names_the_declared_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (\S+)$", citation, re.MULTILINE) == [declared_version()]


def test_every_place_of_the_version_names_the_declared_one() -> None:
    for name, pattern in PLACES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        assert version_in(text, pattern) == declared_version()
        assert version_in(with_version(text, pattern, "9.8.7rc6"), pattern) == "9.8.7rc6"
        assert with_version(text, pattern, "9.8.7rc6").count("9.8.7rc6") == 1


def test_the_first_stable_version_says_so_and_a_candidate_does_not() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert len(re.findall(STATUS[0], project)) == 1
    assert as_stable(project, "1.0.0").count(STATUS[1]) == 1
    assert as_stable(project, "1.0.0rc1") == as_stable(project, "0.9.0") == project


def test_a_citation_has_the_day_of_its_version_once() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    dated = with_date(with_date(citation, "2026-01-01"), "2026-02-03")
    assert re.findall(r"^version: .+\ndate-released: (.+)$", dated, re.MULTILINE) == ["2026-02-03"]
    assert dated.count("date-released") == 1


def test_the_version_is_the_head_of_the_changelog_or_newer() -> None:
    assert all(as_numbers(declared_version()) >= as_numbers(version) for version in released_versions())


def test_a_released_version_gets_no_new_changes() -> None:
    if declared_version() in released_versions():
        assert FRAGMENTS == [], "raise the version in pyproject.toml"


def test_every_fragment_is_named_by_topic_and_kind() -> None:
    pattern = re.compile(rf"\+[a-z0-9-]+\.(?:{'|'.join(KINDS)})\.md")
    assert [path.name for path in FRAGMENTS if not pattern.fullmatch(path.name)] == []
