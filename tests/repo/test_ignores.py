"""All code is checked. A check may be switched off, for a reason that stands beside it."""

import re

from tools.tree import CODE_FOLDERS, ROOT, files_with_suffix, pyproject

LINES = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()


def test_every_ignored_rule_has_its_own_line_with_a_reason() -> None:
    lint = pyproject()["tool"]["ruff"]["lint"]
    ignored = [*lint["ignore"], *(code for codes in lint["per-file-ignores"].values() for code in codes)]
    with_reason = [match[1] for line in LINES if (match := re.fullmatch(r'    "([A-Z]+\d*)", +# \S.{9,}', line))]
    assert sorted(ignored) == sorted(with_reason)


def test_every_folder_with_code_is_looked_at() -> None:
    folders = {parts[0] for path in files_with_suffix(".py") if len(parts := path.relative_to(ROOT).parts) > 1}
    assert folders == {*CODE_FOLDERS}
    assert pyproject()["tool"]["mypy"]["files"] == [*CODE_FOLDERS]
