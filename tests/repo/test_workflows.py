"""The workflows run what the repository says, and nothing of theirs can change behind its back."""

import re
from pathlib import Path

import pytest

from tools.tree import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"[\w./-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned_by_its_hash(workflow: Path) -> None:
    used = re.findall(r"uses: (.+)", workflow.read_text(encoding="utf-8"))
    assert used
    assert [each for each in used if not PINNED.fullmatch(each)] == []


def test_a_push_gets_the_verdict_and_the_night_the_rest() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in WORKFLOWS}
    assert "- run: bash .ci/run\n" in texts["ci"]
    assert "- run: bash .ci/run nightly\n" in texts["nightly"]


def test_a_release_is_published_by_a_tag_alone_and_without_a_password() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    last = text.rstrip().splitlines()[-2:]
    assert last[0].strip() == "- if: github.ref_type == 'tag'"
    assert "gh-action-pypi-publish@" in last[1]
    assert "id-token: write" in text
    assert "password" not in text.partition("on:")[2]
