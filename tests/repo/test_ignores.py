"""A check may be switched off, for a reason that stands beside it."""

import re

from tools.tree import ROOT, pyproject

LINES = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()


def test_every_ignored_rule_has_its_own_line_with_a_reason() -> None:
    lint = pyproject()["tool"]["ruff"]["lint"]
    ignored = [*lint["ignore"], *(code for codes in lint["per-file-ignores"].values() for code in codes)]
    with_reason = [match[1] for line in LINES if (match := re.fullmatch(r'    "([A-Z]+\d*)", +# \S.{9,}', line))]
    assert sorted(ignored) == sorted(with_reason)
