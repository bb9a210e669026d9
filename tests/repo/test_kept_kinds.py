"""What is kept about people: the page that everybody can read names every kind that the guide for hosts names."""

import re
from pathlib import Path

import pytest

from gangoffour.locales import languages

KINDS = {
    "Matches": "matches",
    "Reviews of matches": "matches",
    "Tables": "tables",
    "Ids of commands": "tables",
    "Seeds of matches": "tables",
    "Listings in the lobby": "tables",
    "Outbox, deadlines": "tables",
    "Chat at a table": "chat",
    "Tries and ratings": "practice",
    "Seeds of shared boards": "boards",
    "Users": "account",
    "Face": "profile",
    "Names that a user gave up": "names",
    "Guests": "guests",
    "Sessions": "devices",
    "Links to further devices": "links",
    "Tokens of programs": "programs",
    "Bots that somebody owns": "programs",
    "Friends": "friends",
    "Links to friends": "invitations",
    "How somebody behaved": "conduct",
    "Reports": "reports",
    "What the staff did": "staff",
}
"""How each row of the guide begins, and under which kind the page has it."""


@pytest.fixture
def root(request: pytest.FixtureRequest) -> Path:
    return Path(request.config.rootpath)


def kind_of(row: str) -> str:
    """The kind of a row; the longest beginning counts."""
    fitting = [start for start in KINDS if row.startswith(start)]
    assert fitting, f"no kind for this row of the guide: {row}"
    return KINDS[max(fitting, key=len)]


def test_the_page_names_the_kinds_of_the_guide_and_no_others(root: Path) -> None:
    guide = (root / "docs/guides/what-is-kept.md").read_text(encoding="utf-8")
    table = guide.split("| Setting |")[1].split("\n\n")[0]
    rows = re.findall(r"^\| ([^|]+?) \|", table, re.MULTILINE)
    assert len(rows) >= len(KINDS)
    page = (root / "web/src/accounts/KeptScreen.svelte").read_text(encoding="utf-8")
    groups = re.search(r"const GROUPS = \{(.+?)\} as const", page, re.DOTALL)
    assert groups
    shown = [kind for group in re.findall(r"\[(.+?)\]", groups[1]) for kind in re.findall(r'"(\w+)"', group)]
    assert len(shown) == len(set(shown))
    assert {kind_of(row) for row in rows} == set(shown)


@pytest.mark.parametrize("language", languages())
def test_the_page_says_what_is_kept_and_how_long_in_every_language(root: Path, language: str) -> None:
    text = (root / f"src/gangoffour/locales/{language}/rights.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^(kept-[\w-]+) = \S", text, re.MULTILINE))
    assert {f"kept-{kind}{end}" for kind in KINDS.values() for end in ("", "-long")} <= said
